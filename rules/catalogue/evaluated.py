"""What an evaluation finds: names, prices, totals, and limits that are broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.catalogue.broken import BrokenLimit
from rules.catalogue.roster import SelectionState
from rules.text import Explained


@dataclass(frozen=True, slots=True)
class EvaluatedSelection:
    """A selection as it stands now."""

    id: str
    name: str
    kind: str
    entry: str
    group: str
    number: int
    hidden: bool
    costs: Mapping[str, Explained]
    """What it costs by itself, so many times, by currency; not what was chosen for it."""
    categories: Mapping[str, bool]
    publication: str
    page: str


@dataclass(frozen=True, slots=True)
class EvaluatedForce:
    """A force as it stands now."""

    id: str
    name: str
    entry: str
    hidden: bool
    publication: str
    page: str
    categories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A list as it stands now."""

    forces: Mapping[str, EvaluatedForce]
    selections: Mapping[str, EvaluatedSelection]
    totals: Mapping[str, Explained]
    """What all of it costs by currency; each selection that costs anything is a reason."""
    broken: tuple[BrokenLimit, ...]
    loops: tuple[str, ...]
    """Selections with a price that depends on itself: that part of it was left out."""
    lost: tuple[SelectionState, ...]
    """Selections that no catalogue knows any more."""
    cut: tuple[str, ...]
    """Forces and selections that offer more than is unfolded."""

    @property
    def spent(self) -> dict[str, dict[str, float]]:
        """What each selection costs, as the next evaluation is told."""
        return {
            id_: {cost: value.total or 0 for cost, value in each.costs.items()}
            for id_, each in self.selections.items()
        }
