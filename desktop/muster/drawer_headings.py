"""The names of the values above the cards of the drawer, each over its column."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.muster.drawer_rows import COLUMN, LEFT

_HEIGHT, _LETTERS = 18, 11


class ValueHeadings(QWidget):
    """A line of short names, painted where the rows beneath paint the values."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def names(self) -> Sequence[str]:
        """What it shows, from the left."""
        return self._names

    def set_names(self, names: Sequence[str]) -> None:
        """Show these names."""
        self._names = tuple(names)
        self.update()

    def sizeHint(self) -> QSize:
        """Be as high as small letters."""
        px = theme.current().px
        return QSize(px(LEFT + COLUMN * len(self._names)), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Take no room from the list."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write each name over the middle of its column."""
        current = theme.current()
        painter = QPainter(self)
        font = current.font(theme.TextSize.SMALL)
        font.setPixelSize(current.px(_LETTERS))
        painter.setFont(font)
        painter.setPen(current.colour("soft"))
        step = current.px(COLUMN)
        for n, name in enumerate(self._names):
            room = QRect(1 + current.px(LEFT) + n * step, 0, step, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, name)
        painter.end()
