"""The dice that lie there, large: whose they are, what they come to, what is to be decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.fitting import fitted
from desktop.look.painting import Ink, advance, icon_at, line_height
from desktop.public_board.unit import Unit
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Heard, Speaker, name_changed, parts_changed
from desktop.wording.battle.public_roll import PublicRoll, PublicThrow

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LINE, _THROW = 36, 74
"""The height of the line of words and of the throws, in units."""
_DIE = 54
"""The side of a die, in units."""


class PublicRollBand(Painted, QWidget, Speaker):
    """Shows a roll beneath the heading, the throws beside each other; without one it takes no room."""

    spoken_role = QAccessible.Role.Grouping

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: PublicRoll | None = None
        self._unit = Unit(1)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def set_view(self, view: PublicRoll | None) -> None:
        """Show a roll, None for none."""
        if view == self._view:
            return
        self._view = view
        self.set_unit(self._unit)
        self.setVisible(view is not None)
        self.say()

    def say(self) -> None:
        """Say it in the language of now."""
        self.setAccessibleName(self._words())
        name_changed(self)
        parts_changed(self)
        self.update()

    def set_unit(self, unit: Unit) -> None:
        """Grow or shrink."""
        self._unit = unit
        throws = _THROW if self._view is None or self._view.throws else 6
        self.setFixedHeight(round(unit(throws + (_LINE if self._words() else 6))))
        self.update()

    def _words(self) -> str:
        view = self._view
        return " · ".join(filter(None, (view.title, view.told))) if view is not None else ""

    def heard(self) -> Sequence[Heard]:
        """Give the throws."""
        throws = self._view.throws if self._view is not None else ()
        part = QAccessible.Role.ListItem
        return [
            Heard(throw_words(throw), room.toRect(), role=part)
            for throw, room in zip(throws, self._rooms(), strict=True)
        ]

    def _rooms(self) -> list[QRectF]:
        throws = self._view.throws if self._view is not None else ()
        top = self._unit(_LINE if self._words() else 6)
        alone = len(throws) == 1 and throws[0].side >= 0
        wide = self.width() / (2 if alone else max(1, len(throws)))
        places = [throws[0].side] if alone else range(len(throws))
        return [QRectF(at * wide, top, wide, self.height() - top) for at in places]

    def _paint(self, ink: Ink) -> None:
        style, unit, view = ink.style, self._unit, self._view
        whole = QRectF(self.rect())
        ink.ground(whole, style.colour("raised"))
        if view is None:
            return
        ink.ground(QRectF(0, whole.bottom() - unit(2), whole.width(), unit(2)), style.colour("line"))
        if words := self._words():
            room = QRectF(unit(16), unit(4), whole.width() - unit(32), unit(_LINE - 4))
            ways = [(unit.font(size, bold=True), 1) for size in (22, 19, 16, 14, 12)]
            lines, font, _ = fitted(words, ways, room.width())
            ink.text(room, lines[0], font, style.colour("text"))
        for throw, room in zip(view.throws, self._rooms(), strict=True):
            self._paint_throw(ink, throw, room)

    def _paint_throw(self, ink: Ink, throw: PublicThrow, room: QRectF) -> None:
        """Paint the dice, their total, then whose they are above what makes it."""
        style, unit, gap = ink.style, self._unit, self._unit(6)
        side = style.theme.side(throw.side) if throw.side >= 0 else style.colour("text")
        if throw.wins:
            ink.ground(room, theme.mix(side, style.colour("raised"), 18))
        ink.ground(QRectF(room.left(), room.top(), unit(6), room.height() - unit(2)), side)
        left, size = room.left() + unit(18), unit(_DIE)
        size = min(size, room.width() * 0.45 / max(1, len(throw.dice)) - gap)
        for face in throw.dice:
            die = QRectF(left, room.center().y() - size / 2, size, size)
            ink.box(die, style.colour("surface"), side, size * 0.16, max(1.0, unit(2)))
            figures = unit.font(size / unit.px * 0.72, bold=True)
            ink.text(die, str(face), figures, style.colour("text"), _CENTRE)
            left += size + gap
        if throw.total:
            font, total = unit.font(44, bold=True), f"= {throw.total}"
            wide = advance(total, font)
            ink.text(QRectF(left + gap, room.top(), wide, room.height()), total, font, side)
            left += wide + gap
        left, right = left + unit(14), room.right() - unit(12)
        if throw.wins:
            crown = unit(34)
            right -= crown
            icon_at(ink, QRectF(right, room.top(), crown, room.height()), "crown", round(crown), side.name())
            right -= gap
        words = QRectF(left, room.top() + unit(4), right - left, room.height() - unit(8))
        self._paint_words(ink, throw, words)

    def _paint_words(self, ink: Ink, throw: PublicThrow, room: QRectF) -> None:
        """Paint whose dice they are, and what makes the total as far as there is room for it."""
        style, unit = ink.style, self._unit
        top = room.top()
        if throw.who:
            ways = [(unit.font(size, bold=True), 1) for size in (22, 19, 16, 14)]
            lines, font, _ = fitted(throw.who, ways, room.width())
            ink.block(QRectF(room.left(), top, room.width(), unit(30)), lines, font, style.colour("text"))
            top += unit(30)
        if throw.reasons:
            ways = [(unit.font(18), 1), (unit.font(16), 2), (unit.font(13), 2)]
            lines, font, _ = fitted(throw.reasons, ways, room.width(), room.bottom() - top)
            high = min(room.bottom() - top, line_height(font) * len(lines))
            ink.block(QRectF(room.left(), top, room.width(), high), lines, font, style.colour("soft"))


def throw_words(throw: PublicThrow) -> str:
    """Say a throw: whose, the dice, the total, and whether it wins."""
    dice = " ".join(map(str, throw.dice))
    total = f"= {throw.total}" if throw.total else ""
    wins = QCoreApplication.translate("PublicRoll", "wins") if throw.wins else ""
    return ", ".join(filter(None, (throw.who, f"{dice} {total}".strip(), throw.reasons, wins)))
