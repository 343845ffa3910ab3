"""Dice that heal as far as they are typed (II-B-5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from desktop.drafts.thrown import Thrown
from rules.battle.healing import HealRoll


@dataclass(frozen=True, slots=True, kw_only=True)
class HealDraft(Thrown):
    """What the prompt of a healing holds: each of ``number`` dice that shows ``least`` or more heals a notch.

    ``notches`` are those of the fighter, ``row`` is ticked off.
    """

    fighter: str
    least: int
    notches: int
    row: str = ""
    number: int = 1

    @property
    def good(self) -> tuple[int, ...]:
        """Return the dice that heal."""
        return tuple(die for die in self.dice if die >= self.least)

    @property
    def healed(self) -> int:
        """Return how many notches the dice take off."""
        return min(self.notches, len(self.good))

    @property
    def command(self) -> HealRoll:
        """Return the command with the dice so far; without any they are rolled here."""
        return HealRoll(
            fighter=self.fighter, least=self.least, dice=self.dice, number=self.number, row=self.row
        )

    def type_die(self, die: int) -> Self:
        """Return it with a die more; there are at least as many as were typed."""
        return replace(self, dice=(*self.dice, die), number=max(self.number, len(self.dice) + 1))
