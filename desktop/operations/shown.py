"""The revisions that all cards show: read once for all places, and after a change only what moved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.cards import Revision

if TYPE_CHECKING:
    from db.library import Library

_MOST_MOVED = 2000
"""Of more cards than that, reading all of them again is as quick."""


@dataclass(slots=True)
class ShownCards:
    """The shown revisions of a library's cards, as far as they were read."""

    _cards: dict[str, Revision] = field(default_factory=dict)
    _unread: dict[str, None] | None = None
    """Ids to be read, in their order; None before anybody asked, when all are."""

    def all(self, library: Library) -> list[Revision]:
        """Give what every card shows, reading what is not known yet."""
        if self._unread is None:
            self._cards = {revision.card_id: revision for revision in library.cards()}
            self._unread = {}
        self._read(library, list(self._unread))
        return list(self._cards.values())

    def read_on(self, library: Library, count: int) -> bool:
        """Read so many more cards, between two events; tell whether there are more."""
        if self._unread is None:
            self._unread = dict.fromkeys(library.card_ids())
        self._read(library, list(self._unread)[:count])
        return bool(self._unread)

    def waiting(self, library: Library) -> list[str]:
        """Return the ids of the cards that were not read yet."""
        if self._unread is None:
            self._unread = dict.fromkeys(library.card_ids())
        return list(self._unread)

    def some(self, library: Library, wanted: Iterable[str]) -> list[Revision]:
        """Give what some cards show, reading what is not known yet."""
        if self._unread is None:
            self.waiting(library)
        assert self._unread is not None
        ids = list(wanted)
        self._read(library, [card_id for card_id in ids if card_id in self._unread])
        return [self._cards[card_id] for card_id in ids if card_id in self._cards]

    def known(self) -> list[Revision]:
        """Give what was read so far."""
        return list(self._cards.values())

    def forget(self, moved: Iterable[str], *, whole: bool = False) -> None:
        """Read these cards again when asked next, or all of them."""
        known = list(moved)
        if whole or len(known) > _MOST_MOVED:
            self._cards, self._unread = {}, None
        elif self._unread is not None:
            self._unread |= dict.fromkeys(known)

    def _read(self, library: Library, wanted: list[str]) -> None:
        if not wanted:
            return
        found = {revision.card_id: revision for revision in library.some_cards(wanted)}
        assert self._unread is not None
        for card_id in wanted:
            del self._unread[card_id]
            if card_id in found:
                self._cards[card_id] = found[card_id]
            else:
                self._cards.pop(card_id, None)  # soft-deleted
