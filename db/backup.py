"""Copies of a library: saved elsewhere, rolled as backups, thinned, restored.

A copy is made by SQLite's backup interface, never by copying a file that is in use. Backups are compressed;
those of before are read as they are. They are numbered in the order in which they were made: clocks are set
back, and times of files go with them.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path

from db import leftovers, packing, schema
from db.engine import connect, known_troubles
from db.errors import Corrupt, LibraryError, shown
from db.privacy import make_file, make_folder
from db.whereabouts import MOST_STEM, draft_file, shortened

CLOSED = "closed"
BEFORE_UPGRADE = "before-upgrade"
BEFORE_RESTORE = "before-restore"
BY_HAND = "by-hand"

RULE = "backups.rule"
"""The setting of a library under which its rule of thinning is kept."""

_MOST = 999
_UID = re.compile("[0-9a-f]{8}")
_STAMP = "%Y%m%dT%H%M%S"
# The number has four digits or more; shorter ones told two of a second apart before there were numbers.
# Older ones are not packed.
_NAME = re.compile(
    r"-(?P<uid>[0-9a-f]{8})-(?P<at>\d{8}T\d{6})(?:-(?P<number>\d{4,})|-\d{1,3})?-(?P<reason>[a-z-]+)"
    r"\.tact(?:\.gz)?$"
)


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup of a library.

    ``reason`` is ``closed``, ``before-upgrade``, ``before-restore`` or ``by-hand``. ``at`` is what the clock
    showed; backups follow each other by ``number``, and those of before there were numbers have none (0).
    """

    path: Path
    at: datetime
    reason: str
    size: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class ThinningRule:
    """Which automatic backups stay: the last ones, and the newest of each of so many days, weeks, months.

    What was made by hand stays until somebody removes it by hand.
    """

    last: int = 10
    days: int = 7
    weeks: int = 4
    months: int = 6

    def held(self) -> ThinningRule:
        """Return the rule within what makes sense: the newest backup always stays."""
        last, *others = (max(0, min(_MOST, getattr(self, field.name))) for field in fields(self))
        return ThinningRule(max(1, last), *others)


@dataclass(frozen=True, slots=True)
class Contents:
    """How much a backup holds, without what is soft-deleted."""

    cards: int = 0
    armies: int = 0
    battles: int = 0


def copy(
    source: sqlite3.Connection,
    target: Path,
    change: Callable[[sqlite3.Connection], None] | None = None,
    *,
    packed: bool = False,
) -> None:
    """Copy an open library to a file, which appears when it is whole, and changed or packed as it is wanted.

    Raises DiskFull, ReadOnly, Unreachable, and Corrupt when the copy is not sound.
    """
    part = draft_file(target, ".part")
    done = part.with_name(part.name + leftovers.PACKED) if packed else part
    with known_troubles(target):
        make_folder(target.parent)
        for draft in (part, done):
            draft.unlink(missing_ok=True)
        try:
            make_file(part)
            with closing(connect(part, "rwc")) as made:
                source.backup(made)
                made.execute("PRAGMA journal_mode=DELETE")
                if change is not None:
                    change(made)
                if made.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    raise Corrupt(path=shown(target))
                held = _counted(made) if packed else (0, 0, 0)
            if packed:
                packing.pack(part, done, held)
            os.replace(done, os.path.realpath(target))  # noqa: PTH105 - the same on both systems
        finally:
            leftovers.remove((part,))


def roll(
    source: sqlite3.Connection,
    library: Path,
    folder: Path,
    now: datetime,
    reason: str,
    wanted: Path | None = None,
) -> Backup:
    """Add a backup of a library to a folder and remove older ones by its rule, but not the one ``wanted``.

    Backups of another file with the same id (a copy, or the library under an earlier name) stay. A backup
    made by hand removes none: players look at them and decide. One that cannot be removed now goes with a
    later backup.
    """
    uid = uid_of(source)
    made_before = backups(folder, uid)
    number = 1 + max((made.number for made in made_before), default=0)
    stem, at = name_of(library), now.astimezone(UTC).strftime(_STAMP)
    target = folder / f"{stem}-{uid}-{at}-{number:04}-{reason}.tact{packing.ENDING}"
    copy(source, target, _sealed_copy_of(source) if reason == BEFORE_UPGRADE else None, packed=True)
    with known_troubles(folder):
        made = Backup(target, now, reason, target.stat().st_size, number)
    if reason != BY_HAND:
        # Copies share the letters of a library: each name thins its own, and leaves the others theirs.
        of_name = [each for each in made_before if stem_of(each.path) == stem]
        for given_up in thinned([made, *of_name], rule_of(source)):
            if given_up.path != wanted:
                with suppress(OSError):
                    given_up.path.unlink()
    return made


def _sealed_copy_of(source: sqlite3.Connection) -> Callable[[sqlite3.Connection], None]:
    """Return a function that seals the hidden orders in a copy of an old library."""
    from db.resealing import seal_battles  # needed once in a release

    of = json.dumps(_sum_of(source))

    def seal(made: sqlite3.Connection) -> None:
        made.execute("BEGIN")
        seal_battles(made.execute)
        made.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (_OF, of))
        made.execute("COMMIT")
        # Pages that were free in the original have been copied too.
        made.execute("VACUUM")

    return seal


_OF = "backup.of"
"""The setting of a backup before an upgrade that tells which file it was made of."""


def holds_the_same(source: sqlite3.Connection, library: Path, folder: Path) -> bool:
    """Tell whether the newest backup was made before an upgrade of the library as it is now.

    An upgrade that was killed is begun anew, and needs no second backup.
    """
    made = [each for each in backups(folder, uid_of(source)) if stem_of(each.path) == name_of(library)]
    if not made or made[0].reason != BEFORE_UPGRADE:
        return False
    with suppress(LibraryError), packing.plain(made[0].path) as path:
        with schema.looked_into(path, "immutable") as raw:
            row = raw.execute("SELECT value FROM setting WHERE key = ?", (_OF,)).fetchone()
        return bool(row == (json.dumps(_sum_of(source)),))
    return False


def _sum_of(source: sqlite3.Connection) -> str:
    """Return a sum over all that an old library holds."""
    return hashlib.sha256(source.serialize()).hexdigest()


def name_of(library: Path) -> str:
    """Return the name of a library in the names of its backups: its file name without the usual ending.

    One with another ending keeps it, followed by a point, which tells it from a library of that name with the
    usual one.
    """
    name = library.stem if library.suffix == ".tact" else f"{library.name}."
    if len(os.fsencode(name)) <= MOST_STEM:
        return name
    return f"{shortened(name, MOST_STEM - 9)}~{hashlib.sha256(os.fsencode(name)).hexdigest()[:8]}"


def stem_of(backup: Path) -> str:
    """Return the name of the library that a backup was made of, as far as its own name holds it."""
    return _NAME.sub("", backup.name)


def uid_of(source: sqlite3.Connection) -> str:
    """Return the first eight letters of a library's id, which its backups have in their names."""
    row = source.execute("SELECT uid FROM library").fetchone()
    uid = str(row[0]) if row else "0" * 8
    # Of a library from elsewhere it may be anything, and it becomes part of a path.
    return uid[:8] if _UID.match(uid) else hashlib.sha256(uid.encode("utf-8", "replace")).hexdigest()[:8]


def rule_of(source: sqlite3.Connection) -> ThinningRule:
    """Return the rule of thinning that a library keeps, the usual one where none can be read."""
    with suppress(sqlite3.Error, TypeError, ValueError, OverflowError, RecursionError):
        row = source.execute("SELECT value FROM setting WHERE key = ?", (RULE,)).fetchone()
        if row is not None:
            said = json.loads(row[0])
            return ThinningRule(
                **{name: int(said[name]) for name in asdict(ThinningRule()) if name in said}
            ).held()
    return ThinningRule()


def backups(folder: Path, uid: str = "", stem: str = "") -> list[Backup]:
    """Return the backups in a folder, the newest first: those of a library, or of one name (its stem).

    A folder that is not there, or that nobody may look into, holds none.
    """
    found: list[Backup] = []
    stem = shortened(stem, MOST_STEM)
    for path in _libraries(folder):
        named = _NAME.search(path.name)
        if named and uid in ("", named["uid"]) and stem in ("", path.name[: named.start()]):
            with suppress(OSError, ValueError):  # it went in between; no such day
                at = datetime.strptime(named["at"], _STAMP).replace(tzinfo=UTC)
                number = int(named["number"] or 0)
                found.append(Backup(path, at, named["reason"], path.stat().st_size, number))
    return sorted(found, key=_order, reverse=True)


def _libraries(folder: Path) -> list[Path]:
    with suppress(OSError):
        endings = (".tact", f".tact{packing.ENDING}")
        return [path for path in folder.iterdir() if path.name.endswith(endings) and path.is_file()]
    return []


def _order(backup: Backup) -> tuple[int, datetime, int, str]:
    """Order by number; of those without one the times are all that is known."""
    return backup.number, backup.at, len(backup.path.name), backup.path.name


def contents(path: Path) -> Contents | None:
    """Count what a backup holds; None for a file that cannot be read. The file is left as it is."""
    if not path.is_file():
        return None
    if packing.is_packed(path):
        held = packing.held_in(path)
        return None if held is None else Contents(*held)
    try:
        with schema.looked_into(path, "immutable") as raw:
            return Contents(*_counted(raw))
    except LibraryError:
        return None


def _counted(raw: sqlite3.Connection) -> tuple[int, int, int]:
    cards, armies, battles = (
        int(raw.execute(f"SELECT count(*) FROM {table} WHERE NOT hidden").fetchone()[0])
        for table in ("card", "army", "battle")
    )
    return cards, armies, battles


def thinned(newest_first: Iterable[Backup], rule: ThinningRule | None = None) -> list[Backup]:
    """Return the backups to be removed: automatic ones that a rule does not keep."""
    rule = (rule or ThinningRule()).held()
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
