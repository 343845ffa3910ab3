"""The rows of a roster as a table: the card's place in its sequence, the card, its figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.battle.board.views import ChipView, RowView
from desktop.battle.roster.words import chip_words, row_words
from desktop.wording.plain import plain_tip

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

    def __init__(self, mirrored: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mirrored = mirrored
        self.hints: Mapping[str, str] = {}
        """The letters that lead to the cards, by their ids, while they are shown."""
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

    def column_of(self, line: Line, number: int) -> int:
        """Give the column of the n-th figure of a line: they stand next to the stage, from left to right."""
        return number if self.mirrored else FIGURES + 2 - len(line.chips) + number

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

    def card_span(self, line: Line) -> tuple[int, int]:
        """Give the first column of name and values, and how many they take with empty cells.

        What a lone figure holds is shown in these cells.
        """
        held = len(line.row.chips) == 1 and any(badge.kind != "note" for badge in line.row.chips[0].badges)
        free = 0 if held or line.part else FIGURES - len(line.chips)
        return (len(line.chips) if self.mirrored and free else self.card_column), 1 + free

    def chip_of(self, line: Line, column: int) -> ChipView | None:
        """Give the figure in a column of a line, None where there is none."""
        return next((c for n, c in enumerate(line.chips) if self.column_of(line, n) == column), None)

    def place_of(self, figure: str) -> QModelIndex:
        """Give the cell of a figure, an invalid one where it is not here."""
        for at, line in enumerate(self.lines):
            for number, chip in enumerate(line.chips):
                if chip.id == figure:
                    return self.index(at, self.column_of(line, number))
        return QModelIndex()

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a line, a figure, or what is said of them."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Role.LINE:
            return line
        chip = self.chip_of(line, index.column())
        if role == Role.CHIP:
            return chip
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words_of(line.row, chip)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(words_of(line.row, chip))
        return None


def words_of(row: RowView, chip: ChipView | None) -> str:
    """Say a card, or one of its figures."""
    return row_words(row) if chip is None else chip_words(chip)


def _lines(row: RowView) -> list[Line]:
    parts = [row.chips[at : at + FIGURES] for at in range(0, len(row.chips), FIGURES)] or [()]
    return [Line(row, number, chips) for number, chips in enumerate(parts)]
