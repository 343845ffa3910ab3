"""A key that is held down: it moves, scrolls, types and notches on, but it decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QWidget

from desktop.widgets.system_window import watch_handle

_MOVES = frozenset({
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Alt,
    Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Meta,
})  # fmt: skip
_WIPES = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete})
_KEYS = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride})
_ENTERS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class HeldKeys(QObject):
    """Watches the system's window: no widget in it meets the repeats of a held key that would press a verb.

    The shortcut of a verb repeats where its row says so (``ActionRow.repeats``), which Qt sees to.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)
        self._window = window
        self._let_go = 0, 0  # which key of the keyboard, and when in ms

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take away the repeats of a key that neither moves, types nor notches."""
        if watched is self._window:
            watch_handle(self._window, self, event)
            return False
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        told = event.nativeScanCode(), event.timestamp()
        if event.type() == QEvent.Type.KeyRelease:
            self._let_go = told
            return False
        # X tells a repeat as let go and pressed in the same instant, which Qt takes for a press under load
        bounces = told == self._let_go and all(told)
        repeats = event.isAutoRepeat() and event.type() == QEvent.Type.KeyPress
        if not (repeats or bounces) or _goes_on(event) or (bounces and self._repeats_a_verb(event)):
            return False
        event.accept()
        return True

    def _repeats_a_verb(self, event: QKeyEvent) -> bool:
        """Tell whether a key is the shortcut of a verb that a held key does again."""
        keys = QKeySequence(event.keyCombination())
        verbs = self._window.findChildren(QAction)
        return any(verb.autoRepeat() and verb.isEnabled() and keys in verb.shortcuts() for verb in verbs)


def _goes_on(event: QKeyEvent) -> bool:
    """Tell whether a held key repeats what it does."""
    key, text = event.key(), event.text()
    held = event.modifiers()
    if key in _MOVES or text == "+" or (text == "-" and held & Qt.KeyboardModifier.KeypadModifier):
        return True  # elsewhere a minus may be the 6 of a French keyboard, and so a die
    field = QApplication.focusWidget()
    if isinstance(field, QPlainTextEdit):
        confirms = key in _ENTERS and held & Qt.KeyboardModifier.ControlModifier
        return key in _WIPES or (bool(text) and not confirms)
    if isinstance(field, QAbstractSpinBox):  # letters there are verbs of what asks for the number
        return key in _WIPES or text.isdigit()
    return isinstance(field, QLineEdit) and (key in _WIPES or (text.isprintable() and bool(text)))
