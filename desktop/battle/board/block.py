"""One side of the table: its head and its column."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.battle.board.column import SideColumn
from desktop.battle.board.header import SideHeader
from desktop.battle.board.views import SideView


class SideBlock(QWidget):
    """A side's head over its column."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = SideHeader(side, self)
        self.column = SideColumn(side, self)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        stack.addWidget(self.header)
        stack.addWidget(self.column, 1)

    def set_view(self, view: SideView, selected: str) -> None:
        """Show a side."""
        self.header.set_view(view.header)
        self.column.rows.set_rows(view.rows, selected)

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.header.restyle()
        self.column.rows.restyle()
