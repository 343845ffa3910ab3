"""What a list may choose for itself because a card is in it: the spells of this mage."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rules.armies import Army, Entry
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.info import info_of
from rules.catalogue.listing import selection_id
from rules.catalogue.logic import HIDDEN, ConditionGroupNode, GuardNode
from rules.catalogue.selectables import Selectable
from rules.catalogue.spots import Spot

UPGRADE = "upgrade"


def is_choice(choice: Selectable) -> bool:
    """Tell whether something is chosen and is no card: an upgrade, or a model that shows and holds nothing.

    Files keep notes for their users as such models.
    """
    return choice.entry.kind == UPGRADE or not (_shows(choice) or choice.branch.entries)


def is_given(evaluator: Evaluator, force: Spot, choice: Selectable) -> bool:
    """Tell whether what a list is asked for is no question: it is free, and shows and asks nothing itself.

    Such are a heading that other choices stand beneath, which bring it with them, and a note for the reader.
    """
    branch, costs = choice.branch, evaluator.costs.of(force.offered(choice)).values()
    asks = branch.demanding or any(group.least for group in branch.groups)
    return is_choice(choice) and not (_shows(choice) or asks or any(cost.total for cost in costs))


def note_of(evaluator: Evaluator, force: Spot, choice: Selectable) -> str:
    """Return what the rules say that come with a choice, on one line."""
    spot = force.offered(choice)
    shown = info_of(choice.shelf, choice.catalogue, choice.parts, evaluator.applying, spot)
    return " ".join(" ".join(rule.description for rule in shown.rules).split())


def _shows(choice: Selectable) -> bool:
    """Tell whether a choice has more to show than words to its reader."""
    return any(part.profiles or part.info_links or part.info_groups for part in choice.parts)


def brought(evaluator: Evaluator, entry: Entry) -> list[Selectable]:
    """Return what the force of an entry is offered because the entry is in it."""
    names = _called(evaluator, entry)
    around = evaluator.scene.by_id[entry.force].branch
    return [each for each in around.entries if _asks_for(each, names) and is_choice(each)]


def bringers(evaluator: Evaluator, army: Army) -> dict[str, str]:
    """Return the first entry that brings each of the things that forces are offered so, by their ids."""
    found: dict[str, str] = {}
    for entry in army.entries:
        if entry.id in evaluator.scene.by_id:
            for each in brought(evaluator, entry):
                found.setdefault(each.id, entry.id)
    return found


def _called(evaluator: Evaluator, entry: Entry) -> frozenset[str]:
    """Return all ids by which an entry and what it picked are called."""
    ids = (entry.id, *(selection_id(entry.id, pick.id) for pick in entry.picks))
    spots = (evaluator.scene.by_id.get(id_) for id_ in ids)
    return frozenset(
        name for spot in spots if spot is not None and spot.choice is not None for name in spot.choice.names
    )


def _asks_for(choice: Selectable, names: Collection[str]) -> bool:
    """Tell whether something shows itself because of one of some ids."""
    guards = [guard for change in choice.changes.get(HIDDEN, ()) for guard in change.guards]
    return any(child in names for guard in guards for child in _children(guard))


def _children(guard: GuardNode) -> Iterator[str]:
    yield from (query.child for query in (*guard.conditions, *guard.repeats))
    left: list[ConditionGroupNode] = [*guard.condition_groups]
    while left:
        group = left.pop()
        yield from (condition.child for condition in group.conditions)
        left += group.groups
