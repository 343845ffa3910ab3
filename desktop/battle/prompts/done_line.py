"""A step of a roll that is done: one slim line with what came of it; pressed, it is open again."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.look.painting import Ink, advance, icon_in, kit, line_height, lines_of

_HEIGHT = 40
"""Of a line, in px at 100 %."""


@dataclass(frozen=True, slots=True)
class DoneStep:
    """What was done and what came of it."""

    words: str
    result: str


class DoneLine(QAbstractButton):
    """Says a step that is done; a press opens it again."""

    def __init__(self, step: DoneStep, parent: QWidget) -> None:
        super().__init__(parent)
        self.step = step
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{step.words}: {step.result}")
        self.setToolTip(self.tr("Open this step again"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [self.step.words, self.step.result]

    def _lines(self, width: int) -> tuple[str, ...]:
        made = kit()
        room = width - made.px(52) - advance(self.step.result, made.bold)
        return lines_of(self.step.words, made.body, room, 4)

    def heightForWidth(self, width: int) -> int:
        """Be as high as the words need."""
        made = kit()
        return max(made.px(_HEIGHT), made.px(10) + line_height(made.body) * len(self._lines(width)))

    def sizeHint(self) -> QSize:
        """Ask for one line; its width tells how many it takes."""
        return QSize(kit().px(200), kit().px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line: a mark, the words, the result at the right."""
        with Ink(self) as ink:
            made, rect = ink.kit, QRectF(self.rect())
            edge = made.colour("focus" if self.hasFocus() else "edge")
            ink.box(rect, made.colour("raised"), edge, made.px(6), 3 if self.hasFocus() else 1)
            icon_in(ink, QRectF(made.px(6), 0, made.px(24), rect.height()), "check", 18, "good")
            lines = self._lines(self.width())
            high = line_height(made.body) * len(lines)
            words = QRectF(made.px(36), (rect.height() - high) / 2, rect.width(), high)
            ink.block(words, lines, made.body, made.colour("text"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            ink.text(
                rect.adjusted(0, 0, -made.px(10), 0), self.step.result, made.bold, made.colour("text"), right
            )
