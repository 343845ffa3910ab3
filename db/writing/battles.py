"""Write battles: begin them, add steps, move their heads, take in those of other libraries."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, false, func, insert, null, select, update
from sqlalchemy.orm import aliased

from db.battle_codec import SETUP
from db.battles import BattleRecord, KeptStep, tells_order
from db.revisioned_table import new_id
from db.runs import ORDERS, Kept, Run, StepPlace, joined, place_after
from db.seals import SETUP as SETUP_BLOCK
from db.seals import is_run, seal
from db.tables import BattleRow, HeadRow, StepRow, TimelineRow
from db.writing import battle_list
from db.writing.timelines import add_step, move_head
from db.writing.worded import Worded
from rules.battle.events import Event, GameChanged, Step
from rules.battle.setup import Setup
from rules.text import Message

_BATTLES: Any = BattleRow
_STEPS: Any = StepRow

# Made once: building a statement costs more than running it. Those of each gesture are worded once, too.
# Counted among the others: how often a battle was touched in a row is nobody's business.
_OTHERS: Any = aliased(BattleRow)
_NEXT_TOUCH = (
    select(func.coalesce(func.max(_OTHERS.touch), 0) + 1)
    .where(_OTHERS.id != bindparam("key"))
    .scalar_subquery()
)
_TOUCH = Worded(
    update(_BATTLES).where(_BATTLES.id == bindparam("key")).values(touch=_NEXT_TOUCH), "touched_at"
)
_KNOWN = select(_BATTLES.id).where(_BATTLES.id == bindparam("key"))
_ID = re.compile("[0-9a-f]{32}")
_STOOD_FIRST = Worded(select(_BATTLES.turn, false(), null()).where(_BATTLES.id == bindparam("key")))
_STOOD = Worded(
    select(_STEPS.turn, _STEPS.ended, _STEPS.payload).where(
        _STEPS.id == bindparam("step"), _STEPS.timeline == bindparam("key")
    )
)
_PAYLOAD = select(_STEPS.payload).where(_STEPS.id == bindparam("step"))
_PARENT = select(_STEPS.parent_id).where(_STEPS.id == bindparam("step"))
_LAST = select(func.max(_STEPS.id)).where(_STEPS.timeline == bindparam("key"))
_KEEP = update(_STEPS).where(_STEPS.id == bindparam("step"))


class BattlesWriter:
    """Writes battles, each method within a transaction that is open."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def begin(self, at: str, setup: Setup, name: str, wanted: str = "") -> str:
        """Keep a new battle at its beginning; return its id, the wanted one where no battle had it yet."""
        battle = wanted if self._is_free(wanted) else new_id()
        written = SETUP.write(setup)
        if any(side.hidden for side in setup.start.sides.values()):
            written = seal(written, SETUP_BLOCK)
        a, b = (side.name for side in setup.start.sides.values())
        self._connection.execute(insert(TimelineRow), {"key": battle})
        self._connection.execute(insert(HeadRow), {"timeline": battle, "step_id": None})
        row = {
            "id": battle, "name": name, "side_a": a, "side_b": b, "turn": setup.start.turn, "started_at": at,
            "touched_at": at, "archived": False, "hidden": False, "setup": written,
        }  # fmt: skip
        self._connection.execute(insert(BattleRow), row)
        self._touch(battle, at)
        return battle

    def add(self, at: str, battle: str, step: Step, parent: int | None) -> int:
        """Add a step after ``parent`` and move the head to it; return its id. Raises KeyError."""
        stood, run = self._stood(battle, parent)
        added = self._insert(battle, step, at, parent, _stands(stood, step.events), run)
        self._touch(battle, at)
        return added

    def stand(self, at: str, battle: str, head: int | None) -> None:
        """Let a battle stand at one of its steps, or at its beginning. Raises KeyError."""
        self._stood(battle, head)
        self._move(battle, head)
        self._touch(battle, at)

    def change(self, at: str, label: Message, battle: str, **fields: Any) -> None:
        """Set fields of a battle as the list shows them, as one step of the list. Raises KeyError."""
        battle_list.change(self._connection, at, label, battle, fields)

    def arrive(self, at: str, label: Message, battles: Iterable[str]) -> None:
        """Record as one step of the list that some battles, written already, came with an import."""
        battle_list.arrive(self._connection, at, label, battles)

    def bring_in(self, at: str, record: BattleRecord) -> str:
        """Keep a battle that was read from a file, whose events have been read already; return its id.

        It keeps its own where that is free, so that it is known again; its steps get new ones.
        """
        battle = self.begin(at, record.setup, record.name, record.id)
        ids: dict[int | None, int | None] = {None: None}
        stood: dict[int | None, tuple[int, bool]] = {None: (record.setup.start.turn, False)}
        for key, step in record.events.items():
            was = record.kept[key]
            stood[key] = _stands(stood[was.parent], step.events)
            before = ids[was.parent]
            run = None if before is None else self._run(StepPlace.of(before).row)
            ids[key] = self._insert(battle, step, was.at, before, stood[key], run)
        self._move(battle, ids[record.head])
        return battle

    def _touch(self, battle: str, at: str) -> None:
        """Mark a battle as the one touched last. Raises KeyError."""
        if _TOUCH.run(self._connection, key=battle, touched_at=at).rowcount != 1:
            raise KeyError(battle)

    def _is_free(self, wanted: str) -> bool:
        """Tell whether an id may become that of a battle: no timeline has it, and none ever had it here."""
        row = self._connection.execute(_KNOWN, {"key": wanted}).one_or_none()
        return _ID.fullmatch(wanted) is not None and row is None

    def _insert(
        self, battle: str, step: Step, at: str, parent: int | None, stands: tuple[int, bool], held: Run | None
    ) -> int:
        """Add a step and let the battle stand there; what sides do while they order joins the run of it.

        ``held`` is the run that the row of the parent keeps.
        """
        kept = KeptStep.of(step, parent, at)
        before = None if parent is None else StepPlace.of(parent)
        if step.label.code not in ORDERS:
            kept = kept.sealed() if tells_order(step) else kept
            return StepPlace(self._add_row(battle, kept, before, stands, held)).step
        last, run = self._last_run(battle)
        after = None if run is None else joined(before, last, self._before(last), run)
        if run is not None and after is not None:
            place = StepPlace(last, run.add(Kept(after, at, kept.label, kept.deed)))
            self._connection.execute(_KEEP, {"step": last, "at": at, "payload": run.write()})
            move_head(self._connection, battle, last)
            return place.step
        run = Run([Kept(0, at, kept.label, kept.deed)], 1)
        row = self._add_row(battle, KeptStep(parent, at, b"", run.write()), before, stands, held)
        return StepPlace(row, 1).step

    def _add_row(
        self,
        battle: str,
        kept: KeptStep,
        before: StepPlace | None,
        stands: tuple[int, bool],
        held: Run | None,
    ) -> int:
        turn, ended = stands
        parent = before and before.row
        row = add_step(
            self._connection, battle, parent, kept.at, kept.label, kept.deed, turn=turn, ended=ended
        )
        if before is not None and held is not None:
            held.following[row] = before.within
            self._connection.execute(_KEEP, {"step": before.row, "payload": held.write()})
        return row

    def _move(self, battle: str, head: int | None) -> None:
        place = None if head is None else StepPlace.of(head)
        if place is not None and (run := self._run(place.row)) is not None:
            run.head = place.within
            self._connection.execute(_KEEP, {"step": place.row, "payload": run.write()})
        move_head(self._connection, battle, place and place.row)

    def _run(self, row: int) -> Run | None:
        """Return the run that a row keeps, None where it is one step."""
        payload = self._connection.execute(_PAYLOAD, {"step": row}).scalar_one()
        return Run.read(payload) if is_run(payload) else None

    def _last_run(self, battle: str) -> tuple[int, Run | None]:
        """Return the last row of a battle and the run it keeps; nothing follows it."""
        last: int | None = self._connection.execute(_LAST, {"key": battle}).scalar()
        return (0, None) if last is None else (last, self._run(last))

    def _before(self, row: int) -> StepPlace | None:
        """Return the place after which a row goes on."""
        parent = self._connection.execute(_PARENT, {"step": row}).scalar_one()
        return None if parent is None else place_after(self._run(parent), parent, row)

    def _stood(self, battle: str, step: int | None) -> tuple[tuple[int, bool], Run | None]:
        """Return turn and end of a battle at a step of its own, and the run that its row keeps."""
        place = None if step is None else StepPlace.of(step)
        wanted = _STOOD_FIRST if place is None else _STOOD
        row = wanted.run(self._connection, key=battle, step=place and place.row).fetchone()
        run = Run.read(row[2]) if row is not None and row[2] is not None and is_run(row[2]) else None
        if row is None or (place is not None and not _holds(place, run)):
            raise KeyError(battle if step is None else step)
        return (row[0], bool(row[1])), run


def _holds(place: StepPlace, run: Run | None) -> bool:
    return place.within == 0 if run is None else 0 < place.within <= len(run.steps)


def _stands(stood: tuple[int, bool], events: tuple[Event, ...]) -> tuple[int, bool]:
    turn, ended = stood
    for event in events:
        if isinstance(event, GameChanged):
            turn = event.after.get("turn", turn)
            ended = event.after["result"] is not None if "result" in event.after else ended
    return turn, ended
