"""Open the window for the opponent, on a second screen where there is one, and let it follow the battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.shell.touch import TouchReader

if TYPE_CHECKING:
    from desktop.public_board.public_window import PublicWindow
    from desktop.shell.place import WindowPlace
    from desktop.wording.battle.public_board import PublicBoard

_SIZE = (960, 540)
"""Its size in px where it has to share the one screen."""


class HasPlaces(Protocol):
    """What it follows."""

    def window(self) -> QWidget:
        """Give the window."""

    def verb(self, id: str) -> QAction:
        """Give a verb of the window by its name."""

    def built(self) -> Sequence[WindowPlace]:
        """Give the places that were built."""


class OpponentView(QObject):
    """Holds the window for the opponent while it is open."""

    moved = Signal()
    """Emitted when it was opened or closed."""

    def __init__(self, window: HasPlaces) -> None:
        super().__init__(window.window())
        self._window = window
        self.shown: PublicWindow | None = None

    def board(self) -> PublicBoard | None:
        """Give what the opponent may see, None while no battle is on the table."""
        return next((found for place in self._window.built() if (found := place.public_board())), None)

    def can_toggle(self) -> bool:
        """Tell whether there is a battle to show, or a window to close."""
        return self.shown is not None or any(place.plays() for place in self._window.built())

    def toggle(self) -> None:
        """Open it, or close it."""
        if self.shown is not None:
            self.close()
            return
        from desktop.public_board.public_window import PublicWindow

        self.shown = PublicWindow(self.board)
        self.shown.closed.connect(self._on_closed)
        # The key that opened it closes it from there, too.
        self.shown.addActions([self._window.verb("opponent")])
        TouchReader(self.shown)
        self._place_it(self.shown)
        self.moved.emit()

    def follow(self) -> None:
        """Show how the battle stands now."""
        if self.shown is not None:
            self.shown.follow()

    def close(self) -> None:
        """Close it with the main window."""
        if self.shown is not None:
            self.shown.close()

    def _place_it(self, shown: QWidget) -> None:
        mine = self._window.window().screen()
        other = next((screen for screen in QGuiApplication.screens() if screen is not mine), None)
        if other is None:
            shown.resize(*_SIZE)
            shown.show()
        else:
            shown.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            shown.setGeometry(other.availableGeometry())
            shown.showMaximized()
            self._window.window().activateWindow()  # the table keeps the keyboard

    def _on_closed(self) -> None:
        self.shown = None
        self.moved.emit()
