"""Every verb of a figure is reached by the mouse: what has no button stands in the menu of all of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.battle.monconf.keys import VERBS
from desktop.battle.prompts.mark_prompt import MarkPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def choose(table: BattleTable, fighter: str, verb: str) -> None:
    """Click a verb in the menu of all verbs, which a click of the right button on a figure opens."""
    roster = table.sides[fighter[0]].roster
    at = roster.rect_of(fighter).center()
    QTest.mouseClick(roster.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
    settle()
    assert table.selection == fighter and table.prompt is not None
    button = table.prompt.findChild(KeyButton, verb)
    assert button is not None and button.isVisible()
    click(button)


def test_a_counter_is_begun_by_the_mouse_and_taken_back(opened: BattleTable, keys: Hand) -> None:
    choose(opened, "a1.1", "counter")
    assert opened.prompt is not None
    keys("Barrels\n")
    assert opened.context.game.fighters["a1.1"].counters
    opened.context.undo()
    assert not opened.context.game.fighters["a1.1"].counters


def test_a_figure_is_marked_by_the_mouse(opened: BattleTable, keys: Hand) -> None:
    choose(opened, "a1.1", "mark")
    assert isinstance(opened.prompt, MarkPrompt)
    keys("\x1b")
    assert opened.prompt is None


@pytest.mark.parametrize("scale", [100, 150])
def test_the_menu_of_all_verbs_has_room(window: Window, opened: BattleTable, keys: Hand, scale: int) -> None:
    window.change_settings(scale=scale)
    settle()
    opened.select("a1.1")
    opened.show_verbs()
    settle()
    assert opened.prompt is not None and cut_labels(window) == []
    shown = {each.objectName() for each in opened.prompt.findChildren(KeyButton)}
    assert {*VERBS} - {"gem", "faith", "cast", "heal"} <= shown
    panel = opened.prompt.placed
    assert panel.top() >= 0 and panel.bottom() <= opened.height()
