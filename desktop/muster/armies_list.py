"""The list of armies at the left of the Muster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop import theme
from desktop.muster import words
from desktop.muster.lines import draw, lines
from desktop.muster.marks import paint_mark

_HEIGHT = 64
_MARK = 58
"""Room of the mark at the left, in px at 100 %."""
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class ArmyRow:
    """One army as it is shown: everything is words already; ``people`` is an id and draws the mark."""

    id: str
    name: str
    people: str = ""
    people_name: str = ""
    count: str = ""
    total: str = ""
    limit: str = ""
    over: bool = False

    @property
    def price(self) -> str:
        """The total, and the limit where there is one."""
        return f"{self.total} / {self.limit}" if self.limit else self.total

    @property
    def tip(self) -> str:
        """The whole of the row in words."""
        return "\n".join(part for part in (self.name, self.people_name, self.count, self.price) if part)


class Role(IntEnum):
    """What the model tells beyond Qt's own roles."""

    ROW = Qt.ItemDataRole.UserRole


class ArmiesModel(QAbstractListModel):
    """Armies in the order of their names."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ArmyRow, ...] = ()

    def set_rows(self, rows: Sequence[ArmyRow]) -> None:
        """Show these armies; where they are the same ones only their words change."""
        rows = tuple(rows)
        if [row.id for row in rows] == [row.id for row in self.rows]:
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def place_of(self, army_id: str) -> int:
        """Return the row of an army, -1 when it is not there."""
        return next((at for at, row in enumerate(self.rows) if row.id == army_id), -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the armies."""
        return 0 if parent.isValid() else len(self.rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Tell one thing about one army."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return row.tip
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.tip.replace("\n", ", ")
            case Role.ROW:
                return row
        return None


class ArmyDelegate(QStyledItemDelegate):
    """Paint the people's mark, the name, and below it what the army counts."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A long name takes a second line."""
        row: ArmyRow = index.data(Role.ROW)
        current, view = theme.current(), self.parent()
        font = current.font(bold=True)
        room = view.viewport().width() if isinstance(view, QListView) else current.px(260)
        broken = lines(row.name, font, room - current.px(_MARK + 10))
        more = (len(broken) - 1) * QFontMetrics(font).height()
        return QSize(current.px(160), current.px(_HEIGHT) + more)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one army."""
        row: ArmyRow = index.data(Role.ROW)
        current = theme.current()
        px, rect = current.px, option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, current.tint("accent", 16 if selected else 5))
        if selected:
            painter.fillRect(rect.left(), rect.top(), px(4), rect.height(), current.colour("accent"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, current.colour("line"))
        mark = px(36)
        place = QRectF(rect.left() + px(12), rect.center().y() - mark / 2, mark, mark)
        paint_mark(painter, place, row.people, words.language())
        inner = rect.adjusted(px(_MARK), 0, -px(10), 0)
        font, small = current.font(bold=True), current.font(theme.Size.SMALL)
        high, low = QFontMetrics(font).height(), QFontMetrics(small).height()
        broken = lines(row.name, font, inner.width())
        top = rect.top() + (rect.height() - high * len(broken) - low) // 2
        for line in broken:
            draw(painter, QRect(inner.left(), top, inner.width(), high), line, font, current.colour("text"))
            top += high
        below = QRect(inner.left(), top, inner.width(), low)
        draw(painter, below, row.price, small, current.colour("bad" if row.over else "text"))
        metrics = QFontMetrics(small)
        rest = below.adjusted(metrics.horizontalAdvance(row.price) + px(10), 0, 0, 0)
        if rest.width() >= metrics.horizontalAdvance(row.count):
            draw(painter, rest, row.count, small, current.colour("soft"), Qt.AlignmentFlag.AlignRight)
        painter.restore()


class ArmyList(QListView):
    """Show the armies and say which one is chosen."""

    chosen = Signal(str)
    """Another army is in view; "" when none is."""

    entered = Signal()
    """Return was pressed: go on to the army's cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.armies = ArmiesModel(self)
        self.setModel(self.armies)
        self.setItemDelegate(ArmyDelegate(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.activated.connect(self.entered)
        self._told = ""
        self._quiet = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the names anew at another width, at once."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()

    def set_rows(self, rows: Sequence[ArmyRow], chosen: str) -> None:
        """Show these armies with one chosen, without telling anybody."""
        self._quiet = True
        self.armies.set_rows(rows)
        self.setCurrentIndex(self.armies.index(self.armies.place_of(chosen)))
        self._quiet = False
        self._told = self.selected()

    def selected(self) -> str:
        """Return the id of the army in view, "" when none is."""
        row = self.currentIndex().data(Role.ROW)
        return row.id if isinstance(row, ArmyRow) else ""

    def _on_current(self, now: QModelIndex, before: QModelIndex) -> None:
        if not self._quiet and (army := self.selected()) != self._told:
            self._told = army
            self.chosen.emit(army)
