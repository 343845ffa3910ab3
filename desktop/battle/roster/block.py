"""One side of the table: its head and its roster."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.battle.board.views import SideView
from desktop.battle.roster.header import FIGURES, SideHeader
from desktop.battle.roster.headings import Headings
from desktop.battle.roster.measures import Density
from desktop.battle.roster.roster import Roster
from desktop.battle.roster.words import side_words


class SideBlock(QWidget):
    """A side's head over its roster, where so many figures stand ``abreast``."""

    def __init__(self, side: int, abreast: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = SideHeader(side, self)
        self.roster = Roster(side, abreast, self)
        self.headings = Headings(self.roster, self)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        stack.addWidget(self.header)
        stack.addWidget(self.headings)
        stack.addWidget(self.roster, 1)

    def set_view(self, view: SideView, selected: str) -> None:
        """Show a side."""
        self.header.set_view(view.header)
        figures = (count for count in view.header.counts if count.icon == FIGURES)
        self.headings.set_figures(next(figures, None))
        self.roster.set_rows(view.rows, selected)
        self.roster.setAccessibleName(side_words(view))

    def set_density(self, density: Density) -> None:
        """Stand as closely as this; where no values are shown they need no headings."""
        self.header.set_density(density)
        self.headings.setHidden(density is Density.TIGHT)
        self.roster.set_density(density)

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.header.restyle()
        self.headings.restyle()
        self.roster.restyle()
