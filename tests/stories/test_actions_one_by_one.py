"""Actions done one fighter at a time: disengaging, walking, shooting, casting, taking cover (V-B to V-D)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.abilities import Ability
from rules.battle import commands as c
from rules.battle.action_commands import (
    Act,
    Announce,
    Disengage,
    Resolve,
)
from rules.battle.action_rules import ActionRules
from rules.battle.contacts import free
from rules.battle.effect_commands import PutEffect
from rules.battle.magic import CastSpell
from rules.battle.state import Effect
from rules.battle.wound_effects import Bearer
from rules.confrontation.action_offers import offers
from rules.confrontation.actions import potential, shots, walked
from rules.confrontation.disengaging import difficulty
from rules.confrontation.hits import acting_of, read_roll, strength_of
from rules.spells import Spell, SpellKind
from rules.text import Refusal
from rules.values import Characteristic, Value
from tests.stories.acting import CONSCRIT, FUSILIER, MAGE, deeds, speaking, target_of
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card, counted, side

# -- disengaging ------------------------------------------------------------------------------------


def outnumbered(**actions: Any) -> Tabletop:
    table = speaking(CONSCRIT, **actions)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a1.1", "b1.2"))
    return table


def test_x1_an_outnumbered_fighter_engages_a_former_opponent_elsewhere() -> None:
    table = outnumbered()
    assert potential(table.table, table.game, table.fighter("a1"), "engage").total == 10
    table.do(Announce("a1.1", "engage", "b1.1"))
    assert table.refusal(Resolve("a1.1")) == "refusal.disengage_first"
    table.do(Disengage("a1.1", True))
    assert free(table.game, "a1.1")
    assert potential(table.table, table.game, table.fighter("a1"), "engage").total == 10, "MOU, not twice"
    table.do(Resolve("a1.1"))
    assert table.game.contacts == (("a1.1", "b1.1"),), "one against one"


def test_failing_to_disengage_loses_the_engagement_and_the_walk_not_the_spells() -> None:
    mage = replace(MAGE)
    table = speaking(mage)
    table.do(c.Gem("a1.1", "fire", 2))
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Announce("a1.1", "engage", "b1.2"))
    step = table.do(Disengage("a1.1", False))
    assert step.label.code == "step.not_disengaged"
    assert deeds(table, "a1.1") == [("engage", "lost"), ("disengage", "failed")]
    assert table.refusal(Disengage("a1.1", True)) == "refusal.disengaged_once"
    assert table.refusal(Act("a1.1", "walk")) == "refusal.exclusive_done"
    table.do(Act("a1.1", "mystic", "b1.1"))
    other = outnumbered()
    other.do(Disengage("a1.1", False))
    assert other.refusal(Act("a1.1", "walk")) == "refusal.disengage_failed"


def test_the_test_to_disengage_counts_enemies_and_may_be_rolled_or_typed() -> None:
    table = outnumbered()
    assert difficulty(table.table, table.game, "a1.1").total == 8
    table.dice = [6, 1]
    step = table.do(Disengage("a1.1"))
    assert step.label.code == "step.disengaged", "INI 2 and a 6 reach 8: no reason to risk another die"
    again = outnumbered()
    again.dice = [5]
    assert again.do(Disengage("a1.1")).label.code == "step.not_disengaged"
    typed = outnumbered()
    assert typed.refusal(Disengage("a1.1", dice=(7,))) == "refusal.no_such_face"
    assert typed.refusal(Disengage("a1.1", dice=(5, 2))) == "refusal.dice_do_not_follow"
    rolled = typed.do(Disengage("a1.1", dice=(6, 1))).events[0]
    assert (rolled.total, rolled.outcome.code) == (3, "trial.failure")  # type: ignore[union-attr]
    hard = outnumbered(disengage=10, disengage_each=0)
    hard.dice = [6, 3]
    assert hard.do(Disengage("a1.1")).label.code == "step.not_disengaged"
    assert hard.dice == [3], "a 6 is thrown again when its player says so, and not by itself"
    bold = outnumbered(disengage=10, disengage_each=0)
    fell = bold.do(Disengage("a1.1", dice=(6, 3), thrown_here=True)).events[0]
    assert (fell.typed, fell.total, fell.outcome.code) == (False, 11, "trial.success")  # type: ignore[union-attr]


def test_dice_that_cannot_be_are_refused_for_good_whoever_speaks() -> None:
    table = speaking(CONSCRIT, MAGE)
    table.do(c.Touch("a2.1", "b1.1"))
    assert table.refusal(Disengage("a2.1")) == "refusal.card_not_played", "which the table may overrule"
    for dice in ((1, 6), (7,)):
        decided = table.system.decide(
            table.table, table.game, Disengage("a2.1", dice=dice), table.roll, overrule=True
        )
        assert isinstance(decided, Refusal) and not decided.overridable


def test_where_the_ruleset_knows_no_test_the_outcome_is_entered() -> None:
    table = outnumbered(disengage=None)
    assert table.refusal(Disengage("a1.1")) == "refusal.say_outcome"
    shown = {x.code: x for x in offers(table.table, table.game, "a1.1")}
    assert shown["action.disengage"].refusal is None
    table.do(Disengage("a1.1", True))
    table.do(Act("a1.1", "walk"))
    slow = speaking("Garde")
    slow.do(c.Touch("a1.1", "b1.1"))
    assert slow.refusal(Disengage("a1.1")) == "refusal.value_unknown"


def test_when_nobody_may_disengage() -> None:
    table = speaking((CONSCRIT, 3), MAGE)
    assert table.refusal(Disengage("z")) == "refusal.unknown"
    assert table.refusal(Disengage("a2.1", True)) == "refusal.card_not_played"
    assert table.refusal(Disengage("a1.1", True)) == "refusal.not_engaged"
    table.do(Announce("a1.1", "run"))
    table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    table.do(c.Touch("a1.2", "b1.2"))
    assert table.refusal(Disengage("a1.1", True)) == "refusal.exclusive_done"
    assert table.refusal(Disengage("a1.2", True)) == "refusal.resolve_first"
    table.do(Resolve("a1.1"))
    assert table.refusal(Disengage("a1.1", True)) == "refusal.exclusive_done"
    table.do(c.Activate("a1.2"))
    assert table.refusal(Disengage("a1.2", True)) == "refusal.turn_over"


# -- walking and shooting ---------------------------------------------------------------------------


def test_x2_walk_then_shoot_shoot_then_walk_but_nothing_is_resumed() -> None:
    table = speaking((FUSILIER, 3))
    table.do(Act("a1.1", "walk"))
    step = table.do(Act("a1.1", "shoot", "b1.1"))
    assert step.label.data["action"] == "shoot", "no stationary shot after a walk"
    assert table.refusal(Act("a1.1", "walk")) == "refusal.walked", "the other half of a walk"
    table.do(Act("a1.2", "shoot", "b1.1", walks=True))
    assert not table.fighter("a1", 2).deeds[-1].still, "a declared walk forfeits the bonus, made or not"
    table.do(Act("a1.2", "walk"))
    assert deeds(table, "a1.2") == [("shoot", "done"), ("walk", "done")]
    step = table.do(Act("a1.3", "shoot", "b1.1"))
    assert (step.label.code, step.label.data["action"]) == ("step.acted_at", "shoot_still")
    assert table.refusal(Act("a1.3", "walk")) == "refusal.walk_not_declared"


def test_one_shot_a_turn_unless_an_ability_says_more() -> None:
    table = speaking(FUSILIER)
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.shots_made"
    quick = replace(FUSILIER, abilities=(Ability("extra_shot", "Tir supplémentaire", "Extra shot", "1"),))
    table = speaking(quick)
    assert shots(table.table, table.game, table.fighter("a1")) == 2
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1", walks=True)) == "refusal.walk_not_declared"
    table.do(Act("a1.1", "shoot", "b1.1"))
    fast = replace(FUSILIER, abilities=(Ability("rapid_reload", "Rechargement rapide", "", "2"),
                                        Ability("luck", "Chance", "", "")))  # fmt: skip
    table = speaking(fast)
    assert shots(table.table, table.game, table.fighter("a1")) == 3
    counted = replace(table.table.ruleset.actions, shots_added=(), shots_total=("rapid_reload",))
    in_all = replace(table.table, ruleset=replace(table.table.ruleset, actions=counted))
    assert shots(in_all, table.game, table.fighter("a1")) == 2, "a ruleset of one's own may count otherwise"
    table.do(Act("a1.1", "shoot", "b1.1", walks=True))
    table.do(Act("a1.1", "walk"))
    assert table.refusal(Act("a1.1", "shoot", "b1.2", walks=True)) == "refusal.walked"
    table.do(Act("a1.1", "shoot", "b1.2"))
    table.do(Act("a1.1", "shoot", "b1.2", walks=True), overrule=True)
    assert deeds(table, "a1.1").count(("walk", "done")) == 1


def test_who_cannot_shoot_is_told_why() -> None:
    table = speaking(CONSCRIT, FUSILIER)
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.unarmed"
    assert table.refusal(Act("a2.1", "shoot", "b1.1")) == "refusal.card_not_played"
    assert table.refusal(Act("a1.1", "run")) == "refusal.unknown"
    assert table.refusal(Act("a1.1", "shoot", "z")) == "refusal.unknown"
    sketch = speaking("Garde")
    assert sketch.refusal(Act("a1.1", "shoot", "b1.1")) == "", "nobody knows its TIR: the players say"
    shown = {x.code: x for x in offers(sketch.table, sketch.game, "a1.1")}
    assert "weapon" in shown["action.shoot"].data["asks"]  # type: ignore[operator]
    armed = speaking(FUSILIER)
    shown = {x.code: x for x in offers(armed.table, armed.game, "a1.1")}
    assert shown["action.shoot"].data["asks"] == ["target", "sight", "distance"]
    armed.do(c.Touch("a1.1", "b1.1"))
    assert armed.refusal(Act("a1.1", "shoot", "b1.2")) == "refusal.shot_engaged"
    assert armed.refusal(Act("a1.1", "walk")) == "refusal.walk_engaged"


def test_a_shot_after_disengaging_counts_as_having_walked() -> None:
    table = speaking(FUSILIER)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Disengage("a1.1", True))
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert not table.fighter("a1").deeds[-1].still
    assert walked(table.fighter("a1"))
    assert table.refusal(Act("a1.1", "walk")) == "refusal.walked"


def test_freedom_is_judged_as_the_fighters_turn_opens() -> None:
    table = speaking((FUSILIER, 2))
    table.do(Act("a1.1", "walk"))
    table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    assert table.refusal(Act("a1.1", "shoot", "b1.2")) == "", "it was free as it began"
    table.do(c.Touch("a1.2", "b1.2"))
    table.do(Act("a1.2", "mystic"), overrule=True)
    table.do(c.BreakContact("a1.2"))
    assert table.refusal(Act("a1.2", "walk")) == "refusal.walk_engaged"


def test_a_stationary_shot_counts_in_its_wound_roll_and_nowhere_else() -> None:
    table = speaking(FUSILIER)
    table.do(Act("a1.1", "shoot", "b1.1"))
    names = [a.id for a in acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.1")]
    assert names == ["stationary_shot"]
    assert acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.2") == ()
    assert acting_of(table.table, table.game, "b1.1", Bearer.ATTACKER, "a1.1") == ()
    table.do(c.EndSpeaking())
    table.do(c.Advance(), overrule=True)
    assert acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.1") == ()


@pytest.mark.parametrize("wounds", [c.Notch("a1.1", 2), c.Stun("a1.1")])
def test_wounds_do_not_lower_the_strength_of_a_ranged_weapon(wounds: c.Command) -> None:
    table = speaking(FUSILIER)
    table.do(wounds)
    table.do(Act("a1.1", "shoot", "b1.1"))
    shot, elsewhere = c.RollWound("b1.1", "a1.1", dice=(1, 3)), c.RollWound("b1.2", "a1.1", dice=(1, 3))
    assert strength_of(table.table, table.game, shot) == 3
    assert strength_of(table.table, table.game, elsewhere) != 3, "no shot was made at that one"
    told = [(r.message.code, r.amount) for r in read_roll(table.table, table.game, shot).reasons]
    assert told[1:3] == [("wound.strength", 3), ("wound.ranged", 0)]
    typed = replace(shot, strength=1)
    assert strength_of(table.table, table.game, typed) == 1
    codes = [r.message.code for r in read_roll(table.table, table.game, typed).reasons]
    assert "wound.ranged" not in codes, "what is typed is what counts"


def test_a_ruleset_may_let_ranged_weapons_suffer_and_an_unhurt_shooter_needs_no_word() -> None:
    table = speaking(FUSILIER)
    table.do(Act("a1.1", "shoot", "b1.1"))
    shot = c.RollWound("b1.1", "a1.1", dice=(1, 3))
    assert "wound.ranged" not in [r.message.code for r in read_roll(table.table, table.game, shot).reasons]
    table.do(c.Notch("a1.1", 1))
    track = replace(table.table.ruleset.track, spares_ranged=False)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, track=track))
    assert strength_of(table.table, table.game, shot) == 2


CROSSBOWMAN = replace(FUSILIER, equipment=("Épée", "Arbalète (FOR 6, 15/30/45)"))


def test_a_shot_wounds_with_the_strength_of_its_weapon() -> None:
    table = speaking(CROSSBOWMAN)
    table.do(c.Notch("a1.1", 1))
    table.do(Act("a1.1", "shoot", "b1.1"))
    shot, blow = c.RollWound("b1.1", "a1.1", dice=(1, 3)), c.RollWound("b1.2", "a1.1", dice=(1, 3))
    assert (strength_of(table.table, table.game, shot), strength_of(table.table, table.game, blow)) == (6, 2)
    told = [(r.message.code, r.amount) for r in read_roll(table.table, table.game, shot).reasons]
    assert told[1] == ("wound.weapon", 6)
    assert strength_of(table.table, table.game, replace(shot, strength=1)) == 1
    read_as(table, shot_strength="shooter")
    assert strength_of(table.table, table.game, shot) == 3


def test_the_strength_of_a_weapon_is_enough_where_the_shooter_has_none() -> None:
    values: dict[Characteristic, Value] = {
        key: value for key, value in CROSSBOWMAN.values.items() if key is not Characteristic.FOR
    }
    table = speaking(replace(CROSSBOWMAN, values=values))
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert table.do(c.RollWound("b1.1", "a1.1", resistance=4, dice=(1, 3)))


# -- combining, mystic actions ----------------------------------------------------------------------


def test_after_a_charge_mages_faithful_and_shooters_may_go_on_as_the_ruleset_says() -> None:
    table = speaking(FUSILIER)
    table.do(Announce("a1.1", "run"))
    table.do(Resolve("a1.1"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.combination"
    assert table.refusal(Act("a1.1", "walk")) == "refusal.exclusive_done"
    table.do(Act("a1.1", "shoot", "b1.1"), overrule=True)
    assert not table.fighter("a1").deeds[-1].still
    open_table = speaking(FUSILIER, combines=True)
    open_table.do(Announce("a1.1", "run"))
    open_table.do(Resolve("a1.1"))
    assert not open_table.fighter("a1").activated
    for walking in (Act("a1.1", "shoot", "b1.1", walks=True), Act("a1.1", "walk")):
        assert open_table.refusal(walking) == "refusal.exclusive_done"
    shown = {x.code: x.refusal for x in offers(open_table.table, open_table.game, "a1.1")}
    assert shown["choice.shoot_walk"] is not None and shown["action.shoot"] is None
    open_table.do(Act("a1.1", "shoot", "b1.1"))
    covered = speaking(FUSILIER, combines=True)
    covered.do(Announce("a1.1", "cover"))
    covered.do(Resolve("a1.1"))
    assert covered.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.exclusive_done", "never combined"
    foot = speaking(CONSCRIT, combines=True)
    foot.do(Announce("a1.1", "run"))
    foot.do(Resolve("a1.1"))
    assert foot.refusal(Act("a1.1", "mystic")) == "refusal.exclusive_done"


def test_x3_a_mage_casts_walks_and_casts_again_while_gems_last() -> None:
    table = speaking(MAGE)
    spark = Spell(name_fr="Étincelle", cost={"fire": 1}, difficulty=Value.parse("-"))
    table.do(c.Gem("a1.1", "fire", 2))
    table.do(CastSpell(fighter="a1.1", spell=spark, targets=("b1.1",)))
    table.do(Act("a1.1", "walk"))
    table.do(CastSpell(fighter="a1.1", spell=spark, targets=("b1.1", "b1.2")))
    assert deeds(table, "a1.1") == [("mystic", "done"), ("walk", "done"), ("mystic", "done")]
    assert table.refusal(CastSpell(fighter="a1.1", spell=spark)) == "refusal.cost_missing"
    assert table.refusal(Act("a1.1", "mystic")) == "refusal.no_resources"


def test_casting_follows_the_order_of_the_speaking_turn() -> None:
    table = speaking((MAGE, 2))
    spark = Spell(name_fr="Étincelle", cost={"fire": 1}, difficulty=Value.parse("-"))
    for key in ("a1.1", "a1.2"):
        table.do(c.Gem(key, "fire", 3))
    table.do(Announce("a1.2", "run"))
    assert table.refusal(CastSpell(fighter="a1.1", spell=spark)) == "refusal.resolve_first"
    table.do(Resolve("a1.2"))
    assert table.refusal(CastSpell(fighter="a1.2", spell=spark)) == "refusal.combination"
    table.do(CastSpell(fighter="a1.1", spell=spark))
    table.do(c.EndSpeaking())
    again = CastSpell(fighter="a1.1", spell=spark)
    assert table.refusal(again) == "refusal.casts_out_of_turn", "an action of its own activation (V-D-4)"
    table.do(again, overrule=True)
    assert deeds(table, "a1.1") == [("mystic", "done")], "outside its speaking turn no deed is told"


def test_a_spell_without_any_cost_needs_no_resources() -> None:
    table = speaking(MAGE)
    free_one = Spell(name_fr="Lueur", difficulty=Value.parse("-"))
    table.do(CastSpell(fighter="a1.1", spell=free_one))
    assert deeds(table, "a1.1") == [("mystic", "done")]


def test_who_is_no_mage_and_no_faithful_is_told() -> None:
    table = speaking(CONSCRIT)
    assert table.refusal(Act("a1.1", "mystic")) == "refusal.not_mystic"
    monk = card("Moine", "Griffons d’Akkylannie", "Dévot de Merin", MOU=10)
    faithful = speaking(monk)
    assert faithful.refusal(Act("a1.1", "mystic")) == "refusal.no_resources"
    faithful.do(c.Faith("a1.1", 1))
    faithful.do(c.Touch("a1.1", "b1.1"))
    faithful.do(Act("a1.1", "mystic"))
    assert Spell(name_fr="x", kind=SpellKind.MIRACLE).kind is SpellKind.MIRACLE
    sketch = Tabletop(side("A", ["Garde"]), counted("B", 1))
    sketch.do(c.ChooseFirst("b"), overrule=True)
    sketch.do(c.PlayTop())
    sketch.do(c.NameCard("b1", "Sorcier"))
    assert sketch.refusal(Act("b1.1", "mystic")) == ""
    shown = {x.code: x for x in offers(sketch.table, sketch.game, "b1.1")}
    assert "weapon" in shown["action.shoot"].data["asks"]  # type: ignore[operator]


# -- cover ------------------------------------------------------------------------------------------


def test_moving_under_cover_makes_a_harder_target_until_the_next_activation() -> None:
    table = speaking(CONSCRIT)
    table.do(Announce("a1.1", "cover"))
    assert target_of(table, "a1.1") == []
    table.do(Resolve("a1.1"))
    assert target_of(table, "a1.1") == ["Cible/+2"]
    table.do(c.EndTurn(), overrule=True)
    assert target_of(table, "a1.1") == ["Cible/+2"]
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    assert target_of(table, "a1.1") == []


def test_moving_under_cover_leaves_other_effects_alone() -> None:
    table = speaking(CONSCRIT)
    table.do(PutEffect(Effect(id="", source="Bannière", fighters=("a1.1",))))
    table.do(Announce("a1.1", "cover"))
    table.do(Resolve("a1.1"))
    assert [effect.source for effect in table.game.effects] == ["Bannière", "action.cover"]


# -- what is offered --------------------------------------------------------------------------------


def test_the_offer_names_each_action_with_its_reason_and_its_centimetres() -> None:
    table = speaking(FUSILIER)
    shown = {x.code: x for x in offers(table.table, table.game, "a1.1")}
    assert list(shown) == [
        "action.charge", "action.engage", "action.run", "action.cover", "action.disengage", "action.walk",
        "action.shoot", "action.mystic", "choice.shoot_walk",
    ]  # fmt: skip
    assert shown["action.charge"].refusal is None, "its target is still to be named"
    assert shown["action.charge"].data["cm"] == 15
    assert shown["action.engage"].data["warn"] and not shown["action.charge"].data["warn"]
    refused = shown["action.disengage"].refusal
    assert refused is not None and refused.code == "refusal.not_engaged"
    table.do(Announce("a1.1", "charge", "b1.1"))
    codes = [x.code for x in offers(table.table, table.game, "a1.1")]
    assert codes[:3] == ["choice.resolve", "choice.lost", "choice.withdraw"]


def test_the_values_of_actions_are_read_and_checked() -> None:
    with pytest.raises(ValueError, match="unknown"):
        ActionRules.from_row({"combine": True})
    with pytest.raises(ValueError):
        ActionRules.from_row({"charge_penalised": ["QQQ"]})
    assert ActionRules.from_row({}) == ActionRules()
