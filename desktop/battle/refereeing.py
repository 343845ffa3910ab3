"""The referee one key away: about the chosen figure, about two, or about nobody of the battle."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.prompts.referee import RefereePrompt
from desktop.battle.prompts.referee_inquiry import Inquiry, Party
from rules.battle.contacts import size_of, touching
from rules.battle.state import Game
from rules.battle.system import Table as Rules

if TYPE_CHECKING:
    from desktop.battle.table import Table


def party_of(table: Rules, game: Game, key: str) -> Party:
    """Give what the battle knows of a figure: its size (Énorme/X is very large) and its level."""
    fighter = game.fighters.get(key)
    return Party() if fighter is None else Party(key, size_of(table, game, fighter), fighter.level)


def about(table: Rules, game: Game, inquiry: Inquiry, first: str, second: str) -> Inquiry:
    """Return a question about two figures ("" for none), with the contacts that the battle remembers."""
    met = touching(game, first) if first else ()
    return replace(
        inquiry, first=party_of(table, game, first), second=party_of(table, game, second), told=(),
        touching=bool(second) and second in met, there=len(met),
    )  # fmt: skip


class Refereeing(QObject):
    """Opens the referee and brings the figures it is asked about."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._inquiry = Inquiry()
        self._which = "first"

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
