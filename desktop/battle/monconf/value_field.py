"""A field for a value that somebody may not know."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent

from desktop.widgets.keys import typed
from desktop.widgets.spin import Spin

UNKNOWN = -31
"""What a field shows as "?": nobody knows the value yet."""


class ValueField(Spin):
    """A field for a value that leaves letters to the question: they are its verbs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take figures, a sign and what moves; hand letters on."""
        if typed(event).isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)
