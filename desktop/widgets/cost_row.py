"""The cost of a spell or a miracle as chips, element by element."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_in, paint_style
from desktop.widgets.gem_spin import paint_stone
from desktop.widgets.painted import Painted
from desktop.wording.battle.cost_words import joined_words, line_words
from desktop.wording.card_words import language_now
from rules.spells import CostLine


class CostRow(Painted, QWidget):
    """The parts of a cost as chips: a stone with the element's letter, its words, and a tick or a warning."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[CostLine, ...] = ()

    def show_cost(self, lines: Sequence[CostLine]) -> None:
        """Show the parts of a cost."""
        self._lines = tuple(lines)
        self.setVisible(bool(lines))
        self.setAccessibleName(joined_words(lines))
        self._settle()
        self.update()

    def text(self) -> str:
        """Say the whole cost."""
        return self.accessibleName()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [*super().visible_strings(), self.text()]

    def _settle(self) -> None:
        with Ink.dry() as ink:
            height = round(self._paint(ink))
        if self.height() != height:
            self.setFixedHeight(max(1, height))

    def sizeHint(self) -> QSize:
        """Ask for the room of all chips."""
        return QSize(paint_style().px(300), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put chips that find no room below."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._settle()

    def _paint(self, ink: Ink) -> float:
        style = ink.style
        x, y, height = 0.0, 0.0, style.px(40)
        for line in self._lines:
            words = line_words(line)
            width = style.px(34 + 30 + 12) + advance(words, style.body)
            if x and x + width > self.width():
                x, y = 0.0, y + height + style.px(6)
            self._chip(ink, QRectF(x, y, width, height), line, words)
            x += width + style.px(8)
        return y + height if self._lines else 0.0

    def _chip(self, ink: Ink, rect: QRectF, line: CostLine, words: str) -> None:
        style = ink.style
        tone = style.colour("bad" if line.missing else "good")
        ink.box(rect, theme.mix(tone, style.colour("raised"), 8), tone, style.px(6), 1)
        stone = QRectF(rect.x() + style.px(7), rect.center().y() - style.px(12), style.px(24), style.px(24))
        paint_stone(ink, stone, line.element, language_now())
        room = rect.adjusted(style.px(38), 0, -style.px(34), 0)
        ink.text(room, words, style.body, style.colour("text"))
        mark = QRectF(rect.right() - style.px(32), rect.y(), style.px(26), rect.height())
        name, colour = ("alert-triangle", "bad") if line.missing else ("circle-check", "good")
        icon_in(ink, mark, name, 20, colour)
