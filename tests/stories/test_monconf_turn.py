"""MonCon'F, Tour de Jeu and Les Tactiques: tactician, command points, pile, and the plans that bend it."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.rows import rows, steps_of
from rules.battle.state import SIDES, Knowledge, Result
from rules.monconf.commands import (
    AgreePoints,
    AnswerGenius,
    EnterPoints,
    GeneralAssault,
    Genius,
    PlanB,
    Temporise,
)
from rules.monconf.points import starting
from rules.monconf.system import offer
from tests.stories.monconf_table import CAPTAIN, GOBLIN, GUARD, GUNNER, STAFF, Table, brilliant, opened
from tests.stories.readings import read_as
from tests.stories.tabletop import Listed, counted, side


def cards(*figures: int) -> list[Listed]:
    return [(GUARD, n) for n in figures]


def four() -> Table:
    """Lay four cards against two, with plenty of command points."""
    return opened(cards(1, 1, 1, 1), [GOBLIN, GOBLIN], points=9, play=False)


# -- the order of the turn ------------------------------------------------------------------------


def test_first_the_tactician_then_points_then_the_pile() -> None:
    table = Table.lay(cards(1, 2), [GOBLIN, GOBLIN])
    assert table.game.step == "roll"
    assert list(table.choices()) == ["choice.throw"]
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a", (5,)))
    table.do(c.ThrowDice("b", (3,)))
    assert (table.game.winner, table.game.step) == ("a", "points")
    assert table.choices() == {"choice.go_on": "", "choice.points": ""}
    table.do(EnterPoints("b", 7))
    table.do(c.Advance())
    assert table.game.step == "order"
    assert table.refusal(c.SetOrder("a", ("a2", "a1"))) == "", "the pile is formed after the roll"
    table.do(c.SetOrder("a", ("a2", "a1")))
    table.do(c.Ready("a"))
    assert table.game.step == "order"
    assert table.choices() == {"choice.ready": ""}
    table.do(c.Ready("b"))
    assert table.game.step == "first"
    assert table.refusal(c.SetOrder("a", ("a1", "a2"))) == "refusal.order_locked"
    table.do(c.ChooseFirst("a"))
    assert table.side("a").pile == ("a2", "a1")
    assert (table.points("a"), table.points("b")) == (5, 7)


def test_both_agree_on_their_points_in_one_gesture_with_its_sums() -> None:
    table = Table.lay([STAFF], [GOBLIN])
    step = table.do(AgreePoints(9, 5))
    assert (table.points("a"), table.points("b")) == (9, 5)
    assert step.label.code == "step.points_agreed"
    sums = [
        (event.total, [(reason.message.code, reason.amount) for reason in event.reasons])
        for event in step.events
        if isinstance(event, Rolled)
    ]
    start = ("points.start", 5)
    assert sums == [(9, [start, ("points.staff", 1), ("points.table", 3)]), (5, [start])]
    assert table.refusal(AgreePoints(4, -1)) == "refusal.unknown"
    table.begin()
    assert table.refusal(AgreePoints(9, 9)) == "refusal.points_kept"


def test_piles_without_a_choice_are_passed_over() -> None:
    table = Table.lay([GUARD], [GOBLIN])
    table.do(c.DeclareWinner("b"))
    table.do(c.Advance())
    assert table.game.step == "first"


def test_order_may_be_left_as_it_is() -> None:
    table = Table.lay(cards(1, 1), [GOBLIN])
    table.do(c.DeclareWinner("b"))
    table.do(c.Advance())
    table.do(c.Ready("a"))
    assert table.game.step == "first", "one card is no choice"


def test_points_are_entered_in_the_first_turn_and_kept() -> None:
    table = Table.lay(cards(1), [GOBLIN])
    table.do(EnterPoints("a", 3))
    assert table.refusal(EnterPoints("a", -1)) == "refusal.unknown"
    assert table.refusal(EnterPoints("c", 1)) == "refusal.unknown"
    table.begin()
    assert table.refusal(EnterPoints("a", 9)) == "refusal.points_kept"
    table.next_turn()
    assert table.points("a") == 3
    assert table.game.step == "roll"
    table.do(c.DeclareWinner("a"))
    assert table.game.step == "first", "points are entered once for the game"


def test_general_staff_brings_a_point_each_turn() -> None:
    table = Table.lay([STAFF, (STAFF, 2)], [GOBLIN])
    explained = starting(table.table, table.game, "a")
    assert [r.message.code for r in explained.reasons] == ["points.start", "points.staff"]
    assert (table.points("a"), table.points("b")) == (6, 5)
    table.begin().next_turn()
    assert (table.points("a"), table.points("b")) == (7, 5)


def test_anybody_with_discipline_may_be_the_tactician() -> None:
    table = Table.lay([GUARD], [GOBLIN])
    table.do(c.AddCard("a", name="Inconnu"))
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == ""
    assert table.refusal(c.ChooseCoordinator("a", "a2.1")) == "refusal.may_not_coordinate"
    assert table.refusal(c.ChooseCoordinator("a", "a2.1", dis=4)) == ""


def test_refusals_are_the_difference_of_card_counts_and_there_is_no_free_reserve() -> None:
    table = Table.lay(cards(1), [GOBLIN, GOBLIN, GOBLIN]).begin()
    assert (table.side("a").refusals, table.side("b").refusals) == (2, 0)
    assert table.refusal(c.ReserveTop()) == "refusal.other_system"
    table.do(c.Refuse())
    assert table.side("a").refusals == 1


def test_the_phases_hold_what_the_play_aid_lists() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.Advance())
    assert [s.id for s in steps_of(table.table, "combat")] == ["open", "melees", "fights", "close"]
    fights = [row.rule.id for row in rows(table.table, table.game) if row.step == "fights"]
    assert fights == ["initiative", "dice", "passes", "pursuit", "pursued"]
    table.do(c.Advance())
    steps = [s.id for s in steps_of(table.table, "upkeep")]
    assert steps == ["negative", "positive", "recovery", "pay", "end"]


def test_each_melee_is_fought_to_its_end_before_the_next() -> None:
    table = opened([(GUARD, 2)], [(GOBLIN, 2)])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a1.2", "b1.2"))
    table.do(c.Correct("game", {"phase": "combat"}))
    fights = [row for row in rows(table.table, table.game) if row.step == "fights"]
    assert [row.fighters for row in fights] == [("a1.1", "b1.1")] * 5 + [("a1.2", "b1.2")] * 5


# -- Temporiser and Plan B ------------------------------------------------------------------------


def test_biding_ones_time_costs_two_and_ends_the_speaking_turn() -> None:
    table = four()
    step = table.do(Temporise())
    assert step.label.code == "step.temporised"
    assert table.points("a") == 7
    assert (table.side("a").reserve, table.game.hand) == (("a1",), "b")
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(Temporise())
    assert table.side("a").reserve == ("a1", "a2"), "as often as the points last"
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.PlayReserve("a2"))
    assert table.game.speaking == ("a2",)
    table.do(c.EndSpeaking())
    assert table.side("a").reserve == ("a1",)


def test_points_never_fall_below_nothing_even_when_the_table_insists() -> None:
    table = opened(cards(1, 1), [GOBLIN], points=1, play=False)
    assert table.refusal(Temporise()) == "refusal.no_points"
    step = table.do(Temporise(), overrule=True)
    assert step.overruled == "refusal.no_points"
    assert table.points("a") == 0
    assert table.game.hand == "b"


def test_points_are_put_right_but_never_below_nothing() -> None:
    table = four()
    assert table.refusal(c.Correct("side:a", {"points": {"command": -1}})) == "refusal.unknown"
    assert table.refusal(c.Correct("fighter:a1.1", {"marks": 3})) == "refusal.unknown"
    table.do(c.Correct("side:a", {"points": {"command": 4}}, "counted again"))
    assert table.points("a") == 4


def test_plan_b_takes_any_other_card_and_the_order_stays() -> None:
    table = four()
    assert table.refusal(PlanB("a1")) == "refusal.plan_b_turned"
    assert table.refusal(PlanB("b1")) == "refusal.unknown"
    assert table.refusal(PlanB("")) == "refusal.which_card"
    step = table.do(PlanB("a3"))
    assert step.label.code == "step.plan_b"
    assert table.game.speaking == ("a3",)
    assert table.side("a").pile == ("a1", "a2", "a4")
    assert table.points("a") == 7
    assert table.refusal(PlanB("a2")) == "refusal.speaking"


def test_without_cards_nothing_is_turned() -> None:
    table = four()
    table.do(c.Correct("side:a", {"pile": (), "reserve": ("a1",), "played": ("a2", "a3", "a4")}))
    assert table.refusal(Temporise()) == "refusal.pile_empty"
    assert table.refusal(PlanB("a1")) == "refusal.pile_empty"
    assert table.refusal(GeneralAssault()) == "refusal.two_cards"


# -- Assaut général -------------------------------------------------------------------------------


def test_a_general_assault_plays_two_cards_in_the_first_speaking_turn() -> None:
    table = four()
    table.do(GeneralAssault())
    assert table.game.speaking == ("a1", "a2")
    assert table.points("a") == 7
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.refusal(GeneralAssault()) == "refusal.not_opening"


def test_a_general_assault_may_take_from_the_reserve() -> None:
    table = four()
    table.do(c.Correct("side:a", {"pile": ("a2", "a3", "a4"), "reserve": ("a1",)}))
    assert table.refusal(GeneralAssault("a3", "a1")) == "refusal.unknown", "not on top"
    assert table.refusal(GeneralAssault("a2", "a2")) == "refusal.two_cards"
    table.do(GeneralAssault("a1", ""))
    assert table.game.speaking == ("a1", "a2")


def test_a_general_assault_of_the_last_two_cards() -> None:
    table = four()
    table.do(c.Correct("side:a", {"pile": ("a2",), "reserve": ("a1",), "played": ()}))
    assert table.refusal(GeneralAssault("a2", "a3")) == "refusal.pile_empty"
    table.do(GeneralAssault())
    assert table.game.speaking == ("a2", "a1")


def test_a_side_of_which_only_the_count_is_known_plays_its_tactics_too() -> None:
    table = Table(
        side("Griffon", cards(1)), counted("Gobelins", 4), rules="monconf",
    )  # fmt: skip
    table.begin("b", points=9)
    step = table.do(Temporise())
    assert step.label.code == "step.temporised_unseen"
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(PlanB("b2"))
    assert table.game.speaking == ("b2",)


# -- Plan génial ----------------------------------------------------------------------------------


def test_a_brilliant_plan_makes_the_tactician_of_the_next_turn() -> None:
    table = brilliant(four(), 3)
    assert table.points("a") == 6
    assert table.choices() == {"choice.genius_counter": "", "choice.genius_pass": ""}
    assert table.refusal(c.PlayTop()) == "refusal.answer_genius"
    table.do(AnswerGenius(pay=False))
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.game.hand == "b"
    assert table.refusal(Genius(1)) == "refusal.genius_barred"
    table.next_turn()
    assert (table.game.winner, table.game.step) == ("a", "order")
    assert table.side("a").marks == {"planned": 3} and table.side("b").marks == {}
    table.do(c.Ready("a"))
    table.do(c.Ready("b"))
    table.do(c.ChooseFirst("b"))
    assert table.refusal(Genius(1)) == "", "the ban ends with the turn"
    table.next_turn()
    assert table.game.winner == "" and table.side("a").marks == {}, "one plan, one turn"


def test_a_brilliant_plan_is_countered_for_the_same_points() -> None:
    table = brilliant(four(), 3)
    step = table.do(AnswerGenius(pay=True))
    assert step.label.code == "step.genius_countered"
    assert (table.points("a"), table.points("b")) == (6, 6)
    assert table.refusal(AnswerGenius(pay=True)) == "refusal.nothing_to_answer"
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.refusal(Genius(2)) == "", "who countered may have a plan of its own"
    brilliant(table, 2)
    table.next_turn()
    assert table.game.winner == "b"


def test_brilliant_plans_of_both_sides_leave_the_next_turn_to_its_test_and_the_one_after_too() -> None:
    table = read_as(brilliant(four(), 9), genius_unpaid="spared")
    table.do(c.Correct("side:b", {"marks": {}, "points": {"command": 2}}))
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    brilliant(table, 2)
    for _ in range(2):
        table.next_turn()
        assert (table.game.winner, table.game.step) == ("", "roll")
        assert table.side("a").marks == table.side("b").marks == {}
        table.do(c.DeclareWinner("a"))


def test_who_cannot_pay_is_barred_at_once() -> None:
    table = four()
    table.do(c.Correct("side:b", {"points": {"command": 1}}))
    brilliant(table, 2)
    assert table.side("b").marks == {"genius_barred": 1}
    assert table.refusal(Genius(1)) == "refusal.genius_stands"
    assert table.refusal(c.PlayTop()) == ""


def test_playing_on_over_an_unanswered_plan_lets_it_stand() -> None:
    table = brilliant(four(), 2)
    step = table.do(c.PlayTop(), overrule=True)
    assert step.overruled == "refusal.answer_genius"
    assert table.side("b").marks == {"genius_barred": 1}
    assert table.side("a").marks == {"genius": 2}


@pytest.mark.parametrize(("command", "code"), [(Genius(0), "one_point"), (Genius(99), "no_points")])
def test_a_plan_takes_points(command: c.Command, code: str) -> None:
    assert four().refusal(command) == f"refusal.{code}"


def test_a_plan_only_opens_a_turn() -> None:
    table = Table.lay(cards(1), [GOBLIN, GOBLIN]).begin(points=5)
    table.do(c.Refuse())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.refusal(Genius(1)) == "refusal.not_opening"


@pytest.mark.parametrize("command", [Temporise(), PlanB("a2"), GeneralAssault(), Genius(1)])
def test_tactics_of_the_pile_need_the_hand(command: c.Command) -> None:
    assert Table.lay(cards(1, 1), [GOBLIN]).refusal(command) == "refusal.not_activation"


# -- offers ---------------------------------------------------------------------------------------


def test_what_a_speaking_turn_offers() -> None:
    table = four()
    assert table.choices() == {
        "choice.play_top": "",
        "choice.play_reserve": "refusal.reserve_empty",
        "choice.refuse": "refusal.no_refusal_left",
        "choice.temporise": "",
        "choice.plan_b": "",
        "choice.general_assault": "",
        "choice.genius": "",
    }
    costs = {x.code: x.data["cost"] for x in offer(table.table, table.game)}
    assert costs["choice.temporise"] == 2 and costs["choice.play_top"] == 0
    table.do(c.PlayTop())
    assert list(table.choices()) == ["choice.end_speaking"]
    table.do(c.EndGame(Result()))
    assert table.choices() == {}


def test_the_last_card_has_no_plan_b() -> None:
    table = opened([GUNNER], [GOBLIN], play=False)
    assert table.choices()["choice.plan_b"] == "refusal.plan_b_last"


def test_a_turn_runs_to_its_end() -> None:
    table = Table.lay([CAPTAIN], [GOBLIN]).begin()
    for key in SIDES:
        assert table.game.hand == key
        table.do(c.PlayTop())
        table.do(c.EndSpeaking())
    assert list(table.choices()) == ["choice.combat"]
    table.do(c.Advance())
    assert list(table.choices()) == ["choice.upkeep"]
    table.do(c.Advance())
    table.do(c.EndTurn())
    assert (table.game.turn, table.game.phase, table.game.step) == (2, "strategic", "roll")


def test_a_revealed_side_names_what_it_turns() -> None:
    table = Table(
        side("Griffon", cards(1, 1, 1), knowledge=Knowledge.REVEALED), side("Gobelins", [GOBLIN]),
        rules="monconf",
    ).begin(points=9)  # fmt: skip
    assert table.refusal(GeneralAssault()) == "refusal.which_card"
    table.do(GeneralAssault("a3", "a1"))
    assert table.game.speaking == ("a3", "a1")
