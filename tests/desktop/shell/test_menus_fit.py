"""The menu of each place: it has room in the smallest window, and every verb stands in it once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu

from desktop.library.place import LibraryPlace
from desktop.shell.place import WindowPlace
from desktop.shell.window import PLACES, Window
from desktop.widgets.verb_menu import Entries, Submenu
from tests.desktop.hands import settle

_TABLES = ("", ".monconf", ".eclats")
"""The examples of the three games, by the ends of their verbs."""


def look(window: Window, width: int, height: int, scale: int, language: str) -> None:
    """Show the window at its size, in its letters, in a language."""
    window.resize(width, height)
    window.change_settings(language=language, scale=scale)
    settle()


def filled(window: Window) -> QMenu:
    """Give the menu of the place in view as it opens."""
    titles = {each.text().replace("&", ""): each for each in window.menus.actions()}
    menu = titles[title(window)].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return menu


def title(window: Window) -> str:
    """Name the place in view."""
    place = window.current()
    assert place is not None
    return place.title()


def with_submenus(menu: QMenu) -> Iterator[QMenu]:
    """Give a menu and all that open from it."""
    yield menu
    for action in menu.actions():
        part = action.menu()
        if isinstance(part, QMenu):
            yield from with_submenus(part)


def too_tall(window: Window) -> list[str]:
    """Name the menus of the place in view that are higher than the window, or wrapped into columns."""
    room = window.height() - window.menus.height()
    return [
        menu.title()
        for menu in with_submenus(filled(window))
        if menu.sizeHint().height() > room
        or len({menu.actionGeometry(action).x() for action in menu.actions()}) > 1
    ]


def ids(entries: Entries) -> Iterator[str]:
    """Give the verbs of a menu and its submenus."""
    for entry in entries:
        if isinstance(entry, Submenu):
            yield from filter(None, entry.ids)
        elif entry:
            yield entry


def listed(place: WindowPlace) -> set[str]:
    """Give the verbs of a place that are shown to the player."""
    return {row.id for row in place.verbs_of_place().rows if row.listed}


@pytest.mark.parametrize("width, height, scale", [(1024, 700, 100), (1366, 768, 150)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_menu_of_a_place_is_higher_than_the_window(
    real_window: Window, language: str, width: int, height: int, scale: int
) -> None:
    look(real_window, width, height, scale, language)
    for row in PLACES:
        real_window.go(row.key)
        assert too_tall(real_window) == [], row.key
    for system in _TABLES:
        battle = real_window.go("battle")
        battle.verbs_of_place()[f"start.example{system}"].trigger()
        settle()
        assert too_tall(real_window) == [], system


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_menu_has_no_words_twice(real_window: Window, language: str) -> None:
    look(real_window, 1024, 700, 100, language)
    for row in PLACES:
        real_window.go(row.key)
        for menu in with_submenus(filled(real_window)):
            words = [action.text() for action in menu.actions() if not action.isSeparator()]
            assert len(words) == len(set(words)), row.key


def test_every_verb_of_the_library_stands_once_in_the_menu_of_its_page(
    real_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = real_window.go("library")
    assert isinstance(place, LibraryPlace)
    monkeypatch.setattr(type(place), "has_draft", lambda _: True)
    monkeypatch.setattr(type(place.conflicts), "is_offered", lambda _: True)
    cards = list(ids(place.menu()))
    place.actions_set["library.options"].trigger()
    options = list(ids(place.menu()))
    assert len(cards) == len(set(cards))
    assert set(cards) & set(options) == {"library.print"}
    assert set(cards) | set(options) == listed(place)


def test_the_menu_of_the_library_offers_an_unfinished_card_only_where_there_is_one(
    real_window: Window,
) -> None:
    place = real_window.go("library")
    assert not {"library.draft", "library.stays", "library.option_new"} & set(ids(place.menu()))


def possible(window: Window) -> list[str]:
    """Give the words of what the menu of the place in view can do now."""
    actions = [action for menu in with_submenus(filled(window)) for action in menu.actions()]
    return [action.text() for action in actions if action.isEnabled() and not action.isSeparator()]


def greyed(window: Window) -> list[str]:
    """Give the words of what the menu of the place in view names and cannot do now."""
    actions = [action for menu in with_submenus(filled(window)) for action in menu.actions()]
    return [action.text() for action in actions if not action.isEnabled()]


def test_while_a_card_is_entered_the_menu_has_the_verbs_of_its_form_alone(real_window: Window) -> None:
    place = real_window.go("library")
    assert isinstance(place, LibraryPlace)
    place.actions_set["library.new"].trigger()
    assert greyed(real_window) == []
    assert possible(real_window) == ["Save the card", "Save, and begin the next card", "Leave the page"]
    place.actions_set["library.back"].trigger()
    assert place.is_browsing()
    assert "library.new" in set(ids(place.menu()))


def test_while_formats_are_read_the_menu_has_their_verbs_alone(real_window: Window) -> None:
    place = real_window.go("muster")
    place.actions_set["muster.formats"].trigger()
    assert greyed(real_window) == ["Delete the format"]  # those that ship stay
    place.actions_set["muster.format_copy"].trigger()
    assert greyed(real_window) == []
    place.actions_set["muster.format_delete"].trigger()
    place.actions_set["muster.format_back"].trigger()
    assert "muster.new" in set(ids(place.menu()))


def test_every_verb_of_the_muster_stands_in_its_menu_once(real_window: Window) -> None:
    place = real_window.go("muster")
    digits = {"muster.figures_1"}  # which number is meant only a digit tells; a mouse has more and fewer
    assert sorted(ids(place.menu())) == sorted(listed(place) - digits)


def test_every_verb_of_printing_stands_in_its_menu_once_it_is_possible(real_window: Window) -> None:
    place = real_window.go("printing")
    assert "printing.unfit_behind" not in ids(place.menu())
    for id in listed(place):
        place.actions_set[id].setEnabled(True)
    assert sorted(ids(place.menu())) == sorted(listed(place))


@pytest.mark.parametrize("system", _TABLES)
def test_every_verb_of_the_battle_stands_once_in_the_menu_of_its_page(
    real_window: Window, system: str
) -> None:
    place = real_window.go("battle")
    of_list = list(ids(place.menu()))
    place.verbs_of_place()[f"start.example{system}"].trigger()
    settle()
    at_table = list(ids(place.menu()))
    assert sorted(of_list + at_table) == sorted(listed(place))
