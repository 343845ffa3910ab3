"""What the catalogues would choose by themselves: offered, and chosen only by who asks for it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from rules.catalogue.changes import Limit
from rules.catalogue.editing import add
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.logic import MIN, SELECTIONS
from rules.catalogue.meaning import Meaning
from rules.catalogue.places import is_offered
from rules.catalogue.roster import MOST, RosterState
from rules.catalogue.selectables import Branch, Selectable
from rules.catalogue.shelf import Shelf
from rules.catalogue.spots import Spot, SpotKind
from rules.catalogue.unfolded import Unfolded

MOST_AT_ONCE = 200
"""So many selections are chosen for one thing at most; nobody's data ask for more."""

Wanted = tuple[Selectable, int]


def wanted(shelf: Shelf, roster: RosterState, holder: str, meaning: Meaning = Meaning.OURS) -> list[Wanted]:
    """Return what least limits ask for beneath a force or selection, and how many more of each.

    Where they ask nothing of an entry, a group may ask for the one that it chooses by itself.
    """
    evaluator = Evaluator(shelf, roster, meaning)
    spot = evaluator.scene.by_id.get(holder)
    return [] if spot is None else wanted_at(evaluator, spot)


def wanted_at(evaluator: Evaluator, spot: Spot) -> list[Wanted]:
    """Return the same for one place of a list that is evaluated already."""
    found = [
        (choice, more)
        for choice in spot.branch.demanding
        if (spot.force is None or is_offered(choice, spot.force))
        and (more := _lacking(evaluator, spot, choice, spot.offered(choice), choice.collective)) > 0
    ]
    return found or list(_of_groups(evaluator, spot))


def fill(
    shelf: Shelf, roster: RosterState, holder: str, meaning: Meaning = Meaning.OURS
) -> tuple[RosterState, tuple[tuple[str, str], ...]]:
    """Choose all that is wanted beneath a force or selection, and beneath that.

    Returns what was chosen: its entry's id and its own. What would choose itself again is chosen once.
    """
    made: list[tuple[str, str]] = []
    left: list[tuple[str, frozenset[str]]] = [(holder, frozenset())]
    while left:
        at, above = left.pop(0)
        chosen: set[str] = set()
        while more := [
            (choice, min(number, MOST_AT_ONCE - len(made)))
            for choice, number in wanted(shelf, roster, at, meaning)
            if choice.entry.id not in above and choice.id not in chosen and len(made) < MOST_AT_ONCE
        ]:
            choice, number = more[0]
            chosen.add(choice.id)
            roster, ids = add(roster, at, choice, number)
            made += ((choice.id, id_) for id_ in ids)
            if _asks(choice.branch):
                left += ((id_, above | {choice.entry.id}) for id_ in ids)
    return roster, tuple(made)


def _asks(branch: Branch) -> bool:
    """Tell whether anything is wanted there, whatever was chosen elsewhere."""
    return bool(branch.demanding) or any(group.default is not None and group.least for group in branch.groups)


def _of_groups(evaluator: Evaluator, spot: Spot) -> Iterable[Wanted]:
    for group in spot.branch.groups:
        if group.default is not None and group.least:
            more = _lacking(evaluator, spot, group, spot.part(group), group.collective)
            if more > 0:
                yield group.default, more


def _lacking(evaluator: Evaluator, holder: Spot, thing: Unfolded, spot: Spot, per_model: bool) -> int:
    return max(
        (_less_than(evaluator, holder, thing, spot, limit, per_model) for limit in thing.least), default=0
    )


def _less_than(
    evaluator: Evaluator, holder: Spot, thing: Unfolded, spot: Spot, limit: Limit, per_model: bool
) -> int:
    node = limit.node
    scope = evaluator.counter.scope(node.scope, spot)
    if node.kind != MIN or node.field != SELECTIONS or node.percent or scope is None:
        return 0
    least = evaluator.applying.number(node.value, thing.changes.get(node.id, ()), spot)
    if per_model and holder.kind is SpotKind.SELECTION:
        least *= holder.number
    counted = evaluator.counter.count(node, scope, thing.node.id if node.shared else thing.id)
    return min(math.ceil(least - (counted or 0)), MOST)
