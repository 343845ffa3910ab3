"""Draw faces on the screen: the one room of paper that knows Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRawFont,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

import resources
from desktop.paper import wounds
from desktop.paper.heraldry import look_of
from desktop.paper.items import (
    Box,
    Circle,
    Face,
    Item,
    Picture,
    Segment,
    StraightLine,
    TextRun,
    VectorPath,
    cover,
)
from desktop.paper.metrics import Font, metrics
from desktop.paper.stock import STANDARD
from desktop.paper.style import Style
from rules.cards import Card
from rules.peoples import Peoples

if TYPE_CHECKING:
    from desktop.paper.face import TextSection

_EM = 200.0
_ROUND = 2.8
"""Radius of a card's corner on the screen, in mm."""


@cache
def _raw(font: Font) -> QRawFont:
    """Load a bundled font; the hinting is off, so that letters keep the shape they have on paper."""
    return QRawFont(str(resources.path("fonts", font.file)), _EM, QFont.HintingPreference.PreferNoHinting)


@lru_cache(maxsize=4096)
def _outline(font: Font, character: str) -> QPainterPath:
    """Give the outline of a letter, `_EM` units high.

    Outlines, not Qt's own glyphs: those are not drawn at all beyond some size.
    """
    raw = _raw(font)
    path = raw.pathForGlyph(raw.glyphIndexesForString(character)[0])
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@lru_cache(maxsize=32)
def _image(data: bytes) -> QImage:
    return QImage.fromData(QByteArray(data))


Letters: TypeAlias = Callable[[TextRun, QPainter, float], None]
"""How a run of letters is drawn, so many pixels for a mm."""


def paint(shown: Face, painter: QPainter, scale: float) -> None:
    """Draw a face at the painter's origin, `scale` pixels for a mm."""
    paint_items(shown.items, painter, scale, outlined)


def paint_items(items: Sequence[Item], painter: QPainter, scale: float, letters: Letters) -> None:
    """Draw things at the painter's origin, `scale` pixels for a mm."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    for item in items:
        match item:
            case TextRun():
                letters(item, painter, scale)
            case StraightLine():
                painter.setPen(_pen(item.ink, item.width, scale, item.dash))
                start = QPointF(item.x1 * scale, item.y1 * scale)
                painter.drawLine(start, QPointF(item.x2 * scale, item.y2 * scale))
            case Box():
                _dress(painter, item.fill, item.stroke, item.line, scale)
                rect = QRectF(item.x * scale, item.y * scale, item.width * scale, item.height * scale)
                if item.radius:
                    painter.drawRoundedRect(rect, item.radius * scale, item.radius * scale)
                else:
                    painter.drawRect(rect)
            case Circle():
                _dress(painter, item.fill, item.stroke, item.line, scale)
                reach = item.radius * scale
                painter.drawEllipse(QPointF(item.x * scale, item.y * scale), reach, reach)
            case VectorPath():
                _dress(painter, item.fill, item.stroke, item.line, scale)
                painter.drawPath(_path(item.path, scale))
            case Picture():
                _picture(item, painter, scale)
    painter.restore()


def outlined(item: TextRun, painter: QPainter, scale: float) -> None:
    """Draw a run of letters as outlines: they look alike at every size."""
    advances = metrics(item.font).advances
    brush = QColor(item.ink)
    size = item.size * scale / _EM
    painter.save()
    painter.translate(item.x * scale, item.y * scale)
    painter.scale(size, size)
    for character in item.words:
        if not character.isspace():
            painter.fillPath(_outline(item.font, character), brush)
        painter.translate((advances[character] + item.spacing / item.size) * _EM, 0.0)
    painter.restore()


def _pen(ink: str, width: float, scale: float, dash: Sequence[float] = ()) -> QPen:
    pen = QPen(QColor(ink), width * scale)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dash:
        pen.setDashPattern([part / width for part in dash])
    return pen


def _dress(painter: QPainter, fill: str, stroke: str, line: float, scale: float) -> None:
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(stroke, line, scale) if stroke else Qt.PenStyle.NoPen)


def _path(segments: Sequence[Segment], scale: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for letter, numbers in segments:
        n = [number * scale for number in numbers]
        match letter:
            case "M":
                path.moveTo(n[0], n[1])
            case "L":
                path.lineTo(n[0], n[1])
            case "C":
                path.cubicTo(*n)
            case _:
                path.closeSubpath()
    return path


def _picture(item: Picture, painter: QPainter, scale: float) -> None:
    image = _image(item.data)
    frame = QRectF(item.x * scale, item.y * scale, item.width * scale, item.height * scale)
    if image.isNull():  # a picture that cannot be read leaves its place free
        return
    x, y, width, height = cover((image.width(), image.height()), (frame.width(), frame.height()))
    clip = QPainterPath()
    clip.addRoundedRect(frame, item.radius * scale, item.radius * scale)
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    target = QRectF(frame.x() + x, frame.y() + y, width, height)
    painter.drawImage(target, _shrunk(item.data, round(width), round(height)))
    painter.restore()


@lru_cache(maxsize=32)
def _shrunk(data: bytes, width: int, height: int) -> QImage:
    """Make a large photograph small with care: a painter alone would leave it rough."""
    image = _image(data)
    if width >= image.width() or height >= image.height() or not width or not height:
        return image
    mode = Qt.TransformationMode.SmoothTransformation
    return image.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def image_of(shown: Face, scale: float) -> QImage:
    """Draw a face into a picture on white paper, `scale` pixels for a mm."""
    made = QImage(round(shown.width * scale), round(shown.height * scale), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    paint(shown, painter, scale)
    painter.end()
    return made


class CardFaceView(QWidget):
    """Show one card face as it is printed, as large as the room allows, on a sheet of paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: Face | None = None
        self._cache: QImage | None = None
        self._asked: tuple[object, ...] | None = None
        self._peoples: Peoples | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName("")

    @property
    def shown(self) -> Face | None:
        """The face on show; its `lost` tells what does not fit on the card."""
        return self._face

    def set_peoples(self, peoples: Peoples) -> None:
        """Name the peoples of the open library; the bundled ones are used before."""
        self._peoples = peoples

    def show_card(
        self,
        card: Card,
        language: str,
        picture: bytes | None = None,
        *,
        style: Style = Style.FULL,
        figures: Sequence[str] = (),
        boxes: wounds.Boxes | None = None,
        more: Sequence[TextSection] = (),
    ) -> None:
        """Show a card in a language ("fr", "en"), with its picture when there is one."""
        from desktop.paper.face import face  # lists are in view before their card is laid out

        asked = (card, language, picture, style, figures, boxes, more, self._peoples)
        if asked == self._asked:
            return
        look = look_of(card.people, language, self._peoples)
        if picture is not None and _image(picture).isNull():
            picture = None
        self.show_face(
            face(
                card,
                language,
                style=style,
                look=look,
                figures=figures,
                boxes=boxes,
                more=more,
                picture=picture,
            ),
            spoken(card, language),
        )
        self._asked = asked

    def show_face(self, shown: Face, name: str = "") -> None:
        """Show a face that is already laid out; `name` is what a screen reader says."""
        self._asked = None
        if shown != self._face:
            self._face = shown
            self._cache = None
        self.setAccessibleName(name)
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._face = self._cache = self._asked = None
        self.setAccessibleName("")
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for about the size of a card in the hand at arm's length."""
        return QSize(378, 528)

    def minimumSizeHint(self) -> QSize:
        """Stay readable."""
        return QSize(189, 264)

    def hasHeightForWidth(self) -> bool:
        """A card has one proportion."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Tell the height of a card of a width."""
        return round(width * STANDARD.height / STANDARD.width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw anew at the new size."""
        self._cache = None
        super().resizeEvent(event)

    def card_rect(self) -> QRectF:
        """Tell where the card lies in the widget, in its pixels."""
        scale = min((self.width() - 2) / STANDARD.width, (self.height() - 2) / STANDARD.height)
        width, height = STANDARD.width * scale, STANDARD.height * scale
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card on white paper with round corners, in either theme."""
        if self._face is None:
            return
        rect = self.card_rect()
        ratio = self.devicePixelRatioF()
        if self._cache is None or self._cache.devicePixelRatio() != ratio:
            self._cache = image_of(self._face, rect.width() * ratio / STANDARD.width)
            self._cache.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = rect.width() / STANDARD.width * _ROUND
        outline = QPainterPath()
        outline.addRoundedRect(rect, corner, corner)
        painter.save()
        painter.setClipPath(outline)
        painter.drawImage(rect.topLeft(), self._cache)
        painter.restore()
        painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
        painter.drawPath(outline)
        painter.end()


def spoken(card: Card, language: str) -> str:
    """Say a card in words, for screen readers: its name and its values in order."""
    from desktop.paper.words import label, value_text

    nerve, _ = card.nerve
    parts = [
        f"{label(c, language)} {value_text(value, language)}"
        for c, value in card.values.items()
        if value.known and (not c.is_nerve or c is nerve)
    ]
    return ", ".join((card.name(language)[:200], *parts))
