"""Keys of one's own: chosen on the sheet of keys, taken from who had them, given back in one go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from desktop.environment.settings import Settings
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.own_keys import KeyedVerb, holders, with_keys
from desktop.shell.window import Window
from tests.desktop.hands import click, press, settle, write
from tests.desktop.shell.places import OnePlace

CTRL = Qt.KeyboardModifier.ControlModifier
RESERVE = KeyedVerb("one.reserve", "Reserve", "R", "R", "one")
BACK = KeyedVerb("one.back", "Back", "R", "R", "one")
OTHER = KeyedVerb("two.reserve", "Reserve", "R", "R", "two")
REDO = KeyedVerb("window.redo", "Redo", "Ctrl+Shift+Z; Ctrl+Y", "Ctrl+Shift+Z; Ctrl+Y")
VERBS = (RESERVE, BACK, OTHER, REDO)


@pytest.fixture
def sheet(window: Window) -> ShortcutSheet:
    """Open the sheet by its key."""
    window.activateWindow()
    settle()
    window.place("one").setFocus()
    press(Qt.Key.Key_Question)
    found = window.findChild(ShortcutSheet)
    assert isinstance(found, ShortcutSheet) and found.isVisible()
    return found


def key_of(sheet: ShortcutSheet, words: str) -> str:
    """Give the key that stands beside a verb."""
    return next(keys for verb, keys in sheet.table.words() if verb == words)


def go_to(sheet: ShortcutSheet, words: str) -> None:
    """Find a verb by typing, and go down to it."""
    write(words)
    press(Qt.Key.Key_Down)
    assert sheet.table.words()[sheet.table.currentRow()][0] == words


def first(window: Window) -> OnePlace:
    """Give the first place."""
    place = window.place("one")
    assert isinstance(place, OnePlace)
    return place


def test_another_key_is_chosen_by_keys_alone(window: Window, sheet: ShortcutSheet) -> None:
    go_to(sheet, "Reserve")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_G)
    assert sheet.told.text() == "This key is free."
    press(Qt.Key.Key_Return)
    assert key_of(sheet, "Reserve") == "G"
    press(Qt.Key.Key_Escape)
    place = first(window)
    place.noted.clear()
    press(Qt.Key.Key_R)
    assert "reserve" not in place.noted
    press(Qt.Key.Key_G)
    assert "reserve" in place.noted
    kept = Settings.load(window.settings.path).values.shortcuts
    assert kept == {"one.reserve": "G"}


def test_another_key_is_chosen_with_the_mouse(window: Window, sheet: ShortcutSheet) -> None:
    row = next(at for at, (words, _) in enumerate(sheet.table.words()) if words == "Reserve")
    click(sheet.table.viewport(), sheet.table.visualRect(sheet.table.model().index(row, 0)).center())
    click(sheet.change_button)
    press(Qt.Key.Key_G, CTRL)
    click(sheet.take_button)
    assert key_of(sheet, "Reserve") == "Ctrl+G"
    click(sheet.delivered_button)
    assert key_of(sheet, "Reserve") == "R"
    assert window.settings.values.shortcuts == {}


def test_the_sheet_is_closed_with_the_mouse(window: Window, sheet: ShortcutSheet) -> None:
    click(next(each for each in sheet.findChildren(QPushButton) if each.text() == "Close"))
    assert not sheet.isVisible() and window.place("one").hasFocus()


def test_a_key_in_use_says_whose_it_is_and_is_taken_from_there(window: Window, sheet: ShortcutSheet) -> None:
    go_to(sheet, "Reserve")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Y, CTRL)
    assert "Redo" in sheet.told.text()
    press(Qt.Key.Key_Escape)
    sheet.search.clear()
    assert (key_of(sheet, "Reserve"), sheet.isVisible()) == ("R", True), "Esc leaves it as it was"
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Y, CTRL)
    press(Qt.Key.Key_Return)
    assert (key_of(sheet, "Reserve"), key_of(sheet, "Redo")) == ("Ctrl+Y", "Ctrl+Shift+Z")
    click(sheet.all_button)
    assert (key_of(sheet, "Reserve"), key_of(sheet, "Redo")) == ("R", "Ctrl+Shift+Z · Ctrl+Y")


def test_the_keys_of_every_page_are_not_given_away(window: Window, sheet: ShortcutSheet) -> None:
    go_to(sheet, "Reserve")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Down)
    assert not sheet.take_button.isEnabled()
    press(Qt.Key.Key_Return)
    assert sheet.field.isVisible(), "nothing was taken"


def test_a_verb_of_the_window_takes_a_key_from_a_place_out_of_view(
    window: Window, sheet: ShortcutSheet
) -> None:
    go_to(sheet, "Undo")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_R)
    assert sheet.told.text().count("Reserve") == 2, "that of either place"
    press(Qt.Key.Key_Return)
    assert window.settings.values.shortcuts == {"window.undo": "R", "one.reserve": ""}


def test_keys_are_found_by_their_words_and_by_themselves(window: Window, sheet: ShortcutSheet) -> None:
    write("full")
    assert [words for words, _ in sheet.table.words()] == ["Everywhere", "Full screen"]
    sheet.search.clear()
    write("f11")
    assert [words for words, _ in sheet.table.words()] == ["Everywhere", "Full screen"]
    sheet.search.clear()
    write("about")
    assert ("About Tacticien", "") in sheet.table.words(), "verbs without a key are found, too"


def test_two_verbs_with_one_key_in_the_file_of_settings_are_told(window: Window) -> None:
    window.change_settings(shortcuts={"one.reserve": "Ctrl+K"})
    window.verbs.open_sheet()
    settle()
    sheet = window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)
    assert key_of(sheet, "Reserve") == "Ctrl+K, also: Find a command, a card, an army"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)


def test_verbs_that_came_with_one_key_share_it() -> None:
    assert holders(VERBS, RESERVE, "R") == []
    moved = KeyedVerb("one.reserve", "Reserve", "R", "G", "one")
    assert with_keys({"one.reserve": "G"}, (moved, BACK, OTHER, REDO), moved, "R") == {}


def test_a_key_that_is_given_back_is_again_that_of_who_had_it(window: Window, sheet: ShortcutSheet) -> None:
    go_to(sheet, "Reserve")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Y, CTRL)
    press(Qt.Key.Key_Return)
    assert key_of(sheet, "Reserve") == "Ctrl+Y"
    press(Qt.Key.Key_Delete)
    sheet.search.clear()
    assert (key_of(sheet, "Reserve"), key_of(sheet, "Redo")) == ("R", "Ctrl+Shift+Z · Ctrl+Y")
    assert window.settings.values.shortcuts == {}


def test_a_key_somebody_else_has_by_now_is_not_given_back() -> None:
    moved = KeyedVerb("one.reserve", "Reserve", "R", "Ctrl+Y", "one")
    lost = KeyedVerb("window.redo", "Redo", "Ctrl+Shift+Z; Ctrl+Y", "Ctrl+Shift+Z")
    third = KeyedVerb("two.note", "Note", "", "Ctrl+Y", "two")
    shortcuts = {"one.reserve": "Ctrl+Y", "window.redo": "Ctrl+Shift+Z", "two.note": "Ctrl+Y"}
    assert with_keys(shortcuts, (moved, lost, third), moved, "R") == {
        "window.redo": "Ctrl+Shift+Z", "two.note": "Ctrl+Y"
    }  # fmt: skip


def test_a_place_shares_keys_with_the_window_only() -> None:
    assert holders(VERBS, RESERVE, "Ctrl+Y") == [REDO]
    assert holders(VERBS, KeyedVerb("one.new", "New", "", "", "one"), "R") == [RESERVE, BACK]
    assert holders(VERBS, KeyedVerb("window.new", "New", "", ""), "R") == [RESERVE, BACK, OTHER]


def test_the_list_of_battles_and_the_table_have_keys_of_their_own() -> None:
    rename = KeyedVerb("start.rename", "Rename", "M", "M", "battle/list")
    journal = KeyedVerb("battle.journal", "Journal", "J", "J", "battle")
    note = KeyedVerb("battle.note", "Note", ";", ";", "battle")
    assert holders([rename, journal, note], rename, "J") == [], "they are never in view together"
    assert holders([rename, journal, note], note, "J") == [journal]


def test_all_as_delivered_is_taken_back(window: Window, sheet: ShortcutSheet) -> None:
    assert not sheet.undo_button.isVisible(), "nothing was changed"
    for verb, key in (("Reserve", Qt.Key.Key_G), ("Redo", Qt.Key.Key_U)):
        sheet.search.clear()
        sheet.search.setFocus()
        go_to(sheet, verb)
        press(Qt.Key.Key_Return)
        press(key)
        press(Qt.Key.Key_Return)
    chosen = dict(window.settings.values.shortcuts)
    assert chosen
    click(sheet.all_button)
    assert window.settings.values.shortcuts == {}
    click(sheet.undo_button)
    assert window.settings.values.shortcuts == chosen, "by the mouse"
    click(sheet.all_button)
    press(Qt.Key.Key_Z, CTRL)
    assert window.settings.values.shortcuts == chosen, "by its key"
    press(Qt.Key.Key_Z, CTRL)
    assert set(window.settings.values.shortcuts) == {"one.reserve"}
    assert first(window).steps == ["a notch"], "the place beneath keeps its steps"
    press(Qt.Key.Key_Z, CTRL)
    assert window.settings.values.shortcuts == {} and not sheet.undo_button.isVisible()
