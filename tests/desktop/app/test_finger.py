"""A finger reaches in the real places what a mouse does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.battle.place import BattlePlace
from desktop.library.place import LibraryPlace
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from tests.desktop.finger import Finger
from tests.desktop.hands import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_cards_are_tapped_scrolled_and_asked_for_their_menu(window: Window, qtbot: QtBot) -> None:
    place = window.go("library")
    assert isinstance(place, LibraryPlace)
    settle()
    finger, table = Finger(window), place.browser.table
    bar, beneath = table.verticalScrollBar(), table.viewport()
    if not bar.maximum():
        window.resize(1280, 500)
        settle()
    first = table.current_id()
    finger.tap(beneath, QPoint(60, table.rowViewportPosition(2) + 10))
    second = table.current_id()
    assert second not in ("", first)
    finger.down(beneath, QPoint(60, beneath.height() - 20))
    finger.move(0, -100)
    finger.up()
    assert bar.value() > 0 and table.current_id() == second
    finger.down(beneath, QPoint(60, 60))  # what glides is held
    finger.up()
    finger.down(beneath, QPoint(60, 60))
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    finger.up()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) and len(menu.actions()) > 5
    menu.close()


def test_a_battle_is_played_by_taps(window: Window, qtbot: QtBot) -> None:
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.visit("example")
    settle()
    assert place.table is not None
    table, finger = place.table, Finger(window)
    before = table.context.play.head
    ready = next(each for each in table.findChildren(KeyButton) if each.objectName() == "order.ready")
    finger.tap(ready)
    settle()
    assert table.context.play.head != before, "one side is ready"

    roster = table.sides["b"].roster
    chip = roster.rect_of("b1.1").center()
    finger.down(roster.viewport(), chip)
    qtbot.waitUntil(lambda: table.prompt is not None or QApplication.activePopupWidget() is not None)
    finger.up()
