"""The catalogues read so far, side by side: what an id means, and what points to nothing yet.

Nothing is resolved when a file is read; an id is looked up when it is asked for. So files may come in any
order, a link to a file that is not there is *unresolved* until it is, and links in a circle harm nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from rules.catalogue.files import Catalogue, CostType, Publication
from rules.catalogue.nodes import (
    CategoryLinkNode,
    CategoryNode,
    EntryNode,
    ForceNode,
    GroupNode,
    InfoGroupNode,
    InfoLinkNode,
    LinkNode,
    Node,
    ProfileNode,
    RuleNode,
)
from rules.catalogue.walking import nodes_in

TO_GROUP = "selectionEntryGroup"
"""The kind of a link to a group."""
Wanted = TypeVar("Wanted", bound=Node)


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
    def _own(self) -> dict[str, dict[str, list[Node]]]:
        """The nodes of each catalogue by their ids."""
        found: dict[str, dict[str, list[Node]]] = {}
        for catalogue in self.catalogues:
            own = found.setdefault(catalogue.id, {})
            for node in nodes_in(catalogue):
                own.setdefault(node.id, []).append(node)
        return found

    @cached_property
    def _anywhere(self) -> dict[str, list[Node]]:
        found: dict[str, list[Node]] = {}
        for own in self._own.values():
            for id_, nodes in own.items():
                found.setdefault(id_, []).extend(nodes)
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

    def find(self, catalogue: str, id_: str, kind: type[Wanted]) -> Wanted | None:
        """Return what an id means to a catalogue, of one kind of nodes.

        It is its own, what it links to, its system's, then anybody's: files point across without saying so.
        Of two with one id it is the first.
        """
        places = (*(self._own[each.id] for each in self.reach(catalogue)), self._anywhere)
        for nodes in places:
            for node in nodes.get(id_, ()):
                if isinstance(node, kind):
                    return node
        return None

    def knows(self, catalogue: str, id_: str) -> bool:
        """Tell whether an id means anything at all to a catalogue, which files point across to."""
        return id_ in self._anywhere

    def choosable(self, catalogue: str, link: LinkNode) -> EntryNode | GroupNode | None:
        """Follow a link to an entry or a group; None where it is unresolved, or goes in a circle."""
        seen: set[str] = set()
        while link.target not in seen:
            seen.add(link.target)
            found: tuple[EntryNode | GroupNode | None, ...] = (
                self.find(catalogue, link.target, EntryNode),
                self.find(catalogue, link.target, GroupNode),
            )
            node = (found[1] or found[0]) if link.kind == TO_GROUP else (found[0] or found[1])
            further = self.find(catalogue, link.target, LinkNode)
            if node is not None or further is None:
                return node
            link = further
        return None

    def category(self, catalogue: str, id_: str) -> CategoryNode | None:
        """Return a category by its id."""
        return self.find(catalogue, id_, CategoryNode)

    def force(self, catalogue: str, id_: str) -> ForceNode | None:
        """Return a kind of force by its id."""
        return self.find(catalogue, id_, ForceNode)

    def info(self, catalogue: str, link: InfoLinkNode) -> ProfileNode | RuleNode | InfoGroupNode | None:
        """Follow a link to a profile, a rule, or a group of them."""
        return (
            self.find(catalogue, link.target, ProfileNode)
            or self.find(catalogue, link.target, RuleNode)
            or self.find(catalogue, link.target, InfoGroupNode)
        )

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
                    not self.knows(catalogue.id, node.target)
                ):
                    yield UnresolvedLink(catalogue.id, node.id, node.name, node.target)
            for each in catalogue.catalogue_links:
                if each.target not in self.by_id:
                    yield UnresolvedLink(catalogue.id, each.id, each.name, each.target)
