"""The catalogues read so far, side by side: what an id means, and what points to nothing yet.

Nothing is resolved when a file is read; an id is looked up when it is asked for. So files may come in any
order, a link to a file that is not there is *unresolved* until it is, and links in a circle harm nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.catalogue.files import Catalogue, CostType, Publication
from rules.catalogue.nodes import (
    CategoryLinkNode,
    CategoryNode,
    EntryNode,
    ForceNode,
    GroupNode,
    InfoGroupNode,
    InfoLinkNode,
    LimitedNode,
    LinkNode,
    Node,
    ProfileNode,
    RuleNode,
)
from rules.catalogue.walking import nodes_in


@dataclass(frozen=True, slots=True)
class UnresolvedLink:
    """A link whose target stands in no file read so far."""

    catalogue: str
    link: str
    name: str
    target: str


@dataclass(frozen=True, eq=False)
class Shelf:
    """The game systems and catalogues that were read, each once, by their ids."""

    catalogues: tuple[Catalogue, ...] = ()

    def having(self, *more: Catalogue) -> Shelf:
        """Return a shelf with more catalogues; one of the same id takes the place of the former."""
        found = {each.id: each for each in (*self.catalogues, *more)}
        return Shelf(tuple(found.values()))

    @cached_property
    def by_id(self) -> dict[str, Catalogue]:
        """The catalogues by their ids."""
        return {each.id: each for each in self.catalogues}

    @cached_property
    def _own(self) -> dict[str, dict[str, Node]]:
        """The nodes of each catalogue by their ids; of two with one id the first."""
        found: dict[str, dict[str, Node]] = {}
        for catalogue in self.catalogues:
            own = found.setdefault(catalogue.id, {})
            for node in nodes_in(catalogue):
                own.setdefault(node.id, node)
        return found

    @cached_property
    def _anywhere(self) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for own in self._own.values():
            for id_, node in own.items():
                found.setdefault(id_, node)
        return found

    def reach(self, catalogue: str) -> tuple[Catalogue, ...]:
        """Return a catalogue, those that it links to, however far, and its game system."""
        kept = self._reaches.get(catalogue)
        if kept is None:
            found: dict[str, Catalogue] = {}
            left = [catalogue]
            while left:
                id_ = left.pop(0)
                each = self.by_id.get(id_)
                if each is not None and id_ not in found:
                    found[id_] = each
                    left += [link.target for link in each.catalogue_links]
            systems = {each.system for each in found.values() if each.system in self.by_id}
            kept = (*found.values(), *(self.by_id[id_] for id_ in sorted(systems) if id_ not in found))
            self._reaches[catalogue] = kept
        return kept

    @cached_property
    def kept(self) -> dict[str, Any]:
        """What others work out of a catalogue once and keep here, by its id."""
        return {}

    @cached_property
    def _reaches(self) -> dict[str, tuple[Catalogue, ...]]:
        return {}

    def find(self, catalogue: str, id_: str) -> Node | None:
        """Return what an id means to a catalogue: its own, what it links to, its system's, then anybody's.

        Files point across without saying so; ids are made to be unique.
        """
        for each in self.reach(catalogue):
            node = self._own[each.id].get(id_)
            if node is not None:
                return node
        return self._anywhere.get(id_)

    def choosable(self, catalogue: str, link: LinkNode) -> EntryNode | GroupNode | None:
        """Follow a link to an entry or a group; None where it is unresolved, or goes in a circle."""
        seen: set[str] = set()
        target = link.target
        while target not in seen:
            seen.add(target)
            node = self.find(catalogue, target)
            if not isinstance(node, LinkNode):
                return node if isinstance(node, EntryNode | GroupNode) else None
            target = node.target
        return None

    def category(self, catalogue: str, id_: str) -> CategoryNode | None:
        """Return a category by its id."""
        node = self.find(catalogue, id_)
        return node if isinstance(node, CategoryNode) else None

    def force(self, catalogue: str, id_: str) -> ForceNode | None:
        """Return a kind of force by its id."""
        node = self.find(catalogue, id_)
        return node if isinstance(node, ForceNode) else None

    def info(self, catalogue: str, link: InfoLinkNode) -> ProfileNode | RuleNode | InfoGroupNode | None:
        """Follow a link to a profile, a rule, or a group of them."""
        node = self.find(catalogue, link.target)
        if isinstance(node, LimitedNode):
            return None
        return node if isinstance(node, ProfileNode | RuleNode | InfoGroupNode) else None

    def cost_types(self, catalogue: str) -> dict[str, CostType]:
        """Return the currencies that a catalogue knows, those of its system first."""
        return {kind.id: kind for each in reversed(self.reach(catalogue)) for kind in each.cost_types}

    def publications(self, catalogue: str) -> dict[str, Publication]:
        """Return the publications that a catalogue knows, its own first."""
        return {item.id: item for each in reversed(self.reach(catalogue)) for item in each.publications}

    def unresolved(self) -> tuple[UnresolvedLink, ...]:
        """Tell which links point to nothing that was read so far."""
        return tuple(self._unresolved())

    def _unresolved(self) -> Iterator[UnresolvedLink]:
        for catalogue in self.catalogues:
            for node in nodes_in(catalogue):
                if isinstance(node, LinkNode | InfoLinkNode | CategoryLinkNode) and (
                    self.find(catalogue.id, node.target) is None
                ):
                    yield UnresolvedLink(catalogue.id, node.id, node.name, node.target)
            for each in catalogue.catalogue_links:
                if each.target not in self.by_id:
                    yield UnresolvedLink(catalogue.id, each.id, each.name, each.target)
