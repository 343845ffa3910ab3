"""One side of the table: its head and its roster."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.battle.roster.header import FIGURES, SideHeader
from desktop.battle.roster.measures import Density
from desktop.battle.roster.points_row import PointsRow
from desktop.battle.roster.roster import SideRoster
from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_in, paint_style
from desktop.widgets.in_line import in_column
from desktop.widgets.painted import PaintedOnce
from desktop.widgets.spoken import Speaker
from desktop.wording.battle.board_views import SideView
from desktop.wording.battle.roster_words import side_words
from desktop.wording.battle.shown import Count
from desktop.wording.plain import plain_tip


class Headings(PaintedOnce, QWidget, Speaker):
    """Says what stands in each column of values, and how many figures there are over their cells."""

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, roster: SideRoster, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._roster = roster
        self._figures: Count | None = None
        self._shown: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        roster.laid.connect(self._on_laid)
        self.restyle()

    def set_figures(self, figures: Count | None) -> None:
        """Show how many figures there are; None for a side nobody knows one of."""
        if figures != self._figures:
            self._figures = figures
            self.setToolTip(plain_tip(figures.tip) if figures is not None else "")
            self.setAccessibleName(figures.tip if figures is not None else "")
            self.update()

    def restyle(self) -> None:
        """Take the text size again."""
        self.setFixedHeight(paint_style().px(18))
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        labels = [column.label for column in self._roster.columns]
        return [*labels, *((self._figures.words, self._figures.tip) if self._figures else ())]

    def _on_laid(self) -> None:
        if self._shown != self._roster.columns:
            self._shown = self._roster.columns
            self.update()

    def _paint(self, ink: Ink) -> None:
        style, side = ink.style, self._roster.side
        ground = theme.mix(style.theme.side(side), style.colour("raised"), 10)
        ink.ground(QRectF(self.rect()), ground)
        for column in self._roster.columns:
            at = column.room(QRectF(self.rect()))
            ink.text(at, column.label, style.small, style.colour("soft"), column.align)
        if self._figures is not None:
            wide = style.px(24) + advance(self._figures.words, style.bold)
            x = style.px(6) if side else self.width() - wide - style.px(6)
            icon_in(ink, QRectF(x, 0, style.px(18), self.height()), self._figures.icon, 16, "text")
            at = QRectF(x + style.px(22), 0, wide, self.height())
            ink.text(at, self._figures.words, style.bold, style.colour("text"))


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
