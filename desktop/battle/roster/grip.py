"""What a hand does with a token that it holds down: let it go, hold it long, or drag it somewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.wording.battle.board_views import ChipView


class Grip(QObject):
    """Follows one press on a token to its end; a token that was held long or dragged was not pressed."""

    pressed = Signal(str)
    held = Signal(str, QPointF)
    """Emitted with a figure and a place on the screen when it was held down without moving."""

    dragged = Signal(object, QPoint)
    """Emitted with the view of a figure and where on the screen it is being dragged."""

    dropped = Signal(str, QPoint)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._chip: ChipView | None = None
        self._start = QPointF()
        self._drags = False
        self._long = QTimer(self, singleShot=True)
        self._long.timeout.connect(self._on_long)

    def take(self, chip: ChipView, event: QMouseEvent) -> None:
        """Begin with the press of a token."""
        self._chip, self._start, self._drags = chip, event.globalPosition(), False
        self._long.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def move(self, event: QMouseEvent) -> bool:
        """Drag the token once the hand has gone far enough; True while it does."""
        if self._chip is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        way = event.globalPosition() - self._start
        if not self._drags and way.manhattanLength() >= QApplication.startDragDistance():
            self._drags = True
            self._long.stop()
        if self._drags:
            self.dragged.emit(self._chip, event.globalPosition().toPoint())
        return self._drags

    def release(self, event: QMouseEvent) -> None:
        """End where the hand lets go."""
        chip, self._chip = self._chip, None
        self._long.stop()
        if chip is not None and self._drags:
            self.dropped.emit(chip.id, event.globalPosition().toPoint())
        elif chip is not None:
            self.pressed.emit(chip.id)

    def _on_long(self) -> None:
        chip, self._chip = self._chip, None
        if chip is not None:
            self.held.emit(chip.id, self._start)
