"""The corners of dice: what may be re-rolled, what is set by an effect, what is no die."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import Check, CheckResult, Throw, better, least_face, natural, result_with, to_beat, to_reach


def test_nothing_thrown_is_no_result() -> None:
    assert (Throw().natural, Throw().naturals, Throw().sixes) == (None, (), 0)
    assert Check(5).total is None
    assert not Check(5).fails
    assert not Check(5).succeeds(1)
    assert natural(()) == 0


def test_a_player_may_keep_another_die_than_the_best() -> None:
    throw = Throw(((2, 5, 6),), chosen=1)
    assert throw.natural == 5
    assert throw.thrown(3).natural == 9, "the choice was of the round before"
    assert Throw(((2,),), chosen=4).natural == 2


def test_one_of_two_sixes_may_be_rerolled_and_the_other_is_lost() -> None:
    assert Throw().thrown(6, 6).thrown(1).natural == 1


def test_an_effect_sets_the_natural_result_and_ends_the_rerolls() -> None:
    throw = Throw(((6,),), replaced=4)
    assert (throw.natural, throw.sixes) == (4, 0)


def test_only_sixes_are_rerolled() -> None:
    with pytest.raises(ValueError, match="re-rolled"):
        Throw(((5,), (3,)))
    with pytest.raises(ValueError, match="re-rolled"):
        Throw().thrown(6).thrown(3, 4)
    with pytest.raises(ValueError, match="nothing"):
        Throw().thrown(5).thrown(3)
    with pytest.raises(ValueError, match="nothing"):
        Throw().thrown(6).kept().thrown(3)
    with pytest.raises(ValueError, match="face"):
        Throw().thrown(7)


@given(
    st.lists(st.integers(2, 6), min_size=1, max_size=6).map(lambda dice: [6] * (len(dice) - 1) + dice[-1:])
)
def test_a_chain_of_sixes_is_the_same_alone_and_as_one_of_several_dice(dice: list[int]) -> None:
    throw = Throw()
    for die in dice:
        throw = throw.thrown(die)
    assert throw.natural == natural(dice) == sum(dice)


# What is at stake -----------------------------------------------------------------------------------


def check(value: float, *dice: int) -> Check:
    """Return a check whose die and re-rolled 6s fell so."""
    return Check(value, Throw(tuple((die,) for die in dice)))


def test_the_least_face_reaches_a_difficulty() -> None:
    judged = to_reach(7)
    assert least_face(check(4), judged) == 3
    assert least_face(check(0), judged) is None, "a 6 would have to be re-rolled"
    assert least_face(check(0, 6), judged) == 2, "the natural 1 of a re-roll loses what was thrown"
    assert [result_with(check(4), judged, face) for face in (2, 3)] == [
        CheckResult.FAILS,
        CheckResult.SUCCEEDS,
    ]


def test_a_6_that_already_succeeds_is_better_kept_and_one_that_fails_is_not() -> None:
    assert better(check(2, 6), to_reach(8)) == "keep"
    assert better(check(1, 6), to_reach(8)) == "again"


@pytest.mark.parametrize(
    ("mine", "theirs", "result", "wise"),
    [
        (check(4, 5), check(3, 5), CheckResult.SUCCEEDS, "keep"),
        (check(3, 5), check(4, 5), CheckResult.FAILS, "again"),
        (check(4, 4), check(3, 5), CheckResult.TIES, ""),
        (check(-5, 4), check(-6, 5), CheckResult.TIES, ""),
        (check(3, 4), check(-6, 5), CheckResult.SUCCEEDS, "keep"),
        (check(-6, 5), check(3, 4), CheckResult.FAILS, "again"),
    ],
)
def test_an_opposed_test_is_judged_as_the_dice_lie(
    mine: Check, theirs: Check, result: CheckResult, wise: str
) -> None:
    assert result_with(Check(mine.value), to_beat(theirs), mine.throw.natural or 0) is result
    assert better(mine, to_beat(theirs)) == wise
