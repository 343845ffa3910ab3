"""One place of a list while it is evaluated, and what counts there.

Spots are made for one evaluation and thrown away. What each holds is indexed when it is first asked, so that
a thousand conditions that ask the same count look it up.
"""

from __future__ import annotations

from enum import Enum, auto

from rules.catalogue.logic import ANY
from rules.catalogue.nodes import ForceNode
from rules.catalogue.selectables import Branch, Selectable
from rules.catalogue.unfolded import Unfolded

NO_CATEGORY = "(No Category)"
"""Where a force puts what has no first category."""


_NOTHING = Branch((), ())
_FEW = 8
"""So many selections are looked through sooner than they are indexed."""


class SpotKind(Enum):
    """What a spot is."""

    ROSTER = auto()
    FORCE = auto()
    CATEGORY = auto()
    GROUP = auto()
    SELECTION = auto()


class Spot:
    """The roster, a force, a selection, or what of these falls under one category or group."""

    def __init__(self, kind: SpotKind, id_: str, parent: Spot | None) -> None:
        self.kind = kind
        self.id = id_
        self.parent = parent
        self.children: list[Spot] = []
        self.forces: list[Spot] = []
        self.number = 1
        self.choice: Selectable | None = None
        self.categories: dict[str, bool] = {}
        """The categories by their ids, and whether each is the first one."""
        self.group: Unfolded | None = None
        self.force: ForceNode | None = None
        self.catalogue = ""
        self.offer = _NOTHING
        """What a force chooses from."""
        self._keys: frozenset[str] | None = None
        self._within: dict[tuple[bool, bool], list[Spot]] = {}
        self._by_key: dict[tuple[bool, bool], dict[str, list[Spot]]] = {}
        self._parts: dict[str, Spot] = {}

    @property
    def branch(self) -> Branch:
        """What may be chosen for it."""
        return self.choice.branch if self.choice is not None else self.offer

    # What it belongs to ------------------------------------------------------------------------------

    @property
    def in_force(self) -> Spot:
        """The force that it belongs to; the roster where there is none."""
        spot = self
        while spot.kind is not SpotKind.FORCE and spot.parent is not None:
            spot = spot.parent
        return spot

    @property
    def root(self) -> Spot:
        """What was chosen for the force, of whatever was chosen for that."""
        spot = self
        while spot.parent is not None and spot.parent.kind is SpotKind.SELECTION:
            spot = spot.parent
        return spot

    @property
    def primary(self) -> str:
        """The first category."""
        return next((id_ for id_, first in self.categories.items() if first), NO_CATEGORY)

    def is_called(self, id_: str, shared: bool = True) -> bool:
        """Tell whether an id, a category or a type means this."""
        if self.choice is not None:
            if id_ in self.categories or id_ == ANY:
                return True
            return id_ in self.choice.keys and (shared or self._is_exactly(id_))
        if self.force is not None:
            return id_ in (self.force.id, self.catalogue)
        return id_ in self.group.names if self.group is not None else id_ == self.id

    def _is_exactly(self, id_: str) -> bool:
        """Tell whether an id means this by itself, not by what its link points to."""
        choice = self.choice
        return choice is not None and (id_ == choice.id or id_ not in choice.names)

    # What belongs to it ------------------------------------------------------------------------------

    def forget(self) -> None:
        """Count anew from now on."""
        self._keys = None
        self._within.clear()
        self._by_key.clear()
        self._parts.clear()

    def every_force(self, deep: bool) -> list[Spot]:
        """Return the forces in it, with those within them if asked for."""
        if not deep:
            return self.forces
        return [each for force in self.forces for each in (force, *force.every_force(True))]

    def within(self, deep: bool, child_forces: bool) -> list[Spot]:
        """Return the selections in it: those within selections, those of forces within it, if asked for."""
        kept = self._within.get((deep, child_forces))
        if kept is None:
            kept = []
            for child in self.children:
                kept.append(child)
                if deep:
                    kept += child.within(True, False)
            if self.kind is SpotKind.ROSTER or child_forces:
                for force in self.forces:
                    kept += force.within(deep, child_forces)
            self._within[deep, child_forces] = kept
        return kept

    def counted(self, id_: str, shared: bool, deep: bool, child_forces: bool) -> list[Spot]:
        """Return the selections in it that an id, a category, a force or a type means."""
        found = self.within(deep, child_forces)
        if id_ == ANY or not found:
            return found
        if len(found) <= _FEW:
            found = [spot for spot in found if id_ in spot.all_keys]
        else:
            found = self._indexed(deep, child_forces, found).get(id_, [])
        return found if shared else [spot for spot in found if spot._is_exactly(id_)]

    def _indexed(self, deep: bool, child_forces: bool, found: list[Spot]) -> dict[str, list[Spot]]:
        index = self._by_key.get((deep, child_forces))
        if index is None:
            index = self._by_key[deep, child_forces] = {}
            for spot in found:
                for key in spot.all_keys:
                    index.setdefault(key, []).append(spot)
        return index

    @property
    def all_keys(self) -> frozenset[str]:
        """All that a selection counts as."""
        if self._keys is None:
            force = self.in_force.force
            also = (*self.categories, *((force.id,) if force is not None else ()))
            self._keys = self.choice.keys.union(also) if self.choice is not None else frozenset(also)
        return self._keys

    def under(self, category: str) -> Spot:
        """Return what of a force has this for its first category."""
        kept = self._parts.get(category)
        if kept is None:
            kept = self._parts[category] = Spot(SpotKind.CATEGORY, category, self)
            kept.children = [child for child in self.children if child.primary == category]
        return kept

    def holding(self, category: str) -> Spot:
        """Return what of a force has this among its categories."""
        spot = Spot(SpotKind.CATEGORY, category, self)
        spot.children = [child for child in self.children if category in child.categories]
        return spot

    def part(self, group: Unfolded) -> Spot:
        """Return what of it was chosen from a group."""
        kept = self._parts.get(group.id)
        if kept is None:
            kept = self._parts[group.id] = Spot(SpotKind.GROUP, group.id, self)
            kept.group = group
            kept.children = [c for c in self.children if c.choice is not None and group in c.choice.groups]
        return kept

    def offered(self, choice: Selectable) -> Spot:
        """Return the spot of something that may be chosen for this, and counts for nothing as yet."""
        spot = Spot(SpotKind.SELECTION, f"{self.id}+{choice.id}", self)
        spot.choice = choice
        spot.number = 0
        spot.catalogue = self.catalogue
        spot.categories = dict(choice.categories)
        return spot
