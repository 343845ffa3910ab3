"""A try to disengage as far as it is thrown: INI against the difficulty of the ruleset (V-C-3, V-D-1)."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.drafts.decided_draft import DecidedDraft
from rules.battle.action_commands import Disengage
from rules.battle.one_die import tested_value
from rules.confrontation.disengaging import difficulty
from rules.text import Explained
from rules.values import Characteristic


@dataclass(frozen=True, slots=True, kw_only=True)
class DisengageDraft(DecidedDraft):
    """What the prompt of a try to disengage holds."""

    fighter: str

    @property
    def value(self) -> Explained:
        """Return INI."""
        return tested_value(self.table, self.game, self.fighter, Characteristic.INI)

    @property
    def difficulty(self) -> Explained:
        """Return the difficulty, and what it is made of."""
        return difficulty(self.table, self.game, self.fighter)

    @property
    def needed(self) -> float | None:
        """Return the difficulty, None where the ruleset has no such test."""
        return self.difficulty.total

    @property
    def command(self) -> Disengage:
        """Return the try with its dice."""
        return Disengage(self.fighter, dice=self.dice, thrown_here=self.fallen)

    def told(self, success: bool) -> Disengage:
        """Return the try as the table saw it."""
        return Disengage(self.fighter, success=success, thrown_here=self.fallen)
