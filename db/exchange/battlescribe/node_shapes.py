"""Which element of a catalogue's XML is which node, and which of its words is which field.

One table for both schemas: 2.01 says ``costTypeId`` where 2.03 says ``typeId``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.catalogue import files, logic, nodes


def _flag(text: str) -> bool:
    """Read yes or no. Raises ValueError."""
    found = _FLAGS.get(text)
    if found is None:
        raise ValueError(text)
    return found


_FLAGS = {"true": True, "false": False, "1": True, "0": False}


def _number(text: str) -> float:
    """Read a number as the format writes it. Raises ValueError."""
    found = float(text)
    if not math.isfinite(found):
        raise ValueError(text)
    return found


@dataclass(frozen=True, slots=True)
class NodeShape:
    """How one element is read."""

    node: Callable[..., Any]
    words: Mapping[str, tuple[str, Callable[[str], Any]]]
    """Attributes: the field that each is, and how it is read."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Elements that hold nothing but text, and the field that each is."""
    lists: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Elements that hold others: the element within, and the field that they are."""
    own_text: str = ""
    """The field that the element's own text is."""
    alike: bool = False
    """Whether many of them say the very same, and are one node then."""


def _words(plain: str = "", **others: str) -> dict[str, tuple[str, Callable[[str], Any]]]:
    """Make a table of attributes: those whose field has their name, then those whose field has another."""
    pairs = {**{word: word for word in plain.split()}, **others}
    return {word: (name, _READ.get(name, str)) for word, name in pairs.items()}


_READ: dict[str, Callable[[str], Any]] = {
    **dict.fromkeys(("hidden", "collective", "imported", "primary", "shared", "percent", "deep"), _flag),
    **dict.fromkeys(("child_forces", "round_up", "library", "imports_entries", "asks_limit"), _flag),
    **dict.fromkeys(("limit", "times"), _number),
}
_NUMERIC = {"value": ("value", _number)}
_QUERY = {
    **_words(
        "field scope shared",
        childId="child",
        percentValue="percent",
        includeChildSelections="deep",
        includeChildForces="child_forces",
    ),
    **_NUMERIC,
}
_NODE = _words("id name hidden page", publicationId="publication")
_TEXTS = {"comment": "comment"}
_CHANGES = {"modifiers": ("modifier", "modifiers"), "modifierGroups": ("modifierGroup", "modifier_groups")}
_INFO = {
    **_CHANGES,
    "profiles": ("profile", "profiles"),
    "rules": ("rule", "rules"),
    "infoGroups": ("infoGroup", "info_groups"),
    "infoLinks": ("infoLink", "info_links"),
}
_LIMITED = {**_INFO, "constraints": ("constraint", "constraints")}
_ENTRIES = {
    "selectionEntries": ("selectionEntry", "entries"),
    "selectionEntryGroups": ("selectionEntryGroup", "groups"),
    "entryLinks": ("entryLink", "links"),
}
_CHOOSABLE = {
    **_LIMITED,
    **_ENTRIES,
    "costs": ("cost", "costs"),
    "categoryLinks": ("categoryLink", "categories"),
}
_CHOOSABLE_WORDS = {**_NODE, **_words("collective", **{"import": "imported"})}
_GUARD = {
    "conditions": ("condition", "conditions"),
    "conditionGroups": ("conditionGroup", "condition_groups"),
    "repeats": ("repeat", "repeats"),
}
_FILE = NodeShape(
    files.Catalogue,
    _words(
        "id name revision library",
        gameSystemId="system",
        gameSystemRevision="system_revision",
        battleScribeVersion="program_version",
        authorName="author",
        authorContact="contact",
        authorUrl="url",
        type="kind",
    ),
    {"comment": "comment", "readme": "readme"},
    {
        **_ENTRIES,
        "costTypes": ("costType", "cost_types"),
        "profileTypes": ("profileType", "profile_types"),
        "publications": ("publication", "publications"),
        "categoryEntries": ("categoryEntry", "categories"),
        "forceEntries": ("forceEntry", "forces"),
        "catalogueLinks": ("catalogueLink", "catalogue_links"),
        "rules": ("rule", "rules"),
        "profiles": ("profile", "profiles"),
        "infoGroups": ("infoGroup", "info_groups"),
        "infoLinks": ("infoLink", "info_links"),
        "sharedSelectionEntries": ("selectionEntry", "shared_entries"),
        "sharedSelectionEntryGroups": ("selectionEntryGroup", "shared_groups"),
        "sharedRules": ("rule", "shared_rules"),
        "sharedProfiles": ("profile", "shared_profiles"),
        "sharedInfoGroups": ("infoGroup", "shared_info_groups"),
    },
)

SHAPES: Mapping[str, NodeShape] = {
    "gameSystem": _FILE,
    "catalogue": _FILE,
    "costType": NodeShape(
        files.CostType, _words("id name hidden", defaultCostLimit="limit", limit="asks_limit"), _TEXTS
    ),
    "profileType": NodeShape(
        files.ProfileType,
        _words("id name hidden"),
        _TEXTS,
        {"characteristicTypes": ("characteristicType", "characteristics")},
    ),
    "characteristicType": NodeShape(files.CharacteristicType, _words("id name hidden"), _TEXTS),
    "publication": NodeShape(
        files.Publication,
        _words(
            "id name hidden publisher", shortName="short_name", publicationDate="date", publisherUrl="url"
        ),
        _TEXTS,
    ),
    "catalogueLink": NodeShape(
        files.CatalogueLink,
        _words("id name hidden", targetId="target", type="kind", importRootEntries="imports_entries"),
        _TEXTS,
    ),
    "categoryEntry": NodeShape(nodes.CategoryNode, _NODE, _TEXTS, _LIMITED),
    "categoryLink": NodeShape(
        nodes.CategoryLinkNode, {**_NODE, **_words("primary", targetId="target")}, _TEXTS, _LIMITED
    ),
    "forceEntry": NodeShape(
        nodes.ForceNode,
        _NODE,
        _TEXTS,
        {
            **_LIMITED,
            "forceEntries": ("forceEntry", "forces"),
            "categoryLinks": ("categoryLink", "categories"),
        },
    ),
    "selectionEntry": NodeShape(
        nodes.EntryNode, {**_CHOOSABLE_WORDS, **_words(type="kind")}, _TEXTS, _CHOOSABLE
    ),
    "selectionEntryGroup": NodeShape(
        nodes.GroupNode,
        {**_CHOOSABLE_WORDS, **_words(defaultSelectionEntryId="default")},
        _TEXTS,
        _CHOOSABLE,
    ),
    "entryLink": NodeShape(
        nodes.LinkNode, {**_CHOOSABLE_WORDS, **_words(targetId="target", type="kind")}, _TEXTS, _CHOOSABLE
    ),
    "cost": NodeShape(
        nodes.CostNode, {**_words("name", typeId="type_id", costTypeId="type_id"), **_NUMERIC}, alike=True
    ),
    "profile": NodeShape(
        nodes.ProfileNode,
        {
            **_NODE,
            **_words(typeId="type_id", typeName="type_name"),
            **_words(profileTypeId="type_id", profileTypeName="type_name"),
        },
        _TEXTS,
        {**_CHANGES, "characteristics": ("characteristic", "characteristics")},
    ),
    "characteristic": NodeShape(
        nodes.CharacteristicNode,
        _words("name value", typeId="type_id", characteristicTypeId="type_id"),
        own_text="value",
        alike=True,
    ),
    "rule": NodeShape(nodes.RuleNode, _NODE, {**_TEXTS, "description": "description"}, _CHANGES),
    "infoGroup": NodeShape(nodes.InfoGroupNode, _NODE, _TEXTS, _INFO),
    "infoLink": NodeShape(
        nodes.InfoLinkNode, {**_NODE, **_words(targetId="target", type="kind")}, _TEXTS, _CHANGES
    ),
    "constraint": NodeShape(
        logic.ConstraintNode, {**_QUERY, **_words("id", type="kind")}, _TEXTS, alike=True
    ),
    "condition": NodeShape(logic.ConditionNode, {**_QUERY, **_words(type="kind")}, _TEXTS, alike=True),
    "repeat": NodeShape(
        logic.RepeatNode, {**_QUERY, **_words(repeats="times", roundUp="round_up")}, _TEXTS, alike=True
    ),
    "conditionGroup": NodeShape(
        logic.ConditionGroupNode,
        _words(type="kind"),
        _TEXTS,
        {"conditions": ("condition", "conditions"), "conditionGroups": ("conditionGroup", "groups")},
    ),
    "modifier": NodeShape(logic.ModifierNode, _words("field value", type="kind"), _TEXTS, _GUARD),
    "modifierGroup": NodeShape(
        logic.ModifierGroupNode,
        {},
        _TEXTS,
        {
            **_GUARD,
            "modifiers": ("modifier", "modifiers"),
            "modifierGroups": ("modifierGroup", "groups"),
        },
    ),
}
"""Every element that is a node, by its name. What a file writes that stands nowhere here is told."""
