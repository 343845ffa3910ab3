"""MonCon'F, Les Tactiques on figures: Tir réactif, Tir ciblé, Interceptor, Rallier."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.events import Rolled
from rules.battle.magic import CastSpell
from rules.battle.state import Modifier, Place
from rules.cards import Card
from rules.monconf.acting import shot_lines
from rules.monconf.charging import charge_of
from rules.monconf.commands import AimedShot, CallToRally, Escape, Intercept, ReactiveShot, SetMark, Steady
from rules.monconf.reacting import stoppable
from rules.spells import Spell, SpellKind
from rules.values import Value
from tests.stories.monconf_table import (
    ARCHER,
    CAPTAIN,
    GOBLIN,
    GUARD,
    GUNNER,
    MAGE,
    OGRE,
    Table,
    engaged,
    opened,
)
from tests.stories.tabletop import card

SPARK = Spell(name_fr="Étincelle", kind=SpellKind.SPELL, cost={"fire": 1}, difficulty=Value.parse("-"))


def moving(action: str = "run", foe: Card = ARCHER, points: int = 9, target: str = "") -> Table:
    """Let the guard move while an archer and a goblin look on."""
    table = opened([GUARD, GUARD], [foe, GOBLIN], points=points)
    table.do(Announce("a1.1", action, target))
    return table


# -- Tir réactif ----------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["walk", "run", "charge", "engage"])
def test_a_shooter_answers_a_move(action: str) -> None:
    table = moving(action, target="b2.1" if action in ("charge", "engage") else "")
    step = table.do(ReactiveShot("b1.1", "a1.1"))
    assert step.label.code == "step.reactive_action", "a shot and a walk"
    assert table.points("b") == 7
    assert table.man("b1.1").activated and table.man("b1.1").marks == {"reaction": 1}
    table.do(Resolve("a1.1"))
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    assert table.refusal(Announce("b1.1", "walk")) == "refusal.has_acted", "it counts as activated"
    table.next_turn()
    assert table.man("b1.1").marks == {} and not table.man("b1.1").activated


def test_who_may_not_answer_a_move() -> None:
    table = moving()
    assert table.refusal(ReactiveShot("b2.1", "a1.1")) == "refusal.not_a_shooter"
    assert table.refusal(ReactiveShot("x", "a1.1")) == "refusal.unknown"
    assert table.refusal(ReactiveShot("a2.1", "a1.1")) == "refusal.unknown"
    assert table.refusal(ReactiveShot("b1.1", "a2.1")) == "refusal.not_moving"
    table.do(c.Touch("b1.1", "a2.1"))
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == "refusal.not_free"
    table.do(c.Put("b1.1", Place.OFF))
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == "refusal.not_on_table"
    table.do(c.Correct("game", {"phase": "combat"}))
    assert table.refusal(ReactiveShot("b2.1", "a1.1")) == "refusal.not_activation"


def test_nobody_answers_without_points_or_without_a_move() -> None:
    table = moving(points=1)
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == "refusal.no_points"
    table = moving("rest")
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == "refusal.not_moving"


# -- Tir ciblé ------------------------------------------------------------------------------------


def test_an_aimed_shot_is_at_one_less_and_at_whom_one_likes() -> None:
    table = opened([GUNNER], [(GOBLIN, 2)])
    assert table.refusal(AimedShot("a1.1", "b1.2")) == "refusal.no_aimable_shot"
    assert table.refusal(AimedShot("b1.1")) == "refusal.card_not_played"
    table.do(Announce("a1.1", "precise", "b1.1"))
    assert table.refusal(AimedShot("a1.1", "x")) == "refusal.unknown"
    assert table.refusal(AimedShot("a1.1", "a1.1")) == "refusal.shoots_itself"
    step = table.do(AimedShot("a1.1", "b1.2"))
    assert step.label.code == "step.aimed_shot_at"
    assert table.deeds("a1.1") == [("precise", "b1.2", "announced")]
    assert [(r.message.code, r.amount) for r in shot_lines(table.man("a1.1"))] == [
        ("shot.precise", 1), ("shot.aimed", -1),
    ]  # fmt: skip
    assert table.points("a") == 8
    assert table.refusal(AimedShot("a1.1")) == "refusal.aimed_already"
    table.do(Resolve("a1.1"))


def test_an_aimed_shot_without_a_target_yet() -> None:
    table = opened([GUNNER], [GOBLIN])
    table.do(Announce("a1.1", "shoot"), overrule=True)
    assert table.do(AimedShot("a1.1")).label.code == "step.aimed_shot"


# -- Interceptor ----------------------------------------------------------------------------------


def test_an_interception_stops_a_charge_which_stays_one() -> None:
    """« une charge reste un charge »: its power is weighed against who stands in its way."""
    table = moving("charge", target="b1.1")
    step = table.do(Intercept("b2.1", "a1.1", dice=(5,), against=(2,)))
    assert step.label.code == "step.intercepted"
    rolled = [e for e in step.events if e.kind == "rolled"]
    assert [e.total for e in rolled] == [7, 5, 1], "who was named first stands first, then the power"
    assert rolled[-1].outcome.code == "power.due"
    assert table.game.contacts == (("a1.1", "b2.1"),)
    assert table.deeds("a1.1") == [("charge", "b2.1", "done")]
    assert table.man("b2.1").marks["charged"] == 1
    assert table.man("b2.1").activated and table.man("a1.1").activated
    assert table.points("b") == 8


def test_an_intercepted_charge_adds_its_power_to_that_of_another() -> None:
    table = opened([(GUARD, 2)], [GOBLIN, OGRE])
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Intercept("b2.1", "a1.1", success=True))
    table.do(Announce("a1.2", "charge", "b2.1"))
    table.do(Resolve("a1.2"))
    assert charge_of(table.table, table.game, "b2.1", "a1.2").total == 0, "2 and 2 against 4"
    assert table.man("b2.1").marks["charged"] == 1


def test_a_tie_is_the_movers() -> None:
    """D4: Interceptor fails on a tie; the point is spent, nobody is activated, the move goes on."""
    table = moving("charge", target="b1.1")
    step = table.do(Intercept("b2.1", "a1.1", dice=(4,), against=(3,)))
    assert step.label.code == "step.not_intercepted"
    assert not table.man("b2.1").activated
    assert table.points("b") == 8
    table.do(Resolve("a1.1"))
    assert table.game.contacts == (("a1.1", "b1.1"),)


def test_a_six_of_an_interception_is_thrown_again_by_its_player_alone() -> None:
    table = moving("run")
    table.dice = [6, 6]  # goblin 8 against guard 9
    step = table.do(Intercept("b2.1", "a1.1"))
    assert step.label.code == "step.not_intercepted" and not table.dice
    table = moving("run")
    dice = Intercept("b2.1", "a1.1", dice=(6, 3), against=(6, 1), thrown_here=True)
    step = table.do(dice)
    assert step.label.code == "step.intercepted", "a 1 on the way makes it 1"
    tests = [event for event in step.events if isinstance(event, Rolled)]
    assert [(test.dice, test.typed) for test in tests] == [((6, 3), False), ((6, 1), True)], "each by itself"


def test_a_failing_mover_is_stopped_by_any_success() -> None:
    table = moving("run")
    table.do(c.Modify("a1.1", Modifier("INI", -9, "sort")))
    table.do(Intercept("b2.1", "a1.1", dice=(1,), against=(2,)))
    assert table.man("b2.1").activated


def test_a_shot_goes_on_after_its_walk_was_stopped() -> None:
    table = opened([GUNNER], [GOBLIN, GOBLIN])
    table.do(Announce("a1.1", "shoot", "b2.1"))
    table.do(Intercept("b1.1", "a1.1", success=True))
    assert table.game.contacts == (("a1.1", "b1.1"),)
    assert table.deeds("a1.1") == [("shoot", "b2.1", "announced")]
    table.do(Resolve("a1.1"))


@pytest.mark.parametrize("aimed", [False, True])
def test_who_was_stopped_before_its_shot_is_stopped_once_for_all(aimed: bool) -> None:
    table = opened([GUNNER], [(GOBLIN, 3)])
    table.do(Announce("a1.1", "shoot", "b1.3"))
    if aimed:
        table.do(AimedShot("a1.1", "b1.3"))
    table.do(Intercept("b1.1", "a1.1", success=False))
    assert [f.id for f in stoppable(table.table, table.game)] == ["a1.1"], (
        "who was not stopped moves on, and may be"
    )
    table.do(Intercept("b1.2", "a1.1", success=True))
    assert stoppable(table.table, table.game) == ()
    assert table.refusal(Intercept("b1.3", "a1.1", success=True)) == "refusal.not_moving"


def test_a_mage_that_frees_itself_of_who_stopped_it_moves_no_more() -> None:
    table = opened([MAGE], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "mystic"))
    table.do(Intercept("b1.1", "a1.1", success=True))
    table.do(CastSpell(fighter="a1.1", spell=SPARK, targets=("b1.1",)), overrule=True)
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving"
    table = opened([MAGE], [(GOBLIN, 2)])
    table.do(CastSpell(fighter="a1.1", spell=SPARK, targets=("b1.1",)), overrule=True)
    table.do(Intercept("b1.1", "a1.1", success=True))
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving"


def test_a_mage_casts_after_its_move_was_stopped() -> None:
    table = opened([MAGE], [GOBLIN])
    table.do(Announce("a1.1", "mystic"))
    table.do(Intercept("b1.1", "a1.1", success=True))
    assert table.deeds("a1.1") == [("mystic", "", "announced")]
    assert table.refusal(Intercept("b1.1", "a1.1", success=True)) == "refusal.has_acted"


def test_a_mage_that_walks_after_its_spell_may_be_stopped() -> None:
    """Its move is "à n'importe quel moment": before the first spell, between two, after the last."""
    table = opened([MAGE], [(GOBLIN, 2)])
    table.do(CastSpell(fighter="a1.1", spell=SPARK, targets=("b1.1",)), overrule=True)
    assert table.deeds("a1.1") == [("mystic", "b1.1", "done")]
    table.do(Intercept("b1.1", "a1.1", success=True))
    assert table.game.contacts == (("a1.1", "b1.1"),)
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving", "it is in contact"
    assert table.man("a1.1").activated is False, "more spells may follow"


def test_nobody_stops_a_mage_that_casts_in_contact() -> None:
    table = opened([MAGE], [(GOBLIN, 2)])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Announce("a1.1", "mystic"))
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving", (
        "a walk wants it free"
    )


def test_who_got_away_may_be_stopped_too() -> None:
    table = opened([GUARD], [(GOBLIN, 2)])
    table.do(c.Touch("a1.1", "b1.1"))
    table.next_turn().begin(points=9)
    table.do(c.PlayTop())
    table.do(Announce("a1.1", "retreat"))
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving"
    table.do(Escape("a1.1", success=True))
    table.do(Intercept("b1.2", "a1.1", success=True))
    assert table.game.contacts == (("a1.1", "b1.2"),)


@pytest.mark.parametrize("success", [True, False])
def test_who_disengages_is_stopped_before_it_reaches_its_target(success: bool) -> None:
    table = engaged(since=1)
    table.do(Announce("a1.1", "disengage", "b1.2"))
    assert table.refusal(Intercept("b1.3", "a1.1", success=True)) == "refusal.not_moving", "it tests first"
    table.do(Escape("a1.1", success=True))
    assert [f.id for f in stoppable(table.table, table.game)] == ["a1.1"]
    step = table.do(Intercept("b1.3", "a1.1", success=success))
    assert step.label.code == ("step.intercepted" if success else "step.not_intercepted")
    assert table.game.contacts == (("a1.1", "b1.3" if success else "b1.2"),)
    assert table.deeds("a1.1") == [("disengage", "b1.3" if success else "b1.2", "done")]
    assert table.man("a1.1").marks == {"engaged": 2}, "either way it is engaged anew, in this turn"
    assert ("engaged" in table.man("b1.2").marks) is not success
    if success:
        assert stoppable(table.table, table.game) == ()


def test_who_got_away_is_stopped_no_more_once_another_action_was_resolved() -> None:
    table = opened([(GUARD, 2)], [(GOBLIN, 3)])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a1.2", "b1.2"))
    table.next_turn().begin(points=9)
    table.do(c.PlayTop())
    for key in ("a1.1", "a1.2"):
        table.do(Announce(key, "retreat"))
    table.do(Escape("a1.1", success=True))
    assert [f.id for f in stoppable(table.table, table.game)] == ["a1.1"]
    table.do(Escape("a1.2", success=True))
    assert [f.id for f in stoppable(table.table, table.game)] == ["a1.2"]
    assert table.refusal(Intercept("b1.3", "a1.1", success=True)) == "refusal.not_moving"


def test_who_did_not_get_away_is_not_stopped() -> None:
    table = engaged(since=1)
    table.do(Announce("a1.1", "disengage", "b1.2"))
    table.do(Escape("a1.1", success=False))
    assert stoppable(table.table, table.game) == ()
    table = engaged(since=1)
    table.do(Announce("a1.1", "disengage", "b1.2"))
    table.do(Escape("a1.1", success=True))
    table.do(c.Touch("a1.1", "b1.3"))
    assert stoppable(table.table, table.game) == (), "another enemy has met it since: its move is over"


def test_the_table_may_stop_who_was_given_no_action() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(Intercept("b1.1", "a1.1", success=True), overrule=True)
    assert table.game.contacts == (("a1.1", "b1.1"),) and table.deeds("a1.1") == []


def test_who_may_not_intercept() -> None:
    table = moving("run", points=0)
    assert table.refusal(Intercept("x", "a1.1")) == "refusal.unknown"
    assert table.refusal(Intercept("b2.1", "a1.1", dice=(9,))) == "refusal.no_such_face"
    assert table.refusal(Intercept("b2.1", "a1.1", against=(2, 2))) == "refusal.dice_do_not_follow"
    assert table.refusal(Intercept("b2.1", "a1.1")) == "refusal.no_points"
    table.do(c.ChangeLevel("b2.1", 1), overrule=True)
    assert table.refusal(Intercept("b2.1", "a1.1")) == "refusal.across_levels"
    table.do(c.AddCard("b", name="Inconnu"))
    assert table.refusal(Intercept("b3.1", "a1.1")) == "refusal.value_unknown"
    assert table.refusal(Intercept("b3.1", "a1.1", success=True)) == "refusal.no_points"


# -- Rallier and frightened fighters --------------------------------------------------------------


def frightened(enemy: Card = GOBLIN) -> Table:
    """Let a frightened guard stand beside a captain who is played."""
    table = opened([CAPTAIN, GUARD], [enemy])
    table.do(SetMark("a2.1", "frightened"))
    return table


def test_the_commander_walks_and_its_troops_try_at_once() -> None:
    table = frightened(OGRE)
    table.do(c.Touch("a2.1", "b1.1"))
    assert table.refusal(Steady(fighter="a2.1", difficulty=8)) == "refusal.no_call"
    step = table.do(CallToRally("a1.1"))
    assert step.label.code == "step.called_to_rally"
    assert table.points("a") == 8
    assert table.deeds("a1.1") == [("walk", "", "announced")]
    assert table.refusal(Announce("a1.1", "run")) == "refusal.commander_walks"
    assert table.refusal(Announce("a1.1", "")) == "refusal.commander_walks", "nor is the walk taken back"
    table.do(Announce("a1.1", "walk"))
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == "refusal.commander_walks", "told twice or not"
    assert table.refusal(CallToRally("a1.1")) == "refusal.called_already"
    step = table.do(Steady(fighter="a2.1", difficulty=8, dice=(2,)))
    assert step.label.code == "step.steady_failed", "failing removes nobody"
    assert table.man("a2.1").on_table
    again = Steady(fighter="a2.1", difficulty=8, dice=(3,))
    assert table.refusal(again) == "refusal.tried_already", "again at the end of the turn"
    table.do(c.Correct("game", {"phase": "upkeep"}))
    step = table.do(Steady(fighter="a2.1", difficulty=8, dice=(4,)))
    assert step.label.code == "step.steadied", "Rallier grants the retry, whatever it stands against"
    assert "frightened" not in table.man("a2.1").marks
    assert table.man("a2.1").modifiers == ()


def test_a_retry_at_the_end_of_the_turn_that_fails_is_an_ordinary_failure() -> None:
    table = frightened(OGRE)
    table.do(c.Touch("a2.1", "b1.1"))
    table.do(CallToRally("a1.1"))
    table.do(Steady(fighter="a2.1", success=False))
    table.do(c.Correct("game", {"phase": "upkeep"}))
    step = table.do(Steady(fighter="a2.1", difficulty=8, dice=(2,)))
    assert step.label.code == "step.steady_lost"
    assert table.man("a2.1").place is Place.FLED


def test_who_did_not_try_at_the_call_waits_until_no_enemy_frightens_it() -> None:
    table = frightened(OGRE)
    table.do(c.Touch("a2.1", "b1.1"))
    table.do(CallToRally("a1.1"))
    table.do(c.Correct("game", {"phase": "upkeep"}))
    assert table.refusal(Steady(fighter="a2.1", difficulty=8)) == "refusal.frightening_enemy"
    table.do(c.BreakContact("a2.1"))
    assert table.refusal(Steady(fighter="a2.1", difficulty=8)) == ""


def test_who_failed_at_a_call_tries_at_the_call_of_the_next_turn() -> None:
    table = frightened()
    table.do(CallToRally("a1.1"))
    table.do(Steady(fighter="a2.1", success=False))
    table.next_turn().begin(points=9)
    assert table.man("a2.1").marks == {"frightened": 1}
    table.do(c.PlayTop())
    table.do(CallToRally("a1.1"))
    assert table.refusal(Steady(fighter="a2.1", success=False)) == ""


def test_who_may_not_call() -> None:
    table = opened([(GUARD, 2)], [GOBLIN])
    assert table.refusal(CallToRally("b1.1")) == "refusal.card_not_played"
    assert table.refusal(CallToRally("a1.1")) == "refusal.not_a_commander"
    table.do(CallToRally("a1.1"), overrule=True)
    table.do(Resolve("a1.1"))
    table.next_turn().begin(points=0)
    table.do(c.PlayTop())
    table.do(Announce("a1.1", "run"))
    table.do(Resolve("a1.1"))
    assert table.refusal(CallToRally("a1.1")) == "refusal.has_acted"
    commander = opened([CAPTAIN], [GOBLIN], points=0)
    assert commander.refusal(CallToRally("a1.1")) == "refusal.no_points"
    commander.do(c.Touch("a1.1", "b1.1"))
    assert commander.refusal(CallToRally("a1.1")) == "refusal.not_free"


def test_who_fails_in_upkeep_leaves_the_table() -> None:
    table = frightened()
    table.do(c.Correct("game", {"phase": "upkeep"}))
    step = table.do(Steady(fighter="a2.1", success=False, row="negative/frightened/a2.1"))
    assert step.label.code == "step.steady_lost"
    assert table.man("a2.1").place is Place.FLED
    assert table.game.rows["negative/frightened/a2.1"] == "done"


def test_where_the_ruleset_says_so_who_fails_in_upkeep_stays() -> None:
    table = frightened()
    rules = table.table.ruleset
    table.table = replace(table.table, ruleset=replace(rules, command=replace(rules.command, lost=False)))
    table.do(c.Correct("game", {"phase": "upkeep"}))
    step = table.do(Steady(fighter="a2.1", success=False))
    assert step.label.code == "step.steady_failed"


def test_what_a_rally_asks_for() -> None:
    table = frightened()
    table.do(c.Correct("game", {"phase": "upkeep"}))
    assert table.refusal(Steady(fighter="x")) == "refusal.unknown"
    assert table.refusal(Steady(fighter="a2.1", characteristic="LUCK")) == "refusal.unknown"
    assert table.refusal(Steady(fighter="a1.1")) == "refusal.not_frightened"
    assert table.refusal(Steady(fighter="a2.1", dice=(0,))) == "refusal.no_such_face"
    assert table.refusal(Steady(fighter="a2.1")) == "refusal.difficulty_unknown"
    assert table.refusal(Steady(fighter="a2.1", characteristic="POU")) == "refusal.value_unknown"
    table.dice = [3]
    step = table.do(Steady(fighter="a2.1", characteristic="POU", value=5, difficulty=8))
    assert step.label.code == "step.steadied"


def test_the_dice_of_a_figure_without_a_known_sheet() -> None:
    table = Table.lay([card("Ombre", "Griffons d’Akkylannie", INI=2)], [GOBLIN]).begin(points=9)
    table.do(c.PlayTop())
    assert table.refusal(CallToRally("a1.1")) == "refusal.not_a_commander"
