"""Steps of the list of battles, which has a timeline of its own: a name, deleting, bringing back.

The timeline is made with its first step: a library in which no battle was renamed or deleted has none.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, insert, select, update

from db.codec import MESSAGE
from db.tables import BattleRow, HeadRow, StepRow, TimelineRow
from db.timelines import BATTLES
from db.writing.timelines import Moved, add_step, head_of, move_head
from rules.text import Message
from rules.timeline import StepInfo

_BATTLES: Any = BattleRow
_STEPS: Any = StepRow

_Move = list[Any]
"""A battle, its fields before and after."""


def change(
    connection: Connection, at: str, label: Message, battle: str, fields: Mapping[str, Any]
) -> StepInfo | None:
    """Set fields of a battle's row as one step; None when they say so already. Raises KeyError."""
    columns = [getattr(_BATTLES, name) for name in fields]
    row = connection.execute(select(*columns).where(_BATTLES.id == battle)).one_or_none()
    if row is None:
        raise KeyError(battle)
    before = dict(zip(fields, row, strict=True))
    if before == dict(fields):
        return None
    _set(connection, battle, fields)
    return _record(connection, at, label, [[battle, before, dict(fields)]])


def arrive(connection: Connection, at: str, label: Message, battles: Iterable[str]) -> StepInfo:
    """Record that battles came, which are in the list already: undoing the step hides them."""
    return _record(
        connection, at, label, [[battle, {"hidden": True}, {"hidden": False}] for battle in battles]
    )


def undo(connection: Connection, target: int) -> Moved:
    """Set everything back as it was before a step, which is the head."""
    step, moves = _step(connection, target)
    for battle, before, _ in moves:
        _set(connection, battle, before)
    move_head(connection, BATTLES, step.parent)
    return step, tuple(battle for battle, _, _ in moves)


def redo(connection: Connection, target: int) -> Moved:
    """Do a step that follows the head again."""
    step, moves = _step(connection, target)
    for battle, _, now in moves:
        _set(connection, battle, now)
    move_head(connection, BATTLES, target)
    return step, tuple(battle for battle, _, _ in moves)


def _record(connection: Connection, at: str, label: Message, moves: list[_Move]) -> StepInfo:
    connection.execute(insert(TimelineRow).prefix_with("OR IGNORE"), {"key": BATTLES})
    connection.execute(insert(HeadRow).prefix_with("OR IGNORE"), {"timeline": BATTLES, "step_id": None})
    payload = json.dumps(moves[0] if len(moves) == 1 else moves).encode()
    parent = head_of(connection, BATTLES)
    step = add_step(connection, BATTLES, parent, at, MESSAGE.write(label), payload)
    return StepInfo(step, parent, label, at)


def _set(connection: Connection, battle: str, fields: Mapping[str, Any]) -> None:
    connection.execute(update(_BATTLES).where(_BATTLES.id == battle).values(**fields))


def _step(connection: Connection, step: int) -> tuple[StepInfo, list[_Move]]:
    columns = (_STEPS.parent_id, _STEPS.at, _STEPS.label, _STEPS.payload)
    parent, at, label, payload = connection.execute(select(*columns).where(_STEPS.id == step)).one()
    moves = json.loads(payload)
    if isinstance(moves[0], str):  # of one battle alone
        moves = [moves]
    return StepInfo(step, parent, MESSAGE.read(label), at), moves
