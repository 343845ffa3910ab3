"""A list laid out for one evaluation: every force and selection as a spot."""

from __future__ import annotations

from collections.abc import Iterable

from rules.catalogue.roster import ForceState, RosterState, SelectionState
from rules.catalogue.selectables import Branch, Selectable, unfold
from rules.catalogue.shelf import Shelf
from rules.catalogue.spots import Spot, SpotKind


class Scene:
    """The spots of a list, the roster's first; ``lost`` are selections that no catalogue knows any more."""

    def __init__(self, shelf: Shelf, roster: RosterState) -> None:
        self.shelf = shelf
        self.state = roster
        self.roster = Spot(SpotKind.ROSTER, "", None)
        self.by_id: dict[str, Spot] = {}
        self.lost: list[SelectionState] = []
        self.forces: list[Spot] = []
        self.selections: list[Spot] = []
        """Every selection, those within another before it."""
        for force in roster.forces:
            self._set_force(self.roster, force)

    def forget(self) -> None:
        """Count anew from now on."""
        for spot in (self.roster, *self.by_id.values()):
            spot.forget()

    def _set_force(self, parent: Spot, state: ForceState) -> None:
        spot = self.by_id[state.id] = Spot(SpotKind.FORCE, state.id, parent)
        spot.force = self.shelf.force(state.catalogue, state.entry)
        spot.catalogue = state.catalogue
        spot.offer = root_branch(self.shelf, state.catalogue)
        parent.forces.append(spot)
        self.forces.append(spot)
        self._set_selections(spot, state.selections)
        for force in state.forces:
            self._set_force(spot, force)

    def _set_selections(self, parent: Spot, states: Iterable[SelectionState]) -> None:
        for state in states:
            choice = parent.branch.by_id.get(state.entry)
            if choice is None:
                self.lost.append(state)
                continue
            spot = self.by_id[state.id] = Spot(SpotKind.SELECTION, state.id, parent)
            spot.choice = choice
            spot.number = state.number
            spot.catalogue = parent.catalogue
            spot.categories = dict(choice.categories)
            parent.children.append(spot)
            self._set_selections(spot, state.selections)
            self.selections.append(spot)


def root_branch(shelf: Shelf, catalogue: str) -> Branch:
    """Return what a force of a catalogue chooses from: its own, its system's, and what it imports."""
    kept: Branch | None = shelf.kept.get(catalogue)
    if kept is None:
        own = shelf.by_id.get(catalogue)
        found = [own] if own is not None else []
        imported = {link.target for each in found for link in each.catalogue_links if link.imports_entries}
        others = [each for each in shelf.reach(catalogue) if each is not own]
        found += [each for each in others if not each.system]
        taken = [each for each in others if each.id in imported]
        first, then = (unfold(shelf, catalogue, each, (), root=True) for each in (found, taken))
        entries = (*first.entries, *(entry for entry in then.entries if _travels(entry)))
        around = {group for entry in entries for group in entry.groups}
        groups = tuple(group for group in (*first.groups, *then.groups) if group in around)
        cut = first.cut or then.cut
        kept = shelf.kept[catalogue] = Branch(entries, groups, cut)
    return kept


def _travels(entry: Selectable) -> bool:
    """Tell whether a catalogue lets others have an entry."""
    return entry.entry.imported and all(link.imported for link in entry.links)
