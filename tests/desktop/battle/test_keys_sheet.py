"""The sheet of the keys is read to its end by keys alone, from the first one on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush

from desktop.battle.table import BattleTable
from desktop.look import theme
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.window import Window
from tests.desktop.battle.hand import CONTROL, Hand, settle
from tests.desktop.hands import write


def test_the_sheet_turns_its_pages_at_once(window: Window, table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    keys("?")
    sheet = next(each for each in window.findChildren(ShortcutSheet) if each.isVisible())
    bar = sheet.table.verticalScrollBar()
    assert bar.maximum() > 0, "there is more than is seen"
    keys.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    keys.press(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    keys.press(Qt.Key.Key_Home)
    assert bar.value() == 0
    sheet.about.setFocus()
    keys.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0, "also while its button has the keyboard"
    keys("\x1b")
    settle()
    assert not sheet.isVisible() and table.hasFocus()


def test_the_sheet_tells_what_means_something_now(window: Window, table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    table.select("a1.1")
    settle()
    keys("?")
    sheet = next(each for each in window.findChildren(ShortcutSheet) if each.isVisible())
    model, role = sheet.table.model(), Qt.ItemDataRole.ForegroundRole
    soft = QBrush(theme.current().colour("soft"))
    now = {words: model.index(row, 0).data(role) for row, (words, _) in enumerate(sheet.table.words())}
    assert now["One notch more"] != soft == now["Skip the task; reopen a task or a fight"]
    window.verbs.toggle_language()
    settle()
    keys("?")
    caps = [keys.split(" · ") for _, keys in sheet.table.words()]
    assert all(len(set(each)) == len(each) for each in caps), "one key, said once"


def ask_for(window: Window, keys: Hand, verb: str) -> ShortcutSheet:
    """Ask for another key of a verb of the table, by keys alone."""
    keys("?")
    sheet = next(each for each in window.findChildren(ShortcutSheet) if each.isVisible())
    write(f"{verb}↓\n")
    assert verb in sheet.asks.text().casefold()
    return sheet


def test_every_digit_of_a_range_is_told_as_taken(window: Window, table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    sheet = ask_for(window, keys, "a counter of")
    for digit in "123456789":
        write(digit)
        assert "Choose a figure of the speaking cards, 1 to 9" in sheet.told.text(), digit
    write("0")
    assert sheet.told.text() == "This key is free."
    write("5\n\x1b")
    assert window.settings.values.shortcuts == {"battle.counter": "5"}, "1 still chooses the first figure"


def test_the_strategic_phase_keeps_the_digits_that_it_reads(
    window: Window, fresh: BattleTable, keys: Hand
) -> None:
    fresh.take_keyboard()
    sheet = ask_for(window, keys, "a counter of")
    write("5")
    assert "keeps it for" in sheet.told.text() and "Enter the die rolled: 1 to 6" in sheet.told.text()
    write("8")
    assert "Enter the die rolled" not in sheet.told.text()
    write("k\n")
    chosen = window.settings.values.shortcuts
    assert chosen["battle.counter"] == "K", "in every other phase"
    assert not [verb for verb in chosen if verb.startswith("strategic.")], "nobody can take it from there"


def test_in_the_list_of_battles_its_own_keys_come_first(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    table.setFocus()
    keys("?")
    sheet = next(each for each in window.findChildren(ShortcutSheet) if each.isVisible())
    assert sheet.table.words()[0][0] == "Speaking turn"
    keys("\x1b")
    keys.press(Qt.Key.Key_L, held=CONTROL)
    keys("?")
    assert [words for words, _ in sheet.table.words()[:3]] == ["Battles", "New battle", "Open"]
