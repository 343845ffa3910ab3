"""A window with the real Library place on a real file, and a hand that types as a player does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from db.library import Library
from desktop.environment.settings import Settings
from desktop.library.columns_page import ColumnsPage
from desktop.library.place import LibraryPlace
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.shell.place import Note
from desktop.shell.window import PLACES, Window

KEYS = {
    "\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\b": Qt.Key.Key_Backspace, "\x1b": Qt.Key.Key_Escape,
    " ": Qt.Key.Key_Space, "\x7f": Qt.Key.Key_Delete,
}  # fmt: skip


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def spoken() -> str:
    """Speak French."""
    return "fr"


@pytest.fixture
def desk(library_file: Path) -> Iterator[Desk]:
    """Open a new library with its starter cards."""
    with Library.open(library_file) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, desk: Desk) -> Window:
    """Show the window, standing in the Library."""
    shown = Window(settings, PLACES)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.set_desk(desk, "club")
    shown.go("library")
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    return shown


@pytest.fixture
def place(window: Window) -> LibraryPlace:
    """Give the Library place."""
    built = window.place("library")
    assert isinstance(built, LibraryPlace)
    return built


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


@pytest.fixture
def hand() -> Hand:
    """Give a hand that has typed nothing yet."""
    return Hand()


@pytest.fixture
def id_of(desk: Desk) -> Callable[[str], str]:
    """Find a card of the library by its French name."""

    def found(name: str) -> str:
        return next(r.card_id for r in desk.library.cards() if r.card.name_fr == name)

    return found


@pytest.fixture
def notes(place: LibraryPlace) -> list[Note]:
    heard: list[Note] = []
    place.said.connect(heard.append)
    return heard


def shown(place: LibraryPlace) -> list[str]:
    return [revision.card.name("fr") for revision in place.model.rows]


def drop(target: object, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(9, 9),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    target.dropEvent(event)  # type: ignore[attr-defined]


@pytest.fixture
def ask(qtbot: QtBot, place: LibraryPlace) -> Callable[[], ColumnsPage]:
    """Wait for the page that asks what the columns of a table hold."""

    def wait() -> ColumnsPage:
        qtbot.waitUntil(lambda: not place.importing.busy)
        page = place.importing.asking.page
        assert page is not None and page.isVisible()
        return page

    return wait
