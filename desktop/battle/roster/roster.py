"""One side's roster: a table that fills its height, mirrored at the right of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from itertools import pairwise

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.battle.roster.grip import Grip
from desktop.battle.roster.measures import Density, target
from desktop.battle.roster.names import higher
from desktop.battle.roster.painter import RosterPainter
from desktop.battle.roster.values import Column, columns_of
from desktop.look import theme
from desktop.look.painting import Ink, paint_style
from desktop.look.pictures import Pictures
from desktop.models.roster import AnyIndex, RosterLine, RosterModel, RosterRole
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.row_list import menu_place
from desktop.widgets.text import set_look
from desktop.wording.battle.board_views import RowView, ValueView
from desktop.wording.battle.roster_words import chip_words

_KEY = Qt.Key
_WALKS = (_KEY.Key_Up, _KEY.Key_Down, _KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Home, _KEY.Key_End)
"""The keys that walk over its cells."""
_BORNE, _LOWER = 1.3, 0.9
"""How much higher a row is where something stands beneath a figure, and how much lower others may be then."""


Cell = tuple[int, int]
"""Line and column of a cell."""


@dataclass(frozen=True, slots=True)
class _Card:
    """How high a card is, its cells, and their places beneath its top."""

    high: int
    cells: Sequence[Cell]
    rects: Sequence[QRect]


def _resize(header: QHeaderView, sizes: Iterable[int]) -> None:
    """Give each section its size in px, without the second painting that a table schedules for each."""
    with QSignalBlocker(header):
        for section, size in enumerate(sizes):
            header.resizeSection(section, size)


class SideRoster(QTableView):
    """All cards of a side. ``chosen`` a figure, ``opened`` a card (to see it whole)."""

    chosen = Signal(str)
    opened = Signal(str)
    asked = Signal(str, QPointF)
    """Emitted with a figure and a place on the screen: somebody wants its verbs."""

    laid = Signal()
    """Emitted when rows or columns have other places, or another card speaks."""

    def __init__(self, side: int, abreast: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._cards = RosterModel(mirrored=bool(side), abreast=abreast, parent=self)
        self._painter = RosterPainter(side, self._cards)
        self._pictures = Pictures()
        self._laid: list[_Card] = []
        self._speaking: tuple[str, ...] = ()
        self.letters: Callable[[], Mapping[str, str]] = dict
        """Tells which letters lead to the cards."""
        self._values: list[tuple[ValueView, ...]] = []
        self.grip = Grip(self)
        self.grip.pressed.connect(self.chosen)
        self.grip.held.connect(self.asked)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()  # before there is a model: else Qt measures what it would say
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setModel(self._cards)
        self.setShowGrid(False)
        set_look(self, "board")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrows walk from the table, over both sides
        # a screen reader selects what a hand presses
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.selectionModel().selectionChanged.connect(self._on_taken)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().valueChanged.connect(self.laid)
        self.setMouseTracking(True)
        # what lies under it need not be painted again at each gesture
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[RowView, ...]:
        """The cards as they are shown."""
        return self._cards.rows

    @property
    def columns(self) -> tuple[Column, ...]:
        """Where the values stand."""
        return self._painter.columns

    def set_rows(self, rows: tuple[RowView, ...], selected: str) -> None:
        """Show rows, and which figure is chosen; only what differs is painted again."""
        before, values = self._values, [row.values for row in rows]
        self._values = values
        others = self._cards.set_rows(rows, selected)
        if others or (values != before and self._columns() != self.columns):
            self._share()
        speaking = tuple(line.name for line in self._cards.lines if line.speaks)
        if speaking != self._speaking:
            self._speaking = speaking
            self._keep_in_view()
            self.laid.emit()

    def set_hints(self, hints: Mapping[str, str]) -> None:
        """Show the letters that lead to the cards, none for an empty table."""
        if hints != self._cards.hints:
            self._cards.hints = dict(hints)
            self.viewport().update()

    def set_targets(self, targets: frozenset[str]) -> None:
        """Ring the figures that may be named."""
        before, self._cards.targets = self._cards.targets, targets
        places = map(self.visualRect, self._cards.places_of(before ^ targets))
        self.viewport().update(reduce(QRect.united, places, QRect()))  # one part: many are hard to join

    def set_concerned(self, figures: frozenset[str]) -> None:
        """Tint the cards of those whom the stage is about."""
        before, self._painter.concerned = self._painter.concerned, figures
        others, width = before ^ figures, self.viewport().width()
        for number, line in enumerate(self._cards.lines if others else ()):
            if any(chip.id in others for chip in line.row.chips):
                self.viewport().update(0, self.rowViewportPosition(number), width, self.rowHeight(number))

    def set_density(self, density: Density) -> None:
        """Stand as closely as this."""
        if density is not self._painter.density:
            self._painter.density = density
            self.restyle()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self._share()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew, and keep the card that speaks in view."""
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, and the ground beneath the last of them."""
        whole, region = self.viewport().rect(), event.region()
        place = QRect(-self.horizontalOffset(), -self.verticalOffset(), self.horizontalHeader().length(), 0)
        here = self.currentIndex() if self.hasFocus() else QModelIndex()
        at = here.row(), here.column()
        painter = QPainter(self.viewport())
        for card in self._laid:
            place.setHeight(card.high)
            if region.intersects(place):
                looks = [*self._painter.looks(card.cells, at)]
                self._pictures.draw(painter, place, card.cells[0], looks, partial(self._paint, card, at))
            place.translate(0, card.high)
        if place.top() <= event.rect().bottom():
            painter.fillRect(whole.adjusted(0, place.top(), 0, 0), theme.current().colour("surface"))
        painter.end()

    def _paint(self, card: _Card, here: Cell, painter: QPainter, parts: Iterable[int]) -> None:
        """Paint cells of a card, with a frame round the one with the keyboard."""
        for cell, rect in ((card.cells[part], card.rects[part]) for part in parts):
            self._painter.paint_cell(painter, rect, *cell, framed=cell == here)

    # -- how the room is shared out -----------------------------------------------------------------

    def _share(self) -> None:
        """Share width and height out over the cells."""
        style, model, sizes = paint_style(), self._cards, self._painter.density.value
        self._painter.least = least = target(self.devicePixelRatioF())
        cell = max(style.px(sizes.own_cell if model.own_rows else sizes.cell), least)
        mark = style.px(sizes.mark)
        card = max(style.px(96), self.viewport().width() - mark - model.abreast * cell)
        others = {model.mark_column: mark, model.card_column: card}
        widths = [others.get(column, cell) for column in range(model.columnCount())]
        _resize(self.horizontalHeader(), widths)
        self._painter.name_left = self._name_left()
        self._painter.columns = self._columns()
        self.clearSpans()
        for number, line in enumerate(model.lines):
            for column, lines, columns in model.cells(line):
                if lines * columns > 1:
                    self.setSpan(number, column, lines, columns)
        low, high = (style.px(end) for end in (sizes.own_row if model.own_rows else sizes.row))
        _resize(self.verticalHeader(), self._heights(max(low, least), high))
        self.executeDelayedItemsLayout()
        self.updateGeometries()
        self._laid = list(self._lay())
        self._pictures.forget()
        self._keep_in_view()
        self.laid.emit()

    def _lay(self) -> Iterator[_Card]:
        """Give the cells of each card with their places."""
        lines, tops = self._cards.lines, self.verticalHeader()
        starts = [number for number, line in enumerate(lines) if not line.part]
        for start, end in pairwise([*starts, len(lines)]):
            top, card = tops.sectionPosition(start), range(start, end)
            cells = {
                (number, cell[0]): self._place(number, *cell).translated(0, -top)
                for number in card for cell in self._cards.cells(lines[number])
            }  # fmt: skip
            yield _Card(sum(map(self.rowHeight, card)), tuple(cells), tuple(cells.values()))

    def _place(self, number: int, column: int, lines: int, columns: int) -> QRect:
        """Give where a cell lies that takes so many lines and columns, beneath the top of the first line."""
        left, top = self.columnViewportPosition(column), self.verticalHeader().sectionPosition(number)
        wide = sum(map(self.columnWidth, range(column, column + columns)))
        high = sum(map(self.rowHeight, range(number, number + lines)))
        return QRect(left + self.horizontalOffset(), top, wide, high)

    def _heights(self, least: int, most: int) -> list[int]:
        """Share the height of the room out: all of it, unless rows would be too low or higher than useful."""
        lines, room = self._cards.lines, self.viewport().height()
        weights = [self._weight(line) for line in lines]
        higher = [
            max(weight, _BORNE) if line.bears_below and not self._cards.own_rows else weight
            for weight, line in zip(weights, lines, strict=True)
        ]
        lower = max(target(self.devicePixelRatioF()), round(least * _LOWER))
        if lower * sum(higher) <= room:  # else what figures bear reaches over their tokens
            weights, least = higher, lower if higher != weights else least
        each = max(least, min(most, room / (sum(weights) or 1)))
        ends = [round(each * sum(weights[: number + 1])) for number in range(len(weights))]
        return [end - start for start, end in zip([0, *ends], ends, strict=False)]

    def _weight(self, line: RosterLine) -> float:
        """Give how high a line is beside one whose name has one line."""
        model, painter = self._cards, self._painter
        if model.own_rows or len(line.row.chips) > model.abreast:
            return 1.0  # there is room for a name of two lines
        first, wide = model.card_span(line)
        width = sum(self.columnWidth(column) for column in range(first, first + wide))
        return higher(painter.name_of(line, width), painter.density)

    def _name_left(self) -> int:
        """Give where names and values begin."""
        before = range(self._cards.card_column)
        return sum(self.columnWidth(column) for column in before) + paint_style().px(2)

    def _columns(self) -> tuple[Column, ...]:
        """Give the columns of values within the cells of the cards."""
        room = self.columnWidth(self._cards.card_column) - 2 * paint_style().px(2)
        return columns_of(self.rows, self._painter.density, self._name_left(), room)

    # -- where what is ------------------------------------------------------------------------------

    def rect_of(self, figure: str) -> QRect:
        """Give where a figure stands, an empty rectangle when it is not here."""
        return self.visualRect(self._cards.place_of(figure))

    def figure_at(self, where: QPoint) -> str:
        """Give the figure at a place on the screen, "" for none."""
        at = self.viewport().mapFromGlobal(where)
        inside = self.isVisible() and self.viewport().rect().contains(at)
        chip = self.indexAt(at).data(RosterRole.CHIP) if inside else None
        return chip.id if chip is not None else ""

    def speaking(self) -> QRect:
        """Give where the first card that speaks stands, an empty rectangle for none."""
        return next(self.speaking_rows(), QRect())

    def speaking_rows(self) -> Iterator[QRect]:
        """Give where the cards that speak stand."""
        for number, line in enumerate(self._cards.lines):
            if line.speaks and not line.part:
                top, high = self.rowViewportPosition(number), self.rowHeight(number)
                yield QRect(0, top, self.viewport().width(), high)

    def _keep_in_view(self) -> None:
        """Scroll so that the cards that speak are in view, the first of them at least."""
        lines = [number for number, line in enumerate(self._cards.lines) if line.speaks]
        for number in reversed(lines):
            self.scrollTo(self._cards.index(number, self._cards.mark_column))

    def words_of(self, figure: str) -> str:
        """Say a figure and its state, "" where it is not here."""
        place = self._cards.place_of(figure)
        if not place.isValid():
            return ""
        return chip_words(place.data(RosterRole.CHIP), place.data(RosterRole.LINE).row)

    def _target_cells(self) -> list[QModelIndex]:
        """Give where those stand who may be named, as they are read."""
        places = (self._cards.place_of(target) for target in self._cards.targets)
        return sorted(
            (place for place in places if place.isValid()), key=lambda place: (place.row(), place.column())
        )

    def targets_said(self) -> list[str]:
        """Say those who may be named, with the letters that lead to them while such are shown."""
        places = self._target_cells() if self._cards.hints else ()
        return [str(place.data(Qt.ItemDataRole.AccessibleTextRole)) for place in places]

    def reveal(self, figure: str) -> None:
        """Scroll so that a figure is in view."""
        if (place := self._cards.place_of(figure)).isValid():
            self.scrollTo(place)

    def grid(self) -> list[list[str]]:
        """Give the figures line by line, as the arrow keys walk them."""
        return [[chip.id for chip in line.chips] for line in self._cards.lines if line.chips]

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read or hear here, tooltips included."""
        model, columns = self._cards, range(self._cards.columnCount())
        with Ink.dry() as ink:
            for number, line in enumerate(model.lines):
                cells = {n: QRectF(0, 0, self._width(number, n), self.rowHeight(number)) for n in columns}
                self._painter.write(ink, cells, line)
        return [*ink.words, *model.said()]

    def _width(self, row: int, column: int) -> int:
        """Give how wide a cell is with those that it spans."""
        return sum(self.columnWidth(n) for n in range(column, column + self.columnSpan(row, column)))

    def key_spots(self) -> Iterator[KeySpot]:
        """Give the letters that lead to the cards, unless they are shown larger, to be typed now."""
        letters = {} if self._cards.hints else self.letters()
        for number, line in enumerate(self._cards.lines):
            if not line.part and (letter := self._cards.way(line, letters)):
                cell = self.visualRect(self._cards.index(number, self._cards.mark_column))
                cell.translate(self.viewport().pos())
                yield KeySpot(QRectF(cell), letter, left=not self.side)

    # -- hands ----------------------------------------------------------------------------------------

    def _at(self, event: QMouseEvent) -> QModelIndex:
        return self.indexAt(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the figure under the hand, or ask what can happen to it; a card's name opens the card."""
        index = self._at(event)
        if not index.isValid():
            return
        chip = index.data(RosterRole.CHIP)
        if event.button() is Qt.MouseButton.RightButton:
            if chip is not None:
                self.asked.emit(chip.id, event.globalPosition())
        elif chip is not None:
            self.grip.take(chip, event)
        else:
            self._press(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what can happen to the figure that a finger holds, or the menu key is at; a mouse has asked."""
        index, at = menu_place(self, event)
        chip = index.data(RosterRole.CHIP) if index.isValid() else None
        if chip is not None and event.reason() is not QContextMenuEvent.Reason.Mouse:
            self.asked.emit(chip.id, QPointF(at))
        event.setAccepted(chip is not None)

    def _on_taken(self, taken: QItemSelection) -> None:
        """Press the cell that somebody selected who has no hand on it; nothing stays selected."""
        for index in taken.indexes():
            self.clearSelection()
            self._press(index)

    def _press(self, index: QModelIndex) -> None:
        chip = index.data(RosterRole.CHIP)
        if chip is not None:
            self.chosen.emit(chip.id)
        else:
            self.opened.emit(index.data(RosterRole.LINE).row.id)

    def selectionCommand(
        self, _index: AnyIndex, _event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Select nothing on the way: what is selected is pressed."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at who may be named, where the keyboard was last, else at the chosen figure."""
        targets = self._target_cells()
        if targets and self.currentIndex() not in targets:
            self.setCurrentIndex(targets[0])
        elif not self.currentIndex().isValid():
            self.setCurrentIndex(self._cards.place_of(self._cards.selected))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over rows and cells, and press the one the keyboard is at; other keys are the table's.

        While somebody is asked for Enter names who the keyboard is at.
        """
        presses = (_KEY.Key_Space, *((_KEY.Key_Return, _KEY.Key_Enter) if self._cards.hints else ()))
        if event.key() in _WALKS:
            super().keyPressEvent(event)
            event.accept()
        elif event.key() in presses and self.currentIndex().isValid():
            self._press(self.currentIndex())
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the figure that the hand lets go, unless it was dragged or held."""
        self.grip.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the card of a figure."""
        index = self._at(event)
        if index.isValid() and index.data(RosterRole.CHIP) is not None:
            self.opened.emit(index.data(RosterRole.LINE).row.id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that figures and names can be pressed."""
        if self.grip.move(event):
            return
        hand = Qt.CursorShape.PointingHandCursor if self._at(event).isValid() else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand)


def stands_on(pressed: QWidget) -> bool:
    """Tell whether figures stand on a widget: the press names one of them."""
    return isinstance(pressed.parentWidget(), SideRoster)
