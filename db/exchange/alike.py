"""How often a report of one file has told the same kind of trouble: beyond a limit it is only counted."""

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
    """What of each kind was told already, and what was only counted."""

    _told: Counter[str] = field(default_factory=Counter)
    _first: dict[str, tuple[T, Message]] = field(default_factory=dict)

    def is_enough(self, message: Message, trouble: T) -> bool:
        """Count one more; tell whether enough of its kind was told before."""
        self._told[message.code] += 1
        if self._told[message.code] <= budget.MOST_ALIKE:
            return False
        self._first.setdefault(message.code, (trouble, message))
        return True

    def rest(self) -> Iterator[tuple[T, Message]]:
        """Give, for each kind, the first that was not told, and the words for it and those behind it."""
        for code, (trouble, message) in self._first.items():
            count = self._told[code] - budget.MOST_ALIKE
            yield trouble, Message("import.more_alike", {"count": count, "first": message})
