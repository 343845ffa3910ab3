"""A list whose rows paint themselves: each has its words, its height and its picture from the list itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QItemSelection, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look.painting import Ink, paint_style
from desktop.widgets.row import Row
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import AnyIndex, RowsModel
from desktop.widgets.spoken import announce
from desktop.widgets.text import set_look

_MOVES = frozenset({
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
})  # fmt: skip


class _Pictures(QStyledItemDelegate):
    """Asks the list for the height and the picture of a row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Be as high as the list says."""
        view = self.parent()
        assert isinstance(view, PaintedList)
        return QSize(paint_style().px(160), round(view.row_height(index.row())))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a row."""
        view = self.parent()
        assert isinstance(view, PaintedList)
        view.paint_row(Ink.on(painter), index.row(), QRectF(option.rect))


class PaintedList(RowList):
    """Rows of which one is chosen; ``taken`` by Return or a double click.

    Subclasses give the height of a row, paint one, and word it for screen readers and the tooltip.
    """

    taken = Signal(int)
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, movable: bool = False) -> None:
        self.items: RowsModel[Any] = RowsModel(self._shown, movable=movable)
        super().__init__(self.items, parent, delegate=_Pictures())
        set_look(self, "pages")
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if movable:
            self.let_move()
        self.selectionModel().currentChanged.connect(self._on_current)
        self.selectionModel().selectionChanged.connect(self._on_selected)

    # What a subclass says

    def row_height(self, number: int) -> float:
        """Give the height of a row in px for the present width."""
        raise NotImplementedError

    def paint_row(self, ink: Ink, number: int, rect: QRectF) -> None:
        """Paint a row."""
        raise NotImplementedError

    def row_words(self, number: int) -> str:
        """Word a row: for screen readers and for the tooltip."""
        raise NotImplementedError

    def _shown(self, item: Any) -> Row:
        words = self.row_words(self.items.rows.index(item))
        return Row(words, words, words, ())

    # What is chosen

    def count(self) -> int:
        """Count the rows."""
        return len(self.items.rows)

    @property
    def current(self) -> int:
        """The number of the chosen row, -1 without rows."""
        return self.currentIndex().row()

    def choose(self, number: int) -> None:
        """Choose a row and bring it into view."""
        if 0 <= number < self.count():
            self.setCurrentIndex(self.items.index(number))
            self.reveal()

    def show_items(self, items: Sequence[Any], chosen: int) -> None:
        """Show items, one of them chosen."""
        self.items.set_rows(items)
        self.settle()
        self.choose(chosen)

    def say_chosen(self) -> None:
        """Say the chosen row to who listens, where it changed under the keyboard."""
        if self.hasFocus() and self.current >= 0:
            announce(self, self.row_words(self.current))

    def settle(self) -> None:
        """Measure the rows again, after they changed."""
        self.doItemsLayout()
        self.viewport().update()

    def reveal(self) -> None:
        """Scroll to the chosen row, with half a row beside it where there is room for that."""
        if not (index := self.currentIndex()).isValid():
            return
        beside = self.visualRect(index).height() // 2
        for number in (self.current - 1, self.current + 1):
            if 0 <= number < self.count() and 4 * beside < self.viewport().height():
                self.scrollTo(self.items.index(number))
        self.scrollTo(index)

    def row_rect(self, number: int) -> QRectF:
        """Return where a row is in the viewport."""
        return QRectF(self.visualRect(self.items.index(number)))

    def _on_current(self, now: QModelIndex) -> None:
        if now.isValid():
            self.chosen.emit(now.row())

    def _on_selected(self, selected: QItemSelection) -> None:
        """Choose a row that a screen reader selects: it leaves the current one as it is."""
        found = selected.indexes()
        if found and found[0] != self.currentIndex():
            self.choose(found[0].row())
            announce(self, self.row_words(self.current))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the row under the hand, as Return takes the chosen one."""
        super().mouseDoubleClickEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton:
            self.taken.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, and take a row by Return; all else is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current >= 0:
            self.taken.emit(self.current)
        elif event.key() in _MOVES and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()


def joined(parts: Sequence[str]) -> str:
    """Join the parts of a row that say something."""
    return ", ".join(part for part in parts if part)
