"""The cards of the player's own people: one click away, whatever the people is known from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.library.place import LibraryPlace
from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.hands import click, press


def peoples(place: LibraryPlace) -> set[str]:
    return {revision.card.people for revision in place.browser.model.rows}


@pytest.mark.parametrize("keys", [False, True])
def test_one_click_shows_one_s_own_people_and_another_all(place: LibraryPlace, keys: bool) -> None:
    def go() -> None:
        if keys:
            place.browser.mine.setFocus(Qt.FocusReason.TabFocusReason)
            press(Qt.Key.Key_Space)
        else:
            click(place.browser.mine)

    place.settings.change(people="dirz")
    place.refresh()
    every = peoples(place)
    go()
    assert (peoples(place), place.browser.wish.people) == ({"dirz"}, "dirz")
    assert place.browser.people.currentData() == "dirz"
    go()
    assert peoples(place) == every
    assert not place.browser.mine.isChecked()


def test_it_follows_the_box_of_peoples(place: LibraryPlace) -> None:
    place.settings.change(people="dirz")
    place.refresh()
    box = place.browser.people
    for people in ("dirz", "griffins"):
        box.setCurrentIndex(box.findData(people))
        box.activated.emit(box.currentIndex())
        assert place.browser.mine.isChecked() is (people == "dirz")


def test_whose_people_nobody_said_is_that_of_most_lists(place: LibraryPlace, desk: Desk) -> None:
    assert armies.own_people(desk, "wolfen") == "wolfen"
    for name in ("One", "Two"):
        armies.create(desk, name=name, people="dirz")
    assert armies.own_people(desk, "") == "dirz"
    for army in desk.library.armies():
        armies.delete(desk, army.id)
    assert armies.own_people(desk, "") == ""
    place.refresh()
    assert not place.browser.mine.isVisible()


def test_lists_made_elsewhere_meanwhile_count_for_one_s_own_people(
    place: LibraryPlace, window: Window, desk: Desk
) -> None:
    place.refresh()
    assert place.browser.mine.people == "griffins"
    window.go("muster")
    for name in ("One", "Two", "Three"):
        armies.create(desk, name=name, people="dirz")
    window.go("library")
    assert place.browser.mine.people == "dirz"
