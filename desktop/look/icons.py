"""Draw monochrome icons asked for by name and colour, crisp at any size and screen scale."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

import resources
from desktop.look import theme

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


def icon(name: str, colour: str = "text") -> QIcon:
    """Give an icon by its file name, in a colour named by the theme or written "#rrggbb".

    Raises FileNotFoundError for a name that is not bundled.
    """
    colours = theme.current().colours
    return _icon(name, colours.get(colour, colour), _faint(colours["soft"], colours["surface"]))


def pixmap(name: str, size: int, colour: str = "text", ratio: float = 1.0) -> QPixmap:
    """Give an icon as a picture of `size` px (before the screen's scale `ratio`)."""
    return icon(name, colour).pixmap(QSize(size, size), ratio)


@lru_cache(maxsize=16)
def _faint(ink: str, ground: str) -> str:
    """Give the colour of what is asleep."""
    return theme.mix(QColor(ink), QColor(ground), 60).name()


@lru_cache(maxsize=512)
def _icon(name: str, colour: str, faint: str) -> QIcon:
    source = resources.text(f"icons/{name}.svg")
    return QIcon(_Engine(source, colour, faint))


class _Engine(QIconEngine):
    """Draw one SVG whose strokes are `currentColor`; greyed when disabled."""

    def __init__(self, source: str, colour: str, faint: str) -> None:
        super().__init__()
        self._source = source
        self._colours = {QIcon.Mode.Disabled: faint}
        self._colour = colour
        self._renderers: dict[str, QSvgRenderer] = {}
        self._drawn: dict[tuple[int, int, QIcon.Mode, float], QPixmap] = {}

    def _renderer(self, mode: QIcon.Mode) -> QSvgRenderer:
        from PySide6.QtSvg import QSvgRenderer

        colour = self._colours.get(mode, self._colour)
        if colour not in self._renderers:
            self._renderers[colour] = QSvgRenderer(
                QByteArray(self._source.replace("currentColor", colour).encode())
            )
        return self._renderers[colour]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon into a rectangle, at whatever scale the painter has."""
        self._renderer(mode).render(painter, QRectF(rect))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Draw the icon into a picture of that many pixels."""
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """Give the icon as a picture of `size` px on a screen of that scale, drawn at the first time."""
        key = (size.width(), size.height(), mode, scale)
        if key not in self._drawn:
            self._drawn[key] = self._draw(size, mode, state, scale)
        return self._drawn[key]

    def _draw(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        size = size * scale
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        made.setDevicePixelRatio(scale)
        return made

    def clone(self) -> QIconEngine:
        """Give Qt a copy of its own."""
        return _Engine(self._source, self._colour, self._colours[QIcon.Mode.Disabled])
