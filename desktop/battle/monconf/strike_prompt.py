"""A blow (Tableau de blessures): who strikes whom, the attack threshold, the cell and its reasons."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.monconf.strike_table import StrikeTable, column_name, row_name
from desktop.battle.prompts.blow_prompt import BlowPrompt
from desktop.battle.prompts.wound_way import ReasonChip, WayView
from desktop.drafts.monconf.strike_draft import StrikeDraft
from desktop.widgets.dice_row import DiceField
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import soft
from desktop.widgets.text import label
from desktop.widgets.typed_keys import digit
from desktop.wording import number
from desktop.wording.battle.odds_words import odds_told, results_words
from rules.battle.current import current, summed
from rules.monconf.commands import Strike
from rules.monconf.striking import read_blow
from rules.monconf.wounds import Blow, column_of
from rules.text import Reason
from rules.values import Characteristic


def hurts(context: BattleContext, attacker: str, target: str) -> float | None:
    """Give the chance, 0 to 1, that a pass that hits costs its target life; None where it cannot be told."""
    return StrikeDraft.begin(context.table, context.game, attacker, target).hurts


class StrikePrompt(BlowPrompt):
    """Type the attack threshold, see the cell and why, press Enter."""

    def __init__(self, parent: QWidget, context: BattleContext, attacker: str, target: str) -> None:
        super().__init__(parent, context, attacker, target)
        self.draft = StrikeDraft.begin(context.table, context.game, attacker, target)
        self._rolled = False
        self.title.setText(self.tr("A blow"))
        self.table = StrikeTable(context.table.ruleset, context.language, self.panel)
        self.rows: list[KeyButton] = []
        self.dice = DiceField(self.panel)
        self.dice.pad.thrown.connect(self.type_face)
        self.hint, self.odds = label("", self.panel, wrap=True), soft("", self.panel)
        self.way = WayView(self.panel)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        thresholds = FlowBox(self.panel, gap=4)
        for threshold in range(self.draft.highest + 1):
            button = KeyButton(thresholds, act=self._on_row)
            button.setObjectName(str(threshold))
            thresholds.flow.addWidget(button)
            self.rows.append(button)
        self.body.addWidget(label(self.tr("Attack threshold"), self.panel, role="heading"))
        for part in (thresholds, self.dice, self.hint, self.odds, self.way, self.table):
            self.body.addWidget(part)

    @property
    def holds(self) -> bool:
        """Whether dice lie there that nothing came of yet."""
        return bool(self.draft.thrown) and not self._rolled

    @property
    def has_typed(self) -> bool:
        """Whether a figure is typed, and no field is typed in."""
        return not self.typing and not self._rolled and self.draft.back() != self.draft

    # -- what is known --------------------------------------------------------------------------------

    @property
    def command(self) -> Strike:
        """The blow as it stands."""
        return self.draft.command

    def values(self) -> tuple[float | None, float | None]:
        """Give FOR and RES as they stand."""
        return self.draft.strength, self.draft.resistance

    def typed(self) -> tuple[float | None, float | None]:
        """Give FOR and RES where they were typed."""
        return self.draft.asked.strength, self.draft.asked.resistance

    def set_typed(self, strength: float | None, resistance: float | None) -> None:
        """Take FOR and RES as typed."""
        self.draft = self.draft.with_values(strength, resistance)

    def begin_with(self, number: int) -> None:
        """Begin with an attack threshold; what is beyond the table is its lowest or highest one."""
        self._set(self.draft.with_threshold(max(0, min(self.draft.highest, number))))

    # -- what is shown --------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything as it stands."""
        draft, read = self.draft, self.draft.read
        self._show_who()
        if not self._rolled:
            self._show_values()
        for threshold, button in enumerate(self.rows):
            words = row_name(threshold - 1, draft.highest) if threshold else self.tr("0 or less")
            button.show_verb(words, on=draft.threshold == threshold)
        asks = draft.asks_die and not self._rolled
        self.dice.setVisible(draft.needed > 0)
        self.dice.show_dice(draft.thrown, draft.needed)
        self.dice.ask(faces=asks)
        if not self._rolled:
            self.table.show_cell(draft.row, draft.columns)
            self.way.show_chips(self._chips(read))
            self._show_result(read)
        self.hint.setText(self._what_next(read))
        self.hint.setVisible(bool(self.hint.text()))
        self._show_odds()
        verb = self.tr("Apply") if self._target else self.tr("Add to journal")
        if asks:
            self.say_verb(self.tr("Roll the dice of STR here"), "R", icon="dice")
        elif self._rolled:
            self.say_done()
        else:
            self.say_verb(verb if read is not None else "")
        self.resettle()
        self.show_lit(self.table)

    def _what_next(self, read: Blow | None) -> str:
        if self._rolled or read is not None:
            return ""
        if not self.known:
            return self.tr("Enter STR and RES, then the attack threshold.")
        if self.draft.threshold is None:
            words = self.tr("Enter the attack threshold: 1 to {most}, or 0 for less.")
            return words.format(most=self.draft.highest)
        return self.tr("Enter the STR die, or roll it here.")

    def _show_odds(self) -> None:
        """Say how likely each result is of the dice of STR still to come, and that the target falls."""
        ahead = None if self._rolled else self.draft.ahead
        self.odds.setVisible(ahead is not None and odds_told())
        if ahead is not None:
            self.odds.setText(results_words(ahead.results, self._result_words, ahead.falls / ahead.rolls))

    def _result_words(self, result: str) -> str:
        """Name a result of the table: life points, a state, nothing."""
        if result.isdecimal():
            return self.tr("%n life points lost", "", int(result))
        states = self._context.play.table.ruleset.track.states
        found = next((each for each in states if each.id == result and not each.notches), None)
        if found is None:
            return self.tr("Nothing")
        return found.en if self._context.language == "en" else found.fr

    def _chips(self, read: Blow | None) -> list[ReasonChip]:
        """Give the way to the cell: FOR and RES with what changed them, the column, the row."""
        names, made, draft = self._context.names, [], self.draft
        for words, value, key, kind in (
            (self.tr("STR"), draft.strength, self._attacker, Characteristic.FOR),
            (self.tr("RES"), draft.resistance, self._target, Characteristic.RES),
        ):
            if value is not None:
                made.append(ReasonChip(f"{words} {number(value)}{self._made_of(key, kind, value)}"))
        die_words = self.tr("Die")
        made += [ReasonChip(f"{die_words} {number(die, '+')}") for die in draft.thrown]
        difference = draft.difference
        if difference is None or len(draft.thrown) < draft.needed:
            return made
        ruleset = self._context.play.table.ruleset
        column = column_name(column_of(difference, ruleset), tuple(ruleset.wound_columns))
        said = number(difference, "+") if difference else number(0)
        words = self.tr("STR − RES = {n}, column {column}")
        if said == column:  # the column of one difference alone is named by it
            words = self.tr("STR − RES = {n}")
        made.append(ReasonChip(words.format(n=said, column=column), "accent", strong=True))
        if read is not None:
            row = names.say(read.reasons[-1].message)
            made.append(ReasonChip(row[:1].upper() + row[1:], "accent", strong=True))
        return made

    def _made_of(self, key: str, kind: Characteristic, value: float) -> str:
        """Say what makes a value that is not simply printed: « (5, wounds −1) »."""
        fighter = self._context.game.fighters.get(key)
        if fighter is None:
            return ""
        found = current(self._context.game, fighter, kind, self._context.play.table.ruleset)
        reasons = summed(found)
        if found.total != value or len(reasons) < 2:
            return ""
        return f" ({', '.join(self._reason(reason, first=not n) for n, reason in enumerate(reasons))})"

    def _reason(self, reason: Reason, *, first: bool) -> str:
        if first:
            return number(reason.amount)
        return f"{self._context.names.say(reason.message)} {number(reason.amount, '+')}"

    def _show_result(self, read: Blow | None) -> None:
        if read is None:
            self.result.show_result(None, "")
            return
        states = self._context.play.table.ruleset.track.states
        found = next((each for each in states if each.id == read.result), None) if read.stuns else None
        words = self.tr("%n life points lost", "", read.lives) if read.lives else self.tr("Nothing")
        if found is not None:
            english = self._context.language == "en"
            self.result.show_result(
                found, found.en if english else found.fr, found.letter(self._context.language)
            )
        else:
            self.result.show_result(None, words)

    # -- hands ------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take the threshold, then the dice of FOR, or a letter."""
        if self._rolled:
            return False
        number_ = digit(key)
        if number_ is not None:
            self.setFocus()
            self._set(self.draft.type_number(number_))
            return True
        letter = key.upper()
        if letter == "F":
            self._to_strength()
        elif letter == "E":
            self._to_resistance()
        elif letter == "R":
            self.roll_here()
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the threshold with the arrows, take the last figure back with Backspace."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.answer()
            return
        if not self.typing and not self._rolled:
            if by := {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key())):
                self._set(self.draft.move(by))
                return
            if event.key() == Qt.Key.Key_Backspace:
                if self.done and not self.has_typed:
                    self.reopen()
                else:
                    self._set(self.draft.back())
                return
        super().keyPressEvent(event)

    def _set(self, draft: StrikeDraft) -> None:
        self.draft = draft
        self.refresh()

    def answer(self) -> None:
        """Go on from a field, or apply the blow."""
        if self._rolled:
            self.close_panel()
        elif self.strength.hasFocus() and self.values()[1] is None:
            self._to_resistance()
        elif self.typing:
            self.setFocus()
        elif self.draft.read is not None and self.carry(self._context, self.command):
            self.close_panel()

    def roll_here(self) -> None:
        """Let the program throw the dice of FOR; the blow is applied at once, undo takes it back."""
        if self.draft.threshold is None or not self.draft.needed:
            return
        if not self.carry(self._context, self.command):
            return
        rolled = next(iter(self._context.rolls()), None)
        self.draft = replace(self.draft, thrown=rolled.dice if rolled is not None else ())
        self._rolled = True
        read = read_blow(self.draft.table, self.draft.game, self.command)
        self.table.show_cell(read.row, (read.column,))
        self.way.show_chips(
            [
                ReasonChip(f"{self._context.names.say(r.message)} {number(r.amount, '+')}")
                for r in read.reasons
                if r.amount
            ]
        )
        self._show_result(read)
        self.refresh()

    def _on_row(self) -> None:
        if not self._rolled:
            self.setFocus()
            self._set(self.draft.with_threshold(int(self.sender().objectName())))
