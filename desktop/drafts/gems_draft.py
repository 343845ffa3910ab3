"""Gems chosen by element: those that pay an upkeep, those that the reserve cannot hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from rules.battle.effect_commands import PayUpkeep
from rules.battle.mana import GiveUpGems


@dataclass(frozen=True, slots=True, kw_only=True)
class GemsDraft:
    """What the prompt of gems holds: how many of those ``offered`` are taken, of ``needed`` in all.

    ``asked`` is the command without its ``gems``, those proposed at first.
    """

    asked: PayUpkeep | GiveUpGems
    offered: Mapping[str, int]
    gems: Mapping[str, int]
    needed: int

    @property
    def count(self) -> int:
        """Return how many gems are taken."""
        return sum(self.gems.values())

    @property
    def command(self) -> PayUpkeep | GiveUpGems | None:
        """Return what to do with the gems taken; None for nothing to give up."""
        if not self.count and isinstance(self.asked, GiveUpGems):
            return None
        return replace(self.asked, gems={element: n for element, n in self.gems.items() if n})

    def moved(self, element: str, by: int) -> Self:
        """Take one more or fewer; beyond the last one of an element it begins again at none."""
        n = self.gems.get(element, 0) + by
        return replace(self, gems={**self.gems, element: n if 0 <= n <= self.offered[element] else 0})
