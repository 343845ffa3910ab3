"""What is done to the list of battles (a name, putting away) as steps of a timeline of its own.

The timeline is laid with its first step: a library in which no battle was renamed has none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from db.codec import MESSAGE
from db.tables import BattleRow, HeadRow, StepRow, TimelineRow
from db.timelines import BATTLES
from db.writing.timelines import Moved, add_step, move_head
from rules.text import Message
from rules.timeline import StepInfo

_BATTLES: Any = BattleRow
_STEPS: Any = StepRow
_HEADS: Any = HeadRow


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
    connection.execute(insert(TimelineRow).prefix_with("OR IGNORE"), {"key": BATTLES})
    connection.execute(insert(HeadRow).prefix_with("OR IGNORE"), {"timeline": BATTLES, "step_id": None})
    _set(connection, battle, fields)
    payload = json.dumps([battle, before, dict(fields)]).encode()
    parent = _head(connection)
    step = add_step(connection, BATTLES, parent, at, MESSAGE.write(label), payload)
    return StepInfo(step, parent, label, at)


def undo(connection: Connection) -> Moved | None:
    """Set everything back as it was before the last step; None at the beginning."""
    head = _head(connection)
    if head is None:
        return None
    step, battle, before, _ = _step(connection, head)
    _set(connection, battle, before)
    move_head(connection, BATTLES, step.parent)
    return step, (battle,)


def redo(connection: Connection) -> Moved | None:
    """Do the youngest step after the head again; None at a tip."""
    head = _head(connection)
    after = _STEPS.parent_id.is_(None) if head is None else _STEPS.parent_id == head
    wanted = select(func.max(_STEPS.id)).where(_STEPS.timeline == BATTLES, after)
    target = connection.execute(wanted).scalar()
    if target is None:
        return None
    step, battle, _, now = _step(connection, target)
    _set(connection, battle, now)
    move_head(connection, BATTLES, target)
    return step, (battle,)


def _head(connection: Connection) -> int | None:
    head: int | None = connection.execute(select(_HEADS.step_id).where(_HEADS.timeline == BATTLES)).scalar()
    return head


def _set(connection: Connection, battle: str, fields: Mapping[str, Any]) -> None:
    connection.execute(update(_BATTLES).where(_BATTLES.id == battle).values(**fields))


def _step(connection: Connection, step: int) -> tuple[StepInfo, str, Mapping[str, Any], Mapping[str, Any]]:
    columns = (_STEPS.parent_id, _STEPS.at, _STEPS.label, _STEPS.payload)
    parent, at, label, payload = connection.execute(select(*columns).where(_STEPS.id == step)).one()
    battle, before, after = json.loads(payload)
    return StepInfo(step, parent, MESSAGE.read(label), at), battle, before, after
