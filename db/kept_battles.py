"""The battles of an open library; their code is loaded with the first one, after the cards are in view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from db.store import Store
from rules.text import Message
from rules.timeline import StepInfo

if TYPE_CHECKING:
    from db.battles import BattleInfo, BattleRecord
    from rules.battle.events import Step
    from rules.battle.setup import Setup


class KeptBattles:
    """The battles of one open library; every method that writes is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def listed(self) -> list[BattleInfo]:
        """Return the battles, without the soft-deleted ones, the one touched last first."""
        from db import battles

        with self._store.reading() as reader:
            return battles.listed(reader)

    def naming(self, names: Iterable[str]) -> list[BattleInfo]:
        """Return the battles in which one of some names is written anywhere, the one touched last first."""
        from db import battles

        with self._store.reading() as reader:
            return battles.naming(reader, names)

    def load(self, battle_id: str) -> BattleRecord:
        """Return a battle, soft-deleted or not. Raises KeyError."""
        from db import battles

        with self._store.reading() as reader:
            return battles.load(reader, battle_id)

    def begin(self, setup: Setup) -> str:
        """Keep a new battle; return its id."""
        at = self._store.now()
        with self._store.writing() as writer:
            return writer.battles.begin(at, setup, setup.name)

    def bring_in(self, record: BattleRecord) -> str:
        """Keep a battle that was read from a file; return its new id."""
        at = self._store.now()
        with self._store.writing() as writer:
            return writer.battles.bring_in(at, record)

    def add_step(self, battle_id: str, step: Step, *, parent: int | None) -> StepInfo:
        """Add a step after ``parent`` (None: the beginning) and move the head to it, in one commit.

        When this returns the step is on the disk. Raises KeyError for a parent of another battle.
        """
        at = self._store.now()
        with self._store.writing() as writer:
            added = writer.battles.add(at, battle_id, step, parent)
        return StepInfo(added, parent, step.label, at)

    def move_head(self, battle_id: str, head: int | None) -> None:
        """Let a battle stand at one of its steps, or at its beginning. Raises KeyError."""
        at = self._store.now()
        with self._store.writing() as writer:
            writer.battles.stand(at, battle_id, head)

    def rename(self, battle_id: str, name: str) -> None:
        """Give a battle another name, as a step of the list of battles. Raises KeyError."""
        data = {"battle": self._name(battle_id), "name": name}
        self._change(Message("step.battle_renamed", data), battle_id, name=name)

    def delete(self, battle_id: str, *, deleted: bool = True) -> None:
        """Soft-delete a battle, or restore it, as a step of the list of battles. Raises KeyError."""
        code = "step.battle_deleted" if deleted else "step.battle_restored"
        self._change(Message(code, {"battle": self._name(battle_id)}), battle_id, hidden=deleted)

    def _name(self, battle_id: str) -> str:
        with self._store.reading() as reader:
            row = reader.execute("SELECT name FROM battle WHERE id = ?", (battle_id,)).fetchone()
        if row is None:
            raise KeyError(battle_id)
        return str(row[0])

    def _change(self, label: Message, battle_id: str, **fields: Any) -> None:
        with self._store.writing() as writer:
            writer.battles.change(self._store.step_time(), label, battle_id, **fields)
