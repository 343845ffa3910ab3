"""Hold painting back while nobody looks, as while somebody types without a pause.

What painting costs is a quarter of a test of the battle screen, and most of it is painted over at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


class Unpainted(QObject):
    """Keeps from a window that it is to be painted; Qt remembers all that changed meanwhile."""

    held: ClassVar[list[Unpainted]] = []
    """Those that hold the painting of their window back now."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window

    def hold(self) -> None:
        """Paint nothing from now on."""
        self.held.append(self)
        self._window.installEventFilter(self)

    def release(self) -> None:
        """Let all that changed be painted with the next events."""
        self.held.remove(self)
        self._window.removeEventFilter(self)
        QCoreApplication.postEvent(self._window, QEvent(QEvent.Type.UpdateRequest))

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Hear in place of the window that something is to be painted."""
        return event.type() == QEvent.Type.UpdateRequest


@contextmanager
def unpainted(window: QWidget) -> Iterator[None]:
    """Paint nothing of a window meanwhile but where a test looks; afterwards all that changed is painted."""
    holding = Unpainted(window)
    holding.hold()
    try:
        yield
    finally:
        holding.release()
        QCoreApplication.processEvents()


@contextmanager
def shown_unpainted(window: QWidget) -> Iterator[None]:
    """Show a window of which nothing is painted but where a test looks: not as it comes up either."""
    window.setUpdatesEnabled(False)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    QCoreApplication.processEvents()
    with unpainted(window):
        window.setUpdatesEnabled(True)
        yield


@contextmanager
def looking() -> Iterator[None]:
    """Let all that was held back be painted, and what changes meanwhile."""
    held = tuple(Unpainted.held)
    for each in held:
        each.release()
    try:
        yield
    finally:
        for each in held:
            each.hold()


def rest() -> None:
    """Let layouts and posted events come to rest, without a look."""
    for _ in range(4):
        QCoreApplication.processEvents()


def settle() -> None:
    """Let layouts and posted events come to rest, and look: what was held back is painted."""
    with looking():
        rest()
