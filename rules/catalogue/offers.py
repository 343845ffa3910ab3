"""What may be chosen for something now: each with its price for one and what it is limited to there.

Nothing is unfolded beneath an offer until somebody opens it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.catalogue.evaluation import Evaluator
from rules.catalogue.limits import PARENT
from rules.catalogue.logic import MAX, MIN, SELECTIONS
from rules.catalogue.places import is_hidden, is_offered
from rules.catalogue.selectables import Selectable, SelectableGroup
from rules.catalogue.spots import Spot
from rules.catalogue.unfolded import Unfolded
from rules.text import Explained, Message


@dataclass(frozen=True, slots=True)
class OfferedEntry:
    """An entry that may be chosen."""

    id: str
    name: str
    hidden: bool
    costs: Mapping[str, Explained]
    """What one of it costs now, by currency."""
    number: int
    """How many are chosen there."""
    least: float
    most: float | None
    """How many may be there; None is any number."""
    against: Message | None
    """Why one more of it would break a limit."""
    opens: bool
    """Whether it offers anything in turn."""
    spot: Spot
    """Where it would stand, to be asked for its own offers."""


@dataclass(frozen=True, slots=True)
class OfferedGroup:
    """A group to choose from; that of no name is all that stands in none."""

    id: str
    name: str
    hidden: bool
    number: int
    least: float
    most: float | None
    entries: tuple[OfferedEntry, ...]
    groups: tuple[OfferedGroup, ...]


def offers(evaluator: Evaluator, holder: Spot) -> OfferedGroup:
    """Return what may be chosen for a force or a selection, or for what is itself only offered."""
    found = [each for each in holder.branch.entries if holder.force is None or is_offered(each, holder.force)]
    return OfferedGroup(
        "", "", False, sum(child.number for child in holder.children), 0, None,
        tuple(offered(evaluator, holder, each) for each in found if not each.groups),
        _groups(evaluator, holder, holder.branch.groups, None, found),
    )  # fmt: skip


def _groups(
    evaluator: Evaluator,
    holder: Spot,
    groups: Iterable[SelectableGroup],
    around: SelectableGroup | None,
    found: list[Selectable],
) -> tuple[OfferedGroup, ...]:
    made = []
    for group in groups:
        if (group.groups[-1] if group.groups else None) is not around:
            continue
        part = holder.part(group)
        least, most = _bounds(evaluator, group, part, holder, group.per_model)
        made.append(
            OfferedGroup(
                group.id,
                evaluator.applying.text(group.group.name, group.changes.get("name", ()), part),
                is_hidden(evaluator.applying, group, part, holder),
                sum(child.number for child in part.children),
                least,
                most,
                tuple(offered(evaluator, holder, each) for each in found if each.groups[-1:] == (group,)),
                _groups(evaluator, holder, holder.branch.groups, group, found),
            )
        )
    return tuple(made)


def offered(evaluator: Evaluator, holder: Spot, choice: Selectable) -> OfferedEntry:
    """Return one thing that may be chosen for a force or a selection."""
    spot = holder.offered(choice)
    least, most = _bounds(evaluator, choice, spot, holder, choice.collective)
    return OfferedEntry(
        choice.id,
        evaluator.applying.text(choice.entry.name, choice.changes.get("name", ()), spot),
        is_hidden(evaluator.applying, choice, spot, holder),
        evaluator.costs.of(spot),
        sum(child.number for child in holder.children if child.choice is choice),
        least,
        most,
        evaluator.limits.against(holder, choice),
        any(part.entries or part.groups or part.links for part in choice.parts),
        spot,
    )


def _bounds(
    evaluator: Evaluator, thing: Unfolded, spot: Spot, holder: Spot, per_model: bool
) -> tuple[float, float | None]:
    """Return how many selections of something a holder must and may have, all of it together."""
    least: float = 0
    most: float | None = None
    for limit in thing.limits:
        node = limit.node
        if node.scope != PARENT or node.field != SELECTIONS or node.percent:
            continue
        value = evaluator.applying.number(node.value, thing.changes.get(node.id, ()), spot)
        if node.kind == MIN:
            least = max(least, value)
        elif node.kind == MAX and value >= 0:
            value *= evaluator.limits.sharing(node, holder, per_model)
            most = value if most is None else min(most, value)
    return least, most
