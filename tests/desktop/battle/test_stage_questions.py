"""Questions with fields or dice stand in the stage: both sides stay in view."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from desktop.battle.prompts.effect_prompt import EffectPrompt
from desktop.battle.prompts.referee_prompt import RefereePrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.prompt import Prompt
from tests.desktop.battle.battles import large, open_active
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click

SIZES = ((1280, 720, 100), (1366, 768, 150), (1920, 1080, 100))


def in_stage(table: BattleTable, prompt: Prompt) -> bool:
    """Tell whether a question stands between the sides, over neither of them."""
    panel = prompt.placed
    sides = [block.geometry() for block in table.sides.values()]
    return table.centre.geometry().contains(panel) and not any(panel.intersects(side) for side in sides)


OPEN = {"referee": "R", "scatter": "Rd", "effects": "u", "test": "q"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("wide", "high", "scale"), SIZES)
def test_it_stands_between_the_sides_and_nothing_of_it_is_cut(
    window: Window, desk: Desk, keys: Hand, wide: int, high: int, scale: int, language: str
) -> None:
    table = open_active(window, large(desk))
    window.change_settings(scale=scale, language=language)
    window.resize(wide, high)
    window.make_room()  # as it does once the size has come to rest
    for question, typed in OPEN.items():
        table.setFocus()
        table.select("a4.1")  # of the longest name
        settle()
        keys(typed)
        prompt = table.prompt
        assert prompt is not None and in_stage(table, prompt), question
        assert cut_labels(prompt) == [], question
        page = prompt.view.widget()
        assert page is not None and page.width() <= prompt.view.viewport().width(), f"{question} ends in it"
        prompt.close_panel()
        assert table.prompt is None


def test_who_leaves_tests_in_the_stage_by_the_mouse_alone(
    window: Window, leaving: DisengagePrompt, table: BattleTable
) -> None:
    assert in_stage(table, leaving) and leaving.facing.tokens[0].isVisible()
    assert leaving.primary.text() == "Roll here" and leaving.primary.key == "R"
    click(leaving.pad.buttons[4])
    assert leaving.draft.dice == (5,) and leaving.primary.text() == "Apply"
    assert not leaving.pad.isVisible(), "one die is all"
    assert not cut_labels(leaving)
    click(leaving.primary)
    assert table.prompt is None


def test_an_effect_asks_for_change_and_end_first(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("u")
    prompt = table.prompt
    assert isinstance(prompt, EffectPrompt)
    labels = [each.text() for each in prompt.rows.findChildren(QLabel) if each.isVisible()]
    assert labels[:3] == ["Change", "Until", "Source"]
    assert not any(field.isVisible() for field in (prompt.whom, prompt.bond, prompt.area, prompt.fallen))
    click(prompt.rows.folds["area"])
    assert prompt.area.hasFocus() and not prompt.fallen.isVisible()
    click(prompt.rows.folds["whom"])
    assert prompt.whom.isVisible() and not prompt.rows.folds["whom"].isVisible()


def test_the_scatter_is_rolled_by_the_first_verb(table: BattleTable, keys: Hand) -> None:
    keys("Rd")
    prompt = table.prompt
    assert isinstance(prompt, RefereePrompt)
    click(prompt.primary)
    assert prompt.primary.text() == "Done" and prompt.compass.isVisible()
