"""Characteristic tests as the rulebook tells them (II-A)."""

from __future__ import annotations

from rules.dice import Check, Opposed, Stand, Throw, natural, opposed


def test_t1_the_natural_result_and_the_value_make_the_final_result() -> None:
    assert Check(3, Throw(((4,),))).total == 7


def test_t2_each_six_is_rerolled_and_added() -> None:
    throw = Throw().thrown(6).thrown(6).thrown(4)
    assert (throw.natural, Check(5, throw).total) == (16, 21)
    assert natural((6, 6, 4)) == 16


def test_t3_a_one_on_a_reroll_makes_the_natural_result_one() -> None:
    throw = Throw().thrown(6).thrown(6).thrown(6).thrown(1)
    assert (throw.natural, Check(3, throw).total) == (1, 4)
    assert not Check(3, throw).fails, "a natural 1 is no failure in this edition"
    assert natural((6, 6, 6, 1)) == 1


def test_t4_both_sixes_of_four_dice_are_rerolled() -> None:
    throw = Throw().thrown(1, 4, 6, 6)
    assert throw.sixes == 2
    assert throw.thrown(1, 3).natural == 9


def test_t5_dice_that_are_not_rerolled_are_lost() -> None:
    throw = Throw().thrown(1, 4, 6, 6)
    assert throw.thrown(1, 1).natural == 1
    kept = throw.kept()
    assert (kept.natural, kept.sixes) == (6, 0)


def test_t6_a_three_reaches_difficulty_seven_a_two_does_not() -> None:
    assert Check(4, Throw(((3,),))).succeeds(7)
    assert not Check(4, Throw(((2,),))).succeeds(7)


def test_t7_seven_beats_six() -> None:
    assert opposed(Check(2, Throw(((5,),))), Check(3, Throw(((3,),)))) == Opposed(Stand.WON, (0,))


def test_t8_a_wound_lowers_the_value_not_the_die() -> None:
    assert Check(3 - 2, Throw(((4,),))).total == 5


def test_t9_a_final_result_of_nothing_fails() -> None:
    test = Check(1 - 3, Throw(((2,),)))
    assert test.total == 0
    assert test.fails
    assert not test.succeeds(-5)


def test_a_lone_six_may_wait_for_the_other_result() -> None:
    six, three = Check(2, Throw(((6,),))), Check(2, Throw(((3,),)))
    assert opposed(six, Check(2)) == Opposed(Stand.WAITS, (1,))
    assert opposed(six, three) == Opposed(Stand.DECIDES, (0,))
    assert opposed(three, six) == Opposed(Stand.DECIDES, (1,))
    assert opposed(Check(2, six.throw.kept()), three) == Opposed(Stand.WON, (0,))


def test_of_two_sixes_the_lower_total_decides_first_and_equal_ones_unseen() -> None:
    low, high = Check(2, Throw(((6,),))), Check(4, Throw(((6,),)))
    assert opposed(low, high) == Opposed(Stand.DECIDES, (0,))
    assert opposed(high, low) == Opposed(Stand.DECIDES, (1,))
    assert opposed(low, low) == Opposed(Stand.DECIDES, (0, 1))
    assert opposed(Check(2, low.throw.kept()), high) == Opposed(Stand.DECIDES, (1,)), "then the other sees it"


def test_equal_results_throw_again_and_two_failures_need_a_winner_or_not() -> None:
    three = Check(1, Throw(((3,),)))
    assert opposed(three, three).stand is Stand.TIE
    fails, fails_more = Check(-4, Throw(((3,),))), Check(-5, Throw(((3,),)))
    assert opposed(fails, fails_more).stand is Stand.NOBODY
    assert opposed(fails, fails_more, both_fail=Stand.TIE).stand is Stand.TIE
    assert opposed(fails, three) == Opposed(Stand.WON, (1,))
    assert opposed(three, fails) == Opposed(Stand.WON, (0,))


def test_where_a_natural_one_fails_it_wins_nothing() -> None:
    one, two = Check(9, Throw(((1,),)), natural_one_fails=True), Check(1, Throw(((2,),)))
    assert one.fails
    assert not one.succeeds(3)
    assert opposed(one, two) == Opposed(Stand.WON, (1,))
