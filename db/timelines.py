"""Steps with a parent and a head that moves, as they are read: timelines of library, muster and rulesets.

A step keeps what it moved, before and after. Undoing points things back and moves the head to the
parent; steps are never deleted, and a new step after an undo begins a branch. :mod:`db.writing.timelines`
does so.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from db.codec import MESSAGE
from db.revisioned_table import ARMIES, CARDS, FORMATS, OFFERS, ORIGINS, OWNED, RULESETS, RevisionedTable
from rules.timeline import StepInfo

_OF = "/"
"""Between a shelf and a thing of it; ids of ours hold none."""

BATTLES = "battles"
"""The timeline of the list of battles, whose things are no revisions: :mod:`db.writing.battle_list`."""


@dataclass(frozen=True, slots=True)
class Undone:
    """A step that was undone or redone with those recorded together with it, and the ids of what they moved.

    ``places`` are those whose timelines moved, the one that was asked for first.
    """

    step: StepInfo
    places: tuple[str, ...]
    card_ids: tuple[str, ...] = ()
    army_ids: tuple[str, ...] = ()
    ruleset_ids: tuple[str, ...] = ()
    battle_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A step that was recorded, and the ids of what was asked for, in the order asked."""

    step: StepInfo
    card_ids: tuple[str, ...] = ()
    army_ids: tuple[str, ...] = ()
    ruleset_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Timeline:
    """The timeline of a place whose things stand on one shelf.

    Shelves ``beside`` it move with them in the same steps; there a step names things with their shelf.
    """

    key: str
    shelf: RevisionedTable[Any]
    beside: tuple[RevisionedTable[Any], ...] = ()

    def told(self, shelf: RevisionedTable[Any], thing: str) -> str:
        """Return how a step names a thing."""
        return thing if shelf is self.shelf else f"{shelf.things}{_OF}{thing}"

    def meant(self, told: str) -> tuple[RevisionedTable[Any], str]:
        """Return the shelf and the thing that a step names."""
        things, mark, thing = told.partition(_OF)
        if mark:
            for shelf in self.beside:
                if shelf.things == things:
                    return shelf, thing
        return self.shelf, told


def undone(moved: Mapping[str, tuple[StepInfo, tuple[str, ...]]]) -> Undone | None:
    """Tell what was undone or redone, by place; None for nothing."""
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
    """Return where a timeline stands, None at its beginning."""
    row = reader.execute("SELECT step_id FROM head WHERE timeline = ?", (key,)).fetchone()
    return None if row is None else row[0]


TIMELINES = {
    "library": Timeline("library", CARDS, (OFFERS, ORIGINS, OWNED)),
    "muster": Timeline("muster", ARMIES, (ORIGINS, FORMATS)),
    "rulesets": Timeline("rulesets", RULESETS),
}
PLACES = (*TIMELINES, BATTLES)
"""The timelines of places; those of battles are named by their ids."""
_IDS = {"library": "card_ids", "muster": "army_ids", "rulesets": "ruleset_ids", BATTLES: "battle_ids"}
