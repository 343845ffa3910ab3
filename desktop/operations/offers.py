"""Options that cards may buy: those that the library offers to one card, and all of them.

A spell, a miracle, an artefact or anything else is written, changed and soft-deleted as a step of the
library.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from db.revisioned_table import new_id
from desktop.operations.desk import Changes, Desk
from desktop.operations.trouble import known_trouble
from rules.armies import MOST_PRICE, Option, OptionKind, is_price
from rules.cards import Card
from rules.offers import Offer
from rules.text import Message, Refusal, fold
from rules.values import UNKNOWN, Characteristic


@dataclass(frozen=True, slots=True)
class Offered:
    """An option as a card would buy it; ``own`` tells that it is offered to this card by name.

    ``source`` is where it was read, empty for what somebody wrote in the library.
    """

    id: str
    option: Option
    group: tuple[str, ...] = ()
    own: bool = True
    lines: tuple[tuple[str, str], ...] = ()
    source: str = ""


@known_trouble
def offered(desk: Desk, *, card_id: str) -> tuple[Offered, ...]:
    """Return what a card may buy: first what is offered to it, then what is nobody's own, by group and name.

    What is offered to other cards alone is left out; what is nobody's own belongs to Confrontation, and to
    one people where it tells one.
    """
    found = []
    card = desk.library.card(card_id).card
    for key, offer in desk.library.offers().items():
        everybody = (
            card.system == "confrontation" and offer.people in ("", card.people) and _casts(card, offer)
        )
        option = offer.option_for(card_id) if offer.takers or not everybody else offer.option
        if option is not None:
            found.append(Offered(key, option, offer.group, bool(offer.takers), offer.lines, offer.source))
    return _once(sorted(found, key=_place))


def _casts(card: Card, offer: Offer) -> bool:
    """Tell whether magic that is nobody's own may be a card's: the card may show that it casts none."""
    kind = offer.option.kind
    if kind not in _MAGIC:
        return True
    characteristic, able = _MAGIC[kind]
    return able(card) or (card.value(characteristic) == UNKNOWN and not card.rank.is_known)


_MAGIC: dict[OptionKind, tuple[Characteristic, Callable[[Card], bool]]] = {
    OptionKind.SPELL: (Characteristic.POU, lambda card: card.is_mage),
    OptionKind.MIRACLE: (Characteristic.FOI, lambda card: card.is_faithful),
}


def _once(offers: list[Offered]) -> tuple[Offered, ...]:
    """Return options without doubles of one name and price: the one with the longer text stays."""
    longest: dict[tuple[object, ...], Offered] = {}
    for offer in offers:
        known = longest.setdefault(_same(offer), offer)
        if _length(offer) > _length(known):
            longest[_same(offer)] = offer
    return tuple(o for o in offers if longest[_same(o)] is o)


def _same(offer: Offered) -> tuple[object, ...]:
    option = offer.option
    if not offer.own or option.spell is not None:
        return (offer.id,)
    return fold(option.name), option.kind, option.pa, option.per


def _length(offer: Offered) -> int:
    return sum(len(text) for _, text in offer.lines)


@known_trouble
def all_offers(desk: Desk) -> dict[str, Offer]:
    """Return everything that cards may buy, by id, in the order of names."""
    found = desk.library.offers()
    return dict(sorted(found.items(), key=lambda pair: (fold(pair[1].option.name), pair[0])))


@known_trouble
def save_offer(
    desk: Desk, *, offer: Offer, offer_id: str | None = None, initiator: object | None = None
) -> str | Refusal:
    """Keep something new that cards may buy, or what became of the one named; return its id.

    Without a name it is refused. Where its price for everybody changed, those pay the new one who paid the
    old one. What says the same as before makes no step.
    """
    name = offer.option.name.strip()
    if not name:
        return Refusal(Message("offer.nameless"), overridable=False)
    price = offer.option.pa
    if not is_price(price):
        return Refusal(Message("offer.price", {"most": MOST_PRICE}), overridable=False)
    made = replace(offer, option=replace(offer.option, name=name))
    before = desk.library.offers().get(offer_id) if offer_id is not None else None
    if before is not None and before.option.pa != price:
        old = before.option.pa
        made = replace(made, takers={card: price if pa == old else pa for card, pa in made.takers.items()})
    if made == before:
        return offer_id or ""
    key = offer_id or new_id()
    label = Message("step.offer_created" if before is None else "step.offer_edited", {"name": name})
    desk.library.write_offers(label, {key: made})
    desk.announce(Changes(label=label, initiator=initiator))
    return key


@known_trouble
def delete_offer(desk: Desk, *, offer_id: str, initiator: object | None = None) -> Message | None:
    """Soft-delete an option; lists keep what they bought. Return the step's label, None for no option."""
    found = desk.library.offers().get(offer_id)
    if found is None:
        return None
    label = Message("step.offer_deleted", {"name": found.option.name})
    desk.library.write_offers(label, {offer_id: None})
    desk.announce(Changes(label=label, initiator=initiator))
    return label


def _place(offer: Offered) -> tuple[bool, tuple[str, ...], str, str]:
    return not offer.own, tuple(map(fold, offer.group)), fold(offer.option.name), offer.id


def offers_for(desk: Desk, card_id: str, known: Iterable[Offer] | None = None) -> list[tuple[Offer, Option]]:
    """Return what a card may buy at its own price, by groups and names; ``known`` is all that is offered."""
    found = [
        (offer, option)
        for offer in (desk.library.offers().values() if known is None else known)
        if (option := offer.option_for(card_id)) is not None
    ]
    return sorted(found, key=lambda pair: (fold(" ".join(pair[0].group)), fold(pair[1].name)))
