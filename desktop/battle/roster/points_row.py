"""Points that the players move by hand, one by one: first in the roster of their side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look import theme
from desktop.look.icons import pixmap
from desktop.look.painting import Ink, paint_style
from desktop.widgets import fewer_more
from desktop.widgets.in_line import in_row
from desktop.widgets.painted import Painted
from desktop.widgets.text import label, set_look
from desktop.wording import about
from desktop.wording.battle.shown import Count
from desktop.wording.plain import plain_tip


class PointsRow(Painted, QWidget):
    """Says how many points there are between one fewer and one more; ``moved`` by how many."""

    moved = Signal(int)

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.count: Count | None = None
        self._icon = QLabel(self)
        self.name = label("", self, role="heading", wrap=True)
        self.number = label("", self)
        set_look(self.number, "title", ("side-a", "side-b")[side])
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.fewer, self.more = self._pair = fewer_more.fewer_and_more(self, self._on_button)
        in_row(self, self._icon, (self.name, 1), self.fewer, self.number, self.more, edges=None)
        self.restyle()
        self.hide()

    def show_count(self, count: Count | None) -> None:
        """Show points; nothing for a side without such."""
        if count == self.count:
            return
        self.count = count
        self.setVisible(count is not None)
        if count is None:
            return
        self.name.setText(count.name)
        self.number.setText(count.words)
        self.number.setAccessibleName(about(count.name, count.words))
        self.setToolTip(plain_tip(count.tip))
        self._icon.setPixmap(self._picture())
        fewer_more.say(self._pair, count.name, (self.tr("one fewer"), self.tr("one more")))

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        style = paint_style()
        fewer_more.dress(self._pair)
        self.number.setMinimumWidth(theme.current().target)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(style.px(10), style.px(6), style.px(10), style.px(6))
        layout.setSpacing(style.px(6))
        if self.count is not None:
            self._icon.setPixmap(self._picture())

    def _picture(self) -> QPixmap:
        name = self.count.icon if self.count is not None else ""
        return pixmap(name, paint_style().px(22), ("side-a", "side-b")[self.side], self.devicePixelRatioF())

    def _on_button(self) -> None:
        self.moved.emit(1 if self.sender() is self.more else -1)

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        ground = theme.mix(style.theme.side(self.side), style.colour("raised"), 10)
        ink.ground(QRectF(self.rect()), ground)
        ink.ground(QRectF(0, self.height() - 1, self.width(), 1), style.colour("line"))
