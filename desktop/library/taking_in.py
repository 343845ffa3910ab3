"""What a step made of some cards, shown in the list: of thousands the first at once, the others in parts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from desktop.models.card_index import CardIndex
from desktop.operations import cards
from desktop.operations.desk import Desk
from rules.text import Refusal

_PART = 250
"""So many cards are read and searched through between two events."""
_PAUSE_MS = 200
"""The first cards are painted before others are read."""
_FEW = 2000
"""So many are read at one go."""


class TakingIn(QObject):
    """Reads cards that moved into the index, and has them shown: ``show`` when the first and the last are in.

    ``refused`` is told why some could not be read.
    """

    def __init__(self, show: Callable[[], None], refused: Callable[[Refusal], None], parent: QObject) -> None:
        super().__init__(parent)
        self._show = show
        self._refused = refused
        self._left: deque[str] = deque()
        self._unread: deque[str] = deque()
        self._whole = False
        self._desk: Desk | None = None
        self._index: CardIndex | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self._words = QTimer(self)
        self._words.setSingleShot(True)
        self._words.setInterval(_PAUSE_MS)
        self._words.timeout.connect(self._read_words)

    def take(self, desk: Desk, index: CardIndex, card_ids: Iterable[str]) -> bool:
        """Take in some cards, or begin to; tell whether they could be read."""
        self._desk, self._index = desk, index
        self._left.extend(card_ids)
        if not self._take_part():
            return False
        self._show()
        if self._left:
            self._next.start(0)
        return True

    def read_all(self, desk: Desk, index: CardIndex) -> Refusal | None:
        """Read every card, of thousands the first and the others soon; return why that is not possible."""
        self.stop()
        self._desk, self._index = desk, index
        unread = cards.unread_cards(desk)
        if isinstance(unread, Refusal):
            return unread
        if len(unread) <= _FEW:
            self._words.start()
            return self._read_rest()
        if not len(index):  # else what is shown stays until it is read anew
            index.set_cards(desk.shown.known())
        self._unread.extend(unread)
        self._whole = True
        if self._take_part():
            self._next.start(_PAUSE_MS)
        return None

    def finish(self) -> None:
        """Take in at once what would come soon."""
        while self._next.isActive():
            self._go_on()

    def stop(self) -> None:
        """Take in nothing more: all cards are read anew."""
        self._left.clear()
        self._unread.clear()
        self._whole = False
        self._next.stop()
        self._words.stop()

    def _read_words(self) -> None:
        assert self._index is not None
        self._index.read_words()

    def _go_on(self) -> None:
        self._next.stop()
        if self._left or self._unread:
            if self._take_part():
                self._next.start(0)
        elif self._whole:
            self._whole = False
            if (refused := self._read_rest()) is None:
                self._next.start(0)
            else:
                self._refused(refused)
        else:
            self._show()

    def _read_rest(self) -> Refusal | None:
        """Take in what is known by now, and what moved meanwhile."""
        assert self._desk is not None and self._index is not None
        found = cards.all_cards(self._desk)
        if isinstance(found, Refusal):
            return found
        self._index.set_cards(found)
        return None

    def _take_part(self) -> bool:
        assert self._desk is not None and self._index is not None
        queue = self._left or self._unread
        read = cards.some_cards if queue is self._left else cards.shown_cards
        part = [queue.popleft() for _ in range(min(_PART, len(queue)))]
        found = read(self._desk, part)
        if isinstance(found, Refusal):
            self.stop()
            self._refused(found)
            return False
        there = {revision.card_id for revision in found}
        self._index.put(*found)
        for card_id in part:
            if card_id not in there:
                self._index.remove(card_id)
        return True
