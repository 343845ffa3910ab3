"""The tables of MonCon'F are whole: fourteen actions, eight tactics, and marks that point at each other."""

from __future__ import annotations

from rules.monconf import commands
from rules.monconf.actions import ACTIONS, Needs
from rules.monconf.marks import MARKS
from rules.monconf.tactics import TACTICS
from tests.rules.data import ruleset


def test_there_are_fourteen_actions_and_what_they_turn_into_is_one_of_them() -> None:
    assert len(ACTIONS) == 14
    assert {action.lesser for action in ACTIONS.values()} == {"", "run", "walk"}
    assert [a.id for a in ACTIONS.values() if a.needs is Needs.HELD] == ["disengage", "retreat"]


def test_the_eight_tactics_cost_what_the_play_aid_says() -> None:
    assert {tactic.id: tactic.cost for tactic in TACTICS.values()} == {
        "temporise": 2, "reactive_shot": 2, "aimed_shot": 1, "general_assault": 2, "interceptor": 1,
        "rally": 1, "plan_b": 2, "genius": None,
    }  # fmt: skip


def test_the_columns_of_the_wound_table_are_named_by_their_bounds() -> None:
    bands = ruleset("monconf").column_bands
    assert bands[0] == (None, -7) and bands[-1] == (7, None)
    assert bands[3:6] == ((-2, -1), (0, 0), (1, 2))
    assert ruleset().column_bands == (), "by location"


def test_a_mark_names_where_its_penalties_come_from() -> None:
    assert MARKS["frightened"].source == "action.frightened"
    assert commands.SetMark("a1.1", "frightened").value == 1
