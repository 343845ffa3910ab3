"""A task as a card: whose it is, what it asks, and the field for it in place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.tasks.asked_fields import AskedFields
from desktop.battle.tasks.entry import BACK, FieldPress
from desktop.battle.tasks.views import SKIP, TaskView
from desktop.look.painting import Ink, advance, line_height, lines_of, paint_style
from desktop.look.tokens import draw_token
from desktop.widgets.dice_row import DiceRow, FacePad
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.key_button import KeyButton, VerbButton
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker, announce
from desktop.wording.plain import plain_tip

_PAD, _GAP, _LEAST = 8, 6, 48
_TOKEN = 40
_ROOM = 110
"""Less than that is no room for a name beside its field, in px at 100 %."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class TaskCard(Painted, QWidget, Speaker):
    """Shows one task; ``pressed`` with what was pressed on it, "" for the card itself."""

    spoken_role = QAccessible.Role.Grouping
    pressed = Signal(str)
    asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view: TaskView | None = None
        self.stale = False
        self._dice = DiceRow(self, small=True, back=self._take_back)
        self._buttons: list[VerbButton] = []
        self._pad: FacePad | None = None
        self.fields: AskedFields | None = None
        self._beside: list[QWidget] = []
        self._corner: list[VerbButton] = []
        self._beneath: list[QWidget] = []
        self._text = QRectF()
        self._said = QRectF()
        self._number = QRectF()
        self._detail = ""
        self._told: list[str] = []  # to who listens

    # -- what is shown ------------------------------------------------------------------------------

    def show_task(self, view: TaskView, language: str) -> None:
        """Show a task; nothing is made again where nothing differs."""
        if view == self.view and not self.stale:
            return
        before, self.view, self.stale = self.view, view, False
        self._beside, self._beneath, self._corner = [], [], []
        free = iter(range(len(view.verbs) + len(view.presses) + 2))
        if view.dice is not None:
            dice = view.dice
            self._dice.show_dice(dice.dice, dice.boxes, (), waits=view.pad, good=dice.good)
            self._beside.append(self._dice)
        self._dice.setVisible(view.dice is not None)
        if view.count is not None:
            fewer = self._button(next(free), FieldPress("−", self.tr("One fewer"), "minus"), icon_only=True)
            more = self._button(next(free), FieldPress("+", self.tr("One more"), "plus"), icon_only=True)
            self._beside += [fewer, more]
        for press in view.verbs:
            brief = press.key == SKIP and bool(press.icon)
            (self._corner if brief else self._beside).append(self._button(next(free), press, icon_only=brief))
        if view.asked is not None:
            if self.fields is None:
                self.fields = AskedFields(self)
                self.fields.changed.connect(self.asked)
            self.fields.show_asked(view.asked, language)
            self._beneath.append(self.fields)
        if self.fields is not None:
            self.fields.setVisible(view.asked is not None)
        if view.pad:
            if self._pad is None:
                self._pad = FacePad(self)
                self._pad.thrown.connect(self._on_face)
            self._beneath.append(self._pad)
        if self._pad is not None:
            self._pad.setVisible(view.pad)
        self._beneath += [self._button(next(free), press) for press in view.presses]
        used = next(free, len(self._buttons))
        for button in self._buttons[used:]:
            button.hide()
        told = dict.fromkeys(filter(None, (*view.heard, view.said)))
        self.setAccessibleName(", ".join(told))
        if before is not None and before.id == view.id and self.isVisible():
            announce(self, ", ".join(words for words in told if words not in self._told))
        self._told = [*told]
        self.update()

    def _button(self, number: int, press: FieldPress, *, icon_only: bool = False) -> VerbButton:
        while len(self._buttons) <= number:
            button = VerbButton(self)
            button.chosen.connect(self.pressed)
            self._buttons.append(button)
        button = self._buttons[number]
        assert self.view is not None
        key = press.key if self.view.lit and not icon_only else ""
        words = "" if icon_only else press.words
        button.setObjectName(press.key)
        button.show_verb(words, key, icon=press.icon, primary=press.primary, on=press.on)
        button.setAccessibleName(press.words)
        button.setToolTip(plain_tip(press.words) if icon_only else "")
        button.show()
        return button

    def button(self, key: str) -> VerbButton:
        """Give the button of a key in view. Raises StopIteration for none."""
        return next(each for each in self._buttons if each.objectName() == key and not each.isHidden())

    @property
    def faces(self) -> list[KeyButton]:
        """The faces of a die to press, none while no die is asked for."""
        return [] if self._pad is None or self._pad.isHidden() else self._pad.buttons

    def _take_back(self, dice: int) -> None:
        """Take the last dice of the task back, which is lit by that."""
        for _ in range(dice):
            self.pressed.emit(BACK)

    def _on_face(self, face: int) -> None:
        self.pressed.emit(str(face))

    # -- room ---------------------------------------------------------------------------------------

    def arrange(self, width: int, task: str = "") -> int:
        """Lay everything out in a width, with the task where no heading says it; give the height in px."""
        style, view = paint_style(), self.view
        assert view is not None
        self._detail = " · ".join(filter(None, (task, view.detail)))
        pad, gap = style.px(_PAD), style.px(_GAP)
        token = 0 if view.chip is None else style.px(_TOKEN)
        left = style.px(10) + (token + gap if token else 0)
        right = width - pad - (style.px(40) + gap) * len(self._corner)
        beside = self._beside_widths()
        taken = sum(beside) + gap * len(beside) + (style.px(30) if view.count is not None else 0)
        alone = right - left - taken < style.px(_ROOM)
        if view.dice is not None:  # empty boxes wait until the task is lit where they have no room
            self._dice.setVisible(view.lit or bool(view.dice.dice) or not alone)
            alone = alone and not self._dice.isHidden()
        room = right - left - (0 if alone or (self._dice.isHidden() and view.dice is not None) else taken)
        high = self._text_height(room)
        line = max(high, token, 0 if alone or not beside else style.px(40))
        top = style.px(4)
        self._text = QRectF(left, top + (line - high) / 2, room, high)
        for button in self._corner:
            button.setGeometry(
                width - pad - style.px(40), round(top + line / 2) - style.px(20), style.px(40), style.px(40)
            )
        if not alone:
            self._lay_beside(right, top + line / 2, beside)
        bottom = top + line
        verbs_only = view.dice is None and view.count is None
        if alone and beside and not verbs_only:
            bottom += gap + style.px(40)
            self._lay_beside(left + taken, bottom - style.px(20), beside)
        said = lines_of(view.said, style.body, width - left - pad, 6) if view.said else ()
        self._said = QRectF(
            left, bottom + style.px(2), width - left - pad, line_height(style.body) * len(said)
        )
        if said:
            bottom = self._said.bottom()
        beneath = [*self._beside, *self._beneath] if alone and verbs_only else self._beneath
        bottom = self._lay_beneath(beneath, style.px(8), round(bottom), width - style.px(4))
        return max(style.px(_LEAST), round(bottom) + style.px(4 if not view.lit else 8))

    def _text_height(self, room: float) -> float:
        style, view = paint_style(), self.view
        assert view is not None
        name = line_height(style.bold) * len(lines_of(view.name, style.bold, room, 3))
        detail = lines_of(self._detail, style.body, room, 4) if self._detail else ()
        return name + line_height(style.body) * len(detail)

    def _beside_widths(self) -> list[int]:
        style = paint_style()
        return [max(style.px(40), each.sizeHint().width()) for each in self._beside]

    def _lay_beside(self, right: float, middle: float, widths: list[int]) -> None:
        """Put what stands beside the name to its right; the number between fewer and more."""
        style, gap, view = paint_style(), paint_style().px(_GAP), self.view
        high = style.px(40)
        x = right - sum(widths) - gap * max(0, len(widths) - 1)
        counted = view is not None and view.count is not None
        if counted:
            x -= style.px(36)
        for place, (each, wide) in enumerate(zip(self._beside, widths, strict=True)):
            each.setGeometry(QRect(round(x), round(middle - high / 2), wide, high))
            x += wide + gap
            if counted and place == 0:
                self._number = QRectF(x - gap, middle - high / 2, style.px(36) + gap, high)
                x += style.px(36)

    def _lay_beneath(self, beneath: list[QWidget], left: int, bottom: int, right: int) -> int:
        """Put what is asked beneath the name, in lines; give where they end."""
        style, gap = paint_style(), paint_style().px(_GAP)
        room = right - left
        x, top, began = left, bottom, False
        for each in beneath:
            wide, high = max(style.px(40), each.sizeHint().width()), style.px(40)
            if isinstance(each, FlowBox):
                wide = min(wide, room)
                high = max(high, each.heightForWidth(wide))
            if not began or each is self._pad or x + wide > right:
                x, top, began = left, bottom + gap, True
            each.setGeometry(x, top, min(wide, room), high)
            bottom = max(bottom, top + high)
            x += wide + gap
        return bottom

    # -- painting -----------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        style, view = ink.style, self.view
        if view is None:
            return
        whole = QRectF(self.rect())
        edge = style.colour("focus" if view.lit else "edge")
        ink.box(whole, style.colour("raised"), edge, style.px(6), 3 if view.lit else 1)
        if view.side >= 0 and not ink.is_dry:
            bar = QRectF(0, 3, style.px(5), whole.height() - 6)
            if view.side:
                bar.moveRight(whole.right() - 1)
            ink.painter.fillRect(bar, style.theme.side(view.side))
        text = self._text
        if view.chip is not None:
            size = style.px(_TOKEN)
            cell = QRectF(style.px(10), text.center().y() - size / 2, size, size)
            draw_token(ink, cell, view.chip, "", style.colour("raised"))
        names = lines_of(view.name, style.bold, text.width(), 3)
        ink.block(text, names, style.bold, style.colour("text"))
        below = text.adjusted(0, line_height(style.bold) * len(names), 0, 0)
        detail = lines_of(self._detail, style.body, text.width(), 4) if self._detail else ()
        ink.block(below, detail, style.body, style.colour("soft"))
        if view.said:
            ink.block(self._said, lines_of(view.said, style.body, self._said.width(), 6), style.body,
                      style.colour("text"))  # fmt: skip
        if view.count is not None:
            ink.text(self._number, str(view.count), style.large, style.colour("text"), _CENTRE)

    def sizeHint(self) -> QSize:
        """Ask for the height it was laid out with."""
        return QSize(round(advance("m", paint_style().body)) * 20, self.height())

    # -- hands --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Light the task."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit("")
            event.accept()
        else:
            super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Be laid out by the page when something in it changed its size."""
        if event.type() == QEvent.Type.LayoutRequest:
            event.ignore()
            return False
        return super().event(event)
