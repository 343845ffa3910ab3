"""Two revisions of a catalogue side by side, node by node."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum

from rules.catalogue.files import Catalogue
from rules.catalogue.nodes import Node
from rules.catalogue.walking import nodes_in


class Fate(Enum):
    """What became of a node."""

    NEW = "new"
    GONE = "gone"
    CHANGED = "changed"
    RENUMBERED = "renumbered"


@dataclass(frozen=True, slots=True)
class NodeFate:
    """A node that a revision brings, takes, changes, or gives another id."""

    fate: Fate
    id: str
    name: str
    fields: tuple[str, ...] = ()
    """The fields that changed; what stands within the node is told for itself."""
    was: str = ""
    """The id that it had before, if it has another now."""


def compared(before: Catalogue, after: Catalogue) -> tuple[NodeFate, ...]:
    """Tell what a revision brought, changed and took, in the order of the newer file.

    A node that is gone and one that is new are one that was renumbered if they are of one kind and one name,
    and no others are.
    """
    old, new = _by_id(before), _by_id(after)
    renumbered = _renumbered(old, new)
    return (*_found(old, new, renumbered), *_gone(old, new, renumbered))


def _found(old: dict[str, Node], new: dict[str, Node], renumbered: dict[str, str]) -> Iterator[NodeFate]:
    for id_, node in new.items():
        was = id_ if id_ in old else renumbered.get(id_)
        if was is None:
            yield NodeFate(Fate.NEW, id_, node.name)
            continue
        changed = tuple(_changed(old[was], node))
        if was != id_:
            yield NodeFate(Fate.RENUMBERED, id_, node.name, changed, was)
        elif changed:
            yield NodeFate(Fate.CHANGED, id_, node.name, changed)


def _gone(old: dict[str, Node], new: dict[str, Node], renumbered: dict[str, str]) -> Iterator[NodeFate]:
    kept = set(renumbered.values())
    for id_, node in old.items():
        if id_ not in new and id_ not in kept:
            yield NodeFate(Fate.GONE, id_, node.name)


def _by_id(catalogue: Catalogue) -> dict[str, Node]:
    found: dict[str, Node] = {}
    for node in nodes_in(catalogue):
        found.setdefault(node.id, node)
    return found


def _renumbered(old: dict[str, Node], new: dict[str, Node]) -> dict[str, str]:
    """Pair new ids with those that they stand for: alone of their kind and name on both sides."""
    gone: dict[tuple[type[Node], str], list[str]] = defaultdict(list)
    come: dict[tuple[type[Node], str], list[str]] = defaultdict(list)
    for mine, theirs, found in ((old, new, gone), (new, old, come)):
        for id_, node in mine.items():
            if id_ not in theirs:
                found[type(node), node.name].append(id_)
    return {
        ids[0]: gone[key][0]
        for key, ids in come.items()
        if len(ids) == 1 and len(gone.get(key, ())) == 1 and key[1]
    }


def _changed(before: Node, after: Node) -> Iterator[str]:
    if type(before) is not type(after):
        yield "kind"
        return
    for field in fields(after):
        one, other = getattr(before, field.name), getattr(after, field.name)
        if field.name != "id" and one != other and not _stand_for_themselves(one, other):
            yield field.name


def _stand_for_themselves(*values: object) -> bool:
    """Tell whether a field holds nodes, which are told for themselves."""
    return all(isinstance(value, tuple) for value in values) and any(
        isinstance(node, Node) for value in values if isinstance(value, tuple) for node in value
    )
