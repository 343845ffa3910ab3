"""Find words by a few letters among very many, within the time of a keystroke."""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from desktop.widgets.actions import PaletteEntry
from rules.ranking import Closeness, closeness, named, typed_words
from rules.text import fold

_GREYED = 40
"""What a verb that is not possible now loses: less than a start of the words is worth."""
_MANY = 5
"""What a card of the library loses: a list that begins with the same letters is not to be lost among them."""
_AHEAD = 1_000_000
"""More than any number of letters: what was rated higher stands before what is shorter."""
_LONGEST = 99

_POINTS = {
    Closeness.EXACT: 120, Closeness.FIRST_WORDS: 120, Closeness.WORDS: 110, Closeness.BEGINS: 100,
    Closeness.WORD_BEGINS: 80, Closeness.PART: 50, Closeness.BESIDE: 0,
}  # fmt: skip
"""The name itself is the shortest of those that begin so, and comes first of them; before the card of the
library comes the figure on the table, whose name has a letter more."""
_IN_DETAIL, _IN_STARTS = 20, 5


class Needle(NamedTuple):
    """What is searched of an entry, folded once: its words, their first letters, its detail."""

    words: str
    starts: str
    detail: str

    @classmethod
    def of(cls, words: str, detail: str = "", also: str = "") -> Needle:
        """Fold the words of an entry, and those by which it is found as well."""
        starts = "".join([word[0] for word in typed_words(words)])
        return cls(named(words, also), starts, _detail(detail))


@lru_cache(maxsize=1024)
def _detail(words: str) -> str:
    """Fold a detail: cards of one people and edition share theirs."""
    folded = fold(words)
    return f"{folded}{_joined(folded)}"


def _joined(folded: str) -> str:
    """Give the folded words that hold an apostrophe without it: "dalahan" finds d’Alahan."""
    if "'" not in folded:
        return ""
    return "".join(" " + word.replace("'", "") for word in folded.split() if "'" in word)


def asked(words: str) -> list[str]:
    """Fold what is typed and take it apart, as the words of entries are."""
    return list(typed_words(words)) or fold(words).split()


class Haystack:
    """Everything that can be found, laid out so that one letter asks all of it."""

    def __init__(self) -> None:
        self._entries: list[PaletteEntry] = []
        self._words: list[str] = []
        self._starts: list[str] = []
        self._details: list[str] = []
        self._losses: list[int] = []
        self._before: tuple[list[str], list[int], int] = ([], [], 0)

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, entries: Iterable[tuple[bool, PaletteEntry]]) -> None:
        """Take in entries, each told whether it is of elsewhere."""
        for away, entry in entries:
            needle = Needle.of(entry.words, entry.detail, entry.also)
            self._entries.append(entry)
            self._words.append(needle.words)
            self._starts.append(needle.starts)
            self._details.append(needle.detail)
            loss = (0 if entry.possible else _GREYED) + (_MANY if entry.many else 0)
            self._losses.append((2 * loss + away) * _AHEAD + min(len(entry.words), _LONGEST))

    def find(self, query: Sequence[str], most: int) -> list[PaletteEntry]:
        """Give the best entries for folded query words, best first.

        What is not possible now, and cards, stand behind what is found as well and is. What is found as
        well elsewhere comes behind what is in view, even with fewer letters: a figure on the table before
        the card of the library that it was made of.
        """
        left, losses = self._candidates(query), self._losses
        if not query:
            ranks = [losses[n] // _AHEAD * _AHEAD for n in left]  # in the order they came
        else:
            left, points = self._rated(query, left)
            self._before = list(query), left, len(self)
            step = 2 * _AHEAD
            ranks = [losses[n] - total * step for n, total in zip(left, points, strict=True)]
        return [self._entries[n] for _, n in heapq.nsmallest(most, zip(ranks, left, strict=True))]

    def _candidates(self, query: Sequence[str]) -> Sequence[int]:
        """Give what may be found: after another letter, only what was found before it."""
        before, left, known = self._before
        narrows = before and len(query) >= len(before) and all(map(str.startswith, query, before))
        return left if narrows and known == len(self) else range(len(self))

    def _rated(self, query: Sequence[str], left: Sequence[int]) -> tuple[list[int], list[int]]:
        """Rate how well every query word meets the entries; those that one of them misses are left out.

        A word counts by its closeness to the words of an entry (`rules.ranking`), less in the detail, and
        least as first letters in order (so that "jc" finds "Jouer la carte").
        """
        words, starts, details = self._words, self._starts, self._details
        points = [0] * len(left)
        for part in query:
            letters = _in_order(part)
            close = closeness((part,), [words[n] for n in left])
            rated = [
                _POINTS[near]
                or (
                    _IN_DETAIL if part in details[n]
                    else _IN_STARTS if letters is not None and letters(starts[n]) is not None
                    else 0
                )
                for n, near in zip(left, close, strict=True)
            ]  # fmt: skip
            points = [total + gain for total, gain in zip(points, rated, strict=True) if gain]
            left = [n for n, gain in zip(left, rated, strict=True) if gain]
        return list(left), points


def _in_order(part: str) -> Callable[[str], object] | None:
    """Give what tells whether letters stand among first letters in order; one alone is in the words."""
    return re.compile(".*".join(map(re.escape, part))).search if len(part) > 1 else None
