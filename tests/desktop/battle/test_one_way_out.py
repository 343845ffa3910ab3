"""What is decided has one way out: its button, Enter and Esc close it, and undo stays in reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.prompts.attempt_prompt import AttemptPrompt
from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.prompts.contact_prompt import ContactPrompt
from desktop.battle.prompts.reserve import GemMenu
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.prompt import Prompt
from tests.desktop.battle.battles import open_active, prompted
from tests.desktop.battle.casting import lone
from tests.desktop.battle.hand import CONTROL, SHIFT, Hand, settle
from tests.desktop.battle.wounds import duel
from tests.desktop.hands import click

WAYS: list[Callable[[Prompt, Hand], object]] = [
    lambda _prompt, keys: keys("\n"),
    lambda _prompt, keys: keys("\x1b"),
    lambda prompt, _keys: click(prompt.primary),
]


def offered(prompt: Prompt) -> list[str]:
    """Name the ways out in view."""
    return [button.accessibleName() for button in (prompt.primary, prompt.cancel) if button.isVisible()]


def came_out(window: Window, keys: Hand) -> tuple[BattleTable, CastPrompt]:
    """Cast a spell whose dice say how it came out."""
    table, prompt = lone(window, keys, POU="9")
    assert offered(prompt) == ["Roll here", "Close"], "nothing fell yet"
    keys("5\n")
    if prompt.rolled is None:
        keys("\n")  # no target is named: the table insists
    settle()
    assert prompt.rolled is not None
    return table, prompt


@pytest.mark.parametrize("leave", WAYS, ids=["Enter", "Esc", "button"])
def test_a_spell_that_was_cast(window: Window, keys: Hand, leave: Callable[[Prompt, Hand], object]) -> None:
    table, prompt = came_out(window, keys)
    assert offered(prompt) == ["Done"]
    leave(prompt, keys)
    assert table.prompt is None and table.context.game.effects


def test_a_spell_that_was_cast_is_taken_back_where_it_is_told(window: Window, keys: Hand) -> None:
    table, _prompt = came_out(window, keys)
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.prompt is None and not table.context.game.effects


def test_a_wound_that_was_applied(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, duel(desk))
    prompt = WoundPrompt(table, table.context, "a1.1", "b1.1")
    table.open_prompt(prompt)
    keys("r")
    settle()
    assert offered(prompt) == ["Done"]


def test_a_figure_that_left_its_enemy(leaving: AttemptPrompt, keys: Hand) -> None:
    keys("r")
    settle()
    assert leaving.rolled is not None and offered(leaving) == ["Done"]


def test_contacts_and_gems_that_are_changed_one_by_one(griffon: BattleTable, keys: Hand) -> None:
    griffon.select("a1.1")
    keys.press(Qt.Key.Key_H, "H", SHIFT)
    settle()
    assert offered(prompted(griffon, ContactPrompt)) == ["Done"]
    keys("\ng")
    settle()
    assert offered(prompted(griffon, GemMenu)) == ["Done"]
