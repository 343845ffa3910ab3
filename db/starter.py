"""What a new library begins with, handed over by whoever opens it."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Set
from dataclasses import dataclass, field

from rules.armies import Option
from rules.cards import Card

_MARK = "starter-"
_NAMES = uuid.UUID("6f0d1f0c-6f6b-5a57-9a3e-5d7a0c3f2b11")
"""What the ids below are drawn from; another one would make all of them others."""


@dataclass(frozen=True, slots=True)
class StarterEntry:
    """A card of a starter army, named by its French name or the only one it has, and its edition.

    ``options`` are the spells that it knows in an example, ``gems`` and ``faith`` what it begins one with;
    ``bought`` are what it buys in the list.
    """

    name_fr: str
    edition: str
    figures: int = 1
    options: tuple[Option, ...] = ()
    gems: Mapping[str, int] = field(default_factory=dict)
    faith: int = 0
    bought: tuple[Option, ...] = ()


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
class StarterOffer:
    """An option of the starter content; ``takers`` are cards by name and edition, with their prices in PA."""

    option: Option
    takers: Mapping[tuple[str, str], float | None] = field(default_factory=dict)
    edition: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Starter:
    """The cards, options and armies of a new library: its first state, which no undo takes away."""

    cards: tuple[Card, ...] = ()
    armies: tuple[StarterArmy, ...] = ()
    offers: tuple[StarterOffer, ...] = ()


def lasting_id(taken: Set[str], *named: str) -> str:
    """Return the id of a thing that new libraries begin with, by what it is called: the same in each.

    So two libraries whose owners never met know it as one, whatever either made of it. It is none of those
    that are ``taken``.
    """
    again = 0
    while (found := f"{_MARK}{uuid.uuid5(_NAMES, repr((*named, again))).hex}") in taken:
        again += 1
    return found


def begins_with(thing: str) -> bool:
    """Tell whether new libraries begin with a thing, by its id."""
    return thing.startswith(_MARK)
