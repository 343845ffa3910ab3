"""What lists cost in other currencies than PA: one list is soon evaluated, all of a club's are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from desktop.operations.catalogue_names import others_of
from desktop.operations.desk import Desk
from rules.armies import Army


def known_others(desk: Desk, army: Army) -> Mapping[str, float] | None:
    """Return what a list costs beside PA, by the names of currencies; None where nobody worked it out yet."""
    if not army.catalogues:
        return others_of(desk, army)
    made = desk.evaluated.get(army.id)
    if made is not None and made.army == army:
        return made.others
    told, others = desk.others.get(army.id, (None, None))
    return others if told == army else None


def work_out(desk: Desk, armies: Iterable[Army]) -> Iterator[str]:
    """Work it out for each of some lists of which it is not known yet; give their ids one by one."""
    for army in armies:
        if known_others(desk, army) is None:
            desk.others[army.id] = army, others_of(desk, replace(army, id=""))  # the sums alone are kept
            yield army.id
