"""A list by the catalogues that it pins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.armies import Army
from rules.catalogue.evaluated import Evaluation
from rules.catalogue.files import CostType
from rules.catalogue.listing import costs_of, problems
from rules.catalogue.roster import RosterState
from rules.catalogue.shelf import Shelf
from rules.legality import Problem
from rules.text import Explained

_NOTHING = Explained(0, ())


@dataclass(frozen=True, slots=True)
class EvaluatedList:
    """A list by the catalogues that it pins: the list as they see it, and what they make of it.

    ``points`` is the currency that is PA; ``currencies`` are all, by their ids.
    """

    army: Army
    shelf: Shelf
    state: RosterState
    found: Evaluation
    points: str
    currencies: Mapping[str, CostType]

    @property
    def left(self) -> dict[str, float]:
        """What is left of the currencies that are limited, or given by what costs less than nothing."""
        left = {key: -total for key, total in self._given().items()}
        totals = {key: total.total or 0 for key, total in self.found.totals.items()}
        limited = {key: most - totals.get(key, 0) for key, most in self.army.spending if most >= 0}
        return {
            self.currencies[key].name: rest
            for key, rest in (left | limited).items()
            if key in self.currencies
        }

    def _given(self) -> dict[str, float]:
        """Return the totals of the currencies that something gives and nobody limited."""
        limited = {key for key, most in self.army.spending if most >= 0}
        return {
            key: total.total or 0
            for key, total in self.found.totals.items()
            if key != self.points and key not in limited and any(r.amount < 0 for r in total.reasons)
        }

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The limits that the list breaks, and the currencies of which it spends more than it is given."""
        return (*problems(self.army, self.found, self.points), *self._overspent())

    def _overspent(self) -> Iterator[Problem]:
        for key, total in self._given().items():
            if total > 0 and key in self.currencies:
                givers = (
                    entry.id
                    for entry in self.army.entries
                    if (costs_of(entry, self.found).get(key) or _NOTHING).reasons
                )
                data = {"name": self.currencies[key].name, "counted": total}
                yield Problem("catalogue.overspent", data, where=next(givers, ""))
