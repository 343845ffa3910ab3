"""The choice of the game that an army is for, while it has no card."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSignalBlocker, QSize
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.look import theme
from desktop.widgets.boxes import LettersBox
from rules.systems import KINDS


class GameBox(LettersBox):
    """The games by name, in the order of the program."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for kind in KINDS.values():
            self.addItem(kind.name, kind.id)

    def sizeHint(self) -> QSize:
        """Hold the longest of the words: the arrow of the style sheet is wider than Qt reckons with."""
        return super().sizeHint().grownBy(QMargins(0, 0, theme.current().px(6), 0))

    def choose(self, system: str) -> None:
        """Choose a game without telling anybody; one that nobody knows is none of them."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(system))

    @property
    def chosen(self) -> str:
        """The id of the game chosen, "" for one that nobody knows."""
        return str(self.currentData() or "")
