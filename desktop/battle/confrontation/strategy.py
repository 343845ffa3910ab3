"""The strategic phase of Confrontation (IV): sequences, the Tactique roll, who speaks first."""

from __future__ import annotations

from desktop.battle.strategic.strategy import Strategy
from rules.battle.state import Game

_ORDERS = ("effects", "order", "before")


def _page(game: Game) -> str:
    if game.winner:
        return "first"
    return "order" if game.step in _ORDERS else "roll"


STRATEGY = Strategy(page=_page)
