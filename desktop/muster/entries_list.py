"""The list of an army's cards: numbers set the figures, Alt and arrows or a drag order it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QDropEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QToolTip, QWidget

from desktop.muster.entries_model import MIME, EntriesModel, EntryRow, Role
from desktop.muster.entries_paint import EntryDelegate, Parts
from desktop.wording.plain import plain_tip

_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}


class EntryList(QListView):
    """Show entries and say what the player wants of them; it changes nothing itself."""

    figures_wanted = Signal(str, int)
    """An entry's id and how many figures it should have."""

    moved = Signal(str, int)
    """An entry's id and its new place."""

    newer_wanted = Signal(str)
    options_wanted = Signal(str)
    chosen = Signal(str)
    """Another entry is selected; "" when none is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = EntriesModel(self)
        self.setModel(self.entries)
        self.setItemDelegate(EntryDelegate(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.selectionModel().currentChanged.connect(self._on_current)
        self._told = ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the names anew at another width, at once."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()

    def set_rows(self, rows: list[EntryRow]) -> None:
        """Show these entries; the selected one stays selected while it is there."""
        kept, place = self.selected(), self.currentIndex().row()
        self.entries.set_rows(rows)
        at = self.entries.place_of(kept)
        if at < 0 and rows:
            at = max(0, min(place, len(rows) - 1))
        if rows and self.currentIndex().row() != at:
            self.setCurrentIndex(self.entries.index(at))
        self._tell()

    def selected(self) -> str:
        """Return the id of the selected entry, "" when none is."""
        row = self.currentIndex().data(Role.ROW)
        return row.id if isinstance(row, EntryRow) else ""

    def select(self, entry_id: str) -> bool:
        """Select an entry and bring it into view; tell whether it is there."""
        at = self.entries.place_of(entry_id)
        if at < 0:
            return False
        self.setCurrentIndex(self.entries.index(at))
        self.scrollTo(self.currentIndex())
        return True

    # What the player does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set figures with the numbers, + and −; open the options with Return."""
        row = self.currentIndex().data(Role.ROW)
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if isinstance(row, EntryRow) and not held:
            text, key = event.text(), Qt.Key(event.key())
            if text in set("123456789"):
                self.figures_wanted.emit(row.id, int(text))
                return
            if key in _STEPS:
                self.figures_wanted.emit(row.id, row.figures + _STEPS[key])
                return
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.options_wanted.emit(row.id)
                return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step the figures where − and + are painted; elsewhere select."""
        index = self.indexAt(event.position().toPoint())
        row = index.data(Role.ROW)
        super().mousePressEvent(event)
        if event.button() != Qt.MouseButton.LeftButton or not isinstance(row, EntryRow):
            return
        point = event.position().toPoint()
        parts = Parts.of(self.visualRect(index), row)
        if parts.fewer.contains(point) and row.figures > 1:
            self.figures_wanted.emit(row.id, row.figures - 1)
        elif parts.more.contains(point):
            self.figures_wanted.emit(row.id, row.figures + 1)
        elif row.newer and parts.newer.contains(point):
            self.newer_wanted.emit(row.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the options; quick clicks on − and + are clicks."""
        index = self.indexAt(event.position().toPoint())
        row = index.data(Role.ROW)
        if isinstance(row, EntryRow):
            parts = Parts.of(self.visualRect(index), row)
            if event.position().toPoint().x() <= parts.more.right():
                self.mousePressEvent(event)
                return
            self.options_wanted.emit(row.id)

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

    def let_fall(self, entry: str, point: QPoint) -> None:
        """Ask for an entry's place between the rows nearest to a point."""
        place, before = self._gap(point), self.entries.place_of(entry)
        self.moved.emit(entry, place - 1 if 0 <= before < place else place)

    def viewportEvent(self, event: QEvent) -> bool:
        """Explain the part under the pointer."""
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), plain_tip(self.tip_at(event.pos())), self)
            return True
        return super().viewportEvent(event)

    def tip_at(self, point: QPoint) -> str:
        """Give the explanation of what is painted at a point."""
        index = self.indexAt(point)
        row = index.data(Role.ROW)
        if not isinstance(row, EntryRow):
            return ""
        parts = Parts.of(self.visualRect(index), row)
        if row.problems and parts.problem.contains(point):
            return "\n".join(row.problems)
        if row.newer and parts.newer.contains(point):
            return self.tr("A newer version of this card exists. Click to take it.") + "\n" + row.newer
        if parts.price.contains(point):
            return row.explained
        if point.x() <= parts.more.right():
            return self.tr("Number of figures: 1 to 9, + and −")
        return "\n".join(part for part in (row.name, row.detail, row.options) if part)

    # Inside

    def _gap(self, point: QPoint) -> int:
        index = self.indexAt(point)
        if not index.isValid():
            return self.entries.rowCount()
        return index.row() + (point.y() > self.visualRect(index).center().y())

    def _on_current(self, now: QModelIndex, before: QModelIndex) -> None:
        self._tell()

    def _tell(self) -> None:
        """Say which entry is selected, once each."""
        if (now := self.selected()) != self._told:
            self._told = now
            self.chosen.emit(now)
