"""The real window on a library of its own, and gestures timed until their picture is painted."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop.app.demonstration.pictures import dressed_application
from desktop.environment.settings import Settings
from desktop.operations.desk import Desk
from desktop.shell.window import Window

SIZE = QSize(1280, 720)


@contextmanager
def window_on(desk: Desk, size: QSize = SIZE) -> Iterator[Window]:
    """Show the window on a desk, in French and light colours."""
    application = dressed_application()
    with tempfile.TemporaryDirectory(prefix="tacticien-bench-") as folder:
        window = Window(Settings(Path(folder, "settings.json")))
        window.change_settings(welcomed=True, language="fr")
        window.resize(size)
        window.set_desk(desk, "bench")
        window.show()
        settle()
        # As the program itself does once it has started: no garbage is looked for during a gesture.
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            yield window
        finally:
            gc.enable()
            gc.unfreeze()
            window.set_desk(None)
            window.close()
            window.deleteLater()
            application.processEvents()
            # Nobody runs the loop that would do it; a window left over would listen on.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Paints(QObject):
    """Counts the pictures that a widget and those within it paint."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.count = 0
        self._widgets = (watched, *watched.findChildren(QWidget))
        for widget in self._widgets:
            widget.installEventFilter(self)

    def stop(self) -> None:
        """Watch no longer: being told of each event takes time, too."""
        for widget in filter(isValid, self._widgets):  # questions come and go with their gesture
            widget.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a painting."""
        self.count += event.type() == QEvent.Type.Paint
        return False


def press(target: QWidget, key: Qt.Key, text: str = "") -> None:
    """Press a key as a hand does: through the window's shortcuts, then to the widget, until it is painted."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(target, event)
    settle()


def settle() -> None:
    """Handle everything that waits, painting included; a painting may ask for another."""
    for _ in range(3):
        QCoreApplication.processEvents()


def until_painted(gesture: Callable[[], object]) -> Callable[[], None]:
    """Make a gesture that ends when everything it led to is painted."""

    def whole() -> None:
        gesture()
        settle()

    return whole
