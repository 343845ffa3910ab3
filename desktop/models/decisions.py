"""The table of what an import leaves to its owner: spellings, cards that may be the same, differences."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Signal

from desktop.models.worded import Index, Role, WordedModel

Flag = Qt.ItemFlag


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One decision, worded: what it is about, theirs before and now, what stands here, what a tick makes.

    ``free`` rows are taken anyway: their owner had left the field as it came. ``all`` is what it is about
    in full, ``whole`` what the columns behind it say at length, for the tooltips.
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
    whole: tuple[str, ...] = ()


class Column(IntEnum):
    """The columns."""

    WHAT = 0
    BEFORE = 1
    NOW = 2
    MINE = 3
    TAKEN = 4


class DecisionsModel(WordedModel[DecisionRow]):
    """Show decisions, one a row; its first cell is ticked where theirs is to be taken."""

    ticked = Signal()
    """Emitted when somebody ticked or unticked a row."""

    CELLS: ClassVar[Mapping[int, Callable[[DecisionRow], str]]] = {
        Column.WHAT: lambda row: row.what,
        Column.BEFORE: lambda row: row.before,
        Column.NOW: lambda row: row.now,
        Column.MINE: lambda row: row.mine,
        Column.TAKEN: lambda row: row.taken,
    }

    def tick(self, numbers: Sequence[int], on: bool) -> None:
        """Tick or untick rows; those that are taken anyway stay as they are."""
        for number in numbers:
            if not self._rows[number].free:
                self._rows[number] = replace(self._rows[number], ticked=on)
                index = self.index(number, Column.WHAT)
                self.dataChanged.emit(index, index, [Role.CheckStateRole])
        self.ticked.emit()

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Answer for one cell; the first one has a tick."""
        if index.isValid() and index.column() == Column.WHAT:
            row = self._rows[index.row()]
            if role == Role.CheckStateRole:
                return Qt.CheckState.Checked if row.ticked or row.free else Qt.CheckState.Unchecked
            if role == Role.ToolTipRole and row.all:
                return row.all
        if index.isValid() and role == Role.ToolTipRole and index.column() != Column.WHAT:
            whole = self._rows[index.row()].whole
            if whole:
                return whole[index.column() - 1]
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Take a tick."""
        if not index.isValid() or role != Role.CheckStateRole or self._rows[index.row()].free:
            return False
        self.tick([index.row()], Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let rows be chosen, and ticked where there is something to decide."""
        if not index.isValid():
            return Flag.NoItemFlags
        plain = Flag.ItemIsEnabled | Flag.ItemIsSelectable
        decides = index.column() == Column.WHAT and not self._rows[index.row()].free
        return plain | Flag.ItemIsUserCheckable if decides else plain

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return (
            self.tr("Tick to take"),
            self.tr("The file said before"),
            self.tr("The file says"),
            self.tr("Stands here now"),
            self.tr("When ticked"),
        )
