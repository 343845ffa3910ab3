"""Who plays the last card of an activation phase, told from what both sides know (V-A).

Counts, reserves and refusals are open to both; the order of the cards is never asked. A side without a
card leaves the last word to the other one.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from rules.battle.ruleset import Ruleset
from rules.battle.state import Side

_POSITIONS = 1 << 17
"""So many positions are remembered: all that follow from a few of 15 cards against 15."""


class Draw(StrEnum):
    """What the side with the hand may do (V-A), by the codes of its choices."""

    TOP = "choice.play_top"
    RESERVE = "choice.reserve_top"
    RESERVED = "choice.play_reserve"
    BOTH = "choice.play_both"
    REFUSE = "choice.refuse"


class CardsLeft(NamedTuple):
    """What a side has left: cards in its pile and set aside, how many more it may set aside, and refusals."""

    pile: int
    reserve: int = 0
    spare: int = 1
    refusals: int = 0

    @classmethod
    def of(cls, side: Side, ruleset: Ruleset) -> CardsLeft:
        """Count what a side has left in this activation phase."""
        spare = max(0, ruleset.reserve_capacity - side.reserved)
        return cls(len(side.pile), len(side.reserve), spare, side.refusals)

    @property
    def any(self) -> bool:
        """Whether a card is left."""
        return self.pile > 0 or self.reserve > 0


def draws(side: CardsLeft) -> dict[Draw, CardsLeft]:
    """Return what a side may do with the hand while the other has cards, each with what it then has left."""
    pile, reserve, spare, refusals = side
    found: dict[Draw, CardsLeft] = {}
    if refusals:
        found[Draw.REFUSE] = CardsLeft(pile, reserve, spare, refusals - 1)
    if pile and spare:
        found[Draw.RESERVE] = CardsLeft(pile - 1, reserve + 1, spare - 1, refusals)
    if pile:
        found[Draw.TOP] = CardsLeft(pile - 1, reserve, spare, refusals)
    if reserve:
        found[Draw.RESERVED] = CardsLeft(pile, reserve - 1, spare, refusals)
    if pile and reserve:
        found[Draw.BOTH] = CardsLeft(pile - 1, reserve - 1, spare, refusals)
    return found


@lru_cache(maxsize=_POSITIONS)
def has_last_word(hand: CardsLeft, other: CardsLeft) -> bool:
    """Tell whether the side with the hand can play the last card, whatever the other one does."""
    if not other.any:
        return True
    if not hand.any:
        return False
    return any(left.any and not has_last_word(other, left) for left in draws(hand).values())


def keeps_last_word(hand: CardsLeft, other: CardsLeft) -> tuple[Draw, ...]:
    """Return what the side with the hand may do and still play the last card, whatever the other one does.

    Empty where nothing does, and where the other one has no card left: then whatever it does is the last.
    """
    if not (hand.any and other.any):
        return ()
    return tuple(draw for draw, left in draws(hand).items() if left.any and not has_last_word(other, left))
