"""A list as the catalogues see it: forces, selections, how many of each, and how much may be spent.

All of it is frozen; :mod:`rules.catalogue.editing` makes changed copies.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

MOST = 999
"""The greatest number that a selection may have."""


@dataclass(frozen=True, slots=True)
class SelectionState:
    """Something chosen, so many times, with what was chosen for it."""

    id: str
    entry: str
    """The id of what was chosen, with the links on the way (:attr:`Selectable.id`)."""
    number: int = 1
    selections: tuple[SelectionState, ...] = ()
    own_name: str = ""
    own_notes: str = ""


@dataclass(frozen=True, slots=True)
class ForceState:
    """A force: what it is, and the catalogue that it chooses from."""

    id: str
    entry: str
    catalogue: str
    selections: tuple[SelectionState, ...] = ()
    forces: tuple[ForceState, ...] = ()
    own_name: str = ""
    own_notes: str = ""


@dataclass(frozen=True, slots=True)
class RosterState:
    """A whole list."""

    system: str
    name: str = ""
    forces: tuple[ForceState, ...] = ()
    limits: tuple[tuple[str, float], ...] = ()
    """How much of each currency may be spent; below zero, any amount."""
    made: int = 0
    """How many ids were given so far."""

    def named(self) -> tuple[RosterState, str]:
        """Give a new id."""
        return replace(self, made=self.made + 1), f"{self.made + 1}"

    def limit(self, cost_type: str) -> float:
        """Return how much of a currency may be spent; below zero, any amount."""
        return dict(self.limits).get(cost_type, -1)

    def every_force(self) -> Iterator[ForceState]:
        """Give every force, the outer before those within."""
        left = list(reversed(self.forces))
        while left:
            force = left.pop()
            yield force
            left += reversed(force.forces)
