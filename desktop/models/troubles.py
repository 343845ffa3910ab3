"""The table of what an import could not read as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class TroubleRow:
    """One trouble, worded: the file, its line (0: the whole file), the column, what is the matter.

    Files that have no lines tell the entry instead.
    """

    file: str
    line: int
    column: str
    words: str
    entry: str = ""


class Column(IntEnum):
    """The columns."""

    FILE = 0
    LINE = 1
    ENTRY = 2
    FIELD = 3
    WORDS = 4


_CELLS: dict[Column, Callable[[TroubleRow], str]] = {
    Column.FILE: lambda row: row.file,
    Column.LINE: lambda row: str(row.line) if row.line else "",
    Column.ENTRY: lambda row: row.entry,
    Column.FIELD: lambda row: row.column,
    Column.WORDS: lambda row: row.words,
}


class TroublesModel(QAbstractTableModel):
    """Show troubles, one a row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[TroubleRow] = []

    def set_rows(self, rows: Sequence[TroubleRow]) -> None:
        """Show these troubles instead."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    @property
    def rows(self) -> Sequence[TroubleRow]:
        """The troubles shown."""
        return self._rows

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the troubles."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(Column)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Answer for one cell; what does not fit is in its tooltip."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        return _CELLS[Column(index.column())](self._rows[index.row()])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name a column."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        words = (
            self.tr("File"),
            self.tr("Line"),
            self.tr("Entry"),
            self.tr("Column"),
            self.tr("What was found"),
        )
        return words[section] if 0 <= section < len(words) else None
