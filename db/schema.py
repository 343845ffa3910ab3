"""What a file is, whether it is sound, and how up to date."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from db import shape, wal
from db.engine import APPLICATION_ID, connect, known_troubles
from db.errors import (
    Altered,
    Corrupt,
    Forbidden,
    Foreign,
    LibraryError,
    Missing,
    Newer,
    Obstructed,
    Overlaid,
    ReadOnly,
    Unreachable,
    shown,
)
from db.soundness import MOST, is_of_newer_program, is_sound
from db.whereabouts import SIDES, is_there, side_file

# Every revision of the tables, oldest first; the last is what this program reads and writes.
# Known here so that Alembic, which is slow to import, is only imported when there is something to do.
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
HEAD = REVISIONS[-1]
PLACES = ("library", "muster", "rulesets")

_MAGIC = b"SQLite format 3\0"
_ID_AT = 68  # where SQLite's header holds the application id, four bytes, big end first


def identify(path: Path) -> None:
    """Look at a file's header, and at what lies beside it, without touching anything.

    Raises Missing, Foreign for anything that is no library, Corrupt for a file without content, Overlaid
    for one with the log of another, Obstructed where something that is no file stands beside it.
    """
    with known_troubles(path):
        if not is_there(path):
            raise Missing(path=shown(path))
        if not path.is_file():
            raise Foreign(path=shown(path))
        try:
            with path.open("rb") as file:
                header = file.read(100)
        except PermissionError as error:
            raise Forbidden(path=shown(path)) from error
        size = path.stat().st_size
    if not header.strip(b"\0") or (header.startswith(_MAGIC) and len(header) < 100):
        # What a full disk or a power cut leaves.
        raise Corrupt(path=shown(path))
    if header[:16] != _MAGIC or int.from_bytes(header[_ID_AT : _ID_AT + 4]) != APPLICATION_ID:
        raise Foreign(path=shown(path))
    # A torn end is no loss while the write-ahead log still holds it.
    if size % _page(header) and not side_file(path, "-wal").exists():
        raise Corrupt(path=shown(path))
    _look_beside(path)


def _look_beside(path: Path) -> None:
    """Look at what SQLite is going to read beside a library."""
    for side in (side_file(path, suffix) for suffix in SIDES):
        if os.path.lexists(side) and (side.is_symlink() or not side.is_file()):  # a pipe would never end
            raise Obstructed(path=shown(path), file=shown(Path(side.name)))
    with known_troubles(path):
        if wal.is_of_another_file(path):
            raise Overlaid(path=shown(path), file=shown(Path(side_file(path, "-wal").name)))


def is_library(path: Path) -> bool:
    """Tell whether a file is a library, as far as its header says."""
    try:
        identify(path)
    except LibraryError:
        return False
    return True


def _page(header: bytes) -> int:
    """Return the size of a page, in bytes; the largest, 65,536, is written as 1."""
    page = int.from_bytes(header[16:18])
    return 1 << 16 if page <= 1 else page


@contextmanager
def looked_into(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """Open a library that nobody has judged yet, to ask it what takes no longer than its size allows.

    SQLite has computed nothing of it before its tables and indexes are known to be those that this program
    makes. Raises Corrupt, Altered, Newer for a revision that this program does not know, and what else can
    be wrong with a file.
    """
    with known_troubles(path), closing(connect(path, mode)) as raw:
        _bound(raw, path)
        revision = _revision(raw, path)
        if not shape.is_ours(raw, revision):
            raise Altered(path=shown(path))
        if not shape.is_whole(raw, revision):
            raise Corrupt(path=shown(path))
        yield raw


def _bound(raw: sqlite3.Connection, path: Path) -> None:
    """Let no value of a file be longer, and no question about it take longer, than one of ours does."""
    raw.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 2 * max(MOST.values()))
    size = sum(each.stat().st_size for each in (path, side_file(path, "-wal")) if each.is_file())
    looks = iter(range((_STEPS + _STEPS_FOR_BYTE * size) // _STEPS_BETWEEN))
    raw.set_progress_handler(lambda: next(looks, None) is None, _STEPS_BETWEEN)


# Of SQLite's machine. To look over a library of the smallest rows takes less than one for each byte of it.
_STEPS, _STEPS_FOR_BYTE, _STEPS_BETWEEN = 10_000_000, 10, 10_000


def _revision(raw: sqlite3.Connection, path: Path) -> str:
    if not shape.has_our_revision(raw):
        raise Corrupt(path=shown(path))
    row = raw.execute("SELECT version_num FROM alembic_version NOT INDEXED").fetchone()
    if row is None or not isinstance(row[0], str):
        raise Corrupt(path=shown(path))
    if row[0] not in REVISIONS:
        raise Newer(path=shown(path))
    return row[0]


def revision(path: Path, mode: str = "ro") -> str:
    """Return the revision of a sound library's tables, read without SQLAlchemy or Alembic.

    Raises Corrupt, Altered, and Newer for a revision that this program does not know.
    """
    with looked_into(path, mode) as raw:
        return _checked_revision(raw, path)


def _checked_revision(raw: sqlite3.Connection, path: Path) -> str:
    # The quick check does not hold the indexes against the rows, and a row an index misses is lost.
    if raw.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise Corrupt(path=shown(path))
    return _revision(raw, path)


def looked_over(path: Path, mode: str) -> str:
    """Return the revision as :func:`revision` does; a library with the tables of today is looked over too.

    Raises what that and :func:`look_over` raise.
    """
    with looked_into(path, mode) as raw:
        found = _checked_revision(raw, path)
        if found == HEAD:
            _look_over(raw, path)
        return found


def look_over(path: Path, mode: str = "ro") -> None:
    """Look whether the rows of a library with the tables of today hold together.

    Raises Corrupt, Altered, and Newer for things with fields that this program does not know.
    """
    with looked_into(path, mode) as raw:
        _look_over(raw, path)


def _look_over(raw: sqlite3.Connection, path: Path) -> None:
    if not is_sound(raw, PLACES):
        raise Corrupt(path=shown(path))
    if is_of_newer_program(raw):
        raise Newer(path=shown(path))


def reading_mode(path: Path) -> str:
    """Return how to open a library that is only read.

    ``immutable`` on a disk that takes no side files, and where those of another name are not to be doubled.
    """
    has_log = side_file(path, "-wal").exists()
    if is_parted(path) or (not has_log and wal.may_lie_elsewhere(path)):
        return "immutable"
    try:
        with known_troubles(path), closing(connect(path, "ro")) as raw:
            raw.execute("SELECT 1 FROM sqlite_master").fetchone()
    except (Unreachable, ReadOnly):
        if path.is_file() and not has_log:
            return "immutable"
    except LibraryError:
        pass  # told better by whoever looks at the file next
    return "ro"


# Parted from its log ------------------------------------------------------------------------------

_LOG = "library.log"
_BEGUN, _GOES_ON = "begun", "goes on"


def begin_log(raw: sqlite3.Connection) -> None:
    """Note in the file itself that the log begins, and in the log that it goes on.

    A file that says the first and has no log was parted from it; one that says the second had it folded in.
    """
    if raw.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        return
    raw.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (_LOG, json.dumps(_BEGUN)))
    raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
    raw.execute("UPDATE setting SET value = ? WHERE key = ?", (json.dumps(_GOES_ON), _LOG))


def end_log(raw: sqlite3.Connection) -> None:
    """Note that nothing more will be in the log than what is folded in now."""
    raw.execute("DELETE FROM setting WHERE key = ?", (_LOG,))


def is_parted(path: Path) -> bool:
    """Tell whether a library was not closed, and its log, which holds what was written last, is not here.

    To be asked before SQLite opens the file, and makes it another log. Raises OSError.
    """
    if wal.may_lie_elsewhere(path) or not wal.is_missing(path):  # the former says more
        return False
    with suppress(LibraryError), looked_into(path, "immutable") as raw:
        row = raw.execute("SELECT value FROM setting WHERE key = ?", (_LOG,)).fetchone()
        return bool(row == (json.dumps(_BEGUN),))
    return False


def fold_up(raw: sqlite3.Connection) -> None:
    """Bring everything back into the one file, which then opens on a disk that cannot be written too."""
    # Whoever reads at this moment is not waited for long: nobody likes a window that does not close.
    raw.execute("PRAGMA busy_timeout=300")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw.execute("PRAGMA journal_mode=DELETE")
