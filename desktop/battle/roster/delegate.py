"""Paint the cells of a roster: the place in the sequence, name over values, tokens."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop.battle.board.paint import draw_mark, paint_badge
from desktop.battle.board.views import ChipView, Mark, RowView
from desktop.battle.roster.model import FIGURES, AnyIndex, Line, Role, RosterModel
from desktop.battle.roster.token import draw_token
from desktop.look import theme
from desktop.look.painting import Ink, advance, lines_of

_CENTRE = Qt.AlignmentFlag.AlignCenter
VALUE = 32
"""The width of a column of values, in px at 100 %."""


class RosterDelegate(QStyledItemDelegate):
    """Paints one side's cells."""

    def __init__(self, side: int, model: RosterModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._model = model
        self.selected = ""
        self.values_width = 0.0
        self.targets: frozenset[str] = frozenset()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        """Ask for nothing: the roster shares its height out."""
        return QSize(0, 0)

    def ground(self, row: RowView) -> QColor:
        """Give the colour of a row."""
        current = theme.current()
        if row.mark is Mark.SPEAKING:
            return theme.mix(current.side(self.side), current.colour("raised"), 20)
        return current.colour("surface")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one cell."""
        painter.save()
        ink = Ink.on(painter)
        line: Line = index.data(Role.LINE)
        cell = QRectF(option.rect)
        ground = self.ground(line.row)
        painter.fillRect(option.rect, ground)
        last = line.part == (max(0, len(line.row.chips) - 1)) // FIGURES
        if last:
            painter.fillRect(QRectF(cell.x(), cell.bottom() - 1, cell.width(), 1), ink.kit.colour("line"))
        self._paint_cell(ink, cell, line, index.column(), ground)
        painter.restore()

    def write(self, ink: Ink, cells: Mapping[int, QRectF], line: Line) -> None:
        """Write the words of a line with a dry pen."""
        ground = self.ground(line.row)
        for column, cell in cells.items():
            self._paint_cell(ink, cell, line, column, ground)

    def _paint_cell(self, ink: Ink, cell: QRectF, line: Line, column: int, ground: QColor) -> None:
        if column == self._model.mark_column:
            self._paint_mark(ink, cell, line, ground)
        elif column == self._model.card_span(line)[0]:
            self._paint_card(ink, cell, line)
        else:
            self._paint_figure(ink, cell, line, self._model.chip_of(line, column), column, ground)

    def _paint_mark(self, ink: Ink, cell: QRectF, line: Line, ground: QColor) -> None:
        if line.part:
            return
        size = ink.kit.px(28)
        mark = QRectF(cell.center().x() - size / 2, cell.center().y() - size / 2, size, size)
        side = ink.kit.theme.side(self.side)
        hint = self._model.hints.get(line.row.id, "")
        draw_mark(ink, mark, line.row.mark, line.row.number, side, hint, ground)

    def _paint_card(self, ink: Ink, cell: QRectF, line: Line) -> None:
        if line.part:
            return
        kit, row = ink.kit, line.row
        speaks = row.mark is Mark.SPEAKING
        colour = kit.colour("soft" if row.dim else "text")
        font = kit.body if row.dim else kit.bold
        room = cell.adjusted(kit.px(2), 0, -kit.px(2), 0)
        values = QRectF(room)
        values.setWidth(self.values_width)
        if self._model.mirrored:
            values.moveRight(room.right())
            if advance(row.name, font) <= values.width():
                room.setLeft(values.left())
        lines = lines_of(row.name, font, room.width(), 2)
        high = kit.px(20)
        below = bool(row.values or row.doing)
        top = cell.y() + (cell.height() - high * (len(lines) + below)) / 2
        for number, words in enumerate(lines):
            ink.text(QRectF(room.x(), top + number * high, room.width(), high), words, font, colour)
        top += high * len(lines)
        if speaks and row.doing:
            side = kit.theme.side(self.side)
            ink.text(QRectF(room.x(), top, room.width(), high), row.doing, kit.bold, side)
            return
        width = values.width() / max(1, len(row.values))
        for number, value in enumerate(row.values):
            at = QRectF(values.x() + number * width, top, width, high)
            moved = value.moved < 0
            text = kit.colour("bad" if moved else "good" if value.moved else "soft" if row.dim else "text")
            ink.text(at, value.text, kit.bold if value.moved else kit.body, text, _CENTRE)
            if value.moved and not ink.is_dry:
                half = kit.px(8)
                low = at.bottom() - kit.px(1)
                ink.painter.fillRect(QRectF(at.center().x() - half, low, 2 * half, kit.px(2)), text)

    def _paint_figure(
        self, ink: Ink, cell: QRectF, line: Line, chip: ChipView | None, column: int, ground: QColor
    ) -> None:
        kit = ink.kit
        if chip is None:
            self._paint_badges(ink, cell, line, column)
            return
        size = min(cell.width(), cell.height() - kit.px(2))
        look = "chosen" if chip.id == self.selected else "target" if chip.id in self.targets else ""
        token = QRectF(cell.center().x() - size / 2, cell.center().y() - size / 2, size, size)
        draw_token(ink, token, chip, look, ground)

    def _paint_badges(self, ink: Ink, cell: QRectF, line: Line, column: int) -> None:
        """Paint gems, faith and the like of a lone figure into the empty cells beside it."""
        if len(line.row.chips) != 1:
            return
        kit = ink.kit
        small = [badge for badge in line.chips[0].badges if badge.kind != "note"]
        place = abs(self._model.column_of(line, 0) - column) - 1
        shown = small[2 * place : 2 * place + 2]
        high, gap = kit.px(19), kit.px(2)
        top = cell.center().y() - (len(shown) * high + (len(shown) - 1) * gap) / 2
        for number, badge in enumerate(shown):
            width = kit.px(36)
            rect = QRectF(cell.center().x() - width / 2, top + number * (high + gap), width, high)
            paint_badge(ink, rect, badge)
