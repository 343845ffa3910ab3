"""A list of lasting things, one painted row each: battles, armies."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.look import theme
from desktop.wording.plain import plain_tip

AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Listed(Protocol):
    """A thing as it is shown: everything is words already."""

    @property
    def id(self) -> str:
        """Its lasting id."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def tip(self) -> str:
        """The whole of the row in words."""


class Role(IntEnum):
    """What the model tells beyond Qt's own roles."""

    ROW = Qt.ItemDataRole.UserRole


def paint_nothing(view: QAbstractItemView, words: str) -> None:
    """Write a sentence into a list where nothing is left of it."""
    if view.model().rowCount():
        return
    painter = QPainter(view.viewport())
    painter.setPen(theme.current().colour("soft"))
    edge = theme.current().px(16)
    room = view.viewport().rect().adjusted(edge, edge, -edge, -edge)
    painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, words)
    painter.end()


class RowsModel(QAbstractListModel):
    """Things in the order given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Listed, ...] = ()

    def set_rows(self, rows: Sequence[Listed]) -> None:
        """Show these; where they are the same things only their words change."""
        rows = tuple(rows)
        if [row.id for row in rows] == [row.id for row in self.rows]:
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def place_of(self, thing: str) -> int:
        """Return the row of a thing, -1 when it is not there."""
        return next((at for at, row in enumerate(self.rows) if row.id == thing), -1)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Count the things."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Tell one thing about one of them."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(row.tip)
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.tip.replace("\n", ", ")
            case Role.ROW:
                return row
        return None


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, *, stripe: bool = True) -> None:
    """Paint the ground of a row, the stripe of the chosen one at the left, the line below."""
    current = theme.current()
    rect: QRect = option.rect
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    if selected or option.state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(rect, current.tint("accent", 16 if selected else 5))
    if selected and stripe:
        painter.fillRect(rect.left(), rect.top(), current.px(4), rect.height(), current.colour("accent"))
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, current.colour("line"))


class RowDelegate(QStyledItemDelegate):
    """Paint the ground of a row, the mark of the chosen one, the line below; a subclass paints the words."""

    def paint_row(self, painter: QPainter, rect: QRectF, row: Any) -> None:
        """Paint what the row says."""
        raise NotImplementedError

    def width(self) -> int:
        """Give the width of the view that the rows are in."""
        view = self.parent()
        return view.viewport().width() if isinstance(view, QListView) else theme.current().px(260)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        painter.save()
        paint_ground(painter, option)
        self.paint_row(painter, QRectF(option.rect), index.data(Role.ROW))
        painter.restore()


class RowList(QListView):
    """Show things; their words break anew at another width."""

    def __init__(self, model: RowsModel, delegate: RowDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        model.setParent(self)
        delegate.setParent(self)
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def chosen_row(self) -> Any:
        """Return the chosen row, None for none."""
        return self.currentIndex().data(Role.ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break long names anew, at once."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
