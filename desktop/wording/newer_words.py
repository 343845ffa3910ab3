"""Word what a newer file of a catalogue changes in a list."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.operations.newer_catalogues import CatalogueRevisions
from desktop.wording import about, army_words

_MOST = 6


def parts_changed(file: CatalogueRevisions, cards: Mapping[str, str]) -> str:
    """Name what a file changes: Guard (1), Sword → Blade: 3 PA → 5 PA; ``cards`` are the names of entries."""
    found = []
    for each in file.changes:
        name = cards.get(each.entry) or army_words.heading(each.name)
        if each.now and not each.entry:
            name = f"{name} → {army_words.heading(each.now)}"
        moves = [
            " → ".join(army_words.currency(cost, move.name) for cost in (move.before, move.now))
            for move in each.costs
        ]
        found.append(about(name, ", ".join(moves)) if moves else name)
    names = [*dict.fromkeys(found)]
    shown = ", ".join(names[:_MOST])
    return shown if len(names) <= _MOST else f"{shown} {army_words.more(len(names) - _MOST)}"
