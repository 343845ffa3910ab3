"""The headings over the values of a roster: once for all rows beneath."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.battle.roster.roster import SideRoster
from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_in, kit
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker
from desktop.wording.battle.shown import Count
from desktop.wording.plain import plain_tip


class Headings(Painted, QWidget, Speaker):
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
        self.setFixedHeight(kit().px(18))
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
        made, side = ink.kit, self._roster.side
        ground = theme.mix(made.theme.side(side), made.colour("raised"), 10)
        ink.ground(QRectF(self.rect()), ground)
        for column in self._roster.columns:
            at = column.room(QRectF(self.rect()))
            ink.text(at, column.label, made.small, made.colour("soft"), column.align)
        if self._figures is not None:
            wide = made.px(24) + advance(self._figures.words, made.bold)
            x = made.px(6) if side else self.width() - wide - made.px(6)
            icon_in(ink, QRectF(x, 0, made.px(18), self.height()), self._figures.icon, 16, "text")
            at = QRectF(x + made.px(22), 0, wide, self.height())
            ink.text(at, self._figures.words, made.bold, made.colour("text"))
