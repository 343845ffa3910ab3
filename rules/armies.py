"""Army lists: entries pin a revision of a reference card; the cost is explained."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.cards import Card
from rules.sheets import sheet_of
from rules.spells import Spell
from rules.text import Explained, Message, Reason, fold

MOST_FIGURES = 99
"""Of one entry."""
MOST_ENTRIES = 500
"""Of one list."""
MOST_OPTIONS = 60
"""Of one entry."""
MOST_PICKS = 200
"""Of one entry or one force, with what a catalogue gives for nothing."""
MOST_PICKED = 999
"""Of one thing picked from a catalogue."""
MOST_FORCES = 100
"""Of one list."""
MOST_CATALOGUES = 1_000
"""That one list is evaluated with."""
MOST_PRICE = 9999
"""Of one option, in PA; a discount is as much below 0 at most."""
MOST_LIMIT = 100_000
"""Of one list, in PA."""
MOST_VERSIONS = 20
"""Of one list."""
MOST_TAGS = 12
"""Of one list."""


class OptionKind(StrEnum):
    """What an option of an entry is."""

    ARTEFACT = "artefact"
    SPELL = "spell"
    MIRACLE = "miracle"
    OTHER = "other"


class Per(StrEnum):
    """What an option is paid for."""

    FIGURE = "figure"
    CARD = "card"


def is_price(pa: float | None) -> bool:
    """Tell whether an option may cost so many PA: below 0 it is a discount, None is not known."""
    return pa is None or -MOST_PRICE <= pa <= MOST_PRICE


@dataclass(frozen=True, slots=True)
class Option:
    """Something an entry buys: an artefact, a spell, a miracle; ``pa`` None is unknown.

    ``spell`` is the card of a spell or a miracle where somebody has filled it in; ``pick`` the choice of a
    catalogue that it stands for, whose price it shows.
    """

    name: str
    kind: OptionKind = OptionKind.OTHER
    pa: float | None = None
    per: Per = Per.CARD
    spell: Spell | None = None
    pick: str = ""

    def called(self, language: str) -> str:
        """Return its name in a language: that of its spell's card, unless it is called otherwise."""
        spell = self.spell
        if spell is None or fold(self.name) not in {fold(spell.name_fr), fold(spell.name_en)}:
            return self.name
        return spell.name(language)

    def times(self, figures: int) -> int:
        """Return how often a card with so many figures pays the price."""
        return figures if self.per is Per.FIGURE else 1


@dataclass(frozen=True, slots=True)
class ToldChoice:
    """What a roster told of something chosen from a catalogue that was not here.

    ``kind`` and ``group`` are what it is there; ``costs`` those of one, by the ids of currencies; ``option``
    is what the cards that bring it show of it, None for what these do not show.
    """

    name: str
    kind: str = ""
    group: str = ""
    costs: tuple[tuple[str, float], ...] = ()
    option: Option | None = None


@dataclass(frozen=True, slots=True)
class ToldCard:
    """What a roster told of a card of a catalogue that was not here.

    ``costs`` are those of one figure, by the ids of currencies; ``brings`` is what its force chose because of
    the card, by the ids of picks.
    """

    costs: tuple[tuple[str, float], ...] = ()
    brings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ToldForce:
    """What a force is called, and its catalogue with its revision, as a roster told it."""

    name: str
    catalogue: str = ""
    revision: str = ""


@dataclass(frozen=True, slots=True)
class ToldSystem:
    """The game system of a list: its id, name and revision, its currencies by their ids.

    ``points`` is the currency that is PA; ``mark`` is the same where the list goes by the same files.
    """

    id: str
    name: str
    revision: str = ""
    points: str = ""
    currencies: tuple[tuple[str, str], ...] = ()
    mark: str = ""


@dataclass(frozen=True, slots=True)
class ListPick:
    """Something chosen from a catalogue for an entry or a force, so many times.

    ``node`` is its id there, with the links on the way (``link::entry``); ``under`` the pick that it was
    chosen for, empty for the entry or the force itself. One for each figure is chosen so often for each.
    ``told`` is what its roster says of it where the catalogue is not here.
    """

    id: str
    node: str
    number: int = 1
    under: str = ""
    per: Per = Per.CARD
    told: ToldChoice | None = None


@dataclass(frozen=True, slots=True)
class ListForce:
    """A force of a list: its kind, its catalogue, the force it stands within, what it chose for itself.

    ``pa`` is what it chose costs in PA; ``told`` is what its roster says of it where the catalogue is not
    here.
    """

    id: str
    node: str
    catalogue: str
    under: str = ""
    picks: tuple[ListPick, ...] = ()
    pa: float = 0
    told: ToldForce | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One reference card of a list with its 1…n figures; ``id`` is unique within the army.

    One made from a catalogue knows its ``node`` there, the ``force`` that it stands in, and its ``picks``;
    ``pa`` is what a figure costs where the catalogue makes it another price than the card prints; ``told`` is
    what its roster says of it where the catalogue is not here.
    """

    id: str
    card_id: str
    revision: int
    figures: int = 1
    options: tuple[Option, ...] = ()
    note: str = ""
    node: str = ""
    force: str = ""
    picks: tuple[ListPick, ...] = ()
    pa: float | None = None
    told: ToldCard | None = None


@dataclass(frozen=True, slots=True)
class Version:
    """What a list held at one time, kept under a name; ``at`` is when, as ISO 8601.

    ``forces`` have what it chose for itself, None where that was not kept with it.
    """

    name: str
    entries: tuple[Entry, ...] = ()
    limit: int | None = None
    at: str = ""
    forces: tuple[ListForce, ...] | None = None


@dataclass(frozen=True, slots=True)
class Army:
    """A list as its owner keeps it; ``limit`` in PA, None without one; entries in their owner's order.

    ``format`` is the id of the format it is checked by, empty for the one that its edition names. ``folder``
    and ``tags`` are where its owner looks for it; ``versions`` are what it was, the oldest first.
    ``catalogues`` are the sums of the files that it is evaluated with, ``spending`` is what it may spend of
    their currencies beside PA, by their ids. ``told`` is what its roster says of its game system where that
    is not here.
    """

    id: str
    name: str
    people: str = ""
    edition: str = ""
    limit: int | None = None
    entries: tuple[Entry, ...] = ()
    note: str = ""
    system: str = "confrontation"
    format: str = ""
    folder: str = ""
    tags: tuple[str, ...] = ()
    versions: tuple[Version, ...] = ()
    catalogues: tuple[str, ...] = ()
    forces: tuple[ListForce, ...] = ()
    spending: tuple[tuple[str, float], ...] = ()
    told: ToldSystem | None = None

    @property
    def pins(self) -> frozenset[tuple[str, int]]:
        """Return every revision that the list needs, its versions too: what must travel with it."""
        every = (self.entries, *(version.entries for version in self.versions))
        return frozenset((entry.card_id, entry.revision) for entries in every for entry in entries)

    def at(self, version: Version) -> Army:
        """Return the list as it was in a version: its cards, what it chose, its limit; all else as now.

        One whose cards went by no catalogue yet goes by none again.
        """
        forces = self.forces if version.forces is None else version.forces
        catalogues = self.catalogues
        if version.entries and not any(entry.force for entry in version.entries):
            forces, catalogues = (), ()
        return replace(
            self, entries=version.entries, forces=forces, catalogues=catalogues, limit=version.limit
        )


@dataclass(frozen=True, slots=True)
class Muster:
    """An army together with the cards that its entries pin, for rules that must read them."""

    army: Army
    cards: Mapping[tuple[str, int], Card] = field(default_factory=dict)
    own: tuple[Option, ...] = ()
    """What the list chose for itself and no card of it brings, where that is told with it."""

    def card(self, entry: Entry) -> Card:
        """Return the card an entry pins. Raises KeyError for one that was not handed over."""
        return self.cards[(entry.card_id, entry.revision)]

    @property
    def figures(self) -> int:
        """Return the number of figures of the list."""
        return sum(entry.figures for entry in self.army.entries)

    @property
    def card_editions(self) -> tuple[str, ...]:
        """Return the editions that the cards are from, in the order of the list."""
        cards = (self.card(entry) for entry in self.army.entries)
        return tuple(dict.fromkeys(card.edition for card in cards if card.edition))

    @property
    def edition(self) -> str:
        """Return the edition of the list: what its owner says, else those of its cards."""
        return self.army.edition or ", ".join(self.card_editions)

    @property
    def main_edition(self) -> str:
        """Return the edition that the list's owner says, else the one most of its cards are from."""
        listed = [card.edition for card in map(self.card, self.army.entries) if card.edition]
        return self.army.edition or max(listed, key=listed.count, default="")


def figure_pa(entry: Entry, card: Card) -> float | None:
    """Return what a figure of an entry costs in PA, without what it buys; None where nobody knows.

    A price below 0 is on no card: it counts as unknown.
    """
    pa = card.pa.number if entry.pa is None else entry.pa
    return None if pa is None or pa < 0 else pa


def entry_cost(entry: Entry, card: Card) -> Explained:
    """Return the PA of an entry: figures times the card's cost, and its options.

    The total is None when a price is unknown; the reasons still name what is known.
    """
    reasons: list[Reason] = []
    unknown = False
    if (pa := figure_pa(entry, card)) is None:
        unknown = True
    else:
        data = {"entry": entry.id, "figures": entry.figures, "pa": pa}
        reasons.append(Reason(Message("cost.figures", data), entry.figures * pa))
    for option in entry.options:
        times = option.times(entry.figures)
        if option.pa is None:
            unknown = True
        else:
            data = {"name": option.name, "times": times, "pa": option.pa}
            reasons.append(Reason(Message("cost.option", data), times * option.pa))
    return Explained(None if unknown else sum(r.amount for r in reasons), tuple(reasons))


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a list in PA: what is known, and which entries have no known price.

    Nothing is ``priced`` where the system counts no PA: no entry has a reason to cost anything then.
    """

    known: float
    unknown: tuple[str, ...]
    entries: Mapping[str, Explained]
    priced: bool = True

    @property
    def complete(self) -> bool:
        """Tell whether every price is known."""
        return not self.unknown


def army_cost(muster: Muster) -> Cost:
    """Return the live total of a list in PA; unknown prices are counted apart, never as zero.

    What its forces chose for themselves is in the total, and of no entry.
    """
    if not sheet_of(muster.army.system).priced:
        return Cost(0, (), {entry.id: Explained(0, ()) for entry in muster.army.entries}, priced=False)
    entries = {entry.id: entry_cost(entry, muster.card(entry)) for entry in muster.army.entries}
    known = sum(reason.amount for cost in entries.values() for reason in cost.reasons)
    known += sum(force.pa for force in muster.army.forces)
    return Cost(known, tuple(key for key, cost in entries.items() if cost.total is None), entries)
