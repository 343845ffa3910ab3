"""Merge an option, field by field and price by price."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any

from desktop.operations.imports.merge import Merging, Where
from rules.armies import OptionKind, Per
from rules.offers import Offer
from rules.spells import Spell

Price = tuple[float | None, ...]
"""What somebody pays: nothing where it is not offered, else one price, None for one that is not known."""

_NAMED = 3
_KINDS = {
    OptionKind.ARTEFACT: ("Artefact", "Artefact"),
    OptionKind.SPELL: ("Spell", "Sortilège"),
    OptionKind.MIRACLE: ("Miracle", "Miracle"),
    OptionKind.OTHER: ("Other", "Autre"),
}
_PER = {Per.FIGURE: ("Figure", "Figurine"), Per.CARD: ("Card", "Carte")}


def price_words(pa: float | None) -> str:
    """Write a price in PA as it stands in a list."""
    return "?" if pa is None else f"{pa:g}"


def spell_words(spell: Spell | None) -> str:
    """Write all that the card of a spell says, so that no two that differ read alike."""
    return "; ".join(_parts(spell))


def _parts(value: Any) -> Iterator[str]:
    if isinstance(value, Enum):
        yield str(value.value)
    elif is_dataclass(value):
        yield from _parts([getattr(value, each.name) for each in fields(value)])
    elif isinstance(value, Mapping):
        yield from (f"{key} {each}" for key, each in value.items())
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _parts(each)
    elif value:
        yield str(value)


def _path(group: tuple[str, ...]) -> str:
    return " › ".join(group)


def _text(lines: tuple[tuple[str, str], ...]) -> str:
    return "\n".join(": ".join(filter(None, line)) for line in lines)


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of an option: where it stands, and how it is said in English and in French."""

    of_option: bool
    say: Callable[[Any], str]
    french: Callable[[Any], str] | None = None

    def get(self, offer: Offer, name: str) -> Any:
        return getattr(offer.option if self.of_option else offer, name)


_FIELDS: Mapping[str, _Field] = {
    "name": _Field(True, str),
    "kind": _Field(True, lambda kind: _KINDS[kind][0], lambda kind: _KINDS[kind][1]),
    "per": _Field(True, lambda per: _PER[per][0], lambda per: _PER[per][1]),
    "spell": _Field(True, spell_words),
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
            found = self.merging.decide(where, was, said, held, field.say, field.french, emptied=emptied)
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
