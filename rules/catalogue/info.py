"""The profiles and rules that come with something, as they stand now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.catalogue.applying import Applying
from rules.catalogue.changes import NodeChange, changes_of
from rules.catalogue.nodes import InfoGroupNode, InformedNode, Node, ProfileNode, RuleNode
from rules.catalogue.shelf import Shelf
from rules.catalogue.spots import Spot


@dataclass(frozen=True, slots=True)
class ShownInfo:
    """What is shown of a selection or a force."""

    profiles: tuple[ProfileNode, ...]
    rules: tuple[RuleNode, ...]


def info_of(
    shelf: Shelf, catalogue: str, holders: Iterable[InformedNode], applying: Applying, spot: Spot
) -> ShownInfo:
    """Return the profiles and rules of some nodes that are not hidden, as modifiers have changed them."""
    found = [
        _changed(node, changes, applying, spot)
        for holder in holders
        for node, changes in _opened(shelf, catalogue, holder, frozenset(), applying, spot)
    ]
    return ShownInfo(
        tuple(node for node in found if isinstance(node, ProfileNode)),
        tuple(node for node in found if isinstance(node, RuleNode)),
    )


def _opened(
    shelf: Shelf, catalogue: str, holder: InformedNode, seen: frozenset[str], applying: Applying, spot: Spot
) -> Iterator[tuple[ProfileNode | RuleNode, dict[str, tuple[NodeChange, ...]]]]:
    found: list[tuple[Node | None, tuple[Node, ...]]] = [
        *((node, (node,)) for node in (*holder.profiles, *holder.rules, *holder.info_groups)),
    ]
    for link in holder.info_links:
        target = shelf.info(catalogue, link)
        found.append((target, (target, link) if target is not None else ()))
    for node, parts in found:
        changes = changes_of(parts)
        if applying.flag(any(part.hidden for part in parts), changes.get("hidden", ()), spot):
            continue
        if isinstance(node, ProfileNode | RuleNode):
            yield node, changes
        elif isinstance(node, InfoGroupNode) and node.id not in seen:
            yield from _opened(shelf, catalogue, node, seen | {node.id}, applying, spot)


def _changed(
    node: ProfileNode | RuleNode, changes: dict[str, tuple[NodeChange, ...]], applying: Applying, spot: Spot
) -> ProfileNode | RuleNode:
    if not changes:
        return node

    def text(name: str, value: str) -> str:
        return applying.text(value, changes.get(name, ()), spot)

    changed = replace(node, name=text("name", node.name), page=text("page", node.page))
    if isinstance(changed, RuleNode):
        return replace(changed, description=text("description", changed.description))
    return replace(
        changed,
        characteristics=tuple(
            replace(each, value=text(each.type_id, each.value)) for each in changed.characteristics
        ),
    )
