"""Whether an open library is still the file that was opened, and holds what this program wrote there.

SQLite does not ask: it goes on writing into a file that was moved away, and lays its log over whatever
another program has put into the same one.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from db.engine import connect
from db.errors import LibraryError
from db.schema import looked_into
from db.wal import headers
from db.whereabouts import is_there, shortened, side_file

_HEADER = 100
"""Bytes in which SQLite tells, among others, the size of a file and counts its changes."""
_MOST_ASIDE = 200  # bytes


@dataclass(frozen=True, slots=True)
class _Look:
    """What the file was like at one look."""

    header: bytes
    size: int
    changed: int  # ns


class Presence:
    """The file of an open library: whether it was moved, replaced or written into.

    Nobody else writes into one that is ``ours``; another may change.
    """

    def __init__(self, path: Path, *, is_ours: bool) -> None:
        """Take the file for what it is now. Raises OSError."""
        self._path = path
        self._file = os.stat(path)  # noqa: PTH116 - twin of the look at each write
        # Kept open: closing a file frees SQLite's own locks on it.
        self._handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0)) if is_ours else -1
        self._seen = self._look() if is_ours else _Look(b"", 0, 0)

    @property
    def in_place(self) -> bool:
        """Tell whether the file still stands where it was opened.

        A file that was moved or deleted meanwhile (a folder tidied up, a stick unmounted by force) would
        still take every write, and nobody would find them again.
        """
        try:
            now = os.stat(self._path)  # noqa: PTH116 - the quickest way, at each write
        except OSError:
            return False
        return os.path.samestat(now, self._file)

    @property
    def is_replaced(self) -> bool:
        """Tell whether another file stands where it was opened, or it was removed there by its name.

        Nobody finds it again then once it is closed, as they do where its disk or its folder went away.
        """
        try:
            now = os.stat(self._path)  # noqa: PTH116 - as above
        except FileNotFoundError:
            removed = self._handle >= 0 and os.fstat(self._handle).st_nlink == 0
            return removed and Path(os.path.realpath(self._path)).parent.is_dir()
        except OSError:
            return False
        return not os.path.samestat(now, self._file)

    @property
    def is_written_over(self) -> bool:
        """Tell whether another program wrote into the file since it was last remembered. Raises OSError."""
        if self._handle < 0:
            return False
        now = self._look()
        if now == self._seen:
            return False
        if not (self._is_known(now) and _is_sound(self._path)):
            return True
        self._seen = now
        return False

    def _is_known(self, now: _Look) -> bool:
        """Tell whether what is found may be ours: touched, late on its disk, or our log folded in for us."""
        same = (now.header, now.size) == (self._seen.header, self._seen.size)
        return same or now.header in headers(self._path, _HEADER)

    def remember(self) -> None:
        """Take what the file holds for what this program wrote. Raises OSError."""
        if self._handle >= 0:
            self._seen = self._look()

    def _look(self) -> _Look:
        os.lseek(self._handle, 0, os.SEEK_SET)
        header = os.read(self._handle, _HEADER)
        now = os.fstat(self._handle)
        return _Look(header, now.st_size, now.st_mtime_ns)

    def close(self) -> None:
        """Let the file go; a second call does nothing."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)


def _is_sound(path: Path) -> bool:
    try:
        with looked_into(path, "ro") as raw:
            return bool(raw.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except LibraryError:
        return False


def leave_alone(raw: sqlite3.Connection, path: Path) -> None:
    """Close the connection of a library that was written over; the file stays as it is.

    The log, which tells of what is not there any more, is kept under another name: whoever opened the file
    next would have it laid over what is there now.
    """
    # The last one that closes folds the log in, and one that only reads cannot.
    with closing(connect(path, "ro")) as reader:
        with suppress(sqlite3.Error):
            reader.execute("BEGIN")
            reader.execute("SELECT 1 FROM sqlite_master").fetchone()
        raw.close()
    log = side_file(path, "-wal")
    if is_there(log):
        log.replace(side_file(free_name(path, "damaged"), "-wal"))
    side_file(path, "-shm").unlink(missing_ok=True)


def free_name(library: Path, why: str) -> Path:
    """Return the first name beside a library that was ``damaged`` or ``replaced`` under which nothing is."""
    stem = shortened(library.stem, _MOST_ASIDE)
    for number in count(1):
        aside = library.with_name(f"{stem}.{why}{number}{library.suffix}")
        if not any(map(is_there, (aside, side_file(aside, "-wal")))):
            return aside
    raise AssertionError("numbers do not end")
