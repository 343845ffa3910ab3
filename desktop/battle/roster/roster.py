"""One side's roster: a table that fills its height, mirrored at the right of the screen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.battle.board.views import Mark, RowView
from desktop.battle.roster.delegate import RosterDelegate
from desktop.battle.roster.model import FIGURES, Role, RosterModel, words_of
from desktop.battle.roster.token import CELL
from desktop.look.painting import Ink, kit, lines_of

LEAST, MOST = 44, 76
"""The height of a row, in px at 100 %."""
MARK = 40
"""The width of the place in the sequence, in px at 100 %."""
_TWO_LINES = 1.36
"""How much higher a row is whose name takes two lines."""


class Roster(QTableView):
    """All cards of a side. ``chosen`` a figure, ``opened`` a card (to see it whole)."""

    chosen = Signal(str)
    opened = Signal(str)
    asked = Signal(str, QPointF)
    """Emitted with a figure and a place on the screen: somebody wants its verbs."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._cards = RosterModel(bool(side), self)
        self._painter = RosterDelegate(side, self._cards, self)
        self.setModel(self._cards)
        self.setItemDelegate(self._painter)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrows walk from the table, over both sides
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[RowView, ...]:
        """The cards as they are shown."""
        return self._cards.rows

    def set_rows(self, rows: tuple[RowView, ...], selected: str) -> None:
        """Show rows, and which figure is chosen; only what differs is painted again."""
        before, self._painter.selected = self._painter.selected, selected
        shape = self._shape()
        self._cards.set_rows(rows)
        if shape != self._shape():
            self._share()
        if before != selected:
            for figure in (before, selected):
                self.update(self._cards.place_of(figure))

    def _shape(self) -> list[tuple[object, ...]]:
        """Give what the room is shared out by."""
        cards = self._cards
        return [(line.row.name, line.part, len(line.chips), cards.card_span(line)) for line in cards.lines]

    def set_hints(self, hints: Mapping[str, str]) -> None:
        """Show the letters that lead to the cards, none for an empty table."""
        if hints != self._cards.hints:
            self._cards.hints = dict(hints)
            self.viewport().update()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self._share()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew, and keep the card that speaks in view."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Share width and height out over the cells."""
        made, model = kit(), self._cards
        for column in range(FIGURES + 2):
            self.setColumnWidth(column, made.px(CELL))
        self.setColumnWidth(model.mark_column, made.px(MARK))
        taken = made.px(MARK) + FIGURES * made.px(CELL)
        card = max(made.px(96), self.viewport().width() - taken)
        self.setColumnWidth(model.card_column, card)
        self._painter.values_width = card - 2 * made.px(2)
        weights = [self._weight(number) for number in range(len(model.lines))]
        each = max(made.px(LEAST), min(made.px(MOST), self.viewport().height() / (sum(weights) or 1)))
        self.clearSpans()
        for number, (line, weight) in enumerate(zip(model.lines, weights, strict=True)):
            self.setRowHeight(number, int(each * weight))
            parts = -(-len(line.row.chips) // FIGURES)
            if parts > 1 and not line.part:
                self.setSpan(number, model.mark_column, parts, 1)
                self.setSpan(number, model.card_column, parts, 1)
            first, wide = model.card_span(line)
            if parts == 1 and wide > 1:
                self.setSpan(number, first, 1, wide)
        speaking = next((n for n, line in enumerate(model.lines) if line.row.mark is Mark.SPEAKING), None)
        if speaking is not None:
            self.scrollTo(model.index(speaking, 0))

    def _weight(self, number: int) -> float:
        made, model = kit(), self._cards
        line = model.lines[number]
        if len(line.row.chips) > FIGURES:
            return 1.0  # its name has the height of two lines
        free = model.card_span(line)[1] - 1
        room = self.columnWidth(model.card_column) + free * made.px(CELL) - made.px(4)
        return _TWO_LINES if len(lines_of(line.row.name, made.bold, room, 2)) > 1 else 1.0

    # -- where what is ------------------------------------------------------------------------------

    def rect_of(self, figure: str) -> QRect:
        """Give where a figure stands, an empty rectangle when it is not here."""
        return self.visualRect(self._cards.place_of(figure))

    def speaking(self) -> QRect:
        """Give where the first card that speaks stands, an empty rectangle for none."""
        for number, line in enumerate(self._cards.lines):
            if line.row.mark is Mark.SPEAKING:
                top, high = self.rowViewportPosition(number), self.rowHeight(number)
                return QRect(0, top, self.viewport().width(), high)
        return QRect()

    def reveal(self, figure: str) -> None:
        """Scroll so that a figure is in view."""
        if (place := self._cards.place_of(figure)).isValid():
            self.scrollTo(place)

    def grid(self) -> list[list[str]]:
        """Give the figures line by line, as the arrow keys walk them."""
        return [[chip.id for chip in line.chips] for line in self._cards.lines if line.chips]

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here, tooltips included."""
        with Ink.dry() as ink:
            for line in self._cards.lines:
                cells = {n: QRectF(0, 0, self.columnWidth(n), 50) for n in range(FIGURES + 2)}
                self._painter.write(ink, cells, line)
        said = [words_of(row, None) for row in self.rows]
        said += [words_of(row, chip) for row in self.rows for chip in row.chips]
        return [*ink.words, *said]

    # -- hands ----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the figure under the hand; a card's name opens the card."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            return
        chip = index.data(Role.CHIP)
        if chip is None:
            self.opened.emit(index.data(Role.LINE).row.id)
            return
        self.chosen.emit(chip.id)
        if event.button() is Qt.MouseButton.RightButton:
            self.asked.emit(chip.id, event.globalPosition())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the card of a figure."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.data(Role.CHIP) is not None:
            self.opened.emit(index.data(Role.LINE).row.id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that figures and names can be pressed."""
        there = self.indexAt(event.position().toPoint()).isValid()
        hand = Qt.CursorShape.PointingHandCursor if there else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand)
