"""From a running battle to all battles: one stroke, and the result is told there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.state import Result
from tests.desktop.battle.battles import begun, example, resumed
from tests.desktop.battle.hand import CONTROL, Hand, settle
from tests.desktop.hands import click


def button_of(window: Window) -> QToolButton:
    """Give the button of the battles in the rail."""
    verb = window.verb("battle")
    return next(each for each in window.rail.findChildren(QToolButton) if each.defaultAction() is verb)


def place_of(window: Window) -> BattlePlace:
    """Give the place in view."""
    place = window.current()
    assert isinstance(place, BattlePlace)
    return place


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_all_battles_are_one_stroke_away_and_tell_who_won(
    window: Window, table: BattleTable, keys: Hand, by: str
) -> None:
    assert table.context.do(c.EndGame(Result({"a": 5, "b": 2}, "a")))
    settle()
    button = button_of(window)
    assert "All battles" in button.toolTip()
    click(button) if by == "mouse" else keys.press(Qt.Key.Key_3, held=Qt.KeyboardModifier.ControlModifier)
    settle()
    place = place_of(window)
    assert place.table is None and place.start.isVisible()
    assert button.isChecked() and "All battles" not in button.toolTip()
    line = place.start.list.battles.item(0)
    assert line.winner == 0 and "5" in line.ended and "2" in line.ended
    click(button)
    assert place.start.isVisible(), "who is in the list already stays there"
    assert resumed(window).context.game.result is not None


def test_the_list_stands_on_the_battle_that_was_left_even_when_it_is_seen_first(
    window: Window, desk: Desk, table: BattleTable, keys: Hand
) -> None:
    ended = table.context.play.battle_id
    other = begun(desk, example(desk)).battle_id
    table.setFocus()
    keys.press(Qt.Key.Key_E, held=CONTROL)
    keys("\n")
    keys.press(Qt.Key.Key_L, held=CONTROL)
    place = place_of(window)
    chosen = place.start.list.selected()
    assert len(place.start.shelf.lines) == 2 and chosen is not None
    assert chosen.id == ended and chosen.ended
    keys.press(Qt.Key.Key_Delete)
    assert [line.id for line in place.start.shelf.lines] == [other], "Del took the one in view"
