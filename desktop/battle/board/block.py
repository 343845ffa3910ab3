"""One side of the table: its head and its roster."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.battle.board.header import SideHeader
from desktop.battle.board.views import SideView
from desktop.battle.roster.headings import Headings
from desktop.battle.roster.roster import Roster


class SideBlock(QWidget):
    """A side's head over its roster."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = SideHeader(side, self)
        self.headings = Headings(side, self)
        self.roster = Roster(side, self)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        stack.addWidget(self.header)
        stack.addWidget(self.headings)
        stack.addWidget(self.roster, 1)

    def set_view(self, view: SideView, selected: str) -> None:
        """Show a side."""
        self.header.set_view(view.header)
        self.headings.set_view(view.rows, view.header.counts)
        self.roster.set_rows(view.rows, selected)

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.header.restyle()
        self.headings.restyle()
        self.roster.restyle()
