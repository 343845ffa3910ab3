"""Things with immutable revisions, as they are read: cards, lists, options, formats, own rulesets, origins.

A thing has a pointer: the revision it shows, and whether it is hidden (soft-deleted, or not there any more
after an undo). Revisions are only added, and their numbers are never used twice. Editing, deleting, undoing
and redoing move the pointer; :mod:`db.writing.revisions` does so.
"""

from __future__ import annotations

import sqlite3
import uuid
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from db.codec import ARMY, CARD, Codec
from rules.armies import Army
from rules.cards import Card

if TYPE_CHECKING:
    from db.catalogue_record import KeptCatalogue
    from db.origins import Origin
    from rules.battle.own_ruleset import OwnRuleset
    from rules.collection import Owned
    from rules.formats import Format
    from rules.offers import Offer

T = TypeVar("T")
AT_ONCE = 500  # SQLite takes 999 parameters at the least


class RevisionPointer(NamedTuple):
    """The revision that a thing shows, and whether the thing is hidden."""

    number: int
    hidden: bool


class Move(NamedTuple):
    """What a step did to the pointer of one thing."""

    id: str
    before: RevisionPointer
    after: RevisionPointer


class RevisionedTable(Generic[T]):
    """The two tables of one kind of thing, by name: that of the pointers, and that of the revisions."""

    def __init__(self, things: str, codec: Callable[[], Codec[T]]) -> None:
        self.things = things
        self.revisions = revisions = f"{things}_revision"
        self._find_codec = codec
        pointed = f"FROM {things} JOIN {revisions} AS was ON was.id = {things}.id"
        self._shown = (
            f"SELECT {things}.id, was.number, was.data {pointed} AND was.number = {things}.number"
            f" WHERE NOT {things}.hidden"
        )
        self._now = (
            f"SELECT was.number, was.data {pointed} AND was.number = {things}.number WHERE {things}.id = ?"
        )
        self._every = f"SELECT number, data FROM {revisions} WHERE id = ? ORDER BY number"
        self._one = f"SELECT number, data FROM {revisions} WHERE id = ? AND number = ?"

    @property
    def codec(self) -> Codec[T]:
        """The codec that reads and writes a thing, made at its first use."""
        return self._find_codec()

    def shown(self, reader: sqlite3.Connection) -> list[tuple[str, int, T]]:
        """Return id, number and content of everything that is not hidden."""
        return self._read(reader.execute(self._shown).fetchall())

    def ids(self, reader: sqlite3.Connection) -> list[str]:
        """Return the ids of everything that is not hidden."""
        return [row[0] for row in reader.execute(f"SELECT id FROM {self.things} WHERE NOT hidden")]

    def some(self, reader: sqlite3.Connection, wanted: Iterable[str]) -> list[tuple[str, int, T]]:
        """Return id, number and content of those wanted that are known and not hidden."""
        ids = list(wanted)
        found: list[Any] = []
        for first in range(0, len(ids), AT_ONCE):
            part = ids[first : first + AT_ONCE]
            marks = ", ".join("?" * len(part))
            found += reader.execute(f"{self._shown} AND {self.things}.id IN ({marks})", part).fetchall()
        return self._read(found)

    def one(self, reader: sqlite3.Connection, thing: str, number: int | None = None) -> tuple[int, T]:
        """Return number and content of a revision, hidden or not; by default of the one that is shown.

        Raises KeyError.
        """
        if number is None:
            row = reader.execute(self._now, (thing,)).fetchone()
        else:
            row = reader.execute(self._one, (thing, number)).fetchone()
        if row is None:
            raise KeyError(thing if number is None else (thing, number))
        return row[0], self._decode([row[1]])[0]

    def every(self, reader: sqlite3.Connection, thing: str) -> list[tuple[int, T]]:
        """Return all revisions of a thing, oldest first. Raises KeyError."""
        found = reader.execute(self._every, (thing,)).fetchall()
        if not found:
            raise KeyError(thing)
        return list(zip((row[0] for row in found), self._decode([row[1] for row in found]), strict=True))

    def _read(self, found: Sequence[Any]) -> list[tuple[str, int, T]]:
        contents = self._decode([row[2] for row in found])
        return [(row[0], row[1], content) for row, content in zip(found, contents, strict=True)]

    def _decode(self, written: Sequence[str]) -> list[T]:
        return self.codec.read_all(text.encode() for text in written)


def new_id() -> str:
    """Return an id that no other library has used, so that things can be carried between libraries."""
    return uuid.uuid4().hex


def _rulesets() -> Codec[OwnRuleset]:
    from db.battle_codec import RULESET  # not needed to show the cards

    return RULESET


def _offers() -> Codec[Offer]:
    from db.origins import OFFER

    return OFFER


def _origins() -> Codec[Origin]:
    from db.origins import ORIGIN

    return ORIGIN


def _formats() -> Codec[Format]:
    from db.origins import FORMAT

    return FORMAT


def _owned() -> Codec[Owned]:
    from db.origins import FIGURES

    return FIGURES


def _catalogues() -> Codec[KeptCatalogue]:
    from db.catalogue_record import CATALOGUE

    return CATALOGUE


CARDS: RevisionedTable[Card] = RevisionedTable("card", lambda: CARD)
ARMIES: RevisionedTable[Army] = RevisionedTable("army", lambda: ARMY)
RULESETS: RevisionedTable[OwnRuleset] = RevisionedTable("ruleset", _rulesets)
OFFERS: RevisionedTable[Offer] = RevisionedTable("offer", _offers)
ORIGINS: RevisionedTable[Origin] = RevisionedTable("origin", _origins)
FORMATS: RevisionedTable[Format] = RevisionedTable("format", _formats)
OWNED: RevisionedTable[Owned] = RevisionedTable("owned", _owned)
CATALOGUES: RevisionedTable[KeptCatalogue] = RevisionedTable("catalogue", _catalogues)
