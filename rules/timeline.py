"""The shape of every timeline of the house: steps with a parent, and a head that moves.

The library, the muster and each battle have one. Steps are never deleted: undoing moves the head to
the parent, redoing to the child that was left last, and a new step after an undo begins a branch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.text import Message


@dataclass(frozen=True, slots=True)
class StepInfo:
    """A step as a history list shows it; ``id`` grows with time, ``at`` is an ISO time in UTC."""

    id: int
    parent: int | None
    label: Message
    at: str = ""


def path_to(steps: Mapping[int, StepInfo], head: int | None) -> list[int]:
    """Return the ids from the first step to the head, oldest first."""
    path: list[int] = []
    while head is not None:
        path.append(head)
        head = steps[head].parent
    return path[::-1]


def redo_target(steps: Sequence[StepInfo], head: int | None) -> int | None:
    """Return the step that redo goes to: the youngest child of the head, None at a tip."""
    return max((step.id for step in steps if step.parent == head), default=None)
