"""A list as a picture, for a chat that takes no text: title, cards, points, fingerprint and its code."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from desktop.muster import words
from desktop.paper.code import QUIET, modules
from desktop.sharing import Shared
from desktop.widgets import qr

_WIDTH, _EDGE, _SCALE = 760, 32, 2
_INK, _SOFT, _PAPER, _RULE = "#1f1a14", "#5c5347", "#fffdf6", "#d8cfbd"


def picture_of(shared: Shared) -> QImage:
    """Paint a list on paper colours of its own: it looks the same in every chat, whatever the theme."""
    title, text, small = _font("Cinzel", 26, True), _font("Source Sans 3", 17), _font("Source Sans 3", 13)
    rows = _rows(shared)
    line, below = QFontMetricsF(text).height() + 8, QFontMetricsF(small).height() + 2
    heights = [line + (below if detail else 0) for _, detail, _ in rows]
    try:
        code = modules(shared.payload)
    except ValueError:
        code = []
    side = 3.0 * (len(code) + 2 * QUIET) if code else 0.0
    top = _EDGE + QFontMetricsF(title).height() + below + 20
    height = round(top + sum(heights) + 24 + max(side, line) + _EDGE)
    image = QImage(_WIDTH * _SCALE, height * _SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SCALE)
    image.fill(QColor(_PAPER))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(_EDGE, _EDGE, _WIDTH - 2 * _EDGE, QFontMetricsF(title).height())
    _say(painter, room, shared.sheet.army.name, title, _INK)
    room.moveTop(room.bottom() + 2)
    _say(painter, room, " · ".join(shared.about), small, _SOFT)
    y = top
    for (name, detail, price), tall in zip(rows, heights, strict=True):
        painter.fillRect(QRectF(_EDGE, y, _WIDTH - 2 * _EDGE, 1), QColor(_RULE))
        wide = QFontMetricsF(text).horizontalAdvance(price) + 16
        _say(painter, QRectF(_EDGE, y + 4, _WIDTH - 2 * _EDGE - wide, line - 8), name, text, _INK)
        right = Qt.AlignmentFlag.AlignRight
        _say(painter, QRectF(_EDGE, y + 4, _WIDTH - 2 * _EDGE, line - 8), price, text, _INK, right)
        if detail:
            _say(
                painter,
                QRectF(_EDGE + 28, y + line - 4, _WIDTH - 2 * _EDGE - 28, below),
                detail,
                small,
                _SOFT,
            )
        y += tall
    painter.fillRect(QRectF(_EDGE, y, _WIDTH - 2 * _EDGE, 1), QColor(_RULE))
    foot = QRectF(_EDGE, y + 24, _WIDTH - 2 * _EDGE - side, max(side, line))
    # In plain letters: it is read aloud, and a swash makes a Q look like another letter.
    _say(painter, foot, shared.mark, _font("Source Sans 3", 26, True), _INK)
    if code:
        qr.paint(painter, QRectF(_WIDTH - _EDGE - side, y + 24, side, side), code)
    painter.end()
    return image


def _rows(shared: Shared) -> list[tuple[str, str, str]]:
    rows = []
    for entry in shared.sheet.army.entries:
        card = shared.sheet.muster.card(entry)
        name = f"{entry.figures} × {shared.name(entry)}"
        options = map(words.option_line, entry.options)
        detail = " · ".join(part for part in (card.edition, words.rank(card), *options) if part)
        rows.append((name, detail, words.price(shared.sheet.cost.entries[entry.id])))
    return rows


def _font(family: str, pixels: int, bold: bool = False) -> QFont:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def _say(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    colour: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(side | Qt.AlignmentFlag.AlignVCenter), fitting)
