"""Seal the battles of an old library as those of today are, whatever its tables: for upgrades and backups.

Of the tables it reads what they have had from the first on. What cannot be read stays as it is: whoever opens
the battle is told so.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

from db.battles import TELLING
from db.runs import ORDERS, Kept, Run, StepPlace, joined, place_after
from db.seals import DEED, LABEL, SETUP, is_run, seal, unseal

Execute = Callable[..., Any]
"""``execute(sql, values)`` of a connection, whose result has ``fetchall``."""

_STEPS = "SELECT id, parent_id, at, label, payload FROM step WHERE timeline = ? ORDER BY id"
_CORRECTED = "step.order_corrected"
_NAMES = tuple(f'"{name}"'.encode() for name in TELLING)


def seal_battles(execute: Execute) -> None:
    """Seal what tells a hidden order in every battle, and let steps of ordering be runs.

    To be called where nobody refers to steps meanwhile: with foreign keys off, and all or nothing.
    """
    # What is overwritten must not stay behind in pages that are free now.
    execute("PRAGMA secure_delete = ON")
    for (battle,) in execute("SELECT id FROM battle").fetchall():
        _seal_setup(execute, battle)
        _Battle(execute, battle).seal()


def _seal_setup(execute: Execute, battle: str) -> None:
    (kept,) = execute("SELECT setup FROM battle WHERE id = ?", (battle,)).fetchall()[0]
    setup = _parsed(kept)
    try:
        hidden = any(side["hidden"] for side in setup["start"]["sides"].values())
    except (KeyError, TypeError, AttributeError):
        return
    if hidden:
        execute("UPDATE battle SET setup = ? WHERE id = ?", (seal(unseal(kept), SETUP), battle))


class _Battle:
    """The rows of one battle, which become fewer where steps join a run."""

    def __init__(self, execute: Execute, battle: str) -> None:
        self._execute = execute
        self._battle = battle
        self._places: dict[int | None, StepPlace | None] = {None: None}
        self._before: dict[int, StepPlace | None] = {}
        self._runs: dict[int, Run] = {}
        self._found: set[int] = set()
        """Runs that were there already, which know themselves where rows go on after them."""

    def seal(self) -> None:
        """Go through the rows, oldest first."""
        last = 0
        for row, parent, at, label, deed in self._execute(_STEPS, (self._battle,)).fetchall():
            if parent not in self._places:  # damaged
                self._places[row] = StepPlace(row)
                continue
            before = self._places[parent]
            if parent in self._found:
                before = place_after(self._runs[parent], parent, row)
            code, text = _code(label), _unsealed(deed)
            if is_run(deed):
                self._keep_run(row, before, deed)
            elif code not in ORDERS or text is None:
                self._keep_row(row, before, code, label, deed)
            elif not self._join(last, row, before, Kept(0, at, unseal(label), text)):
                self._begin_run(row, before, Kept(0, at, unseal(label), text))
            last = self._places[row].row  # type: ignore[union-attr]
        self._stand()
        for row, run in self._runs.items():
            update = "UPDATE step SET label = x'', payload = ?, at = ? WHERE id = ?"
            self._execute(update, (run.write(), run.steps[-1].at, row))

    def _follow(self, row: int, before: StepPlace | None) -> None:
        self._before[row] = before
        if before is not None:
            self._execute("UPDATE step SET parent_id = ? WHERE id = ?", (before.row, row))
            if before.row in self._runs:
                self._runs[before.row].following[row] = before.within

    def _keep_run(self, row: int, before: StepPlace | None, deed: bytes) -> None:
        self._follow(row, before)
        try:
            run = self._runs[row] = Run.read(deed)
        except (ValueError, zlib.error):
            self._places[row] = StepPlace(row)
            return
        self._found.add(row)
        self._places[row] = StepPlace(row, run.head)

    def _keep_row(self, row: int, before: StepPlace | None, code: str, label: bytes, deed: bytes) -> None:
        self._follow(row, before)
        self._places[row] = StepPlace(row)
        if code == _CORRECTED or _tells(deed):
            sealed = (seal(unseal(label), LABEL), seal(unseal(deed), DEED))
            self._execute("UPDATE step SET label = ?, payload = ? WHERE id = ?", (*sealed, row))

    def _begin_run(self, row: int, before: StepPlace | None, step: Kept) -> None:
        self._follow(row, before)
        self._runs[row] = Run([step], 1)
        self._places[row] = StepPlace(row, 1)

    def _join(self, last: int, row: int, before: StepPlace | None, step: Kept) -> bool:
        run = self._runs.get(last)
        after = None if run is None else joined(before, last, self._before[last], run)
        if run is None or after is None:
            return False
        self._places[row] = StepPlace(last, run.add(step._replace(after=after)))
        self._execute("DELETE FROM step WHERE id = ?", (row,))
        return True

    def _stand(self) -> None:
        """Let the battle stand where it stood."""
        for (head,) in self._execute(
            "SELECT step_id FROM head WHERE timeline = ?", (self._battle,)
        ).fetchall():
            place = self._places.get(head)
            if place is not None:
                if place.row in self._runs and place.within:
                    self._runs[place.row].head = place.within
                update = "UPDATE head SET step_id = ? WHERE timeline = ?"
                self._execute(update, (place.row, self._battle))


def _unsealed(kept: bytes) -> bytes | None:
    try:
        return unseal(kept)
    except zlib.error:
        return None


def _parsed(kept: bytes) -> Any:
    """Return what JSON says, None for what cannot be read."""
    try:
        return json.loads(unseal(kept))
    except (ValueError, RecursionError, zlib.error):
        return None


def _code(label: bytes) -> str:
    said = _parsed(label)
    return str(said.get("code", "")) if isinstance(said, dict) else ""


def _tells(kept: bytes) -> bool:
    text = _unsealed(kept)
    if text is None or not any(name in text for name in _NAMES):
        return False
    try:
        return any(
            event["kind"] == "side" and not TELLING.isdisjoint({*event["before"], *event["after"]})
            for event in _parsed(text)["events"]
        )
    except (KeyError, TypeError):
        return False
