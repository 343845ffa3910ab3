"""How a wound roll is read: the dice, what is still open, the row of reasons, the drawn table beneath."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.battle.confrontation.wound_table import WoundTableView, row_name
from desktop.battle.context import BattleContext
from desktop.battle.prompts.wound_way import SUMMED, ReasonChip, WayView, chips_of
from desktop.drafts.confrontation.wound_draft import WoundDraft
from desktop.widgets.dice_row import DiceField
from desktop.widgets.in_line import in_column
from desktop.widgets.prompt import soft
from desktop.widgets.text import label
from desktop.wording.battle.odds_words import odds_told, results_words
from desktop.wording.naming import Names
from rules.battle.ruleset import Ruleset, WoundState
from rules.text import Reason

_TO_THE_SUM = ("strength", "vapour")
"""Dice that are asked for before the table can be read."""


def letter_of(state: WoundState | None, language: str) -> str:
    """Give the letter of a result, none for nothing."""
    return "" if state is None else state.letter(language)


def wound_stakes(context: BattleContext, attacker: str, target: str) -> tuple[float, float] | None:
    """Give the chances, 0 to 1, that a blow that hit wounds its target now and fells it; None for unknown."""
    return WoundDraft(context.table, context.game, context.desk.abilities, attacker, target).stakes


def hurts(context: BattleContext, attacker: str, target: str) -> float | None:
    """Give the chance, 0 to 1, that a blow that hit wounds its target now; None where it cannot be told."""
    stakes = wound_stakes(context, attacker, target)
    return None if stakes is None else stakes[0]


class WoundReading(QWidget):
    """Shows a draft: its cells lit while it is typed, its way once it is whole, its odds until then."""

    def __init__(self, ruleset: Ruleset, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruleset, self._language = ruleset, language
        self.table = WoundTableView(ruleset, language, self)
        self.way = WayView(self)
        self.dice = DiceField(self)
        self.hint, self.odds = label("", self, wrap=True), soft("", self)
        in_column(self, self.dice, self.hint, self.odds, self.way, self.table, gap=4)

    def heightForWidth(self, width: int) -> int:
        """Ask for no more than is needed: the rows of the table may stand lower."""
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else 0

    def show_draft(self, draft: WoundDraft, names: Names, rolled: Sequence[Reason] | None) -> None:
        """Show what is known of a roll; ``rolled`` are the reasons of one that the program threw."""
        read, ahead = draft.read, draft.ahead
        extra = 0 if read is None else len(draft.dice) - draft.needed + bool(read.asks)
        kept = read.kept if read is not None and draft.needed > len(read.kept) else ()
        self.dice.show_dice(draft.dice, draft.needed + extra, kept)
        cells = {} if ahead is None else ahead.cells
        summing = read is not None and any(ask in _TO_THE_SUM for ask in read.asks)
        self.table.show_cells(cells, None if read is None or summing else (read.row, read.column))
        chips = []
        if read is not None:
            row = row_name(read.row, len(self._ruleset.wound_table))
            reasons = read.reasons if rolled is None else rolled
            if summing:  # which row it is nobody knows yet
                reasons = [reason for reason in reasons if reason.message.code in SUMMED]
            chips = chips_of(reasons, names, row, self.tr("= {total}"), self.tr("row {row}"))
            if rolled is None and not read.asks and (state := draft.becomes):
                words = self.tr("{result}, in all: {state}")
                said = words.format(result=names.wound(read.result), state=names.wound(state))
                chips.append(ReasonChip(said, "warn", strong=True))
        self.way.show_chips(chips)
        self.hint.setText(self._what_next(draft))
        self.hint.setVisible(bool(self.hint.text()))
        asks = not draft.complete and rolled is None
        self.dice.ask(faces=asks)
        self.way.setVisible(bool(chips))
        self._show_odds(draft, names)

    def _what_next(self, draft: WoundDraft) -> str:
        read = draft.read
        if read is not None and read.asks:
            return {
                "strength": self.tr("Enter the STR die."),
                "vapour": self.tr("Enter the Vapour die."),
                "toxic": self.tr("Enter the Toxic die."),
            }[read.asks[0]]
        if read is not None:
            return ""
        if not draft.known:
            return self.tr("Enter STR and RES, then the dice.")
        return ""  # the open box and the verb say it

    def _show_odds(self, draft: WoundDraft, names: Names) -> None:
        """Say how likely each result is of the rolls that are still possible, and that the target falls."""
        ahead = None if draft.complete else draft.ahead
        self.odds.setVisible(ahead is not None and odds_told())
        if ahead is not None:
            track, stakes, language = self._ruleset.track, draft.stakes, self._language
            falls = None if stakes is None else stakes[1]
            self.odds.setText(results_words(ahead.results, lambda each: track.sign(each, language), falls))
            self.odds.setAccessibleName(results_words(ahead.results, names.wound, falls))
