"""Type to search: a field with a glass, a cross and Esc."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.icons import icon


class SearchField(QLineEdit):
    """A search field: Esc clears it, a second Esc leaves it; Down goes to the results."""

    left = Signal()
    """Emitted by Esc in an empty field."""

    descended = Signal()
    """Emitted by Down or Return: the results should take the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self._glass = QAction(self)
        self._glass.setIcon(icon("search", "soft"))
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear or leave with Esc, go to the results with Down or Return."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.descended.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_glass"):
            self._glass.setIcon(icon("search", "soft"))
