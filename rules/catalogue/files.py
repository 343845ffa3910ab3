"""A whole file: a game system or a catalogue."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalogue.nodes import (
    CategoryNode,
    EntryNode,
    ForceNode,
    GroupNode,
    InfoGroupNode,
    InfoLinkNode,
    LinkNode,
    ProfileNode,
    RuleNode,
)

NO_LIMIT = -1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class CostType:
    """A currency; each counts for itself."""

    id: str
    name: str = ""
    comment: str = ""
    limit: float = NO_LIMIT
    """How much of it a new list may spend; below zero, any amount."""
    hidden: bool = False
    asks_limit: bool = False
    """Whether who asks how much of it is spent is told how much may be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacteristicType:
    """One column of a type of profile."""

    id: str
    name: str = ""
    comment: str = ""
    hidden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileType:
    """A type of profile."""

    id: str
    name: str = ""
    comment: str = ""
    hidden: bool = False
    characteristics: tuple[CharacteristicType, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Publication:
    """Where something is printed."""

    id: str
    name: str = ""
    comment: str = ""
    hidden: bool = False
    short_name: str = ""
    publisher: str = ""
    date: str = ""
    url: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogueLink:
    """Another catalogue whose nodes this one may point to, and whose entries it may take for its own."""

    id: str = ""
    name: str = ""
    comment: str = ""
    target: str = ""
    kind: str = ""
    hidden: bool = False
    imports_entries: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """A file as it was read. A game system is one whose ``system`` is empty."""

    id: str
    name: str = ""
    system: str = ""
    revision: str = ""
    system_revision: str = ""
    library: bool = False
    program_version: str = ""
    author: str = ""
    contact: str = ""
    url: str = ""
    comment: str = ""
    readme: str = ""
    kind: str = ""
    cost_types: tuple[CostType, ...] = ()
    profile_types: tuple[ProfileType, ...] = ()
    publications: tuple[Publication, ...] = ()
    categories: tuple[CategoryNode, ...] = ()
    forces: tuple[ForceNode, ...] = ()
    catalogue_links: tuple[CatalogueLink, ...] = ()
    entries: tuple[EntryNode, ...] = ()
    groups: tuple[GroupNode, ...] = ()
    links: tuple[LinkNode, ...] = ()
    rules: tuple[RuleNode, ...] = ()
    profiles: tuple[ProfileNode, ...] = ()
    info_groups: tuple[InfoGroupNode, ...] = ()
    info_links: tuple[InfoLinkNode, ...] = ()
    shared_entries: tuple[EntryNode, ...] = ()
    shared_groups: tuple[GroupNode, ...] = ()
    shared_rules: tuple[RuleNode, ...] = ()
    shared_profiles: tuple[ProfileNode, ...] = ()
    shared_info_groups: tuple[InfoGroupNode, ...] = ()
