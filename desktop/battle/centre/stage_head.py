"""The line above the rows of who acts: the stages, or who has still to act, and the verb of the moment."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.speaking_tags import paint_stage, stage_height
from desktop.battle.turn_summary import StageLine
from desktop.look.painting import Ink, kit


class StageHead(QWidget):
    """Stands above a page that scrolls, so that it is read however far the rows have gone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line: StageLine | None = None
        self.hide()

    def show_line(self, line: StageLine | None) -> None:
        """Show a line, None for nothing to say."""
        if line is not None and line != self._line:
            self._line = line
            self.update()
        high = stage_height(kit())
        if self.height() != high or self.minimumHeight() != high:
            self.setFixedHeight(high)
        if self.isHidden() is (line is not None):
            self.setVisible(line is not None)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [] if self.isHidden() else list(ink.words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> None:
        if self._line is not None:
            paint_stage(ink, self._line, self.width())
