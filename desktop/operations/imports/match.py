"""Match what is imported with ours: by what tells things apart, by name, by nearly the same name.

Each thing is looked at once, however many others it is compared with.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from db.codec import CARD, Codec
from db.origins import Origin
from desktop.operations.free_names import stem
from rules.cards import Card, Revision
from rules.offers import Offer
from rules.text import fold

if TYPE_CHECKING:
    from db.library import Library

T = TypeVar("T")


# Cards by what they are called ------------------------------------------------------------------------

CONFRONTATION = "confrontation"
CardKey = tuple[str, str, str, str]


def card_key(card: Card) -> CardKey:
    """Return the key of a card in tables: its name, people, edition and game."""
    return fold(card.name_fr or card.name_en), card.people, fold(card.edition), card.system


def loose_key(card: Card) -> CardKey:
    """Return the key of a card in packages where no id matches: that of tables, its people folded."""
    name, people, edition, system = card_key(card)
    return name, fold(people), edition, system


def names_of(card: Card) -> set[CardKey]:
    """Return the keys of a card in catalogues and rosters: either name, with people, edition and game."""
    names = {fold(name) for name in (card.name_fr, card.name_en) if name}
    return {(name, card.people, fold(card.edition), card.system) for name in names}


def grouped(revisions: Iterable[Revision], key: Callable[[Card], CardKey]) -> dict[CardKey, list[Revision]]:
    """Return cards by their keys."""
    found: dict[CardKey, list[Revision]] = {}
    for revision in revisions:
        found.setdefault(key(revision.card), []).append(revision)
    return found


def only_one(alike: Iterable[Revision], claimed: Collection[str]) -> str | None:
    """Return the only unclaimed card, None where there is none or there are several."""
    free = [revision.card_id for revision in alike if revision.card_id not in claimed]
    return free[0] if len(free) == 1 else None


def only_alike(deleted: Iterable[Revision], claimed: Collection[str], card: Card) -> str | None:
    """Return the unclaimed soft-deleted card that is equal to one, else the only one; None for neither."""
    free = {revision.card_id: revision.card for revision in deleted if revision.card_id not in claimed}
    same = [key for key, was in free.items() if was == card]
    return same[0] if same else next(iter(free)) if len(free) == 1 else None


# Things by what they say --------------------------------------------------------------------------------


def likeness(codec: Codec[T], thing: T) -> str:
    """Return a value that is equal for things that are equal whatever the order of their keys.

    Straight and curved apostrophes count as one: the same words were typed on another keyboard.
    """
    said = json.dumps(codec.plain(thing), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return said.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


class Revisions:
    """The revisions of one card by their numbers, oldest first."""

    def __init__(self, cards: Mapping[int, Card]) -> None:
        self.cards = dict(cards)
        self._numbers: dict[str, int] = {}
        self._first: dict[int, int] = {}
        self._unseen = list(self.cards)
        """Those that were not asked for yet: most cards have one, which nothing is held against."""

    @property
    def all(self) -> tuple[Card, ...]:
        """Return all of them, oldest first."""
        return tuple(self.cards.values())

    @property
    def last(self) -> int:
        """Return the number of the latest one, 0 for none."""
        return next(reversed(self.cards), 0)

    def number_of(self, card: Card) -> int | None:
        """Return the number of the first one that says what a card says."""
        if not self.cards:
            return None
        self._look()
        return self._numbers.get(likeness(CARD, card))

    def add(self, card: Card) -> int:
        """Add one behind the latest; return its number."""
        number = self.last + 1
        self.cards[number] = card
        self._unseen.append(number)
        return number

    def first(self, number: int) -> int:
        """Return the first revision that says the same as one; the number itself where that is unknown."""
        if len(self.cards) < 2:
            return number
        self._look()
        return self._first.get(number, number)

    def _look(self) -> None:
        for number in self._unseen:
            self._first[number] = self._numbers.setdefault(likeness(CARD, self.cards[number]), number)
        self._unseen.clear()


class Twins(Generic[T]):
    """Things of ours by name and content: the twin of theirs is found at once among any number."""

    def __init__(
        self,
        things: Mapping[str, T],
        name: Callable[[T], str],
        said: Callable[[T], str],
        numbered: Collection[str] = (),
    ) -> None:
        """Begin with things by id, how one is called, and what it says but for that.

        ``numbered`` are names that ours have: who came by one of these got a number, and is meant as well.
        """
        self._things, self._name, self._said, self._numbered = things, name, said, numbered
        self._unseen: dict[str, list[str]] = {}
        for key, thing in things.items():
            self._unseen.setdefault(stem(name(thing)), []).append(key)
        self._stems = frozenset(self._unseen)
        self._named: dict[tuple[str, str], deque[str]] = {}
        self._stemmed: dict[tuple[str, str], deque[str]] = {}
        self._claimed: set[str] = set()

    def find(self, theirs: T) -> str | None:
        """Return the first unclaimed thing of ours with the same name and content as theirs."""
        name = self._name(theirs)
        if (bare := stem(name)) not in self._stems:
            return None
        for key in self._unseen.pop(bare, ()):
            thing = self._things[key]
            said = self._said(thing)
            self._named.setdefault((self._name(thing), said), deque()).append(key)
            self._stemmed.setdefault((bare, said), deque()).append(key)
        said = self._said(theirs)
        numbered = name in self._numbered
        found = self._stemmed.get((bare, said)) if numbered else self._named.get((name, said))
        while found and found[0] in self._claimed:
            found.popleft()
        return found[0] if found else None

    def claim(self, key: str) -> None:
        """Let a thing of ours match nothing else."""
        self._claimed.add(key)


# Names that are nearly the same -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NearCard:
    """A card of a file whose name is nearly that of a card of the library: are they the same?"""

    key: str
    written: str
    card_id: str
    known: str


def near_cards(
    unmet: Iterable[tuple[str, Card]], known: Mapping[str, Revision], claimed: Collection[str]
) -> Iterator[NearCard]:
    """Propose cards of the library, unless they are ``claimed``, whose names are nearly those of new ones.

    New ones come with the key by which their owner says that they are the same.
    """
    from db.exchange.spelling import KnownNames, strict_limit  # not needed for tables

    by_people: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for card_id, revision in known.items():
        card = revision.card
        if card_id not in claimed:
            where = by_people.setdefault((card.people, fold(card.edition)), [])
            where += [(name, card_id) for name in (card.name_fr, card.name_en) if name]
    names = {key: KnownNames(pairs, strict_limit) for key, pairs in by_people.items()}
    for key, card in unmet:
        edition = fold(card.edition)
        for group, known_names in names.items():
            if group[0] == card.people and edition in ("", group[1]):  # one without may be of any
                near = known_names.nearest(card.name_en or card.name_fr)
                if near is not None:
                    card_id = next(found for name, found in by_people[group] if name == near)
                    yield NearCard(key, card.name("fr"), card_id, near)
                    break


def near_rows(new: Iterable[tuple[str, Card]], rows: Iterable[Card]) -> Iterator[tuple[str, Card, str]]:
    """Give new cards of tables whose names are nearly those of other rows, each pair once.

    Cards that begin with another letter, or are of another people or edition, are told apart by that.
    """
    from db.exchange.spelling import KnownNames, strict_limit

    alike: dict[tuple[str, ...], dict[str, str]] = {}
    for card in rows:
        for name in filter(None, (card.name_fr, card.name_en)):
            alike.setdefault(_begins(card, name), {}).setdefault(fold(name), name)
    told: set[frozenset[str]] = set()
    known = {
        key: KnownNames(((each, each) for each in names.values()), strict_limit)
        for key, names in alike.items()
    }
    for file, card in new:
        name = card.name("fr")
        group = known.get(_begins(card, name))
        near = None if group is None else group.nearest(name, {fold(card.name_fr), fold(card.name_en)})
        if near is not None and (pair := frozenset((fold(name), fold(near)))) not in told:
            told.add(pair)
            yield file, card, near


def _begins(card: Card, name: str) -> tuple[str, ...]:
    return card.system, card.people, fold(card.edition), fold(name)[:1]


# Options, and lists of ours -----------------------------------------------------------------------------

_OptionName = tuple[object, ...]


def _option_name(offer: Offer) -> _OptionName:
    """Return the key of an option, where no id matches."""
    option = offer.option
    return fold(option.name), option.kind, tuple(map(fold, offer.group)), offer.people, fold(offer.edition)


def _same_takers(mine: Offer, theirs: Offer) -> bool:
    return not mine.takers.keys().isdisjoint(theirs.takers) or not (mine.takers or theirs.takers)


@dataclass
class Namesakes:
    """Options of ours by their keys; each is matched once, then it is ``claimed``."""

    here: Mapping[str, Offer]
    claimed: set[str] = field(default_factory=set)
    pay: Callable[[int], None] = lambda _: None
    """Hears how many options one is held against, and may raise to end that."""

    def find(self, now: Offer) -> str | None:
        """Return the one option of ours of the same name and place that is for the same cards."""
        named = self._by_name.get(_option_name(now), ())
        self.pay(len(named))
        alike = [key for key in named if key not in self.claimed and _same_takers(self.here[key], now)]
        return alike[0] if len(alike) == 1 else next((key for key in alike if self.here[key] == now), None)

    @cached_property
    def _by_name(self) -> Mapping[_OptionName, list[str]]:
        found: dict[_OptionName, list[str]] = {}
        for key, offer in self.here.items():
            found.setdefault(_option_name(offer), []).append(key)
        return found


def own_lists(library: Library) -> dict[str, Origin]:
    """Return which list of ours each roster means that we wrote ourselves, soft-deleted ones included."""
    from db.exchange.battlescribe.harvest import army_key  # not needed for tables
    from db.exchange.roster_writing import roster_id

    lists = {army.id for army in library.armies()} | library.memory.soft_deleted().armies.keys()
    return {army_key(roster_id(key)): Origin(key) for key in lists}
