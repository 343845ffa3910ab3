"""What is painted with ink: the words that it wrote are what a player reads of it."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.look.painting import Ink, paint_style


class Painted:
    """What a widget that paints itself is besides a widget; named before it among the bases."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        with Ink(cast("QWidget", self)) as ink:
            self._paint(ink)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        widget = cast("QWidget", self)
        return [*ink.words, *filter(None, (widget.toolTip(), widget.accessibleName()))]

    def _paint(self, ink: Ink) -> object:
        raise NotImplementedError


class PaintedOnce(Painted):
    """What fills all of its place with what changes by ``update`` alone.

    What lay over it for a while, and goes, uncovers a copy of what was painted.
    """

    _copy: tuple[object, QPixmap] | None = None

    def update(self, *where: Any) -> None:
        """Paint it anew, or a part of it."""
        self._copy = None
        super().update(*where)  # type: ignore[misc]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, or copy what was painted."""
        widget = cast("QWidget", self)
        ratio = widget.devicePixelRatioF()
        if ratio != int(ratio):  # between two points of the screen a copy would be blurred
            super().paintEvent(event)
            return
        like = widget.size(), ratio, paint_style()
        if self._copy is None or self._copy[0] != like:
            pixels = QPixmap(widget.size() * ratio)
            pixels.setDevicePixelRatio(ratio)
            with Ink(pixels) as ink:
                self._paint(ink)
            self._copy = like, pixels
        with QPainter(widget) as painter:
            painter.drawPixmap(0, 0, self._copy[1])
