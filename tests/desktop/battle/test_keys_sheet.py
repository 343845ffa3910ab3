"""The sheet of the keys is read to its end by keys alone, from the first one on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush

from desktop.battle.table import BattleTable
from desktop.look import theme
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.window import Window
from tests.desktop.battle.hand import Hand, settle


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
