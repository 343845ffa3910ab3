"""Search as you type over reference cards: words, phrases in quotes, comparisons such as ``pa<30``.

A card's text is folded once (:func:`haystack`); a keystroke then only looks for parts in it. For a whole
library :class:`Index` keeps the texts and sorts the cards by value, so that 20,000 answer within a frame.
"""

from __future__ import annotations

import operator
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.card_fields import BY_KEY, FIELDS, SEARCHED
from rules.cards import Card
from rules.peoples import Peoples
from rules.ranking import named
from rules.text import fold
from rules.values import Characteristic, Value, ValueKind

# How many figures of its miniature somebody has: no value of the card, but asked for in the same way.
OWNED = "OWNED"
_FIGURES = ("owned", "own", "possede", "possedes", "possedees", "figs")
# Courage and fear are one field of the card, and asked for apart.
_NERVES = {Characteristic.COU: ("cou", "courage"), Characteristic.PEUR: ("peur", "fea", "fear")}
_FIELDS: dict[str, str] = {
    **{word: field.key for field in FIELDS for word in field.asked},
    **{word: nerve.value for nerve, words in _NERVES.items() for word in words},
    **dict.fromkeys(_FIGURES, OWNED),
}
"""What a player may call what he compares with a figure, in French and in English."""
_COMPARES: dict[str, Callable[[float, float], bool]] = {
    "<": operator.lt, "<=": operator.le, "≤": operator.le, ">": operator.gt, ">=": operator.ge,
    "≥": operator.ge, "=": operator.eq, "==": operator.eq, ":": operator.eq,
}  # fmt: skip
_TOKEN = re.compile(
    r"[\"«“]\s*([^\"»”]*?)\s*[\"»”]|(\w+)\s*(<=|>=|==|[<>=≤≥:])\s*(\?|-?\d+(?:[.,]\d+)?|-)(?!\S)|(\S+)"
)

_BEGUN = re.compile(r"(\w+)(?:<=|>=|==|[<>=≤≥:])$")
"""A comparison that still lacks its number."""

_BLANKS = str.maketrans(dict.fromkeys("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~«»“”…–—·", " "))


@dataclass(frozen=True, slots=True)
class Condition:
    """A comparison of one value: ``number`` None asks for the kind (unknown ``=?``, absent ``=-``)."""

    field: str
    compare: str
    number: float | None = None
    kind: ValueKind = ValueKind.NUMBER

    def holds(self, card: Card, owned: int | None = None) -> bool:
        """Tell whether a card meets the condition; one of two movements or three aspects is enough.

        ``owned`` are the figures somebody has of its miniature, None where nobody counted.
        """
        if self.field == OWNED:
            return self.takes(_figures(owned))
        value = _value(self.field, card)
        return self.takes(value.numbers or value.kind)

    def takes(self, known: tuple[float, ...] | ValueKind) -> bool:
        """Tell whether the figures of a value, or the kind of one without figures, meet the condition."""
        if isinstance(known, ValueKind):
            return self.number is None and known in _NOTHING.get(self.kind, ())
        if self.number is None:
            return False
        compare, number = _COMPARES[self.compare], self.number
        return any(compare(figure, number) for figure in known)


_NOTHING = {ValueKind.UNKNOWN: (ValueKind.UNKNOWN, ValueKind.TEXT), ValueKind.ABSENT: (ValueKind.ABSENT,)}


def _figures(owned: int | None) -> tuple[float, ...] | ValueKind:
    return ValueKind.UNKNOWN if owned is None else (float(owned),)


def _value(field: str, card: Card) -> Value:
    """Return what a card says of a field that is asked for; this runs for each card of a library."""
    if field in _NERVES:
        return card.value(Characteristic(field))
    value: Value = BY_KEY[field].get(card)
    return value


@dataclass(frozen=True, slots=True)
class Query:
    """What was typed: folded words, whole phrases, and conditions; a card must meet them all."""

    words: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    phrases: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything is asked at all."""
        return bool(self.words or self.conditions or self.phrases)

    def narrows(self, before: Query) -> bool:
        """Tell whether more letters were typed, so that only what was found before can be found."""
        return (
            self.conditions == before.conditions
            and self.phrases == before.phrases
            and len(self.words) >= len(before.words)
            and all(now.startswith(then) for now, then in zip(self.words, before.words, strict=False))
        )

    def matches(self, text: str, card: Card, owned: int | None = None) -> bool:
        """Tell whether a card, whose :func:`haystack` is ``text``, is what was asked for.

        ``owned`` are the figures somebody has of its miniature, None where nobody counted.
        """
        for word in self.words:
            if word not in text:
                return False
        if self.phrases and not all(phrase in _spaced(text) for phrase in self.phrases):
            return False
        return all(condition.holds(card, owned) for condition in self.conditions)


def parse(query: str) -> Query:
    """Read what a player types; a comparison that is not known counts as a word."""
    words: list[str] = []
    phrases: list[str] = []
    conditions: list[Condition] = []
    for phrase, field, compare, number, word in _TOKEN.findall(query):
        if phrase:
            phrases.append(_spaced(fold(phrase)))
        elif condition := _condition(field, compare, number):
            conditions.append(condition)
        elif text := fold(word or f"{field}{compare}{number}").strip('"«»“”'):
            words.append(text)
    return Query(tuple(words), tuple(conditions), tuple(phrases))


def _spaced(text: str) -> str:
    """Return a folded text with one blank between its words, so that a phrase is found as whole words."""
    return f" {' '.join(text.translate(_BLANKS).split())} "


def _condition(field: str, compare: str, number: str) -> Condition | None:
    name = _FIELDS.get(fold(field))
    if name is None:
        return None
    if number in ("?", "-"):
        kind = ValueKind.UNKNOWN if number == "?" else ValueKind.ABSENT
        return Condition(name, compare, kind=kind) if _COMPARES[compare] is operator.eq else None
    return Condition(name, compare, float(number.replace(",", ".")))


def haystack(card: Card, peoples: Peoples) -> str:
    """Make the folded text that a search looks through: names, people, rank, edition, classes, race,
    abilities, and the system where it is not Confrontation, which nearly all cards are of.

    Both languages are in it, so that a card is found whatever the language of the screen.
    """
    return f"{_names(card)}\n{_rest(card, peoples)}"


def _names(card: Card) -> str:
    """Return what hardly any other card says: the folded names, as they are ranked by."""
    return named(card.name_fr, card.name_en)


def _rest(card: Card, peoples: Peoples) -> str:
    """Return the other folded words; cards of one profile share all of them, whatever their names."""
    parts: list[str] = []
    for get, words in _LOOKED_THROUGH:
        parts += words(get(card)) if words is not None else _people_words(card.people, peoples)
    return "\n".join(map(fold, parts))  # part by part: most are known to the cache of fold()


def _people_words(said: str, peoples: Peoples) -> Iterable[str]:
    people = peoples.peoples.get(said)
    return (said,) if people is None else (people.fr, people.en, people.short_fr, people.short_en)


# None of the people, whose names are in a table.
_LOOKED_THROUGH = tuple(
    (field.get, None if field.key == "people" else field.holds.words)
    for field in SEARCHED
    if field.key not in ("name_fr", "name_en")
)


class _Column:
    """The cards of a library by one of their values: made at one go, within the time of a keystroke."""

    def __init__(self, field: str, cards: Mapping[str, Card], owned: Mapping[str, int]) -> None:
        self._keys: defaultdict[tuple[float, ...] | ValueKind, list[str]] = defaultdict(list)
        for key, card in cards.items():
            if field == OWNED:
                self._keys[_figures(owned.get(key))].append(key)
            else:
                value = _value(field, card)
                self._keys[value.numbers or value.kind].append(key)

    def find(self, condition: Condition) -> set[str]:
        return set().union(*(keys for known, keys in self._keys.items() if condition.takes(known)))


# As many cards have to share their rest, on the average, for it to be worth a look of its own.
_SHARED = 4


@dataclass(frozen=True, slots=True)
class SearchTexts:
    """Cards laid in an order: their keys, and beside them the words that a search looks through.

    Those stand in two parts, names and the rest: a rest that many cards share is looked through once.
    """

    keys: list[str]
    names: list[str]
    rests: list[str]
    kinds: tuple[str, ...]

    def only(self, places: Sequence[int]) -> SearchTexts:
        """Return what lies in these places."""
        keys, names, rests = ([column[n] for n in places] for column in (self.keys, self.names, self.rests))
        return SearchTexts(keys, names, rests, self.kinds)

    def having(self, word: str) -> list[int]:
        """Return the places of the cards whose words have these letters, no blank among them."""
        # One letter is found at once; and where few cards share their rest, asking each is quicker.
        if len(word) == 1 or len(self.kinds) * _SHARED > len(self.keys):
            return [n for n, name in enumerate(self.names) if word in name or word in self.rests[n]]
        rests = {rest for rest in self.kinds if word in rest}
        return [n for n, rest in enumerate(self.rests) if rest in rests or word in self.names[n]]

    def text(self, place: int) -> str:
        """Return all words of a card, as :func:`haystack` makes them."""
        return f"{self.names[place]}\n{self.rests[place]}"


class Index:
    """All cards of a library, ready for a keystroke; keys are the cards' lasting ids."""

    def __init__(self, peoples: Peoples, cards: Iterable[tuple[str, Card]] = ()) -> None:
        self._peoples = peoples
        self._cards: dict[str, Card] = {}
        self._unread: set[str] = set()
        self._names: dict[str, str] = {}
        self._rests: dict[str, str] = {}
        self._shared: dict[str, str] = {}
        self._columns: dict[str, _Column] = {}
        self._owned: Mapping[str, int] = {}
        for key, card in cards:
            self.put(key, card)

    def put(self, key: str, card: Card) -> None:
        """Take in a card, or another revision of it; its words are read when it is looked through."""
        if self._cards.get(key) is not card:
            self._cards[key] = card
            self._unread.add(key)
            self._columns.clear()

    def remove(self, key: str) -> None:
        """Forget a card; unknown ones are fine."""
        if self._cards.pop(key, None) is not None:
            self._unread.discard(key)
            self._names.pop(key, None)
            self._rests.pop(key, None)
            self._columns.clear()

    def read(self) -> None:
        """Read the words of the cards that were taken in, so that the next search need not."""
        for key in self._unread:
            card = self._cards[key]
            self._names[key] = _names(card)
            rest = _rest(card, self._peoples)
            self._rests[key] = self._shared.setdefault(rest, rest)
        self._unread.clear()

    def set_owned(self, owned: Mapping[str, int]) -> None:
        """Take the figures owned, by the keys of the cards they are of; those nobody counted are left out."""
        self._owned = owned
        self._columns.pop(OWNED, None)

    def lay(self, keys: Iterable[str]) -> SearchTexts:
        """Lay cards in an order, once for many searches. Raises KeyError for an unknown card."""
        self.read()
        order = list(keys)
        rests = [self._rests[key] for key in order]
        return SearchTexts(order, [self._names[key] for key in order], rests, tuple(dict.fromkeys(rests)))

    def find(self, query: Query) -> set[str]:
        """Return the keys of the cards that meet a query; all of them when nothing is asked."""
        laid = self.lay(self._cards)
        return {laid.keys[n] for n in self.sift(query, laid)}

    def sift(self, query: Query, laid: SearchTexts) -> Sequence[int]:
        """Return the places, in order, of the laid cards that meet a query; all when nothing is asked."""
        left: Sequence[int] = range(len(laid.keys))
        # A phrase stands only where each of its words does, and those are found quickly.
        words = {*query.words, *(word for phrase in query.phrases for word in phrase.split())}
        for word in sorted(words, key=len, reverse=True):  # long words leave the fewest cards
            if len(left) == len(laid.keys):
                left = laid.having(word)
            else:
                left = [n for n in left if word in laid.names[n] or word in laid.rests[n]]
            if (begun := _BEGUN.match(word)) and (field := _FIELDS.get(begun[1])):
                self._column(field)  # its number comes with the next key, and has enough to do then
        for condition in query.conditions:
            met = self._column(condition.field).find(condition)
            left = [n for n in left if laid.keys[n] in met]
        for phrase in query.phrases:
            left = [n for n in left if phrase in _spaced(laid.text(n))]
        return left

    def _column(self, field: str) -> _Column:
        if (column := self._columns.get(field)) is None:
            column = self._columns[field] = _Column(field, self._cards, self._owned)
        return column
