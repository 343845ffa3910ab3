"""What a side of a test tries for with its dice, and which answer to a 6 is better (II-A-1, II-A-2)."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.drafts.odds import Odds
from rules.battle.state import Trial
from rules.battle.system import Table
from rules.battle.trial import both_failing, check_of, even_to
from rules.dice import Check, Judged, Stand, better, to_beat, to_reach


@dataclass(frozen=True, slots=True)
class Stake:
    """What a side tests for: how it fares by its check, and the ``goal`` in figures.

    ``opposed`` is a goal that is another side's total; ``open`` while that side may still change it.
    """

    judged: Judged
    goal: float
    opposed: bool = False
    open: bool = False


def reaching(difficulty: float) -> Stake:
    """Return what is at stake in a test against a difficulty."""
    return Stake(to_reach(difficulty), difficulty)


def beating(rival: Check, both_fail: Stand, ties_to: int | None = None) -> Stake | None:
    """Return what is at stake against the other side of an opposed test, None before its dice.

    How it stands where both fail or are equal is as :func:`rules.dice.to_beat` has it.
    """
    total = rival.total
    if total is None:
        return None
    judged = to_beat(rival, both_fail=both_fail, ties_to=ties_to)
    return Stake(judged, total, opposed=True, open=bool(rival.throw.sixes))


def stake_of(table: Table, trial: Trial, place: int) -> Stake | None:
    """Return what is at stake for a side of a test: its difficulty, or the other side once its dice lie."""
    if trial.second is None:
        return reaching(trial.difficulty or 0)
    return beating(
        check_of(table, trial.sides[1 - place]), both_failing(table, trial), even_to(table, trial, place)
    )


def advised(check: Check, stake: Stake | None, odds: Odds | None = None) -> str:
    """Return which answer to a 6 is lit: "keep", "again", or "" while neither is better for sure.

    Where its ``odds`` are counted it is the likelier one.
    """
    if stake is None or not check.throw.sixes:
        return ""
    if odds is not None and odds.again is not None and odds.kept is not None:
        return "again" if odds.again > odds.kept else "keep"
    found = better(check, stake.judged)
    return "" if stake.open and found == "keep" else found
