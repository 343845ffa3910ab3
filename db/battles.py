"""Battles: what each froze when it began, its steps, and the head that moves among them.

Saving is inserting a step. Steps are never deleted, so the timeline is autosave, undo over restarts,
journal and report at once.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, false, insert, select, update

from db.battle_codec import DEED, SETUP, Deed
from db.codec import MESSAGE, calm
from db.errors import Corrupt
from db.replay import replay
from db.shelf import new_id
from db.tables import BattleRow, HeadRow, StepRow, TimelineRow
from db.timelines import add_step, head_of, move_head
from rules.battle.events import Event, GameChanged, SideChanged, Step
from rules.battle.setup import Setup
from rules.battle.state import Game
from rules.timeline import StepInfo

_BATTLES: Any = BattleRow
_STEPS: Any = StepRow
_HEADS: Any = HeadRow

# Made once: building a statement costs more than running it.
_ALL_STEPS = (
    select(_STEPS.id, _STEPS.parent_id, _STEPS.at, _STEPS.label, _STEPS.payload)
    .where(_STEPS.timeline == bindparam("key"))
    .order_by(_STEPS.id)
)
_TOUCH = update(_BATTLES).where(_BATTLES.id == bindparam("key"))
_STOOD_FIRST = select(_BATTLES.turn, false()).where(_BATTLES.id == bindparam("key"))
_STOOD = select(_STEPS.turn, _STEPS.ended).where(
    _STEPS.id == bindparam("step"), _STEPS.timeline == bindparam("key")
)

# Fields of a side that tell the place of its unplayed cards.
TELLING = frozenset({"order", "pile", "reserve", "saved_orders"})


# Sealing ------------------------------------------------------------------------------------------


def seal(written: bytes) -> bytes:
    """Hide text from a glance into the file with any viewer; it is no cipher and stops no attacker."""
    return zlib.compress(written, 1)


def unseal(kept: bytes) -> bytes:
    """Return the text that was kept, sealed or not (JSON never begins with an x)."""
    return zlib.decompress(kept) if kept[:1] == b"x" else kept


def tells_order(event: Event) -> bool:
    """Tell whether an event names the places of a side's cards."""
    return isinstance(event, SideChanged) and not TELLING.isdisjoint({*event.before, *event.after})


# A battle as it is kept ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BattleInfo:
    """A battle as a list shows it; times are ISO in UTC; ``sides`` are names."""

    id: str
    name: str
    started: str
    touched: str
    turn: int
    ended: bool
    sides: tuple[str, str]
    archived: bool = False


class KeptStep(NamedTuple):
    """A step as it is kept: its place in the timeline, and JSON that is read when somebody asks."""

    parent: int | None
    at: str
    label: bytes
    deed: bytes

    @classmethod
    def of(cls, step: Step, parent: int | None, at: str) -> KeptStep:
        """Write a step down; what tells a side's order is sealed, whether the side hides it or not."""
        label, deed = MESSAGE.write(step.label), DEED.write(Deed(step.events, step.overruled))
        if any(map(tells_order, step.events)):
            label, deed = seal(label), seal(deed)
        return cls(parent, at, label, deed)


class Steps(MutableMapping[int, Step]):
    """The steps of a battle by id, each read when it is asked for; whoever plays on may add to them."""

    def __init__(self, kept: Mapping[int, KeptStep]) -> None:
        self._steps: dict[int, KeptStep | Step] = dict(kept)

    def __getitem__(self, step: int) -> Step:
        found = self._steps[step]
        if isinstance(found, KeptStep):
            try:
                deed = DEED.read(unseal(found.deed))
                label = MESSAGE.read(unseal(found.label))
            except (ValueError, zlib.error) as error:
                raise Corrupt(path="") from error
            found = self._steps[step] = Step(label, deed.events, deed.overruled)
        return found

    def __setitem__(self, key: int, step: Step) -> None:
        self._steps[key] = step

    def __delitem__(self, key: int) -> None:
        del self._steps[key]

    def __contains__(self, key: object) -> bool:
        return key in self._steps

    def __iter__(self) -> Iterator[int]:
        return iter(self._steps)

    def __len__(self) -> int:
        return len(self._steps)


@dataclass(frozen=True)
class BattleRecord:
    """A battle as it stands in the library, or in a file that was read: set-up, steps and head."""

    id: str
    name: str
    setup: Setup
    head: int | None
    kept: Mapping[int, KeptStep]

    @cached_property
    def steps(self) -> dict[int, StepInfo]:
        """The steps as a history list shows them. Raises Corrupt."""
        with calm():
            try:
                labels = MESSAGE.read_all(unseal(kept.label) for kept in self.kept.values())
            except (ValueError, zlib.error) as error:
                raise Corrupt(path="") from error
            return {
                key: StepInfo(key, kept.parent, label, kept.at)
                for (key, kept), label in zip(self.kept.items(), labels, strict=True)
            }

    @cached_property
    def events(self) -> Steps:
        """The steps with their events, each read when it is asked for."""
        return Steps(self.kept)

    def game(self) -> Game:
        """Return the state at the head. Raises Corrupt for events that do not fit."""
        return self.game_at(self.head)

    def game_at(self, step: int | None) -> Game:
        """Return the state at a step, None for the beginning.

        Raises KeyError for an unknown step, Corrupt for events that do not fit the battle.
        """
        path = self.path(step)
        try:
            return replay(self.setup.start, (unseal(self.kept[key].deed) for key in path))
        except (ValueError, KeyError, TypeError, zlib.error) as error:
            raise Corrupt(path="") from error

    def path(self, step: int | None) -> list[int]:
        """Return the ids from the first step to the given one."""
        path: list[int] = []
        while step is not None:
            path.append(step)
            step = self.kept[step].parent
        return path[::-1]


# Reading and writing ------------------------------------------------------------------------------


def listed(connection: Connection) -> list[BattleInfo]:
    """Return the battles that are not put away, the one touched last first."""
    found = connection.execute(
        select(
            _BATTLES.id, _BATTLES.name, _BATTLES.started_at, _BATTLES.touched_at, _STEPS.turn, _BATTLES.turn,
            _STEPS.ended, _BATTLES.side_a, _BATTLES.side_b, _BATTLES.archived,
        )
        .join(_HEADS, _HEADS.timeline == _BATTLES.id)
        .outerjoin(_STEPS, _STEPS.id == _HEADS.step_id)
        .where(_BATTLES.hidden.is_(False))
        .order_by(_BATTLES.touched_at.desc(), _BATTLES.id)
    )  # fmt: skip
    return [
        BattleInfo(key, name, started, touched, turn or first, bool(ended), (a, b), archived)
        for key, name, started, touched, turn, first, ended, a, b, archived in found
    ]


def begin(connection: Connection, at: str, setup: Setup, name: str) -> str:
    """Keep a new battle at its beginning; return its id."""
    battle = new_id()
    written = SETUP.write(setup)
    if any(side.hidden for side in setup.start.sides.values()):
        written = seal(written)
    a, b = (side.name for side in setup.start.sides.values())
    connection.execute(insert(TimelineRow), {"key": battle})
    connection.execute(insert(HeadRow), {"timeline": battle, "step_id": None})
    row = {
        "id": battle, "name": name, "side_a": a, "side_b": b, "turn": setup.start.turn, "started_at": at,
        "touched_at": at, "archived": False, "hidden": False, "setup": written,
    }  # fmt: skip
    connection.execute(insert(BattleRow), row)
    return battle


def load(connection: Connection, battle: str) -> BattleRecord:
    """Return a battle, put away or not. Raises KeyError, Corrupt."""
    row = connection.execute(select(_BATTLES.name, _BATTLES.setup).where(_BATTLES.id == battle)).one_or_none()
    if row is None:
        raise KeyError(battle)
    with calm():
        found = connection.execute(_ALL_STEPS, {"key": battle}).all()
        kept = {key: KeptStep(parent, at, label, deed) for key, parent, at, label, deed in found}
    return BattleRecord(battle, row[0], SETUP.read(unseal(row[1])), head_of(connection, battle), kept)


def add(connection: Connection, at: str, battle: str, step: Step, parent: int | None) -> int:
    """Add a step after ``parent`` and move the head to it; return its id. Raises KeyError."""
    stood = _stood(connection, battle, parent)
    kept = KeptStep.of(step, parent, at)
    added = _insert(connection, battle, kept, parent, _stands(stood, step.events))
    touch(connection, battle, touched_at=at)
    return added


def stand(connection: Connection, at: str, battle: str, head: int | None) -> None:
    """Let a battle stand at one of its steps, or at its beginning. Raises KeyError."""
    _stood(connection, battle, head)
    move_head(connection, battle, head)
    touch(connection, battle, touched_at=at)


def touch(connection: Connection, battle: str, **fields: Any) -> None:
    """Set fields of a battle's row. Raises KeyError."""
    changed = connection.execute(_TOUCH, {"key": battle, **fields})
    if changed.rowcount != 1:
        raise KeyError(battle)


def bring_in(connection: Connection, at: str, record: BattleRecord) -> str:
    """Keep a battle that was read from a file, under new ids; its events have been read already."""
    battle = begin(connection, at, record.setup, record.name)
    ids: dict[int | None, int | None] = {None: None}
    stood: dict[int | None, tuple[int, bool]] = {None: (record.setup.start.turn, False)}
    for key, step in record.events.items():
        was = record.kept[key]
        stood[key] = _stands(stood[was.parent], step.events)
        kept = KeptStep.of(step, was.parent, was.at)
        ids[key] = _insert(connection, battle, kept, ids[was.parent], stood[key])
    move_head(connection, battle, ids[record.head])
    return battle


def _insert(
    connection: Connection, battle: str, kept: KeptStep, parent: int | None, stands: tuple[int, bool]
) -> int:
    turn, ended = stands
    return add_step(connection, battle, parent, kept.at, kept.label, kept.deed, turn=turn, ended=ended)


def _stood(connection: Connection, battle: str, step: int | None) -> tuple[int, bool]:
    """Return turn and end of a battle at a step of its own."""
    wanted = _STOOD_FIRST if step is None else _STOOD
    row = connection.execute(wanted, {"key": battle, "step": step}).one_or_none()
    if row is None:
        raise KeyError(battle if step is None else step)
    return row[0], row[1]


def _stands(stood: tuple[int, bool], events: tuple[Event, ...]) -> tuple[int, bool]:
    turn, ended = stood
    for event in events:
        if isinstance(event, GameChanged):
            turn = event.after.get("turn", turn)
            ended = event.after["result"] is not None if "result" in event.after else ended
    return turn, ended
