"""What a list chose for itself because of its cards, as options of these: the spells of this mage.

The list keeps them with its force. Battles, paper and marks read them with the card that knows them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from db.exchange.battlescribe.options import kind_of
from desktop.operations.bringing import brought
from desktop.operations.catalogue_lists import evaluated
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from rules.armies import Army, Entry, ListForce, ListPick, Muster, Option
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.listing import selection_id
from rules.catalogue.names import CatalogueNames, told_names
from rules.catalogue.spots import Spot


@dataclass(frozen=True, slots=True)
class BroughtOptions:
    """What forces chose because of entries, by the ids of selections, and which of it each entry brings."""

    options: Mapping[str, Option] = field(default_factory=dict)
    brings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def with_brought(desk: Desk, muster: Muster) -> Muster:
    """Return an army whose entries have what its forces chose because of them among their options.

    Each is paid once, with the first entry that brings it, and no more by its force. What no entry brings is
    told beside them.
    """
    army = muster.army
    if not any(force.picks for force in army.forces):
        return muster
    made = evaluated(desk, army)
    names = told_names(army) if made is None else None
    if made is not None:
        found = brought_by_catalogues(desk, made)
    elif names is not None:
        found = _told(names, army)
    else:
        return muster
    paid: dict[str, float] = {}
    entries = tuple(_with_options(entry, found, paid) for entry in army.entries)
    forces = tuple(
        replace(
            force, pa=force.pa - sum(paid.get(selection_id(force.id, pick.id), 0) for pick in force.picks)
        )
        for force in army.forces
    )
    own = tuple(
        option
        for force, pick in _of_no_entry(army, paid)
        if (option := _own(selection_id(force.id, pick.id), pick, made, names)) is not None
    )
    return replace(muster, army=replace(army, entries=entries, forces=forces), own=own)


def brought_by_catalogues(desk: Desk, made: EvaluatedList) -> BroughtOptions:
    """Return what the forces of a list chose because of its entries, as its catalogues say."""
    evaluator = made.evaluator
    chosen = {entry.id: list(_chosen(made, evaluator, entry)) for entry in made.army.entries}
    spots = {spot.id: spot for spots in chosen.values() for spot in spots}
    nodes = {spot.choice.entry.id for spot in spots.values() if spot.choice is not None}
    known = desk.library.memory.offers_from(nodes) if nodes else {}
    options: dict[str, Option] = {}
    for id_, spot in spots.items():
        assert spot.choice is not None
        found = made.found.selections[id_]
        cost = found.costs.get(made.points)
        names = tuple(group.node.name for group in spot.choice.groups)
        offer = known.get(spot.choice.entry.id)
        option = Option(found.name, kind_of(names, found.name)) if offer is None else offer.option
        pa = 0 if cost is None else cost.total or 0
        options[id_] = replace(option, name=_times(found.name, found.number), pa=pa, pick="")
    return BroughtOptions(options, {key: tuple(spot.id for spot in each) for key, each in chosen.items()})


def _told(names: CatalogueNames, army: Army) -> BroughtOptions:
    """Return the same as the roster of a list told it."""
    numbers = {selection_id(f.id, pick.id): pick.number for f in army.forces for pick in f.picks}
    options = {
        id_: replace(told.option, name=_times(told.name, numbers[id_]))
        for id_, told in names.choices.items()
        if told.option is not None
    }
    brings = {key: tuple(id_ for id_ in ids if id_ in options) for key, ids in names.brings.items()}
    return BroughtOptions(options, brings)


def _times(name: str, number: int) -> str:
    return name if number == 1 else f"{name} ×{number}"


def _with_options(entry: Entry, found: BroughtOptions, paid: dict[str, float]) -> Entry:
    options = []
    for id_ in found.brings.get(entry.id, ()):
        option = found.options[id_]
        options.append(replace(option, pa=0) if id_ in paid else option)
        paid.setdefault(id_, option.pa or 0)
    return replace(entry, options=(*entry.options, *options)) if options else entry


def _of_no_entry(army: Army, paid: Mapping[str, float]) -> Iterator[tuple[ListForce, ListPick]]:
    """Give what the forces of a list chose and none of its entries brings."""
    for force in army.forces:
        tops = {pick.id: _top(force, pick) for pick in force.picks}
        brought = {tops[pick.id] for pick in force.picks if selection_id(force.id, pick.id) in paid}
        yield from ((force, pick) for pick in force.picks if tops[pick.id] not in brought)


def _own(id_: str, pick: ListPick, made: EvaluatedList | None, names: CatalogueNames | None) -> Option | None:
    """Return a choice of the list itself with its price in PA, None for one that nobody can name."""
    if made is not None:
        found = made.found.selections.get(id_)
        if found is None:
            return None
        cost = found.costs.get(made.points)
        return Option(_times(found.name, found.number), pa=0 if cost is None else cost.total or 0)
    told = names.choices.get(id_) if names is not None else None
    if told is None or names is None:
        return None
    return Option(_times(told.name, pick.number), pa=dict(told.costs).get(names.system.points, 0))


def _top(force: ListForce, pick: ListPick) -> str:
    """Return the outermost pick that a pick of a force stands under, itself where it stands under none."""
    under = {each.id: each.under for each in force.picks}
    found = pick.id
    while under.get(found):
        found = under[found]
    return found


def brought_names(army: Army, made: EvaluatedList | None) -> dict[str, list[str]]:
    """Name what the forces of a list chose because of its entries, by these."""
    if not any(force.picks for force in army.forces):
        return {}
    if made is None:
        names = told_names(army)
        told = _told(names, army) if names is not None else BroughtOptions()
        return {key: [told.options[id_].name for id_ in ids] for key, ids in told.brings.items()}
    evaluator, found = made.evaluator, made.found.selections
    return {
        entry.id: [found[spot.id].name for spot in _chosen(made, evaluator, entry)]
        for entry in made.army.entries
    }


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
