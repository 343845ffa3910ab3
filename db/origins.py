"""Foreign ids: which thing of ours they mean, and what their file said of it when it was taken in last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from db.codec import Codec
from rules.armies import Army
from rules.cards import Card
from rules.collection import Owned
from rules.formats import Format
from rules.offers import Offer


@dataclass(frozen=True, slots=True)
class ToldRuleset:
    """An own ruleset as told; the rules of battles are not loaded to remember it."""

    name: str
    base: str
    changes: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Origin:
    """What a foreign file said of a thing of ours: the card, the offer, the army, the figures … as told.

    Beside what the thing has become since, this tells what its owner changed from what its source changed.
    Of a whole catalogue only its ``revision`` is kept: an older one is known by it.
    """

    thing: str
    file: str = ""
    card: Card | None = None
    offer: Offer | None = None
    army: Army | None = None
    figures: int | None = None
    format: Format | None = None
    ruleset: ToldRuleset | None = None
    revision: int = 0


OFFER = Codec(Offer)
ORIGIN = Codec(Origin)
FORMAT = Codec(Format)
FIGURES = Codec(Owned)
