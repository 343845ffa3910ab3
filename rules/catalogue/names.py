"""What the catalogues of a list call things and what these cost, also as a roster told it without them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rules.armies import Army, Entry, ListForce, ListPick, Per, ToldChoice, ToldForce, ToldSystem
from rules.catalogue.listing import selection_id

_PLACES = 6
"""Sums of prices are rounded to so many decimals: shares of a figure add up again."""


@dataclass(frozen=True, slots=True)
class CatalogueNames:
    """What the catalogues of a list call things and what these cost.

    ``forces`` stand by their ids, ``choices`` by the ids of selections, cards among them; their costs are
    those of all figures together. ``brings`` are the selections that forces chose because of an entry.
    """

    system: ToldSystem
    forces: Mapping[str, ToldForce]
    choices: Mapping[str, ToldChoice]
    brings: Mapping[str, tuple[str, ...]]

    @property
    def currencies(self) -> dict[str, str]:
        """The names of currencies, by their ids."""
        return dict(self.system.currencies)

    def others(self, costs: Mapping[str, float]) -> dict[str, float]:
        """Return costs in other currencies than PA, by the names of these."""
        names = self.currencies
        return {names.get(key, key): cost for key, cost in costs.items() if key != self.system.points}

    @property
    def totals(self) -> dict[str, float]:
        """What all of it costs, by the ids of currencies."""
        return summed(each.costs for each in self.choices.values())

    def costs_of(self, held: Entry | ListForce) -> dict[str, float]:
        """Return what an entry costs with all that it picked, or a force picked, by the ids of currencies."""
        ids = (held.id, *(selection_id(held.id, pick.id) for pick in held.picks))
        return summed(self.choices[id_].costs for id_ in ids if id_ in self.choices)

    def left(self, spending: Iterable[tuple[str, float]]) -> dict[str, float]:
        """Return what is left of the currencies that are limited, or that a choice gives."""
        limited = {key: most for key, most in spending if most >= 0}
        given = {key for each in self.choices.values() for key, cost in each.costs if cost < 0}
        totals = self.totals
        return {
            key: round(limited.get(key, 0) - totals.get(key, 0), _PLACES)
            for key in self.currencies
            if key != self.system.points and (key in given or key in limited)
        }

    def bringers(self) -> dict[str, str]:
        """Return the first entry that brings each of the selections that forces chose because of one."""
        found: dict[str, str] = {}
        for entry, brought in self.brings.items():
            for each in brought:
                found.setdefault(each, entry)
        return found


def summed(costs: Iterable[Iterable[tuple[str, float]]]) -> dict[str, float]:
    """Add up costs by the ids of currencies."""
    found: dict[str, float] = {}
    for each in costs:
        for key, amount in each:
            found[key] = round(found.get(key, 0) + amount, _PLACES)
    return found


def told_names(army: Army) -> CatalogueNames | None:
    """Return what the roster of a list told of catalogues that are not here; None for any other list."""
    if army.told is None or army.catalogues:
        return None
    choices: dict[str, ToldChoice] = {}
    for force in army.forces:
        choices |= _chosen(force.id, force.picks, 1)
    for entry in army.entries:
        if entry.told is not None:
            choices[entry.id] = _times(ToldChoice("", costs=entry.told.costs), entry.figures)
            choices |= _chosen(entry.id, entry.picks, entry.figures)
    return CatalogueNames(
        army.told,
        {force.id: force.told for force in army.forces if force.told is not None},
        choices,
        {entry.id: tuple(_brought(army, entry, choices)) for entry in army.entries},
    )


def told_prices(army: Army) -> Army:
    """Return a list whose forces pay what its roster told of what they chose; any other list as it is."""
    names = told_names(army)
    if names is None:
        return army
    points = names.system.points
    forces = (replace(force, pa=names.costs_of(force).get(points, 0)) for force in army.forces)
    return replace(army, forces=tuple(forces))


def untold(army: Army) -> Army:
    """Return a list without what its roster told: its catalogues are here, and say it."""
    forces = (replace(force, told=None, picks=_untold(force.picks)) for force in army.forces)
    entries = (replace(entry, told=None, picks=_untold(entry.picks)) for entry in army.entries)
    return replace(army, told=None, forces=tuple(forces), entries=tuple(entries))


def _untold(picks: Iterable[ListPick]) -> tuple[ListPick, ...]:
    return tuple(replace(pick, told=None) for pick in picks)


def _chosen(holder: str, picks: Iterable[ListPick], figures: int) -> dict[str, ToldChoice]:
    return {
        selection_id(holder, pick.id): _times(
            pick.told, pick.number * (figures if pick.per is Per.FIGURE else 1)
        )
        for pick in picks
        if pick.told is not None
    }


def _times(told: ToldChoice, number: int) -> ToldChoice:
    return replace(told, costs=tuple((key, round(each * number, _PLACES)) for key, each in told.costs))


def _brought(army: Army, entry: Entry, choices: Mapping[str, ToldChoice]) -> Iterator[str]:
    """Give what its force still holds of what an entry brings."""
    for pick in entry.told.brings if entry.told is not None else ():
        if (found := selection_id(entry.force, pick)) in choices:
            yield found
