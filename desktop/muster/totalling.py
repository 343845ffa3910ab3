"""What each list costs beside PA, worked out while nobody types: together all of a club's would take long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.operations.army_sheet import ArmyLine
from desktop.operations.desk import Desk
from desktop.operations.list_totals import work_out

_PAUSE_MS = 300
"""The list in view comes first."""


class Totalling(QObject):
    """Works it out list by list, between two events."""

    done = Signal()
    """It is known of all lists now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: Iterator[str] = iter(())
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._step)

    def begin(self, desk: Desk, lines: Sequence[ArmyLine]) -> None:
        """Begin soon with the lists of which it is not known."""
        unknown = [line.army for line in lines if line.others is None]
        self._left = work_out(desk, unknown)
        if unknown:
            self._pause.start(_PAUSE_MS)

    def stop(self) -> None:
        """Leave it: the library closes."""
        self._pause.stop()

    def _step(self) -> None:
        if next(self._left, ""):
            self._pause.start(0)
        else:
            self.done.emit()
