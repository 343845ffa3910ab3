"""What entries and groups have in common at the place where they stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.catalogue.changes import Limit, NodeChange, changes_of, limits_of
from rules.catalogue.logic import HIDDEN, MIN
from rules.catalogue.nodes import ChoosableNode, LinkNode
from rules.catalogue.shelf import Shelf


@dataclass(frozen=True, eq=False)
class Unfolded:
    """An entry or a group at one place: the links on the way to it, the groups around it."""

    shelf: Shelf
    catalogue: str
    prefix: tuple[str, ...]
    """The ids of all links on the way, the outermost first."""
    links: tuple[LinkNode, ...]
    """The link that it came by itself, if any."""
    groups: tuple[Unfolded, ...]
    """The groups that it stands in, the outermost first."""

    @property
    def node(self) -> ChoosableNode:
        """The entry or group itself."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[ChoosableNode, ...]:
        """The node and the link to it, which both have limits, modifiers, prices and more."""
        return (self.node, *self.links)

    @cached_property
    def id(self) -> str:
        """The id, with those of the links on the way before it."""
        return "::".join((*self.prefix, self.node.id))

    @cached_property
    def hidden(self) -> bool:
        """Whether it is hidden before anything changes that."""
        return any(part.hidden for part in self.parts)

    @cached_property
    def may_hide(self) -> bool:
        """Whether it is hidden now or then, by itself or with a group that it stands in."""
        return self.hidden or HIDDEN in self.changes or any(group.may_hide for group in self.groups)

    @cached_property
    def collective(self) -> bool:
        """Whether it is chosen for every model of what it belongs to."""
        return any(part.collective for part in self.parts)

    @cached_property
    def limits(self) -> tuple[Limit, ...]:
        """The limits that stand on it and on its link."""
        return tuple(limit for part in self.parts for limit in limits_of(part))

    @cached_property
    def changes(self) -> dict[str, tuple[NodeChange, ...]]:
        """What may change it, by the field changed."""
        return changes_of(self.parts)

    @cached_property
    def names(self) -> frozenset[str]:
        """The ids by which it counts itself."""
        return frozenset((self.id, self.node.id, *(link.id for link in self.links)))

    @cached_property
    def least(self) -> tuple[Limit, ...]:
        """The limits that may be broken while none of it is chosen."""
        least = (limit for limit in self.limits if limit.node.kind == MIN)
        return tuple(limit for limit in least if limit.node.value > 0 or limit.node.id in self.changes)
