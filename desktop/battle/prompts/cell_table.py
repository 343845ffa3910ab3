"""A wound table, drawn: its rows and columns named, the cells lit that a roll may reach or has ended in."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.prompts.wound_way import plain_font, strong_font
from desktop.look.badges import state
from desktop.look.painting import Ink, paint_style
from desktop.widgets.painted import Painted
from desktop.wording import about
from rules.battle.ruleset import NOTHING, Ruleset, WoundState

CENTRE = Qt.AlignmentFlag.AlignCenter
_LEAST_ROW = 19
"""How low a row may stand, in px at 100 %: shape and letter of a wound are still read."""
_AROUND = 2
"""So many rows beside those that are lit are enough where all have no room."""


class CellTable(Painted, QWidget):
    """Draws the wound table of a ruleset. Rows and columns are counted from 0 here.

    Every cell has letter and shape; a lit one has its colour too.
    """

    heads = 1
    """How many lines stand above the rows; the lowest of them names the columns."""

    row_height = 26
    """How high a row stands where there is room, in px at 100 %."""

    def __init__(self, ruleset: Ruleset, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = ruleset.wound_table
        self._track = ruleset.track
        self._states = {found.id: found for found in ruleset.track.states}
        self._language = language
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    # -- what a table tells -------------------------------------------------------------------------

    @abstractmethod
    def _row_words(self, row: int) -> str:
        """Name a row."""

    @abstractmethod
    def _column_words(self) -> Sequence[str]:
        """Name the columns."""

    @abstractmethod
    def _left(self) -> float:
        """Give the room that the names of rows need, in px."""

    @abstractmethod
    def _lit(self) -> tuple[Collection[int], Collection[int]]:
        """Give the rows and the columns whose names are lit."""

    @abstractmethod
    def _paint_cell(self, ink: Ink, box: QRectF, row: int, column: int) -> None:
        """Paint a cell."""

    def _paint_axes(self, ink: Ink, left: float, high: float) -> None:
        """Name what the rows and columns are."""

    # -- cells --------------------------------------------------------------------------------------

    def _state(self, row: int, column: int) -> WoundState | None:
        """Give the wound of a cell, None where it is none of the track."""
        result = self._rows[row][column]
        return None if result == NOTHING else self._states.get(result)

    def _letter(self, row: int, column: int) -> str:
        return self._track.sign(self._rows[row][column], self._language)

    def _cell_words(self, row: int, column: int) -> str:
        place = f"{self._row_words(row)}, {self._column_words()[column]}"
        return about(place, self._letter(row, column))

    def _paint_state(self, ink: Ink, box: QRectF, found: WoundState, letter: str, *, lit: bool) -> None:
        style = ink.style
        size = min(style.px(24), box.height() - 2)
        shape = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
        if lit:
            state(ink, shape, found.shape, letter, found.notches)
            return
        ink.shape(found.shape, shape, None, style.colour("line"), 1)
        low = size * 0.1 if found.shape == "triangle" else 0
        ink.text(shape.translated(0, low), letter, plain_font(self), style.colour("soft"), CENTRE)

    def lit_rect(self) -> QRect:
        """Give where the lit rows stand, an empty rectangle where none is lit."""
        rows, _ = self._lit()
        if not rows:
            return QRect()
        shown = self._shown()
        high = self.height() / (len(shown) + self.heads)
        top = (self.heads + min(rows) - shown.start) * high
        return QRectF(0, top, self.width(), (max(rows) - min(rows) + 1) * high).toAlignedRect()

    def _needed(self) -> int:
        """Tell how many rows must be seen: those that are lit and some beside them, all where none is lit."""
        rows, every = self._lit()[0], len(self._rows)
        return min(every, max(rows) - min(rows) + 1 + _AROUND) if rows else every

    def _shown(self) -> range:
        """Give the rows that have room: all, or those around the one that was read."""
        rows, every = self._lit()[0], len(self._rows)
        room = int(self.height() / paint_style().px(_LEAST_ROW)) - self.heads
        count = min(every, max(room, self._needed()))
        start = min(max(0, (min(rows) + max(rows) + 1 - count) // 2), every - count) if count < every else 0
        return range(start, start + count)

    # -- what Qt calls ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Ask for rows at arm's length."""
        style = paint_style()
        high = (len(self._rows) + self.heads) * style.px(self.row_height) + style.px(4)
        return QSize(self.minimumSizeHint().width(), high)

    def minimumSizeHint(self) -> QSize:
        """Need a low row for each that must be seen, and the words of the head beside each other."""
        style = paint_style()
        high = (self._needed() + self.heads) * style.px(_LEAST_ROW) + style.px(4)
        return QSize(round(self._left() + self._each() * len(self._rows[0])), high)

    @abstractmethod
    def _each(self) -> float:
        """Give the width that a column needs, in px."""

    # -- drawing ------------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        style, shown, columns = ink.style, self._shown(), len(self._rows[0])
        left = self._left()
        across, high = (self.width() - left) / columns, self.height() / (len(shown) + self.heads)
        lit_rows, lit_columns = self._lit()
        self._paint_axes(ink, left, high)
        for column, words in enumerate(self._column_words()):
            rect = QRectF(left + column * across, (self.heads - 1) * high, across, high)
            here = column in lit_columns
            ink.text(rect, words, style.small, style.colour("text" if here else "soft"), CENTRE)
            if here:
                foot = QRectF(rect.left() + 3, rect.bottom() - style.px(3), rect.width() - 6, style.px(2))
                ink.box(foot, style.colour("accent"), None, 1)
        for row in shown:
            rect = QRectF(0, (row - shown.start + self.heads) * high, left - style.px(8), high)
            here = row in lit_rows
            font, colour = (strong_font(self), "text") if here else (plain_font(self), "soft")
            ink.text(rect, self._row_words(row), font, style.colour(colour), Qt.AlignmentFlag.AlignRight)
            if here:
                side = QRectF(left - style.px(4), rect.top() + 3, style.px(2), rect.height() - 6)
                ink.box(side, style.colour("accent"), None, 1)
            for column in range(columns):
                box = QRectF(left + column * across, rect.top(), across, high)
                self._paint_cell(ink, box.adjusted(1, 1, -1, -1), row, column)
