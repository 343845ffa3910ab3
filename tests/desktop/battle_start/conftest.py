"""A window with the real Battle place on a real file, and a hand that types as a player does."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle_start.start_page import StartPage
from desktop.shell.window import Window
from tests.desktop.battle_start.strategic import Press, Write, panel_of

KEYS = {"\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "↓": Qt.Key.Key_Down, "\x1b": Qt.Key.Key_Escape}


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> str:
    """Speak the ``language`` of a test from the start, else English: to change it takes as long as a test."""
    return str(request.getfixturevalue("language")) if "language" in request.fixturenames else "en"


@pytest.fixture
def written_at(request: pytest.FixtureRequest) -> int:
    """Write at the ``scale`` of a test from the start, else at 100 %: a change takes as long as a test."""
    return int(request.getfixturevalue("scale")) if "scale" in request.fixturenames else 100


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the battle, with the Griffons."""
    return {"place": "battle", "people": "griffins"}


@pytest.fixture
def place(window: Window) -> BattlePlace:
    """Give the Battle place with its list in view."""
    found = window.go("battle")
    assert isinstance(found, BattlePlace)
    return found


@pytest.fixture
def page(place: BattlePlace) -> StartPage:
    """Give the start page."""
    return place.start


@pytest.fixture
def example(place: BattlePlace) -> StrategicPanel:
    """Open the rulebook's example at its strategic phase."""
    place.start.does.play_example()
    return panel_of(place)


@pytest.fixture
def press(qtbot: QtBot, window: Window) -> Press:
    """Press one key where the focus is."""

    def do(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        qtbot.keyClick(QApplication.focusWidget() or window, key, held)

    return do


@pytest.fixture
def write(qtbot: QtBot, window: Window) -> Write:
    """Type a text, letter by letter, where the focus is, shortcuts included."""

    def do(text: str) -> None:
        for letter in text:
            target: QWidget = QApplication.focusWidget() or window
            if letter in KEYS:
                qtbot.keyClick(target, KEYS[letter])
            elif letter.isascii():
                qtbot.keyClick(target, letter)
            else:
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    event = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
                    QApplication.sendEvent(target, event)

    return do
