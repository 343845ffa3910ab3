"""The chosen figure: its track, its characteristics of now, all its state, and a key for each verb."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QHelpEvent, QMouseEvent, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.battle.centre.sheet_view import SheetView, sheet_view
from desktop.battle.context import BattleContext
from desktop.battle.screen import keys_in_force, screen_of
from desktop.look import sheet_paint as paint
from desktop.look.badges import paint_disc
from desktop.look.painting import Ink, PaintStyle, advance, line_height, lines_of, paint_style
from desktop.look.parts import Part, differing, draw
from desktop.widgets.actions import shown_key, tooltip
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.spoken import Heard, Speaker, parts_changed
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.figure_values import FigureValue, notch_words
from desktop.wording.battle.place_words import place_words
from desktop.wording.battle.shown import Badge
from desktop.wording.plain import plain_tip
from rules.battle.state import Place
from rules.text import Message

_TEXT = QAccessible.Role.StaticText
_LINES = 8
"""In so many lines it tells what changes a figure for a while, and then the number of the rest."""
_LIFE_LINES = 3
"""Of boxes for points of life: more of them would push the verbs out of view."""
_LIFE_BOXES = ((26, 3), (20, 2))
"""How wide the box of a point of life is at least, in px at 100 %, and how far from the next.

In the slim one two figures just stand.
"""


def _boxes(style: PaintStyle, capacity: int, room: float) -> tuple[int, int, int]:
    """Give the boxes of points of life: how wide, how far apart, how many on a line.

    Slim ones save a line, which those who act need more.
    """
    ways = []
    for least, apart in _LIFE_BOXES:
        gap = style.px(apart)
        size = max(style.px(least), min(style.px(40), int(room / max(1, capacity)) - gap))
        ways.append((size, gap, max(1, int((room + gap) / (size + gap)))))
    return min(ways, key=lambda way: -(-capacity // way[2]))


def _widths(style: PaintStyle, view: SheetView, room: float) -> list[float]:
    """Give each value the room of its figures, those that moved that of their arrow too.

    What is over is shared alike, as far as there is room for it.
    """
    arrow = 2 * style.px(12)
    needed = [advance(c.text, style.large) + (arrow if c.moved else style.px(6)) for c in view.cells]
    width = min(float(style.px(54)), room / len(needed))
    while sum(max(width, each) for each in needed) > room and width > style.px(24):
        width -= 1
    return [max(width, each) for each in needed]


def _fitting(heights: list[int], most: int) -> int:
    """Tell how many notes of so many lines are shown: all, or those that leave a line for the rest."""
    if sum(heights) <= most:
        return len(heights)
    shown = 1
    while shown < len(heights) and sum(heights[: shown + 1]) < most + 1:
        shown += 1
    return shown


class FighterSheet(QWidget, Speaker):
    """The painted sheet of a figure.

    ``pressed`` tells what was pressed: "notch:3", "stun", "card", "effects", "benefit:e1".
    """

    pressed = Signal(str)
    spoken_role = QAccessible.Role.Grouping

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._view: SheetView | None = None
        self._parts: list[Part] = []
        self._spots: list[tuple[QRectF, str | FigureValue, str]] = []
        self._language = ""
        self.setAutoFillBackground(True)
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------------

    def show_fighter(self, key: str) -> None:
        """Show a figure, or say how to choose one; only what looks different is painted again."""
        view = sheet_view(self._context, key) if key in self._context.game.fighters else None
        if view != self._view or self._language != self._context.language:
            self._view, self._language = view, self._context.language
            if view is not None:
                self.setAccessibleName(view.chip.name)
                names = self._context.names
                self.setAccessibleDescription("\n".join(cell.tip(names) for cell in view.cells))
            before = self._parts
            self._lay()
            self.update(differing(before, self._parts))
            parts_changed(self)

    def heard(self) -> list[Heard]:
        """Give the state, each box of the track, the values with their reasons, what holds for it."""
        view, found = self._view, list[Heard]()
        if view is None:
            return found
        found.append(Heard(self._state_words(view.chip), self.rect(), role=_TEXT))
        for rect, tip, what in self._spots:
            kind, _, which = what.partition(":")
            checked = {
                "notch": which.isdigit() and int(which) <= view.chip.lost,
                "stun": view.chip.stunned,
                "benefit": any(note.benefit == which and note.counts for note in view.notes),
            }.get(kind)
            words = self._heard_words(tip, kind, which).replace("\n", ", ").replace(" · ", ", ")
            if kind == "value":
                found.append(Heard(words, rect.toRect(), role=_TEXT))
            else:
                role = QAccessible.Role.CheckBox if checked is not None else QAccessible.Role.Button
                found.append(Heard(words, rect.toRect(), what, role, checked=checked))
        said = [*(words for _, words in view.badges), *(n.words for n in view.notes if not n.benefit)]
        return [*found, *(Heard(words, self.rect(), role=_TEXT) for words in said)]

    def _heard_words(self, tip: str | FigureValue, kind: str, which: str) -> str:
        """Word a part: a value by itself where nothing changed it, a benefit by what it does."""
        if isinstance(tip, FigureValue):
            return tip.tip(self._context.names) or f"{tip.label} {tip.text}"
        notes = self._view.notes if self._view is not None else ()
        return next((note.words for note in notes if kind == "benefit" and note.benefit == which), tip)

    def do_heard(self, press: str, _value: int | None) -> None:
        """Press a part."""
        self.pressed.emit(press)

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self._lay()
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            draw(ink, self._parts, QRegion(), ink.style.colour("surface"))
        return [*ink.words, *(self._tip(tip) for _, tip, _ in self._spots), self.accessibleName()]

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the key that shows the whole card, while it means that."""
        if self._view is None or not self._view.card_key:
            return ()
        return tuple(
            KeySpot(rect, shown_key(self._view.card_key)) for rect, _, what in self._spots if what == "card"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._lay()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts that need it."""
        with Ink(self) as ink:
            draw(ink, self._parts, event.region(), ink.style.colour("surface"))

    # -- where everything stands --------------------------------------------------------------------

    def _lay(self) -> None:
        """Give each part its place, and the sheet the height of all."""
        style, view = paint_style(), self._view
        self._parts, self._spots = [], []
        if view is None:
            words = self._context.say(Message("ask.chosen"))
            lines = lines_of(words, style.body, self.width() - style.px(16))
            self._words(style, QPointF(style.px(8), style.px(6)), self.width() - style.px(16), lines, "soft")
            height = line_height(style.body) * len(lines) + style.px(12)
        else:
            top = self._head(style, view, style.px(6))
            top = self._track(style, view, top + style.px(4))
            top = self._values(style, view, top + style.px(4))
            height = round(self._rest(style, view, top + style.px(2)) + style.px(2))
        if self.minimumHeight() != height or self.maximumHeight() != height:
            self.setFixedHeight(height)

    def _words(
        self, style: PaintStyle, at: QPointF, room: float, lines: tuple[str, ...], colour: str = "text"
    ) -> float:
        high = line_height(style.body) * len(lines)
        self._parts.append(Part(QRectF(at.x(), at.y(), room, high), paint.words, (lines, colour), False))
        return high

    def _head(self, style: PaintStyle, view: SheetView, top: float) -> float:
        chip = view.chip
        size = style.px(34)
        left = style.px(6) + size + style.px(8)
        words = self.tr("Card") if self.width() >= style.px(400) else ""
        wide = style.px(62) if not words else style.px(50) + advance(words, style.body)
        room = self.width() - left - wide - style.px(8)
        lines = lines_of(chip.name, style.large, room, 3)
        high = line_height(style.large) * len(lines)
        height = max(size, high)
        disc = QRectF(style.px(6), top + (height - size) / 2, size, size)
        name = QRectF(left, top + (height - high) / 2, room, high)
        middle = top + (height - style.px(40)) / 2
        card = QRectF(self.width() - wide - style.px(4), middle, wide, style.px(40))
        gone = chip.place is not Place.TABLE
        self._parts += (
            Part(disc, paint_disc, (chip.letter, chip.colour, gone)),
            Part(name, paint.name, (lines, view.side), False),
            Part(card, paint.card, (words,)),
        )
        tip = tooltip(self.tr("See the card"), view.card_key)
        self._spots.append((card, tip, "card"))
        return top + height

    def _track(self, style: PaintStyle, view: SheetView, top: float) -> float:
        chip = view.chip
        if chip.life:
            return self._life(style, view, top)
        size, gap = style.px(40), style.px(4)
        x = float(style.px(6))
        letters = {s.notches: (s.letter_en if view.english else s.letter_fr, s.shape) for s in view.states}
        words = {s.notches: (s.en if view.english else s.fr) for s in view.states}
        for notch in range(1, chip.capacity + 1):
            rect = QRectF(x, top, size, size)
            # a long track says of its notches what they leave: the state before holds until the next
            held = (
                max(letters) if notch == chip.capacity else max((n for n in letters if n <= notch), default=0)
            )
            letter, shape = letters.get(held, ("", "square"))
            loud = 4 if notch == chip.capacity else sorted(letters).index(held)
            self._parts.append(Part(rect, paint.notch, (letter, shape, loud, notch <= chip.lost)))
            tip = f"{words.get(held, '')} · {notch_words(notch, chip.capacity)}".strip(" ·")
            self._spots.append((rect, tip, f"notch:{notch}"))
            x += size + gap
        self._state(style, chip, x + gap, top)
        return top + size

    def _keyed(self, words: str, verb: str) -> str:
        return tooltip(words, keys_in_force(self._context, verb))

    def _state(self, style: PaintStyle, chip: ChipView, x: float, top: float) -> None:
        """Lay out the mark of a stunned figure, where the system knows one, and the state in words."""
        size = style.px(40)
        if screen_of(self._context.pieces).row("stun") is not None:
            rect = QRectF(x, top, size, size)
            self._parts.append(Part(rect, paint.stunned, (chip.stunned, *chip.stun)))
            self._spots.append((rect, self._keyed(self.tr("Stunned"), "stun"), "stun"))
            x += size + style.px(8)
        room = self.width() - x - style.px(4)
        lines = lines_of(self._state_words(chip), style.body, room, 2)
        high = line_height(style.body) * len(lines)
        self._words(style, QPointF(x, top + (size - high) / 2), room, lines)

    def _life(self, style: PaintStyle, view: SheetView, top: float) -> float:
        """Lay out points of life: a box each with its number, lost ones struck out, on one line or more."""
        chip = view.chip
        whole = self._context.pieces.life(chip.capacity, chip.capacity)
        words = max(style.px(110), round(advance(whole, style.body)) + style.px(12))
        room = self.width() - words - style.px(12)
        size, gap, each = _boxes(style, chip.capacity, room)
        if chip.capacity > each * _LIFE_LINES:
            return self._life_bar(style, chip, room, top)
        high = style.px(40) if chip.capacity <= each else style.px(30)
        for place in range(chip.capacity):
            line, column = divmod(place, each)
            rect = QRectF(style.px(6) + column * (size + gap), top + line * (high + gap), size, high)
            left = chip.capacity - place
            self._parts.append(Part(rect, paint.life, (str(left), place < chip.lost)))
            tip = self._context.pieces.life(left - 1, chip.capacity)
            self._spots.append((rect, tip, f"notch:{place + 1}"))
        lines = -(-chip.capacity // each)
        bottom = top + max(style.px(40), lines * (high + gap) - gap)
        shown = min(chip.capacity, each)
        x = style.px(6) + shown * (size + gap) + gap
        self._state(style, chip, x, top + (bottom - top - style.px(40)) / 2)
        return bottom

    def _life_bar(self, style: PaintStyle, chip: ChipView, room: float, top: float) -> float:
        """Lay out more points of life than boxes have room for: their number on a bar."""
        gap, high = style.px(3), style.px(40)
        width = max(style.px(60), room)
        bar = QRectF(style.px(6), top, width, high)
        left = chip.capacity - chip.lost
        self._parts.append(
            Part(bar, paint.life_bar, (f"{left} / {chip.capacity}", chip.lost / chip.capacity))
        )
        self._spots.append((bar, self._context.pieces.life(left, chip.capacity), "value"))
        self._state(style, chip, bar.right() + 2 * gap, top)
        return top + high

    def _state_words(self, chip: ChipView) -> str:
        parts = []
        if chip.place is not Place.TABLE:
            parts.append(place_words(chip.place))
        if chip.state_words and chip.place is not Place.DEAD:
            parts.append(chip.state_words)
        if chip.level:
            parts.append(self.tr("flying"))
        if chip.stunned:
            parts.append(self.tr("stunned"))
        if chip.activated:
            parts.append(self.tr("has acted"))
        # what stands behind stays together: it is short, and the room beside the track is narrow
        first, *others = parts or [self.tr("unhurt")]
        said = ", ".join((first, *(part.replace(" ", "\N{NO-BREAK SPACE}") for part in others)))
        return said[:1].upper() + said[1:]

    def _values(self, style: PaintStyle, view: SheetView, top: float) -> float:
        if not view.cells:
            words = self.tr("A sketch: its values are not known yet.")
            self._words(style, QPointF(style.px(8), top), self.width() - style.px(8), (words,), "soft")
            return top + style.px(26)
        x = float(style.px(6))
        for cell, width_now in zip(
            view.cells, _widths(style, view, self.width() - style.px(12)), strict=True
        ):
            rect = QRectF(x, top, width_now, style.px(44))
            self._parts.append(Part(rect, paint.value, (cell.label, cell.text, cell.moved)))
            self._spots.append((rect, cell, "value"))
            x += width_now
        return top + style.px(44)

    def _rest(self, style: PaintStyle, view: SheetView, top: float) -> float:
        room = self.width() - style.px(12)
        if view.badges:
            top = self._badges(style, view.badges, top + style.px(2), room)
        broken = [lines_of(note.words, style.body, room - style.px(4), _LINES) for note in view.notes]
        shown = _fitting([len(lines) for lines in broken], _LINES)
        for note, lines in zip(view.notes[:shown], broken, strict=False):
            high = self._words(
                style, QPointF(style.px(8), top), room, lines, "text" if note.counts else "soft"
            )
            if note.benefit:
                tip = self.tr("In range: press to switch it off")
                if not note.counts:
                    tip = self.tr("Out of range, not counted: press to switch it on")
                where, press = QRectF(style.px(8), top, room, high), f"benefit:{note.benefit}"
                self._spots.append((where, self._keyed(tip, "effect"), press))
            top += high
        if rest := view.notes[shown:]:
            words = (self._keyed(self.tr("{n} more").format(n=len(rest)), "effect"),)
            high = self._words(style, QPointF(style.px(8), top), room, words, "soft")
            self._spots.append(
                (QRectF(style.px(8), top, room, high), "\n".join(note.words for note in rest), "effects")
            )
            top += high
        lines = lines_of(view.abilities, style.body, room - style.px(4), _LINES) if view.abilities else ()
        return top + self._words(style, QPointF(style.px(8), top), room, lines, "soft")

    def _badges(
        self, style: PaintStyle, badges: tuple[tuple[Badge, str], ...], top: float, room: float
    ) -> float:
        x = float(style.px(6))
        for badge, words in badges:
            width = style.px(34) + advance(words, style.body) + style.px(16)
            if x > style.px(6) and x + width > room:
                x, top = float(style.px(6)), top + style.px(26)
            self._parts.append(Part(QRectF(x, top, width, style.px(24)), paint.badge, (badge, words), False))
            x += width
        return top + style.px(28)

    # -- hands --------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> tuple[str | FigureValue, str]:
        return next(((tip, what) for rect, tip, what in self._spots if rect.contains(point)), ("", ""))

    def _tip(self, tip: str | FigureValue) -> str:
        """Word a tip; the reasons of a value are said when somebody asks."""
        return tip if isinstance(tip, str) else tip.tip(self._context.names)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press a notch, the star, the card."""
        _, what = self._at(event.position())
        if what and what != "value":
            self.pressed.emit(what)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what can be pressed."""
        _, what = self._at(event.position())
        hand = Qt.CursorShape.PointingHandCursor if what not in ("", "value") else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)

    def event(self, event: QEvent) -> bool:
        """Explain what is under the hand."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(
                event.globalPos(), plain_tip(self._tip(self._at(QPointF(event.pos()))[0])), self
            )
            return True
        return super().event(event)
