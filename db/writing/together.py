"""Steps that one import recorded in several places: they are undone and redone as one.

An import is one transaction, so its steps follow each other and have one time and one label; no other steps
do, for :meth:`db.store.Store.step_time` gives no transaction the time of the steps before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select, text

from db.errors import MovedOn
from db.tables import StepRow
from db.timelines import BATTLES, MOST_TOGETHER, PLACES, TIMELINES
from db.writing import battle_list, timelines
from db.writing.timelines import following, head_of

Moved = dict[str, timelines.Moved]
"""By place what moved there, the place that was asked for first; empty for nothing."""

_STEPS: Any = StepRow
_IS_DONE = text(
    "WITH RECURSIVE done(id) AS (SELECT step_id FROM head WHERE timeline = :key UNION ALL"
    " SELECT step.parent_id FROM step JOIN done ON step.id = done.id WHERE step.parent_id >= :step)"
    " SELECT 1 FROM done WHERE id = :step"
)


def undo(connection: Connection, place: str) -> Moved:
    """Undo the last step of a place, with those recorded together with it.

    All of them are undone or none: raises MovedOn where one of the other places has had a step since.
    """
    target = head_of(connection, place)
    if target is None:
        return {}
    wanted = {place: target}
    for other, step in _mates(connection, place, target):
        if head_of(connection, other) == step:
            wanted[other] = step
        elif _is_done(connection, other, step):
            raise MovedOn(other)
    return {
        key: battle_list.undo(connection, step)
        if key == BATTLES
        else timelines.undo(connection, TIMELINES[key], step)
        for key, step in wanted.items()
    }


def redo(connection: Connection, place: str) -> Moved:
    """Redo the step undone last in a place, with those recorded together with it.

    Raises MovedOn where one of the other places has had another step since.
    """
    target = following(connection, place)
    if target is None:
        return {}
    wanted = {place: target}
    for other, step in _mates(connection, place, target):
        if _is_done(connection, other, step):
            continue
        if head_of(connection, other) != _parent(connection, step):
            raise MovedOn(other)
        wanted[other] = step
    return {
        key: battle_list.redo(connection, step)
        if key == BATTLES
        else timelines.redo(connection, TIMELINES[key], step)
        for key, step in wanted.items()
    }


def _mates(connection: Connection, place: str, target: int) -> Iterator[tuple[str, int]]:
    """Return the steps recorded together with one, each with its place."""
    near = MOST_TOGETHER - 1
    columns = (_STEPS.id, _STEPS.timeline, _STEPS.at, _STEPS.label)
    found = connection.execute(
        select(*columns).where(_STEPS.id.between(target - near, target + near), _STEPS.timeline.in_(PLACES))
    ).all()
    told = next((at, label) for id, _, at, label in found if id == target)
    for id, other, at, label in found:
        if other != place and (at, label) == told:
            yield other, id


def _is_done(connection: Connection, place: str, step: int) -> bool:
    return connection.execute(_IS_DONE, {"key": place, "step": step}).first() is not None


def _parent(connection: Connection, step: int) -> int | None:
    parent: int | None = connection.execute(select(_STEPS.parent_id).where(_STEPS.id == step)).scalar()
    return parent
