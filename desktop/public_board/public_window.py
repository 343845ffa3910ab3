"""The window for the opponent: it reads what both sides may see, and nothing can be done in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.public_board.heading import PublicHeading
from desktop.public_board.side_column import PublicSide
from desktop.public_board.unit import Unit
from desktop.widgets.spoken import Speaker
from desktop.wording.battle.public_board import PublicBoard
from desktop.wording.plain import window_title

_LEAST = (640, 360)


class PublicWindow(QWidget, Speaker):
    """Shows the board that it is given by ``ask``, as large as it is itself.

    Esc and the key that closes windows close it, F11 fills the screen.
    """

    spoken_role = QAccessible.Role.Window

    closed = Signal()

    def __init__(self, ask: Callable[[], PublicBoard | None]) -> None:
        super().__init__()
        self._ask = ask
        self._board: PublicBoard | None = None
        self.heading = PublicHeading(self)
        self.sides = (PublicSide(0, self), PublicSide(1, self))
        self._columns = QHBoxLayout()
        self._columns.setSpacing(2)
        for side in self.sides:
            self._columns.addWidget(side, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.heading)
        whole.addLayout(self._columns, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(*_LEAST)
        self.follow()
        self.retranslate()

    def follow(self) -> None:
        """Show how the battle stands now."""
        board = self._ask()
        if board == self._board:
            return
        self._board = board
        self._show()

    def _show(self) -> None:
        board = self._board
        self.heading.set_view(board.banner if board is not None else None)
        for number, side in enumerate(self.sides):
            side.set_view(board.sides[number] if board is not None else None)
        self._say_title()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._board = self._ask()
        self._show()
        for side in self.sides:
            side.say()

    def _say_title(self) -> None:
        words = self.tr("For the opponent")
        name = self._board.name if self._board is not None else ""
        self.setWindowTitle(window_title(" — ".join(filter(None, (words, name, "Tacticien")))))

    def toggle_full(self) -> None:
        """Fill the screen, or stop doing so."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # What Qt calls

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language and of theme."""
        super().changeEvent(event)
        if not hasattr(self, "sides"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            for part in (self.heading, *self.sides):
                part.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close, or fill the screen; no other key means anything here."""
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        elif event.key() == Qt.Key.Key_F11:
            self.toggle_full()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with it."""
        super().resizeEvent(event)
        unit = Unit.of(self.size())
        for part in (self.heading, *self.sides):
            part.set_unit(unit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that it goes."""
        super().closeEvent(event)
        self.closed.emit()
