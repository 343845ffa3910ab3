"""Names in few words: what tells a card or a figure from the others of its side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from desktop.battle.context import BattleContext

_WORD = 4
"""A first word of fewer letters is an article, and names nobody."""


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


def brief_cards(context: BattleContext, cards: Iterable[str]) -> Mapping[str, str]:
    """Name cards by the first words of their names, as many as tell them from the others of their side."""
    game = context.game
    made = {}
    for card in cards:
        mine = game.cards_of(game.side_of(card).key)
        others = [short_card(context, each.id).split() for each in mine if each.id != card]
        made[card] = _brief(short_card(context, card).split(), others)
    return made


def _brief(words: list[str], others: list[list[str]]) -> str:
    """Give so many words that no other name begins with them; an article is none."""
    least = 2 if len(words[0]) < _WORD else 1
    for number in range(least, len(words)):
        if not any(each[:number] == words[:number] for each in others):
            return " ".join(words[:number])
    return " ".join(words)
