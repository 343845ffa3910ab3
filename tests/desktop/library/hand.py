"""A hand that types where the focus is, as players do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

KEYS = {
    "\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\b": Qt.Key.Key_Backspace, "\x1b": Qt.Key.Key_Escape,
    " ": Qt.Key.Key_Space, "\x7f": Qt.Key.Key_Delete,
}  # fmt: skip


class Hand:
    """Type into whatever has the focus; every key is counted."""

    def __init__(self) -> None:
        self.keys = 0

    def __call__(self, text: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Type letters one by one; a tab, a new line and an escape are those keys."""
        for letter in text:
            key = KEYS.get(letter, _key_of(letter))
            # Control characters carry no text, as from a keyboard.
            words = "" if letter in "\x1b\x7f" else "\r" if letter == "\n" else letter
            self.press(key, modifiers, words)

    def press(
        self,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        text: str = "",
    ) -> None:
        """Press and release one key: a shortcut first, then the widget with the focus."""
        self.keys += 1
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the focus"
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, key, modifiers, text))
        QApplication.processEvents()


def _key_of(letter: str) -> Qt.Key:
    code = ord(letter.upper())
    return Qt.Key(code) if 0x21 <= code <= 0x5A else Qt.Key.Key_unknown
