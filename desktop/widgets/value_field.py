"""A field for a value that somebody may not know."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QFocusEvent

from desktop.widgets.key_spots import KeySpot
from desktop.widgets.spin import DigitSpin

UNKNOWN = -31
"""What a field shows as "?": nobody knows the value yet."""


class ValueSpin(DigitSpin):
    """A field for a value of a question whose verbs are letters."""

    key = ""
    """The key that leads to it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let what is typed next take the place of the value, also after a press."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self.selectAll)

    def key_spots(self) -> tuple[KeySpot, ...]:
        """Tell the key that leads to it."""
        return (KeySpot(QRectF(self.rect()), self.key),) if self.key else ()

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
