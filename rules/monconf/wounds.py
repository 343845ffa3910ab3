"""The wound table of MonCon'F (Tableau de blessures): attack threshold against FOR − RES, without dice.

Nothing here rolls; a FOR that carries dice has them thrown by whoever asks.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from rules.battle.ruleset import NOTHING, Ruleset
from rules.text import Message, Reason

FACES = 6


@dataclass(frozen=True, slots=True)
class Blow:
    """A blow as the table reads it: ``row`` from 0 (-1: no row), ``column`` from 0, and what stands there.

    ``lives`` are the life points that it costs, ``stuns`` whether it stuns; ``asks`` how many dice of FOR
    are still to be thrown.
    """

    row: int
    column: int
    result: str
    lives: int
    stuns: bool
    asks: int
    reasons: tuple[Reason, ...]


def row_of(threshold: int, ruleset: Ruleset) -> int:
    """Return the row of an attack threshold: +1 the first, 7 and more the last; -1 where none is read [E]."""
    if threshold < 1 and not ruleset.low_threshold_counts:
        return -1
    return max(0, min(threshold, len(ruleset.wound_table)) - 1)


def column_of(difference: float, ruleset: Ruleset) -> int:
    """Return the column of FOR − RES, which the wound threshold is taken as."""
    return bisect_right(ruleset.wound_columns, difference)


def blow(
    threshold: int,
    strength: float,
    resistance: float,
    *,
    ruleset: Ruleset,
    dice: int = 0,
    thrown: Sequence[int] = (),
) -> Blow:
    """Return what a blow does, with its reasons; FOR carries ``dice``, of which ``thrown`` lie on the table.

    Raises ValueError for a face that is not on a die and for more dice than there are.
    """  # fmt: skip
    if len(thrown) > dice or any(not 1 <= die <= FACES for die in thrown):
        raise ValueError(f"no dice of a strength: {thrown}")
    reasons = [Reason(Message("wound.strength"), strength)]
    reasons += [Reason(Message("wound.strength_die"), die) for die in thrown]
    reasons.append(Reason(Message("wound.resistance"), -resistance))
    difference = sum(reason.amount for reason in reasons)
    row, column = row_of(threshold, ruleset), column_of(difference, ruleset)
    result = ruleset.wound_table[row][column] if row >= 0 else NOTHING
    reasons.append(Reason(Message("blow.threshold", {"threshold": threshold}), 0))
    lives = int(result) if result.isdecimal() else 0
    stuns = any(state.id == result and not state.notches for state in ruleset.track.states)
    return Blow(row, column, result, lives, stuns, dice - len(thrown), tuple(reasons))
