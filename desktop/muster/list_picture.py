"""A list as a picture, for a chat that takes no text: title, cards, points, fingerprint and its code."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPalette,
    QTextDocument,
)

from desktop.paper.code import QUIET, modules
from desktop.widgets import qr
from desktop.wording import army_words
from desktop.wording.list_text import Shared
from rules.armies import Entry

_WIDTH, _EDGE, _SCALE = 760, 32, 2
_INNER = _WIDTH - 2 * _EDGE
_AIR, _GAP = 5, 22
_TALLEST = 32_767
"""Pixels that Qt still paints on."""
_INK, _SOFT, _PAPER, _RULE = "#1f1a14", "#5c5347", "#fffdf6", "#d8cfbd"


@dataclass(frozen=True, slots=True)
class _Words:
    """Words within a room, broken where they are too long for it: nothing of a list is left out."""

    text: str
    font: QFont
    colour: str
    left: float
    width: float

    @property
    def height(self) -> float:
        """How much room they need, in points."""
        return self._laid().size().height() if self.text else 0.0

    def paint(self, painter: QPainter, top: float) -> float:
        """Write them from a height on, and give the height below them."""
        laid, context = self._laid(), QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(self.colour))
        painter.translate(self.left, top)
        laid.documentLayout().draw(painter, context)
        painter.translate(-self.left, -top)
        return top + self.height

    def _laid(self) -> QTextDocument:
        laid = QTextDocument()
        laid.setDocumentMargin(0)
        laid.setDefaultFont(self.font)
        laid.setPlainText(self.text)
        laid.setTextWidth(self.width)
        return laid


@dataclass(frozen=True, slots=True)
class _Row:
    """A card of the list: its name, its price at the right, and below them what it is and what it buys."""

    name: _Words
    price: _Words
    detail: _Words

    @property
    def height(self) -> float:
        """How high the row is, with the air around it."""
        return _AIR + self.name.height + self.detail.height + _AIR

    def paint(self, painter: QPainter, top: float) -> float:
        """Paint the row and give the height below it."""
        painter.fillRect(QRectF(_EDGE, top, _INNER, 1), QColor(_RULE))
        self.price.paint(painter, top + _AIR)
        self.detail.paint(painter, self.name.paint(painter, top + _AIR))
        return top + self.height


def picture_of(shared: Shared) -> QImage:
    """Paint a list on paper colours of its own: it looks the same in every chat, whatever the theme."""
    title = _Words(shared.sheet.army.name, _font("Cinzel", 26, True), _INK, _EDGE, _INNER)
    about = _Words(" · ".join(shared.about), _font("Source Sans 3", 13), _SOFT, _EDGE, _INNER)
    note = _Words(shared.sheet.army.note, _font("Source Sans 3", 13), _SOFT, _EDGE, _INNER)
    rows = [_row(shared, entry) for entry in shared.sheet.army.entries]
    try:
        code = modules(shared.code)
    except ValueError:
        code = ()
    side = 3.0 * (len(code) + 2 * QUIET) if code else 0.0
    # In plain letters: it is read aloud, and a swash makes a Q look like another letter.
    mark = _Words(shared.mark, _font("Source Sans 3", 26, True), _INK, _EDGE, _INNER - side)
    # Two marks: the list's, and that of what its cards say.
    words = QCoreApplication.translate("Sharing", "cards {cards}").format(cards=shared.cards_mark)
    cards = _Words(words, _font("Source Sans 3", 13), _SOFT, _EDGE, _INNER - side)
    marked = mark.height + cards.height
    listed = title.height + about.height + _GAP + sum(row.height for row in rows)
    noted = note.height + _GAP if note.text else 0.0
    height = round(_EDGE + listed + noted + _GAP + max(side, marked) + _EDGE)
    scale = _SCALE if height * _SCALE <= _TALLEST else 1
    image = QImage(_WIDTH * scale, height * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(_PAPER))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = about.paint(painter, title.paint(painter, _EDGE)) + _GAP
    for row in rows:
        y = row.paint(painter, y)
    painter.fillRect(QRectF(_EDGE, y, _INNER, 1), QColor(_RULE))
    y += _GAP
    if note.text:
        y = note.paint(painter, y) + _GAP
    cards.paint(painter, mark.paint(painter, y + max(0.0, side - marked) / 2))
    if code:
        qr.paint(painter, QRectF(_WIDTH - _EDGE - side, y, side, side), code)
    painter.end()
    return image


def _row(shared: Shared, entry: Entry) -> _Row:
    card = shared.sheet.muster.card(entry)
    text, small = _font("Source Sans 3", 17), _font("Source Sans 3", 13)
    price = army_words.price(shared.sheet.cost.entries[entry.id])
    wide = QFontMetricsF(text).horizontalAdvance(price) + 16
    parts = (card.edition, army_words.rank(card), *map(army_words.option_line, entry.options))
    told = " · ".join(" ".join(part.splitlines()) for part in parts if part)
    return _Row(
        _Words(f"{entry.figures} × {shared.name(entry)}", text, _INK, _EDGE, _INNER - wide),
        _Words(price, text, _INK, _EDGE + _INNER - wide + 16, wide),
        _Words("\n".join(filter(None, (told, entry.note))), small, _SOFT, _EDGE + 28, _INNER - 28),
    )


def _font(family: str, pixels: int, bold: bool = False) -> QFont:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font
