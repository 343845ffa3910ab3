"""The dice of a task as boxes: good ones lit, the next one framed, those to come dashed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPen
from PySide6.QtWidgets import QWidget

from desktop.battle.tasks.entry import TypedDice
from desktop.look import theme
from desktop.look.painting import Ink, kit
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Heard, Speaker, parts_changed, type_digit
from desktop.widgets.spoken_dice import heard_dice

_BOX, _GAP = 40, 6
_CENTRE = Qt.AlignmentFlag.AlignCenter


class DieBoxes(Painted, QWidget, Speaker):
    """Shows dice; what is pressed on it goes to its task."""

    spoken_role = QAccessible.Role.Grouping

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._dice = TypedDice(0)
        self._open = False

    def show_dice(self, dice: TypedDice, is_open: bool) -> None:
        """Show dice; the next box is framed while the task is open to them."""
        if (dice, is_open) == (self._dice, self._open):
            return
        self._dice, self._open = dice, is_open
        blank = self.tr("none yet")
        self.setAccessibleName(self.tr("Dice: {dice}").format(dice=" ".join(map(str, dice.dice)) or blank))
        self.update()
        parts_changed(self)

    def heard(self) -> list[Heard]:
        """Give the dice, those to come too."""
        boxes = [self._rect(place).toRect() for place in range(self._dice.boxes)]
        return [*heard_dice(self._dice.dice, boxes, waits=self._open)]

    def do_heard(self, _press: str, value: int | None) -> None:
        """Type the next die."""
        if value is not None:
            type_digit(self, value)

    @staticmethod
    def _rect(place: int) -> QRectF:
        made = kit()
        return QRectF(place * made.px(_BOX + _GAP), 0, made.px(_BOX), made.px(_BOX)).adjusted(1, 1, -1, -1)

    @property
    def shown(self) -> TypedDice:
        """The dice in view."""
        return self._dice

    def sizeHint(self) -> QSize:
        """Ask for all boxes in one line."""
        made = kit()
        return QSize(self._dice.boxes * made.px(_BOX + _GAP) - made.px(_GAP), made.px(_BOX))

    def _paint(self, ink: Ink) -> None:
        made, good = ink.kit, list(self._dice.good)
        for place in range(self._dice.boxes):
            rect = self._rect(place)
            if place >= len(self._dice.dice):
                self._empty(ink, rect, self._open and place == len(self._dice.dice))
                continue
            die = self._dice.dice[place]
            lit = die in good
            if lit:
                good.remove(die)
            colour = made.colour("good" if lit else "edge")
            ground = theme.mix(colour, made.colour("raised"), 16) if lit else made.colour("raised")
            ink.box(rect, ground, colour, made.px(7), 2)
            ink.text(rect, str(die), made.large, made.colour("text"), _CENTRE)

    def _empty(self, ink: Ink, rect: QRectF, following: bool) -> None:
        made = ink.kit
        if following:
            ink.box(rect, made.colour("raised"), made.colour("focus"), made.px(7), 3)
            return
        pen = QPen(made.colour("soft"), 1)
        pen.setDashPattern([3.0, 3.0])
        ink.painter.setPen(pen)
        ink.painter.setBrush(Qt.BrushStyle.NoBrush)
        ink.painter.drawRoundedRect(rect, made.px(7), made.px(7))
