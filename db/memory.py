"""What a library remembers for imports: earlier revisions, what sources said, what was soft-deleted."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from db.revisioned_table import ARMIES, AT_ONCE, FORMATS, OFFERS, ORIGINS, RULESETS
from db.store import Store

if TYPE_CHECKING:
    from db.origins import Origin
    from db.soft_deleted import SoftDeleted
    from db.writes import Imported
    from rules.offers import Offer

_TABLES = {table.things: table for table in (ARMIES, OFFERS, FORMATS, RULESETS)}


_NOW = "FROM origin JOIN origin_revision AS was ON was.id = origin.id AND was.number = origin.number"
_THING = "json_extract(was.data, '$.thing')"
_OF = f"SELECT origin.id {_NOW} WHERE NOT origin.hidden AND {_THING} IN ({{}}) ORDER BY origin.id"
_OFFERS = (
    f"SELECT origin.id, {_THING} {_NOW} WHERE NOT origin.hidden AND origin.id LIKE 'bs:offer:%' ORDER BY 1"
)
_CARDS = "SELECT id FROM origin WHERE NOT hidden AND id >= 'bs:card:' AND id < 'bs:card;' ORDER BY id"


class Memory:
    """What things of a library said before, what foreign files said of them, and what was soft-deleted."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def revisions(self, things: str, key: str) -> list[Any]:
        """Return all revisions of a thing, oldest first, the present one too; none of an unknown thing.

        ``things`` are ``army``, ``offer``, ``format`` or ``ruleset``; for cards see
        :meth:`db.library.Library.revisions`.
        """
        with self._store.reading() as reader:
            try:
                return [content for _, content in _TABLES[things].every(reader, key)]
            except KeyError:
                return []

    def origins(self) -> dict[str, Origin]:
        """Return what foreign files said of our things when they were taken in last, by foreign id."""
        with self._store.reading() as reader:
            return {key: origin for key, _, origin in ORIGINS.shown(reader)}

    def origins_of(self, things: Iterable[str]) -> dict[str, list[Origin]]:
        """Return all that foreign files said of some of our things, by foreign id, the latest word last."""
        wanted = list(things)
        with self._store.reading() as reader:
            found: list[str] = []
            for first in range(0, len(wanted), AT_ONCE):
                part = wanted[first : first + AT_ONCE]
                found += (row[0] for row in reader.execute(_OF.format(", ".join("?" * len(part))), part))
            return {key: [origin for _, origin in ORIGINS.every(reader, key)] for key in found}

    def offers_from(self, entries: Collection[str]) -> dict[str, Offer]:
        """Return the options that came from some entries of catalogues, by these."""
        ids: dict[str, str] = {}
        with self._store.reading() as reader:
            for key, thing in reader.execute(_OFFERS):
                if (entry := key.split(":")[3]) in entries:
                    ids.setdefault(entry, thing)
            found = {key: offer for key, _, offer in OFFERS.some(reader, ids.values())}
        return {entry: found[key] for entry, key in ids.items() if key in found}

    def cards_from(self, entries: Collection[str]) -> dict[str, str]:
        """Return the cards that came from some entries of catalogues, each with its entry."""
        found: dict[str, str] = {}
        with self._store.reading() as reader:
            ids = [key for (key,) in reader.execute(_CARDS) if key.split(":")[3] in entries]
            for key, _, origin in ORIGINS.some(reader, ids):
                found.setdefault(origin.thing, key.split(":")[3])
        return found

    def keep(self, writes: Imported) -> None:
        """Keep what foreign files said, and the files of catalogues, where none of our things changed.

        It is no step, so that what can be undone and redone stays.
        """
        with self._store.writing(matters=bool(writes.catalogues)) as writer:
            writer.remember(self._store.now(), writes)

    def soft_deleted(self) -> SoftDeleted:
        """Return what players deleted, in every place; what an undo took back is none of it."""
        from db import soft_deleted  # needed by imports alone

        with self._store.reading() as reader:
            return soft_deleted.read(reader)
