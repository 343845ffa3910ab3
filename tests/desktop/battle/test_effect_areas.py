"""Effects by hand: an area rolled on dice, and a side or a group of one level, by the fields of the panel."""

from __future__ import annotations

import pytest

from desktop.battle.prompts.effect_prompt import EffectPrompt
from desktop.battle.prompts.within_prompt import WithinPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from rules.battle import commands as c
from tests.desktop.battle.effects import opened, pick
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.battle.rolls import falls
from tests.desktop.fit import cut_labels


def test_a_rolled_area_asks_who_is_within_its_radius(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    prompt.source.setText("Relique")
    pick(prompt.whom, "a")
    prompt.area.setValue(2)
    prompt.area_dice.setValue(2)
    prompt.fallen.setText("3 6")
    assert not cut_labels(prompt)
    prompt.answer()
    settle()
    within = prompt.findChild(WithinPrompt)
    assert within is not None and "11 cm" in within.title.text()
    keys("1\n")
    effect = table.context.game.effects[-1]
    assert effect.radius == 11 and len(effect.fighters) == 1
    (rolled,) = table.context.rolls()
    assert rolled.dice == (3, 6) and rolled.typed
    table.context.undo()
    assert not table.context.game.effects


def test_the_program_rolls_where_no_dice_are_typed(
    table: BattleTable, keys: Hand, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "roll", lambda _faces: 4)
    prompt = opened(table, keys)
    prompt.source.setText("Relique")
    prompt.area_dice.setValue(1)
    prompt.answer()
    (rolled,) = table.context.rolls()
    assert (rolled.dice, rolled.typed) == ((4,), False)
    assert table.context.game.effects[-1].radius == 4


def test_a_side_takes_one_level_and_tells_whom(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.ChangeLevel("a1.1", 1), overrule=True)
    prompt = opened(table, keys, "a2.1")
    prompt.source.setText("Vent")
    assert prompt.level.isHidden()
    pick(prompt.whom, "a")
    prompt.level.setCurrentText("in flight")
    assert prompt.taken.text().endswith("1 in all") or prompt.taken.text().startswith("1 in all")
    prompt.answer()
    assert table.context.game.effects[-1].fighters == ("a1.1",)


def test_a_group_is_taken_on_the_level_of_the_figure_unless_said_otherwise(
    table: BattleTable, keys: Hand
) -> None:
    table.context.do(c.ChangeLevel("a1.1", 1), overrule=True)
    prompt = opened(table, keys, "a2.1")
    prompt.source.setText("Cri")
    pick(prompt.whom, "a")
    assert prompt.level.currentText() == "on its level"
    assert table.context.fighter_name("a1.1") not in prompt.taken.text()
    prompt.level.setCurrentText("on every level")
    assert table.context.fighter_name("a1.1") in prompt.taken.text()
    prompt.level.setCurrentText("on its level")
    prompt.answer()
    assert "a1.1" not in table.context.game.effects[-1].fighters
    assert "a2.1" in table.context.game.effects[-1].fighters


def cried(table: BattleTable, keys: Hand) -> EffectPrompt:
    """Let a die of an area fall here, for all of the other side, and ask who is within."""
    prompt = opened(table, keys)
    prompt.source.setText("Cri")
    pick(prompt.whom, "b")
    prompt.area_dice.setValue(1)
    falls(table, 6)
    prompt.answer()
    settle()
    return prompt


def within(prompt: EffectPrompt) -> WithinPrompt:
    assert prompt.within is not None
    return prompt.within


def test_a_die_that_fell_here_lies_there_after_esc(table: BattleTable, keys: Hand) -> None:
    prompt = cried(table, keys)
    keys("\x1b")
    assert prompt.fallen.text() == "6" and prompt.fallen.isReadOnly() and not prompt.area_dice.isEnabled()
    assert "Keep this roll" in strings(prompt)
    prompt.answer()  # no other die is there to fall
    settle()
    assert within(prompt).title.text() == "Who is within 6 cm?"
    keys("1\n")
    (rolled,) = table.context.rolls()
    assert (rolled.dice, rolled.typed) == ((6,), False)
    assert len(table.context.game.effects[-1].fighters) == 1


@pytest.mark.parametrize("by", ["esc", "place"])
def test_a_die_that_fell_here_is_recorded_as_the_question_is_left(
    table: BattleTable, keys: Hand, by: str
) -> None:
    prompt = cried(table, keys)
    steps = len(table.context.play.path)
    if by == "esc":
        keys("\x1b\x1b")
    else:
        prompt.close_panel()
    (rolled,) = table.context.rolls()
    assert (rolled.dice, rolled.typed) == ((6,), False) and len(table.context.play.path) == steps + 1
    assert table.context.game.effects == () and table.prompt is None
    table.context.undo()
    assert len(table.context.play.path) == steps


def test_an_area_that_reaches_nobody_is_answered_with_enter(table: BattleTable, keys: Hand) -> None:
    cried(table, keys)
    keys("\n")
    assert table.prompt is None, "nobody is within, and that is all"
    assert table.context.rolls()[0].dice == (6,) and table.context.game.effects == ()
