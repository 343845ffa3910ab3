"""The characteristics of a figure in little room: names above values, in columns below each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from desktop.battle.figures import Cell
from desktop.battle.kit import Ink, Kit, advance, kit, line_height

_CENTRE = Qt.AlignmentFlag.AlignCenter
Lines = tuple[tuple[Cell, ...], ...]


def value_lines(cells: Sequence[Cell], room: float) -> Lines:
    """Break the values into lines of about the same number, as few as the room allows."""
    made = kit()
    for count in range(1, len(cells) + 1):
        each = -(-len(cells) // count)
        lines = tuple(tuple(cells[n : n + each]) for n in range(0, len(cells), each))
        if all(sum(_width(cell, made) for cell in line) <= room for line in lines):
            return lines
    return tuple((cell,) for cell in cells)


def values_height(lines: Lines, made: Kit) -> int:
    """Tell how high they are, in px."""
    return len(lines) * (_label_height(made) + line_height(made.body))


def paint_values(ink: Ink, lines: Lines, room: QRectF, ground: QColor) -> None:
    """Paint them from the top of a room, on a ground of this colour."""
    made = ink.kit
    high = _label_height(made) + line_height(made.body)
    widest = max((sum(_width(cell, made) for cell in line) for line in lines), default=0)
    free = (room.width() - widest) / max(map(len, lines), default=1)
    apart = max(0, min(made.px(4), int(free)))
    for number, line in enumerate(lines):
        x = room.x()
        for cell in line:
            width = _width(cell, made) + apart
            rect = QRectF(x, room.y() + number * high, width, high)
            ink.stamp(rect, _paint_cell, cell.label, cell.text, cell.moved, ground=ground)
            x += width


def _label_height(made: Kit) -> int:
    return line_height(made.small) - made.px(1)


def _width(cell: Cell, made: Kit) -> int:
    needed = max(advance(cell.label, made.small), advance(cell.text, made.bold))
    return max(made.px(33), round(needed) + made.px(8))


def _paint_cell(ink: Ink, rect: QRectF, label: str, text: str, moved: int) -> None:
    made = ink.kit
    above = QRectF(rect.x(), rect.y(), rect.width(), _label_height(made))
    ink.text(above, label, made.small, made.colour("soft"))
    below = QRectF(rect.x(), above.bottom(), rect.width(), line_height(made.body))
    colour = made.colour("bad" if moved < 0 else "good" if moved > 0 else "text")
    ink.text(below, text, made.bold if moved else made.body, colour)
