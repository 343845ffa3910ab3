"""Copies of a library: saved elsewhere, rolled as backups, thinned, restored.

A copy is made by SQLite's backup interface, never by copying a file that is in use.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path

from db.engine import connect, known_troubles
from db.errors import Corrupt, shown

CLOSED = "closed"
BEFORE_UPGRADE = "before-upgrade"
BEFORE_RESTORE = "before-restore"
BY_HAND = "by-hand"

RULE = "backups.rule"
"""The setting of a library under which its rule of thinning is kept."""

_MOST = 999
_STAMP = "%Y%m%dT%H%M%S"
_NAME = re.compile(r"-(?P<uid>[0-9a-f]{8})-(?P<at>\d{8}T\d{6})(?:-\d+)?-(?P<reason>[a-z-]+)\.tact$")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup of a library.

    ``reason`` is ``closed``, ``before-upgrade``, ``before-restore`` or ``by-hand``.
    """

    path: Path
    at: datetime
    reason: str
    size: int


@dataclass(frozen=True, slots=True)
class Rule:
    """Which automatic backups stay: the last ones, and the newest of each of so many days, weeks, months.

    What was made by hand stays until somebody removes it by hand.
    """

    last: int = 10
    days: int = 7
    weeks: int = 4
    months: int = 6

    def held(self) -> Rule:
        """Return the rule within what makes sense: the newest backup always stays."""
        last, *others = (max(0, min(_MOST, getattr(self, field.name))) for field in fields(self))
        return Rule(max(1, last), *others)


@dataclass(frozen=True, slots=True)
class Contents:
    """How much a backup holds, what was put away left out."""

    cards: int = 0
    armies: int = 0
    battles: int = 0


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


def roll(
    source: sqlite3.Connection,
    library: Path,
    folder: Path,
    now: datetime,
    reason: str,
    wanted: Path | None = None,
) -> Backup:
    """Add a backup of a library to a folder and thin the older ones, but not the one ``wanted``.

    One made by hand removes nothing: whoever looks at them decides himself.
    """
    uid = uid_of(source)
    stem = f"{library.stem}-{uid}-{now.astimezone(UTC).strftime(_STAMP)}"
    target, twin = folder / f"{stem}-{reason}.tact", 1
    while target.exists():
        twin += 1
        target = folder / f"{stem}-{twin}-{reason}.tact"
    copy(source, target)
    with known_troubles(folder):
        given_up = [] if reason == BY_HAND else thinned(backups(folder, uid), rule_of(source))
        for backup in given_up:
            if backup.path != wanted:
                backup.path.unlink(missing_ok=True)
        return Backup(target, now, reason, target.stat().st_size)


def uid_of(source: sqlite3.Connection) -> str:
    """Return the eight letters by which the backups of one library are known."""
    row = source.execute("SELECT uid FROM library").fetchone()
    return str(row[0])[:8] if row else "0" * 8


def rule_of(source: sqlite3.Connection) -> Rule:
    """Return the rule of thinning that a library keeps, the usual one where none can be read."""
    with suppress(sqlite3.Error, TypeError, ValueError):
        row = source.execute("SELECT value FROM setting WHERE key = ?", (RULE,)).fetchone()
        if row is not None:
            said = json.loads(row[0])
            return Rule(**{name: int(said[name]) for name in asdict(Rule()) if name in said}).held()
    return Rule()


def backups(folder: Path, uid: str = "", stem: str = "") -> list[Backup]:
    """Return the backups in a folder, the newest first: those of a library, or of files of one name."""
    found: list[Backup] = []
    for path in folder.glob("*.tact") if folder.is_dir() else ():
        named = _NAME.search(path.name)
        if named and uid in ("", named["uid"]) and stem in ("", path.name[: named.start()]):
            at = datetime.strptime(named["at"], _STAMP).replace(tzinfo=UTC)
            found.append(Backup(path, at, named["reason"], path.stat().st_size))
    return sorted(
        found, key=lambda backup: (backup.at, len(backup.path.name), backup.path.name), reverse=True
    )


def contents(path: Path) -> Contents | None:
    """Count what a backup holds; None for a file that cannot be read. The file is left as it is."""
    if not path.is_file():
        return None
    counted = (f"SELECT count(*) FROM {table} WHERE NOT hidden" for table in ("card", "army", "battle"))
    try:
        with closing(connect(path, "immutable")) as raw:
            return Contents(*(int(raw.execute(query).fetchone()[0]) for query in counted))
    except sqlite3.Error:
        return None


def thinned(newest_first: Iterable[Backup], rule: Rule | None = None) -> list[Backup]:
    """Return those to be given up: automatic ones that a rule does not keep."""
    rule = (rule or Rule()).held()
    found = [backup for backup in newest_first if backup.reason != BY_HAND]
    kept = {backup.path for backup in found[: rule.last]}
    for most, span in ((rule.days, _day), (rule.weeks, _week), (rule.months, _month)):
        spans: dict[tuple[int, ...], Path] = {}
        for backup in found:
            spans.setdefault(span(backup.at), backup.path)
        kept |= set(list(spans.values())[:most])
    return [backup for backup in found if backup.path not in kept]


def _day(at: datetime) -> tuple[int, ...]:
    return at.year, at.month, at.day


def _week(at: datetime) -> tuple[int, ...]:
    return at.isocalendar()[:2]


def _month(at: datetime) -> tuple[int, ...]:
    return at.year, at.month
