"""The list of painted rows: an item view whose delegate draws what a row says of itself.

Walking, tooltips, dragging and screen readers are Qt's own; `desktop.widgets.row` says what a row holds.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDropEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QWidget

from desktop.look import theme
from desktop.widgets.row import Cell
from desktop.widgets.row_delegate import RowDelegate
from desktop.widgets.row_layout import RowLayout
from desktop.widgets.row_model import MIME, AbstractRowsModel, AnyIndex, RowRole


def menu_place(view: QAbstractItemView, event: QContextMenuEvent) -> tuple[QModelIndex, QPoint]:
    """Give what a menu is asked for and where it opens: what was clicked, or by its key the current one."""
    if event.reason() is QContextMenuEvent.Reason.Keyboard:
        index = view.currentIndex()
        return index, view.viewport().mapToGlobal(view.visualRect(index).center())
    return view.indexAt(event.pos()), event.globalPos()


class RowList(QListView):
    """Show items; their words break anew at another width."""

    pressed_in = Signal(str, str)
    """A cell was pressed: the id of its item, and its key."""

    moved = Signal(str, int)
    """An item was dragged: its id, and its new place."""

    menu_wanted = Signal(QPoint)
    """What can be done to the chosen item is asked for, at a place of the screen."""

    def __init__(
        self,
        model: AbstractRowsModel,
        parent: QWidget | None = None,
        *,
        delegate: QStyledItemDelegate | None = None,
    ) -> None:
        super().__init__(parent)
        model.setParent(self)
        delegate = delegate or RowDelegate()
        delegate.setParent(self)
        self._rows = model
        self._breaking = False
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def let_move(self) -> None:
        """Let rows be dragged to another place; who shows them sets them anew."""
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)

    # What is there

    def chosen_item(self) -> Any:
        """Return the chosen item, None for none."""
        return self.currentIndex().data(RowRole.ITEM)

    def nothing(self) -> str:
        """Say that there is no row, "" to say nothing."""
        return ""

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        rows = map(self._rows.row, range(self._rows.rowCount()))
        return [words for row in rows for words in (*row.words, row.tip, row.spoken)]

    def cell_at(self, point: QPoint) -> Cell | None:
        """Give the cell at a point of the viewport, None where there is none."""
        laid = self._laid_at(point)
        return None if laid is None else laid[0].cell_at(laid[1])

    def tip_at(self, point: QPoint) -> str:
        """Give the explanation of what is painted at a point of the viewport."""
        index, delegate = self.indexAt(point), self.itemDelegate()
        if not index.isValid() or not isinstance(delegate, RowDelegate):
            return ""
        return delegate.tip_at(self._rows.row(index.row()), self.visualRect(index), point)

    def is_beside(self, point: QPoint) -> bool:
        """Tell whether a point of the viewport is left of a row's words, where its first cells are."""
        laid = self._laid_at(point)
        return laid is not None and laid[0].is_beside(laid[1])

    def _laid_at(self, point: QPoint) -> tuple[RowLayout, QPoint] | None:
        """Give the row at a point, laid out, and the point from its corner on."""
        index, delegate = self.indexAt(point), self.itemDelegate()
        if not index.isValid() or not isinstance(delegate, RowDelegate):
            return None
        rect = self.visualRect(index)
        return delegate.laid(index.data(RowRole.ROW), rect.width(), rect.height()), point - rect.topLeft()

    # What happens

    def setCurrentIndex(self, index: AnyIndex) -> None:
        """Select alone what the program shows; Qt would add it to the rest while Ctrl or Shift is held."""
        if self.selectionMode() is QAbstractItemView.SelectionMode.ExtendedSelection:
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        else:
            super().setCurrentIndex(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which cell was pressed; elsewhere choose."""
        point = event.position().toPoint()
        item, cell = self.indexAt(point).data(RowRole.ITEM), self.cell_at(point)
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and cell is not None and cell.key:
            self.pressed_in.emit(item.id, cell.key)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the item that was clicked, or of the chosen one by its key."""
        index, at = menu_place(self, event)
        if index.isValid():
            self.setCurrentIndex(index)
            self.menu_wanted.emit(at)

    def dropEvent(self, event: QDropEvent) -> None:
        """Ask for the new place; the rows themselves are set by who shows them."""
        data = event.mimeData()
        if event.source() is not self or not data.hasFormat(MIME):
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        self.stopAutoScroll()
        self.setState(QAbstractItemView.State.NoState)
        self.viewport().update()
        self.let_fall(bytes(data.data(MIME).data()).decode(), event.position().toPoint())

    def let_fall(self, item_id: str, point: QPoint) -> None:
        """Ask for an item's place between the rows nearest to a point."""
        before, place = self._rows.place_of(item_id), self.place_at(point)
        self.moved.emit(item_id, place - 1 if 0 <= before < place else place)

    def place_at(self, point: QPoint) -> int:
        """Tell between which rows a point is: the place of what falls there."""
        index = self.indexAt(point)
        if not index.isValid():
            return self._rows.rowCount()
        return index.row() + (point.y() > self.visualRect(index).center().y())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, or say that there is none."""
        super().paintEvent(event)
        if self._rows.rowCount() or not (words := self.nothing()):
            return
        painter = QPainter(self.viewport())
        painter.setPen(theme.current().colour("soft"))
        edge = theme.current().px(16)
        room = self.viewport().rect().adjusted(edge, edge, -edge, -edge)
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, words)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break long names anew, at once, and keep the row that is chosen in view.

        Where that lets the scroll bar come or go, the width of before is good enough: bar and names could
        push each other for ever.
        """
        now, before = self.visualRect(self.currentIndex()), event.oldSize().height()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and not self._breaking:
            self._breaking = True
            self.doItemsLayout()
            self._breaking = False
        if now.top() >= 0 and event.size().height() <= now.bottom() < before:
            self.scrollTo(self.currentIndex())
