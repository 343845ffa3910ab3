"""What a library remembers for imports: earlier revisions, what sources said, what was soft-deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from db.revisioned_table import ARMIES, FORMATS, OFFERS, ORIGINS, RULESETS
from db.store import Store

if TYPE_CHECKING:
    from db.origins import Origin
    from db.soft_deleted import SoftDeleted
    from db.writes import Imported

_TABLES = {table.things: table for table in (ARMIES, OFFERS, FORMATS, RULESETS)}


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
