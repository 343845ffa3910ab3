"""A window with the real Muster on a real file, and a hand that types as a player does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import make
from desktop import theme, words_loader
from desktop.muster.place import MusterPlace
from desktop.opening import desk_for, open_library
from desktop.operations.desk import Desk
from desktop.settings import Settings, ThemeChoice
from desktop.window import Window

KEYS = {"\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\x1b": Qt.Key.Key_Escape}


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """Add the bundled fonts and compile the words, once."""
    theme.add_fonts()
    make.compile_words()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication, fonts: None) -> Iterator[QApplication]:
    """Speak English in light colours at 100 %; whatever a test changes is put back."""
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    words_loader.install(qapp, "en")
    yield qapp
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    words_loader.install(qapp, "en")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Lay a desk with a new library."""
    library = open_library(tmp_path / "club.tact")
    yield desk_for(library)
    library.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Give settings of a player who was welcomed already, in the Muster."""
    made = Settings(tmp_path / "config" / "settings.json")
    made.change(welcomed=True, language="en", theme=ThemeChoice.LIGHT, place="muster", people="griffins")
    return made


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, desk: Desk) -> Iterator[Window]:
    """Show the window in the Muster."""
    shown = Window(settings)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.set_desk(desk, "club")
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    yield shown
    shown.set_desk(None)


@pytest.fixture
def place(window: Window) -> MusterPlace:
    """Give the Muster with the rulebook's Griffon army in view."""
    found = window.go("muster")
    assert isinstance(found, MusterPlace)
    assert place_title(found) == "Griffon (V-A-4)"
    return found


def place_title(place: MusterPlace) -> str:
    """Give the name that stands above the army."""
    return place.panes.header.name.text()


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
