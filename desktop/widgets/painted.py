"""What is painted with ink: the words that it wrote are what a player reads of it."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

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


class PaintedByWidth(Painted):
    """What is as high as its ``heightForWidth`` says, and no higher, once it was told to ``go_by_width``."""

    def go_by_width(self) -> None:
        """Take the width there is, and the height that it makes."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        cast("QWidget", self).setSizePolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height of another width: a layout keeps that of the one before for the most."""
        super().resizeEvent(event)  # type: ignore[misc]
        if event.size().width() != event.oldSize().width():
            cast("QWidget", self).updateGeometry()


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
