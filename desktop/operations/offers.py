"""What the cards of a library may buy, as an import told it."""

from __future__ import annotations

from desktop.operations.desk import Desk
from rules.armies import Option
from rules.offers import Offer
from rules.text import fold


def offers_for(desk: Desk, card_id: str) -> list[tuple[Offer, Option]]:
    """Return what a card may buy at its own price, by groups and names."""
    found = [
        (offer, option)
        for offer in desk.library.offers().values()
        if (option := offer.option_for(card_id)) is not None
    ]
    return sorted(found, key=lambda pair: (fold(" ".join(pair[0].group)), fold(pair[1].name)))
