"""Change one force or selection somewhere in a list; all others stay the very same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.catalogue.roster import MOST, ForceState, RosterState, SelectionState
from rules.catalogue.selectables import Selectable

Selections = tuple[SelectionState, ...]
Forces = tuple[ForceState, ...]


def force_changed(roster: RosterState, id_: str, change: Callable[[ForceState], Forces]) -> RosterState:
    """Put others in the place of a force, or none."""
    return replace(roster, forces=_in_forces(roster.forces, id_, change))


def selection_changed(
    roster: RosterState, id_: str, change: Callable[[SelectionState], Selections]
) -> RosterState:
    """Put others in the place of a selection, or none."""
    return replace(roster, forces=_in_every(roster.forces, lambda found: _in(found, id_, change)))


def held_changed(roster: RosterState, id_: str, change: Callable[[Selections], Selections]) -> RosterState:
    """Change what was chosen for a force or a selection."""

    def in_force(force: ForceState) -> Forces:
        return (replace(force, selections=change(force.selections)),)

    def in_selection(selection: SelectionState) -> Selections:
        return (replace(selection, selections=change(selection.selections)),)

    return selection_changed(force_changed(roster, id_, in_force), id_, in_selection)


def add(
    roster: RosterState, holder: str, choice: Selectable, number: int
) -> tuple[RosterState, tuple[str, ...]]:
    """Choose an entry anew, so many times; those that stand apart one by one."""
    made = []
    for _ in range(number if choice.apart else 1):
        roster, id_ = roster.named()
        made.append(SelectionState(id_, choice.id, 1 if choice.apart else min(number, MOST)))
    return held_changed(roster, holder, lambda found: (*found, *made)), tuple(each.id for each in made)


def _in_forces(found: Forces, id_: str, change: Callable[[ForceState], Forces]) -> Forces:
    made: list[ForceState] = []
    for force in found:
        if force.id == id_:
            made += change(force)
        else:
            within = _in_forces(force.forces, id_, change)
            made.append(replace(force, forces=within))
    return tuple(made)


def _in_every(found: Forces, change: Callable[[Selections], Selections]) -> Forces:
    made = []
    for force in found:
        selections, forces = change(force.selections), _in_every(force.forces, change)
        same = selections is force.selections and forces is force.forces
        made.append(force if same else replace(force, selections=selections, forces=forces))
    return tuple(made) if any(a is not b for a, b in zip(made, found, strict=True)) else found


def _in(found: Selections, id_: str, change: Callable[[SelectionState], Selections]) -> Selections:
    for at, each in enumerate(found):
        if each.id == id_:
            return (*found[:at], *change(each), *found[at + 1 :])
        within = _in(each.selections, id_, change)
        if within is not each.selections:
            return (*found[:at], replace(each, selections=within), *found[at + 1 :])
    return found
