"""A few plain texts of which one is taken: versions of a list, revisions of a card."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QWidget


class WordList(QListWidget):
    """Return takes a text, a second key does what else there is to do with it; Esc is the panel's."""

    taken = Signal()
    other_wanted = Signal()

    def __init__(self, other: Qt.Key, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._other = other

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take with Return, do the other verb with its key; all else is the list's own."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif event.key() == self._other:
            self.other_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
