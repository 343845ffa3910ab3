"""The rows of a roster as a table: the card's place in its sequence, the card, its figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.battle.board.views import ChipView, RowView

AnyIndex = QModelIndex | QPersistentModelIndex
FIGURES = 3
"""How many figures stand beside each other; a card with more has a second line."""


class Role(IntEnum):
    """What a cell gives besides words."""

    LINE = Qt.ItemDataRole.UserRole + 1
    CHIP = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table: a card, or the second line of one with many figures."""

    row: RowView
    part: int
    chips: tuple[ChipView, ...]


class RosterModel(QAbstractTableModel):
    """All cards of a side. ``mirrored`` for the side at the right: its figures face the other way."""

    def __init__(self, mirrored: bool, say: Callable[[RowView, ChipView | None], str]) -> None:
        super().__init__()
        self.mirrored = mirrored
        self._say = say
        self.rows: tuple[RowView, ...] = ()
        self.lines: list[Line] = []

    @property
    def mark_column(self) -> int:
        """The column of the place in the sequence, at the outer edge."""
        return FIGURES + 1 if self.mirrored else 0

    @property
    def card_column(self) -> int:
        """The column of name and values."""
        return FIGURES if self.mirrored else 1

    def figure_column(self, number: int) -> int:
        """The column of the n-th figure of a line: the last one stands next to the middle of the table."""
        return number if self.mirrored else FIGURES + 1 - number

    def set_rows(self, rows: tuple[RowView, ...]) -> None:
        """Show rows; only lines that differ are painted again."""
        before, self.rows = self.lines, rows
        lines = [line for row in rows for line in _lines(row)]
        if [(line.row.id, line.part) for line in before] != [(line.row.id, line.part) for line in lines]:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
            return
        self.lines = lines
        last = self.columnCount() - 1
        for number, (old, new) in enumerate(zip(before, lines, strict=True)):
            if old.row is not new.row:
                self.dataChanged.emit(self.index(number, 0), self.index(number, last))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """Count the columns."""
        return 0 if parent.isValid() else FIGURES + 2

    def chip_at(self, index: AnyIndex) -> ChipView | None:
        """Give the figure of a cell, None where there is none."""
        line = self.lines[index.row()]
        for number, chip in enumerate(line.chips):
            if self.figure_column(len(line.chips) - 1 - number) == index.column():
                return chip
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a line, a figure, or what is said of them."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Role.LINE:
            return line
        chip = self.chip_at(index)
        if role == Role.CHIP:
            return chip
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._say(line.row, chip)
        return None


def _lines(row: RowView) -> list[Line]:
    parts = [row.chips[at : at + FIGURES] for at in range(0, len(row.chips), FIGURES)] or [()]
    return [Line(row, number, chips) for number, chips in enumerate(parts)]
