"""Record steps, take them back and do them again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from db.codec import MESSAGE
from db.revisioned_table import Move, Pointer
from db.tables import HeadRow, StepRow
from db.timelines import Timeline
from db.writing import shelves
from rules.text import Message
from rules.timeline import StepInfo

Moved = tuple[StepInfo, tuple[str, ...]]
"""A step that was taken back or done again, and the ids of what it moved."""

_STEPS: Any = StepRow
_HEADS: Any = HeadRow
_HEAD = select(_HEADS.step_id).where(_HEADS.timeline == bindparam("key"))
_MOVE_HEAD = update(_HEADS).where(_HEADS.timeline == bindparam("key"))
_INSERT = insert(_STEPS).inline()


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
    """Point everything back as it was before a step, which is the head, and move the head to its parent."""
    step, moves = _step(connection, target)
    _point(connection, timeline, [(move.id, move.before) for move in reversed(moves)])
    move_head(connection, timeline.key, step.parent)
    return step, _of_the_place(timeline, moves)


def redo(connection: Connection, timeline: Timeline, target: int) -> Moved:
    """Do a step that follows the head again."""
    step, moves = _step(connection, target)
    _point(connection, timeline, [(move.id, move.after) for move in moves])
    move_head(connection, timeline.key, target)
    return step, _of_the_place(timeline, moves)


def _point(connection: Connection, timeline: Timeline, pointers: Sequence[tuple[str, Pointer]]) -> None:
    """Point the things that a step names, each on its shelf."""
    meant = [(*timeline.meant(told), pointer) for told, pointer in pointers]
    for shelf in (timeline.shelf, *timeline.beside):
        shelves.move(connection, shelf, [(thing, p) for on, thing, p in meant if on is shelf])


def _of_the_place(timeline: Timeline, moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move.id for move in moves if timeline.meant(move.id)[0] is timeline.shelf)


def _step(connection: Connection, step: int) -> tuple[StepInfo, list[Move]]:
    columns = (_STEPS.parent_id, _STEPS.at, _STEPS.label, _STEPS.payload)
    parent, at, label, payload = connection.execute(select(*columns).where(_STEPS.id == step)).one()
    moves = [
        Move(thing, Pointer(was, was_hidden), Pointer(now, now_hidden))
        for thing, was, was_hidden, now, now_hidden in json.loads(payload)
    ]
    return StepInfo(step, parent, MESSAGE.read(label), at), moves


# What every timeline shares -------------------------------------------------------------------------------


def head_of(connection: Connection, key: str) -> int | None:
    """Return the step at which a timeline stands, None at its beginning."""
    head: int | None = connection.execute(_HEAD, {"key": key}).scalar()
    return head


def following(connection: Connection, key: str) -> int | None:
    """Return the youngest step after the head, which was left last; None at a tip."""
    head = head_of(connection, key)
    after = _STEPS.parent_id.is_(None) if head is None else _STEPS.parent_id == head
    found: int | None = connection.execute(
        select(func.max(_STEPS.id)).where(_STEPS.timeline == key, after)
    ).scalar()
    return found


def move_head(connection: Connection, key: str, step: int | None) -> None:
    """Let a timeline stand at a step of its own."""
    connection.execute(_MOVE_HEAD, {"key": key, "step_id": step})


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
    row = {
        "timeline": key, "parent_id": parent, "at": at, "label": label, "payload": payload, "turn": turn,
        "ended": ended,
    }  # fmt: skip
    result = connection.execute(_INSERT, row)
    step: int = result.lastrowid
    move_head(connection, key, step)
    return step
