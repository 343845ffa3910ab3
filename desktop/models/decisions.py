"""The table of what an import leaves to its owner: spellings, cards that may be the same, differences."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

_NOWHERE = QModelIndex()
Role = Qt.ItemDataRole
Flag = Qt.ItemFlag


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One decision, worded: what it is about, theirs before and now, what stands here, what a tick makes.

    ``free`` rows are taken anyway: their owner had left the field as it came. ``all`` is what it is about
    in full, for the tooltip.
    """

    key: Hashable
    what: str
    before: str
    now: str
    mine: str
    taken: str = ""
    ticked: bool = False
    free: bool = False
    all: str = ""


class Column(IntEnum):
    """The columns."""

    WHAT = 0
    BEFORE = 1
    NOW = 2
    MINE = 3
    TAKEN = 4


_CELLS: dict[Column, Callable[[DecisionRow], str]] = {
    Column.WHAT: lambda row: row.what,
    Column.BEFORE: lambda row: row.before,
    Column.NOW: lambda row: row.now,
    Column.MINE: lambda row: row.mine,
    Column.TAKEN: lambda row: row.taken,
}


class DecisionsModel(QAbstractTableModel):
    """Show decisions, one a row; its first cell is ticked where theirs is to be taken."""

    ticked = Signal()
    """Emitted when somebody ticked or unticked a row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[DecisionRow] = []

    @property
    def rows(self) -> Sequence[DecisionRow]:
        """The decisions shown."""
        return self._rows

    def set_rows(self, rows: Sequence[DecisionRow]) -> None:
        """Show these decisions instead."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def tick(self, numbers: Sequence[int], on: bool) -> None:
        """Tick or untick rows; those that are taken anyway stay as they are."""
        for number in numbers:
            if not self._rows[number].free:
                self._rows[number] = replace(self._rows[number], ticked=on)
                index = self.index(number, Column.WHAT)
                self.dataChanged.emit(index, index, [Role.CheckStateRole])
        self.ticked.emit()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the decisions."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Role.DisplayRole) -> Any:
        """Answer for one cell; what does not fit is in its tooltip."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], Column(index.column())
        if role == Role.CheckStateRole and column is Column.WHAT:
            return Qt.CheckState.Checked if row.ticked or row.free else Qt.CheckState.Unchecked
        if role == Role.ToolTipRole and column is Column.WHAT and row.all:
            return row.all
        if role in (Role.DisplayRole, Role.ToolTipRole):
            return _CELLS[column](row)
        return None

    def setData(
        self, index: QModelIndex | QPersistentModelIndex, value: Any, role: int = Role.EditRole
    ) -> bool:
        """Take a tick."""
        if not index.isValid() or role != Role.CheckStateRole or self._rows[index.row()].free:
            return False
        self.tick([index.row()], Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Let rows be chosen, and ticked where there is something to decide."""
        if not index.isValid():
            return Flag.NoItemFlags
        plain = Flag.ItemIsEnabled | Flag.ItemIsSelectable
        decides = index.column() == Column.WHAT and not self._rows[index.row()].free
        return plain | Flag.ItemIsUserCheckable if decides else plain

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """Name a column."""
        if orientation is not Qt.Orientation.Horizontal or role != Role.DisplayRole:
            return None
        words = (
            self.tr("Tick to take"),
            self.tr("The file said before"),
            self.tr("The file says"),
            self.tr("Stands here now"),
            self.tr("When ticked"),
        )
        return words[section] if 0 <= section < len(words) else None
