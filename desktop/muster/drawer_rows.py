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
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QStaticText, QTransform
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop.look import theme
from desktop.look.icons import pixmap as pixmap_of
from desktop.look.lines import lines, one_line
from desktop.look.theme import Theme
from desktop.widgets.rows import paint_ground
from desktop.wording.plain import plain_tip
from rules.cards import Revision

_HEIGHT = 64
_NOWHERE = QModelIndex()
_AT_ONCE = 120
"""Rows that a view is told of first: more than any screen shows."""

_MOST_LAID = 400


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
                return plain_tip("\n".join(row.told))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(row.told)
            case Role.ROW:
                return row
        return None


@dataclass(frozen=True, slots=True)
class _Written:
    """Words that are laid out already, and where they stand in their row."""

    at: QPointF
    words: QStaticText
    font: QFont
    ink: QColor


@dataclass(frozen=True, slots=True)
class _Laid:
    """All words of a row; where the mark of figures owned stands, None for no mark."""

    written: tuple[_Written, ...]
    box: QPoint | None


class DrawerDelegate(QStyledItemDelegate):
    """Paint a card of the drawer: its name on up to two lines, people and rank, price, how often listed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._laid: dict[tuple[DrawerRow, int, int], _Laid] = {}

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
        ratio = painter.device().devicePixelRatioF()
        if row.starred:
            star = px(16)
            place = rect.topLeft() + QPoint(rect.width() - 1 - px(12) - star, px(6) + px(2))
            painter.drawPixmap(place, pixmap_of("star", star, "accent", ratio))
        laid = self._lay(row, rect.size(), current)
        for written in laid.written:
            painter.setFont(written.font)
            painter.setPen(written.ink)
            painter.drawStaticText(written.at + rect.topLeft(), written.words)
        if laid.box is not None:
            painter.drawPixmap(rect.topLeft() + laid.box, pixmap_of("archive", px(14), "soft", ratio))
        painter.restore()

    def _lay(self, row: DrawerRow, size: QSize, current: Theme) -> _Laid:
        """Say where the words of a card stand, from its own corner on: most cards come back at every key."""
        if current is not self._theme or len(self._laid) > _MOST_LAID:
            self._theme = current
            self._laid.clear()
        key = (row, size.width(), size.height())
        if (laid := self._laid.get(key)) is None:
            laid = self._laid[key] = _lay(row, size, current)
        return laid


def _lay(row: DrawerRow, size: QSize, current: Theme) -> _Laid:
    """Break the name, and give the rest its room below it."""
    px = current.px
    font, small = current.font(bold=True), current.font(theme.Size.SMALL)
    text, soft = current.colour("text"), current.colour("soft")
    high, low = QFontMetrics(font).height(), QFontMetrics(small).height()
    left, wide = px(12), size.width() - 2 * px(12)
    broken = lines(row.name, font, wide - (px(22) if row.starred else 0))
    top = (size.height() - high * len(broken) - low) // 2
    written = []
    for line in broken:
        written.append(_write(QRect(left, top, wide, high), line, font, text))
        top += high
    price = f"×{row.listed}  {row.price}" if row.listed else row.price
    room = QFontMetrics(small).horizontalAdvance(price) + 2
    box = None
    if row.owned:  # never cut
        figures = QRect(left, top, wide - room - px(8), low)
        written.append(_write(figures, str(row.owned), small, soft, to_right=True))
        count = QFontMetrics(small).horizontalAdvance(str(row.owned)) + px(3)
        box = QPoint(figures.right() - count - px(14), figures.center().y() - px(14) // 2)
        room += count + px(14) + px(8)
    below = QRect(left, top, wide, low)
    written.append(_write(below, price, small, text, to_right=True))
    written.append(_write(below.adjusted(0, 0, -room - px(8), 0), row.detail, small, soft))
    return _Laid(tuple(written), box)


def _write(room: QRect, words: str, font: QFont, ink: QColor, *, to_right: bool = False) -> _Written:
    """Lay out one line in the middle of its room, shortened with … where it does not fit."""
    shown = QFontMetrics(font).elidedText(one_line(words), Qt.TextElideMode.ElideRight, room.width())
    text = QStaticText(shown)
    text.setTextFormat(Qt.TextFormat.PlainText)
    text.prepare(QTransform(), font)
    left = room.x() + (room.width() - QFontMetricsF(font).horizontalAdvance(shown) if to_right else 0)
    top = room.y() + (room.height() - text.size().height()) / 2
    return _Written(QPointF(left, top), text, font, ink)
