"""Paint the rows of a list: each is laid out once, for as long as it stays."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from desktop.look import icons, theme
from desktop.look.emblems import paint_mark
from desktop.look.theme import Theme
from desktop.widgets.row import Emblem, Row
from desktop.widgets.row_layout import Drawn, RowLayout, frame_of, height_of, lay
from desktop.widgets.row_model import AnyIndex, RowRole
from desktop.wording.plain import plain_tip

_MOST_LAID = 400


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, *, stripe: bool = True) -> None:
    """Paint the ground of a row, the stripe of the chosen one at the left, the line below."""
    current = theme.current()
    rect: QRect = option.rect
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    if selected or option.state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(rect, current.tint("accent", 16 if selected else 5))
    if selected and stripe:
        painter.fillRect(rect.left(), rect.top(), current.px(4), rect.height(), current.colour("accent"))
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, current.colour("line"))


class RowDelegate(QStyledItemDelegate):
    """Lays rows out, once each for as long as they stay, and paints them.

    Without ``stripe`` the chosen row has none at its left: the band of a row tells something else there.
    """

    def __init__(self, parent: QObject | None = None, *, stripe: bool = True) -> None:
        super().__init__(parent)
        self._stripe = stripe
        self._theme: Theme | None = None
        self._laid: dict[tuple[int, int, int, bool], tuple[Row, RowLayout]] = {}

    def laid(self, row: Row, width: int, height: int, *, active: bool = False) -> RowLayout:
        """Lay a row out: most come back at every key."""
        current = theme.current()
        if current is not self._theme or len(self._laid) > _MOST_LAID:
            self._theme = current
            self._laid.clear()
        key = id(row), width, height, active  # a row kept beside its layout keeps its id to itself
        if (found := self._laid.get(key)) is None:
            found = self._laid[key] = row, lay(row, width, height, current, active=active)
        return found[1]

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Be as high as the words need, once they are broken."""
        current, view = theme.current(), self.parent()
        wide = view.viewport().width() if isinstance(view, QListView) else current.px(260)
        return QSize(current.px(160), height_of(index.data(RowRole.ROW), wide, current))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        row: Row = index.data(RowRole.ROW)
        current, rect = theme.current(), option.rect
        at = rect.topLeft()
        active = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver
        painter.save()
        paint_ground(painter, option, stripe=self._stripe)
        if row.band:
            px = current.px
            painter.fillRect(rect.left(), rect.top() + px(6), px(3), rect.height() - px(12),
                             current.colour("accent"))  # fmt: skip
        laid = self.laid(row, rect.width(), rect.height(), active=bool(option.state & active))
        for drawn in laid.drawn:
            self._draw(painter, drawn, at, current)
        for written in laid.written:
            painter.setFont(written.font)
            painter.setPen(written.ink)
            painter.drawStaticText(written.at + at, written.shown)
        painter.restore()

    def _draw(self, painter: QPainter, drawn: Drawn, at: QPoint, current: Theme) -> None:
        piece, room = drawn.piece, drawn.room.translated(at)
        if isinstance(piece, Emblem):
            paint_mark(painter, room, piece.people, piece.language)
            return
        if piece.framed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(current.colour("raised"))
            painter.setPen(QPen(current.colour("line")))
            plate = frame_of(drawn, current).translated(at)
            painter.drawRoundedRect(plate, current.px(6), current.px(6))
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(
            room.topLeft().toPoint(), icons.pixmap(piece.name, drawn.size, piece.colour, ratio)
        )

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: AnyIndex,
    ) -> bool:
        """Explain the cell under the pointer, elsewhere the row."""
        if not index.isValid():
            return super().helpEvent(event, view, option, index)
        rect: QRect = option.rect
        tip = self.tip_at(index.data(RowRole.ROW), rect, event.pos())
        QToolTip.showText(event.globalPos(), plain_tip(tip), view, rect)
        return True

    def tip_at(self, row: Row, rect: QRect, point: QPoint) -> str:
        """Give the explanation of what is painted at a point of a row in its room."""
        laid = self.laid(row, rect.width(), rect.height())
        return laid.tip_at(point - rect.topLeft()) or row.tip
