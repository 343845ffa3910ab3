"""What a catalogue is made of: entries, groups, links, categories, forces, profiles and rules.

A node holds what its file says and nothing else; what it points to is an id, which is followed on the shelf
(:mod:`rules.catalogue.shelf`), so that files may be read in any order.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalogue.logic import ConstraintNode, ModifierGroupNode, ModifierNode


@dataclass(frozen=True, slots=True, kw_only=True)
class CostNode:
    """A price in one currency."""

    type_id: str
    name: str = ""
    value: float = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacteristicNode:
    """One value of a profile."""

    name: str = ""
    type_id: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """What every node has that a modifier may change."""

    id: str = ""
    name: str = ""
    hidden: bool = False
    publication: str = ""
    page: str = ""
    comment: str = ""
    modifiers: tuple[ModifierNode, ...] = ()
    modifier_groups: tuple[ModifierGroupNode, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileNode(Node):
    """A table of values of one type."""

    type_id: str = ""
    type_name: str = ""
    characteristics: tuple[CharacteristicNode, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleNode(Node):
    """A rule in words."""

    description: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class InfoLinkNode(Node):
    """A profile, rule or group of them that stands elsewhere."""

    target: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class InformedNode(Node):
    """A node with something to show beside it."""

    profiles: tuple[ProfileNode, ...] = ()
    rules: tuple[RuleNode, ...] = ()
    info_groups: tuple[InfoGroupNode, ...] = ()
    info_links: tuple[InfoLinkNode, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class InfoGroupNode(InformedNode):
    """Profiles and rules that come together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitedNode(InformedNode):
    """A node with limits."""

    constraints: tuple[ConstraintNode, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CategoryNode(LimitedNode):
    """A category."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CategoryLinkNode(LimitedNode):
    """A category that an entry belongs to or a force has room for."""

    target: str = ""
    primary: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ForceNode(LimitedNode):
    """A kind of force."""

    categories: tuple[CategoryLinkNode, ...] = ()
    forces: tuple[ForceNode, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoosableNode(LimitedNode):
    """What stands among things to be chosen, and has such things of its own."""

    collective: bool = False
    imported: bool = True
    costs: tuple[CostNode, ...] = ()
    categories: tuple[CategoryLinkNode, ...] = ()
    entries: tuple[EntryNode, ...] = ()
    groups: tuple[GroupNode, ...] = ()
    links: tuple[LinkNode, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryNode(ChoosableNode):
    """What is chosen: ``kind`` is its type, unit, model or upgrade."""

    kind: str = "upgrade"


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupNode(ChoosableNode):
    """Entries to choose from together."""

    default: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkNode(ChoosableNode):
    """An entry or a group (its ``kind``) that stands elsewhere, with what is added to it here."""

    target: str = ""
    kind: str = ""
