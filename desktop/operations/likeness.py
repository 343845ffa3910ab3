"""Which things say the same, for many at once: each is looked at once, however many others there are."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

from db.codec import CARD, Codec
from desktop.operations.free_names import stem
from rules.cards import Card

T = TypeVar("T")


def likeness(codec: Codec[T], thing: T) -> str:
    """Return what those things share that are equal, and no others, whatever the order of their keys.

    An apostrophe is one, straight or curved: the same words were typed on another keyboard.
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
        """Return the first one that says what a revision says; of one that nobody knows its own number."""
        if len(self.cards) < 2:
            return number
        self._look()
        return self._first.get(number, number)

    def _look(self) -> None:
        for number in self._unseen:
            self._first[number] = self._numbers.setdefault(likeness(CARD, self.cards[number]), number)
        self._unseen.clear()


class Twins(Generic[T]):
    """Things of ours by what they are called and say: theirs is found among any number of them at once."""

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
        """Return the first of ours that nobody claimed, is called as theirs and says the same."""
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
        """Let nobody else find one of ours."""
        self._claimed.add(key)
