"""Draw the pages of a print onto a printer: the display lists of the PDF, letters as letters."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QRawFont

import resources
from desktop.paper.items import TextRun
from desktop.paper.metrics import Font
from desktop.paper.pages import PlacedItems, PrintPage
from desktop.paper.screen import paint_items

_EM = 200


@cache
def _font(font: Font) -> QFont:
    """Load a bundled font, to be set as it was measured: no kerning, no ligatures, no hinting."""
    path = str(resources.path("fonts", font.file))
    QFontDatabase.addApplicationFont(path)
    raw = QRawFont(path, _EM)
    made = QFont(raw.familyName())
    made.setStyleName(raw.styleName())
    made.setItalic(font is Font.ITALIC)
    made.setPixelSize(_EM)
    made.setKerning(False)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
    return made


def lettered(item: TextRun, painter: QPainter, scale: float) -> None:
    """Draw a run as text of its font, so that what is printed to a file can be searched and copied."""
    size = item.size * scale / _EM
    font = _font(item.font)
    if item.spacing:
        font = QFont(font)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, item.spacing / item.size * _EM)
    painter.save()
    painter.translate(item.x * scale, item.y * scale)
    painter.scale(size, size)
    painter.setPen(QColor(item.ink))
    painter.setFont(font)
    painter.drawText(QPointF(0.0, 0.0), item.words)
    painter.restore()


def paint_page(page: PrintPage, painter: QPainter, scale: float) -> None:
    """Draw a page with its top left corner at the painter's origin, `scale` dots for a mm."""
    (across, down), (right, low) = page.stretch, page.shift
    painter.save()
    x, y = page.width / 2 * scale, page.height / 2 * scale
    painter.translate(x * (1 - across) + right * scale, y * (1 - down) + low * scale)
    painter.scale(across, down)
    for placed in page.drawn:
        _place(placed, painter, scale)
    painter.restore()


def _place(placed: PlacedItems, painter: QPainter, scale: float) -> None:
    painter.save()
    if placed.clip is not None:
        left, top, wide, high = (number * scale for number in placed.clip)
        painter.setClipRect(QRectF(left, top, wide, high))
    painter.translate(placed.x * scale, placed.y * scale)
    if placed.turned is not None:
        painter.translate(placed.turned[0] * scale, placed.turned[1] * scale)
        painter.rotate(180)
    paint_items(placed.items, painter, scale, lettered)
    painter.restore()
