"""What would mend a limit that asks for more: each choice that it counts, for its owner to take one."""

from __future__ import annotations

import math
from collections.abc import Iterator

from desktop.operations.bringing import is_choice
from desktop.operations.evaluated_list import AskedChoice, EvaluatedList
from rules.catalogue.broken import BrokenKind, BrokenLimit
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.listing import holder_of
from rules.catalogue.offers import offered
from rules.catalogue.places import is_offered
from rules.catalogue.selectables import Selectable
from rules.catalogue.spots import Spot
from rules.legality import Problem


def remedies(made: EvaluatedList, problem: Problem) -> tuple[AskedChoice, ...]:
    """Return the choices of which any would bring a list nearer to what a limit asks for, once each.

    Cards are none of them: they are added from the library.
    """
    limit = made.limit_of(problem)
    if limit is None or limit.kind is not BrokenKind.TOO_FEW or limit.currency:
        return ()
    evaluator = made.evaluator
    scene = evaluator.scene
    spots = [scene.by_id[limit.where_id]] if limit.where_id in made.found.selections else []
    for among in (spots, [*scene.forces, *scene.selections]):
        if found := tuple(_mending(evaluator, among, limit)):
            return found
    return ()


def _mending(evaluator: Evaluator, spots: list[Spot], limit: BrokenLimit) -> Iterator[AskedChoice]:
    told: set[str] = set()
    for spot in spots:
        holder, under = holder_of(spot.id)
        for choice, alone in _counted(spot, limit):
            each = offered(evaluator, spot, choice)
            if choice.id in told or each.hidden or each.against is not None:
                continue
            told.add(choice.id)  # once: allies need not choose it, too
            number = max(1, math.ceil(limit.bound - limit.counted)) if alone else 1
            costs = {key: (cost.total or 0) * number for key, cost in each.costs.items() if cost.total}
            yield AskedChoice(holder, under, choice.id, each.name, number, costs)


def _counted(spot: Spot, limit: BrokenLimit) -> Iterator[tuple[Selectable, bool]]:
    """Give what may be chosen for something and would count, and whether it alone does."""
    groups = {group.id for group in spot.branch.groups if limit.entry == group.id}
    for choice in spot.branch.entries:
        alone = limit.entry in (choice.id, choice.entry.id)
        within = any(group.id in groups for group in choice.groups) or limit.entry in choice.categories
        open_ = spot.force is None or is_offered(choice, spot.force)
        if open_ and (alone or within) and is_choice(choice):
            yield choice, alone
