"""What a key types, and where Tab leads."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_HELD = _CONTROL | _ALT | Qt.KeyboardModifier.MetaModifier


def typed(event: QKeyEvent) -> str:
    """Return the character that a key types, "" for a key held with others: Ctrl+A is no letter.

    Ctrl and Alt together are AltGr on some systems, which types.
    """
    held = event.modifiers() & _HELD
    return event.text() if held in (Qt.KeyboardModifier.NoModifier, _CONTROL | _ALT) else ""


def presses_button(event: QKeyEvent) -> bool:
    """Let Enter press the button that has the keyboard: which systems do so by themselves differs."""
    button = QApplication.focusWidget()
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
        button.click()
        return True
    return False


def lead(fields: Iterable[QWidget]) -> None:
    """Let Tab lead from one field to the next."""
    for before, after in pairwise(fields):
        QWidget.setTabOrder(before, after)
