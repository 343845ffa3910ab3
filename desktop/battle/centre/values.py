"""The characteristics of a figure in little room: names above values, in columns below each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.battle.figures import FigureValue
from desktop.look.painting import Ink, Kit, advance, kit, line_height

Line = tuple[tuple[FigureValue, int, int], ...]
"""Values side by side: each with where it begins and how wide it is, in px."""


def value_lines(cells: Sequence[FigureValue], room: float) -> tuple[Line, ...]:
    """Break the values into lines of about the same number, as few as the room allows."""
    made = kit()
    needed = [_width(cell.label, cell.text, made.theme.scale) for cell in cells]
    for count in range(1, len(cells) + 1):
        each = -(-len(cells) // count)
        starts = range(0, len(cells), each)
        widest = max(sum(needed[n : n + each]) for n in starts)
        if widest <= room or each == 1:
            apart = max(0, min(made.px(4), int((room - widest) / each)))
            return tuple(_line(cells[n : n + each], needed[n : n + each], apart) for n in starts)
    return ()


def _line(cells: Sequence[FigureValue], widths: Sequence[int], apart: int) -> Line:
    x, placed = 0, []
    for cell, width in zip(cells, widths, strict=True):
        placed.append((cell, x, width + apart))
        x += width + apart
    return tuple(placed)


def values_height(lines: Sequence[Line], made: Kit) -> int:
    """Tell how high they are, in px."""
    return len(lines) * (_label_height(made) + line_height(made.body))


def paint_values(ink: Ink, lines: Sequence[Line], room: QRectF, ground: QColor) -> None:
    """Paint them from the top of a room, on a ground of this colour."""
    high = values_height(lines[:1], ink.kit)
    for number, line in enumerate(lines):
        rect = QRectF(room.x(), room.y() + number * high, sum(line[-1][1:]), high)
        looks = tuple([(x, width, cell.label, cell.text, cell.moved) for cell, x, width in line])
        ink.stamp(rect, _paint_line, looks, ground=ground)


def _paint_line(ink: Ink, rect: QRectF, looks: tuple[tuple[int, int, str, str, int], ...]) -> None:
    for x, width, label, text, moved in looks:
        _paint_cell(ink, QRectF(rect.x() + x, rect.y(), width, rect.height()), label, text, moved)


def _label_height(made: Kit) -> int:
    return line_height(made.small) - made.px(1)


@lru_cache(maxsize=1024)
def _width(label: str, text: str, _scale: int) -> int:
    made = kit()
    needed = max(advance(label, made.small), advance(text, made.bold))
    return max(made.px(33), round(needed) + made.px(8))


def _paint_cell(ink: Ink, rect: QRectF, label: str, text: str, moved: int) -> None:
    made = ink.kit
    above = QRectF(rect.x(), rect.y(), rect.width(), _label_height(made))
    ink.text(above, label, made.small, made.colour("soft"))
    below = QRectF(rect.x(), above.bottom(), rect.width(), line_height(made.body))
    colour = made.colour("bad" if moved < 0 else "good" if moved > 0 else "text")
    ink.text(below, text, made.bold if moved else made.body, colour)
