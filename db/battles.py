"""Battles as they are kept: what each froze when it began, its steps, and the head that moves among them.

Saving is inserting a step. Steps are never deleted, so the timeline is autosave, undo over restarts,
journal and report at once.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from db.battle_codec import DEED, SETUP, StepContent
from db.codec import MESSAGE, calm
from db.engine import unreadable
from db.errors import LibraryError
from db.replay import replay
from db.runs import Run, StepPlace, place_after, steps_of
from db.seals import DEED as DEED_BLOCK
from db.seals import LABEL, is_run, seal, unseal
from db.timelines import head_of
from rules.battle.events import GameChanged, SideChanged, Step
from rules.battle.setup import Setup
from rules.battle.state import Game, Result
from rules.timeline import StepInfo

# Fields of a side that tell the place of its unplayed cards.
TELLING = frozenset({"order", "pile", "reserve", "saved_orders"})
_CORRECTED = "step.order_corrected"


def tells_order(step: Step) -> bool:
    """Tell whether a step names the places of a side's cards, or would have, had it changed them."""
    return step.label.code == _CORRECTED or any(
        isinstance(event, SideChanged) and not TELLING.isdisjoint({*event.before, *event.after})
        for event in step.events
    )


# A battle as it is kept ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BattleInfo:
    """A battle as a list shows it; times are ISO in UTC; ``sides`` are names.

    ``result`` is None too where it cannot be read.
    """

    id: str
    name: str
    started: str
    touched: str
    turn: int
    ended: bool
    sides: tuple[str, str]
    result: Result | None = None


class KeptStep(NamedTuple):
    """A step as it is kept: its place in the timeline, and JSON that is read when somebody asks."""

    parent: int | None
    at: str
    label: bytes
    deed: bytes

    @classmethod
    def of(cls, step: Step, parent: int | None, at: str) -> KeptStep:
        """Write a step down, unsealed."""
        deed = StepContent(step.events, step.overruled, step.against)
        return cls(parent, at, MESSAGE.write(step.label), DEED.write(deed))

    def sealed(self) -> KeptStep:
        """Return the step unreadable in the file."""
        return self._replace(label=seal(self.label, LABEL), deed=seal(self.deed, DEED_BLOCK))


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
                raise unreadable(error) from error
            found = self._steps[step] = Step(label, deed.events, deed.overruled, deed.against)
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
        """The steps as a history list shows them. Raises Corrupt, Newer."""
        with calm():
            try:
                labels = MESSAGE.read_all(unseal(kept.label) for kept in self.kept.values())
            except (ValueError, zlib.error) as error:
                raise unreadable(error) from error
            return {
                key: StepInfo(key, kept.parent, label, kept.at)
                for (key, kept), label in zip(self.kept.items(), labels, strict=True)
            }

    @cached_property
    def events(self) -> Steps:
        """The steps with their events, each read when it is asked for."""
        return Steps(self.kept)

    def game(self) -> Game:
        """Return the state at the head. Raises Corrupt for events that do not fit, Newer."""
        return self.game_at(self.head)

    def game_at(self, step: int | None) -> Game:
        """Return the state at a step, None for the beginning.

        Raises KeyError for an unknown step, Corrupt for events that do not fit the battle, Newer.
        """
        path = self.path(step)
        try:
            return replay(self.setup.start, (unseal(self.kept[key].deed) for key in path))
        except (ValueError, KeyError, TypeError, zlib.error) as error:
            raise unreadable(error) from error

    def path(self, step: int | None) -> list[int]:
        """Return the ids from the first step to the given one."""
        path: list[int] = []
        while step is not None:
            path.append(step)
            step = self.kept[step].parent
        return path[::-1]


# Reading ------------------------------------------------------------------------------------------


_LISTED = (
    "SELECT battle.id, name, started_at, touched_at, coalesce(step.turn, battle.turn), step.ended,"
    " side_a, side_b, CASE WHEN step.ended THEN step.payload END"
    " FROM battle JOIN head ON head.timeline = battle.id LEFT JOIN step ON step.id = head.step_id"
    " WHERE NOT hidden ORDER BY touch DESC NULLS LAST, touched_at DESC, battle.id"
)
_ALL_STEPS = "SELECT id, parent_id, at, label, payload FROM step WHERE timeline = ? ORDER BY id"


def listed(reader: sqlite3.Connection) -> list[BattleInfo]:
    """Return the battles that are not soft-deleted, the one touched last first."""
    return [
        BattleInfo(key, name, started, touched, turn, bool(ended), (a, b), _result(reader, key, last))
        for key, name, started, touched, turn, ended, a, b, last in reader.execute(_LISTED).fetchall()
    ]


def _result(reader: sqlite3.Connection, battle: str, last: bytes | None) -> Result | None:
    """Read the result out of the last step of a battle that ended; None where it cannot be read.

    Where something was noted after the end, the whole battle says it.
    """
    if last is None:
        return None
    try:
        events = DEED.read(unseal(last)).events
        found = (event.after.get("result") for event in events if isinstance(event, GameChanged))
        said = next((each for each in found if isinstance(each, Result)), None)
        return said or load(reader, battle).game().result
    except (ValueError, KeyError, TypeError, zlib.error, LibraryError):
        return None


def naming(reader: sqlite3.Connection, names: Iterable[str]) -> list[BattleInfo]:
    """Return those of the same in whose set-up or steps one of some names is written."""
    wanted = [json.dumps(name, ensure_ascii=False).encode() for name in names if name]

    def is_in(kept: bytes) -> bool:
        written = unseal(kept)
        return any(name in written for name in wanted)

    found: list[BattleInfo] = []
    for info in listed(reader):
        setup = reader.execute("SELECT setup FROM battle WHERE id = ?", (info.id,)).fetchone()[0]
        steps = reader.execute("SELECT payload FROM step WHERE timeline = ?", (info.id,))
        if is_in(setup) or any(is_in(payload) for (payload,) in steps):
            found.append(info)
    return found


def load(reader: sqlite3.Connection, battle: str) -> BattleRecord:
    """Return a battle, soft-deleted or not. Raises KeyError, Corrupt, Newer."""
    row = reader.execute("SELECT name, setup FROM battle WHERE id = ?", (battle,)).fetchone()
    if row is None:
        raise KeyError(battle)
    with calm():
        try:
            kept, head = _laid_out(reader.execute(_ALL_STEPS, (battle,)), head_of(reader, battle))
        except (ValueError, KeyError, zlib.error) as error:
            raise unreadable(error) from error
    return BattleRecord(battle, row[0], SETUP.read(unseal(row[1])), head, kept)


def _laid_out(
    rows: Iterable[tuple[int, int | None, str, bytes, bytes]], head: int | None
) -> tuple[dict[int, KeptStep], int | None]:
    """Return the steps that rows keep, those of runs one by one, and the step at which the battle stands."""
    kept: dict[int, KeptStep] = {}
    runs: dict[int, Run] = {}
    for row, parent, at, label, deed in rows:
        before = None if parent is None else place_after(runs.get(parent), parent, row)
        if is_run(deed):
            run = runs[row] = Run.read(deed)
            for place, after, step in steps_of(row, before, run):
                kept[place.step] = KeptStep(after and after.step, step.at, step.label, step.deed)
        else:
            kept[StepPlace(row).step] = KeptStep(before and before.step, at, label, deed)
    if head is None:
        return kept, None
    return kept, StepPlace(head, runs[head].head if head in runs else 0).step
