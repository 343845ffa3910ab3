"""One side as both may see it: its counts, its cards, its figures with their tracks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.fitting import fitted
from desktop.look.painting import Ink, advance, icon_at, line_height
from desktop.look.tokens import draw_token, paint_bar
from desktop.public_board.unit import Unit
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Heard, Speaker, parts_changed
from desktop.wording.battle.board_views import ChipView, Mark, RowView, SideView
from desktop.wording.battle.roster_words import card_words, chip_words, side_words
from desktop.wording.battle.shown import Badge, Count

_CENTRE = Qt.AlignmentFlag.AlignCenter
_HEAD, _ROW = 122, 128
"""The height of the head, and the largest of a row, in units."""
_TOKEN = 72
"""The largest token, in units."""


class PublicSide(Painted, QWidget, Speaker):
    """Shows one side; nothing in it can be pressed."""

    spoken_role = QAccessible.Role.List

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        self._view: SideView | None = None
        self._unit = self._head = Unit(1)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_view(self, view: SideView | None) -> None:
        """Show the side as it is now, or nothing."""
        if view == self._view:
            return
        self._view = view
        self.say()

    def say(self) -> None:
        """Say it in the language of now."""
        self.setAccessibleName(side_words(self._view) if self._view is not None else "")
        parts_changed(self)
        self.update()

    def set_unit(self, unit: Unit, head: Unit) -> None:
        """Grow or shrink, the head by a unit of its own."""
        self._unit, self._head = unit, head
        self.update()

    def heard(self) -> Sequence[Heard]:
        """Give the counts, then each card with its figures."""
        return tuple(self._heard())

    def _heard(self) -> Iterator[Heard]:
        view, part = self._view, QAccessible.Role.ListItem
        if view is None:
            return
        head = QRect(0, 0, self.width(), round(self._head(_HEAD)))
        counts = ", ".join(map(_count_words, view.header.counts))
        yield Heard(", ".join(filter(None, (view.header.name, view.header.player, counts))), head, role=part)
        for row, room in self._rows(view):
            figures = (chip_words(chip, row) for chip in row.chips)
            yield Heard("\n".join((card_words(row, row.name), *figures)), room.toRect(), role=part)

    def _rows(self, view: SideView) -> Iterator[tuple[RowView, QRectF]]:
        """Share the room out among the cards."""
        top = self._head(_HEAD)
        high = min(self._unit(_ROW), (self.height() - top) / max(1, len(view.rows)))
        for number, row in enumerate(view.rows):
            yield row, QRectF(0, top + number * high, self.width(), high)

    # -- painting -----------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        ink.ground(QRectF(self.rect()), ink.style.colour("surface"))
        if self._view is None:
            return
        self._paint_head(ink, self._view)
        for row, room in self._rows(self._view):
            self._paint_row(ink, row, room)

    def _paint_head(self, ink: Ink, view: SideView) -> None:
        style, unit, header = ink.style, self._head, view.header
        side, raised = style.theme.side(self._side), style.colour("raised")
        room = QRectF(0, 0, self.width(), unit(_HEAD))
        ink.ground(room, theme.mix(side, raised, 22 if header.hand else 8))
        ink.ground(QRectF(0, room.bottom() - unit(3), room.width(), unit(3)), side)
        left, wide = unit(16), self.width() - unit(32)
        if header.hand:
            disc = QRectF(left, unit(12), unit(34), unit(34))
            ink.disc(disc, side)
            icon_at(ink, disc, "player-play", unit.icon(22), raised.name())
            left, wide = left + unit(44), wide - unit(44)
        player = header.player if header.player != header.name else ""
        beside = advance(player, unit.font(18)) + unit(14) if player else 0.0
        ways = [(unit.font(size, bold=True), 1) for size in (32, 26, 21, 17, 14)]
        lines, font, _ = fitted(header.name, ways, wide - beside)
        at = QRectF(left, unit(8), wide, unit(42))
        ink.text(at, lines[0], font, style.colour("text"))
        at.setLeft(left + advance(lines[0], font) + unit(14))
        ink.text(at, player, unit.font(18), style.colour("soft"))
        self._paint_counts(ink, header.counts, QRectF(0, unit(54), self.width(), unit(62)))

    def _paint_counts(self, ink: Ink, counts: Sequence[Count], room: QRectF) -> None:
        """Paint the counts beside each other: icon and number, beneath them what is counted."""
        style, unit, x = ink.style, self._head, room.x() + self._head(16)
        large, small = unit.font(28, bold=True), unit.font(16)
        for count in counts:
            wide = unit(32) + advance(count.words, large)
            icon_at(
                ink, QRectF(x, room.y(), unit(26), unit(36)), count.icon, unit.icon(26), _name(ink, "text")
            )
            ink.text(QRectF(x + unit(32), room.y(), wide, unit(36)), count.words, large, style.colour("text"))
            if count.name:
                ink.text(
                    QRectF(x, room.y() + unit(36), wide, unit(20)), count.name, small, style.colour("soft")
                )
                wide = max(wide, advance(count.name, small))
            x += wide + unit(22)

    def _paint_row(self, ink: Ink, row: RowView, room: QRectF) -> None:
        style, unit, high = ink.style, self._unit, room.height()
        side, surface = style.theme.side(self._side), style.colour("surface")
        ground = theme.mix(side, style.colour("raised"), 20) if row.mark is Mark.SPEAKING else surface
        ink.ground(room, ground)
        ink.ground(QRectF(0, room.bottom() - 1, room.width(), 1), style.colour("line"))
        mark = min(unit(34), high * 0.8)
        at = QRectF(unit(12), room.center().y() - mark / 2, mark, mark)
        self._paint_mark(ink, row.mark, at, side)
        left = at.right() + unit(12)
        taken = self._paint_tokens(ink, row.chips, room, ground)
        wide = room.width() - left - taken - unit(20)
        below = self._paint_below(ink, row, QRectF(left, room.bottom() - unit(32), wide, unit(24)), high)
        sizes = ((30, 1), (24, 1), (20, 1), (17, 1), (17, 2), (14, 2), (12, 2))
        ways = [(unit.font(size, bold=True), most) for size, most in sizes]
        lines, font, _ = fitted(row.name, ways, wide, high - below)
        line = line_height(font)
        top = room.y() + max(0.0, (high - below - line * len(lines)) / 2)
        colour = style.colour("soft" if row.dim else "text")
        ink.block(QRectF(left, top, wide, line * len(lines)), lines, font, colour)

    def _paint_mark(self, ink: Ink, mark: Mark, at: QRectF, side: QColor) -> None:
        """Paint whether a card speaks, was played, or lies in the heap; nothing tells where."""
        raised = ink.style.colour("raised")
        if mark is Mark.SPEAKING:
            ink.disc(at, side)
            icon_at(ink, at, "player-play", round(at.width() * 0.62), raised.name())
        elif mark is Mark.PLAYED:
            icon_at(ink, at, "check", round(at.width() * 0.72), _name(ink, "soft"))
        elif mark is Mark.BACK:
            inset = at.width() * 0.16
            card = at.adjusted(inset, 0, -inset, 0)
            ink.box(card, theme.mix(side, raised, 30), side, at.width() * 0.12, max(1.0, self._unit(2)))

    def _paint_tokens(self, ink: Ink, chips: Sequence[ChipView], room: QRectF, ground: QColor) -> float:
        """Paint the figures at the right, in a row; return how wide they are in px."""
        if not chips:
            return 0.0
        unit = self._unit
        life = unit(20) if any(chip.life for chip in chips) else 0.0
        size = min(unit(_TOKEN), (room.height() - life) * 0.9, room.width() * 0.58 / len(chips))
        step = max(size, unit(64) if life else 0.0) + unit(6)
        step = min(step, room.width() * 0.58 / len(chips))
        x = room.right() - unit(14) - step * len(chips)
        top = room.y() + (room.height() - life - size) / 2
        for number, chip in enumerate(chips):
            at = QRectF(round(x + number * step + (step - size) / 2), round(top), round(size), round(size))
            draw_token(ink, at, chip, "", ground)
            if chip.life:
                left = chip.capacity - chip.lost
                below = QRectF(x + number * step, at.bottom() + unit(1), step - unit(4), unit(16))
                words = str(left)
                font = unit.font(15, bold=True)
                ink.text(below, words, font, ink.style.colour("text"))
                bar = below.adjusted(advance(words, font) + unit(4), unit(3), 0, -unit(3))
                paint_bar(ink, bar, left, chip.capacity)
        return step * len(chips) + unit(14)

    def _paint_below(self, ink: Ink, row: RowView, room: QRectF, high: float) -> float:
        """Paint values and what the figures bear beneath the name, room given; return how high that is."""
        unit, style = self._unit, ink.style
        if high < unit(58):
            return 0.0
        font, bold = unit.font(16), unit.font(17, bold=True)
        x = room.x()
        for value in row.values:
            wide = advance(value.label, font) + unit(4) + advance(value.text, bold)
            if not value.chief or x + wide > room.right():
                continue
            ink.text(QRectF(x, room.y(), wide, room.height()), value.label, font, style.colour("soft"))
            at = QRectF(x + advance(value.label, font) + unit(4), room.y(), wide, room.height())
            moved = {1: "good", -1: "bad"}.get((value.moved > 0) - (value.moved < 0), "text")
            ink.text(at, value.text, bold, style.colour(moved))
            x += wide + unit(11)
        for chip in row.chips:
            for badge in chip.badges:
                letter = chip.letter if len(row.chips) > 1 else ""
                x = self._paint_badge(
                    ink, badge, letter, QRectF(x, room.y(), room.right() - x, room.height())
                )
        return unit(30) if x > room.x() else 0.0

    def _paint_badge(self, ink: Ink, badge: Badge, letter: str, room: QRectF) -> float:
        """Paint something that a figure bears, where there is room; return where the next one begins."""
        unit, style = self._unit, ink.style
        words = " ".join(filter(None, (letter, badge.sign, badge.text)))
        font = unit.font(15, bold=True)
        wide = advance(words, font) + unit(12)
        if not words or wide > room.width():
            return room.x()
        at = QRectF(room.x(), room.y() + unit(1), wide, unit(22))
        edge = QColor(badge.colour) if badge.colour else style.colour("accent")
        ink.box(at, style.colour("raised"), edge, unit(5), max(1.0, unit(2)))
        ink.text(at, words, font, style.colour("text"), _CENTRE)
        return at.right() + unit(6)


def _name(ink: Ink, colour: str) -> str:
    return ink.style.colour(colour).name()


def _count_words(count: Count) -> str:
    """Say a count; its tip, which may name a key, only where nothing else says what is counted."""
    return f"{count.name} {count.words}" if count.name else count.tip
