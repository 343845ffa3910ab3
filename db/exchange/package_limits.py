"""How much a package may say of one thing: what the program itself would let nobody write is in none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from db.exchange.budget import MOST_NAME
from rules.armies import (
    MOST_ENTRIES,
    MOST_FIGURES,
    MOST_LIMIT,
    MOST_OPTIONS,
    MOST_TAGS,
    MOST_VERSIONS,
    Army,
    Entry,
    Version,
    is_price,
)
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import MOST_ABILITIES, Card
from rules.collection import MOST_OWNED, Owned
from rules.offers import Offer
from rules.values import Value

_FAR = 1_000_000
"""No printed figure has more digits than six."""
_MOST_DICE = 99


def look_at_card(card: Card) -> None:
    """Raise ValueError for a card that cannot be: without a name, with figures or a price of no card."""
    if not (card.name_fr.strip() or card.name_en.strip()):
        raise ValueError("a card without a name")
    if len(card.abilities) > MOST_ABILITIES:
        raise ValueError("abilities without an end")
    if not all(map(_can_be, (card.pa, *card.values.values()))) or (card.pa.number or 0) < 0:
        raise ValueError("a figure that no card prints")


def _can_be(value: Value) -> bool:
    return 0 <= value.dice <= _MOST_DICE and all(-_FAR < number < _FAR for number in value.numbers)


def look_at_army(army: Army) -> None:
    """Raise ValueError for a list that nobody could have mustered, in any of its versions."""
    if len(army.versions) > MOST_VERSIONS or len(army.tags) > MOST_TAGS:
        raise ValueError("a list with too many versions or tags")
    names = (army.name, *army.tags, *(version.name for version in army.versions))
    if max(map(len, (army.folder, *names))) > MOST_NAME:
        raise ValueError("a name without an end")
    if not all(map(str.strip, names)) or any("," in tag for tag in army.tags):
        raise ValueError("a list, a version or a tag that cannot be called")
    _look_at_entries(army)
    for version in army.versions:
        _look_at_entries(version)


def _look_at_entries(held: Army | Version) -> None:
    if held.limit is not None and not 1 <= held.limit <= MOST_LIMIT:
        raise ValueError("a limit")
    if len(held.entries) > MOST_ENTRIES:
        raise ValueError("entries without an end")
    ids = [entry.id for entry in held.entries]
    if len(set(ids)) < len(ids) or not all(ids):
        raise ValueError("the id of an entry")
    for entry in held.entries:
        _look_at_entry(entry)


def _look_at_entry(entry: Entry) -> None:
    if not 1 <= entry.figures <= MOST_FIGURES:
        raise ValueError("figures")
    if len(entry.options) > MOST_OPTIONS:
        raise ValueError("options without an end")
    if not all(is_price(option.pa) for option in entry.options):
        raise ValueError("a price")


def look_at_ruleset(made: OwnRuleset) -> None:
    """Raise ValueError for rules that cannot be called."""
    if not made.name.strip() or len(made.name) > MOST_NAME:
        raise ValueError("a ruleset without a name")


def look_at_offer(offer: Offer) -> None:
    """Raise ValueError for an option without a name, or at a price that none has."""
    if not offer.option.name.strip():
        raise ValueError("an option without a name")
    if not all(map(is_price, (offer.option.pa, *offer.takers.values()))):
        raise ValueError("a price")


def look_at_owned(owned: Owned) -> None:
    """Raise ValueError for a number of figures that nobody counts."""
    if not 0 <= owned.figures <= MOST_OWNED:
        raise ValueError("figures")


def look_at_kinds(written: Any, read: Any) -> None:
    """Raise ValueError where yes or no stands for a figure: JSON tells them apart, reading does not."""
    left = [(written, read)]
    while left:
        theirs, ours = left.pop()
        if isinstance(theirs, bool) and not isinstance(ours, bool):
            raise ValueError("yes or no for a figure")
        left += _within(theirs, ours)


def _within(theirs: Any, ours: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(theirs, Mapping) and isinstance(ours, Mapping):
        yield from ((thing, ours[key]) for key, thing in theirs.items() if key in ours)
    elif isinstance(theirs, list) and isinstance(ours, list):
        yield from zip(theirs, ours, strict=False)
