"""MonCon'F where its play aid is silent: each reading of a decision, ours first, plays as it says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.current import current, summed
from rules.battle.decisions import monconf as d
from rules.battle.magic import CastSpell
from rules.battle.mana import CountFaith
from rules.battle.ruleset import FaithRules, Ruleset
from rules.battle.state import DeedState, Modifier, ModifierKind, Place
from rules.monconf.charging import charge_of
from rules.monconf.commands import (
    AnswerGenius,
    CallToRally,
    Escape,
    Genius,
    Intercept,
    Lead,
    ReactiveShot,
    SetMark,
    ShootFirst,
    Steady,
    Temporise,
)
from rules.monconf.drawing import asked
from rules.monconf.marks import BARRED
from rules.monconf.offers import offers
from rules.monconf.reacting import blockers, shooters, stoppable
from rules.monconf.steadying import led_by, lenders
from rules.values import Characteristic, Value
from tests.stories.monconf_table import (
    ARCHER,
    CAPTAIN,
    GOBLIN,
    GUARD,
    GUNNER,
    MAGE,
    OGRE,
    RAIDER,
    SPARK,
    STAFF,
    Table,
    engaged,
    opened,
)
from tests.stories.readings import read_as
from tests.stories.tabletop import card, data

HERO = card("Héros", "Griffons d’Akkylannie", MOU=10, INI=3, COU=9, DIS=9, PV=3)
BEAST = card("Bête", "Griffons d’Akkylannie", MOU=10, INI=3, COU="-", DIS="-", PV=3)
FAITHFUL = card("Prêtre", "Griffons d’Akkylannie", "Piété/1", rank="Dévot", FOI="1-0-1", DIS=4)


def test_a_ruleset_of_before_reads_as_it_did() -> None:
    kept = Ruleset.from_rows(data("rulesets/monconf"))  # type: ignore[arg-type]
    before = {
        d.REACTIVE_MOVES: "four", d.REACTIVE_ACTION: "shot", d.REACTIVE_ACTED: "unacted",
        d.INTERCEPTED_CHARGE: "nobody", d.INTERCEPT_AGAIN: "same", d.COWED: "told",
        d.LENT_VALUES: "then", d.LENT_CHANGES: "added", d.NO_DEFENCE: "die",
        d.REACTIVE_WALK: "refused",
    }  # fmt: skip
    for decision in d.DECISIONS:
        assert kept.follows(decision, before.get(decision, decision.ours)), decision.id


def stops(table: Table) -> list[str]:
    return [fighter.id for fighter in stoppable(table.table, table.game)]


# -- Tir réactif ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "action", "told"),
    [
        ("charges", "assault_shot", ""),
        ("charges", "shoot", "refusal.not_moving"),
        ("walks", "assault_shot", ""),
        ("walks", "shoot", ""),
        ("walks", "precise", "refusal.not_moving"),
        ("four", "assault_shot", "refusal.not_moving"),
        ("four", "charge", ""),
    ],
)
def test_what_a_reactive_shot_answers(reading: str, action: str, told: str) -> None:
    table = read_as(opened([RAIDER], [ARCHER]), reactive_moves=reading)
    table.do(Announce("a1.1", action, "b1.1"))
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == told


def test_a_declared_assault_is_answered_before_and_after_its_shot() -> None:
    table = opened([RAIDER], [(ARCHER, 2)])
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    table.do(ReactiveShot("b1.1", "a1.1"))
    table.do(ShootFirst("a1.1"))
    table.do(ReactiveShot("b1.2", "a1.1"))
    assert table.points("b") == 5


@pytest.mark.parametrize(
    ("reading", "code", "still"),
    [("action", "step.reactive_action", False), ("shot", "step.reactive_shot", True)],
)
def test_a_reactive_shot_is_the_action_with_its_walk(reading: str, code: str, still: bool) -> None:
    table = read_as(opened([GUARD], [ARCHER]), reactive_action=reading)
    table.do(Announce("a1.1", "walk"))
    assert table.do(ReactiveShot("b1.1", "a1.1")).label.code == code
    assert table.man("b1.1").deeds[-1].still is still


@pytest.mark.parametrize(
    ("reading", "able", "told"), [("anybody", ["b1.1"], ""), ("unacted", [], "refusal.has_acted")]
)
def test_who_has_acted_shoots_in_reaction(reading: str, able: list[str], told: str) -> None:
    """« non activé » stands in the text of Interceptor alone."""
    table = read_as(opened([GUARD], [ARCHER]), reactive_acted=reading)
    table.do(Announce("a1.1", "walk"))
    table.do(c.Activate("b1.1"), overrule=True)
    assert [f.id for f in shooters(table.table, table.game)] == able
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == told
    assert table.refusal(Intercept("b1.1", "a1.1")) == "refusal.has_acted"
    table.do(ReactiveShot("b1.1", "a1.1"), overrule=True)
    assert shooters(table.table, table.game) == ()
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == "refusal.has_acted", "once a turn"


# -- Interceptor ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "marks", "total"),
    [
        ("interceptor", {"reaction": 1, "charged": 1, "engaged": 1}, 3),
        ("nobody", {"reaction": 1, "engaged": 1}, 1),
    ],
)
def test_the_penalties_of_a_charge_that_is_intercepted(
    reading: str, marks: dict[str, int], total: int
) -> None:
    table = read_as(opened([(GUARD, 2)], [GOBLIN, GOBLIN]), intercepted_charge=reading)
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Intercept("b2.1", "a1.1", success=True))
    assert table.man("b2.1").marks == marks and "charged" not in table.man("b1.1").marks
    table.do(Announce("a1.2", "charge", "b2.1"))
    table.do(Resolve("a1.2"))
    assert charge_of(table.table, table.game, "b2.1", "a1.2").total == total


def test_an_engagement_that_is_intercepted_penalises_nobody() -> None:
    table = opened([GUARD], [GOBLIN, GOBLIN])
    table.do(Announce("a1.1", "engage", "b1.1"))
    table.do(Intercept("b2.1", "a1.1", success=True))
    assert "charged" not in table.man("b2.1").marks


@pytest.mark.parametrize(
    ("reading", "same", "other"),
    [
        ("others", "refusal.intercept_missed", ""),
        ("nobody", "refusal.not_moving", "refusal.not_moving"),
        ("same", "", ""),
    ],
)
def test_who_tries_again_after_an_interception_that_failed(reading: str, same: str, other: str) -> None:
    table = read_as(opened([(GUARD, 2)], [GOBLIN, GOBLIN]), intercept_again=reading)
    table.do(Announce("a1.1", "run"))
    table.do(Intercept("b1.1", "a1.1", success=False))
    assert table.refusal(Intercept("b1.1", "a1.1", success=True)) == same
    assert table.refusal(Intercept("b2.1", "a1.1", success=True)) == other
    assert stops(table) == ([] if reading == "nobody" else ["a1.1"])
    table.do(Resolve("a1.1"))
    table.do(Announce("a1.2", "run"))
    assert table.refusal(Intercept("b1.1", "a1.2", success=True)) == "", "another move is another matter"


def test_a_move_that_was_told_already_remembers_who_missed_it() -> None:
    table = engaged(since=1)
    table.do(Announce("a1.1", "disengage", "b1.2"))
    table.do(Escape("a1.1", success=True))
    table.do(Intercept("b1.3", "a1.1", success=False))
    assert table.refusal(Intercept("b1.3", "a1.1", success=True)) == "refusal.intercept_missed"


def test_the_table_may_miss_who_was_given_no_action() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(Intercept("b1.1", "a1.1", success=False), overrule=True)
    assert table.deeds("a1.1") == []


@pytest.mark.parametrize(("reading", "left"), [("next", []), ("speaking", ["a1.1"])])
def test_how_long_a_move_may_be_intercepted(reading: str, left: list[str]) -> None:
    table = read_as(opened([(GUARD, 2)], [(GOBLIN, 2)]), move_past=reading)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Announce("a1.1", "retreat"), overrule=True)
    table.do(Escape("a1.1", success=True))
    table.do(Announce("a1.2", "walk"))
    table.do(Resolve("a1.2"))
    assert stops(table) == left


def shot_at(**readings: str) -> Table:
    """Let an archer answer the walk of the first of two guards with its shot and a walk of its own."""
    table = read_as(opened([(GUARD, 3), GUARD], [(ARCHER, 2)]), **readings)
    table.do(Announce("a1.1", "walk"))
    table.do(ReactiveShot("b1.1", "a1.1"))
    return table


@pytest.mark.parametrize(("reading", "left"), [("allowed", ["a1.1", "b1.1"]), ("refused", ["a1.1"])])
def test_the_walk_of_a_reactive_shot_is_a_move_that_may_be_intercepted(reading: str, left: list[str]) -> None:
    """« l’action d’un combattant ennemi impliquant un mouvement »: that of the shot has one."""
    table = shot_at(reactive_walk=reading)
    assert stops(table) == left
    if reading == "refused":
        assert blockers(table.table, table.game) == ()
        assert table.refusal(Intercept("a2.1", "b1.1", success=True)) == "refusal.not_moving"
        return
    assert [f.id for f in blockers(table.table, table.game)] == ["a1.2", "a1.3", "a2.1"]
    for key, moving in (("a2.1", "b1.1"), ("a1.2", "b1.1"), ("b1.2", "a1.1")):
        found = [choice for choice in offers(table.table, table.game, key) if choice.data.get("tactic")]
        assert [x.data["target"] for x in found if x.data["tactic"] == "interceptor"] == [moving]
    step = table.do(Intercept("a2.1", "b1.1", success=True))
    assert step.label.code == "step.intercepted"
    assert table.game.contacts == (("a2.1", "b1.1"),) and table.points("a") == 8
    assert table.man("a2.1").activated and table.man("a2.1").marks["reaction"] == 1
    assert table.deeds("b1.1") == [("shoot", "a1.1", "done")], "the shot was made"
    assert stops(table) == ["a1.1"], "the walk that it answered goes on"


def test_a_reactive_shot_without_its_walk_moves_nobody() -> None:
    assert stops(shot_at(reactive_action="shot")) == ["a1.1"]


@pytest.mark.parametrize(("reading", "left"), [("next", []), ("speaking", ["b1.1"])])
def test_how_long_the_walk_of_a_reactive_shot_may_be_intercepted(reading: str, left: list[str]) -> None:
    table = shot_at(move_past=reading)
    table.do(Resolve("a1.1"))
    assert stops(table) == left
    table.do(c.EndSpeaking())
    assert stops(table) == [], "another card speaks"


@pytest.mark.parametrize(("reading", "left"), [("others", ["a1.1", "b1.1"]), ("nobody", ["a1.1"])])
def test_a_walk_in_reaction_that_was_not_stopped_is_as_any_other(reading: str, left: list[str]) -> None:
    table = shot_at(intercept_again=reading)
    assert table.do(Intercept("a2.1", "b1.1", success=False)).label.code == "step.not_intercepted"
    assert not table.man("a2.1").activated and stops(table) == left


def test_who_was_given_an_action_resolves_that_one() -> None:
    table = shot_at()
    table.do(Announce("a1.2", "run"))
    assert [f.id for f in blockers(table.table, table.game)] == ["a1.3", "a2.1"]
    assert table.refusal(Intercept("a1.2", "b1.1", success=True)) == "refusal.acts_now"
    table.do(Intercept("a1.2", "b1.1", success=True), overrule=True)
    assert table.deeds("a1.2") == [] and table.man("a1.2").activated, "it has acted: its run is given up"


# -- charges, piles, points -------------------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "total"), [("speaking", 0), ("card", -2)])
def test_whose_charges_are_at_once(reading: str, total: int) -> None:
    table = read_as(opened([GUARD, GUARD], [OGRE]), charge_together=reading)
    table.do(c.Correct("game", {"speaking": ("a1", "a2")}))
    for key in ("a1.1", "a2.1"):
        table.do(Announce(key, "charge", "b1.1"))
        table.do(Resolve(key))
    assert charge_of(table.table, table.game, "b1.1", "a2.1").total == total


@pytest.mark.parametrize(("reading", "told"), [("often", ""), ("once", "refusal.temporised_already")])
def test_biding_ones_time_again(reading: str, told: str) -> None:
    table = read_as(opened([GUARD, GUARD, GUARD], [GOBLIN, GOBLIN], play=False), temporise=reading)
    table.do(Temporise())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.game.hand == "a" and table.refusal(Temporise()) == told


@pytest.mark.parametrize(("reading", "told"), [("refusal", "refusal.not_opening"), ("card", "")])
def test_whether_a_refusal_is_a_speaking_turn(reading: str, told: str) -> None:
    table = read_as(opened([GUARD], [GOBLIN, GOBLIN], play=False), opening=reading)
    table.do(c.Refuse())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.game.hand == "a" and table.refusal(Genius(1)) == told


@pytest.mark.parametrize(("reading", "barred"), [("barred", 1), ("spared", None)])
def test_who_cannot_pay_as_much_as_a_brilliant_plan(reading: str, barred: int | None) -> None:
    table = read_as(opened([GUARD], [GOBLIN], play=False), genius_unpaid=reading)
    table.do(c.Correct("side:b", {"points": {"command": 1}}))
    table.do(Genius(2))
    assert asked(table.game) == "" and table.refusal(AnswerGenius(pay=False)) == "refusal.nothing_to_answer"
    assert table.side("b").marks.get(BARRED) == barred


@pytest.mark.parametrize(("reading", "more"), [("once", 1), ("each", 2)])
def test_the_points_of_general_staff(reading: str, more: int) -> None:
    table = read_as(opened([STAFF, STAFF], [GOBLIN]), staff_points=reading)
    before = table.points("a")
    table.next_turn()
    assert table.points("a") == before + more


# -- Commandement -----------------------------------------------------------------------------------------


def discipline(table: Table, key: str) -> float | None:
    return current(table.game, table.man(key), Characteristic.DIS, table.table.ruleset).total


@pytest.mark.parametrize(("reading", "lowered"), [("now", 4), ("then", 6)])
def test_what_a_commander_lends_is_what_it_has_now(reading: str, lowered: int) -> None:
    table = read_as(opened([CAPTAIN, GUARD], [GOBLIN]), lent_values=reading)
    table.do(Lead("a1.1", "a2.1"))
    assert discipline(table, "a2.1") == 6
    table.do(c.Modify("a1.1", Modifier("DIS", -2, "Boue", ModifierKind.PENALTY)))
    assert discipline(table, "a2.1") == lowered
    table.do(c.Unmodify("a1.1", 0))
    assert discipline(table, "a2.1") == 6


def test_a_loan_that_is_worse_than_its_own_waits_for_better_days() -> None:
    table = opened([CAPTAIN, (GUARD, 2), MAGE], [GOBLIN])
    for key in ("a2.1", "a3.1"):
        table.do(Lead("a1.1", key))
    table.do(c.Modify("a1.1", Modifier("DIS", -4, "Boue", ModifierKind.PENALTY)))
    assert (discipline(table, "a2.1"), discipline(table, "a3.1")) == (3, 4), "their own"
    table.do(c.Unmodify("a1.1", 0))
    assert (discipline(table, "a2.1"), discipline(table, "a3.1")) == (6, 6)


def test_where_changes_are_added_nobody_keeps_a_loan_that_is_worse_than_its_own() -> None:
    table = read_as(opened([CAPTAIN, (GUARD, 2), MAGE], [GOBLIN]), lent_changes="added")
    for key in ("a2.1", "a3.1"):
        table.do(Lead("a1.1", key))
    table.do(c.Modify("a1.1", Modifier("DIS", -2, "Boue", ModifierKind.PENALTY)))
    assert (discipline(table, "a2.1"), discipline(table, "a3.1")) == (4, 4)
    assert [e.fighters for e in table.game.effects if e.modifiers[0].characteristic == "DIS"] == [("a2.1",)]
    table.do(c.Modify("a1.1", Modifier("DIS", -2, "Boue", ModifierKind.PENALTY)))
    assert [e.modifiers[0].characteristic for e in table.game.effects] == ["COU"], "nobody gains any DIS"


@pytest.mark.parametrize(("reading", "raised", "lowered"), [("apart", 8, 6), ("added", 11, 3)])
def test_a_borrower_has_the_better_of_its_own_and_the_lent_value(
    reading: str, raised: int, lowered: int
) -> None:
    table = read_as(opened([CAPTAIN, GUARD], [GOBLIN]), lent_changes=reading)
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.Modify("a2.1", Modifier("DIS", 5, "Chant")))
    assert discipline(table, "a2.1") == raised, "3 + 5, or 6 + 5"
    table.do(c.Unmodify("a2.1", 0))
    table.do(c.Modify("a2.1", Modifier("DIS", -3, "Boue", ModifierKind.PENALTY)))
    assert discipline(table, "a2.1") == lowered, "6, or 6 - 3"


def test_the_sum_of_a_loan_says_what_it_is_better_than() -> None:
    table = opened([CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.Modify("a2.1", Modifier("DIS", 2, "Chant")))
    found = current(table.game, table.man("a2.1"), Characteristic.DIS, table.table.ruleset)
    assert [reason.amount for reason in found.reasons] == [3, 2, 6]
    assert [reason.amount for reason in summed(found)] == [6]


def test_who_becomes_better_than_its_commander_tests_with_its_own() -> None:
    table = opened([CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.Transform("a2.1", sheet=HERO))
    assert discipline(table, "a2.1") == 9
    table.do(c.Transform("a2.1", sheet=BEAST))
    assert discipline(table, "a2.1") is None, "who has none borrows none"


def test_what_is_lent_ends_with_the_ability_that_lends_it() -> None:
    table = opened([CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.Transform("a1.1", sheet=HERO))
    assert (discipline(table, "a2.1"), led_by(table.game, "a2.1")) == (3, ())
    table.do(Lead("a1.1", "a2.1"), overrule=True)
    table.do(c.Notch("b1.1", 1))
    assert led_by(table.game, "a2.1") == ("a1.1",), "the table is right"


def test_a_commander_whose_value_is_gone_lends_what_it_had() -> None:
    table = opened([CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    sheet = table.game.cards["a1"].sheet
    assert sheet is not None
    values: dict[Characteristic, Value] = {
        k: v for k, v in sheet.values.items() if k is not Characteristic.DIS
    }
    table.do(c.NameCard("a1", sheet=replace(sheet, values=values)))
    assert discipline(table, "a2.1") == 6


# -- frightened -------------------------------------------------------------------------------------------

TOLD = {"warned": "refusal.cowed", "told": ""}


@pytest.mark.parametrize("reading", ["warned", "told"])
def test_a_frightened_fighter_uses_no_active_ability(reading: str) -> None:
    """« plus de compétences actives »."""
    table = read_as(opened([GUNNER, CAPTAIN, MAGE, GUARD], [ARCHER]), frightened=reading)
    table.do(c.Correct("game", {"speaking": ("a1", "a2", "a3", "a4")}))
    for key in ("a1.1", "a2.1", "a3.1", "a4.1", "b1.1"):
        table.do(SetMark(key, "frightened"))
    for action in ("shoot", "precise"):
        assert table.refusal(Announce("a1.1", action, "b1.1")) == TOLD[reading]
    assert table.refusal(Announce("a1.1", "walk")) == ""
    assert table.refusal(CallToRally("a2.1")) == TOLD[reading]
    assert table.refusal(Lead("a2.1", "a4.1")) == TOLD[reading]
    assert table.refusal(Announce("a3.1", "mystic")) == TOLD[reading]
    table.do(Announce("a1.1", "walk"))
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == TOLD[reading]


def cast(table: Table) -> str:
    table.do(c.Gem("a1.1", "fire", 1))
    return table.refusal(CastSpell(fighter="a1.1", spell=SPARK, targets=("b1.1",)))


def test_the_table_may_insist_and_is_warned_of_an_action_once() -> None:
    table = opened([MAGE], [GOBLIN])
    table.do(SetMark("a1.1", "frightened"))
    assert cast(table) == "refusal.cowed"
    step = table.do(Announce("a1.1", "mystic"), overrule=True)
    assert step.overruled == "refusal.cowed"
    assert cast(table) == ""
    table.do(Announce("a1.1", "walk"))
    assert cast(table) == "refusal.other_action"
    table.do(Resolve("a1.1", DeedState.LOST))
    table.do(c.EndSpeaking())
    assert "refusal.cowed" in cast(table), "nor out of its own activation"


def test_a_commander_that_takes_fright_lends_nothing_more() -> None:
    table = opened([CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(SetMark("a1.1", "frightened"))
    assert led_by(table.game, "a2.1") == ()
    table.do(Lead("a1.1", "a2.1"), overrule=True)
    table.do(c.Notch("b1.1", 1))
    assert led_by(table.game, "a2.1") == ("a1.1",), "the table is right"
    table.do(c.Put("a1.1", Place.DEAD))
    table.do(Steady(fighter="a1.1", success=True), overrule=True)
    assert led_by(table.game, "a2.1") == ()


# -- temporary faith --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounding", "gained", "code"),
    [
        ("up", 2, "step.faith_divided"),
        ("down", 1, "step.faith_divided_down"),
        ("nearest", 2, "step.faith_divided_nearest"),
    ],
)
def test_the_believers_divided_are_rounded_as_the_ruleset_says(rounding: str, gained: int, code: str) -> None:
    table = opened([FAITHFUL], [GOBLIN])
    rules = table.table.ruleset
    assert rules.faith == FaithRules(20, 3, "up"), "as before this could be chosen"
    table.table = replace(table.table, ruleset=replace(rules, faith=replace(rules.faith, rounding=rounding)))
    step = table.do(CountFaith("a1.1", (), 5))
    assert (step.label.code, table.man("a1.1").faith) == (code, gained)


def test_four_believers_are_nearest_to_one() -> None:
    assert [FaithRules(divisor=3, rounding="nearest").of(n) for n in (0, 1, 2, 4, 5)] == [0, 0, 1, 1, 2]
    assert FaithRules(divisor=2, rounding="nearest").of(1) == 1
    with pytest.raises(ValueError, match="sideways"):
        FaithRules(rounding="sideways")


def test_the_best_commander_who_has_more_to_lend_is_named_first() -> None:
    table = opened([CAPTAIN, STAFF, GUARD], [OGRE])

    def named(key: str, characteristic: Characteristic) -> list[tuple[str, float]]:
        return [(who, loan.value) for who, loan in lenders(table.table, table.game, key, characteristic)]

    assert named("a3.1", Characteristic.COU) == [("a1.1", 7), ("a2.1", 7)]
    table.do(c.Modify("a2.1", Modifier("COU", 1, "Chant")))
    assert named("a3.1", Characteristic.COU) == [("a2.1", 8), ("a1.1", 7)]
    assert named("a3.1", Characteristic.INI) == []
    table.do(Lead("a1.1", "a3.1"))
    assert named("a3.1", Characteristic.COU) == [("a2.1", 8)], "nothing more from whom it has it already"
    table.do(SetMark("a2.1", "frightened"))
    assert named("a3.1", Characteristic.COU) == []
