"""Steps with a parent and a head that moves: the timelines of the library, the muster, the rulesets.

A step keeps what it moved, before and after. Undoing points things back and moves the head to the
parent; steps are never deleted, and a new step after an undo begins a branch.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from db.codec import MESSAGE
from db.shelf import Move, Pointer, Shelf
from db.tables import HeadRow, StepRow
from rules.text import Message
from rules.timeline import StepInfo

_STEPS: Any = StepRow
_HEADS: Any = HeadRow
_HEAD = select(_HEADS.step_id).where(_HEADS.timeline == bindparam("key"))
_MOVE_HEAD = update(_HEADS).where(_HEADS.timeline == bindparam("key"))
_INSERT = insert(_STEPS).inline()


@dataclass(frozen=True, slots=True)
class Undone:
    """A step that was undone or redone, and the ids of what it moved."""

    step: StepInfo
    card_ids: tuple[str, ...] = ()
    army_ids: tuple[str, ...] = ()
    ruleset_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A step that was recorded, and the ids of what was asked for, in the order asked."""

    step: StepInfo
    card_ids: tuple[str, ...] = ()
    army_ids: tuple[str, ...] = ()
    ruleset_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Timeline:
    """The timeline of a place whose things stand on one shelf."""

    key: str
    shelf: Shelf[Any]

    def head(self, connection: Connection) -> int | None:
        """Return where the timeline stands, None at its beginning."""
        return head_of(connection, self.key)

    def history(self, connection: Connection) -> list[StepInfo]:
        """Return all steps, oldest first."""
        found = connection.execute(
            select(_STEPS.id, _STEPS.parent_id, _STEPS.at, _STEPS.label, _STEPS.payload)
            .where(_STEPS.timeline == self.key)
            .order_by(_STEPS.id)
        ).all()
        return [_read(*row)[0] for row in found]

    def record(self, connection: Connection, at: str, label: Message, moves: Sequence[Move]) -> StepInfo:
        """Add a step after the head and move the head to it."""
        payload = json.dumps(
            [[m.id, m.before.number, m.before.hidden, m.after.number, m.after.hidden] for m in moves]
        ).encode()
        parent = self.head(connection)
        step = add_step(connection, self.key, parent, at, MESSAGE.write(label), payload)
        return StepInfo(step, parent, label, at)

    def undo(self, connection: Connection) -> tuple[StepInfo, tuple[str, ...]] | None:
        """Point everything back as it was before the head; None at the beginning."""
        head = self.head(connection)
        if head is None:
            return None
        step, moves = self._step(connection, head)
        self.shelf.move(connection, ((move.id, move.before) for move in reversed(moves)))
        move_head(connection, self.key, step.parent)
        return step, tuple(move.id for move in moves)

    def redo(self, connection: Connection) -> tuple[StepInfo, tuple[str, ...]] | None:
        """Do the youngest step after the head again; None at a tip."""
        head = self.head(connection)
        after = _STEPS.parent_id.is_(None) if head is None else _STEPS.parent_id == head
        wanted = select(func.max(_STEPS.id)).where(_STEPS.timeline == self.key, after)
        target = connection.execute(wanted).scalar()
        if target is None:
            return None
        step, moves = self._step(connection, target)
        self.shelf.move(connection, ((move.id, move.after) for move in moves))
        move_head(connection, self.key, target)
        return step, tuple(move.id for move in moves)

    def _step(self, connection: Connection, step: int) -> tuple[StepInfo, list[Move]]:
        row = connection.execute(
            select(_STEPS.id, _STEPS.parent_id, _STEPS.at, _STEPS.label, _STEPS.payload).where(
                _STEPS.id == step
            )
        ).one()
        return _read(*row)


def _read(
    step: int, parent: int | None, at: str, label: bytes, payload: bytes
) -> tuple[StepInfo, list[Move]]:
    moves = [
        Move(thing, Pointer(was, was_hidden), Pointer(now, now_hidden))
        for thing, was, was_hidden, now, now_hidden in json.loads(payload)
    ]
    return StepInfo(step, parent, MESSAGE.read(label), at), moves


# What battles share -------------------------------------------------------------------------------


def head_of(connection: Connection, key: str) -> int | None:
    """Return where a timeline stands."""
    head: int | None = connection.execute(_HEAD, {"key": key}).scalar()
    return head


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
