"""What a cast spends, and every reason against it, heard before the table insists (section 8)."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.magic import CastSpell, affordable
from rules.values import Value
from tests.stories.temple import FLAMES, PRAYER, cast, temple


def test_gems_beyond_the_cost_are_told_and_spent_when_the_table_insists() -> None:
    table = temple(fire=5, air=2)
    command = CastSpell(
        fighter="a1.1", spell=FLAMES, targets=("a3.1",), gems={"fire": 4, "air": 1}, dice=((5,),)
    )
    paid = affordable(table.table, table.game, "a1.1", FLAMES, command.gems)
    assert paid.over == {"fire": 2, "air": 1}
    assert [(line.held, line.chosen, line.missing) for line in paid.lines] == [(5, 4, 0)]
    assert table.refusal(command) == "refusal.overpaid"
    step = table.do(command, overrule=True)
    assert step.against[0].data["elements"] == ["fire", "fire", "air"]
    assert table.fighter("a1").gems == {"fire": 1, "air": 1}
    assert step.label.data["spent"] == {"fire": 4, "air": 1}


def test_gems_of_another_element_are_counted_with_those_that_were_chosen() -> None:
    table = temple(fire=3, air=2)
    spell = replace(FLAMES, cost={"fire": 1, "neutral": 2})
    fire, neutral = affordable(table.table, table.game, "a1.1", spell, {"fire": 2, "air": 1}).lines
    assert (fire.held, fire.chosen, fire.others) == (3, 2, 0)
    assert (neutral.held, neutral.chosen, neutral.missing, neutral.others) == (0, 0, 0, 2)
    assert affordable(table.table, table.game, "a1.1", spell).lines[1].others == 2


def test_what_a_cast_cost_is_kept_with_its_step_won_or_lost() -> None:
    table = temple(fire=4)
    assert cast(table, FLAMES, "a3.1", dice=((1,),)).label.data["spent"] == {"fire": 2}
    assert cast(table, FLAMES, "a3.1", succeeds=False).label.data["spent"] == {"fire": 2}
    assert cast(table, replace(FLAMES, cost={}), "a3.1", dice=((5,),)).label.data["spent"] == {}
    table.do(c.Faith("a2.1", 4))
    step = table.do(CastSpell(fighter="a2.1", spell=PRAYER, targets=("a3.1",), dice=((3,),)))
    assert step.label.data["spent"] == {"faith": 3}


def test_every_reason_against_a_cast_is_heard_before_it_is_overruled() -> None:
    table = temple(fire=2)
    hard = replace(FLAMES, cost={"fire": 3, "light": 1})
    command = CastSpell(fighter="a1.1", spell=hard, targets=("a3.1",), dice=((4,),))
    wanted = "refusal.not_mastered refusal.cost_missing"
    assert table.refusal(command) == wanted
    step = table.do(command, overrule=True)
    assert step.overruled == wanted
    assert step.against[1].data["elements"] == ["fire", "light"]
    unknown = replace(command, spell=replace(hard, difficulty=Value.parse("?")))
    assert table.refusal(unknown) == "refusal.difficulty_unknown", "what nobody can overrule stands alone"
