"""What a new library begins with, handed over by whoever opens it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card


@dataclass(frozen=True, slots=True)
class StarterEntry:
    """A card of a starter army, named by its French name and its edition, with its figures."""

    name_fr: str
    edition: str
    figures: int = 1


@dataclass(frozen=True, slots=True)
class StarterArmy:
    """An army list of the starter content; ``limit`` in PA."""

    name: str
    people: str = ""
    edition: str = ""
    limit: int | None = None
    entries: tuple[StarterEntry, ...] = ()
    note: str = ""
    system: str = "confrontation"


@dataclass(frozen=True, slots=True)
class Starter:
    """The cards and armies of a new library: its first state, which no undo takes away."""

    cards: tuple[Card, ...] = ()
    armies: tuple[StarterArmy, ...] = ()
