"""The rows of the card drawer: worded when they come into view, painted on up to two lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop import theme
from desktop.icons import pixmap as pixmap_of
from desktop.muster.lines import draw, lines
from desktop.widgets.rows import paint_ground
from rules.cards import Revision

_HEIGHT = 64
_NOWHERE = QModelIndex()
_AT_ONCE = 400


@dataclass(frozen=True, slots=True)
class DrawerRow:
    """One card as the drawer shows it; ``own`` tells that it is of the army's people."""

    card_id: str
    name: str
    detail: str
    price: str
    own: bool
    listed: int = 0
    starred: bool = False
    owned: int = 0
    owned_words: str = ""

    @property
    def told(self) -> tuple[str, ...]:
        """What is told of the card, each thing whole: for tooltips and screen readers."""
        return tuple(filter(None, (self.name, self.detail, self.owned_words, self.price)))


class Role(IntEnum):
    """What the model tells beyond Qt's own roles."""

    ROW = Qt.ItemDataRole.UserRole


class DrawerModel(QAbstractListModel):
    """The cards found, the army's people first; a card is worded when it comes into view."""

    def __init__(self, worded: Callable[[Revision], DrawerRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: Sequence[Revision] = ()
        self._laid = 0
        self._rows: dict[str, DrawerRow] = {}
        self._worded = worded

    def forget(self) -> None:
        """Word every card anew: the language, or what is known of them, is another one."""
        self._rows.clear()

    def _row(self, revision: Revision) -> DrawerRow:
        """Word a card once: a view asks many times while one types."""
        if revision.card_id not in self._rows:
            self._rows[revision.card_id] = self._worded(revision)
        return self._rows[revision.card_id]

    def set_rows(self, found: Sequence[Revision], least: int = 0) -> None:
        """Show these cards, the first ones at once and ``least`` of them at the least."""
        self.beginResetModel()
        self.found = found
        self._laid = min(len(found), max(_AT_ONCE, least))
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the cards that a view has asked for so far."""
        return 0 if parent.isValid() else self._laid

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Tell whether cards found were not asked for yet: a view lays out every row it knows of."""
        return not parent.isValid() and self._laid < len(self.found)

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> None:
        """Give the next ones."""
        more = min(_AT_ONCE, len(self.found) - self._laid)
        if more > 0 and not parent.isValid():
            self.beginInsertRows(_NOWHERE, self._laid, self._laid + more - 1)
            self._laid += more
            self.endInsertRows()

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Tell one thing about one card."""
        if not index.isValid():
            return None
        row = self._row(self.found[index.row()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(row.told)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(row.told)
            case Role.ROW:
                return row
        return None


class DrawerDelegate(QStyledItemDelegate):
    """Paint a card of the drawer: its name on up to two lines, people and rank, price, how often listed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows have room for two lines of name: 20,000 of them are laid out at once."""
        return QSize(theme.current().px(160), theme.current().px(_HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one card."""
        row: DrawerRow = index.data(Role.ROW)
        current = theme.current()
        px, rect = current.px, option.rect
        painter.save()
        paint_ground(painter, option, stripe=False)
        if row.own:
            painter.fillRect(
                rect.left(), rect.top() + px(6), px(3), rect.height() - px(12), current.colour("accent")
            )
        inner = rect.adjusted(px(12), px(6), -px(12), -px(6))
        font, small = current.font(bold=True), current.font(theme.Size.SMALL)
        high, low = QFontMetrics(font).height(), QFontMetrics(small).height()
        if row.starred:
            star = px(16)
            pixmap = pixmap_of("star", star, "accent", painter.device().devicePixelRatioF())
            painter.drawPixmap(inner.right() - star, inner.top() + px(2), pixmap)
        broken = lines(row.name, font, inner.width() - (px(22) if row.starred else 0))
        top = rect.top() + (rect.height() - high * len(broken) - low) // 2
        for line in broken:
            draw(painter, QRect(inner.left(), top, inner.width(), high), line, font, current.colour("text"))
            top += high
        price = f"×{row.listed}  {row.price}" if row.listed else row.price
        room = QFontMetrics(small).horizontalAdvance(price) + 2
        if row.owned:
            left = QRect(inner.left(), top, inner.width() - room - px(8), low)
            room += self._owned(painter, left, row.owned)
        below = QRect(inner.left(), top, inner.width(), low)
        draw(painter, below, price, small, current.colour("text"), Qt.AlignmentFlag.AlignRight)
        draw(painter, below.adjusted(0, 0, -room - px(8), 0), row.detail, small, current.colour("soft"))
        painter.restore()

    def _owned(self, painter: QPainter, room: QRect, figures: int) -> int:
        """Paint how many figures are owned at the right of a room; return the px it takes. Never cut."""
        current = theme.current()
        small, size, gap = current.font(theme.Size.SMALL), current.px(14), current.px(8)
        draw(painter, room, str(figures), small, current.colour("soft"), Qt.AlignmentFlag.AlignRight)
        wide = QFontMetrics(small).horizontalAdvance(str(figures)) + current.px(3)
        pixmap = pixmap_of("archive", size, "soft", painter.device().devicePixelRatioF())
        painter.drawPixmap(room.right() - wide - size, room.center().y() - size // 2, pixmap)
        return wide + size + gap
