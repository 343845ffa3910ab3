"""A frightened figure tries to rally: its value, how hard that is, and its die."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from desktop.drafts.entered_draft import EnteredDraft
from rules.battle.state import Game
from rules.battle.system import Table
from rules.monconf.commands import Steady
from rules.monconf.steadying import difficulty_of, nerve_of
from rules.text import Explained


@dataclass(frozen=True, slots=True, kw_only=True)
class SteadyDraft(EnteredDraft):
    """What the prompt of such a rally holds; ``asked`` is the test without dice."""

    asked: Steady

    @classmethod
    def begin(cls, table: Table, game: Game, fighter: str, row: str) -> Self:
        """Begin with the figure's own value and the difficulty of the ruleset, where it has one."""
        usual = float(round(difficulty_of(table, Steady(fighter=fighter)) or 0))
        asked = Steady(fighter=fighter, row=row, difficulty=usual or None)
        return cls(table=table, game=game, asked=asked)

    # -- what it says -------------------------------------------------------------------------------

    def value_in(self, asked: Steady) -> Explained:
        """Return the value that a test is made with."""
        return nerve_of(self.table, self.game, asked)

    @property
    def needed(self) -> float | None:
        """Return the difficulty as typed, else the ruleset's."""
        return difficulty_of(self.table, self.asked)

    def told(self, success: bool) -> Steady:
        """Return the test as the table saw it."""
        return replace(self.asked, success=success, thrown_here=self.fallen)

    # -- what is entered ----------------------------------------------------------------------------

    def helped(self, game: Game) -> Self:
        """Go on in a state in which a commander lends its value: what was typed before is dropped for it."""
        after = replace(self, game=game)
        return after if after.own is None else replace(after, asked=replace(self.asked, value=None))
