"""The corners of dice: what may be re-rolled, what is set by an effect, what is no die."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import Check, Throw, natural


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
