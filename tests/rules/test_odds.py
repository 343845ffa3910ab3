"""The odds of tests, against every way that their dice may fall and every way to decide on a 6 (II-A)."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product

import pytest

from rules.dice import FACES, Check, Opposed, Stand, Throw, opposed
from rules.odds import Duel, falls, reached, reached_again, zeros

SIX, TWO_SIXES = Throw(((6,),)), Throw(((6, 6),))
_ROLLS = range(1, FACES + 1)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_dice_fall_as_often_as_all_of_them_show(dice: int) -> None:
    shown = Counter((max(fell), fell.count(FACES)) for fell in product(_ROLLS, repeat=dice))
    assert {(max(fell), fell.count(FACES)): n for fell, n in falls(dice)} == shown


# -- against a difficulty ---------------------------------------------------------------------------------


def best(check: Check, difficulty: float, dice: int) -> Fraction:
    """Throw all dice in all ways; of any number of 6s thrown again take the best, a 1 among them or not."""
    fallen = [check.throw.thrown(*fell) for fell in product(_ROLLS, repeat=dice)]
    return sum((decided(thrown, check, difficulty) for thrown in fallen), Fraction()) / len(fallen)


def decided(thrown: Throw, check: Check, difficulty: float) -> Fraction:
    now = Check(check.value, thrown, check.natural_one_fails)
    kept = Fraction(now.succeeds(difficulty))
    if kept:
        return kept  # nothing is gained by more
    return max([kept, *(best(now, difficulty, sixes) for sixes in range(1, thrown.sixes + 1))])


@pytest.mark.parametrize("one_fails", [False, True])
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("value", [-7, 0, 3, 7.5])
def test_a_difficulty_is_reached_as_often_as_all_dice_tell(value: float, dice: int, one_fails: bool) -> None:
    check = Check(value, natural_one_fails=one_fails)
    for difficulty in (-2, 1, 4, 6.5, 9, 11):
        assert reached(check, difficulty, dice) == best(check, difficulty, dice)


def test_six_by_six_every_difficulty_has_its_share() -> None:
    """Value 3: 4 or more, a 6, a 6 and 3 or more after it, and so on."""
    of = {
        7: Fraction(3, 6),
        9: Fraction(1, 6),
        12: Fraction(4, 36),
        15: Fraction(1, 36),
        99: Fraction(1, 6**16),
    }
    assert {n: reached(Check(3), n) for n in of} == of


def test_a_6_that_waits_is_thrown_again_only_where_it_is_not_enough() -> None:
    assert reached(Check(3, SIX), 9) == 1
    assert reached_again(Check(3, SIX), 9) == Fraction(5, 6), "a 1 makes it 4"
    assert reached(Check(3, SIX), 12) == reached_again(Check(3, SIX), 12) == Fraction(4, 6)
    assert reached(Check(3, SIX.kept()), 12) == 0
    both = reached(Check(3, TWO_SIXES), 12)
    assert both == Fraction(32, 36) > reached_again(Check(3, TWO_SIXES), 12, 1)


# -- against each other -----------------------------------------------------------------------------------


def stands(duel: Duel, throws: tuple[Throw, Throw]) -> Opposed:
    first, second = (
        Check(value, throw, duel.natural_one_fails) for value, throw in zip(duel.values, throws, strict=True)
    )
    return opposed(first, second, both_fail=duel.both_fail, ties_to=duel.ties_to)


class Brute:
    """Plays an opposed test out die by die; what is open after so many rounds counts as told, or as a tie."""

    def __init__(self, duel: Duel, rounds: int, unknown: float, tie: float) -> None:
        self.duel, self.rounds, self.unknown, self.tie = duel, rounds, unknown, tie

    def won(self, throws: tuple[Throw, Throw] = (Throw(), Throw())) -> float:
        found = stands(self.duel, throws)
        if found.stand is Stand.WAITS:
            return self.all_of(throws, found.places[0])
        if found.stand is Stand.WON:
            return 1.0 - found.places[0]
        if found.stand is not Stand.DECIDES:
            if found.stand is Stand.NOBODY and self.duel.ties_to is not None:
                return 1.0 - self.duel.ties_to
            return self.tie if found.stand is Stand.TIE else 0.0
        if max(len(throw.rounds) for throw in throws) > self.rounds:
            return self.unknown
        if len(found.places) == 2:
            return self.in_secret(throws)
        place = found.places[0]
        return (max, min)[place](self.won(self.kept(throws, place)), self.all_of(throws, place))

    def in_secret(self, throws: tuple[Throw, Throw]) -> float:
        """Play the four ways that both may choose; where guessing helps, the best lot of the first side."""
        kept = self.kept(throws, 0), self.kept(throws, 1)
        both = [self.all_of((mine, throws[1]), 1) for mine in self.fallen(throws, 0)]
        rows = (
            (self.won(self.kept(kept[0], 1)), self.all_of(kept[0], 1)),
            (self.all_of(kept[1], 0), sum(both) / len(both)),
        )
        (a, b), (c, d) = rows
        lots = [0.0, 1.0, *([(d - c) / (a - b - c + d)] if a - b - c + d else [])]
        return max(
            min(lot * rows[0][j] + (1 - lot) * rows[1][j] for j in (0, 1)) for lot in lots if 0 <= lot <= 1
        )

    def kept(self, throws: tuple[Throw, Throw], place: int) -> tuple[Throw, Throw]:
        kept = throws[place].kept()
        return (kept, throws[1]) if place == 0 else (throws[0], kept)

    def fallen(self, throws: tuple[Throw, Throw], place: int) -> list[Throw]:
        throw = throws[place]
        dice = throw.sixes if throw.rounds else self.duel.dice[place]
        if not dice:
            return [Throw(replaced=0)]
        found = [throw.thrown(*fell) for fell in product(_ROLLS, repeat=dice)]
        return [fell.kept() for fell in found] if self.duel.plain else found

    def all_of(self, throws: tuple[Throw, Throw], place: int) -> float:
        found = [
            self.won((fell, throws[1]) if place == 0 else (throws[0], fell))
            for fell in self.fallen(throws, place)
        ]
        return sum(found) / len(found)


def bounds(duel: Duel, rounds: int) -> tuple[float, float]:
    """Give the least and the most that the first side may win, whatever comes after so many rounds."""
    found = []
    for unknown in (0.0, 1.0):
        tie = 0.5
        for _ in range(8):  # a tie is thrown anew: it is worth what the whole is
            tie = Brute(duel, rounds, unknown, tie).won()
        found.append(tie)
    return found[0], found[1]


@pytest.mark.parametrize("both_fail", [Stand.NOBODY, Stand.TIE, Stand.WON])
@pytest.mark.parametrize("values", [(3, 3), (4, 3), (2.5, 5), (9, 3), (-7, -3)])
def test_an_opposed_test_is_won_as_often_as_all_dice_tell(
    values: tuple[float, float], both_fail: Stand
) -> None:
    duel = Duel(values, both_fail=both_fail)
    least, most = bounds(duel, 2)
    assert most - least < 0.011
    assert least - 1e-9 <= duel.won() <= most + 1e-9


@pytest.mark.parametrize("value", [2, 4, 7, 11, 13])
def test_a_side_without_dice_has_its_value_alone_like_a_difficulty(value: float) -> None:
    """The other side needs one more than it, where ties are not its own."""
    plain = Duel((4, value), (1, 0), ties_to=1, plain=True)
    assert plain.won() == sum(4 + n > value for n in _ROLLS) / FACES
    assert Duel((4, value), (1, 0), ties_to=1).won() == pytest.approx(float(reached(Check(4), value + 1)))


@pytest.mark.parametrize(("dice", "ties_to"), [((2, 1), None), ((1, 1), 1), ((1, 1), 0)])
def test_several_dice_and_a_side_that_wins_ties_are_counted_out(
    dice: tuple[int, int], ties_to: int | None
) -> None:
    duel = Duel((4, 4), dice, ties_to=ties_to, natural_one_fails=True)
    least, most = bounds(duel, 1)
    assert most - least < 0.06
    assert least - 1e-9 <= duel.won() <= most + 1e-9


@pytest.mark.parametrize(("values", "ties_to"), [((3, 3), None), ((3, 5), None), ((3, 5), 1), ((5, 3), 0)])
def test_where_no_6_is_thrown_again_all_36_throws_say_it(
    values: tuple[float, float], ties_to: int | None
) -> None:
    gaps = [values[0] + mine - values[1] - theirs for mine, theirs in product(_ROLLS, repeat=2)]
    wins, ties = sum(gap > 0 for gap in gaps), sum(gap == 0 for gap in gaps)
    share = wins / (36 - ties) if ties_to is None else (wins + ties * (1 - ties_to)) / 36
    assert Duel(values, plain=True, ties_to=ties_to).won() == pytest.approx(share, abs=1e-12)


@pytest.mark.parametrize("values", [(3, 3), (4, 3), (9, 3), (-3, -2)])
def test_what_one_side_wins_the_other_one_loses(values: tuple[float, float]) -> None:
    for ties_to in (None, 0, 1):
        duel = Duel(values, both_fail=Stand.TIE, ties_to=ties_to)
        assert duel.won() + duel.turned().won() == pytest.approx(1, abs=1e-9)


def test_a_6_may_wait_and_is_thrown_again_where_that_is_better() -> None:
    duel = Duel((3, 3))
    waits, again, kept = duel.won(SIX), duel.won(SIX, again=True), duel.won(SIX.kept())
    assert waits > kept > again, "waiting costs nothing"
    four, five = Throw(((4,),)), Throw(((5,),))
    assert duel.won(SIX, five) == 1
    assert duel.won(SIX, five, again=True) == pytest.approx(5 / 6), "only a 1 loses"
    assert duel.won(four, SIX) == 0
    assert Duel((3, 6)).won(SIX, four) == Duel((3, 6)).won(SIX, four, again=True) == pytest.approx(5 / 6)


def test_two_6s_of_equal_totals_are_both_thrown_again_and_nobody_is_better_off_alone() -> None:
    """Keeping the 6 against one that is thrown again loses five times in six."""
    assert Duel((3, 3)).won(SIX, SIX) == pytest.approx(0.5)
    first = Duel((9, 3), dice=(1, 2))
    after = Throw(((6, 6), (6,)))
    assert 0.4 < first.won(SIX, after) < 0.6, "a tie: 15 against 15"


# -- by how much it is won --------------------------------------------------------------------------------


def gap(duel: Duel, throws: tuple[Throw, Throw]) -> float:
    first, second = (v + (throw.natural or 0) for v, throw in zip(duel.values, throws, strict=True))
    return first - second


class ByHow(Brute):
    """Plays a test out for what it is won by, each 6 decided on for the win alone.

    What is open after so many rounds is won by nothing.
    """

    def margins(self, throws: tuple[Throw, Throw] = (Throw(), Throw())) -> dict[float, float]:
        found = stands(self.duel, throws)
        if found.stand is Stand.WAITS:
            return self.mixed(throws, found.places[0])
        if found.stand is not Stand.DECIDES:
            return {gap(self.duel, throws): 1.0} if self.won(throws) else {}
        if max(len(throw.rounds) for throw in throws) > self.rounds:
            return {}
        if len(found.places) == 2:
            return self.mean([self.mixed((mine, throws[1]), 1) for mine in self.fallen(throws, 0)])
        place = found.places[0]
        kept, sign = self.kept(throws, place), 1 - 2 * place
        keeps = sign * self.won(kept) >= sign * self.all_of(throws, place)
        return self.margins(kept) if keeps else self.mixed(throws, place)

    def mixed(self, throws: tuple[Throw, Throw], place: int) -> dict[float, float]:
        return self.mean(
            [
                self.margins((fell, throws[1]) if place == 0 else (throws[0], fell))
                for fell in self.fallen(throws, place)
            ]
        )

    @staticmethod
    def mean(found: list[dict[float, float]]) -> dict[float, float]:
        made = defaultdict[float, float](float)
        for each in found:
            for margin, share in each.items():
                made[margin] += share / len(found)
        return dict(made)


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (1, 0)])
@pytest.mark.parametrize("ties_to", [None, 0, 1])
@pytest.mark.parametrize(("values", "one_fails"), [((3, 3), False), ((2.5, 5), True), ((-3, -2), False)])
def test_what_it_is_won_by_is_what_all_throws_show(
    values: tuple[float, float], one_fails: bool, ties_to: int | None, dice: tuple[int, int]
) -> None:
    """No 6 is thrown again; a tie is thrown anew, where nobody has it."""
    duel = Duel(values, dice, Stand.TIE, ties_to, one_fails, plain=True)
    shown, ties = Counter[float](), 0
    for mine, theirs in product(product(_ROLLS, repeat=dice[0]), product(_ROLLS, repeat=dice[1])):
        throws = Throw(replaced=max(mine)), Throw(replaced=max(theirs, default=0))
        found = stands(duel, throws)
        ties += found.stand is Stand.TIE
        if found == Opposed(Stand.WON, (0,)):
            shown[gap(duel, throws)] += 1
    every = FACES ** sum(dice) - ties
    assert duel.margins() == pytest.approx({margin: n / every for margin, n in shown.items()})
    assert sum(duel.margins().values()) == pytest.approx(duel.won(), abs=1e-12)


@pytest.mark.parametrize("both_fail", [Stand.NOBODY, Stand.WON])
@pytest.mark.parametrize(
    ("values", "dice", "ties_to"),
    [((3, 3), (1, 1), 1), ((4, 3), (1, 1), 0), ((2, 5), (2, 1), 1), ((5, 4), (2, 0), 1)],
)
def test_what_it_is_won_by_follows_every_decision_on_a_6(
    values: tuple[float, float], dice: tuple[int, int], ties_to: int, both_fail: Stand
) -> None:
    """What is open after some rounds may come to any margin, and is all that is missing."""
    duel = Duel(values, dice, both_fail, ties_to, natural_one_fails=True)
    told = duel.margins()
    found = ByHow(duel, 2, 0.5, 0.5).margins()
    missing = duel.won() - sum(found.values())
    assert 0 <= missing + 1e-9 < 0.011
    assert all(-1e-9 <= told[margin] - share < missing + 1e-9 for margin, share in found.items())
    assert sum(told.values()) == pytest.approx(duel.won(), abs=1e-12)


@pytest.mark.parametrize("both_fail", [Stand.NOBODY, Stand.TIE, Stand.WON])
@pytest.mark.parametrize("values", [(3, 3), (2.5, 5), (9, 3), (-7, -3), (0, 60)])
@pytest.mark.parametrize("throws", [(), (SIX,), (SIX, SIX), (Throw(((1,),)), SIX)])
def test_all_that_it_is_won_by_comes_to_the_odds_of_winning(
    throws: tuple[Throw, ...], values: tuple[float, float], both_fail: Stand
) -> None:
    duel = Duel(values, both_fail=both_fail)
    assert sum(duel.margins(*throws).values()) == pytest.approx(duel.won(*throws), abs=1e-15)


def test_what_it_is_won_by_is_told_of_dice_that_lie_there() -> None:
    """II-A-3: a decided test has one margin, or none where it is lost; a 6 that waits has several."""
    three, two = Throw(((3,),)), Throw(((2,),))
    duel = Duel((4, 3))
    assert duel.margins(three, two) == {2.0: 1.0} and duel.margins(two, SIX) == {}
    assert duel.margins(two, three) == pytest.approx(duel.margins()), "a tie is thrown anew"
    shares = {margin: ((margin in (1, 2, 3)) + share) / 6 for margin, share in duel.margins().items()}
    assert duel.margins(three) == pytest.approx(shares), "1 to 3 lose to it, a 4 ties"
    again = Duel((4, 6)).margins(SIX, Throw(((5,),)))
    assert again == pytest.approx(dict.fromkeys(range(1, 6), 1 / 6)), "a 1 makes it 5"


def test_who_wins_anyway_keeps_its_6_and_who_never_does_wins_by_nothing() -> None:
    certain = Duel((20, 2))
    assert certain.margins(SIX, Throw(((4,),))) == {20.0: 1.0}
    assert Duel((-6, -7), both_fail=Stand.TIE, plain=True).margins() == {}


@pytest.mark.parametrize("throws", [0, 1, 2, 3])
def test_a_0_of_ten_faces_comes_as_often_as_all_throws_show(throws: int) -> None:
    shown = [0 in fell for fell in product(range(10), repeat=throws)]
    assert zeros(throws) == Fraction(sum(shown), len(shown))


# -- certain and impossible -------------------------------------------------------------------------------


@pytest.mark.parametrize("gap", range(-8, 9))
@pytest.mark.parametrize("both_fail", [Stand.NOBODY, Stand.TIE, Stand.WON])
def test_what_is_certain_is_1_and_what_is_impossible_is_0_by_the_bit(gap: int, both_fail: Stand) -> None:
    """Where a 1 lies on the other side, and of all 36 throws without 6s thrown again, a tie thrown anew."""
    value, lies = 4 + gap, Throw(((1,),))
    duel = Duel((value, 4), both_fail=both_fail)
    assert (duel.won(second=lies) == 1.0) is (value + 1 > 5), "any die is enough, and a 6 is kept"
    assert duel.won(second=lies) > 0, "6s may follow each other for ever"
    plain = Duel((value, 4), both_fail=both_fail, plain=True)
    gaps = [gap + mine - theirs for mine, theirs in product(_ROLLS, repeat=2)]
    assert (plain.won() == 0.0) is (max(gaps) <= 0) and (plain.won() == 1.0) is (min(gaps) >= 0)


def test_more_6s_than_are_counted_are_unlikely_not_impossible() -> None:
    assert 0 < Duel((0, 60)).won() < 1e-9
    assert 1 - 1e-9 < Duel((60, 0)).won() < 1


def test_who_can_but_fail_for_ever_never_wins() -> None:
    assert Duel((-6, -7), both_fail=Stand.TIE, plain=True).won() == 0.0


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_of_several_6s_so_many_are_thrown_again_as_is_said(dice: int) -> None:
    """Value 6 and a 6 in each of three dice against 14: 2 more in one of those that are thrown again."""
    lies, three = Throw(((6, 2),)).kept(), Throw(((6, 6, 6),))
    duel = Duel((6, 8), dice=(3, 2))
    least = 1 - (2 / 6) ** dice
    assert duel.won(three, lies, again=dice) == pytest.approx(least, abs=1 / 6), "3 or more wins, 2 ties"
    shares = [duel.won(three, lies, again=n) for n in (1, 2, 3)]
    assert shares == sorted(shares) and len(set(shares)) == 3
