"""What the end of a battle counts: survivors and the PA destroyed on each side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.battle.events import Step, apply
from rules.battle.state import Fighter, Game, Place, Result, other

DESTROYED = (Place.DEAD, Place.CAPTURED)
"""Who is there counts for the other side."""


@dataclass(frozen=True, slots=True)
class Score:
    """One side at the end. ``destroyed`` is in PA; losses of unknown price are counted apart."""

    side: str
    figures: int
    survivors: int
    destroyed: float
    unknown: int


def score(game: Game, side: str) -> Score:
    """Count a side: figures, those still on the table, and the PA of its dead and captured ones."""
    figures = [f for card in game.cards_of(side) for f in game.fighters_of(card.id)]
    destroyed, unknown = _lost(game, side)
    return Score(side, len(figures), sum(f.on_table for f in figures), destroyed, unknown)


def _lost(game: Game, side: str) -> tuple[float, int]:
    """Return what a side lost in PA, and how many figures of unknown price."""
    gone = [game.cards[f.card] for f in game.fighters.values() if f.place in DESTROYED]
    prices = [card.figure_pa for card in gone if card.side == side]
    known = [price for price in prices if price is not None and price >= 0]
    return sum(known), len(prices) - len(known)


def result_of(game: Game, *, priced: bool) -> Result:
    """Return what the end counts by itself: the PA that each side destroyed, without prices who is left."""
    points = {key: _lost(game, other(key))[0] for key in game.sides} if priced else {}
    return Result(points, winner(game, points))


def winner(game: Game, points: Mapping[str, float]) -> str:
    """Tell which side has won by points, without any by being left alone; "" for a draw."""
    weighed = points or {key: float(score(game, key).survivors > 0) for key in game.sides}
    best = max(weighed, key=weighed.__getitem__)
    return best if min(weighed.values()) < weighed[best] else ""


@dataclass(frozen=True, slots=True)
class Loss:
    """A figure that was lost for good: after which step, in which turn, how, its price in PA, by whom.

    Who lies ``down`` is still on the table; ``author`` is "" where nobody is told to have done it.
    """

    step: int
    turn: int
    side: str
    fighter: str
    place: Place
    price: float | None
    author: str = ""
    down: bool = False


_LOST = (*DESTROYED, Place.FLED)
_DOWN = "down"


def losses(first: Game, steps: Iterable[tuple[int, Step]]) -> tuple[Loss, ...]:
    """Return the losses of a battle in their order, from its first state and its steps by their ids.

    Who stands again at the end was not lost; of who was lost twice the last time counts.
    """
    game, found = first, dict[str, Loss]()
    for key, step in steps:
        before, game = game, apply(step.events, game)
        if game.fighters is before.fighters:
            continue
        for fighter in game.fighters.values():
            was = before.fighters.get(fighter.id)
            if not (how := how_lost(fighter)):
                found.pop(fighter.id, None)
            elif was is None or how_lost(was) != how:
                found.pop(fighter.id, None)
                price = game.cards[fighter.card].figure_pa
                side, author = game.side_of(fighter.id).key, str(step.label.data.get("attacker", ""))
                author = "" if author == fighter.id else author
                found[fighter.id] = Loss(
                    key, game.turn, side, fighter.id, fighter.place, price, author, how == _DOWN
                )
    return tuple(found.values())


def how_lost(fighter: Fighter) -> str:
    """Tell how somebody is lost, "" for who still stands."""
    if fighter.place in _LOST:
        return fighter.place
    return _DOWN if fighter.marks.get(_DOWN) else ""
