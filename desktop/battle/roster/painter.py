"""Paint the cells of a roster: the place in the sequence, name over values, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.battle.roster.measures import Density
from desktop.battle.roster.names import MORE, Fitted, fitted
from desktop.battle.roster.own_row import paint_own_row
from desktop.battle.roster.values import Column, paint_values, shown_values
from desktop.look import theme
from desktop.look.badges import draw_mark, paint_badge
from desktop.look.painting import Ink, advance, font_of, paint_style
from desktop.look.tokens import PIPS, draw_token, paint_life
from desktop.models.roster import RosterLine, RosterModel, held
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.shown import Badge
from rules.battle.state import Place

_CENTRE, _LEFT, _RIGHT = Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_MARK = 28
"""The size of the place in the sequence, in px at 100 %."""
_BADGE = 36, 19
_LOW_BADGE = 15
"""The size of a chip, and its height beneath a token, in px at 100 %."""


class RosterPainter:
    """Paints one side's cells."""

    def __init__(self, side: int, model: RosterModel) -> None:
        self.side = side
        self._model = model
        self.density = Density.FULL
        self.columns: tuple[Column, ...] = ()
        self.least = 0
        """The least size of a token, in px."""
        self.name_left = 0.0
        """Where names begin that need not reach into the cells of figures, in px from the left edge."""
        self.concerned: frozenset[str] = frozenset()
        """Those whom the stage is about: their cards are tinted."""

    def ground(self, line: RosterLine) -> QColor:
        """Give the colour of a row."""
        current = theme.current()
        if line.speaks:
            return theme.mix(current.side(self.side), current.colour("raised"), 20)
        if self._concerns(line):
            return theme.mix(current.colour("focus"), current.colour("raised"), 20)
        return current.colour("surface")

    def looks(self, cells: Iterable[tuple[int, int]], at: tuple[int, int]) -> Iterator[tuple[object, ...]]:
        """Give all that each cell is painted from, besides its place and the colours of the theme."""
        model, mark = self._model, self._model.mark_column
        for number, column in cells:
            line = model.lines[number]
            shared = (number, column) == at, line.speaks, self._concerns(line)
            if column == mark:
                yield *shared, line.mark, line.row.number, model.way(line, model.hints)
            elif (chip := model.chip_of(line, column)) is not None:
                yield *shared, chip, self._look(chip), bool(line.beside)
            else:
                yield *shared, line

    def _concerns(self, line: RosterLine) -> bool:
        return bool(self.concerned) and any(chip.id in self.concerned for chip in line.row.chips)

    def paint_cell(
        self, painter: QPainter, rect: QRect, number: int, column: int, *, framed: bool = False
    ) -> None:
        """Paint a cell of a line; ``framed`` where the keyboard is at."""
        line, cell = self._model.lines[number], QRectF(rect)
        # to its edges: smoothed between two points it would let what lies beneath through
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.fillRect(rect, self.ground(line))
        if line.last or (not line.part and column in self._model.outer_columns):
            colour = theme.current().colour("line")
            painter.fillRect(QRectF(cell.x(), cell.bottom() - 1, cell.width(), 1), colour)
        ink = Ink.on(painter)
        self._paint_cell(ink, cell, line, column)
        if framed:
            ink.box(cell.adjusted(1, 1, -1, -1), None, ink.style.colour("focus"), ink.style.px(4), 3)

    def write(self, ink: Ink, cells: Mapping[int, QRectF], line: RosterLine) -> None:
        """Write the words of a line with a dry pen."""
        for column, cell in cells.items():
            self._paint_cell(ink, cell, line, column)

    def _paint_cell(self, ink: Ink, cell: QRectF, line: RosterLine, column: int) -> None:
        if column == self._model.mark_column:
            self._paint_mark(ink, cell, line)
        elif column == self._model.card_span(line)[0]:
            if not line.part:
                self._paint_card(ink, cell, line)
        elif (place := self._model.place_beside(line, column)) is not None:
            across = self._model.cells_beside(line)
            left = place if self._model.mirrored else across - 1 - place
            self._paint_beside(ink, cell, self._chips(line.beside)[left::across])
        elif (chip := self._model.chip_of(line, column)) is not None:
            self._paint_figure(ink, cell, line, chip)

    def _paint_mark(self, ink: Ink, cell: QRectF, line: RosterLine) -> None:
        if line.part:
            return
        size = min(ink.style.px(_MARK), cell.width() - 2)
        mark = QRectF(cell.center().x() - size / 2, cell.center().y() - size / 2, size, size)
        side = ink.style.theme.side(self.side)
        hint = self._model.way(line, self._model.hints)
        draw_mark(ink, mark, line.mark, line.row.number, side, hint, self.ground(line))

    # -- the card -----------------------------------------------------------------------------------

    def name_of(self, line: RosterLine, width: float) -> Fitted:
        """Give the name in a cell of a width, as there is room for it."""
        words = line.name if self.density is Density.FULL else line.short
        return fitted(words, width - paint_style().px(6), self.density, own=self._model.own_rows)

    def _paint_card(self, ink: Ink, cell: QRectF, line: RosterLine) -> None:
        style = ink.style
        room = cell.adjusted(style.px(2), 0, -style.px(2), 0)
        name = self.name_of(line, cell.width())
        values = shown_values(line.row.values, self.density)
        if self._model.own_rows and line.chips:
            paint_own_row(ink, room, line, name, self.columns, values)
            return
        font = font_of(name.size, bold=not line.dim)
        widest = max(advance(words, font) for words in name.lines)
        # beside its place, as in the other roster, where it stands above no values
        flags = _RIGHT if self._model.mirrored and self.density is Density.TIGHT else _LEFT
        if self._model.mirrored:  # at its place, or as near to it as there is room
            room.setLeft(max(room.left(), min(self.name_left, room.right() - widest)))
        doing = line.doing if self.density is not Density.TIGHT else ""
        below = style.px(20) if values or doing else 0
        high = min(name.size * 1.25, (cell.height() - below) / len(name.lines))
        top = cell.y() + (cell.height() - high * len(name.lines) - below) / 2
        colour = style.colour("soft" if line.dim else "text")
        for number, words in enumerate(name.lines):
            ink.text(QRectF(room.x(), top + number * high, room.width(), high), words, font, colour, flags)
        low = QRectF(room.x(), top + high * len(name.lines), room.width(), below)
        if doing:
            shown = fitted(doing, low.width(), Density.COMPACT)
            ink.text(low, shown.lines[0], font_of(shown.size, bold=True), style.theme.side(self.side))
        else:
            paint_values(ink, low, self.columns, values, faint=line.dim)

    # -- figures ------------------------------------------------------------------------------------

    def _paint_figure(self, ink: Ink, cell: QRectF, line: RosterLine, chip: ChipView) -> None:
        """Paint a figure, beneath it its points of life and, where others stand beside it, what it bears."""
        style, own = ink.style, self._model.own_rows
        there = chip.place is Place.TABLE
        life = style.px(9 if chip.capacity <= PIPS else _LOW_BADGE) if chip.life and there and not own else 0
        badges = () if line.beside or own else held(chip)
        most = min(cell.width() - (style.px(4) if own else 0), cell.height())
        lines = max(1, int(cell.height() - style.px(2) - life - most) // style.px(_LOW_BADGE))
        if badges and cell.height() - style.px(2 + _LOW_BADGE) - life < self.least:
            _mark_more(ink, QRectF(cell.right() - style.px(4), cell.y(), style.px(3), cell.height() - life))
            badges = ()  # its card tells them
        low = style.px(_LOW_BADGE) * min(lines, len(badges))
        size = min(most, max(cell.height() - style.px(2) - life - low, self.least))
        top = cell.y() + max(0.0, (cell.height() - size - life - low) / 2)
        look = self._look(chip)
        token = QRectF(cell.center().x() - size / 2, top, size, size)
        draw_token(ink, token, chip, look, self.ground(line))
        top = min(top + size, cell.bottom() - life - low)
        if life:
            at = QRectF(cell.x() + style.px(2), top, cell.width() - style.px(4), life - 1)
            left = max(0, chip.capacity - chip.notches)
            ink.stamp(at, paint_life, left, chip.capacity, ground=self.ground(line))
            top += life
        while badges:  # a line each, the last with what has none
            below = QRectF(cell.x(), top, cell.width(), style.px(_LOW_BADGE))
            some, badges = (badges[:1], badges[1:]) if lines > 1 else (badges, ())
            self._paint_low(ink, below, some)
            top, lines = top + below.height(), lines - 1

    def _look(self, chip: ChipView) -> str:
        if chip.id == self._model.selected:
            return "chosen"
        return "target" if chip.id in self._model.targets else ""

    def _paint_low(self, ink: Ink, room: QRectF, badges: Sequence[Badge]) -> None:
        """Paint beneath a figure the first of what it bears and that there is more, or only that."""
        style = ink.style
        first, more = badges[0], len(badges) - 1
        narrow = room.width() < style.px(40)
        if more and narrow:
            first, more = Badge("more", MORE), 0
        wide = room.width() - style.px(18) if more else style.px(28)
        at = QRectF(room.center().x() - wide / 2, room.y(), wide, room.height() - 1)
        if more:
            at.moveLeft(room.x())
            rest = QRectF(at.right() + 1, room.y(), room.right() - at.right() - 1, at.height())
            ink.text(rest, MORE, style.small, style.colour("text"), _CENTRE)
        paint_badge(ink, at, first)

    def _chips(self, badges: tuple[Badge, ...]) -> tuple[Badge, ...]:
        """Give the chips beside a lone figure: as many as its cells hold, and that there are more."""
        most = 2 * (self._model.abreast - 1)
        if len(badges) <= most:
            return badges
        return (*badges[: most - 1], Badge("more", MORE))

    def _paint_beside(self, ink: Ink, cell: QRectF, badges: Sequence[Badge]) -> None:
        """Paint gems, faith and the like of a lone figure into a cell beside it, two in each."""
        style = ink.style
        wide, high = (style.px(part) for part in _BADGE)
        wide, gap = min(wide, int(cell.width()) - 2), style.px(2)
        high = min(high, int(cell.height() / 2) - gap)
        top = cell.center().y() - (len(badges) * high + (len(badges) - 1) * gap) / 2
        for number, badge in enumerate(badges):
            rect = QRectF(cell.center().x() - wide / 2, top + number * (high + gap), wide, high)
            paint_badge(ink, rect, badge)


def _mark_more(ink: Ink, room: QRectF) -> None:
    """Paint three dots above each other: beside a token that bears more than there is room for."""
    dot = QRectF(room.x(), room.center().y() - room.width() / 2, room.width(), room.width())
    for place in (-2, 0, 2):
        ink.disc(dot.translated(0, place * room.width()), ink.style.colour("text"))
