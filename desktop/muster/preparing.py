"""Make the drawer ready while nobody types: with very many cards its first opening would stop the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.muster.drawer import CardDrawer
from desktop.operations import cards
from desktop.operations.desk import Desk
from rules.cards import Revision
from rules.text import Refusal

_PAUSE_MS = 300
"""The list in view comes first."""
_READ, _TAKEN = 250, 500
"""Cards read from the library, and taken in by the drawer, between two events."""


class Preparation(QObject):
    """Reads the cards of a game in parts and lets the drawer take them in."""

    ready = Signal()
    """All cards are known to the drawer: they can be offered at once."""

    def __init__(self, drawer: CardDrawer, parent: QObject) -> None:
        super().__init__(parent)
        self._drawer = drawer
        self._desk: Desk | None = None
        self._system = ""
        self._left: Iterator[Revision] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._step)

    def begin(self, desk: Desk, system: str) -> None:
        """Begin soon, from the start; what is known already takes no time."""
        self._desk, self._system, self._left = desk, system, None
        self._pause.start(_PAUSE_MS)

    def stop(self) -> None:
        """Leave it: the drawer was filled at one go, or another library is open."""
        self._desk = None
        self._pause.stop()

    def _step(self) -> None:
        if self._desk is not None and self._goes_on(self._desk):
            self._pause.start(0)

    def _goes_on(self, desk: Desk) -> bool:
        """Do the next part; tell whether another one follows."""
        if self._left is None:
            more = cards.read_on(desk, _READ)
            found = cards.all_cards(desk) if more is False else []
            if isinstance(more, Refusal) or isinstance(found, Refusal):
                return False  # said when the drawer is opened
            if not more:
                self._left = (revision for revision in found if revision.card.system == self._system)
            return True
        if part := list(islice(self._left, _TAKEN)):
            self._drawer.take_in(part, desk.peoples)
            return True
        self.ready.emit()
        return False
