"""The steps of the strategic phase as a quiet line: done, now, to come."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.battle.strategic.strategy import Strategy
from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_in, kit
from desktop.widgets.spoken import Speaker
from desktop.wording.plain import plain_tip
from rules.battle.state import Game

_CENTRE = Qt.AlignmentFlag.AlignCenter


class StepsLine(QWidget, Speaker):
    """Marks with short words; where there is no room only the step of now has words."""

    spoken_role = QAccessible.Role.Heading

    def __init__(self, strategy: Strategy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strategy = strategy
        self._at = 0
        self._spots: list[QRectF] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, game: Game) -> None:
        """Show how far the phase is."""
        at = self._strategy.at(game)
        if at != self._at:
            self._at = at
            self.update()
        self.setAccessibleName(self._strategy.steps()[at].long)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, *(step.long for step in self._strategy.steps()), self.accessibleName()]

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(kit().px(200), kit().px(32))

    def minimumSizeHint(self) -> QSize:
        """Do with the marks."""
        return QSize(kit().px(120), kit().px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        words = [step.short for step in self._strategy.steps()]
        mark, gap = made.px(26), made.px(12)
        whole = sum(mark + advance(word, made.bold) + gap for word in words)
        terse = whole > self.width()
        height = self.height()
        self._spots = []
        x = 0.0
        for number, word in enumerate(words):
            now, done = number == self._at, number < self._at
            said = not terse or now
            width = mark + (advance(word, made.bold) + gap if said else made.px(6))
            rect = QRectF(x, (height - made.px(28)) / 2, width, made.px(28))
            self._spots.append(rect)
            ball = QRectF(x + made.px(2), rect.center().y() - made.px(10), made.px(20), made.px(20))
            colour = made.colour("accent" if now else "good" if done else "soft")
            ink.disc(ball, colour if now else None, colour, 1.5)
            if done:
                icon_in(ink, ball, "check", 14, "good")
            else:
                ink_colour = made.colour("on-accent" if now else "soft")
                ink.text(ball, str(number + 1), made.small, ink_colour, _CENTRE)
            if said:
                colour = made.colour("text" if now else "soft")
                place = QRectF(x + mark, rect.y(), width, rect.height())
                ink.text(place, word, made.bold if now else made.body, colour)
            x += width
        under = theme.mix(made.colour("line"), made.colour("surface"), 60)
        ink.painter.fillRect(QRectF(0, height - 1, self.width(), 1), under)

    def event(self, event: QEvent) -> bool:
        """Say a step in full."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = next((n for n, rect in enumerate(self._spots) if rect.contains(event.pos())), -1)
            QToolTip.showText(
                event.globalPos(), plain_tip(self._strategy.steps()[at].long if at >= 0 else ""), self
            )
            return True
        return super().event(event)
