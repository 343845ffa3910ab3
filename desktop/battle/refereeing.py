"""The referee one key away: about the chosen figure, about two, or about nobody of the battle."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.battle.prompts.menu import Menu, MenuRow
from desktop.battle.prompts.referee import RefereePrompt
from desktop.battle.prompts.referee_inquiry import Inquiry, Party
from desktop.battle.prompts.referee_words import size_name
from desktop.battle.prompts.text import TextPrompt
from desktop.wording import fill
from rules.battle.contacts import size_of, touching
from rules.battle.rulings import LONGEST_NAME, AgreeOn
from rules.battle.state import Game
from rules.battle.system import Table as Rules
from rules.cards import Size
from rules.text import fold

if TYPE_CHECKING:
    from desktop.battle.table import Table

_KEYS = "123456789ABC"  # of MOST_SCENERY pieces


def party_of(table: Rules, game: Game, key: str) -> Party:
    """Give what the battle knows of a figure: its size (Énorme/X is very large) and its level."""
    fighter = game.fighters.get(key)
    return Party() if fighter is None else Party(key, size_of(table, game, fighter), fighter.level)


def is_machine(game: Game, key: str) -> bool:
    """Tell whether a card says war machine: the arc of such may count from the weapon (II-D-2)."""
    fighter = game.fighters.get(key)
    sheet = None if fighter is None else game.cards[fighter.card].sheet
    if sheet is None:
        return False
    said = (sheet.rank.text, *sheet.classes, *(ability.fr for ability in sheet.abilities))
    return any("machine de guerre" in fold(words) or "war machine" in fold(words) for words in said)


def about(table: Rules, game: Game, inquiry: Inquiry, first: str, second: str) -> Inquiry:
    """Return a question about two figures ("" for none), with the contacts that the battle remembers."""
    met = touching(game, first) if first else ()
    return replace(
        inquiry, first=party_of(table, game, first), second=party_of(table, game, second), told=(),
        touching=bool(second) and second in met, there=len(met), scenery=tuple(game.scenery.items()),
        weapon=inquiry.weapon if first == inquiry.first.fighter else is_machine(game, first),
    )  # fmt: skip


class Refereeing(QObject):
    """Opens the referee and brings the figures it is asked about."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._inquiry = Inquiry()
        self._which = "first"
        self._piece = ""

    @property
    def _rules(self) -> Rules:
        return self._table.context.play.table

    def begin(self, fighter: str) -> None:
        """Ask the referee, about the chosen figure if there is one; the question is that of last time."""
        game = self._table.context.game
        other = self._inquiry.second.fighter
        kept = other if other in game.fighters and other != fighter and fighter else ""
        self._open(about(self._rules, game, replace(self._inquiry, needs_sight=True), fighter, kept))

    def _open(self, inquiry: Inquiry) -> None:
        prompt = RefereePrompt(self._table, self._table.context, inquiry)
        prompt.repicked.connect(self._repick)
        prompt.scenery_wanted.connect(self._show_scenery)
        prompt.closed.connect(self._remember)
        self._table.open_prompt(prompt)

    def _remember(self) -> None:
        prompt = self.sender()
        if isinstance(prompt, RefereePrompt):
            self._inquiry = prompt.inquiry

    def _repick(self, which: str) -> None:
        self._which = which
        words = {
            "first": self.tr("Who is it about? Type its letters, or press Enter to name nobody."),
            "second": self.tr("And the other one? Type its letters, or press Enter to name nobody."),
        }
        self._table.pointer.ask(words[which], self._picked)

    def _picked(self, fighter: str) -> None:
        known = self._inquiry
        first = fighter if self._which == "first" else known.first.fighter
        second = fighter if self._which == "second" else known.second.fighter
        if first and first == second:
            first, second = (fighter, "") if self._which == "first" else ("", fighter)
        self._open(about(self._rules, self._table.context.game, known, first, second))

    # -- agreed scenery -----------------------------------------------------------------------------

    def _show_scenery(self) -> None:
        """Show what was agreed on; a piece is added, changed or taken back."""
        self._piece = ""
        agreed = self._table.context.game.scenery.items()
        rows = [
            MenuRow(name, f"{name} ({size_name(size).lower()})", key, icon="edit")
            for key, (name, size) in zip(_KEYS, agreed, strict=False)
        ]
        menu = Menu(
            self._table, self.tr("Agreed scenery"), [*rows, MenuRow("", self.tr("Add"), "N", icon="plus")]
        )
        menu.picked.connect(self._on_piece)
        self._table.open_prompt(menu)
        menu.closed.connect(self._go_back)

    def _on_piece(self, name: str, _shifted: bool) -> None:
        if name:
            self._ask_size(name)
            return
        asked = TextPrompt(
            self._table, self.tr("Name of the piece of scenery"), self.tr("Go on"), may_be_empty=False
        )
        asked.field.setMaxLength(LONGEST_NAME)
        asked.given.connect(self._ask_size)
        self._table.open_prompt(asked)
        asked.closed.connect(self._go_back)

    def _ask_size(self, name: str) -> None:
        """Ask for the size of a piece; one that is agreed on may be taken back."""
        self._piece = name.strip()
        sizes = [size for size in Size if size is not Size.UNKNOWN]
        rows = [MenuRow(size.value, size_name(size), str(n)) for n, size in enumerate(sizes, 1)]
        if self._piece in self._table.context.game.scenery:
            rows.append(MenuRow(Size.UNKNOWN.value, self.tr("No longer agreed"), "0", icon="x"))
        menu = Menu(self._table, fill(self.tr("Which size is {name}?"), name=self._piece), rows)
        menu.picked.connect(self._on_size)
        self._table.open_prompt(menu)
        menu.closed.connect(self._go_back)

    def _on_size(self, size: str, _shifted: bool) -> None:
        self._table.context.do(AgreeOn(self._piece, Size(size)))

    def _go_back(self) -> None:
        """Lead back to the referee where nothing else is asked."""
        QTimer.singleShot(0, self, self._back)

    def _back(self) -> None:
        if self._table.prompt is None:
            known = self._inquiry
            self._open(
                about(self._rules, self._table.context.game, known, known.first.fighter, known.second.fighter)
            )
