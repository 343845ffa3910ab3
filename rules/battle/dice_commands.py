"""What players ask of the dice of the Tactique roll beside throwing them (II-A-2, II-A-4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.commands import Command


@dataclass(frozen=True, slots=True)
class SetDiceCount(Command):
    """Say how many dice a side throws for Tactique, before they fall (II-A-2)."""

    side: str
    number: int


@dataclass(frozen=True, slots=True)
class ChooseRollDie(Command):
    """Keep the n-th die of the last throw of a side's Tactique roll, None the best one (II-A-2)."""

    side: str
    die: int | None = None


@dataclass(frozen=True, slots=True)
class SetRollNatural(Command):
    """Set the natural result of a side's Tactique roll, as an effect may (II-A-4).

    None lets the dice count again.
    """

    side: str
    natural: int | None = None
