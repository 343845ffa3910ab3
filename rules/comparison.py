"""Two lists side by side: what both have, what one has alone, what differs in numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.armies import Muster
from rules.fingerprint import Change, ListLine, content, differences, folded


class PairState(StrEnum):
    """How an entry of two lists beside each other compares: both have it alike, one alone, or it differs."""

    BOTH = "both"
    LEFT = "left"
    RIGHT = "right"
    DIFFERS = "differs"


_STATES = {
    Change.DIFFERS: PairState.DIFFERS, Change.ONLY_MINE: PairState.LEFT,
    Change.ONLY_THEIRS: PairState.RIGHT,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pair:
    """One entry of two lists; a side that has none is None. ``name`` is folded, as in a fingerprint."""

    state: PairState
    name: str
    left: ListLine | None = None
    right: ListLine | None = None


def side_by_side(left: Muster, right: Muster) -> tuple[Pair, ...]:
    """Return the entries of two lists: those that differ first, then what one has alone, then the same."""
    mine, theirs = content(left), content(right)
    pairs = [Pair(_STATES[d.change], d.name, d.mine, d.theirs) for d in differences(mine, theirs)]
    same = sorted((Counter(mine) & Counter(theirs)).elements())
    pairs += [Pair(PairState.BOTH, line.name, line, line) for line in same]
    order = (PairState.DIFFERS, PairState.LEFT, PairState.RIGHT, PairState.BOTH)
    return tuple(sorted(pairs, key=lambda pair: (order.index(pair.state), pair.name)))


def spelled(*musters: Muster) -> dict[str, str]:
    """Return the options and the editions of lists as they are written, by their folded words."""
    options = [option.name for muster in musters for entry in muster.army.entries for option in entry.options]
    options += [option.name for muster in musters for option in muster.own]
    editions = [edition for muster in musters for edition in muster.card_editions]
    return {folded(words): words for words in (*options, *editions)}


def spelled_in(whole: Any) -> dict[str, str]:
    """Return the names that a whole list of another player has, as written there, by their folded words."""
    left, found = [whole], dict[str, str]()
    while left:
        held = left.pop()
        if isinstance(held, dict):
            words = (held.get(key) for key in ("name", "card", "edition"))
            found |= {folded(each): each for each in words if isinstance(each, str)}
            left += held.values()
        elif isinstance(held, list):
            left += held
    return found


def names(*musters: Muster, language: str) -> dict[str, str]:
    """Return the cards of lists by the folded names that their lines have."""
    return {
        folded(card.name_fr or card.name_en): card.name(language)
        for muster in musters
        for card in muster.cards.values()
    }
