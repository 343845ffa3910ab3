"""The table of cards: keys, columns that come with room, and PA typed one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.library import columns
from desktop.library.pictures import offers_picture
from desktop.library.row_paint import RowPaint
from desktop.look import theme
from desktop.models.cards import CardColumn, CardRole, CardsModel, Index, value_columns
from desktop.widgets.file_drops import dragged_files, take_copy
from desktop.widgets.row_list import menu_place
from rules.sheets import sheet_of
from rules.systems import KINDS

_ROW, _HIGH_ROW = 40, 52
_PA_WIDTH, _OWNED_WIDTH, _VALUE_WIDTH = 62, 58, 46
_TIGHT_PA, _TIGHT_VALUE = 50, 36
_WIDE = 680
"""From this width on the values come before people and editions, in px at 100 %."""
_HEADING_GAPS = 14
"""Beside the letters of a heading that is brought down to them, in px at 100 %."""


class CardsTable(QTableView):
    """Cards in rows. Return opens, typing in the PA column edits, Tab goes to the next PA.

    `opened(card_id)` by Return or a double click, `picked` when the current card changed, `chosen` when
    the selection did, `left` by Esc while PA are typed, `menu_wanted(at)` by a right click on a card,
    `pictures_dropped(card_id, paths)` by pictures that fall on a card, "" for beneath the last one.
    """

    opened = Signal(str)
    picked = Signal()
    chosen = Signal()
    left = Signal()
    menu_wanted = Signal(QPoint)
    pictures_dropped = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self._paint = RowPaint()
        self._counts_figures = False
        self._system: str | None = None
        self._samples: Mapping[CardColumn, Sequence[str]] = {}
        self._needs: dict[CardColumn, int] = {}
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSortingEnabled(False)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # Set once: where a larger least height comes first, rows do not follow the default any more.
        self.verticalHeader().setMinimumSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(24)
        header.setSortIndicatorShown(True)
        self.doubleClicked.connect(self._on_double)
        self.setAcceptDrops(True)
        self.restyle()

    # Filling in PA

    @property
    def filling(self) -> bool:
        """Tell whether PA are typed one after the other."""
        return self._filling

    def fill_pa(self, on: bool) -> None:
        """Begin typing PA one after the other, from the current card on, or stop."""
        self._filling = on
        if on and self.model() is not None and self.model().rowCount():
            row = max(0, self.currentIndex().row())
            index = self.model().index(row, CardColumn.PA)
            self._choose_alone(index)
            self.setFocus()
            self.edit(index)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the next or the last PA when an editor is left with Tab or Shift+Tab."""
        steps = {
            QAbstractItemView.CursorAction.MoveNext: 1,
            QAbstractItemView.CursorAction.MovePrevious: -1,
        }
        current = self.currentIndex()
        if action in steps and current.isValid() and current.column() == CardColumn.PA:
            row = current.row() + steps[action]
            return (
                self.model().index(row, CardColumn.PA)
                if 0 <= row < self.model().rowCount()
                else QModelIndex()
            )
        moved = super().moveCursor(action, modifiers)
        # A row is what one moves through: the cursor stays in its column.
        return moved.siblingAtColumn(current.column()) if moved.isValid() and current.isValid() else moved

    # Which card

    def current_id(self) -> str:
        """Give the id of the current card, "" when there is none."""
        index = self.currentIndex()
        return str(index.data(CardRole.CARD_ID)) if index.isValid() else ""

    def selected_ids(self) -> list[str]:
        """Give the ids of the selected cards in the order of the list."""
        selection = self.selectionModel()
        if selection is None:
            return []
        rows = sorted(index.row() for index in selection.selectedRows())
        return [str(self.model().index(row, 0).data(CardRole.CARD_ID)) for row in rows]

    def selected_count(self) -> int:
        """Count the selected cards."""
        return sum(map(len, self._selected_rows()))

    def _selected_rows(self) -> list[range]:
        """Give the selected rows; Qt's own answers ask for the flags of every cell."""
        selection = self.selectionModel()
        if selection is None:
            return []
        parts = selection.selection()
        found = (parts.at(n) for n in range(parts.size()))
        return [range(part.top(), part.bottom() + 1) for part in found]

    def choose(self, card_id: str, *, row: int = 0) -> None:
        """Make a card current; where it is not shown, whatever stands in a row near that one."""
        model = self.model()
        if not isinstance(model, CardsModel) or not model.rowCount():
            return
        found = model.row_of(card_id) if card_id else -1
        at = found if found >= 0 else min(max(row, 0), model.rowCount() - 1)
        column = CardColumn.PA if self._filling else CardColumn.NAME
        index = model.index(at, column)
        self._choose_alone(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def _choose_alone(self, index: QModelIndex) -> None:
        """Make a cell current and select its row alone, whatever key is held."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell that another card is looked at."""
        super().currentChanged(current, previous)
        if current.row() != previous.row():
            self.picked.emit()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that other cards are selected."""
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Return; begin typing a PA in its column; find a name by its letters elsewhere."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        current = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain and current.isValid():
            if self._filling:
                self.edit(current.siblingAtColumn(CardColumn.PA))
            else:
                self.opened.emit(self.current_id())
        elif current.column() == CardColumn.PA and self._filling and event.text().isdigit():
            self.edit(current, QAbstractItemView.EditTrigger.AnyKeyPressed, event)
        elif event.key() == Qt.Key.Key_Escape and self._filling:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters to the search field: it finds parts of words, accents or not."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the card that was clicked, or of the current one by its key."""
        index, at = menu_place(self, event)
        if index.isValid():
            self.menu_wanted.emit(at)

    # Pictures

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take pictures; other files are the window's."""
        if offers_picture(event.mimeData()):
            take_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take them wherever they fall."""
        take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell on which card they fell."""
        take_copy(event)
        model, index = self.model(), self.indexAt(event.position().toPoint())
        card_id = ""
        if isinstance(model, CardsModel) and index.isValid():
            card_id = model.rows[index.row()].card_id
        self.pictures_dropped.emit(card_id, dragged_files(event.mimeData()))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in view."""
        model, selected = self.model(), self._selected_rows()
        if not isinstance(model, CardsModel):
            return
        painter = QPainter(self.viewport())
        painter.setFont(self.font())
        height = self.verticalHeader().defaultSectionSize()
        width = self.viewport().width()
        columns = [
            (column, self.columnViewportPosition(column), self.columnWidth(column))
            for column in CardColumn
            if not self.isColumnHidden(column)
        ]
        first = max(0, self.rowAt(event.rect().top()))
        current = self.currentIndex()
        for row in range(first, model.rowCount()):
            top = self.rowViewportPosition(row)
            if top > event.rect().bottom():
                break
            self._paint.paint_row(
                painter,
                QRect(0, top, width, height),
                model,
                row,
                columns,
                selected=any(row in rows for rows in selected),
                marked=CardColumn.PA if self._filling and row == current.row() else None,
            )
        painter.end()

    # Room

    def restyle(self) -> None:
        """Take sizes from the text size in force."""
        self._paint.restyle()
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as the room holds."""
        super().resizeEvent(event)
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "_paint"):
            self.restyle()

    def setModel(self, model: object) -> None:
        """Show a model, with the columns that fit."""
        super().setModel(model)  # type: ignore[arg-type]
        self._measure()

    def _measure(self) -> None:
        """Measure the words of the columns anew, and share the room."""
        self._needs.clear()
        self._settle()

    def set_samples(
        self,
        samples: Mapping[CardColumn, Sequence[str]],
        *,
        counts_figures: bool = False,
        system: str | None = None,
    ) -> None:
        """Take the longest words of the whole library: what is found of it moves no column.

        A column of the figures owned is there as soon as anybody has counted some. Where a system is named,
        the values are those that its cards print, and they come before people and editions.
        """
        self._samples = samples
        self._counts_figures = counts_figures
        self._system = system
        self._measure()

    def _settle(self) -> None:
        if self.model() is None:
            return
        px = theme.current().px
        system = self._system or next(iter(KINDS))
        if not self._needs:
            self._needs = {column: self._need(column) for column in columns.MEASURED}
        needs = dict(self._needs)
        if self._system:  # whose cards may have neither
            for column in (CardColumn.PEOPLE, CardColumn.RANK):
                if not any(self._samples.get(column, ())):
                    del needs[column]
        if sheet_of(system).priced:
            needs[CardColumn.PA] = px(_PA_WIDTH)
        if self._counts_figures:
            needs[CardColumn.OWNED] = px(_OWNED_WIDTH)
        header = self.horizontalHeader()
        values = dict.fromkeys(value_columns(system), px(_VALUE_WIDTH))
        if sheet_of(system).life:  # a longer name than three letters
            values[CardColumn.PV] = max(px(_VALUE_WIDTH), header.sectionSizeHint(CardColumn.PV))
        for place, column in enumerate(values, CardColumn.MOU):
            header.moveSection(header.visualIndex(column), place)
        room, least = self.viewport().width(), px(columns.NAME_LEAST)
        tight = {column: self._tight(column) for column, width in values.items() if width == px(_VALUE_WIDTH)}
        if CardColumn.PA in needs:
            tight[CardColumn.PA] = px(_TIGHT_PA)
        wide = room >= px(_WIDE)
        if CardColumn.FOR in tight:
            tight[CardColumn.FOR] = max(tight[CardColumn.FOR], px(_VALUE_WIDTH))  # dice stand there: 12+1d
        if wide or not self._system:
            needs[CardColumn.NAME] = max(needs[CardColumn.NAME], self._need_below())
        narrow = 0
        if not wide and not self._system:  # the main values, beside names as most are
            least, narrow = (
                min(needs[CardColumn.NAME], px(each)) for each in (columns.NAME_COMMON, columns.NAME_NARROW)
            )
        sharing = columns.share(room, needs, values, least, narrow=narrow, tight=tight)
        for column in CardColumn:
            self.setColumnHidden(column, column not in sharing.widths)
        for column, width in sharing.widths.items():
            self.setColumnWidth(column, max(width, px(120)) if column is CardColumn.NAME else width)
        below = tuple(column for column in sharing.below if any(self._samples.get(column, ())))
        self._paint.below = below
        self.verticalHeader().setDefaultSectionSize(px(_HIGH_ROW if below else _ROW))

    def _need(self, column: CardColumn) -> int:
        """Tell how wide the heading and the longest words of a column are; ranks may go below the names."""
        px = theme.current().px
        words = _widest(self.fontMetrics(), self._samples.get(column, ()))
        if column is CardColumn.NAME:
            small = QFontMetrics(theme.current().font(theme.TextSize.SMALL))
            words = max(words, _widest(small, self._samples.get(CardColumn.RANK, ())))
        words = min(words + 2 * px(8) + 1, px(columns.MOST[column]))
        return max(words, self.horizontalHeader().sectionSizeHint(column))

    def _need_below(self) -> int:
        """Tell how wide the name must be for what may stand below it: people, rank and edition."""
        px, small = theme.current().px, QFontMetrics(theme.current().font(theme.TextSize.SMALL))
        words = sum(_widest(small, self._samples.get(column, ())) for column in columns.BELOW)
        words += (len(columns.BELOW) - 1) * small.horizontalAdvance(" · ") + 2 * px(8) + 1
        return min(words, px(columns.MOST[CardColumn.NAME]))

    def _tight(self, column: CardColumn) -> int:
        """Tell to how little a value comes down: no letter of its heading is cut."""
        px, font = theme.current().px, theme.current().font(theme.TextSize.SMALL, bold=True)
        # Of a column that is hidden the header does not tell how wide it wants to be.
        heading = self.model().headerData(column, Qt.Orientation.Horizontal)
        return max(px(_TIGHT_VALUE), QFontMetrics(font).horizontalAdvance(heading) + px(_HEADING_GAPS))

    def _on_double(self, index: QModelIndex) -> None:
        if index.column() == CardColumn.PA and self._filling:
            self.edit(index)
        else:
            self.opened.emit(self.current_id())


def _widest(metrics: QFontMetrics, words: Iterable[str]) -> int:
    return max(map(metrics.horizontalAdvance, words), default=0)
