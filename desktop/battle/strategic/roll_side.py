"""One side of the Tactique roll: who coordinates, bonuses, dice, and the sum that explains itself."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.short_names import short_name
from desktop.battle.strategic.strategy import RollWords
from desktop.drafts.tactique_throws import Throws, dis_now, gone, proposal
from desktop.look import theme
from desktop.look.painting import Ink, advance, line_height, lines_of, paint_letter, paint_style
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.key_button import VerbButton
from desktop.widgets.painted import PaintedByWidth
from desktop.widgets.spoken import Heard, Speaker, parts_changed, type_digit
from desktop.widgets.spoken_dice import heard_dice, tell_dice
from desktop.widgets.text import label, set_look
from desktop.wording import about, number
from desktop.wording.battle.figure_values import explain
from desktop.wording.battle.trial_words import sum_words
from desktop.wording.plain import plain_tip
from rules.battle.current import current
from rules.battle.state import SIDES, TactiqueRoll
from rules.battle.strategic import tactique_total
from rules.text import Message
from rules.values import Characteristic

translate = QCoreApplication.translate

_CENTRE = Qt.AlignmentFlag.AlignCenter
BRIEF, PLAIN, USUAL, LARGE = range(4)
"""How large a side stands there: in one line, without reasons, with them, with room around it."""
_DIE, _LETTER = (30, 38, 38, 60), (26, 32, 32, 44)
"""How large a die and the letter of a side are in each, in px at 100 %."""
_MANY, _LEAST_DIE = 3, 20
"""How many dice need room, and how small they become where 6 after 6 falls, in px at 100 %."""
_WIDEST = 16777215
"""No limit to a width, as Qt has it."""


@dataclass(frozen=True, slots=True)
class _Head:
    name: str
    side: int
    dice: tuple[int, ...]
    total: str
    reasons: str
    active: bool
    boxes: int = 1


class RollHead(PaintedByWidth, QWidget, Speaker):
    """The side's name, its dice as large boxes, its total, and the reasons that make it.

    ``die_pressed`` tells which of the dice was pressed: it is entered again.
    """

    spoken_role = QAccessible.Role.Grouping
    die_pressed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = _Head("", 0, (), "", "", False)
        self.size_of = USUAL
        self.go_by_width()

    def set_view(self, view: _Head) -> None:
        """Show a roll."""
        if view != self._view:
            before, self._view = self._view, view
            tell_dice(self, before.dice, view.dice)
            said = f"{view.name}. {view.reasons}" if view.reasons else view.name
            self.setAccessibleName(said)
            self.setToolTip(plain_tip(said))
            self._share()
            parts_changed(self)

    def heard(self) -> list[Heard]:
        """Give the dice, those to come too."""
        boxes = [rect.toRect() for rect in self._rects()]
        return [*heard_dice(self._view.dice, boxes, waits=self._view.active)]

    def do_heard(self, _press: str, value: int | None) -> None:
        """Type the next die."""
        if value is not None:
            type_digit(self, value)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which die is pressed, else point at the side."""
        super().mousePressEvent(event)
        for place, rect in enumerate(self._rects()[: len(self._view.dice)]):
            if rect.contains(event.position()):
                self.die_pressed.emit(place)

    def set_size(self, size: int) -> None:
        """Stand so large; brief is letter, dice and total in a line: its side names it, tips say why."""
        if size != self.size_of:
            self.size_of = size
            self._share()

    def _die(self, width: int) -> int:
        """Give how large a die is, in px: among many of them no word of the name breaks."""
        style, most = paint_style(), paint_style().px(_DIE[self.size_of])
        if self.size_of == BRIEF:
            return most
        word = max((advance(word, self._name) for word in self._view.name.split()), default=0)
        left = width - self._left - word - self._total_room() - style.px(25)
        return max(style.px(_LEAST_DIE), min(most, int(left / max(1, self._boxes())) - style.px(4)))

    @property
    def _face(self) -> QFont:
        """Give the font of totals: figures that stand on one line with dice, readable at arm's length."""
        return _sized(26 if self.size_of < LARGE else 40)

    @property
    def _name(self) -> QFont:
        """Give the font of the name, which makes way for the dice of several 6s."""
        return _sized(24) if self.size_of == LARGE and self._boxes() < _MANY else paint_style().large

    def _share(self) -> None:
        """Take the width of what is shown where it is brief, else all there is."""
        wide = round(self._dice_room(0)) + paint_style().px(34) if self.size_of == BRIEF else 0
        self.setMinimumWidth(wide)
        self.setMaximumWidth(wide or _WIDEST)
        self.updateGeometry()
        self.update()

    def _boxes(self) -> int:
        """Count the boxes: the dice, and those that are thrown next."""
        return max(self._view.boxes, len(self._view.dice))

    def _total_room(self) -> float:
        return advance(self._view.total, self._face) + paint_style().px(16) if self._view.total else 0

    def _dice_room(self, width: int) -> float:
        style = paint_style()
        return self._boxes() * (self._die(width) + style.px(4)) + style.px(16) + self._total_room()

    def _name_lines(self, width: int) -> tuple[str, ...]:
        style = paint_style()
        if self.size_of == BRIEF:
            return ()
        room = max(style.px(80), width - self._left - self._dice_room(width) - style.px(8))
        return lines_of(self._view.name, self._name, room, 3)

    @property
    def _left(self) -> int:
        """Where the name begins, in px."""
        return paint_style().px(_LETTER[self.size_of] + 12)

    def _reason_lines(self, width: int) -> tuple[str, ...]:
        if self.size_of < USUAL or not self._view.reasons:
            return ()
        return lines_of(self._view.reasons, paint_style().body, width - paint_style().px(4), 4)

    def _high(self, width: int) -> float:
        """Give the height of the name and the dice beside it."""
        style = paint_style()
        names = line_height(self._name) * len(self._name_lines(width))
        return max(self._die(width) + style.px(6), names + style.px(4))

    def _rects(self) -> list[QRectF]:
        """Give where the dice stand, left of the total."""
        size = self._die(self.width())
        step = size + paint_style().px(4)
        left = self.width() - self._total_room() - self._boxes() * step
        top = (self._high(self.width()) - size) / 2
        return [QRectF(left + place * step, top, size, size) for place in range(self._boxes())]

    def heightForWidth(self, width: int) -> int:
        """Be as high as the words need."""
        style, top = paint_style(), self._high(width)
        return round(top + line_height(style.body) * len(self._reason_lines(width)))

    def sizeHint(self) -> QSize:
        """Ask for the height of the present width."""
        return QSize(paint_style().px(300), self.heightForWidth(max(self.width(), paint_style().px(200))))

    def minimumSizeHint(self) -> QSize:
        """Narrow is possible."""
        return QSize(paint_style().px(200), self.heightForWidth(max(self.width(), paint_style().px(200))))

    def _paint(self, ink: Ink) -> None:
        style, view = ink.style, self._view
        lines = self._name_lines(self.width())
        high = self._high(self.width())
        size = style.px(_LETTER[self.size_of])
        paint_letter(ink, QRectF(0, (high - size) / 2, size, size), view.side)
        room = self.width() - self._left - self._dice_room(self.width())
        words = QRectF(self._left, (high - line_height(self._name) * len(lines)) / 2, room, high)
        ink.block(words, lines, self._name, style.colour("text"))
        if view.total:
            width = advance(view.total, self._face) + style.px(4)
            rect = QRectF(self.width() - width, 0, width, high)
            ink.text(rect, view.total, self._face, style.theme.side(view.side), _CENTRE)
        face = QFont(self._face)
        face.setPixelSize(min(face.pixelSize(), self._die(self.width()) - style.px(2)))
        for place, rect in enumerate(self._rects()):
            typed = place < len(view.dice)
            now = view.active and not typed
            edge = style.colour("focus") if now else style.colour("edge")
            ink.box(rect, style.colour("raised"), edge, style.px(7), 2)
            if typed:
                ink.text(rect, str(view.dice[place]), face, style.colour("text"), _CENTRE)
        reasons = QRectF(0, high, self.width(), self.height())
        ink.block(reasons, self._reason_lines(self.width()), style.body, style.colour("soft"))


class RollSide(QFrame):
    """One side's part; ``asked`` with "coordinator" or "lines", ``pointed`` when the side was pressed."""

    asked = Signal(str)
    pointed = Signal()

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_look(self, "panel")
        self.side = side
        self.key = SIDES[side]
        self.head = RollHead(self)
        self.coordinator = VerbButton(self, breaks=True, act=self._on_coordinator)
        self.lines = VerbButton(self, breaks=True, act=self._on_lines)
        self._active = False
        self._said = dict.fromkeys((self.coordinator, self.lines), ("", "", "", "", False))
        who = self._who = in_row(None, (self.coordinator, 3), (self.lines, 2), gap=8)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._column.setSpacing(4)
        self._column.addWidget(self.head)
        self._column.addLayout(who, 1)
        self.name = label("", self, role="small", wrap=True)
        self._whole = in_column(self, self.name, self._column, gap=0, edges=(12, 2, 12, 2))

    def settle(self, width: int, size: int) -> int:
        """Stand in one line, or with the verbs beneath name and dice; give the height in px."""
        brief = size == BRIEF
        way = QBoxLayout.Direction.LeftToRight if brief else QBoxLayout.Direction.TopToBottom
        self.head.set_size(size)
        self._show_verbs()
        if self._column.direction() is not way:
            self._column.setDirection(way)
        self._who.invalidate()
        self._column.invalidate()  # what the buttons say may have changed since it measured them
        self.name.setVisible(brief)
        self._whole.invalidate()
        high = self._whole.totalHeightForWidth(width)
        if self.height() != high or self.minimumHeight() != high:
            self.setFixedHeight(high)
        return high

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the words need in the width that it got."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.settle(self.width(), self.head.size_of)

    def show_roll(self, context: BattleContext, said: RollWords, throws: Throws, active: str) -> None:
        """Show the side as it stands, with the dice typed so far while it is next."""
        roll = context.game.sides[self.key].tactique
        self._active = active == self.key
        typed = throws.dice if self._active else ()
        more = throws.needed(self.key) if self._active or not roll.dice else 0
        total = tactique_total(context.table, roll)
        self.head.set_view(
            _Head(
                context.side_name(self.key), self.side, (*roll.dice, *typed),
                number(total.total) if total.total is not None else "", sum_words(total, context.say),
                self._active, len(roll.dice) + more,
            )
        )  # fmt: skip
        self._show_coordinator(context, said, roll)
        self._show_lines(context, roll)
        self.setProperty("tone", f"side-{self.key}" if self._active else "")
        self.update()

    def _show_coordinator(self, context: BattleContext, said: RollWords, roll: TactiqueRoll) -> None:
        words, detail, tip, warns = describe(context, said, self.key, roll)
        self._said[self.coordinator] = words, "C" if self._active else "", detail, "crown", warns
        side = context.side_name(self.key)
        self.name.setText(about(side, detail) if detail and not warns else side)
        self.coordinator.setToolTip(plain_tip(tip or detail))

    def _show_lines(self, context: BattleContext, roll: TactiqueRoll) -> None:
        amount = sum(line.amount for line in roll.lines)
        words = (
            self.tr("Bonus {amount}").format(amount=number(amount, "+")) if roll.lines else self.tr("Bonus")
        )
        detail = " · ".join(context.say(line.message) for line in roll.lines)
        self._said[self.lines] = words, "+" if self._active else "", detail or self.tr("none"), "", False
        self._show_verbs()

    def _show_verbs(self) -> None:
        """Show who coordinates and the bonuses, in a few words where there is little room."""
        for verb, (words, key, detail, icon, warns) in self._said.items():
            verb.show_verb(
                words, key, detail if warns or self.head.size_of >= USUAL else "", icon=icon, insists=warns
            )
        if self.head.size_of == BRIEF and not any(letter.isdigit() for letter in self._said[self.lines][0]):
            self.lines.show_verb("", icon="plus")
            self.lines.setAccessibleName(self._said[self.lines][0])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel, in the side's colour while its die is next."""
        style = paint_style()
        side, raised = style.theme.side(self.side), style.colour("raised")
        ground, line, wide = raised, style.colour("line"), 1
        if self._active:
            ground, line, wide = theme.mix(side, raised, 6), side, 2
        with Ink(self) as ink:
            ink.box(QRectF(self.rect()), ground, line, style.px(6), wide)

    def mousePressEvent(self, event: object) -> None:
        """Point at this side: its die is entered next."""
        self.pointed.emit()

    def _on_coordinator(self) -> None:
        self.asked.emit("coordinator")

    def _on_lines(self) -> None:
        self.asked.emit("lines")


def _sized(pixels: int) -> QFont:
    """Give bold letters of a size in px at 100 %."""
    font = QFont(paint_style().large)
    font.setPixelSize(paint_style().px(pixels))
    return font


def describe(
    context: BattleContext, said: RollWords, key: str, roll: TactiqueRoll
) -> tuple[str, str, str, bool]:
    """Say who coordinates: words, detail, tooltip, and whether that is a warning."""
    bars = gone(context, key)
    if roll.fighter and bars:
        words = translate("RollSide", "Choose again")
        why = context.say(Message("refusal.may_not_coordinate", {"fighter": roll.fighter, "reasons": bars}))
        return words, why, why, True
    fighter, name, nobody = roll.fighter or "", roll.name, roll.nobody
    if not roll.named:
        found = proposal(context, key)
        if found is None:
            return said.asks, translate("RollSide", "Without DIS, only the die counts."), "", True
        fighter, nobody = found.fighter, found.nobody
    if nobody:
        return translate("RollSide", "Nobody"), said.barred, "", True
    tip, dis = "", dis_now(context, key)
    if fighter and fighter in context.game.fighters:
        explained = current(
            context.game, context.game.fighters[fighter], Characteristic.DIS, context.table.ruleset
        )
        if explained.total == dis and dis is not None:
            tip = explain("DIS", number(dis), explained, context.names)
        name = short_name(context, fighter)
    value = number(dis) if dis is not None else "?"
    words = translate("RollSide", "DIS {value}").format(value=value)
    return words, name, tip, dis is None
