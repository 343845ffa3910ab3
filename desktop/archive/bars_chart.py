"""Rows of words with a bar beneath them: how armies fared, when battles ended, who was lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.painting import Ink, advance, line_height, lines_of, paint_style
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Heard, Speaker, parts_changed
from desktop.wording import about

_BAR, _GAP, _INDENT = 10, 12, 20
"""How high a bar is, the room below it, and how far a row of a part is set in, in px at 100 %."""
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Bar:
    """A row: its name, what is counted in words, and the parts of its bar with their colours.

    The bar is as long as ``most`` would be; ``part`` tells that it is one of the row above.
    """

    name: str
    words: str
    parts: tuple[tuple[int, str], ...]
    most: int
    part: bool = False


class BarsChart(Painted, QWidget, Speaker):
    """Paints bars beneath each other; the words say all that they show."""

    spoken_role = QAccessible.Role.List

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bars: Sequence[Bar] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show other rows."""
        self.bars = bars
        self.fit()
        parts_changed(self)
        self.update()

    def fit(self) -> None:
        """Be as high as all rows."""
        self.setFixedHeight(round(self._high() * len(self.bars)))

    def heard(self) -> Sequence[Heard]:
        """Give the rows."""
        return [
            Heard(about(bar.name, bar.words), self._room(number).toRect(), role=QAccessible.Role.ListItem)
            for number, bar in enumerate(self.bars)
        ]

    def _high(self) -> float:
        style = paint_style()
        return line_height(style.body) + style.px(_BAR + _GAP)

    def _room(self, number: int) -> QRectF:
        return QRectF(0, number * self._high(), self.width(), self._high())

    def _paint(self, ink: Ink) -> None:
        for number, bar in enumerate(self.bars):
            self._paint_bar(ink, bar, self._room(number))

    def _paint_bar(self, ink: Ink, bar: Bar, room: QRectF) -> None:
        style = ink.style
        indent = style.px(_INDENT) if bar.part else 0
        font = style.body if bar.part else style.bold
        line = QRectF(indent, room.top(), room.width() - indent, line_height(style.body))
        beside = advance(bar.words, style.body) + style.px(12)
        name = lines_of(bar.name, font, max(line.width() - beside, line.width() * 0.4), 1)
        ink.text(line, name[0] if name else "", font, style.colour("text"))
        ink.text(line, bar.words, style.body, style.colour("soft"), _RIGHT)
        whole = QRectF(indent, line.bottom() + style.px(1), line.width(), style.px(_BAR))
        ink.box(whole, style.colour("sunken"), style.colour("line"), style.px(3), 1)
        x = whole.left()
        for count, colour in bar.parts:
            wide = whole.width() * count / max(1, bar.most)
            if wide > 0:
                part = QRectF(x, whole.top(), wide, whole.height())
                ink.box(part, style.colour(colour), style.colour("raised"), style.px(3), 1)
            x += wide
