"""A table that is only read: rows of words that wrap, no grid, keys that its owner listens to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QWidget

from desktop.look import theme


class PlainTable(QTableWidget):
    """Show rows; `wanted(key)` for keys its owner asked for, Enter told as Return. Esc is the panel's."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget, *keys: Qt.Key, whole_rows: bool = True) -> None:
        super().__init__(parent)
        self._keys = frozenset(keys)
        behaviour = QAbstractItemView.SelectionBehavior
        self.setSelectionBehavior(behaviour.SelectRows if whole_rows else behaviour.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
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
        # Columns take their widths one after the other; the rows follow once, when the last has its own.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.settle)
        header.sectionResized.connect(self._on_resized)

    def set_columns(self, modes: Sequence[QHeaderView.ResizeMode], heads: Sequence[str] = ()) -> None:
        """Say how each column takes its width, and what stands above it; no heads at all hide the line."""
        self.setColumnCount(len(modes))
        self.setHorizontalHeaderLabels(list(heads))
        header = self.horizontalHeader()
        header.setVisible(bool(heads))
        for column, mode in enumerate(modes):
            header.setSectionResizeMode(column, mode)

    def words(self) -> list[tuple[str, ...]]:
        """Give what is shown, row by row."""
        return [
            tuple(item.text() if (item := self.item(row, at)) else "" for at in range(self.columnCount()))
            for row in range(self.rowCount())
        ]

    def settle(self) -> None:
        """Give each row what its lines need at the widths of now, and some air."""
        self.resizeRowsToContents()
        for row in range(self.rowCount()):
            self.setRowHeight(row, self.rowHeight(row) + theme.current().px(4))

    def _on_resized(self, *_: int) -> None:
        self._later.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell the keys that somebody wants; the others move in the table."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Enter:
            key = Qt.Key.Key_Return
        if key in self._keys and event.modifiers() in (_NONE, Qt.KeyboardModifier.KeypadModifier):
            self.wanted.emit(key)
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


_NONE = Qt.KeyboardModifier.NoModifier
