"""Save a library elsewhere, with the steps of open battles that it could not take itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from db.battles import BattleRecord, KeptStep
from db.errors import LibraryError
from db.library import Library
from db.store import stamp_of, system_clock
from db.whereabouts import is_there
from desktop.operations.desk import Desk
from desktop.operations.tables import starter
from desktop.operations.trouble import known_trouble

if TYPE_CHECKING:
    from desktop.operations.play import Play


@known_trouble
def save_elsewhere(desk: Desk, *, path: Path) -> str:
    """Copy the library to another file; return the id of the battle to go on with there, if there is one.

    Steps that are in memory only go with the copy. When the library cannot even be read any more (its disk
    is gone) a new one takes the open battles, whole, from memory.
    """
    plays = list(desk.unsaved.values())
    new = not is_there(path)
    try:
        desk.library.backups.save_copy(path)
    except LibraryError:
        if not (plays and new):
            raise
        found = _from_memory(plays, path)
    else:
        found = _into_copy(plays, path) if plays else []
    for play in plays:
        play.problem = None
    desk.unsaved.clear()
    return found[-1] if found else ""


def _into_copy(plays: list[Play], path: Path) -> list[str]:
    with Library.open(path) as copy:
        return [_hand_on(play, copy) for play in plays]


def _from_memory(plays: list[Play], path: Path) -> list[str]:
    with Library.open(path, starter=starter()) as made:
        return [made.battles.bring_in(_record_of(play)) for play in plays]


def _hand_on(play: Play, copy: Library) -> str:
    """Add the steps that the copy lacks of a battle; one that differs there is added as a new one."""
    ids: dict[int | None, int] = {}
    try:
        for key in play.unsaved:
            parent = play.steps[key].parent
            step = copy.battles.add_step(play.battle_id, play.events[key], parent=ids.get(parent, parent))
            ids[key] = step.id
        copy.battles.move_head(play.battle_id, ids.get(play.head, play.head))
    except KeyError:
        return copy.battles.bring_in(_record_of(play))
    return play.battle_id


def _record_of(play: Play) -> BattleRecord:
    """Return a battle as it is in memory, as a record whose steps each follow their parent."""
    now = stamp_of(system_clock())
    kept = {
        key: KeptStep.of(play.events[key], play.steps[key].parent, play.steps[key].at or now)
        for key in (*sorted(key for key in play.steps if key > 0), *play.unsaved)
    }
    return BattleRecord("", play.setup.name, play.setup, play.head, kept)
