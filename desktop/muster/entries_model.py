"""The entries of the army in view, as rows of words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

MIME = "application/x-tacticien-entry"
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry as it is shown: everything is words already.

    ``detail`` stands below the name, ``options`` after it; ``newer`` is the difference to the card's newest
    revision, "" when the entry has it; ``problems`` are the sentences about this entry.
    """

    id: str
    figures: int
    name: str
    detail: str = ""
    options: str = ""
    price: str = ""
    price_known: bool = True
    explained: str = ""
    newer: str = ""
    problems: tuple[str, ...] = ()

    @property
    def below(self) -> str:
        """What stands below the name."""
        return " · ".join(part for part in (self.detail, self.options) if part)

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it."""
        parts = (f"{self.figures} × {self.name}", self.detail, self.options, self.price, *self.problems)
        return ", ".join(part for part in parts if part)


class Role(IntEnum):
    """What the model tells beyond Qt's own roles."""

    ROW = Qt.ItemDataRole.UserRole


class EntriesModel(QAbstractListModel):
    """Entries in their owner's order; dragged inside their list only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[EntryRow, ...] = ()

    @property
    def rows(self) -> tuple[EntryRow, ...]:
        """The rows shown now."""
        return self._rows

    def set_rows(self, rows: Sequence[EntryRow]) -> None:
        """Show these rows; where the entries are the same ones only their words change."""
        rows = tuple(rows)
        if [row.id for row in rows] == [row.id for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def place_of(self, entry_id: str) -> int:
        """Return the row of an entry, -1 when it is not there."""
        return next((at for at, row in enumerate(self._rows) if row.id == entry_id), -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the entries."""
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Tell one thing about one entry."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case Role.ROW:
                return row
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Let entries be dragged, and dropped between others."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Move, never copy."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Carry the entry's id, of use here only."""
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Pack the dragged entry."""
        data = QMimeData()
        data.setData(MIME, QByteArray(self._rows[indexes[0].row()].id.encode()))
        return data
