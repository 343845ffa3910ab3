"""The figures an owner has: counted by miniature, whatever the edition of its cards; short lists are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from rules.armies import Muster
from rules.cards import Card
from rules.text import fold

MOST_OWNED = 999


_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Owned:
    """How many figures of a miniature somebody has.

    ``name`` is one of its names, as it is shown; ``english`` another one, so that cards with one name only
    are met by it.
    """

    name: str
    figures: int
    english: str = ""


def miniature(card: Card) -> str:
    """Return what stands for a card's miniature: its folded French name, the same in every edition."""
    return fold(card.name_fr or card.name_en)


def by_name(owned: Mapping[str, Owned]) -> dict[str, Owned]:
    """Return what is owned by each name that it is known by, what was counted under a name itself first."""
    names = ((name, kept) for kept in owned.values() for name in (kept.english, kept.name) if name)
    return {**{fold(name): kept for name, kept in names}, **owned}


def known_of(card: Card, known: Mapping[str, _T]) -> _T | None:
    """Return what is known of a card's miniature by one of its names; None where nobody counted."""
    for name in (card.name_fr, card.name_en):
        if name and (found := known.get(fold(name))) is not None:
            return found
    return None


@dataclass(frozen=True, slots=True)
class Shortage:
    """A miniature of which a list wants more figures than its owner has; ``entries`` are those it is in."""

    miniature: str
    entries: tuple[str, ...]
    wanted: int
    owned: int


def shortages(muster: Muster, owned: Mapping[str, Owned]) -> tuple[Shortage, ...]:
    """Return the miniatures a list wants too many of, in its order; those nobody counted are left out."""
    known = by_name(owned)
    wanted: Counter[str] = Counter()
    entries: dict[str, list[str]] = {}
    counted: dict[str, int] = {}
    for entry in muster.army.entries:
        if (kept := known_of(muster.card(entry), known)) is not None:
            key = fold(kept.name)
            wanted[key] += entry.figures
            entries.setdefault(key, []).append(entry.id)
            counted[key] = kept.figures
    return tuple(
        Shortage(key, tuple(entries[key]), figures, counted[key])
        for key, figures in wanted.items()
        if figures > counted[key]
    )
