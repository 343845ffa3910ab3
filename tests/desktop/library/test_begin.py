"""The Library begins with what can be played; what it lacks waits behind one click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.library.place import LibraryPlace
from desktop.models.card_index import Only
from desktop.models.cards import CardColumn
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.cards import Card
from tests.desktop.hands import click, press, settle, write


@pytest.fixture
def begun(window: Window, desk: Desk) -> LibraryPlace:
    """Open the library anew."""
    window.set_desk(None)
    window.set_desk(desk, "club")
    place = window.go("library")
    assert isinstance(place, LibraryPlace)
    settle()
    return place


def names(place: LibraryPlace) -> set[str]:
    """Give the French names in view."""
    return {revision.card.name_fr for revision in place.model.rows}


def test_cards_without_pa_wait_behind_one_click(begun: LibraryPlace) -> None:
    chip = begun.browser.only[Only.PRICED]
    assert chip.isVisible() and chip.isChecked() and begun.browser.count.text()
    assert all(revision.card.pa.known for revision in begun.model.rows)
    few = len(begun.model.rows)
    click(chip)
    assert len(begun.model.rows) > 3 * few and not chip.isChecked()


def test_words_that_find_nothing_to_play_are_looked_for_in_all_cards(begun: LibraryPlace) -> None:
    begun.search()
    write("conscrit")
    assert begun.browser.only[Only.PRICED].isChecked()
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    write("alahel")
    assert names(begun) == {"Alahel le Messager"}
    assert not begun.browser.only[Only.PRICED].isChecked(), "it hides nothing any more"


def test_what_is_to_be_filled_in_takes_the_place_of_what_is_ready(begun: LibraryPlace) -> None:
    click(begun.browser.only[Only.NO_PA])
    assert begun.browser.wish.only == {Only.NO_PA}
    assert begun.model.rows and not any(revision.card.pa.known for revision in begun.model.rows)
    click(begun.browser.only[Only.PRICED])
    assert begun.browser.wish.only == {Only.PRICED}


def test_the_cards_of_my_lists_are_one_click_away(begun: LibraryPlace, desk: Desk) -> None:
    click(begun.browser.only[Only.LISTED])
    used = {entry.card_id for army in desk.library.armies() for entry in army.entries}
    assert {revision.card_id for revision in begun.model.rows} == used


def test_a_library_where_nothing_has_a_price_shows_all(window: Window, desk: Desk) -> None:
    for revision in desk.library.cards():
        if revision.card.pa.known:
            cards.delete_cards(desk, card_ids=[revision.card_id])
    cards.save_card(desk, card=Card("Seul", people="griffins"))
    window.set_desk(None)
    window.set_desk(desk, "club")
    place = window.go("library")
    assert isinstance(place, LibraryPlace) and place.browser.wish.only == frozenset()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_right_click_offers_what_can_be_done_to_a_card(begun: LibraryPlace) -> None:
    table = begun.browser.table
    at = table.visualRect(table.model().index(2, CardColumn.NAME)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(table.viewport(), QContextMenuEvent(reason, at, table.viewport().mapToGlobal(at)))
    assert table.currentIndex().row() == 2
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text() for action in menu.actions() if action.text() and action.isEnabled()]
    menu.close()
    settle()
    assert len(words) >= 7
