"""What was taken from foreign files, in the values of the rules, before the library is asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from db.exchange.battlescribe.findings import Finding, Tally
from db.exchange.spelling import Proposal
from rules.armies import Option
from rules.cards import Card
from rules.offers import Offer
from rules.text import Message, fold

_LONGEST = 100
_NAMED = "name "


def _short(foreign: str) -> str:
    """Return an id as it is kept: those that are longer than any real one by their sum."""
    if len(foreign) > _LONGEST:
        return sha256(foreign.encode("utf-8", "replace")).hexdigest()
    return foreign.replace(":", "_")


def card_key(source: str, entry: str, profile: str) -> str:
    """Return the lasting foreign id of a card: its catalogue, what is bought there, the profile it shows.

    Catalogues are often copies of each other, with the same ids for other things.
    """
    return f"bs:card:{_short(source)}:{_short(entry)}:{_short(profile)}"


def bought(key: str) -> str:
    """Return what is bought, of a card's foreign id, whatever catalogue and profile it stands in."""
    return key.split(":")[3]


def stand_in(name: str) -> str:
    """Return what stands for an id that a file leaves out: the name, for two names are two things."""
    return f"{_NAMED}{fold(name)}"


def is_named(key: str) -> bool:
    """Tell whether a card's foreign id is only its name, for its file gives it no other."""
    return bought(key).startswith(_NAMED)


def offer_key(source: str, entry: str, profile: str = "") -> str:
    """Return the lasting foreign id of an option."""
    return f"bs:offer:{_short(source)}:{_short(entry)}:{_short(profile)}"


def army_key(roster: str) -> str:
    """Return the lasting foreign id of an army."""
    return f"bs:army:{_short(roster)}"


def file_key(source: str) -> str:
    """Return the lasting foreign id of a whole catalogue."""
    return f"bs:file:{_short(source)}"


@dataclass(slots=True)
class TakenCard:
    """A card with its foreign id; one out of a roster only stands in for a catalogue's.

    ``unresolved`` are the fields that hang on files not given: what they hold now is no word of its file.
    So is every field that is empty where one of the ``missing`` files, by id, was read before; what it may
    buy is not all there is then, nor where it ``reaches_outside``.
    """

    key: str
    file: str
    entry: str
    card: Card
    from_roster: bool = False
    unresolved: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()
    reaches_outside: bool = False


@dataclass(slots=True)
class TakenOffer:
    """An option with its foreign id; its takers are foreign ids of cards, too.

    ``unresolved`` and ``missing`` are as those of a card.
    """

    key: str
    file: str
    entry: str
    offer: Offer
    unresolved: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()


@dataclass(slots=True)
class TakenEntry:
    """A card of an army: the foreign id of the card, its figures, what it buys."""

    key: str
    name: str
    figures: int
    options: list[Option] = field(default_factory=list)
    note: str = ""
    where: str = ""


@dataclass(slots=True)
class TakenArmy:
    """An army out of a roster."""

    key: str
    file: str
    name: str
    people: str
    edition: str
    limit: int | None
    entries: list[TakenEntry] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class FileTaken:
    """One file that could be read: what it is, and how many of its profiles arrived."""

    file: str
    kind: str
    name: str
    revision: int
    profiles: int
    arrived: int
    id: str = ""


@dataclass(slots=True)
class Harvest:
    """All that was taken from the files given together."""

    files: list[FileTaken] = field(default_factory=list)
    cards: list[TakenCard] = field(default_factory=list)
    offers: list[TakenOffer] = field(default_factory=list)
    armies: list[TakenArmy] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    more_findings: int = 0
    tallies: list[Tally] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    refused: list[tuple[str, Message]] = field(default_factory=list)

    def add_tallies(
        self, file: str, kind: str, name: str, revision: int, rows: Iterable[Tally], id: str = ""
    ) -> None:
        """Add the profiles of a file to the account."""
        told = list(rows)
        self.tallies += told
        arrived = sum(bool(row.became) for row in told)
        self.files.append(FileTaken(file, kind, name, revision, len(told), arrived, id))
