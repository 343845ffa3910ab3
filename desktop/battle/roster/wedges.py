"""Wedges from the rows that speak into the stage: they say whose figures it shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from desktop.battle.roster.roster import SideRoster
from desktop.look import theme
from desktop.look.painting import paint_style

_WIDTH, _HEIGHT = 10, 22
"""The size of a wedge, in px at 100 %."""


class Wedges(QWidget):
    """Stands over the edge of the stage beside a roster; nothing can be pressed in it."""

    def __init__(self, roster: SideRoster, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._roster = roster
        self._rows: list[QRect] = []
        self._shown: list[QRect] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        roster.laid.connect(self.settle)
        for moved in filter(None, (roster, roster.parent())):  # it stays where it is in a column that moves
            moved.installEventFilter(self)
        self.hide()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the roster wherever it is laid."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self.settle()
        return False

    def settle(self) -> None:
        """Stand beside the rows that speak now."""
        roster, style = self._roster, paint_style()
        whole = roster.viewport().rect()
        self._rows = [row for row in roster.speaking_rows() if whole.contains(row.center())]
        if not self._rows or not roster.isVisible():
            self.hide()
            return
        wide, high = style.px(_WIDTH), style.px(_HEIGHT)
        corner = roster.mapTo(self._over, QPoint(-wide if roster.side else roster.width(), 0))
        where = QRect(corner, whole.size()).adjusted(0, 0, wide - whole.width(), 0)
        if (where, self._rows) == (self.geometry(), self._shown) and not self.isHidden():
            return
        self._shown = self._rows
        self.setGeometry(where)
        region = QRegion()
        for row in self._rows:
            region += QRect(0, row.center().y() - high // 2, wide, high)
        self.setMask(region)
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a triangle for each row."""
        style = paint_style()
        high, wide = style.px(_HEIGHT), self.width()
        near, far = (wide, 0) if self._roster.side else (0, wide)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().side(self._roster.side))
        for row in self._rows:
            middle = row.center().y()
            points = (near, middle - high / 2), (far, middle), (near, middle + high / 2)
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        painter.end()
