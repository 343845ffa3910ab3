"""A table of fields, a column for each card: what differs has a sign before it and is written bold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from desktop import theme
from desktop.library.fields import field_name, row_words
from rules.card_comparison import FieldRow
from rules.peoples import Peoples

CARDS = 2
"""The column of the first card: before it stand the sign of a difference and the name of the field."""

_SIGN, _NAMES = 32, 144
BEFORE = _SIGN + _NAMES
"""The width of the columns before the cards, in px at 100 %."""


class FieldTable(QTableWidget):
    """The fields of cards; Return asks for the card of the column, D to leave out what is the same."""

    shown = Signal()
    narrowed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def fill(self, rows: Sequence[FieldRow], peoples: Peoples, cards: int, heads: Sequence[str] = ()) -> None:
        """Show fields; under ``heads`` for fields and cards all of them differ, and need no sign."""
        self.clear()
        self.setRowCount(len(rows))
        self.setColumnCount(CARDS + cards)
        self.setHorizontalHeaderLabels(["", *heads])
        header = self.horizontalHeader()
        header.setVisible(bool(heads))
        self.setColumnHidden(0, bool(heads))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in enumerate((_SIGN, _NAMES)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, theme.current().px(width))
        before = ""
        for at, row in enumerate(rows):
            name = field_name(row.field) if row.field != before else ""
            before = row.field
            sign = "≠" if row.contradicts else "?" if row.differs else ""
            for column, words in enumerate((sign, name, *row_words(row, peoples))):
                self.setItem(at, column, self._item(row, column, words, bold=sign == "≠" and not heads))
        if rows:
            self.setCurrentCell(0, CARDS)
        self.resizeRowsToContents()

    def words(self) -> list[tuple[str, ...]]:
        """Give what is shown, row by row: the sign, the field, then what each card says."""
        return [
            tuple(item.text() if (item := self.item(row, at)) else "" for at in range(self.columnCount()))
            for row in range(self.rowCount())
        ]

    def _item(self, row: FieldRow, column: int, words: str, *, bold: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(words)
        if bold:
            item.setFont(theme.current().font(bold=True))
        if column == 0:
            item.setForeground(theme.current().colour("warn"))
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        elif column < CARDS:
            item.setForeground(theme.current().colour("soft"))
        alike = self.tr("different") if row.contradicts else self.tr("the same")
        if row.differs and not row.contradicts:
            alike = self.tr("not known everywhere")
        spoken = f"{field_name(row.field)}, {words}, {alike}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(alike if column == 0 and words else words)
        return item

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the card with Return, narrow with D; Esc closes the panel."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.shown.emit()
        elif event.key() == Qt.Key.Key_D:
            self.narrowed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break long words anew at another width."""
        super().resizeEvent(event)
        self.resizeRowsToContents()
