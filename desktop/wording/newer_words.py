"""Word what a newer file of a catalogue changes in a list."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.operations.newer_catalogues import CatalogueRevisions
from desktop.wording import army_words

_MOST = 6


def parts_changed(file: CatalogueRevisions, cards: Mapping[str, str]) -> str:
    """Name what a file changes: Guard (1), Sword → Blade; ``cards`` are the names of entries."""
    found = []
    for each in file.changes:
        name = cards.get(each.entry) or army_words.heading(each.name)
        now = "" if each.entry else army_words.heading(each.now) if each.now else ""
        found.append(f"{name} → {now}" if now else name)
    names = [*dict.fromkeys(found)]
    shown = ", ".join(names[:_MOST])
    return shown if len(names) <= _MOST else f"{shown} {army_words.more(len(names) - _MOST)}"
