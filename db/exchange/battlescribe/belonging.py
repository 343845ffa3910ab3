"""Which people spells and miracles belong to: files of magic name it in brackets, « [Acheron] Gorgon »."""

from __future__ import annotations

import re

from db.exchange.battlescribe.links import LinkIndex
from db.exchange.battlescribe.model import DataFile, SelectionEntry
from rules.peoples import Peoples

_NAMED = re.compile(r"\[([^\]]{2,30})\]")


class Belonging:
    """The one people that has an entry, known by the names of what holds it and of what links to it."""

    def __init__(self, index: LinkIndex, peoples: Peoples) -> None:
        self._index = index
        self._told: dict[int, set[str]] = {}
        for source in index.sources:
            for entry in (*source.roots, *source.shared):
                found = _NAMED.match(entry.name)
                if found is not None and (people := peoples.find(found[1])) is not None:
                    self._mark(source, entry, people)

    def people_of(self, entry: SelectionEntry) -> str:
        """Return the people of an entry, "" where none is named, or several are."""
        told = self._told.get(id(entry), set())
        return next(iter(told)) if len(told) == 1 else ""

    def _mark(self, source: DataFile, entry: SelectionEntry, people: str) -> None:
        """Follow everything below an entry, once for each people."""
        waiting = [(source, entry)]
        while waiting:
            where, one = waiting.pop()
            told = self._told.setdefault(id(one), set())
            if people in told:
                continue
            told.add(people)
            waiting += [(where, child) for child in one.children]
            if one.link is not None and (placed := self._index.entry(where, one.link)) is not None:
                waiting.append(placed)
