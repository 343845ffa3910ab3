"""What was read from foreign files, as values of the rules, before it is matched with a library."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from db.exchange.battlescribe.findings import Finding, Tally
from db.exchange.battlescribe.own_list import OwnList
from db.exchange.spelling import Proposal
from rules.armies import ListForce, ListPick, Option, ToldCard, ToldSystem
from rules.cards import Card
from rules.offers import Offer
from rules.text import Message, fold

_LONGEST = 100
_NAMED = "name "


def _short(foreign: str) -> str:
    """Return an id as it is kept: one longer than any real id by its hash."""
    if len(foreign) > _LONGEST:
        return sha256(foreign.encode("utf-8", "replace")).hexdigest()
    return foreign.replace(":", "_")


def card_key(source: str, entry: str, profile: str) -> str:
    """Return the lasting foreign id of a card: its catalogue, what is bought there, the profile it shows.

    Catalogues are often copies of each other, with the same ids for other things.
    """
    return f"bs:card:{_short(source)}:{_short(entry)}:{_short(profile)}"


def bought(key: str) -> str:
    """Return the entry of a card's foreign id, whatever catalogue and profile it is of."""
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


def catalogue_key(source: str) -> str:
    """Return the id under which a catalogue's file is kept."""
    return _short(source)


def file_key(source: str) -> str:
    """Return the lasting foreign id of a whole catalogue."""
    return f"bs:file:{_short(source)}"


@dataclass(slots=True)
class TakenCard:
    """A card with its foreign id; one read from a roster only stands in for that of a catalogue.

    ``unresolved`` are the fields that depend on files which were not given: what they hold is not what the
    source says. Where one of the ``missing`` files, by id, was imported before, every empty field is
    unresolved too, and what the card may buy is incomplete; so it is where it ``reaches_outside``. One
    ``beside`` stands in a file that was read before: only what the files given add to it counts.
    """

    key: str
    file: str
    entry: str
    card: Card
    from_roster: bool = False
    unresolved: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()
    reaches_outside: bool = False
    beside: bool = False


@dataclass(slots=True)
class TakenOffer:
    """An option with its foreign id, offered to foreign ids of cards.

    ``unresolved``, ``missing`` and ``beside`` are as those of a card.
    """

    key: str
    file: str
    entry: str
    offer: Offer
    unresolved: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()
    beside: bool = False


@dataclass(slots=True)
class TakenEntry:
    """A card of an army: its foreign id, its figures, what it buys, and what catalogues call all that.

    ``pa`` is what a figure was paid, of one with a ``node``.
    """

    key: str
    name: str
    figures: int
    options: list[Option] = field(default_factory=list)
    note: str = ""
    where: str = ""
    node: str = ""
    force: str = ""
    picks: list[ListPick] = field(default_factory=list)
    pa: float | None = None
    told: ToldCard | None = None


@dataclass(slots=True)
class TakenArmy:
    """An army out of a roster; ``said`` is what one of ours tells of it beside what every roster does."""

    key: str
    file: str
    name: str
    people: str
    edition: str
    limit: int | None
    entries: list[TakenEntry] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    forces: list[ListForce] = field(default_factory=list)
    spending: tuple[tuple[str, float], ...] = ()
    said: OwnList | None = None
    told: ToldSystem | None = None


@dataclass(frozen=True, slots=True)
class FileTaken:
    """One file that could be read: what it is, and how many of its profiles were taken."""

    file: str
    kind: str
    name: str
    revision: int
    profiles: int
    arrived: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class CatalogueTaken:
    """A game system or a catalogue as it was given: what it is, and its bytes."""

    id: str
    name: str
    kind: str
    system: str
    revision: int
    file: str
    data: bytes


@dataclass(slots=True)
class Harvest:
    """All that was taken from the files given together."""

    files: list[FileTaken] = field(default_factory=list)
    catalogues: list[CatalogueTaken] = field(default_factory=list)
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
        """Count the profiles of a file by what became of them."""
        told = list(rows)
        self.tallies += told
        arrived = sum(bool(row.became) for row in told)
        self.files.append(FileTaken(file, kind, name, revision, len(told), arrived, id))
