"""How likely a test comes out well, before its dice and while a 6 waits (II-A): dice counted, none thrown.

Each 6 is thrown again or kept as is best for its owner, and of several 6s all are: the best one counts. Odds
are of what both sides see; what was chosen unseen is not asked.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache, partial
from math import comb
from typing import NamedTuple

from rules.dice import FACES, Check, Opposed, Stand, Throw, opposed

ROUNDS = 6
"""So many dice in a row of two sides that oppose each other may be a 6, the last is kept: a share is right
to a millionth."""
_AGREES = 1e-12
"""What two shares may differ by and still be the same."""
_BEYOND = 1e-6
"""The share given to more 6s after the last that is counted: what they bring is unlikely, not impossible."""
_MANY = 10**6
"""The natural result that they are told with, more than any other."""
_UNTHROWN = Throw()


def falls(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Give how so many dice may fall, as far as it counts, each with how many of all throws fall so.

    That is the best face, or how many 6s there are.
    """
    for best in range(1, FACES):
        yield (best,) * dice, best**dice - (best - 1) ** dice
    for sixes in range(1, dice + 1):
        fell = (FACES,) * sixes + (1,) * (dice - sixes)
        yield fell, comb(dice, sixes) * (FACES - 1) ** (dice - sixes)


def _with(check: Check, throw: Throw) -> Check:
    return replace(check, throw=throw)


# -- against a difficulty ---------------------------------------------------------------------------------


def reached(check: Check, difficulty: float, dice: int = 1) -> Fraction:
    """Return how likely a test reaches a difficulty from here on (II-A-3), with so many dice at first."""
    if check.throw.natural is None:
        return _reached_by(check, difficulty, dice)
    if check.succeeds(difficulty) or not check.throw.sixes:
        return Fraction(check.succeeds(difficulty))
    return reached_again(check, difficulty)


def reached_again(check: Check, difficulty: float, sixes: int = 0) -> Fraction:
    """Return how likely it does where its 6s are thrown again now, so many of them unless all."""
    return _reached_by(check, difficulty, sixes or check.throw.sixes)


def _reached_by(check: Check, difficulty: float, dice: int) -> Fraction:
    ways = (n * reached(_with(check, check.throw.thrown(*fell)), difficulty) for fell, n in falls(dice))
    return sum(ways, Fraction()) / int(FACES**dice)


def zeros(throws: int, faces: int = 10) -> Fraction:
    """Return how likely one of so many throws shows the one face that wins (ÉCLATS: a 0)."""
    return 1 - Fraction(faces - 1, faces) ** throws


# -- against each other -----------------------------------------------------------------------------------


class _Lie(NamedTuple):
    """How the dice of a side lie: what they are worth, the 6s that wait, and how often some were thrown."""

    natural: int | None = None
    sixes: int = 0
    rounds: int = 0

    @classmethod
    def of(cls, throw: Throw) -> _Lie:
        return cls(throw.natural, throw.sixes, len(throw.rounds))

    def kept(self) -> _Lie:
        return _Lie(self.natural)

    def thrown(self, fell: tuple[int, ...], *, final: bool) -> _Lie:
        """Return how they lie once dice have fallen; a ``final`` 6 does not wait."""
        best = fell[0] if self.natural is None or fell[0] == 1 else self.natural + fell[0]
        sixes = 0 if final else fell.count(FACES)
        return _Lie(best, sixes, self.rounds + 1) if sixes else _Lie(best)

    def throw(self) -> Throw:
        """Return dice that lie so."""
        if self.sixes:
            return Throw(((FACES,) * self.sixes,) * self.rounds)
        return Throw(replaced=self.natural)


class _Ends(NamedTuple):
    """How likely the first side wins, the second one wins, both throw again, and nobody wins.

    Sums are off by a hair, but 0 is exact, and so is a share of what is alone: certain is told from likely.
    """

    first: float
    second: float
    again: float
    nobody: float

    def share(self, tie: float) -> float:
        """Return the first side's share where a tie is worth so much to it."""
        return (self.first + self.again * tie) / sum(self)

    def anew(self) -> tuple[float, float]:
        """Return either side's share where a tie is thrown anew: none where nothing but ties may come."""
        decided = self.first + self.second + self.nobody
        return (self.first / decided, self.second / decided) if decided else (0.0, 0.0)


_WINS = _Ends(1.0, 0.0, 0.0, 0.0), _Ends(0.0, 1.0, 0.0, 0.0)
_Both = tuple[_Lie, _Lie]
_Parts = Sequence[tuple[float, _Both]]
"""How dice may lie next, each so likely."""


class _Way(NamedTuple):
    """What comes of dice as they lie, and how they may lie next as is best: nohow once it is over."""

    ends: _Ends
    parts: _Parts = ()


def _mixed(parts: Iterable[tuple[float, _Ends]]) -> _Ends:
    """Return what comes of several ends, each so likely."""
    first = second = again = nobody = 0.0
    for share, ends in parts:
        first, second = first + share * ends[0], second + share * ends[1]
        again, nobody = again + share * ends[2], nobody + share * ends[3]
    return _Ends(first, second, again, nobody)


def _gathered(parts: Iterable[tuple[float, Mapping[float, float]]]) -> dict[float, float]:
    """Return by how much the first side wins where several shares of it may come, each so likely."""
    found = defaultdict[float, float](float)
    for share, margins in parts:
        for margin, n in margins.items():
            found[margin] += share * n
    return dict(found)


@dataclass(frozen=True, slots=True)
class Duel:
    """An opposed test of two values (II-A-3) with so many ``dice`` each; equal results are thrown again.

    ``both_fail`` is how it stands where both fail by themselves. ``ties_to`` is the place of a side that wins
    equal results, and has its way where nobody succeeds. A side that is ``plain`` throws no 6 again.
    """

    values: tuple[float, float]
    dice: tuple[int, int] = (1, 1)
    both_fail: Stand = Stand.NOBODY
    ties_to: int | None = None
    natural_one_fails: bool = False
    plain: bool = False

    def won(self, first: Throw = _UNTHROWN, second: Throw = _UNTHROWN, *, again: int = 0) -> float:
        """Return how likely the first side wins from here on; where it throws so many 6s ``again`` now."""
        return _settled(self, (_Lie.of(first), _Lie.of(second)), again)

    def margins(self, first: Throw = _UNTHROWN, second: Throw = _UNTHROWN) -> Mapping[float, float]:
        """Return by how much the first side's total is higher where it wins, each with how likely that is.

        Decisions on 6s are those of :meth:`won`, which all shares together come to: who wins anyway keeps
        them. A side that fails by itself may lose with the higher total.
        """
        return _margins(self, (_Lie.of(first), _Lie.of(second)))

    def turned(self) -> Duel:
        """Return the same test from the other side."""
        ties_to = None if self.ties_to is None else 1 - self.ties_to
        return replace(self, values=self.values[::-1], dice=self.dice[::-1], ties_to=ties_to)


@lru_cache(maxsize=1024)
def _settled(duel: Duel, lie: _Both, again: int) -> float:
    """Return the first side's share."""
    count, tie = _counted(duel)
    first, second = lie
    asked = count.mixed(count.thrown(first._replace(sixes=again), second, 0)) if again else count.ends(*lie)
    return asked.share(tie)


@lru_cache(maxsize=64)
def _margins(duel: Duel, lie: _Both) -> Mapping[float, float]:
    """Return by how much the first side wins; after a tie by as much as from the beginning."""
    count, tie = _counted(duel)
    asked, anew = count.ends(*lie), count.ends(_Lie(), _Lie())
    after = asked.again * tie / anew.first if anew.first else 0.0
    ways = (1.0, count.margins(*lie)), (after, count.margins(_Lie(), _Lie()))
    return _gathered((share / sum(asked), margins) for share, margins in ways if share)


@lru_cache(maxsize=16)
def _counted(duel: Duel) -> tuple[_Count, float]:
    """Count a duel through, which is asked about each time that dice fall; return what a tie is worth, too.

    That is counted until it agrees with itself.
    """
    worth, count = (0.5, 0.5), _Count(duel)
    while True:
        count.begin(worth)
        settled = count.ends(_Lie(), _Lie()).anew()
        if max(abs(new - old) for new, old in zip(settled, worth, strict=True)) < _AGREES:
            return count, settled[0]
        worth = settled


class _Count:
    """Counts one duel through."""

    def __init__(self, duel: Duel) -> None:
        self._duel, self._worth = duel, (0.5, 0.5)
        self._known: dict[_Both, _Way] = {}
        self._stands: dict[_Both, Opposed] = {}
        self._tests: tuple[dict[_Lie, Check], ...] = ({}, {})  # of either side, with its dice as they lie
        self._next: tuple[dict[_Lie, Sequence[tuple[float, _Lie]]], ...] = ({}, {})
        self._margins: dict[_Both, Mapping[float, float]] = {}

    def begin(self, worth: tuple[float, float]) -> None:
        """Begin anew; a tie is worth so much to either, for who decides on a 6."""
        self._worth = worth
        self._known.clear()

    def ends(self, first: _Lie, second: _Lie) -> _Ends:
        """Return what comes of both as they lie."""
        return self._way(first, second).ends

    def margins(self, first: _Lie, second: _Lie) -> Mapping[float, float]:
        """Return by how much the first side wins without a tie before, once all is counted."""
        known = self._margins.get((first, second))
        if known is None:
            known = self._margins[first, second] = self._margins_of(first, second)
        return known

    def _margins_of(self, first: _Lie, second: _Lie) -> Mapping[float, float]:
        way = self._way(first, second)
        if way.parts:
            return _gathered((share, self.margins(*both)) for share, both in way.parts)
        mine, theirs = self._checks(first, second)
        return {(mine.total or 0) - (theirs.total or 0): 1.0} if way.ends.first else {}

    def mixed(self, parts: _Parts) -> _Ends:
        """Return what comes of both where they may lie in several ways."""
        return _mixed((share, self.ends(*both)) for share, both in parts)

    def _way(self, first: _Lie, second: _Lie) -> _Way:
        known = self._known.get((first, second))
        if known is None:
            known = self._known[first, second] = self._way_of(first, second)
        return known

    def _way_of(self, first: _Lie, second: _Lie) -> _Way:
        found = self._stands.get((first, second))
        if found is None:
            found = self._stands[first, second] = self._stand(first, second)
        if found.stand is Stand.WON:
            return _Way(_WINS[found.places[0]])
        if found.stand in (Stand.TIE, Stand.NOBODY):
            tie = float(found.stand is Stand.TIE)
            return _Way(_Ends(0.0, 0.0, tie, 1 - tie))
        if found.stand is Stand.WAITS:
            return self._led(self.thrown(first, second, found.places[0]))
        places = [place for place in found.places if (first, second)[place].rounds < ROUNDS]
        if len(places) == 2:
            return self._led(self._unseen(first, second))
        if places:
            return self._decided(first, second, places[0])
        kept = first.kept(), second.kept()
        many = _with_lie(kept, found.places[0], _Lie(_MANY))
        return self._led([(1 - _BEYOND, kept), (_BEYOND, many)])

    def _led(self, parts: _Parts) -> _Way:
        return _Way(self.mixed(parts), parts)

    def _checks(self, first: _Lie, second: _Lie) -> tuple[Check, Check]:
        return self._check(first, 0), self._check(second, 1)

    def _check(self, lie: _Lie, place: int) -> Check:
        tests = self._tests[place]
        if lie not in tests:
            tests[lie] = Check(self._duel.values[place], lie.throw(), self._duel.natural_one_fails)
        return tests[lie]

    def _stand(self, first: _Lie, second: _Lie) -> Opposed:
        duel = self._duel
        found = opposed(*self._checks(first, second), both_fail=duel.both_fail, ties_to=duel.ties_to)
        theirs = found.stand is Stand.NOBODY and duel.ties_to is not None
        return Opposed(Stand.WON, (duel.ties_to or 0,)) if theirs else found

    def thrown(self, first: _Lie, second: _Lie, place: int) -> _Parts:
        """Return how both may lie once a side has thrown its first dice, or its 6s again."""
        both = first, second
        return [(share, _with_lie(both, place, lie)) for share, lie in self._falls(both[place], place)]

    def _falls(self, lie: _Lie, place: int) -> Sequence[tuple[float, _Lie]]:
        known = self._next[place]
        if lie not in known:
            known[lie] = tuple(self._falls_of(lie, place))
        return known[lie]

    def _falls_of(self, lie: _Lie, place: int) -> Iterator[tuple[float, _Lie]]:
        dice = lie.sixes or self._duel.dice[place]
        if not dice:  # its value alone counts, after a tie again
            yield 1.0, _Lie(0)
            return
        for fell, n in falls(dice):
            yield n / FACES**dice, lie.thrown(fell, final=self._duel.plain)

    def _decided(self, first: _Lie, second: _Lie, place: int) -> _Way:
        """Return what comes where a side decides on its 6s as is best for it."""
        both = first, second
        kept = self._led([(1.0, _with_lie(both, place, both[place].kept()))])
        again = self._led(self.thrown(first, second, place))
        return max(kept, again, key=partial(self._worth_of, place))

    def _worth_of(self, place: int, way: _Way) -> float:
        return way.ends[place] + way.ends.again * self._worth[place]

    def _unseen(self, first: _Lie, second: _Lie) -> _Parts:
        """Return how both may lie where totals are equal and both choose unseen: both throw again.

        Who throws against a 6 that is kept wins five times in six. A tie can be worth as much to one side
        alone; so the other one throws, and who keeps its 6 against that loses as often.
        """
        mine, theirs = self._falls(first, 0), self._falls(second, 1)
        return [(a * b, (x, y)) for a, x in mine for b, y in theirs]


def _with_lie(both: _Both, place: int, lie: _Lie) -> _Both:
    """Return how both lie, one of them otherwise."""
    return (lie, both[1]) if place == 0 else (both[0], lie)
