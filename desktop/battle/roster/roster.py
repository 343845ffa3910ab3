"""One side's roster: a table that fills its height, mirrored at the right of the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.battle.board.views import ChipView, Mark, RowView
from desktop.battle.roster.delegate import RosterDelegate
from desktop.battle.roster.model import FIGURES, Role, RosterModel
from desktop.battle.roster.token import CELL
from desktop.look.painting import kit, lines_of

LEAST, MOST = 44, 76
"""The height of a row, in px at 100 %."""
TWO_LINES = 1.36
"""How much higher a row is whose name takes two lines."""


class Roster(QTableView):
    """All cards of a side. ``chosen`` a figure, ``opened`` a card (to see it whole)."""

    chosen = Signal(str)
    opened = Signal(str)

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.rows_model = RosterModel(bool(side), self._say)
        self.delegate = RosterDelegate(side, self.rows_model, self)
        self.setModel(self.rows_model)
        self.setItemDelegate(self.delegate)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMouseTracking(True)

    def set_rows(self, rows: tuple[RowView, ...], selected: str) -> None:
        """Show rows, and which figure is chosen."""
        before, self.delegate.selected = self.delegate.selected, selected
        structure = [(line.row.id, line.part, line.row.name) for line in self.rows_model.lines]
        self.rows_model.set_rows(rows)
        if structure != [(line.row.id, line.part, line.row.name) for line in self.rows_model.lines]:
            self.share()
        if before != selected:
            for number, line in enumerate(self.rows_model.lines):
                if any(chip.id in (before, selected) for chip in line.chips):
                    for column in range(FIGURES + 2):
                        self.update(self.rows_model.index(number, column))

    def share(self) -> None:
        """Share width and height out over the cells."""
        made, model = kit(), self.rows_model
        width = self.viewport().width()
        taken = made.px(40) + FIGURES * made.px(CELL)
        self.clearSpans()
        for column in range(FIGURES + 2):
            self.setColumnWidth(column, made.px(CELL))
        self.setColumnWidth(model.mark_column, made.px(40))
        self.setColumnWidth(model.card_column, max(made.px(96), width - taken))
        weights = [self._weight(number) for number in range(len(model.lines))]
        whole = sum(weights) or 1.0
        room = self.viewport().height()
        each = max(made.px(LEAST), min(made.px(MOST), room / whole))
        for number, weight in enumerate(weights):
            self.setRowHeight(number, int(each * weight))

    def _weight(self, number: int) -> float:
        made, model = kit(), self.rows_model
        line = model.lines[number]
        if line.part or len(line.row.chips) > FIGURES:
            return 1.0
        room = self.columnWidth(model.card_column) - made.px(4)
        return TWO_LINES if len(lines_of(line.row.name, made.bold, room, 2)) > 1 else 1.0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self.share()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the figure under the hand; a card's name opens the card."""
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            return
        chip = index.data(Role.CHIP)
        if chip is not None:
            self.chosen.emit(chip.id)
        else:
            self.opened.emit(index.data(Role.LINE).row.id)

    def _say(self, row: RowView, chip: ChipView | None) -> str:
        return chip.name if chip is not None else row.name

    def speaking(self) -> list[int]:
        """Give the lines of the cards that speak."""
        return [n for n, line in enumerate(self.rows_model.lines) if line.row.mark is Mark.SPEAKING]
