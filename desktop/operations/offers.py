"""What the open library offers to a card of a list: by group, with its price for that card."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.operations.desk import Desk
from desktop.operations.trouble import known_trouble
from rules.armies import Option
from rules.offers import Offer
from rules.text import fold


@dataclass(frozen=True, slots=True)
class Offered:
    """An option as a card would buy it; ``own`` tells that it is offered to this card by name."""

    id: str
    option: Option
    group: tuple[str, ...] = ()
    own: bool = True
    lines: tuple[tuple[str, str], ...] = ()


@known_trouble
def offered(desk: Desk, *, card_id: str) -> tuple[Offered, ...]:
    """Return what a card may buy: first what is offered to it, then what is nobody's own, by group and name.

    What is offered to other cards alone is left out.
    """
    found = []
    for key, offer in desk.library.offers().items():
        option = offer.option_for(card_id) if offer.takers else offer.option
        if option is not None:
            found.append(Offered(key, option, offer.group, bool(offer.takers), offer.lines))
    return tuple(sorted(found, key=_place))


def _place(offer: Offered) -> tuple[bool, tuple[str, ...], str, str]:
    return not offer.own, tuple(map(fold, offer.group)), fold(offer.option.name), offer.id


def offers_for(desk: Desk, card_id: str) -> list[tuple[Offer, Option]]:
    """Return what a card may buy at its own price, by groups and names."""
    found = [
        (offer, option)
        for offer in desk.library.offers().values()
        if (option := offer.option_for(card_id)) is not None
    ]
    return sorted(found, key=lambda pair: (fold(" ".join(pair[0].group)), fold(pair[1].name)))
