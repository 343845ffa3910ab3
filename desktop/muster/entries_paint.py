"""Paint one entry of an army: figures, name and options, marks, price."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.look import icons, theme
from desktop.look.lines import draw, lines
from desktop.muster.entries_model import EntryRow, Role
from desktop.widgets.rows import paint_ground

_HEIGHT = 48


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the parts of a row lie, for painting and for the pointer alike."""

    grip: QRect
    fewer: QRect
    count: QRect
    more: QRect
    words: QRect
    newer: QRect
    problem: QRect
    price: QRect

    @classmethod
    def of(cls, rect: QRect, row: EntryRow) -> Parts:
        """Lay the parts of a row into its rectangle; marks that are not needed leave their room."""
        px = theme.current().px
        top, height = rect.top(), rect.height()
        middle = rect.center().y()
        step = px(32)

        def across(left: int, width: int) -> QRect:
            return QRect(left, top, width, height)

        def square(left: int, size: int) -> QRect:
            return QRect(left, middle - size // 2, size, size)

        left = rect.left() + px(6)
        grip = across(left, px(16))
        left = grip.right() + px(6)
        fewer = square(left, step)
        count = across(fewer.right() + 1, px(34))
        more = square(count.right() + 1, step)
        price_width = max(
            px(64), QFontMetrics(theme.current().font(bold=True)).horizontalAdvance(row.price) + 4
        )
        price = across(rect.right() - px(14) - price_width, price_width)
        right = price.left() - px(8)
        marks = []
        for shown in (bool(row.problems), bool(row.newer)):
            size = px(26) if shown else 0
            marks.append(square(right - size, size))
            right -= size + (px(6) if shown else 0)
        words = QRect(more.right() + px(10), top, right - more.right() - px(14), height)
        return cls(grip, fewer, count, more, words, newer=marks[1], problem=marks[0], price=price)


class EntryDelegate(QStyledItemDelegate):
    """Paint entries; the selected or pointed one shows its − and +."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A name that needs two lines gets them."""
        row: EntryRow = index.data(Role.ROW)
        current, view = theme.current(), self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else current.px(320)
        font, small = current.font(bold=True), current.font(theme.Size.SMALL)
        room = Parts.of(QRect(0, 0, width, current.px(_HEIGHT)), row).words.width()
        high = QFontMetrics(font).height() * len(lines(row.name, font, room))
        low = QFontMetrics(small).height() if row.below else 0
        return QSize(current.px(200), max(current.px(_HEIGHT), high + low + current.px(8)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one row."""
        row: EntryRow = index.data(Role.ROW)
        current = theme.current()
        rect: QRect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, option)
        parts = Parts.of(rect, row)
        self._figures(painter, parts, row, steps=selected or pointed)
        self._words(painter, parts.words, row)
        for place, shown, name, colour in (
            (parts.newer, row.newer, "refresh", "side-b"),
            (parts.problem, row.problems, "alert-triangle", "warn"),
        ):
            if shown:
                painter.drawPixmap(
                    place.adjusted(2, 2, -2, -2),
                    icons.pixmap(name, place.width() - 4, colour, painter.device().devicePixelRatioF()),
                )
        painter.setFont(current.font(bold=True))
        painter.setPen(current.colour("text" if row.price_known else "warn"))
        painter.drawText(parts.price, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.price)
        painter.restore()

    def _figures(self, painter: QPainter, parts: Parts, row: EntryRow, *, steps: bool) -> None:
        current = theme.current()
        ratio = painter.device().devicePixelRatioF()
        size = current.px(16)
        grip = QRect(QPoint(0, 0), QSize(size, size))
        grip.moveCenter(parts.grip.center())
        if steps:
            painter.drawPixmap(grip, icons.pixmap("grip-vertical", size, "soft", ratio))
        font = current.font(bold=True)
        font.setPixelSize(current.px(20))
        painter.setFont(font)
        painter.setPen(current.colour("text"))
        words = str(row.figures) if steps else f"{row.figures} ×"
        painter.drawText(parts.count.adjusted(-8, 0, 8, 0), Qt.AlignmentFlag.AlignCenter, words)
        if not steps:
            return
        painter.setBrush(current.colour("raised"))
        for place, name in ((parts.fewer, "minus"), (parts.more, "plus")):
            painter.setPen(QPen(current.colour("line")))
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), current.px(6), current.px(6))
            box = QRect(QPoint(0, 0), QSize(size, size))
            box.moveCenter(place.center())
            colour = "line" if name == "minus" and row.figures == 1 else "text"
            painter.drawPixmap(box, icons.pixmap(name, size, colour, ratio))

    def _words(self, painter: QPainter, rect: QRect, row: EntryRow) -> None:
        current = theme.current()
        font, small = current.font(bold=True), current.font(theme.Size.SMALL)
        detail = row.below
        broken = lines(row.name, font, rect.width())
        high, low = QFontMetrics(font).height(), QFontMetrics(small).height() if detail else 0
        top = rect.top() + (rect.height() - high * len(broken) - low) // 2
        for line in broken:
            draw(painter, QRect(rect.left(), top, rect.width(), high), line, font, current.colour("text"))
            top += high
        if detail:
            draw(painter, QRect(rect.left(), top, rect.width(), low), detail, small, current.colour("soft"))
