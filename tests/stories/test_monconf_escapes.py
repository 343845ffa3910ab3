"""MonCon'F, Les Actions: Désengagement and Retraite, their INI test, and who may not leave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.events import Rolled
from rules.battle.state import Place
from rules.monconf.acting import escape_value
from rules.monconf.commands import Escape
from rules.monconf.marking import engaged_for
from tests.stories.monconf_table import GOBLIN, GUARD, Table, engaged, opened
from tests.stories.tabletop import card


def test_nobody_escapes_in_the_turn_of_the_contact() -> None:
    table = engaged()
    assert engaged_for(table.game, table.man("a1.1")) == 0
    assert engaged_for(table.game, table.man("b1.3")) is None
    assert table.refusal(Announce("a1.1", "retreat")) == "refusal.not_held"
    assert table.refusal(Escape("a1.1")) == "refusal.no_escape"
    assert table.refusal(Escape("x")) == "refusal.unknown"


@pytest.mark.parametrize(("die", "succeeds"), [(3, False), (4, True)])
def test_above_five_succeeds(die: int, succeeds: bool) -> None:
    """D4: INI 3, one enemy: a result of 5 fails, 6 succeeds."""
    table = engaged(since=1)
    table.do(Announce("a1.1", "retreat"))
    assert table.refusal(Resolve("a1.1")) == "refusal.test_first"
    step = table.do(Escape("a1.1", dice=(die,)))
    assert step.label.code == ("step.retreat_done" if succeeds else "step.retreat_failed")
    assert (table.game.contacts == ()) is succeeds
    assert "all_defence" not in table.man("a1.1").marks, "no penalty is stated for a retreat"
    assert table.man("a1.1").activated


def test_each_enemy_in_contact_costs_a_point() -> None:
    table = engaged(since=1, foes=3)
    found = escape_value(table.table, table.game, "a1.1")
    assert found.total == 0
    assert found.reasons[-1].message.data == {"n": 3}


def test_a_free_fighter_pays_for_no_enemy() -> None:
    table = opened([GUARD], [GOBLIN])
    assert escape_value(table.table, table.game, "a1.1").total == 3
    for action in ("disengage", "retreat"):  # there is nobody to leave
        assert table.refusal(Announce("a1.1", action, "b1.1")) == "refusal.not_engaged"


def test_who_fails_to_disengage_puts_all_dice_in_defence() -> None:
    table = engaged(since=1, dice=(2,))
    table.do(Announce("a1.1", "disengage", "b1.3"))
    step = table.do(Escape("a1.1"))
    assert step.label.code == "step.disengage_failed"
    assert table.man("a1.1").marks == {"engaged": 1, "all_defence": 1}
    table.do(c.Correct("game", {"phase": "combat"}))
    table.do(c.Advance())
    assert table.man("a1.1").marks == {"engaged": 1}


def test_who_disengages_engages_anew() -> None:
    table = engaged(since=1, dice=(6,))
    table.do(Announce("a1.1", "disengage", "b1.2"))
    step = table.do(Escape("a1.1"))
    assert (step.label.code, step.label.data["target"]) == ("step.disengage_reached", "b1.2")
    assert table.game.contacts == (("a1.1", "b1.2"),)
    assert table.man("a1.1").marks == {"engaged": 2}, "the contact counts as an engagement"


def test_nobody_disengages_towards_the_one_enemy_that_holds_it() -> None:
    table = engaged(since=1)
    refused = Announce("a1.1", "disengage", "b1.1")
    assert table.refusal(refused) == "refusal.held_by_it"
    table.do(refused, overrule=True)
    table = engaged(since=1, foes=2, dice=(6,))
    table.do(Announce("a1.1", "disengage", "b1.1"))  # who holds it with others may be met alone
    table.do(Escape("a1.1", success=True))
    assert table.game.contacts == (("a1.1", "b1.1"),)


def test_nobody_throws_a_six_again_for_a_player() -> None:
    """The play aid is silent about 6s: they are decided on as at any test, and what fell here says so."""
    table = engaged(since=1, dice=(6,))
    values = replace(table.table.ruleset.actions, disengage=9)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, actions=values))
    table.do(Announce("a1.1", "disengage", "b1.2"))
    assert table.do(Escape("a1.1")).label.code == "step.disengage_failed" and table.dice == []
    for dice, came in (((6, 5), "reached"), ((6, 1), "failed")):
        table = engaged(since=1)
        table.do(Announce("a1.1", "disengage", "b1.2"))
        step = table.do(Escape("a1.1", dice=dice, thrown_here=True))
        assert step.label.code == f"step.disengage_{came}"
        (test,) = (event for event in step.events if isinstance(event, Rolled))
        assert (test.dice, test.typed) == (dice, False)


def test_a_disengagement_that_falls_short_leaves_a_free_fighter() -> None:
    table = engaged(since=1)
    table.do(Announce("a1.1", "disengage", "b1.3"))
    step = table.do(Escape("a1.1", success=True, reached=False))
    assert step.label.code == "step.disengage_done" and table.game.contacts == ()
    assert table.deeds("a1.1") == [("disengage", "", "done")]


def test_dice_and_values_of_an_escape_are_checked() -> None:
    table = engaged(since=1)
    table.do(Announce("a1.1", "disengage", "b1.3"))
    assert table.refusal(Escape("a1.1", dice=(7,))) == "refusal.no_such_face"
    assert table.refusal(Escape("a1.1", dice=(5, 2))) == "refusal.dice_do_not_follow"
    table.do(c.Put("b1.3", Place.OFF))
    assert table.refusal(Escape("a1.1")) == "refusal.off_table"
    values = replace(table.table.ruleset.actions, disengage=None)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, actions=values))
    assert table.refusal(Escape("a1.1")) == "refusal.say_outcome"


def test_an_ini_nobody_knows_is_asked_for() -> None:
    table = Table.lay([card("Ombre", "Griffons d’Akkylannie")], [GOBLIN])
    table.do(c.Touch("a1.1", "b1.1"))
    table.next_turn().begin()
    table.do(c.PlayTop())
    table.do(Announce("a1.1", "retreat"))
    assert escape_value(table.table, table.game, "a1.1").total is None
    assert table.refusal(Escape("a1.1")) == "refusal.value_unknown"
    table.do(Escape("a1.1", success=False))
