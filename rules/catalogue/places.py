"""What stands where: what a force has room for, what is hidden, and what a spot is called."""

from __future__ import annotations

from rules.catalogue.applying import Applying
from rules.catalogue.logic import HIDDEN
from rules.catalogue.nodes import ForceNode
from rules.catalogue.selectables import Selectable
from rules.catalogue.spots import Spot, SpotKind
from rules.catalogue.unfolded import Unfolded


def is_offered(choice: Selectable, force: ForceNode) -> bool:
    """Tell whether a kind of force has room for an entry: for its first category, if it has one."""
    return not choice.primary or any(link.target == choice.primary for link in force.categories)


def whole_name(spot: Spot) -> tuple[object, ...]:
    """Name a spot as no other is named."""
    return spot.kind, spot.id, spot.in_force.id


def is_hidden(applying: Applying, thing: Unfolded, spot: Spot, holder: Spot) -> bool:
    """Tell whether something is hidden, by itself or with a group that it stands in."""
    if not thing.may_hide:
        return False
    return applying.flag(thing.hidden, thing.changes.get(HIDDEN, ()), spot) or any(
        applying.flag(group.hidden, group.changes.get(HIDDEN, ()), holder.part(group))
        for group in thing.groups
    )


def place_of(spot: Spot) -> tuple[SpotKind, str, str]:
    """Name a spot: what it is, which one, and its id in the catalogue."""
    if spot.kind is SpotKind.GROUP and spot.parent is not None:
        spot = spot.parent
    if spot.choice is not None:
        return spot.kind, spot.id, spot.choice.id
    if spot.force is not None:
        return spot.kind, spot.id, spot.force.id
    return spot.kind, spot.id, spot.id
