"""Names in few words: what tells a card or a figure from the others of its side."""

from __future__ import annotations

from desktop.battle.context import BattleContext


def short_name(context: BattleContext, key: str) -> str:
    """Name a figure in few words: the short name of its card, and its letter."""
    fighter = context.game.fighters[key]
    name = short_card(context, fighter.card)
    return f"{name} {fighter.letter}" if len(context.game.fighters_of(fighter.card)) > 1 else name


def short_card(context: BattleContext, card: str) -> str:
    """Name a card of a side in few words that tell it from the others there."""
    game, name = context.game, context.names.card(card)
    if not any(sign in name for sign in ",(["):
        return name
    return context.names.short_cards(each.id for each in game.cards_of(game.side_of(card).key))[card]
