"""Merge an option, field by field and price by price."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from desktop.operations.imports.merge import Merging, Said, Where
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Message

Price = tuple[float | None, ...]
"""What somebody pays: nothing where it is not offered, else one price, None for one that is not known."""

_NAMED = 3


def price_words(pa: float | None) -> str:
    """Write a price in PA as it stands in a list."""
    return "?" if pa is None else f"{pa:g}"


def _path(group: tuple[str, ...]) -> str:
    return " › ".join(group)


def _text(lines: tuple[tuple[str, str], ...]) -> str:
    return "\n".join(": ".join(filter(None, line)) for line in lines)


def _spell(spell: Spell | None) -> Said:
    return spell or ""


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of an option: where it stands, and what is said of it."""

    of_option: bool
    say: Callable[[Any], Said]

    def get(self, offer: Offer, name: str) -> Any:
        return getattr(offer.option if self.of_option else offer, name)


_FIELDS: Mapping[str, _Field] = {
    "name": _Field(True, str),
    "kind": _Field(True, lambda kind: kind),
    "per": _Field(True, lambda per: Message(f"per.{per}")),
    "spell": _Field(True, _spell),
    "group": _Field(False, _path),
    "people": _Field(False, str),
    "edition": _Field(False, str),
    "source": _Field(False, str),
    "lines": _Field(False, _text),
}


def fill_unresolved(theirs: Offer, base: Offer, unresolved: Collection[str], *, is_whole: bool) -> Offer:
    """Return theirs, with the unresolved fields filled from the base.

    ``unresolved`` names fields that depend on files which were not given. Unless all files are there
    (``is_whole``), a field that is empty in theirs counts as unresolved too.
    """
    of_option: dict[str, Any] = {}
    of_offer: dict[str, Any] = {}
    for name, field in _FIELDS.items():
        if name in unresolved or (not is_whole and not field.say(field.get(theirs, name))):
            (of_option if field.of_option else of_offer)[name] = field.get(base, name)
    if "pa" in unresolved:
        of_option["pa"] = base.option.pa
        of_offer["takers"] = {card: base.takers.get(card, pa) for card, pa in theirs.takers.items()}
    return replace(theirs, option=replace(theirs.option, **of_option), **of_offer)


@dataclass(frozen=True, slots=True)
class OfferJoining:
    """The merge of options that were imported before; conflicts go to ``merging``, field by field.

    ``here`` are the cards of the files that are given: prices of other cards stay. ``names`` are the names of
    cards for players. A field that an ``earlier`` revision of ours held was emptied on purpose.
    """

    here: Set[str]
    names: Callable[[str, str], str]
    merging: Merging
    earlier: Collection[Offer] = ()

    def joined(self, offer_id: str, base: Offer, theirs: Offer, ours: Offer) -> Offer:
        """Return the merged option."""
        of_option: dict[str, Any] = {}
        of_offer: dict[str, Any] = {}
        for name, field in _FIELDS.items():
            was, said, held = (field.get(offer, name) for offer in (base, theirs, ours))
            where = Where(offer_id, ours.option.name, name)
            emptied = any(field.say(field.get(offer, name)) for offer in self.earlier)
            found = self.merging.decide(where, was, said, held, field.say, emptied=emptied)
            (of_option if field.of_option else of_offer)[name] = found
        prices = self._prices(offer_id, base, theirs, ours)
        (of_option["pa"],) = prices.pop("")
        takers = {card: price[0] for card, price in prices.items() if price}
        return replace(ours, option=replace(ours.option, **of_option), takers=takers, **of_offer)

    def _prices(self, offer_id: str, base: Offer, theirs: Offer, ours: Offer) -> dict[str, Price]:
        """Merge the price of each card, and that of all others; those in like conflict are reported once."""
        alike: dict[tuple[Price, Price, Price, bool], list[str]] = {}
        found = {card: _price(ours, card) for card in ("", *ours.takers)}
        for card in ("", *(card for card in {**ours.takers, **theirs.takers} if card in self.here)):
            left = (_thing(offer_id, card), "pa") in self.merging.left
            three = _price(base, card), _price(theirs, card), _price(ours, card)
            alike.setdefault((*three, left), []).append(card)
        for (was, said, held, _), cards in alike.items():
            where = Where(offer_id, ours.option.name, "pa")
            if cards[0]:
                names = [f"{ours.option.name} ({self._named(cards, language)})" for language in ("fr", "en")]
                where = Where(_thing(offer_id, cards[0]), names[0], "pa", names[1])
            emptied = any(_say_price(_price(offer, card)) for offer in self.earlier for card in cards)
            price = self.merging.decide(
                where, was, said, held, _say_price, is_open=said == (None,), emptied=emptied
            )
            found.update(dict.fromkeys(cards, price))
            self.merging.keep_alike((where.thing, "pa"), ((_thing(offer_id, card), "pa") for card in cards))
        return found

    def _named(self, cards: Sequence[str], language: str) -> str:
        more = ["…"] if len(cards) > _NAMED else []
        return ", ".join([*(self.names(card, language) for card in cards[:_NAMED]), *more])


def _thing(offer_id: str, card: str) -> str:
    """Return the id of a price in the decisions of its owner: of one card, or of all others."""
    return f"{offer_id}/{card}" if card else offer_id


def _price(offer: Offer, card: str) -> Price:
    if not card:
        return (offer.option.pa,)
    return (offer.takers[card],) if card in offer.takers else ()


def _say_price(price: Price) -> str:
    return price_words(price[0]) if price else ""
