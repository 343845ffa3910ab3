"""The table of what an import leaves to its owner: spellings, cards that may be the same, differences."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPalette

from desktop.models.worded import Index, Role, WordedModel
from desktop.wording.plain import plain_tip

Flag = Qt.ItemFlag


@dataclass(frozen=True, slots=True)
class DecisionWords:
    """A decision in words: what it is about, theirs before and now, what stands here, what a tick makes.

    ``all`` is what it is about in full, ``whole`` what the columns behind it say at length, for the tooltips.
    """

    what: str
    before: str = ""
    now: str = ""
    mine: str = ""
    taken: str = ""
    all: str = ""
    whole: tuple[str, ...] = ()


@dataclass(frozen=True)
class DecisionRow:
    """One decision, worded when it comes into view: there may be tens of thousands.

    ``free`` rows are taken anyway: their owner had left the field as it came. Rows of the same ``part`` are
    ticked together; a ``heading`` stands above a part, and nothing is decided there.
    """

    key: Hashable
    say: Callable[[], DecisionWords]
    ticked: bool = False
    free: bool = False
    part: int = 0
    heading: bool = False

    @property
    def is_open(self) -> bool:
        """Tell whether there is anything to decide."""
        return not (self.free or self.heading)

    @cached_property
    def words(self) -> DecisionWords:
        """What it says."""
        return self.say()

    @property
    def what(self) -> str:
        """What it is about."""
        return self.words.what

    @property
    def before(self) -> str:
        """What the file said before."""
        return self.words.before

    @property
    def now(self) -> str:
        """What the file says."""
        return self.words.now

    @property
    def mine(self) -> str:
        """What stands here."""
        return self.words.mine

    @property
    def taken(self) -> str:
        """What stands here once it is ticked."""
        return self.words.taken


class DecisionColumn(IntEnum):
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
        DecisionColumn.WHAT: lambda row: row.what,
        DecisionColumn.BEFORE: lambda row: row.before,
        DecisionColumn.NOW: lambda row: row.now,
        DecisionColumn.MINE: lambda row: row.mine,
        DecisionColumn.TAKEN: lambda row: row.taken,
    }

    def tick(self, numbers: Sequence[int], on: bool) -> None:
        """Tick or untick rows; those that are taken anyway stay as they are."""
        moved = [number for number in numbers if self._rows[number].is_open]
        for number in moved:
            if self._rows[number].ticked != on:
                self._rows[number] = replace(self._rows[number], ticked=on)
        if moved:
            first, last = (self.index(number, DecisionColumn.WHAT) for number in (min(moved), max(moved)))
            self.dataChanged.emit(first, last, [Role.CheckStateRole])
        self.ticked.emit()

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Answer for one cell; the first one has a tick."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if row.heading:
            return self._of_a_heading(row, index.column(), role)
        if index.column() == DecisionColumn.WHAT:
            if role == Role.CheckStateRole:
                return Qt.CheckState.Checked if row.ticked or row.free else Qt.CheckState.Unchecked
            if role == Role.ToolTipRole and row.words.all:
                return plain_tip(row.words.all)
        elif role == Role.ToolTipRole and row.words.whole:
            return plain_tip(row.words.whole[index.column() - 1])
        return super().data(index, role)

    def _of_a_heading(self, row: DecisionRow, column: int, role: int) -> Any:
        if role == Role.FontRole:
            font = QFont()
            font.setBold(True)
            return font
        if role == Role.ForegroundRole:
            return QPalette().color(QPalette.ColorGroup.Active, QPalette.ColorRole.Text)
        return row.what if column == DecisionColumn.WHAT and role == Role.DisplayRole else None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Take a tick."""
        if not index.isValid() or role != Role.CheckStateRole or not self._rows[index.row()].is_open:
            return False
        self.tick([index.row()], Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let rows be chosen, and ticked where there is something to decide."""
        if not index.isValid() or self._rows[index.row()].heading:
            return Flag.NoItemFlags
        plain = Flag.ItemIsEnabled | Flag.ItemIsSelectable
        decides = index.column() == DecisionColumn.WHAT and self._rows[index.row()].is_open
        return plain | Flag.ItemIsUserCheckable if decides else plain

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return (
            self.tr("Take from the file"),
            self.tr("The file said before"),
            self.tr("The file says"),
            self.tr("Here now"),
            self.tr("When ticked"),
        )
