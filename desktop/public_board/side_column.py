"""One side as both may see it: its counts, its cards, its figures with their tracks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.fitting import fitted
from desktop.look.painting import Ink, advance, icon_at, line_height
from desktop.look.tokens import BESIDE, draw_token, paint_bar, states_of
from desktop.public_board.unit import Unit
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Heard, Speaker, parts_changed
from desktop.wording.battle.board_views import ChipView, Mark, RowView, SideView, ValueView
from desktop.wording.battle.roster_words import card_words, chip_words, side_words
from desktop.wording.battle.shown import Badge, Count

_CENTRE = Qt.AlignmentFlag.AlignCenter
_HEAD, _LINE, _ROW = 122, 42, 128
"""The height of the head, of a line of a slim one, and the largest of a row, in units."""
_TOKEN, _LOW, _LEAST = 72, 40, 20
"""The largest token, the least with its states at the corners, and the least line of a name, in units."""
_STACKED, _NAME_SHARE = 50, 0.4
"""The least row whose figures stand beneath the name, in units, and the share of it that the name takes."""
_NAMES = ((30, 1), (24, 1), (20, 1), (17, 1), (17, 2), (14, 2), (12, 2))
"""The letters of a name, in units, and the lines that it may take in them."""
_NARROW, _CROWDED = 396, 14
"""Beneath that width a name has a line of its own; letters of that height stand closer, in units."""
_VALUE_LETTERS, _BETWEEN = (24, 22, 20, 18, 17), 8
"""The letters of values, the largest in which all of a card have room, and the gap between two, in units."""
_BELOW, _BESIDE_NAME, _VALUES = 58, 20, 30
"""Rows lower than that have no line beneath the name: what figures bear stands beside one of that size.

A line beneath a name is so high, all in units.
"""


@dataclass(frozen=True, slots=True)
class _Tokens:
    """How the figures of a card are laid out, in px; ``cells`` are widths in sizes of a token.

    The life of a figure has its height beneath the token, or the width of a ``bar`` beside it.
    """

    size: float
    life: float
    bar: float
    low: bool
    cells: Sequence[float]
    steps: Sequence[float]
    taken: float


class PublicSide(Painted, QWidget, Speaker):
    """Shows one side; nothing in it can be pressed. A ``slim`` one has its head in one line."""

    spoken_role = QAccessible.Role.List

    def __init__(self, side: int, parent: QWidget, *, slim: bool = False) -> None:
        super().__init__(parent)
        self._side, self._slim = side, slim
        self._view: SideView | None = None
        self._unit = Unit(1)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_view(self, view: SideView | None) -> None:
        """Show the side as it is now, or nothing."""
        if view == self._view:
            return
        self._view = view
        self.set_unit(self._unit)
        self.say()

    def say(self) -> None:
        """Say it in the language of now."""
        self.setAccessibleName(side_words(self._view) if self._view is not None else "")
        parts_changed(self)
        self.update()

    def set_unit(self, unit: Unit) -> None:
        """Grow or shrink; a slim one is never so low that its names are cut."""
        self._unit = unit
        if self._slim and self._view is not None:
            least = unit(_STACKED if self._stacked else _LEAST)
            self.setMinimumHeight(round(self._head + least * len(self._view.rows)))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again."""
        super().resizeEvent(event)
        self.set_unit(self._unit)

    @property
    def _lines(self) -> int:
        """How many lines its head and a name need where it is slim."""
        return 2 if self.width() < self._unit(_NARROW) else 1

    @property
    def _head(self) -> float:
        """How high the head is, in px."""
        return self._unit((_LINE - 6 * (self._lines - 1)) * self._lines if self._slim else _HEAD)

    def heard(self) -> Sequence[Heard]:
        """Give the counts, then each card with its figures."""
        return tuple(self._heard())

    def _heard(self) -> Iterator[Heard]:
        view, part = self._view, QAccessible.Role.ListItem
        if view is None:
            return
        head = QRect(0, 0, self.width(), round(self._head))
        counts = ", ".join(map(_count_words, view.header.counts))
        yield Heard(", ".join(filter(None, (view.header.name, view.header.player, counts))), head, role=part)
        for row, room in self._rows(view):
            figures = (chip_words(chip, row) for chip in row.chips)
            yield Heard("\n".join((card_words(row, row.name), *figures)), room.toRect(), role=part)

    def _rows(self, view: SideView) -> Iterator[tuple[RowView, QRectF]]:
        """Share the room out among the cards."""
        top = self._head
        high = min(self._unit(_ROW), (self.height() - top) / max(1, len(view.rows)))
        for number, row in enumerate(view.rows):
            yield row, QRectF(0, top + number * high, self.width(), high)

    # -- painting -----------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        ink.ground(QRectF(self.rect()), ink.style.colour("surface"))
        if self._view is None:
            return
        self._paint_head(ink, self._view)
        rows = tuple(self._rows(self._view))
        large, small = self._name_sizes(rows)
        for row, room in rows:
            self._paint_row(ink, row, room, (large, small))

    def _paint_head(self, ink: Ink, view: SideView) -> None:
        style, unit, header = ink.style, self._unit, view.header
        side, raised = style.theme.side(self._side), style.colour("raised")
        room = QRectF(0, 0, self.width(), self._head)
        ink.ground(room, theme.mix(side, raised, 22 if header.hand else 8))
        ink.ground(QRectF(0, room.bottom() - unit(3), room.width(), unit(3)), side)
        left, wide = unit(16), self.width() - unit(32)
        if self._slim:
            left, wide = unit(12), self.width() - unit(24)
            wide -= self._counts_width(header.counts, self._letters) if self._lines == 1 else 0
        if header.hand:
            size = unit(24 if self._slim else 34)
            disc = QRectF(left, unit(8 if self._slim else 12), size, size)
            ink.disc(disc, side)
            icon_at(ink, disc, "player-play", round(size * 0.65), raised.name())
            left, wide = left + size + unit(10), wide - size - unit(10)
        player = header.player if header.player != header.name and not self._slim else ""
        beside = advance(player, unit.font(18)) + unit(14) if player else 0.0
        sizes = (22, 18, 15, 12) if self._slim else (32, 26, 21, 17, 14)
        ways = [(unit.font(size, bold=True), 1) for size in sizes]
        lines, font, _ = fitted(header.name, ways, wide - beside)
        at = QRectF(left, 0 if self._slim else unit(8), wide, unit(42))
        ink.text(at, lines[0], font, style.colour("text"))
        at.setLeft(left + advance(lines[0], font) + unit(14))
        if player:
            ink.text(at, player, unit.font(18), style.colour("soft"))
        if not self._slim:
            self._paint_counts(ink, header.counts, QRectF(unit(16), unit(54), self.width(), unit(36)), 28)
            return
        letters = self._letters
        start = self.width() - unit(4) - self._counts_width(header.counts, letters)
        at = QRectF(unit(12) if self._lines > 1 else start, 0, self.width(), self._head)
        at.setTop(at.bottom() - unit(_LINE))
        self._paint_counts(ink, header.counts, at, letters)

    @property
    def _letters(self) -> int:
        """How high the counts of a slim head are, in units: its name stands beside them, or above."""
        unit, header = self._unit, self._view.header if self._view is not None else None
        if header is None:
            return _CROWDED
        beside = advance(header.name, unit.font(15, bold=True)) + unit(24 + 34 * header.hand)
        room = self.width() - (beside if self._lines == 1 else unit(12))
        sizes = (20, 17, _CROWDED)
        return next((size for size in sizes if self._counts_width(header.counts, size) <= room), 11)

    def _count_width(self, count: Count, letters: int) -> float:
        """Tell how much room a count needs in px, with what is counted beneath it but in a slim head."""
        unit = self._unit
        wide = unit(letters + 4) + advance(count.words, unit.font(letters, bold=True))
        beneath = 0.0 if self._slim else advance(count.name, unit.font(16))
        return max(wide, beneath) + unit(letters * (0.7 if letters > _CROWDED else 0.4))

    def _counts_width(self, counts: Sequence[Count], letters: int) -> float:
        return sum(self._count_width(count, letters) for count in counts)

    def _paint_counts(self, ink: Ink, counts: Sequence[Count], room: QRectF, letters: int) -> None:
        """Paint the counts beside each other: icon and number, beneath them what is counted."""
        style, unit, x = ink.style, self._unit, room.x()
        mark, large = unit(letters - 2), unit.font(letters, bold=True)
        for count in counts:
            wide = self._count_width(count, letters)
            at = QRectF(x, room.y(), wide, room.height())
            icon_at(
                ink, QRectF(x, room.y(), mark, room.height()), count.icon, round(mark), _name(ink, "text")
            )
            ink.text(at.adjusted(mark + unit(6), 0, 0, 0), count.words, large, style.colour("text"))
            if count.name and not self._slim:
                below = QRectF(x, room.bottom(), wide, unit(20))
                ink.text(below, count.name, unit.font(16), style.colour("soft"))
            x += wide

    def _name_sizes(self, rows: Sequence[tuple[RowView, QRectF]]) -> tuple[int, int]:
        """Choose the letters of the names, in units: those of most cards, and smaller ones for long names.

        Every card that speaks and three of four others have room for the first ones.
        """
        needed = []
        for row, room in rows:
            _, wide, high = self._name_room(row, room)
            low = high < self._unit(_BELOW) and not self._stacked
            if low:
                wide -= self._beside(row, wide)[1]
            sizes = [each for each in _NAMES if not low or each[0] <= _BESIDE_NAME]
            ways = [(self._unit.font(size, bold=True), most) for size, most in sizes]
            *_, way = fitted(row.short if self._stacked else row.name, ways, wide, high)
            needed.append((sizes[way][0], row.mark is Mark.SPEAKING))
        every = sorted((size for size, _ in needed), reverse=True)
        large = every[(3 * len(every) - 1) // 4] if every else _NAMES[0][0]
        large = min([large, *(size for size, speaks in needed if speaks)])
        return large, min([large, *every])

    @property
    def _stacked(self) -> bool:
        """Whether the figures stand beneath the name."""
        return self._slim and self._lines > 1

    def _name_room(self, row: RowView, room: QRectF) -> tuple[float, float, float]:
        """Tell where a name begins and how wide and high it may be, in px."""
        unit, stacked = self._unit, self._stacked
        high = room.height()
        left = unit(24) + min(unit(24 if stacked else 34), high * 0.8)
        taken = 0.0 if stacked or not row.chips else self._tokens(row.chips, room).taken
        if stacked:
            high *= _NAME_SHARE
        elif high >= unit(_BELOW) and (
            any(value.chief for value in row.values) or any(chip.badges for chip in row.chips)
        ):
            high -= unit(_VALUES)
        return left, room.width() - left - taken - unit(20), high

    def _paint_row(self, ink: Ink, row: RowView, room: QRectF, sizes: tuple[int, int]) -> None:
        style, unit, high = ink.style, self._unit, room.height()
        side, surface = style.theme.side(self._side), style.colour("surface")
        ground = theme.mix(side, style.colour("raised"), 20) if row.mark is Mark.SPEAKING else surface
        ink.ground(room, ground)
        ink.ground(QRectF(0, room.bottom() - 1, room.width(), 1), style.colour("line"))
        stacked = self._stacked
        mark = min(unit(24 if stacked else 34), high * 0.8)
        at = QRectF(unit(12), room.center().y() - mark / 2, mark, mark)
        self._paint_mark(ink, row.mark, at, side)
        left, wide, _ = self._name_room(row, room)
        if stacked:
            high *= _NAME_SHARE
            self._paint_tokens(ink, row.chips, room.adjusted(left, high, 0, 0), ground, 0.95)
        else:
            self._paint_tokens(ink, row.chips, room, ground)
            if high < unit(_BELOW):
                self._paint_beside(ink, row, QRectF(left, room.y(), wide, high))
                wide -= self._beside(row, wide)[1]
        below = self._paint_below(ink, row, QRectF(left, room.bottom() - unit(32), wide, unit(24)), high)
        large, small = sizes
        wanted = ((large, 1), (large, 2), (small, 1), (small, 2))
        ways = [(unit.font(size, bold=True), most) for size, most in wanted]
        lines, font, _ = fitted(row.short if stacked else row.name, ways, wide, high - below)
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

    def _tokens(self, chips: Sequence[ChipView], room: QRectF, share: float = 0.58) -> _Tokens:
        """Lay the figures of a card out, in a ``share`` of its row."""
        unit, most = self._unit, room.width() * share
        lives = any(chip.life for chip in chips)
        beside = lives and (room.height() - unit(20)) * 0.9 < unit(_LOW)
        life = unit(20) if lives and not beside else 0.0
        bar = unit(46) if beside else 0.0
        size = min(unit(_TOKEN), (room.height() - life) * 0.9, most / len(chips) - bar)
        cells, gap = [1.0] * len(chips), unit(6)
        low = size < unit(_LOW) and self._view is not None
        if low and self._view is not None:  # corners of so small a token cannot be read
            if self._stacked:
                cells = [1 + BESIDE * states_of(chip) for chip in chips]
                widest = sum(cells)
            else:  # in columns from the right, each as wide as the most states in it
                rows = [row.chips[::-1] for row in self._view.rows]
                states = (
                    max((states_of(chip) for chip in column if chip is not None), default=0)
                    for column in zip_longest(*rows)
                )
                columns = [1 + BESIDE * most_states for most_states in states]
                cells, widest = columns[: len(chips)][::-1], sum(columns)
            size = min(size, (most - (gap + bar) * len(chips)) / widest)
        least = unit(64) if life else 0.0
        steps = [max(size * wide, least) + gap + bar for wide in cells]
        steps = steps if low and not life else [min(step, most / len(chips)) for step in steps]
        return _Tokens(size, life, bar, low, cells, steps, sum(steps) + unit(14))

    def _paint_tokens(
        self, ink: Ink, chips: Sequence[ChipView], room: QRectF, ground: QColor, share: float = 0.58
    ) -> None:
        """Paint the figures at the right, in a ``share`` of the row."""
        if not chips:
            return
        unit, laid = self._unit, self._tokens(chips, room, share)
        size, life = laid.size, laid.life
        x = room.right() - laid.taken
        top = room.y() + (room.height() - life - size) / 2
        for chip, wide, step in zip(chips, laid.cells, laid.steps, strict=True):
            left = x + (0 if laid.low or laid.bar else (step - size) / 2)
            at = QRectF(round(left), round(top), round(size * wide), round(size))
            draw_token(ink, at, chip, "", ground)
            if chip.life:
                kept = chip.capacity - chip.lost
                below = QRectF(x, at.bottom() + unit(1), step - unit(4), unit(16))
                if laid.bar:
                    below = QRectF(at.right() + unit(3), at.center().y() - unit(8), laid.bar, unit(16))
                words = str(kept)
                font = unit.font(15, bold=True)
                ink.text(below, words, font, ink.style.colour("text"))
                bar = below.adjusted(advance(words, font) + unit(4), unit(3), -unit(6), -unit(3))
                paint_bar(ink, bar, kept, chip.capacity)
            x += step

    def _paint_below(self, ink: Ink, row: RowView, room: QRectF, high: float) -> float:
        """Paint values and what the figures bear beneath the name, room given; return how high that is."""
        unit = self._unit
        if high < unit(_BELOW):
            return 0.0
        letters = next(
            (size for size in _VALUE_LETTERS if self._values_width(row, size) <= room.width()),
            _VALUE_LETTERS[-1],
        )
        x = self._paint_values(ink, row, room, letters)
        for badge, words in _borne(row):
            x = self._paint_badge(ink, badge, words, QRectF(x, room.y(), room.right() - x, room.height()))
        return unit(_VALUES) if x > room.x() else 0.0

    def _value_widths(self, row: RowView, letters: int) -> Iterator[tuple[ValueView, float, float]]:
        """Give the values that matter most in letters of a size, with the widths of name and value, in px."""
        unit = self._unit
        for value in row.values:
            if value.chief:
                label = advance(value.label, unit.font(letters - 1)) + unit(letters * 0.18)
                yield value, label, advance(value.text, unit.font(letters, bold=True)) + unit(_BETWEEN)

    def _values_width(self, row: RowView, letters: int) -> float:
        return sum(label + number for _, label, number in self._value_widths(row, letters))

    def _paint_values(self, ink: Ink, row: RowView, room: QRectF, letters: int) -> float:
        """Paint the values beside each other as far as there is room; return where the next thing begins."""
        unit, style, x = self._unit, ink.style, room.x()
        small, bold = unit.font(letters - 1), unit.font(letters, bold=True)
        for value, label, number in self._value_widths(row, letters):
            if x + label + number - unit(_BETWEEN) > room.right() + 1:
                continue
            at = QRectF(x, room.y(), label + number, room.height())
            ink.text(at, value.label, small, style.colour("soft"))
            moved = {1: "good", -1: "bad"}.get((value.moved > 0) - (value.moved < 0), "text")
            ink.text(at.adjusted(label, 0, 0, 0), value.text, bold, style.colour(moved))
            x += label + number
        return x

    def _values_beside(self, row: RowView, wide: float) -> float:
        """Tell how much room the values take at the right of a low row, in px; 0 with too little."""
        left = wide - advance(row.name, self._unit.font(_BESIDE_NAME, bold=True)) - self._unit(12)
        taken = self._values_width(row, _VALUE_LETTERS[-1])
        return taken if taken <= left else 0.0

    def _beside(self, row: RowView, wide: float) -> tuple[Sequence[tuple[Badge, str]], float]:
        """Choose what figures bear that has room beside the name, and tell how much it takes, in px.

        The values stand before it where they have room, too.
        """
        unit = self._unit
        left = wide - advance(row.name, unit.font(_BESIDE_NAME, bold=True)) - unit(12)
        shown: list[tuple[Badge, str]] = []
        for borne in _borne(row):
            if self._borne_width([*shown, borne]) - unit(6) <= left:
                shown.append(borne)
        taken = self._borne_width(shown)
        return shown, taken + self._values_beside(row, wide - taken)

    def _paint_beside(self, ink: Ink, row: RowView, room: QRectF) -> None:
        """Paint what figures bear at the right of a low row."""
        unit = self._unit
        shown, taken = self._beside(row, room.width())
        x, high = room.right() - taken, unit(24)
        top = room.center().y() - high / 2
        if self._values_beside(row, room.width() - self._borne_width(shown)):
            x = self._paint_values(ink, row, QRectF(x, top, room.right() - x, high), _VALUE_LETTERS[-1])
        x += unit(6)
        for badge, words in shown:
            x = self._paint_badge(ink, badge, words, QRectF(x, top, room.right() - x + 1, high))

    def _borne_width(self, shown: Sequence[tuple[Badge, str]]) -> float:
        """Tell how much room badges take beside a name, with the gap before them, in px."""
        steps = sum(self._badge_width(words) + self._unit(6) for _, words in shown)
        return steps + self._unit(6) if shown else 0.0

    def _badge_width(self, words: str) -> float:
        return advance(words, self._unit.font(15, bold=True)) + self._unit(12)

    def _paint_badge(self, ink: Ink, badge: Badge, words: str, room: QRectF) -> float:
        """Paint something that a figure bears, where there is room; return where the next one begins."""
        unit, style = self._unit, ink.style
        font, wide = unit.font(15, bold=True), self._badge_width(words)
        if wide > room.width():
            return room.x()
        at = QRectF(room.x(), room.y() + unit(1), wide, unit(22))
        edge = QColor(badge.colour) if badge.colour else style.colour("accent")
        ink.box(at, style.colour("raised"), edge, unit(5), max(1.0, unit(2)))
        ink.text(at, words, font, style.colour("text"), _CENTRE)
        return at.right() + unit(6)


def _borne(row: RowView) -> Iterator[tuple[Badge, str]]:
    """Give what the figures of a card bear with its words, and whose it is where they are several."""
    for chip in row.chips:
        letter = chip.letter if len(row.chips) > 1 else ""
        for badge in chip.badges:
            if words := " ".join(filter(None, (letter, badge.sign, badge.text))):
                yield badge, words


def _name(ink: Ink, colour: str) -> str:
    return ink.style.colour(colour).name()


def _count_words(count: Count) -> str:
    """Say a count; its tip, which may name a key, only where nothing else says what is counted."""
    return f"{count.name} {count.words}" if count.name else count.tip
