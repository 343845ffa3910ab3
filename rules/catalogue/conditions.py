"""Whether a condition holds, and how often a modifier applies."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable

from rules.catalogue.counting import Counter, tidied
from rules.catalogue.logic import (
    ANY,
    SELECTIONS,
    ConditionGroupNode,
    ConditionNode,
    GuardNode,
    QueryNode,
    RepeatNode,
)
from rules.catalogue.spots import Spot, SpotKind

ANCESTOR = "ancestor"
INSTANCE_OF = "instanceOf"
NOT_INSTANCE_OF = "notInstanceOf"
COMPARED: dict[str, Callable[[float, float], bool]] = {
    "atLeast": operator.ge,
    "atMost": operator.le,
    "equalTo": operator.eq,
    "notEqualTo": operator.ne,
    "greaterThan": operator.gt,
    "lessThan": operator.lt,
}
_LEAST = ("atLeast", "equalTo")
GROUPED: dict[str, Callable[[list[bool]], bool]] = {"and": all, "or": any}


class Conditions:
    """Answers what stands before modifiers, in one scene."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter

    def times(self, guards: tuple[GuardNode, ...], spot: Spot) -> int:
        """Return how often something applies behind its guards, seen from a spot; 0 is not at all."""
        times = 1
        for guard in guards:
            if not all(self.holds(condition, spot) for condition in guard.conditions):
                return 0
            if not all(self._holds_group(group, spot) for group in guard.condition_groups):
                return 0
            if guard.repeats:
                times *= sum(self._repeated(repeat, spot) for repeat in guard.repeats)
                if times <= 0:
                    return 0
        return times

    def counted(self, guards: tuple[GuardNode, ...], spot: Spot) -> list[Spot]:
        """Return the selections, apart from a spot itself, because of which something applies to it."""
        found: list[Spot] = []
        for guard in guards:
            asked: list[QueryNode] = [each for each in guard.every_condition() if self._is_there(each, spot)]
            for query in (*asked, *guard.repeats):
                scope = self._counter.scope(query.scope, spot)
                if scope is not None and query.field == SELECTIONS and query.child not in ("", ANY):
                    found += scope.counted(query.child, query.shared, query.deep, query.child_forces)
        return [each for each in dict.fromkeys(found) if each is not spot]

    def unset(self, guards: tuple[GuardNode, ...]) -> str:
        """Return the currency of a limit that guards ask for and the list does not have, or nothing."""
        asked = (query for guard in guards for query in (*guard.every_condition(), *guard.repeats))
        return next(filter(None, map(self._counter.unset, asked)), "")

    def _is_there(self, condition: ConditionNode, spot: Spot) -> bool:
        """Tell whether a condition holds because something is in the list."""
        least = condition.kind == "greaterThan" or (condition.kind in _LEAST and condition.value > 0)
        return least and condition.scope != ANCESTOR and self.holds(condition, spot)

    def holds(self, condition: ConditionNode, spot: Spot) -> bool:
        """Tell whether a condition holds; of what cannot be asked nothing holds."""
        if condition.kind == INSTANCE_OF:
            return self._is_instance(condition, spot)
        if condition.kind == NOT_INSTANCE_OF:
            return not self._is_instance(condition, spot)
        compared = COMPARED.get(condition.kind)
        if compared is None:
            return False
        if condition.scope == ANCESTOR:
            counted = self._counter.counts_ancestors(condition, spot)
            return counted is not None and compared(counted, condition.value)
        scope = self._counter.scope(condition.scope, spot)
        if scope is None or not condition.child:
            return False
        counted = self._counter.count(condition, scope, condition.child)
        bound = self._counter.bound(condition, condition.value, scope)
        return counted is not None and bound is not None and compared(counted, bound)

    def _holds_group(self, group: ConditionGroupNode, spot: Spot) -> bool:
        joined = GROUPED.get(group.kind)
        answers = [self.holds(condition, spot) for condition in group.conditions]
        answers += [self._holds_group(within, spot) for within in group.groups]
        return joined is not None and (joined(answers) or not answers)

    def _is_instance(self, condition: ConditionNode, spot: Spot) -> bool:
        if condition.scope == ANCESTOR:
            return any(
                each.kind is not SpotKind.ROSTER and each.is_called(condition.child, condition.shared)
                for each in self._counter.ancestors(spot)
            )
        scope = self._counter.scope(condition.scope, spot)
        if scope is None or scope.kind is SpotKind.ROSTER:
            return False
        return scope.is_called(condition.child, condition.shared)

    def _repeated(self, repeat: RepeatNode, spot: Spot) -> int:
        scope = self._counter.scope(repeat.scope, spot)
        if scope is None or not repeat.child:
            return 0
        counted = self._counter.count(repeat, scope, repeat.child)
        each = self._counter.bound(repeat, repeat.value, scope)
        if not counted or not each or counted < 0:
            return 0
        share = tidied(counted / each)
        return int((math.ceil(share) if repeat.round_up else math.floor(share)) * repeat.times)
