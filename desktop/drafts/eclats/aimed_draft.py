"""What an attack or a cast of a combat amounts to, while it is entered: whom, how much, at what cost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from rules.battle.commands import Command
from rules.eclats.commands import Attack, Incant


@dataclass(frozen=True, slots=True, kw_only=True)
class AimedDraft:
    """Who attacks or ``casts`` at whom, and what it does to each; ``words`` are the defence, or the spell.

    An enemy's attack costs action ``points``, a cast ``containers`` and ``animus`` of its caster.
    """

    fighter: str
    casts: bool = False
    targets: tuple[str, ...] = ()
    damage: int = 0
    points: int = 0
    containers: int = 0
    animus: int = 0
    words: str = ""

    def toggled(self, target: str) -> Self:
        """Return a copy with a target added, or taken out where it was chosen already."""
        if target in self.targets:
            return replace(self, targets=tuple(key for key in self.targets if key != target))
        return replace(self, targets=(*self.targets, target))

    @property
    def command(self) -> Command:
        """The attack, or the cast."""
        if self.casts:
            return Incant(self.fighter, self.words, self.targets, self.damage, self.containers, self.animus)
        return Attack(self.fighter, self.targets, self.damage, self.points, self.words)
