"""One side of the table: its head and its roster."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.board.views import SideView
from desktop.battle.roster.header import FIGURES, SideHeader
from desktop.battle.roster.headings import Headings
from desktop.battle.roster.measures import Density
from desktop.battle.roster.points_row import PointsRow
from desktop.battle.roster.roster import SideRoster
from desktop.battle.roster.words import side_words
from desktop.widgets.in_line import in_column


class SideBlock(QWidget):
    """A side's head over its roster, where so many figures stand ``abreast``."""

    def __init__(self, side: int, abreast: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = SideHeader(side, self)
        self.roster = SideRoster(side, abreast, self)
        self.headings = Headings(self.roster, self)
        self.points = PointsRow(side, self)
        self.points.moved.connect(self._on_moved)
        self.density = Density.FULL
        self._view: SideView | None = None
        in_column(self, self.header, self.points, self.headings, (self.roster, 1), gap=0)

    def set_view(self, view: SideView, selected: str) -> None:
        """Show a side."""
        self.roster.set_rows(view.rows, selected)
        if view is self._view:
            return
        self._view = view
        counts = view.header.counts
        self.header.set_view(view.header)
        self.headings.set_figures(next((count for count in counts if count.icon == FIGURES), None))
        self.points.show_count(next((count for count in counts if count.steps), None))
        self.roster.setAccessibleName(side_words(view))

    def _on_moved(self, by: int) -> None:
        self.header.asked.emit("more" if by > 0 else "fewer")

    def set_density(self, density: Density) -> None:
        """Stand as closely as this; where no values are shown they need no headings."""
        self.density = density
        self.header.set_density(density)
        self.headings.setHidden(density is Density.TIGHT)
        self.roster.set_density(density)

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.header.restyle()
        self.headings.restyle()
        self.points.restyle()
        self.roster.restyle()
