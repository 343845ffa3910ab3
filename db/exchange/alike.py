"""Count findings of one kind in the report of a file: beyond a limit they are counted, not listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from db.exchange import budget
from rules.text import Message

T = TypeVar("T")


@dataclass(slots=True)
class Alike(Generic[T]):
    """How many findings of each kind were listed, and how many were only counted."""

    _told: Counter[str] = field(default_factory=Counter)
    _first: dict[str, tuple[T, Message]] = field(default_factory=dict)

    def is_enough(self, message: Message, trouble: T) -> bool:
        """Count one more of a kind; tell whether as many as the limit were listed before."""
        self._told[message.code] += 1
        if self._told[message.code] <= budget.MOST_ALIKE:
            return False
        self._first.setdefault(message.code, (trouble, message))
        return True

    def rest(self) -> Iterator[tuple[T, Message]]:
        """Return for each kind with unlisted findings the first of them, and words for all of them."""
        for code, (trouble, message) in self._first.items():
            count = self._told[code] - budget.MOST_ALIKE
            yield trouble, Message("import.more_alike", {"count": count, "first": message})
