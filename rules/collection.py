"""The figures an owner has: counted by miniature, whatever the edition of its cards; short lists are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.armies import Muster
from rules.cards import Card
from rules.text import fold

MOST_OWNED = 999


@dataclass(frozen=True, slots=True)
class Owned:
    """How many figures of a miniature somebody has; ``name`` is one of its names, as it is shown."""

    name: str
    figures: int


def miniature(card: Card) -> str:
    """Return what stands for a card's miniature: its folded French name, the same in every edition."""
    return fold(card.name_fr or card.name_en)


@dataclass(frozen=True, slots=True)
class Shortage:
    """A miniature of which a list wants more figures than its owner has; ``entries`` are those it is in."""

    miniature: str
    entries: tuple[str, ...]
    wanted: int
    owned: int


def shortages(muster: Muster, owned: Mapping[str, Owned]) -> tuple[Shortage, ...]:
    """Return the miniatures a list wants too many of, in its order; those nobody counted are left out."""
    wanted: Counter[str] = Counter()
    entries: dict[str, list[str]] = {}
    for entry in muster.army.entries:
        key = miniature(muster.card(entry))
        wanted[key] += entry.figures
        entries.setdefault(key, []).append(entry.id)
    return tuple(
        Shortage(key, tuple(entries[key]), figures, owned[key].figures)
        for key, figures in wanted.items()
        if key in owned and figures > owned[key].figures
    )
