"""The base of questions that are answered with dice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.prompts.base import Prompt
from rules.battle.events import Rolled


class DicePrompt(Prompt):
    """Holds the dice typed so far; Backspace takes the last one back until ``rolled`` is there."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent, title)
        self._dice: list[int] = []
        self.rolled: Rolled | None = None

    def refresh(self) -> None:
        """Show everything as it stands."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last die back with Backspace."""
        if event.key() == Qt.Key.Key_Backspace and self._dice and self.rolled is None:
            self._dice.pop()
            self.refresh()
            return
        super().keyPressEvent(event)
