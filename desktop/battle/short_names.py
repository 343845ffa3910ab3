"""Names in few words: what tells a card or a figure from the others of its side."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from desktop.battle.context import BattleContext

_WORD = 4
"""A word of fewer letters is an article or the like, and names nobody."""


def short_name(context: BattleContext, key: str, *, brief: bool = False) -> str:
    """Name a figure in few words: the short name of its card, or a brief one, and its letter."""
    fighter, card = context.game.fighters[key], context.game.fighters[key].card
    name = brief_cards(context, [card])[card] if brief else short_card(context, card)
    return f"{name} {fighter.letter}" if len(context.game.fighters_of(fighter.card)) > 1 else name


def short_card(context: BattleContext, card: str) -> str:
    """Name a card of a side in few words that tell it from the others there."""
    beside = context.game.cards_of(context.game.side_of(card).key)
    return context.names.short_cards(each.id for each in beside)[card]


def brief_cards(context: BattleContext, cards: Collection[str]) -> Mapping[str, str]:
    """Name cards of a side by the first words of their names, as many as tell them from the others of it."""
    sides = {context.game.cards[card].side for card in cards}
    beside = [card.id for card in context.game.cards.values() if card.side in sides]
    words = {card: name.split() for card, name in context.names.short_cards(beside).items()}
    return {card: _brief(card, words) for card in cards}


def _brief(card: str, names: Mapping[str, list[str]]) -> str:
    """Give so many words that no other name has them, with its bracket where need be; none ends on "of"."""
    words = names[card]
    bracket = [word for word in words[-1:] if word.startswith("(")]
    for number in range(1, len(words) - len(bracket)):
        begun = [name for other, name in names.items() if other != card and name[:number] == words[:number]]
        for last in ([], bracket) if len(words[number - 1]) >= _WORD else ():
            if not any(not last or each[-1:] == last for each in begun):
                return " ".join([*words[:number], *last])
    return " ".join(words)
