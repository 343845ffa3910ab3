"""A list by the catalogues that it pins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.armies import Army
from rules.catalogue.evaluated import Evaluation
from rules.catalogue.files import CostType
from rules.catalogue.listing import problems
from rules.catalogue.roster import RosterState
from rules.catalogue.shelf import Shelf
from rules.legality import Problem


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
    def problems(self) -> tuple[Problem, ...]:
        """The limits that the list breaks."""
        return problems(self.army, self.found, self.points)
