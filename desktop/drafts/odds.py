"""How likely the test at hand comes out well, as it stands and by each answer to its 6s (II-A)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.battle.one_die import rerolls
from rules.battle.state import Game, Trial
from rules.battle.system import Table
from rules.battle.trial import OpenTrial, both_failing, check_of, even_to
from rules.battle.trial_rules import RULES as TRIALS
from rules.dice import Check, Stand
from rules.odds import Duel, reached, reached_again


@dataclass(frozen=True, slots=True)
class Odds:
    """Shares of all throws, 0 to 1: what ``wins``; of 6s that wait, thrown ``again`` now or ``kept``."""

    wins: float
    again: float | None = None
    kept: float | None = None


def odds_of(check: Check, difficulty: float, dice: int = 0) -> Odds:
    """Return the odds of a test against a difficulty, of so many ``dice`` that are thrown next.

    Of 6s that wait that is how many are thrown again, all of them unless told.
    """
    if not check.throw.sixes:
        return Odds(float(reached(check, difficulty, dice or 1)))
    kept, again = check.succeeds(difficulty), float(reached_again(check, difficulty, dice))
    return Odds(max(again, kept), again, float(kept))


def odds_between(
    mine: Check,
    theirs: Check,
    dice: tuple[int, int] = (1, 1),
    *,
    both_fail: Stand = Stand.NOBODY,
    ties_to: int | None = None,
    plain: bool = False,
    again: int = 0,
) -> Odds:
    """Return the odds of a side of an opposed test; for the rest see :class:`rules.odds.Duel`.

    So many of its 6s are thrown ``again``, all of them unless told.
    """
    values = mine.value, theirs.value
    duel = Duel(values, dice, both_fail, ties_to, mine.natural_one_fails, plain)
    return _odds(duel, mine, theirs, again)


def _odds(duel: Duel, mine: Check, theirs: Check, again: int) -> Odds:
    first, second = mine.throw, theirs.throw
    wins = duel.won(first, second)
    if not first.sixes:
        return Odds(wins)
    kept = duel.won(first.kept(), second)
    if second.sixes and mine.total == theirs.total:  # then the other 6 is thrown again, too
        return Odds(wins, wins, kept)
    rolled = duel.won(first, second, again=again or first.sixes)
    if 0 < again < first.sixes and second.natural is not None:  # else they may wait for its dice
        wins = max(rolled, kept)
    return Odds(wins, rolled, kept)


def trial_odds(table: Table, trial: Trial, place: int, again: int = 0) -> Odds | None:
    """Return the odds of a side of a test as it stands, None while a value is unknown.

    So many of its 6s are thrown ``again``, all of them unless told.
    """
    sides = trial.sides[place], trial.sides[place - 1]
    if any(side.value is None or side.to_carry for side in sides):
        return None
    mine, theirs = (check_of(table, side) for side in sides)
    if trial.second is None:
        return odds_of(mine, trial.difficulty or 0, again or sides[0].number)
    return _odds(_duel(table, trial, place), mine, theirs, again)


def _duel(table: Table, trial: Trial, place: int) -> Duel:
    """Return an opposed test as it is counted, from the side at a place."""
    sides = trial.sides[place], trial.sides[place - 1]
    mine, theirs = (check_of(table, side) for side in sides)
    dice, plain = (sides[0].number, sides[1].number), not rerolls(table.ruleset)
    both_fail, ties_to = both_failing(table, trial), even_to(table, trial, place)
    return Duel((mine.value, theirs.value), dice, both_fail, ties_to, mine.natural_one_fails, plain)


def trial_margins(table: Table, trial: Trial) -> Mapping[float, float]:
    """Return by how much the first side of an opposed test wins: see :meth:`rules.odds.Duel.margins`.

    Nothing while a value is unknown.
    """
    if any(side.value is None or side.to_carry for side in trial.sides):
        return {}
    first, second = (check_of(table, side).throw for side in trial.sides)
    return _duel(table, trial, 0).margins(first, second)


def odds_ahead(table: Table, game: Game, asked: OpenTrial) -> Odds | None:
    """Return the odds of the first side of a test that nobody has opened, None while a value is unknown."""
    trial = opened(table, game, asked)
    return None if trial is None else trial_odds(table, trial, 0)


def opened(table: Table, game: Game, asked: OpenTrial) -> Trial | None:
    """Return a test that nobody has opened as it will begin, None where it is refused."""
    opening = TRIALS[OpenTrial]
    if opening.check(table, game, asked) is not None:
        return None
    return opening.effect(table, game, asked, _untouched).game.trial


def _untouched(_faces: int) -> int:
    raise AssertionError("a test is opened without dice")
