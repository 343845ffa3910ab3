"""What is asked at the table keeps no key of the window: undo, opponent’s window, menu, manual, search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.palette import CommandPalette
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from desktop.widgets.overlay import Overlay
from rules.battle import commands as c
from rules.battle.state import Contender
from rules.battle.trial import OpenTrial
from tests.desktop.battle.battles import example, open_active, open_table, prompted
from tests.desktop.battle.eclats_room import begin
from tests.desktop.battle.hand import CONTROL, SHIFT, Hand, settle, undone
from tests.desktop.battle.wounds import asked, duel
from tests.desktop.hands import click

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

T = TypeVar("T", bound=QWidget)

CONFRONTATION = ("k", "q", "l", "x", "c", "=", "o", ";", "u", "y", "z", ".", "g", "[", "n", "R", "H", "h")
"""Keys that open the questions about a figure, one kind each."""
ECLATS = ("a", "l", "t", "z", "u", "y", ".", "[", "i", "h")


@pytest.fixture(autouse=True)
def nothing_left_open(window: Window) -> Iterator[None]:
    """Close what a test opened."""
    yield
    window.verbs.opponent.close()


def shown(window: Window, kind: type[T]) -> list[T]:
    """Give the widgets of a kind that are in view."""
    return [each for each in window.findChildren(kind) if each.isVisible()]


def notches(table: BattleTable) -> int:
    """Give the notches of the goblin."""
    return table.context.game.fighters["b1.1"].notches


def question(table: BattleTable, keys: Hand, key: str) -> object:
    """Open a question by its key anew."""
    while table.prompt is not None:
        table.prompt.close_panel()
    table.ask_no_figure()
    table.select("a1.1" if "a1.1" in table.context.game.fighters else next(iter(table.context.game.fighters)))
    table.setFocus()
    keys(key)
    settle()
    return table.prompt


def lets_all_by(window: Window, table: BattleTable, keys: Hand, letters: tuple[str, ...]) -> set[str]:
    """Press each key in each question, and give the kinds of question there were."""
    kinds = set()
    for letter in letters:
        prompt = question(table, keys, letter)
        if not isinstance(prompt, Overlay):
            continue
        kinds.add(type(prompt).__name__)
        keys.press(Qt.Key.Key_O, held=CONTROL | SHIFT)
        settle()
        assert window.verbs.opponent.shown is not None, (letter, prompt)
        window.verbs.opponent.close()
        keys.press(Qt.Key.Key_K, held=CONTROL)
        (palette,) = shown(window, CommandPalette)
        palette.close_panel()
        assert prompt.isVisible() and table.prompt is prompt, (letter, "it is asked still")
        keys.press(Qt.Key.Key_F10)
        menu = shown(window, Menu)[-1]
        assert menu.title.text() == table.context.play.setup.name, (letter, prompt)
        keys("\x1b")
        assert table.prompt is (None if isinstance(prompt, Menu) else prompt), letter
        question(table, keys, letter)
        keys.press(Qt.Key.Key_F1)
        manual = window.verbs.manual.shown
        assert manual is not None and manual.isVisible(), letter
        manual.close()
        settle()
        before = table.context.game
        undone(table, keys)
        assert table.context.game != before or (table.prompt and table.prompt.complaint.text()), letter
        table.redo()
        settle()
    return kinds


def test_every_question_of_confrontation_lets_the_keys_of_the_window_by(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = open_active(window, example(desk))
    table.context.do(c.PlayTop())
    table.context.do(c.Notch("a1.1"))
    settle()
    kinds = lets_all_by(window, table, keys, CONFRONTATION)
    assert len(kinds) > 8, kinds


def test_every_question_of_eclats_lets_the_keys_of_the_window_by(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = begin(window, desk)
    table.context.do(c.Notch(next(iter(table.context.game.fighters))))
    settle()
    kinds = lets_all_by(window, table, keys, ECLATS)
    assert len(kinds) > 3, kinds


def test_undo_takes_typed_dice_back_and_then_the_last_step(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, duel(desk))
    table.context.do(c.Notch("b1.1"))
    settle()
    panel = asked(table)
    keys("35")
    undone(table, keys)
    assert panel.draft.dice == [3] and table.prompt is panel
    undone(table, keys)
    assert panel.draft.dice == [] and table.prompt is panel and notches(table) == 1
    undone(table, keys)
    assert notches(table) == 0, "nothing is typed: the last step"
    keys.press(Qt.Key.Key_Z, held=CONTROL | SHIFT)
    assert notches(table) == 1


def test_the_menu_of_the_battle_opens_over_typed_dice_by_key_and_by_one_click(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    sides = (Contender(fighter="a1.1", characteristic="INI"), Contender(fighter="b1.1", characteristic="INI"))
    table.context.do(OpenTrial(*sides))
    keys("q")
    panel = prompted(table, TrialPrompt)
    keys("5")
    for by_mouse in (False, True):
        click(table.banner.menu) if by_mouse else keys.press(Qt.Key.Key_F10)
        (menu,) = shown(window, Menu)
        assert menu.title.text() == table.context.play.setup.name
        keys("o")
        settle()
        assert window.verbs.opponent.shown is not None, "shown beside the test"
        window.verbs.opponent.close()
        settle()
        assert table.prompt is panel and panel.isVisible() and panel.draft.dice == (5,)
    keys.press(Qt.Key.Key_F10)
    keys("l")
    assert table.prompt is panel and panel.complaint.isVisible(), "what was typed is not lost by the menu"


def test_the_large_button_wears_the_own_key_of_enter(window: Window, table: BattleTable, keys: Hand) -> None:
    assert table.context.do(c.PlayTop())
    settle()
    first = table.centre.go_on
    assert first.key == "↵"
    window.change_settings(shortcuts={"battle.enter": "F9"})
    settle()
    assert first.key == "F9"
    before = table.context.game
    table.setFocus()
    keys("\n")
    assert table.context.game is before and "list" not in table.centre.notice.text()
    keys.press(Qt.Key.Key_F9)
    settle()
    assert table.context.game is not before or table.centre.notice.text()
