"""A hand that types where the focus is, as players do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from tests.desktop.unpainted import rest
from tests.desktop.unpainted import settle as settle

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier

KEYS = {"\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\x1b": Qt.Key.Key_Escape, " ": Qt.Key.Key_Space}


class Hand:
    """Types keys where the focus is, and counts them; to look at what came of them is :func:`settle`."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.keys = 0

    def __call__(self, text: str) -> None:
        """Type keys one by one: letters, ``\\n`` Enter, ``\\x1b`` Esc, ``\\t`` Tab."""
        for letter in text:
            self.press(
                KEYS.get(letter, Qt.Key.Key_unknown), letter if letter == " " or letter not in KEYS else ""
            )

    def press(
        self, key: Qt.Key, text: str = "", held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press one key, as a shortcut if it is one, else where the focus is."""
        self.keys += 1
        if text and key is Qt.Key.Key_unknown and len(text.upper()) == 1 and ord(text.upper()) < 256:
            key = Qt.Key(ord(text.upper()))
            if text.isupper():
                held |= Qt.KeyboardModifier.ShiftModifier
        target: QWidget = QApplication.focusWidget() or self._window
        from PySide6.QtTest import QTest

        event = QKeyEvent(QEvent.Type.KeyPress, key, held, text)
        if not _is_shortcut(self._window, target, event):
            QApplication.sendEvent(target, event)
        else:
            QTest.keyClick(target, key, held)
        rest()


def _is_shortcut(window: Window, target: QWidget, event: QKeyEvent) -> bool:
    """Tell whether a key would act as a shortcut: no field wants it, and an action has it."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers(), event.text())
    asked.ignore()
    QApplication.sendEvent(target, asked)
    return not asked.isAccepted()


def undone(table: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    settle()
