"""Runs: all that sides do while they order in secret is kept in one row, whatever it is and however often.

Were each step a row of its own, the number, sizes and times of the rows would tell whether an order was
changed. So all steps until something else happens (orders, saved orders, being ready, and undoing these) are
one sealed payload, and the row has the time of the last step alone.

A step of a battle is known by its row and its place within: 0 for a row that is one step, from 1 on in a run.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from db.seals import seal_run, unseal
from rules.battle.concealment import ORDERING

ORDERS = ORDERING | {"step.ready", "step.not_ready"}
"""The labels of steps in which a side orders, up to its word that it is ready."""

MOST = 1000
"""Steps of one run; further ones begin another."""

_SPAN = 1 << 16


class StepPlace(NamedTuple):
    """Where a step is kept: its row, and its place in the run there."""

    row: int
    within: int = 0

    @classmethod
    def of(cls, step: int) -> StepPlace:
        """Return the place of a step."""
        return cls(*divmod(step, _SPAN))

    @property
    def step(self) -> int:
        """The id of the step, as the rest of the program knows it."""
        return self.row * _SPAN + self.within


class Kept(NamedTuple):
    """A step of a run: the place after which it comes (0: none of the run), its time, and its JSON."""

    after: int
    at: str
    label: bytes
    deed: bytes


@dataclass(slots=True)
class Run:
    """The steps of a run, the one at which the battle stands, and the one that later rows follow."""

    steps: list[Kept]
    head: int
    following: dict[int, int] = field(default_factory=dict)

    def add(self, step: Kept) -> int:
        """Add a step, at which the run stands then; return its place."""
        self.steps.append(step)
        self.head = len(self.steps)
        return self.head

    def write(self) -> bytes:
        """Return the run as it is kept."""
        top = {
            "head": self.head,
            "following": self.following,
            "steps": [(step.after, step.at) for step in self.steps],
        }
        lines = [json.dumps(top, separators=(",", ":")).encode()]
        for step in self.steps:
            lines += (step.label, step.deed)
        return seal_run(b"\n".join(lines))  # JSON of ours has no line of its own

    @classmethod
    def read(cls, kept: bytes) -> Run:
        """Read what was kept. Raises ValueError or zlib.error for what is none."""
        first, *lines = unseal(kept).split(b"\n")
        try:
            top = json.loads(first)
            rows = zip(top["steps"], lines[::2], lines[1::2], strict=True)
            steps = [Kept(int(after), str(at), label, deed) for (after, at), label, deed in rows]
            run = cls(steps, int(top["head"]), {int(k): int(v) for k, v in top["following"].items()})
        except (KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise ValueError("no run") from error
        count = len(steps)
        places = (run.head, *run.following.values())
        if not all(0 < place <= count for place in places) or not _in_order(step.after for step in steps):
            raise ValueError("a run that leads nowhere")
        return run


def _in_order(afters: Iterable[int]) -> bool:
    """Tell whether each step comes after an earlier one, so that none is its own ancestor."""
    return all(0 <= after < place for place, after in enumerate(afters, 1))


def place_after(run: Run | None, row: int, following: int) -> StepPlace:
    """Return the place in a parent ``row``, which may be a run, after which a row follows."""
    return StepPlace(row, 0 if run is None else run.following.get(following, run.head))


def joined(parent: StepPlace | None, last: int, parent_of_last: StepPlace | None, run: Run) -> int | None:
    """Return the place in the last row's run that a step can be added after, None where it begins a row."""
    if len(run.steps) >= MOST:
        return None
    if parent is not None and parent.row == last:
        return parent.within
    return 0 if parent == parent_of_last else None


def steps_of(
    row: int, parent: StepPlace | None, run: Run
) -> Iterable[tuple[StepPlace, StepPlace | None, Kept]]:
    """Give the steps of a run in a row, each with its place and the one before it."""
    for place, step in enumerate(run.steps, 1):
        yield StepPlace(row, place), StepPlace(row, step.after) if step.after else parent, step
