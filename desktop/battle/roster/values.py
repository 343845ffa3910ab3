"""The values of the cards, in columns under one heading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from desktop.battle.roster.measures import Density
from desktop.look.painting import Ink, advance, paint_style
from desktop.wording.battle.board_views import RowView, ValueView

_WIDEST = 30
"""How far apart values stand at most, in px at 100 %."""


@dataclass(frozen=True, slots=True)
class Column:
    """Where a characteristic is written in every row: its label, and its room in px from the left edge."""

    label: str
    x: float
    width: float
    align: Qt.AlignmentFlag

    def room(self, row: QRectF) -> QRectF:
        """Give its room in a row."""
        return QRectF(self.x, row.y(), self.width, row.height())


def shown_values(values: Sequence[ValueView], density: Density) -> tuple[ValueView, ...]:
    """Give the values that there is room for."""
    if density is Density.TIGHT:
        return ()
    return tuple(value for value in values if density is Density.FULL or value.chief)


def columns_of(rows: Sequence[RowView], density: Density, left: float, room: float) -> tuple[Column, ...]:
    """Give each column the room of its widest value or its label, and a share of what is left.

    The first begins where the names do.
    """
    style = paint_style()
    known = [values for row in rows if (values := shown_values(row.values, density))]
    if not known:
        return ()
    labels = [value.label for value in known[0]]
    needs = [advance(words, style.small) for words in labels]
    for values in known:
        for number, value in enumerate(values[: len(needs)]):
            font = style.bold if value.moved else style.body
            needs[number] = max(needs[number], advance(value.text, font))
    room = min(room, len(needs) * style.px(_WIDEST) + style.px(_WIDEST) / 3)
    apart = max(0.0, (room - sum(needs)) / len(needs))
    less = min(1.0, room / sum(needs))
    found = []
    for number, (words, need) in enumerate(zip(labels, needs, strict=True)):
        width = need * less + apart
        align = Qt.AlignmentFlag.AlignCenter if number else Qt.AlignmentFlag.AlignLeft
        found.append(Column(words, left, width, align))
        left += width
    return tuple(found)


def paint_values(
    ink: Ink, row: QRectF, columns: Sequence[Column], values: Sequence[ValueView], *, faint: bool
) -> None:
    """Write values under their headings; a changed one is bold, underlined and coloured."""
    style = ink.style
    for column, value in zip(columns, values, strict=False):
        at = column.room(row)
        soft = faint or value.text == "–"
        name = "bad" if value.moved < 0 else "good" if value.moved > 0 else "soft" if soft else "text"
        colour = style.colour(name)
        font = style.bold if value.moved else style.body
        if advance(value.text, font) > column.width:
            font = style.small
        ink.text(at, value.text, font, colour, column.align)
        if value.moved and not ink.is_dry:
            wide = advance(value.text, font)
            x = at.x() if column.align is Qt.AlignmentFlag.AlignLeft else at.center().x() - wide / 2
            ink.painter.fillRect(QRectF(x, at.bottom() - style.px(2), wide, style.px(2)), colour)
