"""Paint the battle: the theme's colours and fonts at hand, and words that can be read back."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintDevice,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QStaticText,
    QTextLayout,
    QTextOption,
)

from desktop.look import icons, theme
from desktop.look.stamps import LARGEST, Stamp, Stamps
from desktop.look.theme import TextSize, Theme

_LARGE_BOX = 20_000
"""From so many px on a box is drawn by its corners."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft
_CENTRED = (_CENTRE, Qt.AlignmentFlag.AlignHCenter)
_RIGHTED = (Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@lru_cache(maxsize=256)
def _colour(written: str) -> QColor:
    """Read a colour once; who changes it makes a copy, as `theme.mix` does."""
    return QColor(written)


class KnownFont(QFont):
    """A font that nobody changes: asking Qt what it is takes as long as writing a word with it."""

    def __init__(self, font: QFont) -> None:
        super().__init__(font)
        self.spec = (font.families()[0], font.pixelSize(), int(font.weight()))


@lru_cache(maxsize=32)
def _font(_theme: str, size: int, bold: bool) -> KnownFont:
    font = QFont(theme.current().font(bold=bold))
    font.setPixelSize(size)
    return KnownFont(font)


def font_of(size: int, *, bold: bool) -> KnownFont:
    """Give the font of the theme in a size in px."""
    return _font(theme.current().name, size, bold)


def spec(font: QFont) -> tuple[str, int, int]:
    """Give family, size in px and weight."""
    if isinstance(font, KnownFont):
        return font.spec
    return font.families()[0], font.pixelSize(), int(font.weight())


@dataclass(frozen=True, slots=True)
class PaintStyle:
    """The theme's colours and fonts, made once for each theme and text size."""

    theme: Theme
    small: QFont
    body: QFont
    bold: QFont
    large: QFont
    title: QFont
    banner: QFont

    def px(self, at_100: float) -> int:
        """Scale a distance with the text size."""
        return round(at_100 * self.theme.scale / 100) or 1

    def colour(self, name: str) -> QColor:
        """Give a colour of the theme."""
        return _colour(self.theme.colours[name])

    def ink_on(self, ground: QColor) -> QColor:
        """Give the better readable of light and dark ink on a ground."""
        return _ink_on(ground.rgb(), self.colour("raised").rgb(), self.colour("text").rgb())


@lru_cache(maxsize=64)
def _ink_on(ground: int, *own: int) -> QColor:
    inks = (*map(QColor, own), QColor("#100D09"), QColor("#FFFFFF"))
    return max(inks, key=lambda ink: theme.contrast(ink, QColor(ground)))


@lru_cache(maxsize=8)
def _paint_style(name: str, scale: int) -> PaintStyle:
    found = theme.current()
    large = QFont(found.font(bold=True))
    large.setPixelSize(found.px(19))
    banner = QFont(found.font(TextSize.BANNER))
    # large text is large enough in the banner: with a large scale the table below needs the room
    banner.setPixelSize(min(banner.pixelSize(), max(TextSize.BANNER.value, 42)))
    small, body, bold = found.font(TextSize.SMALL), found.font(), found.font(bold=True)
    fonts = (small, body, bold, large, found.font(TextSize.TITLE), banner)
    return PaintStyle(found, *(KnownFont(font) for font in fonts))


class _Worn:
    """The style asked for last, and its theme."""

    theme: Theme | None = None
    style: PaintStyle


def paint_style() -> PaintStyle:
    """Give the style of the theme in force: asked thousands of times while a page is measured and painted."""
    found = theme.current()
    if found is not _Worn.theme:
        _Worn.style = _paint_style(found.name, found.scale)
        _Worn.theme = found
    return _Worn.style


_JOINED = re.compile(r"(?<=/)(?=[\d+\-−])|(?<=\b\w-)(?=\w\b)")
_JOINER = "\N{WORD JOINER}"
"""Keeps an ability and its number on one line, and what is numbered by hyphens: Counter-attack/2, V-A-4."""

_SOFT = "\N{SOFT HYPHEN}"
_WORD = re.compile(r"[^ -]+-?")
_SYLLABLE = re.compile(r"(?<=[^\W\d_]{2})(?=[b-df-hj-np-tv-xz][hlr]?[aeiouyàâéèêëîïôûù]\w)", re.IGNORECASE)
"""Where a word that is wider than its room may be broken, with a hyphen: before a syllable."""

_TIMES, _TIMES_TOGETHER = " × ", "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
"""What is counted stays on the line of its count: 3 × Fire."""
_NUMBER, _BOUND = re.compile(r" (?=\(\d+\))"), "\N{NO-BREAK SPACE}("
"""The number of one of several cards stays with its name: Griffin conscript (2)."""


@lru_cache(maxsize=4096)
def _lines(
    text: str, width: int, family: str, px: int, weight: int, most: int
) -> tuple[tuple[str, ...], bool]:
    font = QFont([family, *theme.current().font().families()])
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    text = _JOINED.sub(_JOINER, text).replace(_TIMES, _TIMES_TOGETHER)
    text = _NUMBER.sub(_BOUND[0], text)
    metrics = QFontMetricsF(font)

    def softened(word: re.Match[str]) -> str:
        return word[0] if metrics.horizontalAdvance(word[0]) <= width else _SYLLABLE.sub(_SOFT, word[0])

    text = _WORD.sub(softened, text)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found: list[str] = []
    cut = False
    while (laid := layout.createLine()).isValid():
        laid.setLineWidth(width)
        start, length = laid.textStart(), laid.textLength()
        if len(found) == most:
            cut = True
            break
        line = text[start : start + length].rstrip()
        line = f"{line[:-1]}-" if line.endswith(_SOFT) else line
        line = line.replace(_TIMES_TOGETHER, _TIMES).replace(_BOUND, " (")
        found.append(line.replace(_SOFT, "").replace(_JOINER, ""))
    layout.endLayout()
    if cut:
        found[-1] = metrics.elidedText(found[-1] + "…", Qt.TextElideMode.ElideRight, width)
    return tuple(found), cut


def lines_of(text: str, font: QFont, width: float, most: int = 6) -> tuple[str, ...]:
    """Break words into lines of a width; only what needs more than ``most`` lines ends in "…"."""
    return _lines(text, max(8, int(width)), *spec(font), most)[0]


@lru_cache(maxsize=8192)
def _advance(text: str, family: str, px: int, weight: int) -> float:
    font = QFont([family, *theme.current().font().families()])
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    return QFontMetricsF(font).horizontalAdvance(text)


@lru_cache(maxsize=4096)
def _laid(text: str, family: str, px: int, weight: int) -> tuple[QStaticText, float, float]:
    """Lay a line of plain text out once (mark-up from users is shown, never obeyed)."""
    font = QFont([family, *theme.current().font().families()])
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    laid = QStaticText(text)
    laid.setTextFormat(Qt.TextFormat.PlainText)
    laid.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    laid.prepare(font=font)
    size = laid.size()
    return laid, size.width(), size.height()


def advance(text: str, font: QFont) -> float:
    """Measure a line of words in px."""
    return _advance(text, *spec(font))


def line_height(font: QFont) -> int:
    """Give the height of a line in px, a little air included."""
    return round(font.pixelSize() * 1.25)


class Ink:
    """A painter that remembers the words it wrote, so that a test can read what a player could."""

    def __init__(self, device: QPaintDevice) -> None:
        self._device = device  # a painter does not keep what it paints on alive
        self.painter = QPainter(device)
        self._ratio = device.devicePixelRatioF()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.style = paint_style()
        self._theme = (self.style.theme.name, self.style.theme.scale)
        self.words: list[str] = []
        self.is_dry = False

    @classmethod
    def dry(cls) -> Ink:
        """Give a pen without ink: it measures and remembers the words, and draws nothing."""
        ink = cls(QPixmap(1, 1))
        ink.is_dry = True
        return ink

    @classmethod
    def on(cls, painter: QPainter) -> Ink:
        """Write with a painter that somebody else began and will end."""
        ink = cls.__new__(cls)
        ink._device = device = painter.device()
        ink.painter = painter
        ink._ratio = device.devicePixelRatioF()
        ink.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink.style = paint_style()
        ink._theme = (ink.style.theme.name, ink.style.theme.scale)
        ink.words = []
        ink.is_dry = False
        return ink

    def __enter__(self) -> Ink:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()  # whatever happened: a painter left open takes the program down with it

    def end(self) -> None:
        """Finish painting."""
        self.painter.end()

    def text(
        self,
        rect: QRectF,
        words: str,
        font: QFont,
        colour: QColor,
        flags: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        """Write one line into the middle of a rectangle, from its left, its centre or to its right."""
        if not words:
            return
        self.words.append(words)
        if self.is_dry:
            return
        laid, width, height = _laid(words, *spec(font))
        x, room = rect.x(), rect.width() - width
        if flags in _CENTRED:
            x += room / 2
        elif flags in _RIGHTED:
            x += room
        self.painter.setFont(font)
        self.painter.setPen(colour)
        self.painter.drawStaticText(QPointF(x, rect.y() + (rect.height() - height) / 2), laid)

    def ground(self, rect: QRectF, colour: QColor) -> None:
        """Fill a ground to its edges: smoothed ones between two points let what lies beneath through."""
        if self.is_dry:
            return
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self.painter.fillRect(rect, colour)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def block(self, rect: QRectF, lines: Sequence[str], font: QFont, colour: QColor) -> None:
        """Write lines below each other, from the top of a rectangle."""
        height = line_height(font)
        for number, line in enumerate(lines):
            self.text(QRectF(rect.x(), rect.y() + number * height, rect.width(), height), line, font, colour)

    def box(
        self,
        rect: QRectF,
        fill: QColor | None,
        edge: QColor | None = None,
        radius: float = 4,
        width: float = 1,
        *,
        dashed: bool = False,
    ) -> None:
        """Draw a rounded rectangle."""
        # round corners take longer to draw than to copy
        corner = math.ceil(radius + width) + 1
        even = rect == QRectF(rect.toRect()) and self._ratio == int(self._ratio) and not self.is_dry
        if even and not dashed and min(rect.width(), rect.height()) > 4 * corner and _is_large(rect):
            self._slices(rect, fill, edge, radius, width, corner)
        else:
            self.stamp(rect, _box, fill, edge, radius, width, dashed)

    def _slices(
        self, rect: QRectF, fill: QColor | None, edge: QColor | None, radius: float, width: float, corner: int
    ) -> None:
        """Draw a large box by its four corners, copied, and what is straight between them."""
        ratio, size = self._ratio, 3 * corner
        key = (_box, "corners", size, fill and fill.rgba(), edge and edge.rgba(), radius, width, ratio)
        if (found := _stamps.find(key)) is None:
            look = fill, edge, radius, width
            found = _stamped(QRectF(0, 0, size, size), _box, look, None, ratio)
            _stamps.keep(key, found)
        for left, x in ((rect.left(), 0), (rect.right() - corner, size - corner)):
            for top, y in ((rect.top(), 0), (rect.bottom() - corner, size - corner)):
                part = QRectF(x * ratio, y * ratio, corner * ratio, corner * ratio)
                self.painter.drawPixmap(QRectF(left, top, corner, corner), found.picture, part)
        across = rect.adjusted(corner, 0, -corner, 0)
        down = rect.adjusted(0, corner, 0, -corner)
        if fill is not None:
            low = rect.height() - corner
            self.painter.fillRect(down, fill)
            self.painter.fillRect(across.adjusted(0, 0, 0, -low), fill)
            self.painter.fillRect(across.adjusted(0, low, 0, 0), fill)
        if edge is not None:
            for line in (
                across.adjusted(0, 0, 0, width - rect.height()),
                across.adjusted(0, rect.height() - width, 0, 0),
                down.adjusted(0, 0, width - rect.width(), 0),
                down.adjusted(rect.width() - width, 0, 0, 0),
            ):
                self.painter.fillRect(line, edge)

    def stamp(
        self, rect: QRectF, paint: Callable[..., None], *look: object, ground: QColor | None = None
    ) -> None:
        """Copy what ``paint(ink, rect, *look)`` painted once; it must depend on nothing else but the theme.

        With words on it, give the colour of the ground beneath: letters are smoothed against it.
        """
        ratio = self._ratio
        x, y, width, height = rect.x(), rect.y(), rect.width(), rect.height()
        # between two points of the screen a picture would be blurred
        if self.is_dry or ratio != int(ratio) or width * height * ratio * ratio > LARGEST:
            paint(self, rect, *look)
            return
        left, top = math.floor(x), math.floor(y)
        inks = tuple(part.rgba() if isinstance(part, QColor) else part for part in look)
        below = ground.rgb() if ground is not None else None
        key = (paint, x - left, y - top, width, height, inks, below, ratio, self._theme)
        found = _stamps.find(key)
        if found is None:
            found = _stamped(QRectF(x - left, y - top, width, height), paint, look, ground, ratio)
            _stamps.keep(key, found)
        self.words += found.words
        self.painter.drawPixmap(QPointF(left, top), found.picture)

    def disc(self, rect: QRectF, fill: QColor | None, edge: QColor | None = None, width: float = 1) -> None:
        """Draw a circle."""
        if self.is_dry:
            return
        self.dress(fill, edge, width)
        if edge is not None:
            rect = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        self.painter.drawEllipse(rect)

    def shape(
        self, name: str, rect: QRectF, fill: QColor | None, edge: QColor | None = None, width: float = 1.5
    ) -> None:
        """Draw a named shape of the wound track or of a card's state."""
        if self.is_dry:
            return
        self.dress(fill, edge, width)
        self.painter.drawPath(shape_path(name, rect.adjusted(width, width, -width, -width)))

    def line(self, start: QPointF, end: QPointF, colour: QColor, width: float = 1) -> None:
        """Draw a line."""
        if self.is_dry:
            return
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawLine(start, end)

    def keycap(self, rect: QRectF, key: str, faint: bool = False, ground: QColor | None = None) -> None:
        """Draw a key as a small keycap, on a ground of this colour."""
        self.stamp(rect, _keycap, key, faint, ground=ground)

    def dress(self, fill: QColor | None, edge: QColor | None, width: float) -> None:
        """Take a brush and a pen, or none."""
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)


def _is_large(rect: QRectF) -> bool:
    """Tell whether a box is larger than copying it whole is worth."""
    return rect.width() * rect.height() > _LARGE_BOX


def _box(
    ink: Ink,
    rect: QRectF,
    fill: QColor | None,
    edge: QColor | None,
    radius: float,
    width: float,
    dashed: bool = False,
) -> None:
    if ink.is_dry:
        return
    ink.dress(fill, edge, width)
    if dashed and edge is not None:
        ink.painter.setPen(QPen(edge, width, Qt.PenStyle.DashLine))
    if edge is not None:
        rect = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    ink.painter.drawRoundedRect(rect, radius, radius)


def _keycap(ink: Ink, rect: QRectF, key: str, faint: bool) -> None:
    style = ink.style
    edge = style.colour("line" if faint else "soft")
    _box(ink, rect, style.colour("surface"), edge, style.px(4), 1)
    low = rect.bottom() - 1.5
    ink.line(QPointF(rect.left() + 3, low), QPointF(rect.right() - 3, low), edge, 1)
    ink.text(rect, key, style.small, style.colour("soft" if faint else "text"), _CENTRE)


_stamps = Stamps()


def _stamped(
    rect: QRectF, paint: Callable[..., None], look: tuple[object, ...], ground: QColor | None, ratio: float
) -> Stamp:
    right, bottom = math.ceil(rect.right()), math.ceil(rect.bottom())
    picture = QPixmap(max(1, round(right * ratio)), max(1, round(bottom * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground if ground is not None else Qt.GlobalColor.transparent)
    with Ink(picture) as ink:
        paint(ink, rect, *look)
        return Stamp(picture, tuple(ink.words))


def key_width(key: str) -> float:
    """Give the width of a keycap in px."""
    style = paint_style()
    return max(style.px(22), advance(key, style.small) + style.px(12))


@lru_cache(maxsize=256)
def _path(name: str, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    rect = QRectF(0, 0, width, height)
    points = _POLYGONS.get(name)
    if points is not None:
        path.addPolygon(QPolygonF([QPointF(x * width, y * height) for x, y in points]))
        path.closeSubpath()
    elif name == "circle":
        path.addEllipse(rect)
    else:
        path.addRoundedRect(rect, 2, 2)
    return path


def shape_path(name: str, rect: QRectF) -> QPainterPath:
    """Give the outline of a named shape within a rectangle; an unknown name is a square."""
    return _path(name, rect.width(), rect.height()).translated(rect.topLeft())


def _star(points: int, inner: float) -> list[tuple[float, float]]:
    from math import cos, pi, sin

    made = []
    for number in range(points * 2):
        reach = 0.5 if number % 2 == 0 else 0.5 * inner
        angle = pi * number / points - pi / 2
        made.append((0.5 + reach * cos(angle), 0.5 + reach * sin(angle)))
    return made


_POLYGONS: dict[str, list[tuple[float, float]]] = {
    "triangle": [(0.5, -0.06), (1.08, 0.98), (-0.08, 0.98)],
    "diamond": [(0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5)],
    "cross": [
        (0.28, 0), (0.72, 0), (1, 0.28), (1, 0.72), (0.72, 1), (0.28, 1), (0, 0.72), (0, 0.28),
    ],
    "star": _star(8, 0.72),
    "flag": [(0, 0.05), (1, 0.05), (0.78, 0.5), (1, 0.95), (0, 0.95)],
}  # fmt: skip


@lru_cache(maxsize=512)
def _picture(name: str, size: int, colour: str, ratio: float) -> QPixmap:
    return icons.pixmap(name, size, colour, ratio)


def icon_at(ink: Ink, rect: QRectF, name: str, size: int, colour: str) -> None:
    """Draw an icon in the middle of a rectangle, of so many pixels and of a colour by its code."""
    if ink.is_dry:
        return
    picture = _picture(name, size, colour, ink.painter.device().devicePixelRatioF())
    ink.painter.drawPixmap(
        QPointF(rect.x() + (rect.width() - size) / 2, rect.y() + (rect.height() - size) / 2), picture
    )


def icon_in(ink: Ink, rect: QRectF, name: str, size: int, colour: str) -> None:
    """Draw an icon in the middle of a rectangle, in a colour of the theme."""
    icon_at(ink, rect, name, ink.style.px(size), ink.style.colour(colour).name())


def paint_letter(ink: Ink, rect: QRectF, side: int) -> None:
    """Paint a side's letter into a square of its colour."""
    style = ink.style
    colour = style.theme.side(side)
    ink.box(rect, colour, None, style.px(6))
    font = style.large if rect.height() >= style.px(28) else style.bold
    ink.text(rect, "AB"[side], font, style.ink_on(colour), _CENTRE)
