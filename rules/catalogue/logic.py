"""The rules that a catalogue writes down: what is counted, limits, conditions, repeats and modifiers.

Words that stand for a kind ("atLeast", "parent", "selections") are kept as the file has them: what nobody
here knows is told (:mod:`rules.catalogue.kinds`), not dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

SELECTIONS = "selections"
FORCES = "forces"
LIMIT = "limit::"
"""What stands before a cost type where its limit is meant, not what is spent of it."""
ANY = "any"
MIN, MAX = "min", "max"
HIDDEN = "hidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class QueryNode:
    """A number asked of a list: how many selections or forces, or how much of a cost, within a scope."""

    field: str = SELECTIONS
    scope: str = "parent"
    child: str = ""
    """Whose selections count: an entry, group, category or force by its id, a type, or ``any``."""
    value: float = 0
    percent: bool = False
    """Whether ``value`` is a share, of a hundred, of all that is in the scope."""
    shared: bool = True
    """Whether an entry counts whichever link it came by."""
    deep: bool = False
    """Whether selections within selections count."""
    child_forces: bool = False
    """Whether forces within forces count."""
    comment: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionNode(QueryNode):
    """A question with yes or no for its answer."""

    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatNode(QueryNode):
    """How often a modifier applies: ``times`` for each ``value`` counted."""

    times: float = 1
    round_up: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstraintNode(QueryNode):
    """A limit, ``min`` or ``max``; what counts is whatever it stands on."""

    id: str
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionGroupNode:
    """Conditions of which all (``and``) or one (``or``) must hold."""

    kind: str = "and"
    conditions: tuple[ConditionNode, ...] = ()
    groups: tuple[ConditionGroupNode, ...] = ()
    comment: str = ""


def condition_groups(groups: Iterable[ConditionGroupNode]) -> Iterator[ConditionGroupNode]:
    """Give groups with all that stand within them."""
    for group in groups:
        yield group
        yield from condition_groups(group.groups)


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardNode:
    """What must hold before something applies, and how often it does then."""

    conditions: tuple[ConditionNode, ...] = ()
    condition_groups: tuple[ConditionGroupNode, ...] = ()
    repeats: tuple[RepeatNode, ...] = ()
    comment: str = ""

    def every_condition(self) -> Iterator[ConditionNode]:
        """Give all conditions, those of its groups too, whether all of them must hold or one."""
        yield from self.conditions
        for group in condition_groups(self.condition_groups):
            yield from group.conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class ModifierNode(GuardNode):
    """A change of one field: a name, a cost by its type, a limit by its id, ``hidden``, ``category``."""

    kind: str
    field: str
    value: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModifierGroupNode(GuardNode):
    """Modifiers behind one guard."""

    modifiers: tuple[ModifierNode, ...] = ()
    groups: tuple[ModifierGroupNode, ...] = ()
