"""Find the scope that a question means, and count there."""

from __future__ import annotations

from collections.abc import Callable

from rules.catalogue.logic import ANY, FORCES, LIMIT, SELECTIONS, QueryNode
from rules.catalogue.meaning import Meaning
from rules.catalogue.scene import Scene
from rules.catalogue.spots import Spot, SpotKind


def tidied(value: float) -> float:
    """Take off what adding up in binary leaves behind."""
    return round(value, 9)


class Counter:
    """Counts in one scene."""

    def __init__(self, scene: Scene, meaning: Meaning, spent: Callable[[Spot, str], float]) -> None:
        self._scene = scene
        self._meaning = meaning
        self._spent = spent
        self._limited = {
            cost.id
            for catalogue in scene.shelf.catalogues
            for cost in catalogue.cost_types
            if cost.asks_limit
        }
        self._currencies = {cost.id for catalogue in scene.shelf.catalogues for cost in catalogue.cost_types}

    def scope(self, name: str, spot: Spot) -> Spot | None:
        """Return the scope of a name as it is seen from a spot; None where there is none."""
        known = SCOPES.get(name)
        return known(spot) if known is not None else _by_id(name, spot)

    def count(self, query: QueryNode, scope: Spot, child: str) -> float | None:
        """Count what a question asks for in a scope; None where it cannot be counted."""
        asked = query.field
        if asked == SELECTIONS:
            found = scope.counted(child, query.shared, query.deep, query.child_forces)
            return sum(spot.number for spot in found)
        if asked == FORCES:
            forces = scope.every_force(query.child_forces)
            return sum(1 for force in forces if child == ANY or force.is_called(child))
        limits, cost = asked.startswith(LIMIT), asked.removeprefix(LIMIT)
        if cost not in self._currencies:
            return None
        if (limits or cost in self._limited) and not query.percent:
            return self._scene.state.limit(cost)
        found = scope.counted(child, query.shared, query.deep, query.child_forces)
        return tidied(sum(self._spent(spot, cost) for spot in found))

    def bound(self, query: QueryNode, value: float, scope: Spot) -> float | None:
        """Return what is compared with the count: a number, or a share of all that is in the scope.

        None where that is a share of a limit that nobody set.
        """
        if not query.percent:
            return value
        if query.field.startswith(LIMIT):
            whole = self._scene.state.limit(query.field.removeprefix(LIMIT))
            return tidied(whole * value / 100) if whole >= 0 else None
        counted = self.count(query, scope, ANY)
        return tidied(counted * value / 100) if counted is not None else None

    def unset(self, query: QueryNode) -> str:
        """Return the currency of the limit that a question asks for and the list lacks, or nothing."""
        asked = query.field
        if not (asked.startswith(LIMIT) or (asked in self._limited and not query.percent)):
            return ""
        cost = asked.removeprefix(LIMIT)
        return cost if self._scene.state.limit(cost) < 0 else ""

    def ancestors(self, spot: Spot) -> list[Spot]:
        """Return what a selection belongs to, the nearest first."""
        found = []
        above = spot.parent
        while above is not None:
            found.append(above)
            above = above.parent
        return found

    def counts_ancestors(self, query: QueryNode, spot: Spot) -> float | None:
        """Count what a selection belongs to; the original cannot."""
        if not self._meaning.counts_ancestors:
            return None
        child = query.child or ANY
        found = [each for each in self.ancestors(spot) if each.kind is SpotKind.SELECTION]
        return sum(each.number for each in found if each.is_called(child, query.shared))


def _parent(spot: Spot) -> Spot | None:
    above = spot.parent
    # A group stands in what it was chosen for; whose parent is meant is the entry's.
    return above.parent if above is not None and above.kind is SpotKind.GROUP else above


def _roster(spot: Spot) -> Spot:
    while spot.parent is not None:
        spot = spot.parent
    return spot


def _outer_force(spot: Spot) -> Spot:
    force = spot.in_force
    while force.parent is not None and force.parent.kind is SpotKind.FORCE:
        force = force.parent
    return force


def _first_category(spot: Spot) -> Spot | None:
    if spot.kind is SpotKind.CATEGORY:
        return spot
    force = spot.in_force
    return force.under(spot.root.primary) if force.kind is SpotKind.FORCE else None


def _by_id(id_: str, spot: Spot) -> Spot | None:
    above: Spot | None = spot
    while above is not None:
        found = _within_meant(id_, above)
        if found is not None:
            return found
        above = above.parent
    return None


def _within_meant(id_: str, spot: Spot) -> Spot | None:
    """Return what an id means that is this, or that this belongs to: a group, a category of its force."""
    if spot.kind is SpotKind.ROSTER:
        return None
    if spot.choice is not None and spot.parent is not None:
        if id_ in spot.categories:
            return spot.in_force.holding(id_)
        group = next((each for each in spot.choice.groups if id_ in each.names), None)
        if group is not None:
            return spot.parent.part(group)
    if spot.force is not None and any(link.target == id_ for link in spot.force.categories):
        return spot.holding(id_)
    return spot if spot.is_called(id_) else None


SCOPES: dict[str, Callable[[Spot], Spot | None]] = {
    "self": lambda spot: spot,
    "parent": _parent,
    "force": lambda spot: spot.in_force,
    "roster": _roster,
    "primary-category": _first_category,
    "primary-catalogue": _outer_force,
}
