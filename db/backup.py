"""Copies of a library: saved elsewhere, rolled as backups, thinned, restored.

A copy is made by SQLite's backup interface, never by copying a file that is in use.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.engine import connect, known_troubles
from db.errors import Corrupt, shown

CLOSED = "closed"
BEFORE_UPGRADE = "before-upgrade"
BEFORE_RESTORE = "before-restore"

KEPT_LAST, KEPT_DAYS, KEPT_WEEKS = 10, 7, 4
_STAMP = "%Y%m%dT%H%M%S"
_NAME = re.compile(r"-(?P<uid>[0-9a-f]{8})-(?P<at>\d{8}T\d{6})(?:-\d+)?-(?P<reason>[a-z-]+)\.tact$")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup of a library; ``reason`` is ``closed``, ``before-upgrade`` or ``before-restore``."""

    path: Path
    at: datetime
    reason: str
    size: int


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy an open library to a file, which appears when it is whole.

    Raises DiskFull, ReadOnly, Unreachable, and Corrupt when the copy is not sound.
    """
    part = target.with_name(target.name + ".part")
    with known_troubles(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        try:
            with closing(connect(part, "rwc")) as made:
                source.backup(made)
                made.execute("PRAGMA journal_mode=DELETE")
                if made.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    raise Corrupt(path=shown(target))
            os.replace(part, target)  # noqa: PTH105 - the same on both systems
        finally:
            for suffix in ("", "-wal", "-shm", "-journal"):
                part.with_name(part.name + suffix).unlink(missing_ok=True)


def roll(source: sqlite3.Connection, library: Path, folder: Path, now: datetime, reason: str) -> Backup:
    """Add a backup of a library to a folder and thin the older ones."""
    uid = uid_of(source)
    stem = f"{library.stem}-{uid}-{now.astimezone(UTC).strftime(_STAMP)}"
    target, twin = folder / f"{stem}-{reason}.tact", 1
    while target.exists():
        twin += 1
        target = folder / f"{stem}-{twin}-{reason}.tact"
    copy(source, target)
    with known_troubles(folder):
        for backup in thinned(backups(folder, uid)):
            backup.path.unlink(missing_ok=True)
        return Backup(target, now, reason, target.stat().st_size)


def uid_of(source: sqlite3.Connection) -> str:
    """Return the eight letters by which the backups of one library are known."""
    row = source.execute("SELECT uid FROM library").fetchone()
    return str(row[0])[:8] if row else "0" * 8


def backups(folder: Path, uid: str) -> list[Backup]:
    """Return the backups of a library, the newest first."""
    found: list[Backup] = []
    for path in folder.glob("*.tact") if folder.is_dir() else ():
        if (named := _NAME.search(path.name)) and named["uid"] == uid:
            at = datetime.strptime(named["at"], _STAMP).replace(tzinfo=UTC)
            found.append(Backup(path, at, named["reason"], path.stat().st_size))
    return sorted(
        found, key=lambda backup: (backup.at, len(backup.path.name), backup.path.name), reverse=True
    )


def thinned(newest_first: Iterable[Backup]) -> list[Backup]:
    """Return those to be given up: all but the last ten, and the newest of seven days and of four weeks."""
    found = list(newest_first)
    kept = {backup.path for backup in found[:KEPT_LAST]}
    for limit, span in ((KEPT_DAYS, timedelta(days=1)), (KEPT_WEEKS, timedelta(weeks=1))):
        spans: dict[int, Path] = {}
        for backup in found:
            # Weeks begin on a Monday: the first day of the calendar was one.
            spans.setdefault((backup.at - datetime.min.replace(tzinfo=UTC)) // span, backup.path)
        kept |= set(list(spans.values())[:limit])
    return [backup for backup in found if backup.path not in kept]
