"""Fields for numbers whose words keep clear of the edge, as those of every other field do."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox, QWidget

from desktop import theme

_INSET = 7
"""In px at 100 %. A style sheet only makes the field wider by it: Qt lays the line within out by itself."""


def _inset(field: QAbstractSpinBox) -> None:
    field.lineEdit().setTextMargins(theme.current().px(_INSET), 0, 0, 0)


class Spin(QSpinBox):
    """A field for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _inset(self)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            _inset(self)


class DoubleSpin(QDoubleSpinBox):
    """A field for a number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _inset(self)
