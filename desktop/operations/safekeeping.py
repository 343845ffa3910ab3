"""The backups of a library: what there is and what is in them, one more, the rule that thins them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from db import backup
from db.backup import Backup, Contents, ThinningRule
from db.errors import DiskFull, shown
from db.whereabouts import is_closed
from desktop.operations.desk import Desk
from desktop.operations.opening import backups_of
from desktop.operations.trouble import known_trouble
from rules.text import Message, Refusal

__all__ = [
    "Contents",
    "KeptBackup",
    "ThinningRule",
    "back_up",
    "closed_folder",
    "found",
    "going",
    "kept",
    "remove",
    "rule",
    "set_rule",
]


@dataclass(frozen=True, slots=True)
class KeptBackup:
    """A backup with what is in it; ``contents`` is None for one that cannot be read."""

    backup: Backup
    contents: Contents | None

    @property
    def path(self) -> Path:
        """The file."""
        return self.backup.path

    @property
    def at(self) -> datetime:
        """When it was made."""
        return self.backup.at

    @property
    def size(self) -> int:
        """How large the file is, in bytes."""
        return self.backup.size

    @property
    def reason(self) -> str:
        """Why it was made: ``closed``, ``before-upgrade``, ``before-restore`` or ``by-hand``."""
        return self.backup.reason


@known_trouble
def kept(desk: Desk) -> tuple[KeptBackup, ...]:
    """Return the backups of the open library, the newest first."""
    return _read(desk.library.backups.listed())


def closed_folder(library: Path) -> str:
    """Return the folder of the backups of a library where nobody may look into it, as text; "" elsewhere."""
    folder = backups_of(library)
    return shown(folder) if is_closed(folder) else ""


def found(folder: Path, library: Path) -> tuple[KeptBackup, ...]:
    """Return the backups of a library that cannot be opened, by the name of its file, the newest first.

    Those of before whole names were told apart may be of another file of its stem.
    """
    of_name = backup.backups(folder, stem=backup.name_of(library))
    return _read(of_name or backup.backups(folder, stem=library.stem))


@known_trouble
def back_up(desk: Desk) -> Path | Refusal | None:
    """Make a backup by hand and return its file; None where there is no folder for them."""
    try:
        made = desk.library.backups.make()
    except DiskFull as error:
        return Refusal(Message("library.no_room_to_back_up", error.message.data), overridable=False)
    return None if made is None else made.path


@known_trouble
def rule(desk: Desk) -> ThinningRule:
    """Return the rule by which automatic backups are thinned."""
    return desk.library.backups.rule()


@known_trouble
def set_rule(desk: Desk, *, rule: ThinningRule) -> None:
    """Thin by another rule from the next backup on; nothing is removed by this."""
    desk.library.backups.set_rule(rule)


def going(backups: Sequence[KeptBackup], rule: ThinningRule) -> frozenset[Path]:
    """Tell which backups a rule gives up: those of the next thinning."""
    return frozenset(given.path for given in backup.thinned([each.backup for each in backups], rule))


@known_trouble
def remove(desk: Desk, *, paths: Collection[Path]) -> int:
    """Remove backups of the open library for good; return how many went."""
    return desk.library.backups.remove(paths)


def _read(backups: Iterable[Backup]) -> tuple[KeptBackup, ...]:
    return tuple(KeptBackup(each, backup.contents(each.path)) for each in backups)
