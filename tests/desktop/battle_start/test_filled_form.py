"""A form that is filled in stays: no verb of the place empties it; what Cancel drops can be taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.battle.place import BattlePlace
from desktop.battle_start.side_choice import Mode
from desktop.battle_start.start_page import StartPage
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.hands import click, press, settle, write

TIP = Qt.ItemDataRole.ToolTipRole


@pytest.fixture(autouse=True)
def front(window: Window, page: StartPage) -> None:
    """Have the window in front, as who types has it."""
    window.activateWindow()
    settle()


@pytest.fixture
def filled(place: BattlePlace, page: StartPage) -> StartPage:
    """Fill in a new battle by hand."""
    press(Qt.Key.Key_N)
    assert page.asks
    setup = page.setup
    for field, words in ((setup.sides[0].player, "Ann"), (setup.name, "Sunday"), (setup.scenario, "Bridge")):
        click(field)
        write(words)
    click(setup.dice.buttons[0])
    assert stands(page)
    return page


def stands(page: StartPage) -> bool:
    """Tell whether the set-up is in view as it was filled in."""
    setup = page.setup
    words = (setup.sides[0].player.text(), setup.name.text(), setup.scenario.text())
    return page.asks and words == ("Ann", "Sunday", "Bridge")


def test_n_on_a_filled_form_leaves_it_as_it_is(filled: StartPage) -> None:
    assert not filled.setup.sides[1].count.hasFocus()
    press(Qt.Key.Key_N)
    assert stands(filled)
    assert filled.setup.sides[1].count.hasFocus(), "the key leads to the first answer"


def test_x_and_another_place_leave_it_as_it_is(filled: StartPage, place: BattlePlace, window: Window) -> None:
    press(Qt.Key.Key_X)
    assert place.table is not None, "the example lies on the table"
    place.leave()
    settle()
    press(Qt.Key.Key_N)
    assert stands(filled)
    window.go("muster")
    settle()
    window.go("battle", "new")
    settle()
    assert stands(filled)


def test_an_army_that_is_brought_takes_its_side_and_leaves_the_rest(
    filled: StartPage, desk: Desk, window: Window
) -> None:
    brought = next(army.id for army in desk.library.armies() if army.name.startswith("Scorpion"))
    window.go("library")
    window.go("battle", ("army", brought))
    settle()
    assert stands(filled) and filled.setup.sides[0].choice().army == brought


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_what_cancel_drops_is_asked_for_anew_or_taken_back(
    filled: StartPage, window: Window, by: str
) -> None:
    def cancel() -> None:
        click(filled.setup.cancel) if by == "mouse" else press(Qt.Key.Key_Escape)

    cancel()
    assert not filled.asks
    undo = next(b for b in window.findChildren(QPushButton) if b.isVisible() and b.text().startswith("Undo"))
    click(undo)
    assert stands(filled)
    cancel()
    press(Qt.Key.Key_N)
    assert filled.asks and not stands(filled) and filled.setup.name.text() == ""


def test_a_form_that_nobody_touched_is_dropped_without_a_word(page: StartPage, window: Window) -> None:
    press(Qt.Key.Key_N)
    press(Qt.Key.Key_Escape)
    assert not page.asks
    assert not [b for b in window.findChildren(QPushButton) if b.isVisible() and b.text().startswith("Undo")]


def test_a_number_of_cards_stays_too(filled: StartPage) -> None:
    setup = filled.setup
    setup.sides[1].count.setFocus()
    write("7")
    click(setup.dice.buttons[0])
    press(Qt.Key.Key_N)
    assert setup.sides[1].mode is Mode.COUNT and setup.sides[1].count.value() == 7


def test_another_language_words_the_form_anew_and_keeps_what_it_holds(
    filled: StartPage, window: Window
) -> None:
    def said() -> list[str]:
        offered = [side.people.itemText(row) for side in filled.setup.sides for row in range(2)]
        lists = [side.armies.armies for side in filled.setup.sides]
        return offered + [str(rows.index(0).data(TIP)) for rows in lists]

    english = said()
    window.change_settings(language="fr")
    settle()
    french = said()
    assert not [one for one, other in zip(english, french, strict=True) if one == other]
    assert "inconnu" in french and stands(filled)
    window.change_settings(language="en")
    settle()
    assert said() == english and stands(filled)
