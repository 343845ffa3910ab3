"""The window for the opponent: it reads what both sides may see, and nothing can be done in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.public_board.board_view import PublicBoardView
from desktop.widgets.in_line import in_column
from desktop.widgets.spoken import Speaker
from desktop.wording.battle.public_board import PublicBoard
from desktop.wording.plain import window_title

_LEAST = (640, 360)
_OF_TABLE = frozenset({
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, *map(Qt.Key, range(
        Qt.Key.Key_F1, Qt.Key.Key_F12 + 1
    )),
})  # fmt: skip
"""The keys that play at the table though they write nothing."""


class PublicWindow(QWidget, Speaker):
    """Shows the board that it is given by ``ask``, as large as it is itself.

    Esc and the key that closes windows close it, F11 fills the screen; ``typed`` tells any other key, which
    was meant for the table.
    """

    spoken_role = QAccessible.Role.Window

    closed = Signal()
    typed = Signal()

    def __init__(self, ask: Callable[[], PublicBoard | None]) -> None:
        super().__init__()
        self._ask = ask
        self._board: PublicBoard | None = None
        self.view = PublicBoardView(self)
        self.sides = self.view.sides
        in_column(self, self.view)
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
        self.view.show_board(self._board)
        self._say_title()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._board = self._ask()
        self._show()
        self.view.say()

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
            self.view.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close, or fill the screen; no other key means anything here, and who pressed it is told so."""
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        elif event.key() == Qt.Key.Key_F11:
            self.toggle_full()
        elif event.text() or event.key() in _OF_TABLE:
            self.typed.emit()
        else:
            event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that it goes."""
        super().closeEvent(event)
        self.closed.emit()
