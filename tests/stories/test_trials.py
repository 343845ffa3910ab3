"""Characteristic tests through the battle (II-A): T1 to T9, whose decision it is, what effects may set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.battle import commands as c
from rules.battle.events import Rolled, Step
from rules.battle.one_die import bars
from rules.battle.state import Contender, Modifier, ModifierKind, Place, TrialVerdict
from rules.battle.trial import (
    ChooseDie,
    CloseTrial,
    DecideUnseen,
    KeepSixes,
    OpenTrial,
    SetNatural,
    SetTrialLines,
    ThrowTrial,
    deciding,
    total_of,
    unseen,
)
from rules.text import Message, Reason
from tests.stories.tabletop import Tabletop, card
from tests.stories.trials import alone, ring


def duel(table: Tabletop, first: str = "INI", second: str = "INI", **more: Any) -> Tabletop:
    one, two = (
        Contender(fighter="a1.1", characteristic=first),
        Contender(fighter="b1.1", characteristic=second),
    )
    table.do(OpenTrial(one, two, **more))
    return table


def throw(table: Tabletop, *dice: int, place: int = 0) -> Step:
    return table.do(ThrowTrial(place, dice))


def naturals(table: Tabletop) -> tuple[int | None, float | None]:
    assert table.game.trial is not None
    first = table.game.trial.first
    return first.throw.natural, total_of(table.table, first).total


def told(step: Step) -> list[str]:
    """Give the codes of what lets a test fail whatever its sum."""
    rolled = next(event for event in step.events if isinstance(event, Rolled))
    return [reason.message.code for reason in rolled.reasons if bars(reason)]


def verdict(table: Tabletop) -> TrialVerdict:
    assert table.game.trial is not None
    return table.game.trial.verdict


def turn_of(table: Tabletop) -> tuple[int, ...]:
    assert table.game.trial is not None
    return deciding(table.table, table.game.trial)


def test_t1_natural_result_and_value() -> None:
    table = alone(ring(), "b1.1", "INI")
    step = throw(table, 4)
    assert naturals(table) == (4, 7)
    assert (step.label.code, verdict(table)) == ("step.trial_success", TrialVerdict.SUCCESS)
    rolled = next(event for event in step.events if isinstance(event, Rolled))
    assert (rolled.dice, rolled.typed, rolled.total) == ((4,), True, 7)
    assert [(r.message.code, r.amount) for r in rolled.reasons] == [("roll.natural", 4), ("value.printed", 3)]
    assert rolled.outcome.code == "trial.success"


def test_t2_each_six_is_rolled_again_and_added() -> None:
    table = alone(ring(), "a1.1", "ATT")
    throw(table, 6)
    assert verdict(table) is TrialVerdict.OPEN and turn_of(table) == (0,)
    throw(table, 6)
    throw(table, 4)
    assert naturals(table) == (16, 21)


def test_t3_a_one_on_a_reroll_makes_it_one() -> None:
    table = alone(ring(), "b1.1", "ATT", 4)
    for die in (6, 6, 6, 1):
        throw(table, die)
    assert naturals(table) == (1, 4)
    assert verdict(table) is TrialVerdict.SUCCESS, "a natural 1 is no failure in this edition"


@pytest.mark.parametrize("rules", ["c3", "c5"])
def test_a_natural_one_fails_where_the_ruleset_says_so(rules: str) -> None:
    table = alone(ring(rules), "b1.1", "ATT", 2)
    step = throw(table, 1)
    assert verdict(table) is TrialVerdict.FAILURE
    assert told(step) == ["fails.natural_one"], "4 against 2 fails: the sum says why"
    again = alone(ring("seeds"), "b1.1", "ATT", 2)
    assert told(throw(again, 1)) == []


def test_a_result_of_nothing_says_that_it_fails() -> None:
    table = alone(ring(), "b1.1", "ATT", -5, lines=(Reason(Message("line", {"name": "curse"}), -7),))
    assert told(throw(table, 2)) == ["fails.zero"], "a result of -2 against -5"


@pytest.mark.parametrize(("again", "natural"), [((1, 3), 9), ((1, 1), 1)])
def test_t4_t5_both_sixes_of_four_dice_are_rolled_again(again: tuple[int, ...], natural: int) -> None:
    table = alone(ring(), "a1.1", "ATT", number=4)
    throw(table, 1, 4, 6, 6)
    throw(table, *again)
    assert naturals(table)[0] == natural


def test_t5_keeping_a_six_instead() -> None:
    table = alone(ring(), "a1.1", "ATT", number=4)
    throw(table, 1, 4, 6, 6)
    step = table.do(KeepSixes())
    assert naturals(table)[0] == 6
    assert step.label.code == "step.trial_success"
    assert table.refusal(ThrowTrial()) == "refusal.already_thrown", "a declined 6 is final"
    assert table.refusal(KeepSixes()) == "refusal.no_six"


def test_t6_a_three_reaches_difficulty_seven_a_two_does_not() -> None:
    for die, code in ((3, "step.trial_success"), (2, "step.trial_failure")):
        assert throw(alone(ring(), "a1.1", "DIS"), die).label.code == code


def test_t7_seven_beats_six() -> None:
    table = duel(ring())
    assert turn_of(table) == (0, 1)
    throw(table, 5)
    step = throw(table, 3, place=1)
    assert verdict(table) is TrialVerdict.FIRST
    assert (step.label.code, step.label.data["victor"]) == ("step.trial_won", "a1.1")


def test_t8_a_wound_lowers_the_value_not_the_die() -> None:
    table = ring()
    table.do(c.Notch("b1.1", 2))
    throw(alone(table, "b1.1", "ATT"), 4)
    assert naturals(table) == (4, 5)


def test_t9_a_final_result_of_nothing_fails_whatever_the_difficulty() -> None:
    table = ring()
    table.do(c.Notch("b1.1", 3))
    throw(alone(table, "b1.1", "DEF", -5), 2)
    assert naturals(table) == (2, 0)
    assert verdict(table) is TrialVerdict.FAILURE


# -- opposed (II-A-3) -------------------------------------------------------------------------------


def test_a_lone_six_may_wait_for_the_other_dice_or_not() -> None:
    table = duel(ring())
    throw(table, 6)
    assert turn_of(table) == (0, 1), "decide now, or wait"
    throw(table, 4, place=1)
    assert turn_of(table) == (0,)
    step = table.do(KeepSixes(0))
    assert step.label.data["victor"] == "a1.1", "8 against 7"


def test_of_two_sixes_the_lower_total_decides_first() -> None:
    table = duel(ring())
    throw(table, 6)
    throw(table, 6, place=1)
    assert turn_of(table) == (0,), "8 against 9"
    assert table.refusal(ThrowTrial(1)) == table.refusal(KeepSixes(1)) == "refusal.other_decides"
    throw(table, 2)
    assert turn_of(table) == (1,), "the other sees the outcome"
    table.do(KeepSixes(1))
    assert verdict(table) is TrialVerdict.FIRST, "10 against 9"


def test_equal_totals_choose_unseen_and_reveal() -> None:
    table = duel(ring(), "DIS", "DIS")
    throw(table, 6)
    throw(table, 6, place=1)
    assert table.game.trial is not None and unseen(table.table, table.game.trial)
    assert table.refusal(ThrowTrial(0)) == table.refusal(KeepSixes(0)) == "refusal.choose_unseen"
    told = table.do(DecideUnseen(0, again=True))
    assert told.label.code == "step.trial_chosen" and "again" not in told.label.data
    assert table.refusal(ThrowTrial(0)) == "refusal.choose_unseen"
    shown = table.do(DecideUnseen(1, again=False)).label
    assert shown.code == "step.trial_revealed"
    assert (shown.data["who"], shown.data["again"], shown.data["sixes"]) == ("a1.1", 1, 1)
    assert turn_of(table) == (0,)
    assert table.refusal(KeepSixes(0)) == "refusal.chose_to_reroll"
    assert table.refusal(DecideUnseen(0, again=False)) == "refusal.nothing_unseen"
    throw(table, 1)
    assert verdict(table) is TrialVerdict.SECOND, "natural 1 against 6"


def test_both_may_choose_to_roll_again() -> None:
    table = duel(ring(), "DIS", "DIS")
    throw(table, 6)
    throw(table, 6, place=1)
    table.do(DecideUnseen(1, again=True))
    table.do(DecideUnseen(0, again=True))
    assert turn_of(table) == (0, 1)
    throw(table, 4)
    throw(table, 2, place=1)
    assert verdict(table) is TrialVerdict.FIRST


def test_both_may_choose_to_keep_and_then_throw_again_for_the_tie() -> None:
    table = duel(ring(), "DIS", "DIS")
    throw(table, 6)
    throw(table, 6, place=1)
    table.do(DecideUnseen(0, again=False))
    step = table.do(DecideUnseen(1, again=False))
    assert step.label.code == "step.trial_revealed" and step.label.data["again"] == 0
    assert turn_of(table) == (0, 1)
    assert table.game.trial is not None and table.game.trial.ties == 1
    throw(table, 5)
    throw(table, 2, place=1)
    assert verdict(table) is TrialVerdict.FIRST


def test_two_sixes_kept_unseen_may_end_a_test() -> None:
    table = duel(ring(), "DIS", "DIS")
    for place in (0, 1):
        table.do(SetTrialLines(place, (Reason(Message("line", {"name": "curse"}), -20),)))
        throw(table, 6, place=place)
    table.do(DecideUnseen(0, again=False))
    assert table.do(DecideUnseen(1, again=False)).label.code == "step.trial_nobody"
    assert verdict(table) is TrialVerdict.NOBODY


def test_two_failures_have_no_winner_unless_one_is_needed() -> None:
    for needs, code in ((False, "step.trial_nobody"), (True, "step.trial_tie")):
        table = ring()
        table.do(c.Modify("a1.1", Modifier("INI", -9, "Torpeur", ModifierKind.PENALTY)))
        table.do(c.Modify("b1.1", Modifier("INI", -9, "Torpeur", ModifierKind.PENALTY)))
        duel(table, needs_winner=needs)
        throw(table, 2)
        assert throw(table, 5, place=1).label.code == code
    assert verdict(table) is TrialVerdict.OPEN


# -- what the table decides -------------------------------------------------------------------------


def test_the_program_rolls_and_the_player_chooses_how_many_sixes() -> None:
    table = alone(ring(dice=(6, 6, 2, 3)), "a1.1", "ATT", number=3)
    step = table.do(ThrowTrial())
    assert step.label.data["dice"] == [6, 6, 2]
    assert (
        table.refusal(ThrowTrial(sixes=3))
        == table.refusal(ThrowTrial(dice=(1, 2, 3)))
        == "refusal.only_sixes"
    )
    assert not next(event for event in step.events if isinstance(event, Rolled)).typed
    table.do(ThrowTrial(sixes=1))
    assert naturals(table)[0] == 9


def test_another_die_than_the_best_may_be_kept() -> None:
    table = alone(ring(), "a1.1", "ATT", 10, number=3)
    throw(table, 2, 4, 5)
    assert verdict(table) is TrialVerdict.SUCCESS
    assert table.do(ChooseDie(0, 0)).label.code == "step.trial_failure"
    assert naturals(table)[0] == 2
    table.do(ChooseDie(0))
    assert naturals(table)[0] == 5
    assert table.refusal(ChooseDie(0, 3)) == "refusal.unknown"


def test_an_effect_sets_the_natural_result_before_or_after_the_dice() -> None:
    table = alone(ring(), "a1.1", "DIS")
    assert table.refusal(SetNatural(0, 0)) == "refusal.no_such_natural"
    step = table.do(SetNatural(0, 5))
    assert (step.label.code, naturals(table)) == ("step.trial_success", (5, 9))
    assert table.refusal(ThrowTrial()) == "refusal.already_thrown"
    assert table.do(SetNatural(0)).label.code == "step.trial_natural", "back to the dice, not thrown yet"
    throw(table, 1)
    assert verdict(table) is TrialVerdict.FAILURE
    table.do(SetNatural(0, 3))
    assert verdict(table) is TrialVerdict.SUCCESS


def test_named_lines_count_and_may_come_late() -> None:
    table = alone(ring(), "a1.1", "DIS", lines=(Reason(Message("roll.entered", {"source": "Étendard"}), 1),))
    throw(table, 2)
    assert verdict(table) is TrialVerdict.SUCCESS
    step = table.do(SetTrialLines(0, ()))
    assert step.label.code == "step.trial_failure"


def test_a_typed_rival_and_a_typed_value() -> None:
    table = ring()
    rival = Contender(name="Le dragon", characteristic="PEUR", value=6)
    table.do(OpenTrial(Contender(fighter="a1.1", characteristic="DIS"), rival, what="Peur"))
    throw(table, 5)
    step = throw(table, 2, place=1)
    assert (step.label.data["victor"], step.label.data["what"]) == ("a1.1", "Peur")
    assert table.game.trial is not None
    assert table.game.trial.sides[1].reasons[0].message.code == "value.entered"


def test_an_unknown_value_is_asked_for_and_an_aspect_is_named() -> None:
    table = ring()
    for tested in (
        Contender(fighter="b2.1", characteristic="INI"),
        Contender(fighter="a1.1", characteristic="FOI"),
        Contender(fighter="a1.1"),
        Contender(name="Le dragon", characteristic="PEUR"),
    ):
        assert table.refusal(OpenTrial(tested, difficulty=7)) == "refusal.value_unknown"
    throw(alone(table, "a1.1", "FOI", aspect="destruction"), 5)
    assert naturals(table) == (5, 7)


def test_what_cannot_be_tested_is_refused() -> None:
    table = ring()
    dis = Contender(fighter="a1.1", characteristic="DIS")
    assert table.refusal(OpenTrial(dis)) == "refusal.no_difficulty"
    assert table.refusal(OpenTrial(dis, dis, 7)) == "refusal.difficulty_or_rival"
    assert table.refusal(OpenTrial(dis, Contender(fighter="a1.1", characteristic="INI"))) == "refusal.itself"
    nobody = Contender(name="Le vent", characteristic="INI", value=4)
    assert table.refusal(OpenTrial(nobody, nobody)) == "", "names may be the same"
    for wrong in (
        OpenTrial(Contender(fighter="z", characteristic="DIS"), difficulty=7),
        OpenTrial(Contender(fighter="a1.1", characteristic="CHARM"), difficulty=7),
        OpenTrial(Contender(fighter="a1.1", characteristic="FOI", aspect="hope"), difficulty=7),
        OpenTrial(dis, Contender(fighter="b1.1", characteristic="DIS", number=0)),
        ThrowTrial(), KeepSixes(), DecideUnseen(0, again=True), ChooseDie(), SetNatural(), CloseTrial(),
        SetTrialLines(0, ()),
    ):  # fmt: skip
        assert table.refusal(wrong) == "refusal.unknown"
    alone(table, "a1.1", "DIS")
    for wrong in (ThrowTrial(1), KeepSixes(1), DecideUnseen(1, again=True), ChooseDie(1), SetNatural(-1)):
        assert table.refusal(wrong) == "refusal.unknown"
    assert table.refusal(ThrowTrial(0, (7,))) == "refusal.no_such_face"
    assert table.refusal(ThrowTrial(0, (3, 3))) == "refusal.dice_count"
    assert table.refusal(OpenTrial(dis, difficulty=7)) == "refusal.trial_open"
    table.do(CloseTrial())
    assert table.game.trial is None
    table.do(c.Put("a1.1", Place.FLED))
    assert table.refusal(OpenTrial(dis, difficulty=7)) == "refusal.not_on_table"
    table.do(OpenTrial(dis, difficulty=7), overrule=True)
    throw(table, 6)
    table.do(KeepSixes())
    assert table.refusal(OpenTrial(Contender(fighter="b1.1", characteristic="INI"), difficulty=3)) == ""


# -- a value that carries dice: FOR of 12 + 1 die -----------------------------------------------------


def giant(*dice: int, rules: str = "seeds") -> Tabletop:
    colossus = card("Colosse", "Alchimistes de Dirz", FOR="12 + 1 Dé", INI=3)
    return Tabletop.of([colossus], [card("Ogre", "Gobelins de No-Dan-Kar", FOR=14)], dice=dice, rules=rules)


def test_the_die_of_a_strength_is_asked_for_and_counts_with_a_reason() -> None:
    table = alone(giant(), "a1.1", "FOR", 20)
    assert table.game.trial is not None and table.game.trial.first.to_carry == 1
    assert total_of(table.table, table.game.trial.first).total is None
    assert table.refusal(ThrowTrial(0, (5,))) == "refusal.carried_dice"
    assert table.refusal(ThrowTrial(0, (5,), carried=(3, 3))) == "refusal.carried_dice"
    assert table.refusal(ThrowTrial(0, (), carried=(3,))) == "refusal.dice_count"
    assert table.refusal(ThrowTrial(0, (5,), carried=(7,))) == "refusal.no_such_face"
    step = table.do(ThrowTrial(0, (5,), carried=(3,)))
    (rolled,) = [event for event in step.events if isinstance(event, Rolled)]
    assert (rolled.dice, rolled.typed, rolled.total) == ((3, 5), True, 20)
    assert [(r.message.code, r.amount) for r in rolled.reasons] == [
        ("roll.natural", 5), ("value.printed", 12), ("value.die", 3),
    ]  # fmt: skip
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.SUCCESS


def test_a_six_of_that_die_is_no_six_of_the_test_and_the_program_rolls_it_first() -> None:
    table = alone(giant(6, 2), "a1.1", "FOR", 20)
    table.do(ThrowTrial(0))
    assert table.game.trial is not None
    first = table.game.trial.first
    assert (first.carried, first.throw.rounds, first.typed) == ((6,), ((2,),), False)
    assert table.game.trial.verdict is TrialVerdict.SUCCESS, "12 + 6 + 2"


def test_it_is_thrown_once_for_a_test_that_is_tied() -> None:
    table = giant()
    one, two = (Contender(fighter=key, characteristic="FOR") for key in ("a1.1", "b1.1"))
    table.do(OpenTrial(one, two))
    table.do(ThrowTrial(0, (4,), carried=(2,)))
    throw(table, 4, place=1)
    assert table.game.trial is not None and table.game.trial.ties == 1
    assert table.game.trial.first.carried == (2,)
    throw(table, 5)
    throw(table, 4, place=1)
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.FIRST


def test_a_set_result_still_asks_for_the_die_of_the_value_and_an_entered_value_carries_none() -> None:
    table = alone(giant(), "a1.1", "FOR", 20)
    table.do(SetNatural(0, 4))
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.OPEN
    assert deciding(table.table, table.game.trial) == (0,)
    assert table.refusal(ThrowTrial(0, (1,), carried=(4,))) == "refusal.already_thrown"
    table.do(ThrowTrial(0, carried=(4,)))
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.SUCCESS
    table.do(CloseTrial())
    alone(table, "a1.1", "FOR", 20, value=14)
    assert table.game.trial is not None and table.game.trial.first.to_carry == 0
    table.do(CloseTrial())
    table.do(c.Modify("a1.1", Modifier("FOR", 6, "Faiblesse", ModifierKind.REPLACE)))
    alone(table, "a1.1", "FOR", 20)
    assert table.game.trial is not None and table.game.trial.first.to_carry == 0, "what is set carries none"


@pytest.mark.parametrize(("dice", "stays"), [((4,), False), ((), True)])
def test_a_test_that_came_out_ends_with_the_turn(dice: tuple[int, ...], stays: bool) -> None:
    table = alone(ring(), "a1.1", "INI", 5)
    if dice:
        table.do(ThrowTrial(dice=dice))
    table.do(c.Correct("game", {"phase": "upkeep", "step": "", "hand": ""}))
    table.do(c.EndTurn())
    assert table.game.turn == 2 and (table.game.trial is not None) is stays


def test_a_dash_is_no_unknown_value_and_may_be_insisted_on() -> None:
    table = Tabletop.of([card("Garde", INI=3, COU=4)], [card("Ogre", PEUR=3)])
    asked = OpenTrial(Contender(fighter="a1.1", characteristic="PEUR"), difficulty=5)
    assert table.refusal(asked) == "refusal.value_absent", "who has courage has no fear"
    table.do(c.Put("a1.1", Place.FLED))
    assert table.refusal(asked) == "refusal.value_absent refusal.not_on_table", "every reason is heard"
    table.do(asked, overrule=True)
    throw(table, 4)
    assert verdict(table) is TrialVerdict.FAILURE, "the dice alone: 4 against 5"
    assert table.refusal(replace(asked, first=replace(asked.first, value=2))) == "refusal.not_on_table"


@pytest.mark.parametrize("command", [ThrowTrial(0, (4,)), SetNatural(0, 4)])
def test_who_died_since_its_test_was_opened_throws_only_where_the_table_insists(command: c.Command) -> None:
    table = alone(ring(), "a1.1", "INI")
    table.do(c.Put("a1.1", Place.DEAD))
    assert table.refusal(SetNatural(0, None)) == ""
    assert table.refusal(command) == "refusal.off_table"
    assert table.do(command, overrule=True).overruled == "refusal.off_table"
    assert table.refusal(SetNatural(0, 3)) == "", "it was told"


def test_who_was_gone_as_its_test_was_opened_is_not_told_again() -> None:
    table = ring()
    table.do(c.Put("a1.1", Place.FLED))
    asked = Contender(fighter="a1.1", characteristic="INI")
    table.do(OpenTrial(asked, difficulty=7), overrule=True)
    assert table.refusal(ThrowTrial(0, (4,))) == ""


def test_a_value_that_went_with_the_card_is_asked_for_and_is_no_zero_unsaid() -> None:
    table = alone(ring(), "a1.1", "INI")
    table.do(c.Transform("a1.1", "Bête"))
    assert table.refusal(ThrowTrial(0, (4,))) == "refusal.value_unknown"
    table.do(c.Transform("a1.1", sheet=card("Statue", INI="-")))
    assert table.refusal(ThrowTrial(0, (4,))) == "refusal.value_absent"
    step = table.do(ThrowTrial(0, (4,)), overrule=True)
    assert step.overruled == "refusal.value_absent"
