"""The cards that speak: their figures as large rows, with what they are worth now."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop import theme
from desktop.battle.board.paint import chip_height, chip_width, icon_in, paint_chip
from desktop.battle.board.views import ChipView, chip_view
from desktop.battle.context import BattleContext
from desktop.battle.figures import Cell, Cells
from desktop.battle.kit import Ink, advance, kit, line_height, lines_of
from rules.battle.state import Place

_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class _Row:
    chip: ChipView
    cells: tuple[Cell, ...]
    number: int


@dataclass(frozen=True, slots=True)
class _View:
    rows: tuple[_Row, ...]
    unnamed: tuple[str, ...]
    side: int
    selected: str


def speaking_fighters(context: BattleContext) -> list[str]:
    """Give the figures of the cards that speak, card by card, as the digits choose them."""
    game = context.game
    return [f.id for card in game.speaking for f in game.fighters_of(card)]


class SpeakingRows(QWidget):
    """Rows of the figures that act in this speaking turn: ``chosen`` a figure, ``ticked`` one that acted."""

    chosen = Signal(str)
    ticked = Signal(str)
    naming = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._cells = Cells()
        self._view = _View((), (), 0, "")
        self._spots: list[tuple[QRectF, str, str, str]] = []
        self.setMouseTracking(True)

    def refresh(self, selected: str) -> None:
        """Show the figures of the cards that speak."""
        context = self._context
        game, ruleset, names = context.game, context.play.table.ruleset, context.names
        rows = []
        for number, key in enumerate(speaking_fighters(context), 1):
            fighter = game.fighters[key]
            chip = chip_view(game, fighter, names, ruleset)
            rows.append(_Row(chip, self._cells.of(game, fighter, ruleset, names), number))
        unnamed = tuple(card for card in game.speaking if not game.cards[card].seen)
        view = _View(tuple(rows), unnamed, 1 if game.hand == "b" else 0, selected)
        if view != self._view:
            self._view = view
            self._settle()
            self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        ink = Ink.dry()
        self._paint(ink)
        ink.end()
        return [*ink.words, *(tip for _, tip, _, _ in self._spots)]

    def _settle(self) -> None:
        ink = Ink.dry()
        height = round(self._paint(ink))
        ink.end()
        if self.minimumHeight() != height:
            self.setMinimumHeight(height)

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(400, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the names again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        ink = Ink(self)
        self._paint(ink)
        ink.end()

    def _paint(self, ink: Ink) -> float:
        made = ink.kit
        self._spots = []
        top = float(made.px(2))
        for card in self._view.unnamed:
            top = self._paint_unnamed(ink, card, top)
        if not self._view.rows and not self._view.unnamed:
            words = self.tr("Nobody of these cards can act.")
            ink.text(
                QRectF(made.px(8), top, self.width(), made.px(28)), words, made.body, made.colour("soft")
            )
            top += made.px(32)
        for row in self._view.rows:
            top = self._paint_row(ink, row, top)
        return top

    def _paint_unnamed(self, ink: Ink, card: str, top: float) -> float:
        made = ink.kit
        rect = QRectF(made.px(2), top, self.width() - made.px(4), made.px(46))
        ink.box(rect, made.colour("raised"), made.colour("warn"), made.px(6), 1.5)
        words = self.tr("This card has no name yet.")
        ink.text(rect.adjusted(made.px(12), 0, 0, 0), words, made.body, made.colour("text"))
        cap = QRectF(rect.right() - made.px(34), rect.center().y() - made.px(12), made.px(24), made.px(24))
        ink.keycap(cap, "N")
        self._spots.append((rect, self.tr("Name this card (N)"), "name", card))
        return rect.bottom() + made.px(5)

    def _paint_row(self, ink: Ink, row: _Row, top: float) -> float:
        made, chip = ink.kit, row.chip
        side = made.theme.side(self._view.side)
        gone = chip.place is not Place.TABLE
        left = made.px(38)
        width = chip_width(made, chip)
        tick_room = made.px(52)
        name_left = left + width + made.px(10)
        room = self.width() - name_left - tick_room - made.px(6)
        lines = lines_of(chip.name, made.bold, room, 3)
        high = line_height(made.bold) * len(lines)
        values = line_height(made.body) * len(self._value_lines(row, room)) if not gone else 0
        height = max(chip_height(made), high + values) + made.px(10)
        rect = QRectF(made.px(2), top, self.width() - made.px(4), height)
        chosen = chip.id == self._view.selected
        ground = theme.mix(side, made.colour("raised"), 12) if chosen else made.colour("raised")
        ink.box(rect, ground, side if chosen else made.colour("line"), made.px(6), 2 if chosen else 1)
        if row.number <= 9:
            cap = QRectF(made.px(9), rect.center().y() - made.px(12), made.px(22), made.px(24))
            ink.keycap(cap, str(row.number), faint=gone)
        body = QRectF(left, top + (height - chip_height(made)) / 2, width, chip_height(made))
        paint_chip(ink, body, chip, False, side)
        words = QRectF(name_left, top + (height - high - values) / 2, room, high)
        ink.block(words, lines, made.bold, made.colour("soft" if gone else "text"))
        if not gone:
            self._paint_values(ink, row, QRectF(name_left, words.bottom(), room, values))
        moved = [cell.tip(self._context.names) for cell in row.cells if cell.moved]
        self._spots.append((rect, "\n".join((chip.name, *moved)), "choose", chip.id))
        box = QRectF(rect.right() - tick_room, top + (height - made.px(40)) / 2, made.px(44), made.px(40))
        if not gone:
            self._paint_tick(ink, box, chip)
        return rect.bottom() + made.px(5)

    def _value_lines(self, row: _Row, room: float) -> list[list[Cell]]:
        made = kit()
        found: list[list[Cell]] = [[]]
        x = 0.0
        for cell in row.cells:
            width = advance(f"{cell.label} {cell.text}", made.body) + made.px(10)
            if found[-1] and x + width > room:
                found.append([])
                x = 0.0
            found[-1].append(cell)
            x += width
        return [line for line in found if line]

    def _paint_values(self, ink: Ink, row: _Row, room: QRectF) -> None:
        made = ink.kit
        for number, line in enumerate(self._value_lines(row, room.width())):
            x = room.x()
            top = room.y() + number * line_height(made.body)
            for cell in line:
                colour = made.colour("bad" if cell.moved < 0 else "good" if cell.moved > 0 else "text")
                rect = QRectF(x, top, room.width(), line_height(made.body))
                ink.text(rect, cell.label, made.body, made.colour("soft"))
                offset = advance(f"{cell.label} ", made.body)
                font = made.bold if cell.moved else made.body
                ink.text(rect.adjusted(offset, 0, 0, 0), cell.text, font, colour)
                x += offset + advance(cell.text, made.body) + made.px(10)

    def _paint_tick(self, ink: Ink, box: QRectF, chip: ChipView) -> None:
        made = ink.kit
        done = chip.activated
        ink.box(
            box,
            made.colour("good") if done else None,
            made.colour("good" if done else "soft"),
            made.px(6),
            1.5,
        )
        if done:
            icon_in(ink, box, "check", 24, "raised")
        elif chip.id == self._view.selected:
            ink.keycap(
                QRectF(
                    box.center().x() - made.px(11), box.center().y() - made.px(12), made.px(22), made.px(24)
                ),
                "T",
            )
        self._spots.insert(0, (box, self.tr("Has acted (T)"), "tick", chip.id))

    def _at(self, point: QPointF) -> tuple[str, str, str]:
        found = ((tip, what, key) for rect, tip, what, key in self._spots if rect.contains(point))
        return next(found, ("", "", ""))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a figure, tick it off, or name a card."""
        _, what, key = self._at(event.position())
        signal = {"choose": self.chosen, "tick": self.ticked, "name": self.naming}.get(what)
        if signal is not None:
            signal.emit(key)

    def event(self, event: QEvent) -> bool:
        """Explain what is under the hand."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._at(QPointF(event.pos()))[0], self)
            return True
        return super().event(event)
