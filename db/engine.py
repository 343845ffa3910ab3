"""Connections to a library file: pragmas, and SQLite's troubles as known errors.

No SQLAlchemy here: the cards are read, and in view, before it is loaded (:mod:`db.writing`).
"""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import quote

from pydantic_core import ValidationError

from db.codec import is_of_newer_program
from db.errors import (
    UNKNOWN,
    Altered,
    Corrupt,
    DiskFull,
    LibraryError,
    Locked,
    Missing,
    Newer,
    NoFolder,
    ReadOnly,
    TooLong,
    Unreachable,
    shown,
)
from db.whereabouts import has_other_names, is_too_long

# "Tact" in the file's header: how a library is told from any other SQLite file.
APPLICATION_ID = 0x54616374
PATIENCE_S = 5.0
MOST_IN_LOG = 4 * 2**20
"""Bytes of a log that is folded in before more is written."""

_KNOWN: dict[int, type[LibraryError]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_CORRUPT: Corrupt,
    sqlite3.SQLITE_TOOBIG: Corrupt,
    # Nobody interrupts but who looks into a file that makes SQLite work without end.
    sqlite3.SQLITE_INTERRUPT: Altered,
    sqlite3.SQLITE_NOTADB: Corrupt,
    sqlite3.SQLITE_IOERR: Unreachable,
}
_OF_SYSTEM: dict[int, type[LibraryError]] = {
    errno.ENOSPC: DiskFull,
    getattr(errno, "EDQUOT", errno.ENOSPC): DiskFull,
    errno.EFBIG: DiskFull,
    errno.EACCES: ReadOnly,
    errno.EPERM: ReadOnly,
    errno.EROFS: ReadOnly,
    errno.EIO: Unreachable,
    errno.ENXIO: Unreachable,
    errno.ENODEV: Unreachable,
    errno.ETIMEDOUT: Unreachable,
    getattr(errno, "ESTALE", errno.EIO): Unreachable,  # not on every system
    getattr(errno, "ENOTCONN", errno.EIO): Unreachable,
    getattr(errno, "EHOSTDOWN", errno.EIO): Unreachable,
    getattr(errno, "ENOMEDIUM", errno.EIO): Unreachable,
    errno.ENOENT: NoFolder,
    errno.ENOTDIR: NoFolder,
    errno.EEXIST: NoFolder,
    errno.EISDIR: NoFolder,
    errno.ELOOP: NoFolder,
    errno.ENAMETOOLONG: TooLong,
}


def uri(path: Path, mode: str) -> str:
    """Return SQLite's address of a file, whatever characters its name holds.

    ``mode`` is ``rw``, ``rwc`` (make the file), ``ro``, or ``immutable`` (a disk that cannot be written).
    """
    name = os.path.abspath(path).replace(os.sep, "/")  # noqa: PTH100 - resolve() would follow links
    address = quote(os.fsencode(name if name.startswith("/") else "/" + name), safe="/:")
    return f"file://{address}?" + ("immutable=1" if mode == "immutable" else f"mode={mode}")


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a plain connection that leaves transactions, and the turns of threads, to its user."""
    return sqlite3.connect(
        uri(path, mode), uri=True, isolation_level=None, timeout=PATIENCE_S, check_same_thread=False
    )


def open_for(path: Path, mode: str) -> sqlite3.Connection:
    """Open the connection of a library: with its references held, and every commit on the disk."""
    raw = connect(path, mode)
    try:
        raw.execute("PRAGMA foreign_keys=ON")
        if mode in ("rw", "rwc"):
            # A log lies beside one name only: whoever came by another would not find what it holds.
            raw.execute(f"PRAGMA journal_mode={'DELETE' if has_other_names(path) else 'WAL'}")
            raw.execute("PRAGMA synchronous=FULL")
            # The store does so, with a note of it (db.schema.begin_log). SQLite would go on in a file as long
            # as it ever was, which looked like a long log at each step.
            raw.execute("PRAGMA wal_autocheckpoint=0")
            raw.execute(f"PRAGMA journal_size_limit={MOST_IN_LOG}")
    except BaseException:
        raw.close()
        raise
    return raw


# What the library itself wrote could always be read back; so could SQLite's words about it.
_UNREADABLE = (ValidationError, json.JSONDecodeError, UnicodeDecodeError, zlib.error)


class known_troubles:  # noqa: N801 - reads as a verb of `with`
    """Turn what SQLite or the system says about a file into a known error; bugs pass as they are.

    No generator: Python 3.13 ties the frames of one that raised to its trouble, and the file would be in use
    until it looks for garbage.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        return None

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        known = _known(error, self._path) if isinstance(error, Exception) else None
        if known is None:
            return
        try:
            raise known from error
        finally:
            del known  # else the trouble and this frame hold each other


def _known(error: Exception, path: Path) -> LibraryError | None:
    # SQLAlchemy, through which everything is written, wraps what SQLite says.
    said = getattr(error, "orig", error)
    if isinstance(said, sqlite3.Error):
        return _sqlite_trouble(said, path)
    if isinstance(said, _UNREADABLE):
        return unreadable(said, shown(path))
    return os_trouble(said, path) if isinstance(said, OSError) else None


def unreadable(error: Exception, path: str = "") -> LibraryError:
    """Return why what a library holds cannot be read: a newer program wrote it, or it is damaged."""
    return Newer(path=path) if is_of_newer_program(error) else Corrupt(path=path)


def _sqlite_trouble(error: sqlite3.Error, path: Path) -> LibraryError | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None and "decode to UTF-8" in str(error):
        return Corrupt(path=shown(path))
    if code is not None and code & 0xFF == sqlite3.SQLITE_CANTOPEN:
        return _made(_why_not_opened(path), path)
    kind = None if code is None else _KNOWN.get(code & 0xFF)
    return None if kind is None else _made(kind, path)


def _why_not_opened(path: Path) -> type[LibraryError]:
    """Find out what SQLite does not say."""
    if is_too_long(path):
        return TooLong
    if not os.path.isdir(path.parent):  # noqa: PTH112 - Path.is_dir raises for a forbidden folder
        return NoFolder
    return Unreachable


def _made(kind: type[LibraryError], path: Path) -> LibraryError:
    data: dict[str, Any] = {"path": shown(path)}
    if kind is Locked:
        data["holder"] = UNKNOWN
    return kind(**data)


def os_trouble(error: OSError, path: Path) -> LibraryError | None:
    """Return the known error that a trouble of the system stands for."""
    kind = _OF_SYSTEM.get(error.errno or 0)
    if error.errno == errno.ENOENT and os.path.isdir(path.parent):  # noqa: PTH112 - as above
        kind = Missing
    return None if kind is None else _made(kind, path)
