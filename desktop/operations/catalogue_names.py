"""What the catalogues of a list call things: as they say it, or as its roster told it without them."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.operations.brought_options import BroughtOptions, brought_by_catalogues
from desktop.operations.catalogue_lists import catalogue_mark, evaluated
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from rules.armies import Army, ToldChoice, ToldForce, ToldSystem
from rules.catalogue.names import CatalogueNames, told_names
from rules.text import Explained


def names_of(desk: Desk, army: Army) -> CatalogueNames | None:
    """Return what the catalogues of a list call things and what these cost; None where nobody knows any."""
    made = evaluated(desk, army)
    if made is None:
        return told_names(army)
    found = brought_by_catalogues(desk, made) if any(f.picks for f in army.forces) else BroughtOptions()
    choices = {
        id_: ToldChoice(each.name, each.kind, each.group, _totals(each.costs), found.options.get(id_))
        for id_, each in made.found.selections.items()
    }
    return CatalogueNames(_system(desk, army, made), dict(_forces(army, made)), choices, found.brings)


def others_of(desk: Desk, army: Army) -> dict[str, float]:
    """Return the totals of a list in other currencies than PA that anything costs or gives, by name."""
    made = evaluated(desk, army)
    return told_others(told_names(army)) if made is None else made.others


def told_others(told: CatalogueNames | None) -> dict[str, float]:
    """Return the same of what a roster told of its catalogues; nothing where none told any."""
    if told is None:
        return {}
    paid = {key for each in told.choices.values() for key, cost in each.costs if cost}
    return told.others({key: total for key, total in told.totals.items() if key in paid})


def _totals(costs: Mapping[str, Explained]) -> tuple[tuple[str, float], ...]:
    return tuple((key, cost.total or 0) for key, cost in costs.items())


def _system(desk: Desk, army: Army, made: EvaluatedList) -> ToldSystem:
    """Return the game system of the first force."""
    first = made.shelf.by_id.get(army.forces[0].catalogue) if army.forces else None
    system = made.shelf.by_id.get(first.system or first.id) if first is not None else None
    id_, name, revision = (system.id, system.name, system.revision) if system is not None else ("", "", "")
    currencies = tuple((key, kind.name) for key, kind in made.currencies.items())
    return ToldSystem(id_, name, revision, made.points, currencies, catalogue_mark(desk, army))


def _forces(army: Army, made: EvaluatedList) -> list[tuple[str, ToldForce]]:
    found = []
    for force in army.forces:
        kind, source = made.shelf.force(force.catalogue, force.node), made.shelf.by_id.get(force.catalogue)
        told = ToldForce(
            kind.name if kind is not None else "", source.name if source is not None else "",
            source.revision if source is not None else "1",
        )  # fmt: skip
        found.append((force.id, told))
    return found
