"""All cards of the library as the Library place looks through them: search, filters, order. No Qt.

A keystroke asks the index of :mod:`rules.search` and keeps the order that was made once, so that 20,000
cards answer within a frame.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.cards import Card, Revision
from rules.collection import known_of
from rules.peoples import Peoples
from rules.ranking import closeness, typed_words
from rules.search import Index, Query, SearchTexts, parse
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.text import fold
from rules.values import Characteristic, Value, ValueKind


class Only(StrEnum):
    """A filter that is on or off."""

    PRICED = "priced"
    LISTED = "listed"
    NO_PA = "no_pa"
    MAGES = "mages"
    FAITHFUL = "faithful"
    SHOOTERS = "shooters"
    OWNED = "owned"
    MISSING = "missing"

    @property
    def asks_for_figures(self) -> bool:
        """Tell whether it says nothing before anybody has counted figures."""
        return self in (Only.OWNED, Only.MISSING)

    def keeps(self, card: Card, owned: int | None = None) -> bool:
        """Tell whether a card passes; ``owned`` are the figures of its miniature, None if not counted.

        Whom lists use and whose PA are known the index tells by itself. Raises KeyError for these.
        """
        return _KEEPS[self](card, owned)


_KEEPS: dict[Only, Callable[[Card, int | None], bool]] = {
    Only.MAGES: lambda card, _: card.is_mage,
    Only.FAITHFUL: lambda card, _: card.is_faithful,
    Only.SHOOTERS: lambda card, _: card.is_shooter,
    Only.OWNED: lambda _, owned: bool(owned),
    Only.MISSING: lambda _, owned: not owned,
}


def lacks_pa(card: Card) -> bool:
    """Tell whether PA are to be filled in: there are none to fill in where a game counts none."""
    return not card.pa.known and sheet_of(card.system).priced


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player wants to see: words and filters. A system, people or edition of None keeps all."""

    words: str = ""
    system: str | None = None
    people: str | None = None
    edition: str | None = None
    only: frozenset[Only] = frozenset()

    @property
    def narrows(self) -> bool:
        """Tell whether anything could be hidden."""
        chosen = (self.system, self.people, self.edition)
        return bool(self.words.strip() or self.only) or any(one is not None for one in chosen)


def blank(wish: Wish, people: str) -> Card:
    """Give a card to begin with, of what is filtered for; ``people`` are those of the player himself.

    They are of the world of Confrontation, where armies are paid for in PA.
    """
    system = wish.system or next(iter(KINDS))
    own = people if sheet_of(system).priced else ""
    return Card("", people=wish.people or own, edition=wish.edition or "", system=system)


class Order(StrEnum):
    """What the cards can be sorted by; the characteristics are the other ones."""

    NAME = "name"
    PEOPLE = "people"
    RANK = "rank"
    EDITION = "edition"
    PA = "pa"
    OWNED = "owned"


OrderBy = Order | Characteristic
_UNKNOWN, _ABSENT, _KNOWN = 2, 1, 0
_MOST_KEPT = 24
"""Answers kept: those on the way to what is typed, and those that a letter taken back finds again."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question and its answer in order, laid out for the next one."""

    query: Query
    rows: list[Revision]
    laid: SearchTexts


class CardIndex:
    """The cards of a library in the order of now, with what searching them needs."""

    def __init__(self, peoples: Peoples, language: str = "fr") -> None:
        self._peoples = peoples
        self._language = language
        self._order: tuple[OrderBy, bool] = (Order.NAME, False)
        self._cards: dict[str, Revision] = {}
        self._index = Index(peoples)
        self._folded: dict[str, str] = {}
        self._lacking: set[str] = set()
        # Both are filled while cards are read: to ask all of them together would be felt.
        self._sorted: list[Revision] | None = None
        self._ranks: Mapping[str, int] | None = None
        self._ranked: list[Revision] | None = None
        self._laid: SearchTexts | None = None
        self._asked: dict[Query, _Asked] = {}
        self._counted: Mapping[str, int] = {}
        self.listed: frozenset[str] = frozenset()
        """The ids of the cards that lists use."""

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._cards

    def __getitem__(self, card_id: str) -> Revision:
        """Return the revision that a card shows. Raises KeyError."""
        return self._cards[card_id]

    def get(self, card_id: str) -> Revision | None:
        """Return the revision that a card shows, None for an unknown card."""
        return self._cards.get(card_id)

    def set_cards(self, revisions: Iterable[Revision]) -> None:
        """Take these cards instead of all; the texts of those that did not change are kept."""
        before = self._cards
        self._cards = {revision.card_id: revision for revision in revisions}
        for card_id in before.keys() - self._cards.keys():
            self._drop(card_id)
        for card_id, revision in self._cards.items():
            if card_id not in before or before[card_id].number != revision.number:
                self._take(revision)
            else:
                self._cards[card_id] = before[card_id]
        self._forget(counts=True)

    def put(self, *revisions: Revision) -> None:
        """Take in cards, or other revisions of them, ready to be searched; thousands come in parts."""
        for revision in revisions:
            self._cards[revision.card_id] = revision
            self._take(revision)
        self.read_words()
        self._forget(counts=True)

    def read_words(self) -> None:
        """Read what a search looks through, so that the first letter finds it there."""
        self._index.read()

    def remove(self, card_id: str) -> None:
        """Forget a card; unknown ones are fine."""
        self._cards.pop(card_id, None)
        self._drop(card_id)
        self._forget(counts=True)

    def _take(self, revision: Revision) -> None:
        card_id = revision.card_id
        self._index.put(card_id, revision.card)
        self._folded[card_id] = self._fold(revision)
        (self._lacking.add if lacks_pa(revision.card) else self._lacking.discard)(card_id)

    def _drop(self, card_id: str) -> None:
        self._index.remove(card_id)
        self._folded.pop(card_id, None)
        self._lacking.discard(card_id)

    def set_owned(self, owned: Mapping[str, int]) -> None:
        """Take the figures owned, by each name of a miniature; those nobody counted are left out."""
        if owned != self._counted:
            self._counted = owned
            self._lay_counts()
            self._forget()

    def owned(self, card: Card) -> int | None:
        """Give how many figures of a card's miniature are owned, None where nobody counted."""
        return known_of(card, self._counted) if self._counted else None

    @property
    def counts_figures(self) -> bool:
        """Tell whether anybody has counted figures of any miniature."""
        return bool(self._counted)

    def _lay_counts(self) -> None:
        """Tell the search how many figures are owned of each card."""
        by_card = {}
        if self._counted:
            for card_id, revision in self._cards.items():
                if (figures := self.owned(revision.card)) is not None:
                    by_card[card_id] = figures
        self._index.set_owned(by_card)

    def set_language(self, language: str) -> None:
        """Sort names as they read in this language."""
        if language != self._language:
            self._language = language
            self._folded = {card_id: self._fold(revision) for card_id, revision in self._cards.items()}
            self._forget()

    def set_order(self, by: OrderBy, *, falling: bool = False) -> None:
        """Sort by a column; equal cards stand in the order of their names."""
        if (by, falling) != self._order:
            self._order = (by, falling)
            self._forget()

    def set_ranks(self, ranks: Mapping[str, int]) -> None:
        """Let lower ranks, by the ids of cards, come first whatever the order; who has none is not found."""
        self._ranks = ranks
        self._ranked = self._laid = None
        self._asked.clear()

    def all(self) -> Iterable[Revision]:
        """Give every card, whatever is wished for."""
        return self._cards.values()

    def rank_lines(self) -> list[str]:
        """Give the rank lines present, the most frequent first."""
        counted = Counter(revision.card.rank.text for revision in self._cards.values())
        return [text for text, _ in counted.most_common() if text]

    def find(self, wish: Wish) -> list[Revision]:
        """Give the cards that the player wants to see, in order."""
        found = self._answer(parse(wish.words))
        if wish.system is not None:
            found = [revision for revision in found if revision.card.system == wish.system]
        if wish.people is not None:
            found = [revision for revision in found if revision.card.people == wish.people]
        if wish.edition is not None:
            wanted = fold(wish.edition)
            found = [revision for revision in found if fold(revision.card.edition) == wanted]
        for only, kept in ((Only.LISTED, self.listed), (Only.NO_PA, self._lacking)):
            if only in wish.only:
                found = [revision for revision in found if revision.card_id in kept]
        if Only.PRICED in wish.only and self._lacking:
            found = [revision for revision in found if revision.card_id not in self._lacking]
        for only in wish.only - {Only.LISTED, Only.NO_PA, Only.PRICED}:
            asks = only.asks_for_figures
            found = [r for r in found if only.keeps(r.card, self.owned(r.card) if asks else None)]
        return found

    def closest(self, words: str) -> list[Revision]:
        """Give the cards found by words, those first whose names are closest to them, and of those by rank.

        See `rules.ranking`: who bears a name comes before who has it among its abilities.
        """
        query = parse(words)
        typed = typed_words(" ".join((*query.words, *query.phrases)))
        rows = self._answer(query)
        if not typed:
            return rows
        ranks = self._ranks or {}
        close = closeness(typed, self._asked_for(query, rows).laid.names)
        places = [
            (near.band, ranks.get(row.card_id, 0), not near.at_start, n)
            for n, (near, row) in enumerate(zip(close, rows, strict=True))
        ]
        return [rows[place[-1]] for place in sorted(places)]

    def _answer(self, query: Query) -> list[Revision]:
        """Give what a query finds, in order; after another letter, look only at what was found before it.

        The answers of late are kept: a letter taken back finds its own.
        """
        rows = self._in_order()
        if not query:
            return rows
        return self._asked_for(query, rows).rows

    def _asked_for(self, query: Query, rows: list[Revision]) -> _Asked:
        """Give the answer to a query about ``rows``, kept or made now."""
        asked = self._asked.pop(query, None) or self._ask(query, rows)
        self._asked[query] = asked
        if len(self._asked) > _MOST_KEPT:
            del self._asked[next(iter(self._asked))]
        return asked

    def _ask(self, query: Query, rows: list[Revision]) -> _Asked:
        """Look for what a query finds in the smallest answer that holds all of it, else in all ``rows``."""
        wider = (asked for asked in self._asked.values() if query.narrows(asked.query))
        within = min(wider, key=lambda asked: len(asked.rows), default=None)
        if within is None and query.conditions and (words := replace(query, conditions=())):
            within = self._asked_for(words, rows)  # the words alone were most often typed before
        if within is not None:
            rows, laid = within.rows, within.laid
        else:
            if self._laid is None:
                self._laid = self._index.lay(revision.card_id for revision in rows)
            laid = self._laid
        left = self._index.sift(query, laid)
        if len(left) < len(rows):
            rows, laid = [rows[n] for n in left], laid.only(left)
        return _Asked(query, rows, laid)

    def of_system(self, system: str | None) -> Iterable[Revision]:
        """Give the cards of a system, all of them for None."""
        revisions = self._cards.values()
        return revisions if system is None else (r for r in revisions if r.card.system == system)

    def systems(self) -> list[tuple[str, int]]:
        """Give the systems present and how many cards each has, in the order of the program."""
        counted = Counter(revision.card.system for revision in self._cards.values())
        known = [(system, counted.pop(system)) for system in KINDS if system in counted]
        return known + sorted(counted.items())

    def peoples(self, system: str | None = None) -> list[tuple[str, int]]:
        """Give the peoples present, perhaps of one system, and how many cards each has, by name."""
        counted = Counter(revision.card.people for revision in self.of_system(system))
        return sorted(counted.items(), key=self._by_people_name)

    def editions(self, system: str | None = None) -> list[tuple[str, int]]:
        """Give the editions present, perhaps of one system, and how many cards each has."""
        named: dict[str, str] = {}  # written once, however its apostrophes and capitals are typed
        counted = Counter(
            named.setdefault(fold(revision.card.edition), revision.card.edition)
            for revision in self.of_system(system)
        )
        return sorted(counted.items(), key=_by_folded_name)

    def people_name(self, people: str, *, short: bool = False) -> str:
        """Give the name of a people in the language of now; words nobody knows stay as they are."""
        return self._peoples.name(people, self._language, short=short)

    def without_pa(self) -> int:
        """Count the cards whose PA nobody has typed yet."""
        return len(self._lacking)

    def _forget(self, *, counts: bool = False) -> None:
        """Sort again when asked next, and count again when cards moved."""
        self._sorted = self._ranked = self._laid = None
        self._asked.clear()
        if counts and self._counted:
            self._lay_counts()

    def _in_order(self) -> list[Revision]:
        if self._sorted is None:
            by, falling = self._order
            names = self._folded
            revisions = sorted(self._cards.values(), key=lambda revision: names[revision.card_id])
            if by is not Order.NAME:
                revisions.sort(key=self._sort_key(by))
                if falling:
                    revisions = self._falling(revisions, by)
            elif falling:
                revisions.reverse()
            self._sorted = revisions
        if self._ranks is None:
            return self._sorted
        if self._ranked is None:
            ranks = self._ranks
            self._ranked = [revision for revision in self._sorted if revision.card_id in ranks]
            self._ranked.sort(key=lambda revision: ranks[revision.card_id])
        return self._ranked

    def _falling(self, rising: list[Revision], by: OrderBy) -> list[Revision]:
        """Turn the order round, but leave what is absent or unknown at the end."""
        key = self._sort_key(by)
        known = [revision for revision in rising if key(revision)[0] == _KNOWN]
        rest = [revision for revision in rising if key(revision)[0] != _KNOWN]
        known.sort(key=key, reverse=True)
        return known + rest

    def _sort_key(self, by: OrderBy) -> Callable[[Revision], tuple[int, float, str]]:
        if isinstance(by, Characteristic):
            return _Figure(by)
        return {
            Order.NAME: self._by_name,
            Order.PEOPLE: self._by_people,
            Order.RANK: _by_rank,
            Order.EDITION: _by_edition,
            Order.PA: _by_pa,
            Order.OWNED: self._by_owned,
        }[by]

    def _by_owned(self, revision: Revision) -> tuple[int, float, str]:
        owned = self.owned(revision.card)
        return (_UNKNOWN, math.inf, "") if owned is None else (_KNOWN, float(owned), "")

    def _by_name(self, revision: Revision) -> tuple[int, float, str]:
        return _KNOWN, 0.0, self._folded[revision.card_id]

    def _fold(self, revision: Revision) -> str:
        return fold(revision.card.name(self._language))

    def _by_people(self, revision: Revision) -> tuple[int, float, str]:
        return _words(self.people_name(revision.card.people, short=True))

    def _by_people_name(self, counted: tuple[str, int]) -> str:
        return fold(self.people_name(counted[0], short=True))


@dataclass(frozen=True, slots=True)
class _Figure:
    """A sort key: figures first, then dashes, then what nobody knows."""

    characteristic: Characteristic

    def __call__(self, revision: Revision) -> tuple[int, float, str]:
        if self.characteristic.is_nerve:
            return _of_value(revision.card.nerve[1])
        return _of_value(revision.card.value(self.characteristic))


def _of_value(value: Value) -> tuple[int, float, str]:
    if value.number is not None:
        return _KNOWN, value.number, ""
    return (_ABSENT if value.kind is ValueKind.ABSENT else _UNKNOWN), math.inf, value.raw


def _words(text: str) -> tuple[int, float, str]:
    return (_KNOWN, 0.0, fold(text)) if text else (_UNKNOWN, 0.0, "")


def _by_rank(revision: Revision) -> tuple[int, float, str]:
    rank = revision.card.rank
    if rank.level is None:
        return _ABSENT if rank.text else _UNKNOWN, 0.0, fold(rank.text)
    return _KNOWN, float(rank.level), fold(rank.text)


def _by_edition(revision: Revision) -> tuple[int, float, str]:
    return _words(revision.card.edition)


def _by_pa(revision: Revision) -> tuple[int, float, str]:
    return _of_value(revision.card.pa)


def _by_folded_name(counted: tuple[str, int]) -> str:
    return fold(counted[0])
