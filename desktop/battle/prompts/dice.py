"""Dice as large boxes, and the way from them to a result."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.board.paint import state
from desktop.battle.kit import Ink, kit, line_height, lines_of

_CENTRE = Qt.AlignmentFlag.AlignCenter


class DiceRow(QWidget):
    """The dice as large boxes, filled by typing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.dice: list[int] = []
        self.needed = 2
        self.kept: tuple[int, ...] = ()
        self.setFixedHeight(kit().px(56))

    def show_dice(self, dice: list[int], needed: int, kept: tuple[int, ...]) -> None:
        """Show dice, empty boxes for those still to come; those not kept are faint."""
        self.dice, self.needed, self.kept = list(dice), needed, kept
        self.setAccessibleName(" ".join(map(str, dice)))
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [str(die) for die in self.dice]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        with Ink(self) as ink:
            made = ink.kit
            left = list(self.kept)
            for place in range(max(self.needed, len(self.dice))):
                rect = QRectF(place * made.px(64) + 2, 2, made.px(52), made.px(52))
                typed = place < len(self.dice)
                now = place == len(self.dice)
                out = typed and bool(self.kept) and self.dice[place] not in left
                if typed and not out and self.kept:
                    left.remove(self.dice[place])
                ink.box(rect, made.colour("raised"), made.colour("focus" if now else "line"), made.px(8), 2)
                if typed:
                    colour = made.colour("soft" if out else "text")
                    ink.text(rect, str(self.dice[place]), made.title, colour, _CENTRE)
                    if out:
                        ink.line(rect.bottomLeft(), rect.topRight(), made.colour("soft"), 2)


class ResultLines(QWidget):
    """The way of a roll, a line each, and what came of it in large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[str] = []
        self._result: tuple[str, str, str, int] | None = None

    def show_way(self, lines: list[str], result: tuple[str, str, str, int] | None) -> None:
        """Show reasons and the result (words, letter, shape, how loud)."""
        self._lines, self._result = lines, result
        made = kit()
        height = line_height(made.body) * len(lines) + (made.px(52) if result else 0)
        self.setFixedHeight(max(height, made.px(4)))
        self.setAccessibleName(result[0] if result else "")
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return ink.words

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        top = 0.0
        if self._result is not None:
            words, letter, shape, loud = self._result
            x = float(made.px(2))
            if letter:
                state(ink, QRectF(x, top + made.px(4), made.px(36), made.px(36)), shape, letter, loud)
                x += made.px(46)
            ink.text(QRectF(x, top, self.width(), made.px(44)), words, made.title, made.colour("text"))
            top += made.px(52)
        for line in self._lines:
            shown = lines_of(line, made.body, self.width(), 1)[0]
            ink.text(
                QRectF(0, top, self.width(), line_height(made.body)), shown, made.body, made.colour("soft")
            )
            top += line_height(made.body)
