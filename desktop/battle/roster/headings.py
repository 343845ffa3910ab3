"""The headings over the values of a roster: once for all rows beneath."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.board.header import FIGURES as FIGURES_ICON
from desktop.battle.board.views import RowView
from desktop.battle.roster.model import FIGURES
from desktop.battle.roster.roster import MARK
from desktop.battle.roster.token import CELL
from desktop.battle.shown import Count
from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_in, kit
from desktop.wording.plain import plain_tip


class Headings(QWidget):
    """Says what stands in each column of values."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._labels: tuple[str, ...] = ()
        self._figures: Count | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.restyle()

    def set_view(self, rows: tuple[RowView, ...], counts: tuple[Count, ...]) -> None:
        """Show the headings of these rows, and how many figures there are."""
        labels = next((tuple(v.label for v in row.values) for row in rows if row.values), ())
        figures = next((count for count in counts if count.icon == FIGURES_ICON), None)
        if (labels, figures) != (self._labels, self._figures):
            self._labels, self._figures = labels, figures
            self.setToolTip(plain_tip(figures.tip) if figures is not None else "")
            self.update()

    def restyle(self) -> None:
        """Take the text size again."""
        self.setFixedHeight(kit().px(20))
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [*self._labels, *((self._figures.words, self._figures.tip) if self._figures else ())]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the headings."""
        with Ink(self) as ink:
            made = ink.kit
            ground = theme.mix(made.theme.side(self.side), made.colour("raised"), 10)
            ink.painter.fillRect(event.rect(), ground)
            figures, mark = FIGURES * made.px(CELL), made.px(MARK)
            left = figures if self.side else mark
            width = (self.width() - figures - mark - 2 * made.px(2)) / max(1, len(self._labels))
            for number, words in enumerate(self._labels):
                at = QRectF(left + made.px(2) + number * width, 0, width, self.height())
                ink.text(at, words, made.small, made.colour("soft"), Qt.AlignmentFlag.AlignCenter)
            if self._figures is not None:
                wide = made.px(24) + advance(self._figures.words, made.bold)
                x = made.px(6) if self.side else self.width() - wide - made.px(6)
                icon_in(ink, QRectF(x, 0, made.px(18), self.height()), FIGURES_ICON, 16, "text")
                at = QRectF(x + made.px(22), 0, wide, self.height())
                ink.text(at, self._figures.words, made.bold, made.colour("text"))
