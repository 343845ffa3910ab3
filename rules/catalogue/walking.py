"""Every node of a file, the outer ones before those within."""

from __future__ import annotations

from collections.abc import Iterator

from rules.catalogue.files import Catalogue
from rules.catalogue.nodes import ChoosableNode, EntryNode, ForceNode, InformedNode, Node


def nodes_in(catalogue: Catalogue) -> Iterator[Node]:
    """Give every node of a file that has an id of its own, in the order of the file."""
    left: list[Node] = [
        *catalogue.categories, *catalogue.forces, *catalogue.entries, *catalogue.groups, *catalogue.links,
        *catalogue.shared_entries, *catalogue.shared_groups, *catalogue.rules, *catalogue.profiles,
        *catalogue.info_groups, *catalogue.info_links, *catalogue.shared_rules, *catalogue.shared_profiles,
        *catalogue.shared_info_groups,
    ]  # fmt: skip
    left.reverse()
    while left:
        node = left.pop()
        yield node
        if inner := _within(node):
            left += reversed(inner)


def with_entries(catalogue: Catalogue) -> Iterator[tuple[Node, EntryNode | None]]:
    """Give every node of a file with the nearest entry that it is, or stands within; None for none."""
    within: dict[int, EntryNode] = {}
    for node in nodes_in(catalogue):
        entry = node if isinstance(node, EntryNode) else within.get(id(node))
        yield node, entry
        if entry is not None:
            within.update((id(inner), entry) for inner in _within(node))


def _within(node: Node) -> tuple[Node, ...]:
    found: tuple[Node, ...] = ()
    if isinstance(node, ChoosableNode):
        found = node.categories + node.entries + node.groups + node.links
    elif isinstance(node, ForceNode):
        found = node.categories + node.forces
    if isinstance(node, InformedNode):
        found = node.profiles + node.rules + node.info_groups + node.info_links + found
    return found
