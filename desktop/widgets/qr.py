"""Draw a QR code: dark on white in both themes, or no phone reads it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paper.code import QUIET, Modules, modules


def paint(painter: QPainter, square: QRectF, rows: Modules) -> None:
    """Paint a code into a square, its white edge included."""
    side = square.width() / (len(rows) + 2 * QUIET)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(square, QColor("white"))
    ink = QColor("black")
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                left, top = square.x() + (x + QUIET) * side, square.y() + (y + QUIET) * side
                painter.fillRect(QRectF(left, top, side, side), ink)
    painter.restore()


class QrCode(QWidget):
    """Show a text as a QR code, as large as a whole number of dots per module allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Modules = ()

    def set_text(self, text: str) -> bool:
        """Show another text; tell whether a code holds it."""
        try:
            self._rows = modules(text)
        except ValueError:
            self._rows = ()
        self.update()
        return bool(self._rows)

    def sizeHint(self) -> QSize:
        """Ask for two dots a module at least."""
        side = 3 * (len(self._rows) + 2 * QUIET)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the code in the middle."""
        if not self._rows:
            return
        count = len(self._rows) + 2 * QUIET
        ratio = self.devicePixelRatioF()
        dots = max(1, int(min(self.width(), self.height()) * ratio / count))
        side = dots * count / ratio
        left, top = int((self.width() - side) / 2), int((self.height() - side) / 2)
        painter = QPainter(self)
        paint(painter, QRectF(left, top, side, side), self._rows)
        painter.end()
