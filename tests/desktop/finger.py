"""A finger on a window: what it does goes to the window of the system, and Qt finds who is beneath."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

_SCREEN = QTest.createTouchDevice()


class Finger:
    """Touches one window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._at = QPoint()

    def down(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Lay it on a widget."""
        self._at = widget.mapTo(self._window, widget.rect().center() if at is None else at)
        self._tell().press(0, self._at, self._window).commit()

    def move(self, x: int, y: int, steps: int = 8) -> None:
        """Stroke so many px."""
        start = self._at
        for step in range(1, steps + 1):
            self._at = start + QPoint(x * step // steps, y * step // steps)
            self._tell().move(0, self._at, self._window).commit()

    def up(self) -> None:
        """Lift it."""
        self._tell().release(0, self._at, self._window).commit()

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Tap a widget."""
        self.down(widget, at)
        self.up()

    def _tell(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self._window, _SCREEN, False)
