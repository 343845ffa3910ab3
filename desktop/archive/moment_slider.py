"""The slider of a replay: a moment for each step, the turns beneath it, the losses above it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from desktop.look.painting import Ink, advance, line_height, paint_style
from desktop.operations.battle_replay import Replay
from desktop.widgets.painted import Painted
from desktop.widgets.scroll import turn_with_keyboard

_CENTRE = Qt.AlignmentFlag.AlignCenter
_HANDLE, _GROOVE, _SIGN = 22, 6, 10
"""How large handle, groove and the sign of a loss are, in px at 100 %."""
_NEAR = 26
"""Numbers of turns stand no nearer to each other, in px at 100 %."""


class MomentSlider(Painted, QSlider):
    """Moves by steps with the arrows, to the ends with Home and End, and to where it is pressed."""

    leapt = Signal(bool)
    """Emitted with Page Up (False) and Page Down (True)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._replay: Replay | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSingleStep(1)

    def show_replay(self, replay: Replay) -> None:
        """Move among the moments of a battle."""
        self._replay = replay
        self.setRange(0, replay.last)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a handle with the signs above and the turns beneath it."""
        style = paint_style()
        return QSize(style.px(240), style.px(_HANDLE + _SIGN + 6) + line_height(style.small))

    def minimumSizeHint(self) -> QSize:
        """Ask for the same: a style would say that a groove is enough."""
        return self.sizeHint()

    def x_of(self, at: int) -> float:
        """Return where a moment stands, in px."""
        left = paint_style().px(_HANDLE) / 2 + 2
        return left + (self.width() - 2 * left) * at / max(1, self.maximum())

    def _at(self, x: float) -> int:
        left = self.x_of(0)
        return round((x - left) / max(1.0, self.x_of(self.maximum()) - left) * self.maximum())

    # -- hands --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where it is pressed."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the hand."""
        if self.isSliderDown():
            self.setValue(self._at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay there."""
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn by the wheel only while it has the keyboard."""
        turn_with_keyboard(self, event, super().wheelEvent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leap by Page Up and Page Down; what is no key of a slider is the page's."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.leapt.emit(event.key() == Qt.Key.Key_PageDown)
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # -- painting -----------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        style, replay = ink.style, self._replay
        handle, groove, sign = (style.px(each) for each in (_HANDLE, _GROOVE, _SIGN))
        middle = sign + 4 + handle / 2
        low = middle + handle / 2
        left, right, at = self.x_of(0), self.x_of(self.maximum()), self.x_of(self.value())
        track = QRectF(left, middle - groove / 2, right - left, groove)
        ink.box(track, style.colour("line"), style.colour("edge"), groove / 2, 1)
        track.setRight(at)
        ink.box(track, style.colour("accent"), None, groove / 2)
        if replay is not None:
            self._paint_turns(ink, replay, QRectF(left, low, right - left, self.height() - low))
            for loss in replay.losses:
                where = QRectF(self.x_of(loss.at) - sign / 2, 1, sign, sign)
                second = loss.side != "a"
                colour = style.theme.side(int(second))
                if second:
                    ink.box(where.adjusted(1, 1, -1, -1), colour, None, 0)
                else:
                    ink.disc(where, colour)
        knob = QRectF(at - handle / 2, middle - handle / 2, handle, handle)
        edge = style.colour("focus" if self.hasFocus() else "accent")
        ink.disc(knob, style.colour("raised"), edge, style.px(3))

    def _paint_turns(self, ink: Ink, replay: Replay, room: QRectF) -> None:
        """Paint a line where a turn begins, and its number where there is room."""
        style, free = ink.style, room.left() - 1
        for at in replay.turns:
            x = self.x_of(at)
            ink.line(QPointF(x, room.top() - 2), QPointF(x, room.top() + style.px(5)), style.colour("edge"))
            words = str(replay.game(at).turn)
            if x >= free:
                wide = advance(words, style.small) + style.px(4)
                where = QRectF(min(x - wide / 2, self.width() - wide), room.top() + style.px(3), wide, 0)
                where.setBottom(room.bottom())
                ink.text(where, words, style.small, style.colour("soft"), _CENTRE)
                free = x + style.px(_NEAR)
