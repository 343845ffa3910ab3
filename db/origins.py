"""Origins: what a foreign file said of a thing of ours when it was taken in last, by its foreign id."""

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
    """An own ruleset as a package stated it, kept without loading the rules of battles."""

    name: str
    base: str
    changes: Mapping[str, object] = field(default_factory=dict)
    generation: int = 1


@dataclass(frozen=True, slots=True)
class Statement:
    """What one source said of a thing: one of the fields by kind is set.

    ``sum`` is the checksum of what it said in its own words, by which a library recognises that we heard it.
    ``number`` is the revision that our thing showed then. ``left`` are the fields, each with its thing, that
    the source had emptied and that stayed here.
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
    """The link of a foreign id to a thing of ours, with what its source said last: the base of a merge.

    Comparing that with ours tells what its owner changed here, comparing it with the next import what the
    source changed. Of a whole catalogue only the ``revision`` is kept, by which an older file is known. Where
    the source is a package, ``library`` made it; ``others`` keeps what other libraries said before, by
    library: repeating an old statement is no news.
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
    """Return the foreign id under which the origin of another library's thing is kept."""
    return f"tact:{kind}:{key}"


def of_table(card_id: str) -> str:
    """Return the foreign id under which the origin of a card out of a table is kept."""
    return f"table:card:{card_id}"
