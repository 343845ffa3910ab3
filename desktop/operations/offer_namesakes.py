"""Options that have no id in common with any of ours, and are one of them all the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rules.offers import Offer
from rules.text import fold

_Name = tuple[object, ...]


def _name(offer: Offer) -> _Name:
    """Return by what an option is known that has no id in common."""
    option = offer.option
    return fold(option.name), option.kind, tuple(map(fold, offer.group)), offer.people, fold(offer.edition)


def _same_takers(mine: Offer, theirs: Offer) -> bool:
    return not mine.takers.keys().isdisjoint(theirs.takers) or not (mine.takers or theirs.takers)


@dataclass
class Namesakes:
    """The options of a library by their names; each is met once, then it is ``claimed``."""

    here: Mapping[str, Offer]
    claimed: set[str] = field(default_factory=set)
    pay: Callable[[int], None] = lambda _: None
    """Hears how many options one is held against, and may raise to end that."""

    def find(self, now: Offer) -> str | None:
        """Return the one option of ours of the same name and place that is for the same cards."""
        named = self._by_name.get(_name(now), ())
        self.pay(len(named))
        alike = [key for key in named if key not in self.claimed and _same_takers(self.here[key], now)]
        return alike[0] if len(alike) == 1 else next((key for key in alike if self.here[key] == now), None)

    @cached_property
    def _by_name(self) -> Mapping[_Name, list[str]]:
        found: dict[_Name, list[str]] = {}
        for key, offer in self.here.items():
            found.setdefault(_name(offer), []).append(key)
        return found
