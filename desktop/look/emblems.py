"""Paint the mark of a people, the one that its cards print."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paper.heraldry import Look, look_of, mark
from desktop.paper.items import Face
from desktop.paper.screen import paint


def paint_mark(painter: QPainter, rect: QRectF, people: str, language: str) -> None:
    """Paint a people's mark into a square; an army without a people has an empty one."""
    look: Look = look_of(people, language)
    drawn = mark(look, 0, 0, rect.width(), look.accent, "#ffffff")
    painter.save()
    painter.translate(rect.topLeft())
    paint(Face(tuple(drawn), width=rect.width(), height=rect.height()), painter, 1.0)
    painter.restore()
