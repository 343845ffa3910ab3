"""The headings over the values of a roster: once for all rows beneath."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.board.views import RowView
from desktop.battle.roster.model import FIGURES
from desktop.battle.roster.roster import MARK
from desktop.battle.roster.token import CELL
from desktop.look import theme
from desktop.look.painting import Ink, kit


class Headings(QWidget):
    """Says what stands in each column of values."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._labels: tuple[str, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.restyle()

    def set_view(self, rows: tuple[RowView, ...]) -> None:
        """Show the headings of these rows; without a card that has values there are none."""
        labels = next((tuple(v.label for v in row.values) for row in rows if row.values), ())
        if labels != self._labels:
            self._labels = labels
            self.setVisible(bool(labels))
            self.update()

    def restyle(self) -> None:
        """Take the text size again."""
        self.setFixedHeight(kit().px(20))
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return list(self._labels)

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
