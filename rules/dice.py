"""Characteristic tests (II-A): natural result, the choice to re-roll a 6, difficulty, opposition.

Nothing here rolls: dice come from the table or from the program, and these functions say what they mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

FACES = 6


def natural(dice: Sequence[int]) -> int:
    """Return the natural result of one die with its re-rolls, oldest first (II-A-1).

    Each re-roll of a 6 is added; a 1 on a re-roll makes the natural result 1, whatever came before.
    No die yet: 0.
    """
    return 1 if dice and dice[-1] == 1 else sum(dice)


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of one test so far (II-A-2): the first throw, then only the 6s that were re-rolled.

    Dice that are not re-rolled are lost at once, a 6 too, so a later round never has more dice than the
    one before had 6s. ``final`` says that no 6 is re-rolled any more: one was kept. ``chosen`` is the place
    in the last round of the die to keep, None the best; ``replaced`` is a natural result that an effect sets
    (II-A-4).
    Raises ValueError for a face that is not on a die and for a re-roll of something else than a 6.
    """

    rounds: tuple[tuple[int, ...], ...] = ()
    final: bool = False
    chosen: int | None = None
    replaced: int | None = None

    def __post_init__(self) -> None:
        if any(not 1 <= die <= FACES for dice in self.rounds for die in dice):
            raise ValueError(f"a die has no such face: {self.rounds}")
        for before, after in pairwise(self.rounds):
            if not 1 <= len(after) <= before.count(FACES):
                raise ValueError(f"only 6s are re-rolled: {before} then {after}")

    @property
    def naturals(self) -> tuple[int, ...]:
        """Return what each die still in the game is worth, its 6s before added."""
        sixes = len(self.rounds) - 1
        if sixes < 1:
            return self.rounds[0] if self.rounds else ()
        return tuple(natural((FACES,) * sixes + (die,)) for die in self.rounds[-1])

    @property
    def natural(self) -> int | None:
        """Return the natural result as it stands: replaced, else the chosen die, else the best one."""
        if self.replaced is not None:
            return self.replaced
        naturals = self.naturals
        if self.chosen is not None and self.chosen < len(naturals):
            return naturals[self.chosen]
        return max(naturals, default=None)

    @property
    def sixes(self) -> int:
        """Return how many dice may be re-rolled now; 0 once a 6 was kept or the result replaced."""
        if self.final or self.replaced is not None or not self.rounds:
            return 0
        return self.rounds[-1].count(FACES)

    def thrown(self, *dice: int) -> Throw:
        """Return the throw with one more round. Raises ValueError when these dice cannot follow."""
        if self.rounds and not self.sixes:
            raise ValueError("nothing may be re-rolled")
        return replace(self, rounds=(*self.rounds, dice), chosen=None)

    def kept(self) -> Throw:
        """Return the throw with its 6 kept for good."""
        return replace(self, final=True)


@dataclass(frozen=True, slots=True)
class Check:
    """A characteristic test: the current value and the dice (II-A)."""

    value: float
    throw: Throw = Throw()
    natural_one_fails: bool = False

    @property
    def total(self) -> float | None:
        """Return the final result, None before the dice."""
        natural = self.throw.natural
        return None if natural is None else natural + self.value

    @property
    def why(self) -> str:
        """Return what makes the test fail by itself, empty for nothing.

        That is a final result of 0 or less (II-A-4), and a natural 1 where the ruleset says so [E].
        """
        natural = self.throw.natural
        if natural is None:
            return ""
        if self.natural_one_fails and natural == 1:
            return "natural_one"
        return "zero" if natural + self.value <= 0 else ""

    @property
    def fails(self) -> bool:
        """Tell whether the test fails by itself."""
        return bool(self.why)

    def succeeds(self, difficulty: float) -> bool:
        """Tell whether the test reaches a difficulty (II-A-3)."""
        return self.total is not None and self.total >= difficulty and not self.fails


class Stand(StrEnum):
    """Where an opposed test stands."""

    WAITS = "waits"  # somebody has not thrown yet
    DECIDES = "decides"  # somebody has a 6 to re-roll or to keep
    WON = "won"
    TIE = "tie"  # both throw again
    NOBODY = "nobody"  # both fail: nobody succeeds


@dataclass(frozen=True, slots=True)
class Opposed:
    """The stand of an opposed test and the places (0, 1) of those concerned.

    With DECIDES two places mean that both choose unseen and then reveal.
    """

    stand: Stand
    places: tuple[int, ...] = ()


def opposed(
    first: Check, second: Check, *, both_fail: Stand = Stand.NOBODY, ties_to: int | None = None
) -> Opposed:
    """Return who decides next or who wins an opposed test (II-A-3).

    One 6: its roller may wait for the other's result. Both 6: the lower total so far decides first and the
    other sees the outcome; with equal totals it is up to both. The higher final result wins, equal ones throw
    again unless ``ties_to`` is the place of who wins them. Where both fail by themselves ``both_fail`` is how
    it stands: NOBODY succeeds, a TIE, or the higher one has WON.
    """
    a, b = first.total, second.total
    if a is None or b is None:
        return Opposed(Stand.WAITS, tuple(n for n, total in enumerate((a, b)) if total is None))
    pending = tuple(n for n, test in enumerate((first, second)) if test.throw.sixes)
    if len(pending) == 2 and a != b:
        return Opposed(Stand.DECIDES, (0 if a < b else 1,))
    if pending:
        return Opposed(Stand.DECIDES, pending)
    failed, other_failed = first.fails, second.fails
    if failed and other_failed and both_fail is not Stand.WON:
        return Opposed(both_fail)
    if failed is not other_failed:
        return Opposed(Stand.WON, (1 if failed else 0,))
    if a == b:
        return Opposed(Stand.TIE) if ties_to is None else Opposed(Stand.WON, (ties_to,))
    return Opposed(Stand.WON, (0 if a > b else 1,))


class CheckResult(StrEnum):
    """How a side of a test fares as the dice lie."""

    SUCCEEDS = "succeeds"
    TIES = "ties"
    FAILS = "fails"


Judged = Callable[[Check], CheckResult]
"""How a side fares by its check: against a difficulty, or against the other side of an opposed test."""


def to_reach(difficulty: float) -> Judged:
    """Return how a side fares against a difficulty (II-A-3)."""
    return lambda check: CheckResult.SUCCEEDS if check.succeeds(difficulty) else CheckResult.FAILS


def to_beat(rival: Check, *, both_fail: Stand = Stand.TIE, ties_to: int | None = None) -> Judged:
    """Return how a side fares against the other one of an opposed test as all dice lie (II-A-3).

    Where both fail or are equal it stands as :func:`opposed` says, place 0 being this side's and 1 the
    rival's. Who has its way at ties has it where nobody succeeds, too.
    """
    lying = replace(rival, throw=rival.throw.kept())

    def judged(check: Check) -> CheckResult:
        mine = replace(check, throw=check.throw.kept())
        found = opposed(mine, lying, both_fail=both_fail, ties_to=ties_to)
        if found.stand is Stand.TIE:
            return CheckResult.TIES
        won = 0 in found.places or (found.stand is Stand.NOBODY and ties_to == 0)
        return CheckResult.SUCCEEDS if won else CheckResult.FAILS

    return judged


def least_face(check: Check, judged: Judged) -> int | None:
    """Return the least face of the next die that succeeds, None where even a 6 has to be re-rolled.

    The next die is the first one, or a 6 thrown again.
    """
    faces = range(1, FACES + 1)
    return next((face for face in faces if judged(_with(check, face)) is CheckResult.SUCCEEDS), None)


def result_with(check: Check, judged: Judged, face: int) -> CheckResult:
    """Return how a side fares when its next die, the first one or a 6 thrown again, shows a face."""
    return judged(_with(check, face))


def _with(check: Check, face: int) -> Check:
    return replace(check, throw=check.throw.thrown(face))


def better(check: Check, judged: Judged) -> str:
    """Return what is better for a 6 that waits: ``keep`` what succeeds, throw ``again`` what fails.

    Empty where keeping is neither: a tie, which both throw again.
    """
    return {CheckResult.SUCCEEDS: "keep", CheckResult.FAILS: "again", CheckResult.TIES: ""}[judged(check)]
