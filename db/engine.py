"""Connections to a library file: pragmas, transactions, and SQLite's troubles as known errors."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from pydantic import ValidationError
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from db.errors import Corrupt, DiskFull, LibraryError, Locked, ReadOnly, Unreachable, shown

# "Tact" in the file's header: how a library is told from any other SQLite file.
APPLICATION_ID = 0x54616374
PATIENCE_S = 5.0

_KNOWN: dict[int, type[LibraryError]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_CORRUPT: Corrupt,
    sqlite3.SQLITE_NOTADB: Corrupt,
    sqlite3.SQLITE_IOERR: Unreachable,
    sqlite3.SQLITE_CANTOPEN: Unreachable,
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
    errno.ENOENT: Unreachable,
    errno.ENOTDIR: Unreachable,
    errno.EEXIST: Unreachable,
    errno.EISDIR: Unreachable,
    errno.ENAMETOOLONG: Unreachable,
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


def make_engine(path: Path, mode: str) -> Engine:
    """Make an engine for a library file: each connection is one of SQLite's, opened as ``mode`` says."""
    engine = create_engine(URL.create("sqlite"), creator=lambda: connect(path, mode), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def prepare(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None
        raw.execute("PRAGMA foreign_keys=ON")
        if mode in ("rw", "rwc"):
            raw.execute("PRAGMA journal_mode=WAL")
            raw.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Taking the write lock at once: a transaction that reads first could not be upgraded later.
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


@contextmanager
def known_troubles(path: Path) -> Iterator[None]:
    """Turn what SQLite or the system says about a file into a known error; bugs pass as they are."""
    try:
        yield
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error) and (known := _known(error.orig, path)):
            raise known from error
        raise
    except sqlite3.Error as error:
        if known := _known(error, path):
            raise known from error
        raise
    except (ValidationError, json.JSONDecodeError, UnicodeDecodeError, zlib.error) as error:
        # What the library itself wrote could always be read back; so could SQLite's words about it.
        raise Corrupt(path=shown(path)) from error
    except OSError as error:
        if known := os_trouble(error, path):
            raise known from error
        raise


def _known(error: sqlite3.Error, path: Path) -> LibraryError | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None and "decode to UTF-8" in str(error):
        return Corrupt(path=shown(path))
    kind = None if code is None else _KNOWN.get(code & 0xFF)
    return None if kind is None else _made(kind, path)


def _made(kind: type[LibraryError], path: Path) -> LibraryError:
    data: dict[str, Any] = {"path": shown(path)}
    if kind is Locked:
        data["holder"] = "?"  # another program than ours
    return kind(**data)


def os_trouble(error: OSError, path: Path) -> LibraryError | None:
    """Return the known error that a trouble of the system stands for."""
    kind = _OF_SYSTEM.get(error.errno or 0)
    return None if kind is None else _made(kind, path)
