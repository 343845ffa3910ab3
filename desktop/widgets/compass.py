"""Where an impact goes: six numbered arrows round its point, the one thrown lit, the distance in large."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.painting import Ink, paint_style
from desktop.widgets.painted import Painted
from rules.referee import FACES, Scatter

_CENTRE = Qt.AlignmentFlag.AlignCenter
_SIDE = 232
"""How wide and high the compass is, in px at 100 %."""


class Compass(Painted, QWidget):
    """Draws the arrows of a template: 1 points away from the players, the others follow clockwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scatter: Scatter | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_scatter(self, scatter: Scatter | None) -> None:
        """Light the arrow of a scatter, or none."""
        if scatter != self._scatter:
            self._scatter = scatter
            self.setAccessibleName(self._distance())
            self.update()

    def _distance(self) -> str:
        if self._scatter is None:
            return ""
        return QCoreApplication.translate("Referee", "{cm} cm").format(cm=self._scatter.cm)

    def sizeHint(self) -> QSize:
        """Ask for a square."""
        return QSize(paint_style().px(_SIDE), paint_style().px(_SIDE))

    def minimumSizeHint(self) -> QSize:
        """Never cut an arrow."""
        return self.sizeHint()

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        middle = QPointF(self.width() / 2, self.height() / 2)
        reach = min(self.width(), self.height()) / 2 - style.px(18)
        ring = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        ink.disc(ring, style.colour("surface"), style.colour("line"), 1)
        for direction in range(1, FACES + 1):
            self._arrow(ink, middle, reach, direction)
        inner = reach * 0.42
        hub = QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner)
        lit = self._scatter is not None
        ink.disc(hub, style.colour("raised"), style.colour("accent" if lit else "line"), style.px(2))
        ink.text(hub, self._distance() if lit else "?", style.large, style.colour("text"), _CENTRE)

    def _arrow(self, ink: Ink, middle: QPointF, reach: float, direction: int) -> None:
        style = ink.style
        lit = self._scatter is not None and self._scatter.direction == direction
        angle = 2 * pi * (direction - 1) / FACES - pi / 2
        along, across = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle))
        tip, width = middle + along * reach, reach * 0.17
        start, neck = middle + along * (reach * 0.42), middle + along * (reach * 0.72)
        colour = (
            style.colour("accent") if lit else theme.mix(style.colour("soft"), style.colour("surface"), 35)
        )
        outline = [
            start + across * (width * 0.45), neck + across * (width * 0.45), neck + across * width, tip,
            neck - across * width, neck - across * (width * 0.45), start - across * (width * 0.45),
        ]  # fmt: skip
        if not ink.is_dry:
            ink.painter.setPen(Qt.PenStyle.NoPen)
            ink.painter.setBrush(colour)
            ink.painter.drawPolygon(QPolygonF(outline))
        size = style.px(26)
        at = middle + along * (reach + style.px(4))
        disc = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        ink.disc(
            disc, style.colour("accent" if lit else "raised"), style.colour("accent" if lit else "line"), 1
        )
        words = style.colour("on-accent" if lit else "text")
        ink.text(disc, str(direction), style.bold, words, _CENTRE)
