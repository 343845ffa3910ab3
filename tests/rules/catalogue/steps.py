"""The steps by which a list is built; each takes a list and returns a changed one.

None of them chooses anything by itself: what the catalogues would choose is asked of
:mod:`rules.catalogue.wanting`.
"""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.editing import add, force_changed, held_changed, selection_changed
from rules.catalogue.meaning import Meaning
from rules.catalogue.roster import MOST, ForceState, RosterState, SelectionState
from rules.catalogue.scene import Scene
from rules.catalogue.selectables import Selectable
from rules.catalogue.shelf import Shelf
from rules.catalogue.spots import Spot, SpotKind
from tests.rules.catalogue.growing import follows, grown


class NotOfferedError(LookupError):
    """Something that is not there, or is not offered there."""


def begin(shelf: Shelf, system: str, name: str = "") -> RosterState:
    """Begin a list; as much may be spent as the system says."""
    kinds = shelf.cost_types(system).values()
    return RosterState(system, name, limits=tuple((kind.id, kind.limit) for kind in kinds))


# Forces ----------------------------------------------------------------------------------------------


def add_force(
    shelf: Shelf, roster: RosterState, entry: str, catalogue: str, parent: str = ""
) -> tuple[RosterState, str]:
    """Add a force of a kind, to the list or to a force. Raises NotOfferedError."""
    if shelf.force(catalogue, entry) is None:
        raise NotOfferedError(entry)
    roster, id_ = roster.named()
    made = ForceState(id_, entry, catalogue)
    if not parent:
        return replace(roster, forces=(*roster.forces, made)), id_
    return force_changed(roster, parent, lambda at: (replace(at, forces=(*at.forces, made)),)), id_


def remove_force(roster: RosterState, force: str) -> RosterState:
    """Take a force away with all that is in it."""
    return force_changed(roster, force, lambda at: ())


def duplicate_force(roster: RosterState, force: str) -> tuple[RosterState, str]:
    """Copy a force with all that is in it. Raises NotOfferedError."""
    found = next((each for each in roster.every_force() if each.id == force), None)
    if found is None:
        raise NotOfferedError(force)
    roster, copy = _copied_force(roster, found)
    return force_changed(roster, force, lambda at: (at, copy)), copy.id


# Selections ------------------------------------------------------------------------------------------


def select(
    shelf: Shelf, roster: RosterState, holder: str, entry: str, meaning: Meaning = Meaning.OURS
) -> tuple[RosterState, str]:
    """Choose one of an entry for a force or a selection; what is collective, one for every model.

    The id is that of the selection made, or of the one that is more now. Raises NotOfferedError.
    """
    spot = _spot(shelf, roster, holder)
    choice = spot.branch.called(entry)
    if choice is None:
        raise NotOfferedError(entry)
    each_model = choice.collective and spot.kind is SpotKind.SELECTION
    shares = each_model and spot.root is not spot and not meaning.keeps_to_one
    made = ""
    for each in _like(spot) if shares else [spot]:
        roster, id_ = _chosen(roster, each, choice, each.number if each_model else 1, meaning)
        made = id_ if each is spot else made
    return roster, made


def deselect(
    shelf: Shelf, roster: RosterState, selection: str, meaning: Meaning = Meaning.OURS
) -> RosterState:
    """Choose one less of a selection; of what is collective, one less for every model."""
    spot = _spot(shelf, roster, selection)
    holder, choice = spot.parent, spot.choice
    if holder is None or not follows(choice) or holder.kind is not SpotKind.SELECTION:
        return _renumbered(roster, spot, spot.number - 1, meaning)
    for each in [holder] if meaning.keeps_to_one else _like(holder):
        for child in each.children:
            if child is spot or (
                each is not holder
                and child.choice is not None
                and choice is not None
                and child.choice.id == choice.id
            ):
                roster = _renumbered(roster, child, child.number - each.number, meaning)
    return roster


def remove(roster: RosterState, selection: str) -> RosterState:
    """Take a selection away, however many of it there are, with all that was chosen for it."""
    return selection_changed(roster, selection, lambda at: ())


def set_number(
    shelf: Shelf, roster: RosterState, selection: str, number: int, meaning: Meaning = Meaning.OURS
) -> RosterState:
    """Say how many of a selection there are; of what is collective, how many for each model."""
    spot = _spot(shelf, roster, selection)
    holder, choice = spot.parent, spot.choice
    if holder is None or choice is None or (choice.apart and not meaning.counts_apart):
        return roster
    if not follows(choice) or holder.kind is not SpotKind.SELECTION:
        return _renumbered(roster, spot, number, meaning)
    now = spot.number // holder.number
    for _ in range(min(number, MOST) - now):
        roster, _id = select(shelf, roster, holder.id, choice.id, meaning)
    for _ in range(now - max(number, 0)):
        roster = deselect(shelf, roster, selection, meaning)
    return roster


def duplicate(shelf: Shelf, roster: RosterState, selection: str) -> tuple[RosterState, str]:
    """Copy a selection with all that was chosen for it. Raises NotOfferedError."""
    holder = _spot(shelf, roster, selection).parent
    copies: list[SelectionState] = []
    following = roster

    def copied(found: SelectionState) -> tuple[SelectionState, ...]:
        nonlocal following
        following, copy = _copied_selection(roster, found)
        copies.append(copy)
        return (found,)

    selection_changed(roster, selection, copied)
    assert holder is not None
    return held_changed(following, holder.id, lambda found: (*found, *copies)), copies[0].id


# What is said of a list ------------------------------------------------------------------------------


def set_limit(roster: RosterState, cost_type: str, value: float) -> RosterState:
    """Say how much of a currency may be spent; below zero, any amount."""
    return replace(roster, limits=tuple({**dict(roster.limits), cost_type: value}.items()))


def set_words(roster: RosterState, held: str, name: str, notes: str) -> RosterState:
    """Give a force or a selection a name and notes of the player's own."""
    roster = force_changed(roster, held, lambda at: (replace(at, own_name=name, own_notes=notes),))
    return selection_changed(roster, held, lambda at: (replace(at, own_name=name, own_notes=notes),))


# -----------------------------------------------------------------------------------------------------


def _spot(shelf: Shelf, roster: RosterState, id_: str) -> Spot:
    spot = Scene(shelf, roster).by_id.get(id_)
    if spot is None:
        raise NotOfferedError(id_)
    return spot


def _like(spot: Spot) -> list[Spot]:
    """Return the selections of the same entry beside one, and itself."""
    assert spot.parent is not None
    return [each for each in spot.parent.children if each.choice is spot.choice]


def _chosen(
    roster: RosterState, spot: Spot, choice: Selectable, number: int, meaning: Meaning
) -> tuple[RosterState, str]:
    found = next((child for child in spot.children if child.choice is choice), None)
    if found is None or choice.apart:
        roster, ids = add(roster, spot.id, choice, number)
        return roster, ids[0]
    return _renumbered(roster, found, found.number + number, meaning), found.id


def _renumbered(roster: RosterState, spot: Spot, number: int, meaning: Meaning) -> RosterState:
    if number < 1:
        return remove(roster, spot.id)
    return selection_changed(roster, spot.id, lambda at: (grown(at, spot.branch, number, meaning),))


def _copied_force(roster: RosterState, force: ForceState) -> tuple[RosterState, ForceState]:
    """Copy a force; all in it has new ids."""
    roster, id_ = roster.named()
    roster, selections = _copied_all(roster, force.selections)
    forces: list[ForceState] = []
    for each in force.forces:
        roster, copy = _copied_force(roster, each)
        forces.append(copy)
    return roster, replace(force, id=id_, selections=selections, forces=tuple(forces))


def _copied_selection(roster: RosterState, selection: SelectionState) -> tuple[RosterState, SelectionState]:
    """Copy a selection; all in it has new ids."""
    roster, id_ = roster.named()
    roster, selections = _copied_all(roster, selection.selections)
    return roster, replace(selection, id=id_, selections=selections)


def _copied_all(
    roster: RosterState, found: tuple[SelectionState, ...]
) -> tuple[RosterState, tuple[SelectionState, ...]]:
    copies = []
    for each in found:
        roster, copy = _copied_selection(roster, each)
        copies.append(copy)
    return roster, tuple(copies)
