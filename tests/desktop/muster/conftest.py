"""A window with the real Muster on a real file, and a hand that types as a player does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.muster.place import MusterPlace
from desktop.shell.window import Window
from tests.desktop.muster.in_view import place_title

KEYS = {"\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\x1b": Qt.Key.Key_Escape}


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the Muster, with the Griffons."""
    return {"place": "muster", "people": "griffins"}


@pytest.fixture
def place(window: Window) -> MusterPlace:
    """Give the Muster with the rulebook's Griffon army in view."""
    found = window.go("muster")
    assert isinstance(found, MusterPlace)
    assert place_title(found) == "Griffon (V-A-4)"
    return found


@pytest.fixture
def press(qtbot: QtBot, window: Window) -> Callable[..., None]:
    """Press one key where the focus is."""

    def do(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        qtbot.keyClick(QApplication.focusWidget() or window, key, held)

    return do


@pytest.fixture
def write(window: Window) -> Callable[[str], None]:
    """Type a text, letter by letter, where the focus is."""

    def do(text: str) -> None:
        for letter in text:
            target: QWidget = QApplication.focusWidget() or window
            key = KEYS.get(letter, Qt.Key.Key_unknown)
            shown = "" if letter in KEYS else letter
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(target, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, shown))

    return do


@pytest.fixture
def click(qtbot: QtBot) -> Callable[[QWidget, QPoint], None]:
    """Click at a point of a widget."""

    def do(widget: QWidget, point: QPoint) -> None:
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)

    return do
