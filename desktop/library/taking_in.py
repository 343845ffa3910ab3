"""What a step made of some cards, shown in the list: of thousands the first at once, the others in parts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from desktop.models.card_index import CardIndex
from desktop.operations import cards
from desktop.operations.desk import Desk
from rules.text import Refusal

_PART = 500
"""So many cards are read and searched through between two events."""


class TakingIn(QObject):
    """Reads cards that moved into the index, and has them shown: ``show`` when the first and the last are in.

    ``refused`` is told why some could not be read.
    """

    def __init__(self, show: Callable[[], None], refused: Callable[[Refusal], None], parent: QObject) -> None:
        super().__init__(parent)
        self._show = show
        self._refused = refused
        self._left: deque[str] = deque()
        self._desk: Desk | None = None
        self._index: CardIndex | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)

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

    def stop(self) -> None:
        """Take in nothing more: all cards are read anew."""
        self._left.clear()
        self._next.stop()

    def _go_on(self) -> None:
        if not self._take_part():
            return
        if self._left:
            self._next.start(0)
        else:
            self._show()

    def _take_part(self) -> bool:
        assert self._desk is not None and self._index is not None
        part = [self._left.popleft() for _ in range(min(_PART, len(self._left)))]
        found = cards.some_cards(self._desk, part)
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
