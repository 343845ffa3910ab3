"""Tell apart what has one name in a battle: cards that one side has twice or both have, and the two sides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from rules.battle.state import BattleCard, Side
from rules.last_answer import last_answer


@dataclass(frozen=True, slots=True)
class Twin:
    """A card that shares its name.

    ``number`` counts the cards of this name on its side, 0 where there is only one; ``both`` tells whether
    the other side has the name too.
    """

    number: int
    both: bool


@last_answer
def twins(cards: Mapping[str, BattleCard], language: str) -> Mapping[str, Twin]:
    """Return the cards that share their name in a language, by id; what has no name is nobody's twin."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for card in cards.values():
        if name := card.name(language):
            found[name][card.side].append(card.id)
    return {
        card: Twin(number if len(alike) > 1 else 0, len(by_side) > 1)
        for by_side in found.values()
        for alike in by_side.values()
        for number, card in enumerate(alike, 1)
        if len(alike) > 1 or len(by_side) > 1
    }


def told_from(side: Side, other: Side) -> str:
    """Return what tells two sides of the same name apart: the player's name, or the side's letter."""
    told = side.player and other.player and side.player != other.player
    return side.player if told else side.key.upper()
