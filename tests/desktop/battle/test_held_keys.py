"""A key that is held down repeats by itself: it moves, types and notches on, and decides nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from tests.desktop.battle.battles import example, open_table
from tests.desktop.hands import hold, press


def orders(window: Window, desk: Desk) -> BattleTable:
    """Let one side be ready: the other one's order is the last thing before the Tactique roll."""
    table = open_table(window, example(desk))
    assert table.context.do(c.Ready("a"))
    return table


def test_the_key_that_gives_the_last_order_throws_no_die(window: Window, desk: Desk) -> None:
    table = orders(window, desk)
    game = table.context.game
    for _ in range(4):  # as many presses as the order may ask for
        hold(Qt.Key.Key_Return, "\r")
        game = table.context.game
        if game.step != "order":
            break
    assert game.step == "roll"
    assert not any(side.tactique.dice for side in game.sides.values()) and not game.winner
    press(Qt.Key.Key_Return)
    assert sum(bool(side.tactique.dice) for side in table.context.game.sides.values()) == 1, "a fresh press"


def test_a_repeat_that_the_system_tells_as_a_fresh_press_throws_no_die(window: Window, desk: Desk) -> None:
    """Under X a repeat is let go and pressed at one instant, which Qt misses while much is to be done."""
    table = orders(window, desk)
    while table.context.game.step == "order":
        press(Qt.Key.Key_Return)
    handle = window.windowHandle()
    for at, kind in ((900, QEvent.Type.KeyRelease), (900, QEvent.Type.KeyPress), (970, QEvent.Type.KeyPress)):
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, 36, 0xFF0D, 0, "\r")
        event.setTimestamp(at)
        QApplication.sendEvent(handle, event)
        thrown = sum(bool(side.tactique.dice) for side in table.context.game.sides.values())
        assert thrown == (at > 900)


@pytest.mark.parametrize("times", [4, 5])
def test_a_held_verb_is_done_once(table: BattleTable, times: int) -> None:
    table.setFocus()
    table.select("b1.1")
    hold(Qt.Key.Key_S, "s", times)
    assert table.context.game.fighters["b1.1"].stunned


def test_notches_repeat(table: BattleTable) -> None:
    table.setFocus()
    table.select("a1.1")
    hold(Qt.Key.Key_W, "w", times=2)
    assert table.context.game.fighters["a1.1"].notches == 3
    hold(Qt.Key.Key_Minus, "-", times=1)
    assert table.context.game.fighters["a1.1"].notches == 1


def test_notches_repeat_where_the_system_tells_fresh_presses(table: BattleTable, window: Window) -> None:
    table.setFocus()
    table.select("a1.1")
    asked = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_W, Qt.KeyboardModifier.NoModifier, 25, 0x77, 0, "w"
    )
    asked.setTimestamp(900)
    asked.ignore()
    gone = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_W, Qt.KeyboardModifier.NoModifier, 25, 0x77, 0, "w")
    gone.setTimestamp(900)
    for event in (gone, asked):
        QApplication.sendEvent(window.windowHandle(), event)
    assert not asked.isAccepted(), "its shortcut may have it"


def test_undo_repeats(table: BattleTable) -> None:
    table.setFocus()
    before = table.context.play.head
    for _ in range(3):
        table.context.do(c.Correct("fighter:a1.1", {"notches": 1}))
        table.context.do(c.Correct("fighter:a1.1", {"notches": 0}))
    hold(Qt.Key.Key_Z, times=5, held=Qt.KeyboardModifier.ControlModifier)
    assert table.context.play.head == before


def test_a_field_is_typed_into(table: BattleTable) -> None:
    press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    hold(Qt.Key.Key_E, "e", times=3)
    assert field.text() == "eeee"
    hold(Qt.Key.Key_Backspace, times=3)
    assert field.text() == ""
