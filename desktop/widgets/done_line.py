"""A step of a roll that is done: one slim line with what came of it; pressed, it is open again."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.look.painting import Ink, advance, icon_in, line_height, lines_of, paint_style
from desktop.widgets.painted import PaintedByWidth
from desktop.wording import about

_HEIGHT = 40
"""Of a line, in px at 100 %."""


@dataclass(frozen=True, slots=True)
class DoneStep:
    """What was done and what came of it."""

    words: str
    result: str


class DoneLine(PaintedByWidth, QAbstractButton):
    """Says a step that is done; a press opens it again."""

    def __init__(self, step: DoneStep, parent: QWidget) -> None:
        super().__init__(parent)
        self.step = step
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(about(step.words, step.result))
        self.setToolTip(self.tr("Open this step again"))
        self.go_by_width()

    def _lines(self, width: int) -> tuple[str, ...]:
        style = paint_style()
        room = width - style.px(52) - advance(self.step.result, style.bold)
        return lines_of(self.step.words, style.body, room, 4)

    def heightForWidth(self, width: int) -> int:
        """Be as high as the words need."""
        style = paint_style()
        return max(style.px(_HEIGHT), style.px(10) + line_height(style.body) * len(self._lines(width)))

    def sizeHint(self) -> QSize:
        """Ask for the height of the present width."""
        wide = paint_style().px(200)
        return QSize(wide, self.heightForWidth(max(self.width(), wide)))

    def _paint(self, ink: Ink) -> None:
        style, rect = ink.style, QRectF(self.rect())
        edge = style.colour("focus" if self.hasFocus() else "edge")
        ink.box(rect, style.colour("raised"), edge, style.px(6), 3 if self.hasFocus() else 1)
        icon_in(ink, QRectF(style.px(6), 0, style.px(24), rect.height()), "check", 18, "good")
        lines = self._lines(self.width())
        high = line_height(style.body) * len(lines)
        words = QRectF(style.px(36), (rect.height() - high) / 2, rect.width(), high)
        ink.block(words, lines, style.body, style.colour("text"))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        ink.text(
            rect.adjusted(0, 0, -style.px(10), 0), self.step.result, style.bold, style.colour("text"), right
        )
