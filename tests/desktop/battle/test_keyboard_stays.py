"""A verb that was clicked keeps no keyboard: Enter does not repeat it, and never leaves the battle."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.battle.centre.choices import ChoicesPage
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import VerbButton
from rules.battle import commands as c
from tests.desktop.battle.battles import example, open_table
from tests.desktop.battle.deeds import deeds
from tests.desktop.hands import click, press, settle, write


def at_the_table(table: BattleTable) -> bool:
    """Tell whether the table or a page of it, and no verb, has the keyboard."""
    focus = QApplication.focusWidget()
    on_it = focus is not None and (focus is table or table.isAncestorOf(focus))
    return on_it and not isinstance(focus, VerbButton)


def test_return_after_a_clicked_reserve_puts_no_card_of_the_other_side_there(table: BattleTable) -> None:
    page = table.centre.shown
    assert isinstance(page, ChoicesPage)
    click(table.centre.button("choice.reserve_top"))
    game = table.context.game
    assert game.hand == "a" and len(game.sides["b"].reserve) == 1 and at_the_table(table)
    write("\n")
    assert not table.context.game.sides["a"].reserve
    write("p")
    assert table.context.game.speaking


@pytest.mark.parametrize("way", ["mouse", "space"])
def test_a_verb_that_goes_by_its_own_press_leaves_the_keyboard_at_the_table(
    window: Window, table: BattleTable, way: str
) -> None:
    assert table.context.do(c.PlayTop())
    settle()
    button = table.centre.go_on
    assert button.isVisible()
    if way == "mouse":
        click(button)
    else:
        button.setFocus()
        press(Qt.Key.Key_Space)
    if button.isVisible():  # what is open was named: the same again ends the turn
        click(button) if way == "mouse" else press(Qt.Key.Key_Space)
    assert not button.isVisible() and not table.context.game.speaking
    assert at_the_table(table)
    write("\n")
    assert window.current() is window.place("battle") and at_the_table(table)
    write("p")
    assert table.context.game.speaking


def test_no_verb_of_the_table_takes_the_keyboard_by_a_click(table: BattleTable) -> None:
    buttons = table.centre.findChildren(VerbButton)
    assert buttons and all(not button.focusPolicy() & Qt.FocusPolicy.ClickFocus for button in buttons)


def main_verb(table: BattleTable) -> VerbButton | None:
    """Give the large verb of the page in view, the one that Enter does."""
    shown = [b for b in table.centre.findChildren(VerbButton) if b.isVisible() and b.isEnabled()]
    onward = [button for button in shown if button.text().startswith("On to")]
    return next((button for button in (*shown, *onward) if button.primary or button in onward), None)


def _falling(*faces: int) -> Callable[[int], int]:
    """Let dice fall as told, over and over."""
    again = itertools.cycle(faces)
    return lambda _sides: next(again)


def test_clicks_from_the_sequences_to_the_combat_leave_the_keyboard_at_the_table(
    window: Window, desk: Desk
) -> None:
    """Each main verb on the way is clicked where it stands; the keyboard goes to no other place."""
    table = open_table(window, example(desk))
    desk.roll = _falling(3, 4)
    window.activateWindow()
    settle()
    clicked: list[str] = []
    for _ in range(60):
        if table.context.game.phase == "combat":
            break
        button = main_verb(table)
        if button is None and table.context.game.phase == "strategic":  # what the winner decides
            assert table.context.do(c.ChooseFirst("b"))
            settle()
            button = main_verb(table)
        assert button is not None, clicked
        clicked.append(button.text())
        click(button)
        assert at_the_table(table), f"after {clicked[-1]}: {QApplication.focusWidget()}"
        if table.prompt is not None:
            write("\x1b")
    assert table.context.game.phase == "combat", clicked
    assert "End of the speaking turn" in clicked and {"Order ready", "Roll here"} <= set(clicked)


def test_an_open_question_has_the_keyboard_again_when_a_player_comes_back(
    window: Window, griffon: BattleTable
) -> None:
    griffon.setFocus()
    write("h")
    asked = griffon.prompt
    assert asked is not None
    for place in ("library", "battle"):
        window.go(place)
        settle()
    assert griffon.prompt is asked and asked.isVisible()
    write("r")
    assert deeds(griffon, "a1.1") == [("run", "", "announced")]


def test_a_battle_opened_in_mid_turn_gives_the_keyboard_to_the_actions_it_shows(griffon: BattleTable) -> None:
    context = griffon.context
    place = context.place
    assert isinstance(place, BattlePlace)
    place.open_play(open_battle(context.desk, battle_id=context.play.battle_id))
    settle()
    anew = place.table
    assert anew is not None and anew.prompt is not None
    write("r")
    assert deeds(anew, "a1.1") == [("run", "", "announced")]
