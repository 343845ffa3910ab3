"""What a key types, where Tab leads, and who keeps the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QWidget

W = TypeVar("W", bound=QWidget)
_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_HELD = _CONTROL | _ALT | Qt.KeyboardModifier.MetaModifier
ARROWS = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}
"""Where the arrows lead: so many across and down."""


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


def leads_to_button(event: QEvent) -> bool:
    """Tell whether a key is Enter while Tab has led to a button: it presses that, whatever it does elsewhere.

    A button that a mouse has pressed keeps the keyboard in some systems, and is not meant.
    """
    button = QApplication.focusWidget()
    return (
        isinstance(event, QKeyEvent)
        and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        and isinstance(button, QAbstractButton)
        and button.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    )


def keeps_keys(draw: Callable[[W], None]) -> Callable[[W], None]:
    """Let a part of the window keep the keyboard, where what had it is no longer there once it is drawn."""

    @wraps(draw)
    def drawn(part: W) -> None:
        held = _has_keys(part)
        draw(part)
        if held and not _has_keys(part):
            part.setFocus()

    return drawn


def _has_keys(part: QWidget) -> bool:
    held = QApplication.focusWidget()
    return held is not None and held.isVisible() and part.isAncestorOf(held)


def lead(fields: Iterable[QWidget]) -> None:
    """Let Tab lead from one field to the next."""
    for before, after in pairwise(fields):
        QWidget.setTabOrder(before, after)


def leaves_steps(field: QLineEdit | QPlainTextEdit, event: QEvent) -> bool:
    """Leave the keys of undo and redo to the place where nothing is typed in a field; tell whether.

    Qt keeps them for any field with words.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    typed_in = field if isinstance(field, QLineEdit) else field.document()
    undoes = event.matches(QKeySequence.StandardKey.Undo) and not typed_in.isUndoAvailable()
    leaves = undoes or (event.matches(QKeySequence.StandardKey.Redo) and not typed_in.isRedoAvailable())
    if leaves:
        event.ignore()
    return leaves
