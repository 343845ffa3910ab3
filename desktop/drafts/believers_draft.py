"""Believers round a faithful, counted as a number (section 8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from rules.battle.mana import CountFaith
from rules.battle.system import Table

MOST = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class BelieversDraft:
    """How many believe round a faithful; ``row`` is ticked off."""

    table: Table
    fighter: str
    row: str = ""
    number: int = 0

    @property
    def faith(self) -> int:
        """Return the temporary faith that they make, divided as the ruleset says."""
        return self.table.ruleset.faith.of(self.number)

    @property
    def command(self) -> CountFaith:
        """Return the command with the number so far."""
        return CountFaith(self.fighter, (), self.number, self.row)

    def moved(self, by: int) -> Self:
        """Count some more, or fewer."""
        return replace(self, number=max(0, min(MOST, self.number + by)))

    def type_digit(self, digit: int) -> Self:
        """Write a digit behind the number, or begin with it where that would be too many."""
        written = self.number * 10 + digit
        return replace(self, number=written if written <= MOST else digit)
