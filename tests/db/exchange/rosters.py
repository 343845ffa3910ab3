"""Rosters of ours, written and read again."""

from __future__ import annotations

from dataclasses import replace

from db.exchange import roster_writing
from db.exchange.battlescribe.harvest import Harvest, TakenArmy
from rules.armies import Muster
from rules.cards import Card
from rules.values import UNKNOWN, Characteristic
from tests.rules.data import abilities, peoples


def written(made: Muster, language: str = "fr", **more: object) -> bytes:
    return roster_writing.roster(made, peoples=peoples(), abilities=abilities(), language=language, **more)  # type: ignore[arg-type]


def told(card: Card) -> Card:
    """Give a card with each characteristic said: one that is missing is one that nobody knows."""
    kind, nerve = card.nerve
    said = {c: card.values.get(c, UNKNOWN) for c in Characteristic if not c.is_nerve}
    return replace(card, values={**said, kind: nerve})


def back(harvest: Harvest) -> tuple[TakenArmy, list[Card]]:
    """Give the army and the card of each of its entries."""
    assert not harvest.refused
    (army,) = harvest.armies
    cards = {each.key: each.card for each in harvest.cards}
    return army, [cards[entry.key] for entry in army.entries]
