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
class RulesetStatement:
    """An own ruleset as told; the rules of battles are not loaded to remember it."""

    name: str
    base: str
    changes: Mapping[str, object] = field(default_factory=dict)
    generation: int = 1


@dataclass(frozen=True, slots=True)
class Statement:
    """What one library said of a thing: one of these, by the kind of the thing.

    ``sum`` is that of what it said in its own words, by which it knows that we heard it. Ours was at its
    revision ``number`` then; ``left`` are the fields, each with its thing, that it had emptied and we kept.
    """

    card: Card | None = None
    offer: Offer | None = None
    army: Army | None = None
    figures: int | None = None
    format: Format | None = None
    ruleset: RulesetStatement | None = None
    sum: str = ""
    number: int = 0
    left: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Origin:
    """What a foreign file said of a thing of ours: the card, the offer, the army, the figures … as told.

    Beside what the thing has become since, this tells what its owner changed from what its source changed.
    Of a whole catalogue only its ``revision`` is kept: an older one is known by it.
    What a package said was told by a ``library``; what ``others`` told before stands beside it, by library,
    for an old word of one is no news when another one has told something since.
    """

    thing: str
    file: str = ""
    card: Card | None = None
    offer: Offer | None = None
    army: Army | None = None
    figures: int | None = None
    format: Format | None = None
    ruleset: RulesetStatement | None = None
    revision: int = 0
    sum: str = ""
    number: int = 0
    left: tuple[tuple[str, str], ...] = ()
    library: str = ""
    others: Mapping[str, Statement] = field(default_factory=dict)


OFFER = Codec(Offer)
ORIGIN = Codec(Origin)
FORMAT = Codec(Format)
FIGURES = Codec(Owned)


def of_library(kind: str, key: str) -> str:
    """Return the foreign id of a thing of another library."""
    return f"tact:{kind}:{key}"


def of_table(card_id: str) -> str:
    """Return the foreign id under which it is kept what a table said of a card."""
    return f"table:card:{card_id}"
