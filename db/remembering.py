"""What a library remembers beside its steps: who it is, what things said before, what others told of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from db.revisioned_table import ARMIES, FORMATS, OFFERS, ORIGINS, RULESETS
from db.store import Store

if TYPE_CHECKING:
    from db.origins import Origin

_SHELVES = {shelf.things: shelf for shelf in (ARMIES, OFFERS, FORMATS, RULESETS)}


class Remembering:
    """The part of :class:`db.library.Library` that looks back without being asked to undo anything."""

    _store: Store

    @property
    def uid(self) -> str:
        """Return the id of this library, made once; a copy of it is the same library."""
        with self._store.reading() as reader:
            row = reader.execute("SELECT uid FROM library").fetchone()
        return "" if row is None else str(row[0])

    def origins(self) -> dict[str, Origin]:
        """Return what foreign files said of things of ours, by foreign id."""
        with self._store.reading() as reader:
            return {key: origin for key, _, origin in ORIGINS.shown(reader)}

    def earlier(self, things: str, key: str) -> list[Any]:
        """Return all that a thing said, oldest first, what it says now too; nothing of an unknown one.

        ``things`` are ``army``, ``offer``, ``format`` or ``ruleset``; of cards there are :meth:`revisions`.
        """
        with self._store.reading() as reader:
            try:
                return [content for _, content in _SHELVES[things].every(reader, key)]
            except KeyError:
                return []

    def remember(self, origins: Mapping[str, Origin]) -> None:
        """Keep what was told where nothing moved: no step, so that what can be undone and redone stays."""
        with self._store.writing(matters=False) as pen:
            pen.remember(self._store.now(), origins)
