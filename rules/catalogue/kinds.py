"""Words of a catalogue that nobody here knows: told, for what they ask is left undone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.catalogue.applying import (
    ADD,
    APPEND,
    DECREMENT,
    INCREMENT,
    MULTIPLY,
    REMOVE,
    SET,
    SET_PRIMARY,
    UNSET_PRIMARY,
)
from rules.catalogue.conditions import ANCESTOR, COMPARED, GROUPED, INSTANCE_OF, NOT_INSTANCE_OF
from rules.catalogue.counting import SCOPES
from rules.catalogue.files import Catalogue
from rules.catalogue.logic import (
    ANY,
    FORCES,
    LIMIT,
    MAX,
    MIN,
    SELECTIONS,
    GuardNode,
    ModifierGroupNode,
    QueryNode,
    condition_groups,
)
from rules.catalogue.nodes import LimitedNode, Node
from rules.catalogue.shelf import Shelf
from rules.catalogue.walking import nodes_in

CHANGES = frozenset((SET, INCREMENT, DECREMENT, MULTIPLY, APPEND, ADD, REMOVE, SET_PRIMARY, UNSET_PRIMARY))
TYPES = frozenset((ANY, "unit", "model", "upgrade"))
QUESTIONS = frozenset((*COMPARED, INSTANCE_OF, NOT_INSTANCE_OF))


@dataclass(frozen=True, slots=True)
class UnknownWord:
    """A word that nobody here knows: where, what it is said of, and the word."""

    catalogue: str
    node: str
    name: str
    of: str
    word: str


def unknown_words(shelf: Shelf, catalogue: Catalogue) -> Iterator[UnknownWord]:
    """Give the words of a catalogue that are not known, or point to nothing read so far."""
    currencies = frozenset(kind.id for each in shelf.catalogues for kind in each.cost_types)
    looking = _Looking(shelf, catalogue.id, currencies, {})
    for node in nodes_in(catalogue):
        for of, word in looking.of_node(node):
            yield UnknownWord(catalogue.id, node.id, node.name, of, word)


@dataclass(frozen=True, slots=True)
class _Looking:
    """The look through one catalogue; ``told`` is what questions gave, by their identity: many share one."""

    shelf: Shelf
    own: str
    currencies: frozenset[str]
    told: dict[int, tuple[tuple[str, str], ...]]

    def of_node(self, node: Node) -> Iterator[tuple[str, str]]:
        """Give the unknown words of a node, each with what it is said of."""
        for modifier_kind, guard in _guards(node):
            if modifier_kind not in CHANGES:
                yield "modifier", modifier_kind
            for condition in guard.every_condition():
                if condition.kind not in QUESTIONS:
                    yield "condition", condition.kind
                yield from self._of_query(condition, (ANCESTOR,))
            for group in condition_groups(guard.condition_groups):
                if group.kind not in GROUPED:
                    yield "conditionGroup", group.kind
            for repeat in guard.repeats:
                yield from self._of_query(repeat)
        for limit in node.constraints if isinstance(node, LimitedNode) else ():
            if limit.kind not in (MIN, MAX):
                yield "constraint", limit.kind
            yield from self._of_query(limit)

    def _of_query(self, query: QueryNode, also: tuple[str, ...] = ()) -> tuple[tuple[str, str], ...]:
        told = self.told.get(id(query))
        if told is None:
            told = tuple(_words_of(self.shelf, self.own, query, self.currencies, also))
            self.told[id(query)] = told
        return told


def _words_of(
    shelf: Shelf, own: str, query: QueryNode, currencies: frozenset[str], also: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    if query.field not in (SELECTIONS, FORCES) and query.field.removeprefix(LIMIT) not in currencies:
        yield "field", query.field
    known = query.scope in SCOPES or query.scope in also or query.scope in shelf.by_id
    if not known and not shelf.knows(own, query.scope):
        yield "scope", query.scope
    child = query.child.rpartition("::")[2]
    if child and child not in TYPES and child not in shelf.by_id and not shelf.knows(own, child):
        yield "childId", query.child


def _guards(node: Node) -> Iterator[tuple[str, GuardNode]]:
    for modifier in node.modifiers:
        yield modifier.kind, modifier
    yield from _group_guards(node.modifier_groups)


def _group_guards(groups: tuple[ModifierGroupNode, ...]) -> Iterator[tuple[str, GuardNode]]:
    for group in groups:
        yield SET, group
        for modifier in group.modifiers:
            yield modifier.kind, modifier
        yield from _group_guards(group.groups)
