"""A widget painted from parts: what looks as before is not painted again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QRegion

from desktop.look.painting import Ink


@dataclass(frozen=True, slots=True)
class Part:
    """Something to paint in a rectangle by ``paint(ink, rect, *look)``; long words are not worth keeping."""

    rect: QRectF
    paint: Callable[..., None]
    look: tuple[object, ...] = ()
    kept: bool = True

    @property
    def region(self) -> QRegion:
        """Give the points of the screen that it may touch."""
        return QRegion(self.rect.toAlignedRect())


def differing(before: Sequence[Part], after: Sequence[Part]) -> QRegion:
    """Give where two lists of parts look different."""
    region = QRegion()
    for old, new in zip_longest(before, after):
        if old != new:
            region += old.region if old is not None else QRegion()
            region += new.region if new is not None else QRegion()
    return region


def draw(ink: Ink, parts: Sequence[Part], clip: QRegion, ground: QColor) -> None:
    """Paint the parts that need it on a ground of one colour."""
    for part in parts:
        if ink.is_dry or clip.intersects(part.rect.toAlignedRect()):
            if part.kept:
                ink.stamp(part.rect, part.paint, *part.look, ground=ground)
            else:
                part.paint(ink, part.rect, *part.look)
