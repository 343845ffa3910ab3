"""What the end of a battle counts: survivors and the PA destroyed on each side."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.state import Game, Place


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
    figures = [f for f in game.fighters.values() if game.side_of(f.id).key == side]
    lost = [f for f in figures if f.place in (Place.DEAD, Place.CAPTURED)]
    prices = [sheet.pa.number if (sheet := game.cards[f.card].sheet) is not None else None for f in lost]
    known = [price for price in prices if price is not None and price >= 0]
    return Score(side, len(figures), sum(f.on_table for f in figures), sum(known), len(lost) - len(known))
