"""Paint the rows of the table of cards plainly: a search repaints them at every key."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop import theme
from desktop.models.cards import CardsModel, Column, Index, alignment

_QUIET = frozenset({Column.PEOPLE, Column.RANK, Column.EDITION})
_MOST_KEPT = 20_000


class RowPaint(QStyledItemDelegate):
    """Draw the words of a cell on the colour of its row; an unknown PA is marked by shape and colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._alignments = {column: alignment(column) for column in Column}
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
        self._fitted: dict[tuple[str, int], str] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        model = index.model()
        if not isinstance(model, CardsModel):
            return
        column = Column(index.column())
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(rect, self._select)
        painter.setPen(self._line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        words = model.words(index.row(), column)
        if words:
            inner = rect.adjusted(self._gap, 0, -self._gap, 0)
            if column >= Column.MOU:
                inner = rect
            painter.setPen(self._ink(model, index.row(), column, selected))
            shown = self._fitting(words, inner.width(), option.fontMetrics)
            painter.drawText(inner, self._alignments[column], shown)
        if column is Column.PA and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(self._focus, 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -2))

    def _fitting(self, words: str, width: int, metrics: QFontMetrics) -> str:
        """Shorten words to a width; the same words come back at every key."""
        key = (words, width)
        shown = self._fitted.get(key)
        if shown is None:
            if len(self._fitted) > _MOST_KEPT:
                self._fitted.clear()
            shown = self._fitted[key] = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
        return shown

    def _ink(self, model: CardsModel, row: int, column: Column, selected: bool) -> QColor:
        if column is Column.PA and not model.rows[row].card.pa.known:
            return self._warn
        return self._soft if column in _QUIET and not selected else self._text
