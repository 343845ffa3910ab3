"""Open the window for the opponent, on a second screen where there is one, and let it follow the battle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QMargins, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.shell import geometry
from desktop.shell.touch import TouchReader

if TYPE_CHECKING:
    from desktop.public_board.public_window import PublicWindow
    from desktop.shell.place import WindowPlace
    from desktop.wording.battle.public_board import PublicBoard

_SIZE = QSize(960, 540)
"""Its size in px where it has to share the one screen, as far as there is room."""
_INNER = 64
"""How far within its corners it is looked for, in px."""


class HasPlaces(Protocol):
    """What it follows."""

    def window(self) -> QWidget:
        """Give the window."""

    def verb(self, id: str) -> QAction:
        """Give a verb of the window by its name."""

    def say(
        self, words: str, tone: str = "info", verb: str = "", act: Callable[[], object] | None = None
    ) -> None:
        """Show one sentence."""

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

    @property
    def in_sight(self) -> bool:
        """Whether most of it can be seen: a click at the table may have brought that before it."""
        shown = self.shown
        if shown is None or not shown.isVisible() or shown.isMinimized():
            return False
        there = shown.frameGeometry()
        inner = there.marginsRemoved(QMargins(_INNER, _INNER, _INNER, _INNER))
        spots = (there.center(), inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())
        seen = sum(QGuiApplication.topLevelAt(spot) is shown.windowHandle() for spot in spots)
        return seen > len(spots) // 2

    def toggle(self) -> None:
        """Open it, bring it before what hides it, or close it."""
        if self.shown is not None and not self.in_sight:
            self.shown.setWindowState(self.shown.windowState() & ~Qt.WindowState.WindowMinimized)
            self.shown.raise_()
            self.moved.emit()
            return
        if self.shown is not None:
            self.close()
            return
        from desktop.public_board.public_window import PublicWindow

        self.shown = PublicWindow(self.board)
        self.shown.closed.connect(self._on_closed)
        self.shown.typed.connect(self._give_back_keyboard)
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
        table = self._window.window()
        mine = table.screen()
        other = next((screen for screen in QGuiApplication.screens() if screen is not mine), None)
        shown.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the table keeps the keyboard
        if other is None:
            room = mine.availableGeometry()
            shown.setGeometry(geometry.beside(table.frameGeometry(), room, _SIZE, shown.minimumSize()))
            shown.show()
            table.activateWindow()  # not every system lets a window open without the keyboard
            shown.raise_()
        else:
            shown.setGeometry(other.availableGeometry())
            shown.showMaximized()
            table.activateWindow()

    def _give_back_keyboard(self) -> None:
        """Bring the table to the front: somebody typed at the window that only shows."""
        self._window.window().activateWindow()
        self._window.say(self.tr("The opponent’s window takes no keys. The table has the keyboard again."))

    def _on_closed(self) -> None:
        self.shown = None
        self.moved.emit()
