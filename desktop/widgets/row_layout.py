"""Lay a row out: where its words and pictures stand, how high it is, what lies under the pointer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QStaticText, QTransform

from desktop.look import theme
from desktop.look.lines import lines as broken
from desktop.look.lines import one_line
from desktop.look.theme import Theme
from desktop.widgets.row import Cell, Emblem, Icon, Line, Piece, Row, Text

_GAP, _CLOSE, _BESIDE = 10, 4, 4
"""Between words and what stands at their right; behind an icon of words; before the cells at the right."""

_FRAME = 28
_TOLD = 64
"""Words at the right that are no wider are whole, whatever is left for others; px at 100 %, as all above."""


@dataclass(frozen=True, slots=True)
class LaidText:
    """Words that are laid out already."""

    at: QPointF
    shown: QStaticText
    font: QFont
    ink: QColor


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture and its room."""

    room: QRectF
    piece: Icon | Emblem
    size: int


@dataclass(slots=True)
class RowLayout:
    """A row that is laid out, from its own corner on."""

    height: int
    words: int = 0
    """Where the words begin."""

    written: list[LaidText] = field(default_factory=list)
    drawn: list[Drawn] = field(default_factory=list)
    cells: list[tuple[QRect, Cell]] = field(default_factory=list)

    def cell_at(self, point: QPoint) -> Cell | None:
        """Give the cell at a point, None where there is none."""
        return next((cell for room, cell in self.cells if room.contains(point)), None)

    def tip_at(self, point: QPoint) -> str:
        """Give the explanation of the cell in whose column a point is, "" for none.

        The gaps between cells at the left belong to the next one.
        """
        at = point.x()
        columns = (
            cell.tip for room, cell in self.cells
            if at <= room.right() and (room.left() <= at or room.right() < self.words)
        )  # fmt: skip
        return next(columns, "")

    def is_beside(self, point: QPoint) -> bool:
        """Tell whether a point is in one of the cells at the left, or before one."""
        return any(point.x() <= room.right() < self.words for room, _ in self.cells)


@lru_cache(maxsize=32)
def _font(_theme: str, _scale: int, size: int, bold: bool) -> tuple[QFont, QFontMetrics]:
    font = theme.current().font(bold=bold)
    font.setPixelSize(theme.current().px(size))
    return font, QFontMetrics(font)


def _face(text: Text, current: Theme) -> tuple[QFont, QFontMetrics]:
    return _font(current.name, current.scale, text.size, text.bold)


def lay(row: Row, width: int, height: int | None, current: Theme, *, active: bool = False) -> RowLayout:
    """Lay a row into a width, and into a height where that is settled; ``active``: chosen or pointed at."""
    return _Laying(row, width, current).lay(height, active)


def height_of(row: Row, width: int, current: Theme) -> int:
    """Give the height that a row needs at a width."""
    if all(line.most == 1 for line in row.lines):
        high = sum(_face(line.start, current)[1].height() for line in row.lines)
        return _height(row, high + (len(row.lines) - 1) * _px(row.leading, current), current)
    return _Laying(row, width, current).height


def _height(row: Row, high: int, current: Theme) -> int:
    return max(current.px(row.height), high + _px(row.air, current))


def _px(at_100: float, current: Theme) -> int:
    return current.px(at_100) if at_100 else 0


class _Laying:
    """Lays one row out: the cells from both edges, then the lines between them."""

    def __init__(self, row: Row, width: int, current: Theme) -> None:
        self._row, self._theme, self._wide = row, current, width
        left, right = current.px(row.margin[0]), width - current.px(row.margin[1])
        self._cells = []
        for cell in row.lead:
            wide = current.px(cell.width)
            self._cells.append((cell, left, wide, Qt.AlignmentFlag.AlignHCenter))
            left += wide + _px(cell.gap, current)
        for cell in reversed(row.trail):
            wide = self._width(cell)
            right -= wide
            self._cells.append((cell, right, wide, Qt.AlignmentFlag.AlignRight))
            right -= _px(cell.gap, current)
        if row.trail:
            right -= current.px(_BESIDE)
        self._left, self._right = left, right
        self._parts = [self._broken(line, right - left) for line in row.lines]
        self._heights = [_face(line.start, current)[1].height() for line in row.lines]
        self._leading = _px(row.leading, current)
        high = sum(len(parts) * each for parts, each in zip(self._parts, self._heights, strict=True))
        self._high = high + (len(row.lines) - 1) * self._leading
        self.height = _height(row, self._high, current)

    def lay(self, height: int | None, active: bool) -> RowLayout:
        """Say where everything stands in a row so high, or as high as it needs."""
        row, left = self._row, self._left
        self.laid = RowLayout(self.height if height is None else height, left)
        self._active = active
        top = (self.laid.height - self._high) // 2
        for line, parts, each in zip(row.lines, self._parts, self._heights, strict=True):
            self._line(line, parts, QRect(left, top, self._right - left, each))
            top += len(parts) * each + self._leading
        for cell, at, wide, side in self._cells:
            self._cell(cell, QRect(at, 0, wide, self.laid.height), side)
        if row.corner is not None:
            size = self._theme.px(row.corner.size)
            room = QRectF(
                self._wide - 1 - self._theme.px(row.margin[1]) - size, self._theme.px(8), size, size
            )
            self.laid.drawn.append(Drawn(room, row.corner, size))
        return self.laid

    def _width(self, cell: Cell) -> int:
        """Give a cell at the right the room that its words need."""
        words = (piece for piece in (cell.piece, cell.under) if isinstance(piece, Text))
        return max((self._theme.px(cell.width), *(self._piece_width(each) + 4 for each in words)))

    # The words

    def _broken(self, line: Line, room: int) -> list[str]:
        if line.most == 1:
            return [line.start.words]
        corner = self._row.corner
        if corner is not None and line is self._row.lines[0]:
            room -= self._theme.px(corner.size + 6)
        return broken(line.start.words, _face(line.start, self._theme)[0], room, line.most)

    def _line(self, line: Line, parts: Iterable[str], room: QRect) -> None:
        metrics = _face(line.start, self._theme)[1]
        gap, end = self._theme.px(_GAP), room.right() + 1
        beside = self._shortened(line, room.width())
        for before, piece in reversed(list(zip((None, *beside), beside, strict=False))):
            wide = self._piece_width(piece)
            box = QRect(end - wide, room.top(), wide, room.height())
            self._piece(piece, box, Qt.AlignmentFlag.AlignRight)
            end -= wide + (self._theme.px(_CLOSE) if isinstance(before, Icon) else gap)
        first = QRect(room.left(), room.top(), end - room.left(), room.height())
        for part in parts:
            self._write(line.start, part, first)
            first = room.translated(0, first.top() + room.height() - room.top())
        step = _px(line.column, self._theme)
        for n, column in enumerate(line.columns):
            box = QRect(room.left() + n * step, room.top(), step, room.height())
            self._write(column, column.words, box, Qt.AlignmentFlag.AlignHCenter)
        if line.spare is not None:
            begun = room.left() + metrics.horizontalAdvance(line.start.words) + gap
            if begun + self._piece_width(line.spare) <= room.right() + 1:
                self._write(line.spare, line.spare.words, room, Qt.AlignmentFlag.AlignRight)

    def _shortened(self, line: Line, room: int) -> tuple[Text | Icon, ...]:
        """Give what stands at the right, its longest words shortened where those at the left lack room."""
        if not line.end:
            return ()
        wanted = _face(line.start, self._theme)[1].horizontalAdvance(line.start.words)
        widths = [self._piece_width(piece) for piece in line.end]
        over = sum(widths) + len(widths) * self._theme.px(_GAP) + min(wanted, room // 2) - room
        longest = max(range(len(widths)), key=widths.__getitem__)
        piece = line.end[longest]
        if over <= 0 or not isinstance(piece, Text):
            return line.end
        least = max(self._theme.px(_TOLD), widths[longest] - over)
        words = _face(piece, self._theme)[1].elidedText(piece.words, Qt.TextElideMode.ElideRight, least)
        return (*line.end[:longest], replace(piece, words=words), *line.end[longest + 1 :])

    def _piece_width(self, piece: Text | Icon) -> int:
        if isinstance(piece, Icon):
            return self._theme.px(piece.size)
        return _face(piece, self._theme)[1].horizontalAdvance(piece.words)

    def _write(
        self, text: Text, words: str, room: QRect, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> None:
        """Write one line into the middle of its room; from the left it is shortened where it does not fit."""
        font, metrics = _face(text, self._theme)
        words = one_line(words)
        if not words:
            return
        if side is Qt.AlignmentFlag.AlignLeft:
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        shown = QStaticText(words)
        shown.setTextFormat(Qt.TextFormat.PlainText)
        shown.prepare(QTransform(), font)
        left = float(room.x())
        if side is not Qt.AlignmentFlag.AlignLeft:
            rest = room.width() - QFontMetricsF(font).horizontalAdvance(words)
            left += rest if side is Qt.AlignmentFlag.AlignRight else rest / 2
        top = room.y() + (room.height() - shown.size().height()) / 2
        self.laid.written.append(LaidText(QPointF(left, top), shown, font, self._theme.colour(text.colour)))

    # What stands beside them

    def _cell(self, cell: Cell, room: QRect, side: Qt.AlignmentFlag) -> None:
        piece = cell.active if self._active and cell.active is not None else cell.piece
        target = room
        if isinstance(cell.active or cell.piece, Icon):
            target = QRect(room.left(), _above(room, room.width()), room.width(), room.width())
        self.laid.cells.append((target, cell))
        if isinstance(piece, Text) and cell.under is not None:
            high, below = (_face(text, self._theme)[1].height() for text in (piece, cell.under))
            top = room.top() + (room.height() - high - below) // 2
            room = QRect(room.left(), top, room.width(), high)
            self._piece(cell.under, QRect(room.left(), top + high, room.width(), below), side)
        if piece is not None:
            self._piece(piece, room, side)

    def _piece(self, piece: Piece, room: QRect, side: Qt.AlignmentFlag) -> None:
        if isinstance(piece, Text):
            self._write(piece, piece.words, room, side)
            return
        size = self._theme.px(piece.size)
        left = room.left() + (room.width() - size) // 2
        if isinstance(piece, Emblem):
            box = QRectF(left, (room.height() - size) / 2, size, size)
        else:
            box = QRectF(left, _above(room, size), size, size)
        self.laid.drawn.append(Drawn(box, piece, size))


def frame_of(drawn: Drawn, current: Theme) -> QRect:
    """Give the plate that a framed icon stands on."""
    plate = QRect(QPoint(0, 0), QSize(current.px(_FRAME), current.px(_FRAME)))
    plate.moveCenter(drawn.room.toRect().center())
    return plate


def _above(room: QRect, size: int) -> int:
    """Give the upper edge of something so high that stands in the middle of a room."""
    return room.center().y() - size // 2
