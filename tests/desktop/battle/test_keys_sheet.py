"""The sheet of the keys is read to its end by keys alone, from the first one on."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.battle.table import BattleTable
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.window import Window
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import KeyHint
from tests.desktop.battle.hand import Hand, settle


def test_the_sheet_turns_its_pages_at_once(window: Window, table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    keys("?")
    sheet = next(each for each in window.findChildren(ShortcutSheet) if each.isVisible())
    bar = sheet.findChildren(ScrollDown)[0].verticalScrollBar()
    assert bar.maximum() > 0, "there is more than is seen"
    keys.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    keys.press(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    keys.press(Qt.Key.Key_Home)
    assert bar.value() == 0
    keys("\t")
    assert sheet.about.hasFocus()
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
    roles = {line.text(): line.property("role") for line in sheet.findChildren(QLabel)}
    assert roles["One notch more"] != "soft" == roles["Skip the task; reopen a task or a fight"]
    window.verbs.toggle_language()
    settle()
    keys("?")
    caps = [hint.text() for hint in sheet.findChildren(KeyHint)]
    assert not any(one == other == "Entrée" for one, other in pairwise(caps)), "one key, said once"
