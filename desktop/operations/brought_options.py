"""What a list chose for itself because of its cards, as options of these: the spells of this mage.

The list keeps them with its force. Battles, paper and marks read them with the card that knows them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from db.exchange.battlescribe.options import kind_of
from desktop.operations.bringing import brought
from desktop.operations.catalogue_lists import evaluated
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from rules.armies import Army, Entry, ListForce, ListPick, Muster, Option
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.listing import selection_id
from rules.catalogue.spots import Spot


def with_brought(desk: Desk, muster: Muster) -> Muster:
    """Return an army whose entries have what its forces chose because of them among their options.

    Each is paid once, with the first entry that brings it, and no more by its force. What no entry brings is
    told beside them.
    """
    army = muster.army
    made = evaluated(desk, army) if any(force.picks for force in army.forces) else None
    if made is None:
        named = tuple(_named(army))
        return replace(muster, own=named) if named else muster
    evaluator = made.evaluator
    paid: dict[str, float] = {}
    entries = tuple(_with_options(desk, made, evaluator, entry, paid) for entry in army.entries)
    forces = tuple(
        replace(
            force, pa=force.pa - sum(paid.get(selection_id(force.id, pick.id), 0) for pick in force.picks)
        )
        for force in army.forces
    )
    own = tuple(_own(made, paid))
    return replace(muster, army=replace(army, entries=entries, forces=forces), own=own)


def _named(army: Army) -> Iterator[Option]:
    """Give what forces chose by the names that its file gave it, where no catalogue is here to say more.

    What only holds others is left out.
    """
    for force in army.forces:
        holding = {pick.under for pick in force.picks}
        for pick in force.picks:
            if pick.name and pick.id not in holding:
                name = pick.name if pick.number == 1 else f"{pick.name} ×{pick.number}"
                yield Option(name, pa=None if force.pa else 0)  # the force knows no price but that of all


def _own(made: EvaluatedList, paid: Collection[str]) -> Iterator[Option]:
    """Give what the forces of a list chose and none of its entries brings, with its price in PA."""
    for force in made.army.forces:
        tops = {pick.id: _top(force, pick) for pick in force.picks}
        brought = {tops[pick.id] for pick in force.picks if selection_id(force.id, pick.id) in paid}
        for pick in force.picks:
            found = made.found.selections.get(selection_id(force.id, pick.id))
            if found is not None and tops[pick.id] not in brought:
                cost = found.costs.get(made.points)
                name = found.name if found.number == 1 else f"{found.name} ×{found.number}"
                yield Option(name, pa=0 if cost is None else cost.total or 0)


def _top(force: ListForce, pick: ListPick) -> str:
    """Return the outermost pick that a pick of a force stands under, itself where it stands under none."""
    under = {each.id: each.under for each in force.picks}
    found = pick.id
    while under.get(found):
        found = under[found]
    return found


def brought_names(made: EvaluatedList | None) -> dict[str, list[str]]:
    """Name what the forces of a list chose because of its entries, by these."""
    if made is None or not any(force.picks for force in made.army.forces):
        return {}
    evaluator, found = made.evaluator, made.found.selections
    return {
        entry.id: [found[spot.id].name for spot in _chosen(made, evaluator, entry)]
        for entry in made.army.entries
    }


def _with_options(
    desk: Desk, made: EvaluatedList, evaluator: Evaluator, entry: Entry, paid: dict[str, float]
) -> Entry:
    chosen = list(_chosen(made, evaluator, entry))
    nodes = {spot.choice.entry.id for spot in chosen if spot.choice is not None}
    known = desk.library.memory.offers_from(nodes) if nodes else {}
    options = []
    for spot in chosen:
        assert spot.choice is not None
        found = made.found.selections[spot.id]
        cost = found.costs.get(made.points)
        pa = 0 if spot.id in paid or cost is None else cost.total or 0
        paid.setdefault(spot.id, pa)
        names = tuple(group.node.name for group in spot.choice.groups)
        offer = known.get(spot.choice.entry.id)
        option = Option(found.name, kind_of(names, found.name)) if offer is None else offer.option
        name = found.name if spot.number == 1 else f"{found.name} ×{spot.number}"
        options.append(replace(option, name=name, pa=pa, pick=""))
    return replace(entry, options=(*entry.options, *options)) if options else entry


def _chosen(made: EvaluatedList, evaluator: Evaluator, entry: Entry) -> Iterator[Spot]:
    """Give what a force chose because of an entry, but for what costs nothing and only holds others."""
    if entry.id not in evaluator.scene.by_id:
        return
    force: ListForce = next(force for force in made.army.forces if force.id == entry.force)
    roots = {choice.id for choice in brought(evaluator, entry)}
    for pick in force.picks:
        top = evaluator.scene.by_id.get(selection_id(force.id, pick.id))
        if pick.under or pick.node not in roots or top is None:
            continue
        costs = made.found.selections[top.id].costs.values()
        heading = bool(top.children) and not any(cost.total for cost in costs)
        yield from (each for each in (top, *top.within(True, False)) if each is not top or not heading)
