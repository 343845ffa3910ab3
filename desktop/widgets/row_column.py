"""Rows one below the other that are made once and filled again, with a sentence where there are none."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.widgets.text import label


class RowColumn(QWidget):
    """A column of rows; they are kept while what they are made for stays the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._made: Hashable = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 8, 16)
        self._column.setSpacing(0)
        self.nothing = label("", self, role="soft", wrap=True)
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)

    def forget(self) -> None:
        """Make the rows anew when they are shown next: words, sizes or colours are others."""
        self._made = None

    def _is_made_for(self, wanted: Hashable) -> bool:
        """Tell whether the rows are made for this already; from now on they are."""
        before, self._made = self._made, wanted
        return before == wanted

    def _put(self, row: QWidget) -> None:
        self._column.insertWidget(self._column.count() - 1, row)

    def _drop(self, rows: Iterable[QWidget]) -> None:
        for row in rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
