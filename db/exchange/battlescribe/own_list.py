"""What rosters written here say of the whole list: a profile of its first force, shown like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from db.exchange.battlescribe.labels import plain
from db.exchange.battlescribe.model import Profile
from db.exchange.budget import MOST_NAME
from rules.peoples import Peoples

T = TypeVar("T")
LIST_TYPE = ("Liste", "List")
# Each in French and in English.
COLUMNS: dict[str, tuple[str, str]] = {
    "people": ("Peuple", "People"),
    "edition": ("Édition", "Edition"),
    "format": ("Format", "Format"),
    "order": ("Ordre", "Order"),
    "catalogues": ("Catalogues", "Catalogues"),
}
_TYPES = frozenset(map(plain, LIST_TYPE))
_COLUMNS = {plain(word): key for key, words in COLUMNS.items() for word in words}


@dataclass(frozen=True, slots=True)
class OwnList:
    """What a roster of ours tells of its list; ``catalogues`` is the mark of the files that it goes by.

    ``order`` are the places of the entries in the list, in the order of the file.
    """

    people: str = ""
    edition: str = ""
    format: str = ""
    order: tuple[int, ...] = ()
    catalogues: str = ""

    def in_order(self, entries: Sequence[T]) -> list[T]:
        """Return the entries of the file in the order of the list; as they are if they are others by now."""
        if sorted(self.order) != list(range(1, len(entries) + 1)):
            return list(entries)
        return [entry for _, entry in sorted(zip(self.order, entries, strict=True), key=lambda each: each[0])]


def is_list(profile: Profile) -> bool:
    """Tell whether a profile is that of a list."""
    return plain(profile.kind) in _TYPES


def of_list(cells: Mapping[str, str], peoples: Peoples) -> OwnList:
    """Read what a roster of ours tells of its list."""
    said = {key: text for name, text in cells.items() if (key := _COLUMNS.get(plain(name)))}
    order = tuple(int(word) for word in said.pop("order", "").split() if word.isdecimal() and len(word) < 5)
    told = {key: text[:MOST_NAME] for key, text in said.items()}
    people = told.pop("people", "")
    return OwnList(peoples.find(people) or people, **told, order=order)
