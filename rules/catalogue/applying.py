"""Apply modifiers to a value."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rules.catalogue.changes import NodeChange
from rules.catalogue.conditions import Conditions
from rules.catalogue.counting import tidied
from rules.catalogue.logic import ModifierNode
from rules.catalogue.spots import Spot

SET, INCREMENT, DECREMENT, MULTIPLY = "set", "increment", "decrement", "multiply"
APPEND = "append"
ADD, REMOVE, SET_PRIMARY, UNSET_PRIMARY = "add", "remove", "set-primary", "unset-primary"
_SIGNS = {INCREMENT: 1, DECREMENT: -1}


MOST_APPENDED = 100
"""So often one modifier adds to a text."""


def number(text: str) -> float | None:
    """Read a number; None where it is none."""
    try:
        found = float(text)
    except ValueError:
        return None
    return found if math.isfinite(found) else None


def worded(value: float) -> str:
    """Write a number without a point that says nothing."""
    return str(int(value)) if value == int(value) else str(value)


class Applying:
    """Applies modifiers, seen from a spot of one scene."""

    def __init__(self, conditions: Conditions) -> None:
        self._conditions = conditions

    def applied(self, changes: Sequence[NodeChange], spot: Spot) -> Iterator[tuple[ModifierNode, int]]:
        """Give the modifiers that apply, with how often."""
        for change in changes:
            times = self._conditions.times(change.guards, spot) if change.guards else 1
            if times:
                yield change.modifier, times

    def causes(self, change: NodeChange, spot: Spot) -> list[Spot]:
        """Return the other selections because of which a modifier applies."""
        return self._conditions.counted(change.guards, spot)

    def unset(self, changes: Sequence[NodeChange]) -> str:
        """Return the currency of a limit that changes ask for and the list does not have, or nothing."""
        return next(filter(None, (self._conditions.unset(change.guards) for change in changes)), "")

    def number(self, value: float, changes: Sequence[NodeChange], spot: Spot) -> float:
        """Return a number as it is changed."""
        for modifier, times in self.applied(changes, spot) if changes else ():
            value = changed_number(value, modifier, times)
        return value

    def text(self, value: str, changes: Sequence[NodeChange], spot: Spot) -> str:
        """Return a text as it is changed."""
        for modifier, times in self.applied(changes, spot) if changes else ():
            value = changed_text(value, modifier, times)
        return value

    def flag(self, value: bool, changes: Sequence[NodeChange], spot: Spot) -> bool:
        """Return yes or no as it is changed."""
        for modifier, _ in self.applied(changes, spot) if changes else ():
            if modifier.kind == SET:
                value = modifier.value.strip().lower() == "true"
        return value

    def categories(
        self, found: dict[str, bool], changes: Sequence[NodeChange], spot: Spot
    ) -> dict[str, bool]:
        """Return categories, and which of them is the first, as they are changed."""
        found = dict(found)
        for modifier, _ in self.applied(changes, spot):
            category = modifier.value
            if modifier.kind == ADD:
                found.setdefault(category, False)
            elif modifier.kind == REMOVE:
                found.pop(category, None)
            elif modifier.kind == SET_PRIMARY:
                found = {**dict.fromkeys(found, False), category: True}
            elif modifier.kind == UNSET_PRIMARY and category in found:
                found[category] = False
        return found


def changed_number(value: float, modifier: ModifierNode, times: int) -> float:
    """Return a number as one modifier changes it; what is no number changes nothing."""
    by = number(modifier.value)
    if by is None:
        return value
    if modifier.kind == SET:
        return by
    if modifier.kind == MULTIPLY:
        return _multiplied(value, by, times)
    return tidied(value + _SIGNS.get(modifier.kind, 0) * by * times)


def _multiplied(value: float, by: float, times: int) -> float:
    """Return a number multiplied so often; one that grows beyond all numbers stays as it was."""
    try:
        found = value * by**times
    except OverflowError:
        return value
    return tidied(found) if math.isfinite(found) else value


def changed_text(value: str, modifier: ModifierNode, times: int) -> str:
    """Return a text as one modifier changes it; a text that is a number can be counted up and down."""
    if modifier.kind == SET:
        return modifier.value
    if modifier.kind == APPEND:
        return " ".join((value, *[modifier.value] * min(times, MOST_APPENDED)))
    before = number(value)
    if modifier.kind in (*_SIGNS, MULTIPLY) and before is not None and number(modifier.value) is not None:
        return worded(changed_number(before, modifier, times))
    return value
