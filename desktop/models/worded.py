"""Rows that are words already, in a table: what every such model does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.wording.plain import plain_tip

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()
T = TypeVar("T")


class WordedModel(QAbstractTableModel, Generic[T]):
    """Show rows of one kind; ``CELLS`` is what each column shows of a row, ``heads`` how it is called."""

    CELLS: ClassVar[Mapping[int, Callable[[Any], str]]]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[T] = []

    @property
    def rows(self) -> Sequence[T]:
        """The rows shown."""
        return self._rows

    def set_rows(self, rows: Sequence[T]) -> None:
        """Show these rows instead."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def heads(self) -> tuple[str, ...]:
        """Name the columns in the language of now."""
        raise NotImplementedError

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self.CELLS)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Answer for one cell; what does not fit is in its tooltip."""
        if not index.isValid() or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        words = self.CELLS[index.column()](self._rows[index.row()])
        return plain_tip(words) if role == Role.ToolTipRole else words

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """Name a column."""
        if orientation is not Qt.Orientation.Horizontal or role != Role.DisplayRole:
            return None
        heads = self.heads()
        return heads[section] if 0 <= section < len(heads) else None
