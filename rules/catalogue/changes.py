"""Limits and modifiers as they stand on a node, ready to be asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.catalogue.logic import ConstraintNode, GuardNode, ModifierGroupNode, ModifierNode
from rules.catalogue.nodes import LimitedNode, Node


@dataclass(frozen=True, slots=True, eq=False)
class Limit:
    """A limit and the id of the node that it stands on."""

    node: ConstraintNode
    owner: str


@dataclass(frozen=True, slots=True, eq=False)
class NodeChange:
    """A modifier with the guards of the groups around it, the outermost first, and its own."""

    modifier: ModifierNode
    guards: tuple[GuardNode, ...]


def limits_of(node: LimitedNode) -> Iterator[Limit]:
    """Give the limits that stand on a node."""
    return (Limit(constraint, node.id) for constraint in node.constraints)


def changes_of(parts: Iterable[Node]) -> dict[str, tuple[NodeChange, ...]]:
    """Sort the modifiers of some nodes by the field that they change; they apply in this order."""
    found: dict[str, list[NodeChange]] = {}
    for part in parts:
        for change in _changes(part.modifiers, part.modifier_groups, ()):
            found.setdefault(change.modifier.field, []).append(change)
    return {name: tuple(changes) for name, changes in found.items()}


def _changes(
    modifiers: Iterable[ModifierNode], groups: Iterable[ModifierGroupNode], before: tuple[GuardNode, ...]
) -> Iterator[NodeChange]:
    for modifier in modifiers:
        yield NodeChange(modifier, tuple(g for g in (*before, modifier) if _guards(g)))
    for group in groups:
        yield from _changes(group.modifiers, group.groups, (*before, group))


def _guards(guard: GuardNode) -> bool:
    return bool(guard.conditions or guard.condition_groups or guard.repeats)
