"""The sequence while it is being built (IV-A): it follows the table until its owner has ordered it."""

from __future__ import annotations

from rules.battle.arrivals import with_hand
from rules.battle.decisions.strategic import NEWCOMERS
from rules.battle.flow import ORDER, locked
from rules.battle.ruleset import Ruleset
from rules.battle.sequence import belongs, fresh_order
from rules.battle.state import Game, Side
from rules.battle.system import Table


def building(game: Game, side: str) -> bool:
    """Tell whether a side is still to build its sequence.

    It is built once its owner is ready; where nobody had anything to order, once the roll has begun.
    """
    if game.phase != "strategic" or locked(game) or game.sides[side].ready:
        return False
    return game.step == ORDER or not any(other.ready for other in game.sides.values())


def settle(table: Table, before: Game, after: Game) -> Game:
    """Return the state with who came to the table in the sequences being built, and without who left it.

    Once a sequence is built the dead keep their place, and newcomers wait for the next turn, or lie under
    the pile where the ruleset says so. A card that a correction took out of a sequence, or put into it, stays
    as the table wants it.
    """
    for key, side in after.sides.items():
        if building(after, key):
            order = _followed(table.ruleset, before, after, key)
            if order != side.order:
                after = after.with_side(key, order=order)
        elif table.ruleset.follows(NEWCOMERS, "pile") and after.phase in ("strategic", "activation"):
            after = _joined(table.ruleset, before, after, side)
    return after


def _followed(ruleset: Ruleset, before: Game, after: Game, key: str) -> tuple[str, ...]:
    """Return the sequence of a side as it follows the table."""
    fresh, side = fresh_order(ruleset, after, key), after.sides[key]
    if not building(before, key):
        return fresh
    left = [k for k in side.order if k not in fresh and _belonged(ruleset, before, key, k)]
    come = [k for k in fresh if k not in side.order and not _belonged(ruleset, before, key, k)]
    return (*(k for k in side.order if k not in left), *come)


def _joined(ruleset: Ruleset, before: Game, after: Game, side: Side) -> Game:
    """Return the state with newcomers of a side under its pile."""
    lying = {*side.order, *side.pile, *side.reserve, *side.played}
    cards = (card.id for card in after.cards_of(side.key) if card.id not in lying)
    come = tuple(
        k for k in cards if belongs(ruleset, after, k) and not _belonged(ruleset, before, side.key, k)
    )
    if not come:
        return after
    after = after.with_side(side.key, order=(*side.order, *come))
    if after.phase == "activation":
        after = after.with_side(side.key, pile=(*side.pile, *come))
    return with_hand(after)


def _belonged(ruleset: Ruleset, game: Game, side: str, card: str) -> bool:
    return card in game.cards and game.cards[card].side == side and belongs(ruleset, game, card)
