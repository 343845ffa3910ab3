"""Real keys and a real mouse: what is pressed goes to the window of the system, and Qt finds who takes it.

To look at what came of it is :func:`settle`, where painting is held back.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.desktop.unpainted import rest
from tests.desktop.unpainted import settle as settle

PLAIN = Qt.KeyboardModifier.NoModifier
KEYS = {
    "\n": Qt.Key.Key_Return,
    "\t": Qt.Key.Key_Tab,
    "↓": Qt.Key.Key_Down,
    "\x1b": Qt.Key.Key_Escape,
    " ": Qt.Key.Key_Space,
}


def _front(window: QWidget | None = None) -> QWindow:
    """Give the window of the system that has the keyboard: a dialog, else the one named, else the active one.

    A menu or a list that pops up gets its keys from there.
    """
    found = QApplication.activeModalWidget() or window or QApplication.activeWindow()
    assert found is not None
    handle = found.window().windowHandle()
    assert handle is not None
    return handle


def press(key: Qt.Key, held: Qt.KeyboardModifier = PLAIN, *, window: QWidget | None = None) -> None:
    """Press one key, as the system tells it to the window in front."""
    QTest.keyClick(_front(window), key, held)
    rest()


def hold(key: Qt.Key, text: str = "", times: int = 8, held: Qt.KeyboardModifier = PLAIN) -> None:
    """Hold one key down until it has repeated so many times, as the system tells it; then let it go."""
    QTest.keyPress(_front(), key, held)
    for _ in range(times):
        repeat(key, text, held)
    QTest.keyRelease(_front(), key, held)
    rest()


def repeat(key: Qt.Key, text: str = "", held: Qt.KeyboardModifier = PLAIN) -> None:
    """Repeat one key that was held down before, once."""
    QTest.simulateEvent(_front(), True, key.value, held, text, True)
    rest()


def write(text: str, *, window: QWidget | None = None) -> None:
    """Type a text, letter by letter: ``\\n`` Enter, ``\\t`` Tab, ``\\x1b`` Esc."""
    for letter in text:
        if letter in KEYS:
            QTest.keyClick(_front(window), KEYS[letter])
        else:
            QTest.keyClick(_front(window), letter)  # type: ignore[call-overload]  # told of widgets alone
    rest()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Click where a widget stands in its window, whoever lies over it there."""
    window = widget.window()
    point = widget.mapTo(window, widget.rect().center() if at is None else at)
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, PLAIN, point)
    rest()


def double_click(widget: QWidget, at: QPoint) -> None:
    """Click twice at a point of a widget."""
    window = widget.window()
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, PLAIN, widget.mapTo(window, at))
    rest()


def drop_files(
    widget: QWidget,
    *paths: Path,
    at: QPoint | None = None,
    proposed: Qt.DropAction = Qt.DropAction.CopyAction,
) -> Qt.DropAction:
    """Drag files over a widget and let them fall there; tell what the file manager hears was done."""
    window = widget.window()
    point = widget.mapTo(window, widget.rect().center() if at is None else at)
    handle = window.windowHandle()
    assert handle is not None
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    mime.setText("\n".join(str(path) for path in paths))  # as file managers do
    may, left = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    entered = QDragEnterEvent(point, may, mime, left, PLAIN)
    entered.setDropAction(proposed)
    QApplication.sendEvent(handle, entered)
    if not entered.isAccepted():
        QApplication.sendEvent(handle, QDragLeaveEvent())
        return Qt.DropAction.IgnoreAction
    moved = QDragMoveEvent(point, may, mime, left, PLAIN)
    QApplication.sendEvent(handle, moved)
    fell = QDropEvent(QPointF(point), may, mime, left, PLAIN)
    fell.setDropAction(proposed)
    QApplication.sendEvent(handle, fell)
    settle()
    return fell.dropAction() if fell.isAccepted() else Qt.DropAction.IgnoreAction


def hold_alt(window: QWidget) -> None:
    """Press Alt over a window and keep it down."""
    _alt(window, QEvent.Type.KeyPress, PLAIN, 0)


def let_alt_go(window: QWidget, held_ms: int = 900) -> None:
    """Let Alt go, so many milliseconds after it was pressed by the clock of the events."""
    _alt(window, QEvent.Type.KeyRelease, Qt.KeyboardModifier.AltModifier, held_ms)


def _alt(window: QWidget, kind: QEvent.Type, modifiers: Qt.KeyboardModifier, at_ms: int) -> None:
    handle = window.windowHandle()
    assert handle is not None
    event = QKeyEvent(kind, Qt.Key.Key_Alt, modifiers)
    event.setTimestamp(at_ms)
    QCoreApplication.sendEvent(handle, event)
    settle()
