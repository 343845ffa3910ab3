"""Record steps, take them back and do them again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from db.codec import MESSAGE
from db.revisioned_table import Move, RevisionPointer
from db.tables import HeadRow, StepRow
from db.timelines import Timeline
from db.writing import revisions
from db.writing.worded import Worded
from rules.text import Message
from rules.timeline import StepInfo

Moved = tuple[StepInfo, tuple[str, ...]]
"""A step that was taken back or done again, and the ids of what it moved."""

_STEPS: Any = StepRow
_HEADS: Any = HeadRow
_HEAD = select(_HEADS.step_id).where(_HEADS.timeline == bindparam("key"))
_MOVE_HEAD = Worded(update(_HEADS).where(_HEADS.timeline == bindparam("key")), "step_id")
_INSERT = Worded(insert(_STEPS).inline(), "timeline", "parent_id", "at", "label", "payload", "turn", "ended")


def record(
    connection: Connection, timeline: Timeline, at: str, label: Message, moves: Sequence[Move]
) -> StepInfo:
    """Add a step after the head and move the head to it."""
    payload = json.dumps(
        [[m.id, m.before.number, m.before.hidden, m.after.number, m.after.hidden] for m in moves]
    ).encode()
    parent = head_of(connection, timeline.key)
    step = add_step(connection, timeline.key, parent, at, MESSAGE.write(label), payload)
    return StepInfo(step, parent, label, at)


def undo(connection: Connection, timeline: Timeline, target: int) -> Moved:
    """Restore what a step, which is the head, had moved, and move the head to its parent."""
    step, moves = _step(connection, target)
    _point(connection, timeline, [(move.id, move.before) for move in reversed(moves)])
    move_head(connection, timeline.key, step.parent)
    return step, _of_the_place(timeline, moves)


def redo(connection: Connection, timeline: Timeline, target: int) -> Moved:
    """Do a step again that follows the head, and move the head to it."""
    step, moves = _step(connection, target)
    _point(connection, timeline, [(move.id, move.after) for move in moves])
    move_head(connection, timeline.key, target)
    return step, _of_the_place(timeline, moves)


def _point(
    connection: Connection, timeline: Timeline, pointers: Sequence[tuple[str, RevisionPointer]]
) -> None:
    """Set the pointers of the things that a step names, each in its table."""
    meant = [(*timeline.thing_named(told), pointer) for told, pointer in pointers]
    for table in (timeline.table, *timeline.others):
        revisions.move(connection, table, [(thing, p) for on, thing, p in meant if on is table])


def _of_the_place(timeline: Timeline, moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move.id for move in moves if timeline.thing_named(move.id)[0] is timeline.table)


def _step(connection: Connection, step: int) -> tuple[StepInfo, list[Move]]:
    columns = (_STEPS.parent_id, _STEPS.at, _STEPS.label, _STEPS.payload)
    parent, at, label, payload = connection.execute(select(*columns).where(_STEPS.id == step)).one()
    moves = [
        Move(thing, RevisionPointer(was, was_hidden), RevisionPointer(now, now_hidden))
        for thing, was, was_hidden, now, now_hidden in json.loads(payload)
    ]
    return StepInfo(step, parent, MESSAGE.read(label), at), moves


# What every timeline shares -------------------------------------------------------------------------------


def head_of(connection: Connection, key: str) -> int | None:
    """Return the step at which a timeline stands, None at its beginning."""
    head: int | None = connection.execute(_HEAD, {"key": key}).scalar()
    return head


def following(connection: Connection, key: str) -> int | None:
    """Return the newest step whose parent is the head, which is what redo does; None where there is none."""
    head = head_of(connection, key)
    after = _STEPS.parent_id.is_(None) if head is None else _STEPS.parent_id == head
    found: int | None = connection.execute(
        select(func.max(_STEPS.id)).where(_STEPS.timeline == key, after)
    ).scalar()
    return found


def move_head(connection: Connection, key: str, step: int | None) -> None:
    """Move the head of a timeline to one of its steps, or to its beginning (None)."""
    _MOVE_HEAD.run(connection, key=key, step_id=step)


def add_step(
    connection: Connection,
    key: str,
    parent: int | None,
    at: str,
    label: bytes,
    payload: bytes,
    *,
    turn: int | None = None,
    ended: bool = False,
) -> int:
    """Insert a step and move the head to it; return its id."""
    step = _INSERT.run(
        connection, timeline=key, parent_id=parent, at=at, label=label, payload=payload, turn=turn,
        ended=ended,
    ).lastrowid  # fmt: skip
    assert step is not None
    move_head(connection, key, step)
    return step
