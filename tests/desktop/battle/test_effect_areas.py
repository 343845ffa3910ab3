"""Effects by hand: an area rolled on dice, and a side or a group of one level, by the fields of the panel."""

from __future__ import annotations

import pytest

from desktop.battle.prompts.within import WithinPrompt
from desktop.battle.table import Table
from desktop.operations.desk import Desk
from desktop.widgets.fit import cut_labels
from rules.battle import commands as c
from tests.desktop.battle.conftest import Hand, settle
from tests.desktop.battle.test_effects import opened, pick


def test_a_rolled_area_asks_who_is_within_its_radius(table: Table, keys: Hand) -> None:
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
    table: Table, keys: Hand, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "roll", lambda _faces: 4)
    prompt = opened(table, keys)
    prompt.source.setText("Relique")
    prompt.area_dice.setValue(1)
    prompt.answer()
    (rolled,) = table.context.rolls()
    assert (rolled.dice, rolled.typed) == ((4,), False)
    assert table.context.game.effects[-1].radius == 4


def test_a_side_takes_one_level_and_tells_whom(table: Table, keys: Hand) -> None:
    table.context.do(c.ChangeLevel("a1.1", 1), overrule=True)
    prompt = opened(table, keys, "a2.1")
    prompt.source.setText("Vent")
    assert prompt.level.isHidden()
    pick(prompt.whom, "a")
    prompt.level.setCurrentIndex(prompt.level.findData(1))
    assert prompt.taken.text().endswith("1 in all") or prompt.taken.text().startswith("1 in all")
    prompt.answer()
    assert table.context.game.effects[-1].fighters == ("a1.1",)
