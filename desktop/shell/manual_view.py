"""Open the manual where it matters: a window of its own beside the program's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop.environment.settings import Settings
from desktop.shell import geometry
from desktop.shell.touch import TouchReader
from desktop.widgets.topic import topic_of

if TYPE_CHECKING:
    from desktop.shell.manual_window import ManualWindow

_SIZE = QSize(1080, 720)
_FIRST = "index"
"""The page of who is nowhere in particular."""


class HasManual(Protocol):
    """Whom the manual helps."""

    settings: Settings

    def window(self) -> QWidget:
        """Give the window."""

    def current(self) -> QWidget | None:
        """Give the place in view."""


class ManualView(QObject):
    """Opens the manual at the page that matters for where one is, and gives the keyboard back."""

    def __init__(self, window: HasManual) -> None:
        super().__init__(window.window())
        self._window = window
        self.shown: ManualWindow | None = None
        self._from: QWidget | None = None

    def open(self) -> None:
        """Show the page of what has the keyboard, else of the place in view."""
        about = topic_of(QApplication.activePopupWidget()) or topic_of(QApplication.focusWidget())
        page = about or topic_of(self._window.current()) or _FIRST
        self._from = QApplication.activeWindow()
        if self.shown is None:
            from desktop.shell.manual_window import PLACE, ManualWindow

            self.shown = ManualWindow(self._window.settings)
            self.shown.closed.connect(self._on_closed)
            TouchReader(self.shown)
            kept = str(self._window.settings.of_place(PLACE).get("geometry", ""))
            if kept:
                geometry.restore(self.shown, kept)
            else:
                room = self._window.window().screen().availableGeometry()
                geometry.open_within(self.shown, _SIZE, room)
        self.shown.show_page(page)
        self.shown.show()
        self.shown.raise_()
        self.shown.activateWindow()

    def close(self) -> None:
        """Close it with the main window."""
        if self.shown is not None:
            self._from = None
            self.shown.close()

    def _on_closed(self) -> None:
        self.shown = None
        if self._from is not None and self._from.isVisible():
            self._from.activateWindow()
        self._from = None
