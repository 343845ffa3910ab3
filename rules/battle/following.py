"""Who may use what a commander lends: an ally of its own, whom it would serve better than its own value."""

from __future__ import annotations

from rules.battle.current import current
from rules.battle.leading import leads, unled
from rules.battle.state import Effect, Game
from rules.battle.system import Table
from rules.values import Characteristic


def allied(game: Game, effect: Effect, fighter: str) -> bool:
    """Tell whether an effect may hold a fighter: what a commander lends is for its allies alone."""
    if not leads(effect):
        return True
    return fighter != effect.caster and game.side_of(fighter).key == game.side_of(effect.caster).key


def served(table: Table, game: Game, effect: Effect, fighter: str) -> bool:
    """Tell whether an effect is worth naming to a fighter: a lent value beats its own."""
    if not leads(effect):
        return True
    own = unled(game)
    return allied(game, effect, fighter) and any(
        (now := current(own, game.fighters[fighter], Characteristic(m.characteristic), table.ruleset).total)
        is not None
        and now < m.amount
        for m in effect.modifiers
    )
