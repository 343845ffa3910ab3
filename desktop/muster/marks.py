"""Draw the mark of a people: two letters in a shape that tells the alliance path, no publisher's emblem."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop import theme

_SMALL_WORDS = frozenset({"de", "du", "des", "la", "le", "les", "of", "the", "d", "l"})


def letters(name: str) -> str:
    """Return the two letters of a people's mark, "?" for a people not chosen."""
    words = [word for word in name.replace("’", " ").replace("'", " ").replace("-", " ").split() if word]
    words = [word for word in words if word.casefold() not in _SMALL_WORDS] or words
    if not words:
        return "?"
    return (words[0][:1] + (words[1][:1] if len(words) > 1 else words[0][1:2])).upper()


def paint_mark(painter: QPainter, rect: QRectF, name: str, path: str | None) -> None:
    """Paint a mark: a disc for Light, a diamond for Darkness, a hexagon for Destiny, a square outside."""
    current = theme.current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(current.colour("accent"), current.px(1.5)))
    painter.setBrush(current.tint("accent", 10))
    painter.drawPath(_shape(rect.adjusted(1, 1, -1, -1), path))
    font = current.font(bold=True)
    font.setPixelSize(max(8, int(rect.height() * 0.4)))
    painter.setFont(font)
    painter.setPen(current.colour("accent"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letters(name))
    painter.restore()


def _shape(rect: QRectF, path: str | None) -> QPainterPath:
    shape = QPainterPath()
    corners = _CORNERS.get(path or "")
    if path == "light":
        shape.addEllipse(rect)
    elif corners:
        points = [QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y) for x, y in corners]
        shape.addPolygon(QPolygonF([*points, points[0]]))
    else:
        shape.addRoundedRect(rect.adjusted(2, 2, -2, -2), 4, 4)
    return shape


_CORNERS: dict[str, tuple[tuple[float, float], ...]] = {
    "darkness": ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    "destiny": ((0.25, 0.06), (0.75, 0.06), (1, 0.5), (0.75, 0.94), (0.25, 0.94), (0, 0.5)),
}
