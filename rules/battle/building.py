"""The sequence while it is being built (IV-A): it follows the table until its owner has ordered it."""

from __future__ import annotations

from rules.battle.flow import ORDER
from rules.battle.sequence import belongs, fresh_order, locked
from rules.battle.state import Game


def building(game: Game, side: str) -> bool:
    """Tell whether a side is still to build its sequence.

    It is built once its owner is ready; where nobody had anything to order, once the roll has begun.
    """
    if game.phase != "strategic" or locked(game) or game.sides[side].ready:
        return False
    return game.step == ORDER or not any(other.ready for other in game.sides.values())


def settle(before: Game, after: Game) -> Game:
    """Return the state with who came to the table in the sequences being built, and without who left it.

    Once a sequence is built, newcomers wait for the next turn and the dead keep their place [D]. A card that
    a correction took out of a sequence, or put into it, stays as the table wants it.
    """
    for key, side in after.sides.items():
        if not building(after, key):
            continue
        order = fresh_order(after, key)
        if building(before, key):
            left = [k for k in side.order if k not in order and _belonged(before, key, k)]
            come = [k for k in order if k not in side.order and not _belonged(before, key, k)]
            order = (*(k for k in side.order if k not in left), *come)
        if order != side.order:
            after = after.with_side(key, order=order)
    return after


def _belonged(game: Game, side: str, card: str) -> bool:
    return card in game.cards and game.cards[card].side == side and belongs(game, card)
