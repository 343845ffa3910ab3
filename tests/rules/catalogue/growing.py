"""Change how many of a selection there are; what was chosen for each of them follows."""

from __future__ import annotations

import math
from dataclasses import replace

from rules.catalogue.logic import MIN, SELECTIONS
from rules.catalogue.meaning import Meaning
from rules.catalogue.roster import MOST, SelectionState
from rules.catalogue.selectables import Branch, Selectable


def grown(state: SelectionState, branch: Branch, number: int, meaning: Meaning) -> SelectionState:
    """Return a selection with another number, one by one, so that what is collective keeps its share."""
    number = min(number, MOST)
    while state.number < number:
        state = _one_more(state, branch, meaning)
    while state.number > max(number, 1):
        state = _one_less(state, branch)
    return state


def follows(choice: Selectable | None) -> bool:
    """Tell whether something has a number that follows its model's."""
    return choice is not None and choice.collective and not choice.apart


def _one_more(state: SelectionState, branch: Branch, meaning: Meaning) -> SelectionState:
    children = []
    for child in state.selections:
        choice, more = branch.by_id.get(child.entry), child
        if choice is not None and follows(choice):
            share = math.ceil(child.number / state.number)
            more = grown(child, choice.branch, child.number + share, meaning)
        if meaning.squares_defaults:
            least = _asked_by_groups(branch, child.entry) * (state.number + 1)
            more = replace(more, number=min(more.number + least, MOST))
        children.append(more)
    return replace(state, number=state.number + 1, selections=tuple(children))


def _one_less(state: SelectionState, branch: Branch) -> SelectionState:
    children = []
    for child in state.selections:
        choice, fewer = branch.by_id.get(child.entry), child
        if choice is not None and follows(choice):
            left = child.number - math.ceil(child.number / state.number)
            if left < 1:
                continue
            while fewer.number > left:
                fewer = _one_less(fewer, choice.branch)
        children.append(fewer)
    return replace(state, number=state.number - 1, selections=tuple(children))


def _asked_by_groups(branch: Branch, entry: str) -> int:
    """Return how many of an entry the collective groups that choose it by themselves ask for."""
    return sum(
        int(limit.node.value)
        for group in branch.groups
        if group.collective and group.default is not None and group.default.id == entry
        for limit in group.limits
        if limit.node.kind == MIN and limit.node.field == SELECTIONS and limit.node.value > 0
    )
