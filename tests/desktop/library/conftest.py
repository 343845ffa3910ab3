"""A window with the real Library place on a real file, and a hand that types as a player does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.environment.settings import Settings
from desktop.library.columns_page import ColumnsPage
from desktop.library.place import LibraryPlace
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.shell.place import StripNote
from desktop.shell.window import PLACES, Window
from tests.desktop.kept import opened
from tests.desktop.library.hand import Hand
from tests.desktop.unpainted import shown_unpainted


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
    with opened(library_file) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, desk: Desk) -> Iterator[Window]:
    """Show the window, standing in the Library, unpainted while the test does not look at it."""
    shown = Window(settings, PLACES)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.set_desk(desk, "club")
    library = shown.go("library")
    assert isinstance(library, LibraryPlace)
    with shown_unpainted(shown):
        library.browser.show_all()  # not only what can be played
        yield shown


@pytest.fixture
def place(window: Window) -> LibraryPlace:
    """Give the Library place."""
    built = window.place("library")
    assert isinstance(built, LibraryPlace)
    return built


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
def notes(place: LibraryPlace) -> list[StripNote]:
    heard: list[StripNote] = []
    place.said.connect(heard.append)
    return heard


@pytest.fixture
def ask(qtbot: QtBot, place: LibraryPlace) -> Callable[[], ColumnsPage]:
    """Wait for the page that asks what the columns of a table hold."""

    def wait() -> ColumnsPage:
        qtbot.waitUntil(lambda: not place.importing.busy)
        page = place.importing.wizard.page
        assert page is not None and page.isVisible()
        return page

    return wait
