"""What may be chosen at a place: entries with their links followed and their groups opened.

The same shared entry stands at hundreds of places, each with what its link adds; so each is unfolded only
when somebody looks at what stands beneath it, and then kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from rules.catalogue.files import Catalogue
from rules.catalogue.nodes import ChoosableNode, EntryNode, GroupNode, LinkNode
from rules.catalogue.shelf import Shelf
from rules.catalogue.unfolded import Unfolded


@dataclass(frozen=True, eq=False)
class SelectableGroup(Unfolded):
    """A group at one place."""

    group: GroupNode
    members: list[Selectable] = field(default_factory=list)
    """All entries in it and in the groups within it; filled once, while it is unfolded."""

    @property
    def node(self) -> GroupNode:
        """The group itself."""
        return self.group

    @cached_property
    def per_model(self) -> bool:
        """Whether its limits hold for every model: all that it offers is collective."""
        return all(member.collective for member in self.members)

    @cached_property
    def default(self) -> Selectable | None:
        """What it chooses by itself."""
        wanted = self.group.default
        return next((each for each in self.members if wanted and wanted in each.names), None)


@dataclass(frozen=True, eq=False)
class Selectable(Unfolded):
    """An entry at one place."""

    entry: EntryNode
    root: bool = False
    """Whether it is chosen for a force, not for another selection."""

    @property
    def node(self) -> EntryNode:
        """The entry itself."""
        return self.entry

    @cached_property
    def group_id(self) -> str:
        """The id of the group that it stands in; empty if it stands in none."""
        return self.groups[-1].id if self.groups else ""

    @cached_property
    def costs(self) -> dict[str, float]:
        """Its prices by currency; what its link says goes before what it says itself."""
        return {cost.type_id: cost.value for part in self.parts for cost in part.costs}

    @cached_property
    def currencies(self) -> tuple[str, ...]:
        """The currencies that it costs anything in, or may."""
        known = self.shelf.cost_types(self.catalogue)
        return (*self.costs, *(name for name in self.changes if name in known and name not in self.costs))

    @cached_property
    def categories(self) -> dict[str, bool]:
        """Its categories by their ids, and which is the first; those of its link go before its own.

        What stands in a group has the group's, too.
        """
        holders = (*self.links, self.node, *(part for group in self.groups for part in group.parts))
        links = [link for holder in holders for link in holder.categories]
        primary = next((link.target for link in links if link.primary), "")
        return {link.target: link.target == primary for link in links}

    @property
    def primary(self) -> str:
        """Its first category; empty if it has none."""
        return next((id_ for id_, first in self.categories.items() if first), "")

    @cached_property
    def keys(self) -> frozenset[str]:
        """All that it counts as, but for its categories."""
        groups = (name for group in self.groups for name in group.names)
        return frozenset((*self.names, *groups, self.entry.kind))

    @property
    def _stands_for(self) -> tuple[int, ...]:
        """The very nodes that it stands for, wherever."""
        return tuple(map(id, self.parts))

    @cached_property
    def branch(self) -> Branch:
        """What may be chosen for it."""
        return unfold(self.shelf, self.catalogue, self.parts, self.prefix)

    @cached_property
    def apart(self) -> bool:
        """Whether two of it are two selections, not one of number two."""
        if self.root:
            return True
        left, seen = [self], {self._stands_for}
        while left:
            for each in left.pop().branch.entries:
                if not each.collective and not each.hidden:
                    return True
                if each._stands_for not in seen:
                    seen.add(each._stands_for)
                    left.append(each)
        return False


@dataclass(frozen=True, eq=False)
class Branch:
    """All that may be chosen beneath one thing."""

    entries: tuple[Selectable, ...]
    groups: tuple[SelectableGroup, ...]
    cut: bool = False
    """Whether there is more than anybody would choose from, so that the rest was left out."""

    @cached_property
    def by_id(self) -> dict[str, Selectable]:
        """The entries by their ids."""
        return {each.id: each for each in self.entries}

    @cached_property
    def demanding(self) -> tuple[Selectable, ...]:
        """The entries that may be asked for while none of them is chosen."""
        return tuple(each for each in self.entries if each.least)

    def called(self, id_: str) -> Selectable | None:
        """Find an entry by its whole id, else by its link's, else by its own."""
        found = self.by_id.get(id_)
        if found is None:
            found = next((each for each in self.entries if id_ in {link.id for link in each.links}), None)
        if found is None:
            found = next((each for each in self.entries if each.entry.id == id_), None)
        return found


MOST_ENTRIES = 20_000
"""Entries that are unfolded beneath one thing: a few groups that name each other may mean without end."""
MOST_AROUND = 40
"""Groups within groups."""


def unfold(
    shelf: Shelf, catalogue: str, holders: Iterable[ChoosableNode | Catalogue], prefix: tuple[str, ...],
    root: bool = False,
) -> Branch:  # fmt: skip
    """Unfold what stands in some nodes, with all that their groups and links hold."""
    unfolding = _Unfolding(shelf, catalogue, root)
    for holder in holders:
        unfolding.open(holder, prefix, ())
    return Branch(tuple(unfolding.entries), tuple(unfolding.groups), unfolding.cut)


class _Unfolding:
    """One branch while it is unfolded."""

    def __init__(self, shelf: Shelf, catalogue: str, root: bool) -> None:
        self._shelf = shelf
        self._catalogue = catalogue
        self._root = root
        self.entries: list[Selectable] = []
        self.groups: list[SelectableGroup] = []
        self.cut = False

    def open(
        self,
        holder: ChoosableNode | Catalogue,
        prefix: tuple[str, ...],
        around: tuple[SelectableGroup, ...],
    ) -> None:
        """Unfold what stands in a node, in the order of the file."""
        if len(self.entries) + len(self.groups) > MOST_ENTRIES or len(around) > MOST_AROUND:
            self.cut = True
            return
        for entry in holder.entries:
            self._add(entry, prefix, (), around)
        for group in holder.groups:
            self._add(group, prefix, (), around)
        for link in holder.links:
            node = self._shelf.choosable(self._catalogue, link)
            if node is not None:
                self._add(node, (*prefix, link.id), (link,), around)

    def _add(
        self,
        node: EntryNode | GroupNode,
        way: tuple[str, ...],
        links: tuple[LinkNode, ...],
        around: tuple[SelectableGroup, ...],
    ) -> None:
        if isinstance(node, EntryNode):
            made = Selectable(self._shelf, self._catalogue, way, links, around, node, self._root)
            self.entries.append(made)
            for group in around:
                group.members.append(made)
        elif all(group.group.id != node.id for group in around):
            group = SelectableGroup(self._shelf, self._catalogue, way, links, around, node)
            self.groups.append(group)
            for part in group.parts:
                self.open(part, way, (*around, group))
