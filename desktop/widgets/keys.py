"""What a key types."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_HELD = _CONTROL | _ALT | Qt.KeyboardModifier.MetaModifier


def typed(event: QKeyEvent) -> str:
    """Return the character that a key types, "" for a key held with others: Ctrl+A is no letter.

    Ctrl and Alt together are AltGr on some systems, which types.
    """
    held = event.modifiers() & _HELD
    return event.text() if held in (Qt.KeyboardModifier.NoModifier, _CONTROL | _ALT) else ""
