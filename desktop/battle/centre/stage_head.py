"""The line above the rows of who acts: the stages of a speaking turn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.look.painting import Ink, PaintStyle, advance, paint_style
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker
from desktop.wording import fill
from desktop.wording.battle.turn_summary import StageLine

_CENTRE = Qt.AlignmentFlag.AlignCenter


class StageHead(Painted, QWidget, Speaker):
    """Stands above a page that scrolls, so that it is read however far the rows have gone."""

    spoken_role = QAccessible.Role.Heading

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line: StageLine | None = None
        self.setAutoFillBackground(True)  # the page beneath is not painted with it
        self.hide()

    def show_line(self, line: StageLine | None) -> None:
        """Show a line, None for nothing to say."""
        if line is not None and line != self._line:
            self._line = line
            said = ", ".join(line.stages)
            if line.at >= 0:
                words = self.tr("{stages}. Now: {stage}")
                said = fill(words, stages=said, stage=line.stages[line.at])
            self.setAccessibleName(said)
            self.update()
        high = stage_height(paint_style())
        if self.height() != high or self.minimumHeight() != high:
            self.setFixedHeight(high)
        if self.isHidden() is (line is not None):
            self.setVisible(line is not None)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [] if self.isHidden() else super().visible_strings()

    def _paint(self, ink: Ink) -> None:
        if self._line is not None:
            paint_stage(ink, self._line, self.width())


def stage_height(style: PaintStyle) -> int:
    """Tell how high the line of the stage is, in px."""
    return style.px(36)


def paint_stage(ink: Ink, line: StageLine, width: float) -> None:
    """Paint the stages, the present one on a ground of its own."""
    style = ink.style
    high = stage_height(style)
    stages = line.stages
    if sum(advance(words, style.bold) + style.px(20) for words in stages) > width and line.at >= 0:
        # the number of a stage stands for it where there is no room for its words
        stages = tuple(words if n == line.at else words.partition(" ")[0] for n, words in enumerate(stages))
    x, pill = float(style.px(2)), QRectF(0, style.px(2), 0, high - style.px(8))
    for place, words in enumerate(stages):
        here = place == line.at
        font = style.bold if here else style.body
        across = advance(words, font) + style.px(20)
        at = QRectF(x, pill.y(), across, pill.height())
        if here:
            ink.box(at, style.colour("accent"), None, at.height() / 2)
        ink.text(at, words, font, style.colour("on-accent" if here else "soft"), _CENTRE)
        x += across
