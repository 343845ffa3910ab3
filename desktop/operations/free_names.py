"""Names that players give: how long they may be, and a number where something else has one already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Container, Iterable, Mapping
from itertools import count

from rules.text import Message, Refusal

MOST_NAME = 120
"""Letters of any name that a player gives: of cards, lists, versions, folders, tags, battles, formats."""

_TAIL = 8
"""Letters of the longest name that are kept free for what tells two of one name apart."""


def too_long(*names: str) -> Refusal | None:
    """Refuse names that are longer than any is read."""
    if all(len(name.strip()) <= MOST_NAME for name in names):
        return None
    return Refusal(Message("name.too_long", {"most": MOST_NAME}), overridable=False)


def shortened(name: str) -> str:
    """Return a name as long as any that a player gives, with an ellipsis where it was longer."""
    return name if len(name) <= MOST_NAME else f"{name[: MOST_NAME - 1].rstrip()}…"


def numbered(name: str, taken: Container[str]) -> str:
    """Return the name, numbered when it is taken: « Griffon » is « Griffon (2) », and that one « (3) »."""
    if name not in taken:
        return name
    bare = stem(name)
    return next(found for n in count(2) if (found := f"{bare} ({n})") not in taken)


class FreeNames:
    """The names that things of a kind have, where many ask for a free one: no number is tried twice."""

    def __init__(self, names: Mapping[str, Collection[str]]) -> None:
        """Begin with the names of each thing, by its id."""
        self._names = dict(names)
        self._taken = Counter(name for held in names.values() for name in held)
        self._free_from: dict[str, int] = {}

    def give(self, key: str, name: str) -> str:
        """Return the name, numbered when another thing has it, as one that this thing has from now on."""
        own = Counter(self._names.get(key, ()))

        def is_taken(word: str) -> bool:
            return self._taken[word] > own[word]

        found = name
        if is_taken(name):
            bare = stem(name)
            numbers: Iterable[int] = count(self._free_from.get(bare, 2))
            number = next(n for n in numbers if not is_taken(f"{bare} ({n})"))
            found, self._free_from[bare] = f"{bare} ({number})", number
        self._names[key] = (*self._names.get(key, ()), found)
        self._taken[found] += 1
        return found


def stem(name: str) -> str:
    """Return a name without the number that made it free: « Griffon (2) » is « Griffon ».

    Of the longest names without its last letters too, which give way to the number.
    """
    bare, _, tail = name.rpartition(" (")
    return _short(bare if bare and tail.endswith(")") and tail[:-1].isdecimal() else name)


def copied(name: str, word: str) -> str:
    """Return the name of a copy, with the word that says so; nothing has none."""
    return name and f"{_short(name)} ({word})"


def _short(name: str) -> str:
    return name[: MOST_NAME - _TAIL].rstrip()
