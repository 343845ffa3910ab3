"""Break names into lines that fit, shortened only as the last resort."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

_SIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BREAKS = re.compile(r"[ \t]*[\r\n\v\f\x85\u2028\u2029]+[ \t]*")


def one_line(text: str, between: str = " ") -> str:
    """Put a text of several lines, as notes of other programs are, into one."""
    return _BREAKS.sub(between, text.strip())


def lines(text: str, font: QFont, width: int) -> list[str]:
    """Break a text into at most two lines, at a space; the second may still be too long."""
    metrics = QFontMetrics(font)
    text = one_line(text[:400])
    if metrics.horizontalAdvance(text) <= width:
        return [text]
    parts = text.split(" ")
    for cut in range(len(parts) - 1, 0, -1):
        head = " ".join(parts[:cut])
        if metrics.horizontalAdvance(head) <= width:
            return [head, " ".join(parts[cut:])]
    return [text]


def draw(
    painter: QPainter, rect: QRect, text: str, font: QFont, ink: QColor, side: Qt.AlignmentFlag = _SIDE
) -> None:
    """Draw one line, shortened with … where it does not fit."""
    painter.setFont(font)
    painter.setPen(ink)
    shown = QFontMetrics(font).elidedText(one_line(text), Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, shown)
