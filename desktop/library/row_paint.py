"""Paint the rows of the table of cards plainly: a search repaints them at every key."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPen, QStaticText, QTransform

from desktop.look import theme
from desktop.models.card_index import lacks_pa
from desktop.models.cards import CardColumn, CardsModel, alignment

_QUIET = frozenset({CardColumn.PEOPLE, CardColumn.RANK, CardColumn.EDITION})
_MOST_KEPT, _MOST_LAID = 20_000, 4_000


class RowPaint:
    """Draw the words of a row on its colour; an unknown PA is marked by shape and colour.

    It stands in for a delegate: Qt asks the style sheet and seven roles for each cell, which takes longer
    than a letter may.
    """

    def __init__(self) -> None:
        self.below: tuple[CardColumn, ...] = ()
        self._alignments = {column: alignment(column) for column in CardColumn}
        self.restyle()

    def restyle(self) -> None:
        """Take the theme's colours and the text size in force."""
        current = theme.current()
        self._select = current.tint("accent", 22)
        self._line = current.tint("line", 45)
        self._focus = current.colour("focus")
        self._text = current.colour("text")
        self._soft = current.colour("soft")
        self._warn = current.colour("warn")
        self._gap = current.px(8)
        self._small = current.font(theme.TextSize.SMALL)
        self._fitted: dict[tuple[str, int, int], str] = {}
        self._laid: dict[tuple[str, int], tuple[QStaticText, QSizeF]] = {}

    def paint_row(
        self,
        painter: QPainter,
        rect: QRect,
        model: CardsModel,
        row: int,
        columns: list[tuple[CardColumn, int, int]],
        *,
        selected: bool,
        marked: CardColumn | None,
    ) -> None:
        """Paint a row whose columns are given with their left edges and widths; one may be marked."""
        if selected:
            painter.fillRect(rect, self._select)
        painter.setPen(self._line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        metrics = painter.fontMetrics()
        for column, left, width in columns:
            words = model.words(row, column)
            if words:
                gap = 0 if column >= CardColumn.MOU else self._gap
                room = QRect(left + gap, rect.top(), width - 2 * gap, rect.height())
                if column is CardColumn.NAME and self.below:
                    room = self._paint_below(painter, room, model, row, selected=selected)
                painter.setPen(self._ink(model, row, column, selected))
                self._write(painter, room, column, words, metrics)
            if column is marked:
                painter.setPen(QPen(self._focus, 2))
                painter.drawRect(left + 1, rect.top() + 1, width - 2, rect.height() - 3)

    def _paint_below(
        self, painter: QPainter, room: QRect, model: CardsModel, row: int, *, selected: bool
    ) -> QRect:
        """Paint what has no column below the name; return the room that is left to the name."""
        words = " · ".join(filter(None, (model.words(row, column) for column in self.below)))
        if not words:
            return room
        plain = painter.font()
        painter.setFont(self._small)
        metrics = painter.fontMetrics()
        high = painter.fontMetrics().height()
        name = room.height() - high - self._gap // 2
        below = QRect(room.left(), room.top() + name - self._gap // 4, room.width(), high)
        painter.setPen(self._ink(model, row, CardColumn.RANK, selected))
        self._write(painter, below, CardColumn.RANK, words, metrics)
        painter.setFont(plain)
        return QRect(room.left(), room.top(), room.width(), name)

    def _write(
        self, painter: QPainter, room: QRect, column: CardColumn, words: str, metrics: QFontMetrics
    ) -> None:
        """Write words into their room, at the height and on the side where `drawText` writes them."""
        shown, size = self._lay(painter, self.fitting(words, room.width(), metrics), metrics.height())
        side = self._alignments[column]
        left = float(room.x())
        if side & Qt.AlignmentFlag.AlignRight:
            left += room.width() - size.width()
        elif side & Qt.AlignmentFlag.AlignHCenter:
            left += (room.width() - size.width()) / 2
        painter.drawStaticText(QPointF(left, room.y() + (room.height() - size.height()) / 2), shown)

    def _lay(self, painter: QPainter, words: str, high: int) -> tuple[QStaticText, QSizeF]:
        """Lay words out in the painter's font, which is so high: most of them come back at every key."""
        key = (words, high)
        laid = self._laid.get(key)
        if laid is None:
            if len(self._laid) > _MOST_LAID:
                self._laid.clear()
            text = QStaticText(words)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.prepare(QTransform(), painter.font())
            wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
            laid = self._laid[key] = text, QSizeF(wide, text.size().height())
        return laid

    def fitting(self, words: str, width: int, metrics: QFontMetrics) -> str:
        """Shorten words to a width; the same words come back at every key."""
        key = (words, width, metrics.height())
        shown = self._fitted.get(key)
        if shown is None:
            if len(self._fitted) > _MOST_KEPT:
                self._fitted.clear()
            shown = self._fitted[key] = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
        return shown

    def _ink(self, model: CardsModel, row: int, column: CardColumn, selected: bool) -> QColor:
        if column is CardColumn.PA and lacks_pa(model.rows[row].card):
            return self._warn
        return self._soft if column in _QUIET and not selected else self._text
