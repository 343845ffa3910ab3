"""Items as rows of a list: what Qt, a screen reader and a tooltip ask of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from desktop.widgets.row import Row
from desktop.wording.plain import plain_tip

AnyIndex = QModelIndex | QPersistentModelIndex
MIME = "application/x-tacticien-row"
_NOWHERE = QModelIndex()


class Listed(Protocol):
    """An item of a list."""

    @property
    def id(self) -> str:
        """Its lasting id."""


T = TypeVar("T", bound=Listed)


class RowRole(IntEnum):
    """What the model tells beyond Qt's own roles."""

    ITEM = Qt.ItemDataRole.UserRole
    """The item itself."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """What its row shows, a `Row`."""


class AbstractRowsModel(QAbstractListModel):
    """Items of which each has a row; those of a ``movable`` one can be dragged."""

    def __init__(self, parent: QObject | None = None, *, movable: bool = False) -> None:
        super().__init__(parent)
        self._movable = movable

    def item(self, at: int) -> Any:
        """Give the item of a row."""
        raise NotImplementedError

    def row(self, at: int) -> Row:
        """Say what a row shows."""
        raise NotImplementedError

    def place_of(self, item_id: str) -> int:
        """Return the row of an item, -1 when it is not there."""
        return next((at for at in range(self.rowCount()) if self.item(at).id == item_id), -1)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Tell one thing about one of them."""
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.row(index.row()).name
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.row(index.row()).tip)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.row(index.row()).spoken
            case RowRole.ITEM:
                return self.item(index.row())
            case RowRole.ROW:
                return self.row(index.row())
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let movable items be dragged, and dropped between others."""
        if not self._movable:
            return super().flags(index)
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Move, never copy."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Carry an item's id, of use in its own list only."""
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Pack the item that is dragged."""
        data = QMimeData()
        data.setData(MIME, QByteArray(self.item(indexes[0].row()).id.encode()))
        return data


class RowsModel(AbstractRowsModel, Generic[T]):
    """Items in the order given; ``shown`` says what the row of one shows."""

    def __init__(
        self, shown: Callable[[T], Row], parent: QObject | None = None, *, movable: bool = False
    ) -> None:
        super().__init__(parent, movable=movable)
        self.rows: tuple[T, ...] = ()
        self._shown = shown
        self._described: dict[int, Row] = {}

    def set_rows(self, rows: Iterable[T]) -> None:
        """Show these; of the same items only words and order change: what was chosen among them stays so."""
        rows = tuple(rows)
        self._described.clear()
        before, now = [row.id for row in self.rows], [row.id for row in rows]
        if before != now and len(set(now)) == len(now) and set(before) == set(now):
            self._set_order(rows, {id_: at for at, id_ in enumerate(now)})
            return
        if before == now:
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def _set_order(self, rows: tuple[T, ...], places: Mapping[str, int]) -> None:
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        moved = [self.index(places[self.rows[index.row()].id]) for index in held]
        self.rows = rows
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Count the items."""
        return 0 if parent.isValid() else len(self.rows)

    def item(self, at: int) -> T:
        """Give the item of a row."""
        return self.rows[at]

    def row(self, at: int) -> Row:
        """Say what a row shows, worked out once."""
        if (found := self._described.get(at)) is None:
            found = self._described[at] = self._shown(self.rows[at])
        return found
