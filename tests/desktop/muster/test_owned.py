"""The figures an owner has: counted by one key, told where a list wants more, taken back in the Library."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.library.place import LibraryPlace
from desktop.muster.place import MusterPlace
from desktop.operations import collection
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.text import Refusal
from tests.desktop.muster.in_view import first, kept

Press = Callable[..., None]
Write = Callable[[str], None]


@pytest.fixture(autouse=True)
def active(place: MusterPlace) -> None:
    """Let the window be the active one, on the first card."""
    QApplication.processEvents()
    first(place)


def notes(place: MusterPlace) -> str:
    """Give what the checks say."""
    return " / ".join(place.panes.checks.problems.words())


def test_a_list_that_wants_more_than_is_owned_says_how_many(
    place: MusterPlace, press: Press, write: Write
) -> None:
    assert "owned" not in notes(place)
    press(Qt.Key.Key_G)
    write("2\n")
    assert "Figures wanted: 3; owned: 2. Griffin conscript" in notes(place)
    press(Qt.Key.Key_G)
    write("3\n")
    assert "owned" not in notes(place)


def test_an_empty_count_counts_no_more(place: MusterPlace, desk: Desk, press: Press, write: Write) -> None:
    press(Qt.Key.Key_G)
    write("0\n")
    assert "Figures wanted: 3; owned: 0" in notes(place)
    press(Qt.Key.Key_G)
    press(Qt.Key.Key_Backspace)
    write("\n")
    assert collection.owned(desk) == {}


def test_a_count_is_taken_back_where_it_was_made(
    window: Window, place: MusterPlace, desk: Desk, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_G)
    write("2\n")
    assert window.strip.words == "The figures owned are counted."
    window.strip.verb.click()
    assert collection.owned(desk) == {}
    assert "owned" not in notes(place)


def test_the_library_counts_too_and_takes_back(
    window: Window, place: MusterPlace, desk: Desk, press: Press, write: Write
) -> None:
    library = window.go("library")
    assert isinstance(library, LibraryPlace)
    QApplication.processEvents()
    library.show_card(kept(place).entries[0].card_id)
    library.browser.table.setFocus()
    press(Qt.Key.Key_G)
    write("1\n")
    assert library.detail.facts["Figures owned"] == "1"
    assert library.undo_text() == "1 figure of Conscrit du Griffon owned"
    window.go("muster")
    assert "Figures wanted: 3; owned: 1" in notes(place)
    window.go("library")
    library.undo()
    assert "Figures owned" not in library.detail.facts
    window.go("muster")
    assert "owned" not in notes(place)


def test_nobody_owns_less_than_nothing(place: MusterPlace, desk: Desk) -> None:
    card_id = kept(place).entries[0].card_id
    assert isinstance(collection.count_owned(desk, card_id=card_id, figures=-1), Refusal)
    assert collection.count_owned(desk, card_id=card_id, figures=None) is None
    assert desk.library.head("library") is None
