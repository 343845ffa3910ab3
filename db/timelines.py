"""The timelines of the library, the muster and the own rulesets: steps with a parent, and a head that moves.

A step keeps which revision each thing showed before it and after it. Undoing a step restores the former and
moves the head to its parent. Steps are never deleted; a new step after an undo begins a branch. This module
reads timelines, :mod:`db.writing.timelines` writes them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from db.codec import MESSAGE
from db.revisioned_table import (
    ARMIES,
    CARDS,
    CATALOGUES,
    FORMATS,
    OFFERS,
    ORIGINS,
    OWNED,
    RULESETS,
    RevisionedTable,
)
from rules.timeline import StepInfo

_SEPARATOR = "/"
"""Stands between the table and the id of a thing that a step names; no id of ours holds it."""

BATTLES = "battles"
"""The timeline of the list of battles, whose things are no revisions: :mod:`db.writing.battle_list`."""


@dataclass(frozen=True, slots=True)
class Undone:
    """A step that was undone or redone, with the ids of what it moved in every place.

    Steps of several places that were recorded together are undone together: ``places`` are those whose
    timelines moved, the one that was asked for first.
    """

    step: StepInfo
    places: tuple[str, ...]
    card_ids: tuple[str, ...] = ()
    army_ids: tuple[str, ...] = ()
    ruleset_ids: tuple[str, ...] = ()
    battle_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A step that was recorded, and the ids of the things that were written, in the order asked."""

    step: StepInfo
    card_ids: tuple[str, ...] = ()
    army_ids: tuple[str, ...] = ()
    ruleset_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Timeline:
    """The timeline of one place, whose things are mainly in one table.

    A step names a thing of that ``table`` by its id alone; a thing of the ``others``, which share the
    timeline, with the name of its table before the id.
    """

    key: str
    table: RevisionedTable[Any]
    others: tuple[RevisionedTable[Any], ...] = ()

    def name_in_step(self, table: RevisionedTable[Any], thing: str) -> str:
        """Return the name by which a step keeps a thing."""
        return thing if table is self.table else f"{table.things}{_SEPARATOR}{thing}"

    def thing_named(self, name: str) -> tuple[RevisionedTable[Any], str]:
        """Return the table and the id of the thing that a step names."""
        things, mark, thing = name.partition(_SEPARATOR)
        if mark:
            for table in self.others:
                if table.things == things:
                    return table, thing
        return self.table, name


def undone(moved: Mapping[str, tuple[StepInfo, tuple[str, ...]]]) -> Undone | None:
    """Gather what was undone or redone, by place, into one result; None where nothing was."""
    if not moved:
        return None
    ids = {_IDS[place]: ids for place, (_, ids) in moved.items()}
    return Undone(next(iter(moved.values()))[0], tuple(moved), **ids)


def history_of(reader: sqlite3.Connection, key: str) -> list[StepInfo]:
    """Return all steps of a timeline, oldest first."""
    found = reader.execute(
        "SELECT id, parent_id, label, at FROM step WHERE timeline = ? ORDER BY id", (key,)
    ).fetchall()
    labels = MESSAGE.read_all(row[2] for row in found)
    return [StepInfo(row[0], row[1], label, row[3]) for row, label in zip(found, labels, strict=True)]


def head_of(reader: sqlite3.Connection, key: str) -> int | None:
    """Return the id of the step at the head of a timeline, None at its beginning."""
    row = reader.execute("SELECT step_id FROM head WHERE timeline = ?", (key,)).fetchone()
    return None if row is None else row[0]


TIMELINES = {
    "library": Timeline("library", CARDS, (OFFERS, ORIGINS, OWNED, CATALOGUES)),
    "muster": Timeline("muster", ARMIES, (ORIGINS, FORMATS)),
    "rulesets": Timeline("rulesets", RULESETS),
}
PLACES = (*TIMELINES, BATTLES)
"""The timelines of places; those of battles are named by their ids."""
MOST_TOGETHER = len(PLACES)
"""So many steps may be recorded together, one of each place."""
_IDS = {"library": "card_ids", "muster": "army_ids", "rulesets": "ruleset_ids", BATTLES: "battle_ids"}
