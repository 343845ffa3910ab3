"""What a side of a test tries for with its dice, and which answer to a 6 is better (II-A-1, II-A-2)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Check, Judged, better, to_beat, to_reach


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


def beating(rival: Check) -> Stake | None:
    """Return what is at stake against the other side of an opposed test, None before its dice."""
    total = rival.total
    if total is None:
        return None
    return Stake(to_beat(rival), total, opposed=True, open=bool(rival.throw.sixes))


def advised(check: Check, stake: Stake | None) -> str:
    """Return which answer to a 6 is lit: "keep", "again", or "" while neither is better for sure."""
    if stake is None or not check.throw.sixes:
        return ""
    found = better(check, stake.judged)
    return "" if stake.open and found == "keep" else found
