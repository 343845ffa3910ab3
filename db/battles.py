"""Battles as they are kept: what each froze when it began, its steps, and the head that moves among them.

Saving is inserting a step. Steps are never deleted, so the timeline is autosave, undo over restarts,
journal and report at once.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from db.battle_codec import DEED, SETUP, Deed
from db.codec import MESSAGE, calm
from db.errors import Corrupt
from db.replay import replay
from db.timelines import head_of
from rules.battle.events import Event, SideChanged, Step
from rules.battle.setup import Setup
from rules.battle.state import Game
from rules.timeline import StepInfo

# Fields of a side that tell the place of its unplayed cards.
TELLING = frozenset({"order", "pile", "reserve", "saved_orders"})


# Sealing ------------------------------------------------------------------------------------------


_SEALED, _SEALED_AT_FIRST = b"\x01", b"x"
_NONCE = 16
MOST_SEALED = 64 * 2**20
"""Bytes of the longest text under a seal: as many as a battle may have that is imported."""


def seal(written: bytes) -> bytes:
    """Make text unreadable in a viewer and in plain SQLite, which can undo compression.

    Two seals of one text differ, so that orders cannot be compared either. It needs no key, for copies and
    backups open anywhere: whoever writes a program for it reads the text.
    """
    nonce = secrets.token_bytes(_NONCE)
    return _SEALED + nonce + _masked(zlib.compress(written, 1), nonce)


def unseal(kept: bytes) -> bytes:
    """Return the text that was kept, sealed or not; JSON begins neither like a seal nor with an x.

    Raises zlib.error for a seal that is damaged, or holds more than any of ours.
    """
    if kept[:1] == _SEALED:
        return _inflated(_masked(kept[1 + _NONCE :], kept[1 : 1 + _NONCE]))
    return _inflated(kept) if kept[:1] == _SEALED_AT_FIRST else kept


def _inflated(packed: bytes) -> bytes:
    """Undo compression no further than ``MOST_SEALED``. Raises zlib.error."""
    stream = zlib.decompressobj()
    written = stream.decompress(packed, MOST_SEALED)
    if not stream.eof:
        raise zlib.error("a seal that is torn, or holds more than any of ours")
    return written


def _masked(data: bytes, nonce: bytes) -> bytes:
    """Return data with each bit turned where a stream made of the nonce has one; twice gives it back."""
    stream = hashlib.shake_256(nonce).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")


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


class KeptStep(NamedTuple):
    """A step as it is kept: its place in the timeline, and JSON that is read when somebody asks."""

    parent: int | None
    at: str
    label: bytes
    deed: bytes

    @classmethod
    def of(cls, step: Step, parent: int | None, at: str) -> KeptStep:
        """Write a step down; what tells a side's order is sealed, whether the side hides it or not."""
        label, deed = MESSAGE.write(step.label), DEED.write(Deed(step.events, step.overruled, step.against))
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


# Reading ------------------------------------------------------------------------------------------


_LISTED = (
    "SELECT battle.id, name, started_at, touched_at, coalesce(step.turn, battle.turn), step.ended,"
    " side_a, side_b"
    " FROM battle JOIN head ON head.timeline = battle.id LEFT JOIN step ON step.id = head.step_id"
    " WHERE NOT hidden ORDER BY touch DESC NULLS LAST, touched_at DESC, battle.id"
)
_ALL_STEPS = "SELECT id, parent_id, at, label, payload FROM step WHERE timeline = ? ORDER BY id"


def listed(reader: sqlite3.Connection) -> list[BattleInfo]:
    """Return the battles that are not put away, the one touched last first."""
    return [
        BattleInfo(key, name, started, touched, turn, bool(ended), (a, b))
        for key, name, started, touched, turn, ended, a, b in reader.execute(_LISTED)
    ]


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
    """Return a battle, put away or not. Raises KeyError, Corrupt."""
    row = reader.execute("SELECT name, setup FROM battle WHERE id = ?", (battle,)).fetchone()
    if row is None:
        raise KeyError(battle)
    with calm():
        kept = {key: KeptStep(*step) for key, *step in reader.execute(_ALL_STEPS, (battle,))}
    return BattleRecord(battle, row[0], SETUP.read(unseal(row[1])), head_of(reader, battle), kept)
