"""Lay a row of the board out: the name beside its figures or above them, whichever is lower."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.battle.board.paint import chip_height, chip_width
from desktop.battle.board.views import ChipView, RowView
from desktop.look.painting import Kit, kit, line_height, lines_of

_MOST_LINES = 4


@dataclass(frozen=True, slots=True)
class Shape:
    """Where the parts of a row stand, relative to its top; the same for rows of the same name and chips."""

    lines: tuple[str, ...]
    name: QRectF
    chips: tuple[QRectF, ...]
    height: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A row at its place in a column."""

    row: RowView
    shape: Shape
    top: int

    @property
    def chips(self) -> Iterator[tuple[ChipView, QRectF]]:
        """Give the chips and where they stand in the column."""
        for chip, rect in zip(self.row.chips, self.shape.chips, strict=True):
            yield chip, rect.translated(0, self.top)


def shape_of(row: RowView, width: int, pad: int) -> Shape:
    """Lay a row out: the name beside its figures or above them, whichever is lower."""
    made = kit()
    room = width - made.px(38) - made.px(6)
    widths = tuple(min(chip_width(made, chip), room) for chip in row.chips)
    return _shape(row.name, widths, width, pad, made.theme.scale)


@lru_cache(maxsize=2048)
def _shape(name: str, widths: tuple[int, ...], width: int, pad: int, _scale: int) -> Shape:
    made = kit()
    above = _above(name, widths, width, made, pad)
    beside = _beside(name, widths, width, made, pad)
    return above if beside is None or above.height < beside.height else beside


def _flow(widths: tuple[int, ...], left: float, top: float, room: float, made: Kit) -> list[QRectF]:
    placed: list[QRectF] = []
    x, y = left, top
    height, gap = chip_height(made), made.px(4)
    for width in widths:
        if x > left and x + width > left + room:
            x, y = left, y + height + gap
        placed.append(QRectF(x, y, width, height))
        x += width + gap
    return placed


def _above(name: str, widths: tuple[int, ...], width: int, made: Kit, pad: int) -> Shape:
    left = made.px(38)
    room = width - left - made.px(6)
    lines = lines_of(name, made.body, room, _MOST_LINES)
    high = line_height(made.body) * len(lines)
    words = QRectF(left, pad if widths else max(pad, pad + (made.px(32) - high) / 2), room, high)
    between = made.px(2) if pad >= made.px(2) else 0
    chips = _flow(widths, left, words.bottom() + between, room, made)
    bottom = chips[-1].bottom() if chips else max(words.bottom(), pad + made.px(32))
    return Shape(lines, words, tuple(chips), round(bottom) + pad)


def _beside(name: str, widths: tuple[int, ...], width: int, made: Kit, pad: int) -> Shape | None:
    left, right, gap = made.px(38), width - made.px(6), made.px(4)
    best: Shape | None = None
    for each in range(len(widths), 0, -1):
        rows = [widths[n : n + each] for n in range(0, len(widths), each)]
        taken = max(sum(row) + gap * (len(row) - 1) for row in rows)
        room = right - taken - made.px(8) - left
        if room < made.px(96):
            continue
        lines = lines_of(name, made.body, room, _MOST_LINES + 1)
        if len(lines) > _MOST_LINES:
            continue
        high = line_height(made.body) * len(lines)
        chips = _flow(widths, right - taken, 0, taken, made)
        tall = chips[-1].bottom()
        inner = max(high, tall)
        moved = tuple(rect.translated(0, pad + (inner - tall) / 2) for rect in chips)
        words = QRectF(left, pad + (inner - high) / 2, room, high)
        found = Shape(lines, words, moved, round(inner) + 2 * pad)
        if best is None or found.height < best.height:
            best = found
    return best
