"""A field for a value that somebody may not know."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent

from desktop.widgets.keys import typed
from desktop.widgets.spin import Spin

UNKNOWN = -31
"""What a field shows as "?": nobody knows the value yet."""


class ValueField(Spin):
    """A field for a value that leaves letters to the question: they are its verbs."""

    @property
    def entered(self) -> float | None:
        """The value, None while nobody knows it."""
        return None if self.value() == UNKNOWN else float(self.value())

    def show_known(self, value: float | None) -> None:
        """Show a value that nobody typed."""
        shown = round(value) if value is not None else UNKNOWN
        if self.value() != shown:
            self.blockSignals(True)
            self.setValue(shown)
            self.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take figures, a sign and what moves; hand letters on."""
        if typed(event).isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)
