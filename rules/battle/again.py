"""The same sides once more: how a battle begins that repeats another one."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.setup import new_fighters
from rules.battle.state import BattleCard, Fighter, Game, Side, TactiqueRoll


def again(first: Game, last: Game) -> Game:
    """Return a first state for the sides of a battle: ``first`` is how it began, ``last`` what is known now.

    Every card is back on its side with as many figures as it had at the start, unhurt, with the gems and the
    faith they had then; a card that was
    named in play keeps its name and the figures seen. Cards that arrived in play do not come again.
    """
    cards: dict[str, BattleCard] = {}
    fighters: dict[str, Fighter] = {}
    sides: dict[str, Side] = {}
    for card in first.cards.values():
        known = last.cards.get(card.id, card)
        known = replace(known, side=card.side, sheet=known.listed_sheet, transformed_from=None)
        cards[card.id] = known
        figures = len(first.fighters_of(card.id)) or len(last.fighters_of(card.id))
        marks = {f.letter: f for f in last.fighters_of(card.id)}
        for fighter in new_fighters(card.id, figures):
            mark = marks.get(fighter.letter, fighter)
            begun = first.fighters.get(fighter.id, fighter)
            fighters[fighter.id] = replace(
                fighter, colour=mark.colour, nickname=mark.nickname, gems=begun.gems, faith=begun.faith
            )
    for key, side in first.sides.items():
        now = last.sides[key]
        sides[key] = replace(
            side,
            hidden=now.hidden or side.hidden,
            order=tuple(card.id for card in cards.values() if card.side == key),
            saved_orders={
                name: order
                for name, order in now.saved_orders.items()
                if all(card in cards for card in order)
            },
            tactique=TactiqueRoll(),
        )
    return Game(sides=sides, cards=cards, fighters=fighters)
