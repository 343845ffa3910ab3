"""What lists cost in other currencies than PA: one list is soon evaluated, all of a club's are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from desktop.operations.catalogue_names import others_of
from desktop.operations.desk import Desk
from desktop.operations.trouble import known_trouble
from rules.armies import Army
from rules.text import Refusal


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
    """Work it out for each of some lists of which it is not known yet; give their ids one by one.

    Of one that cannot be read nothing is told: why not is said where it is looked at.
    """
    for army in armies:
        if known_others(desk, army) is None:
            found = known_trouble(others_of)(desk, replace(army, id=""))  # the sums alone are kept
            desk.others[army.id] = army, {} if isinstance(found, Refusal) else found
            yield army.id
