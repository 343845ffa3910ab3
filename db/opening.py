"""What happens before a library can be used: its lock, its making, its tables brought up to date."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db import backup, schema, wal
from db.engine import connect, known_troubles
from db.errors import (
    Aliased,
    LibraryError,
    Locked,
    NoFolder,
    NoPlace,
    Obstructed,
    Parted,
    ReadOnly,
    TooLong,
    shown,
)
from db.lock import SUFFIX, Held, Lock
from db.privacy import make_folder
from db.starter import Starter
from db.store import Clock, Copy, stamp_of
from db.whereabouts import SIDES, draft_file, is_own_file, is_there, is_too_long, side_file

# Where the system allows no new file, or none of that name.
_NO_PLACE = frozenset(
    {
        errno.EACCES, errno.EPERM, errno.EROFS, errno.EEXIST, errno.ENOTDIR, errno.EINVAL, errno.ELOOP,
        errno.ENOENT, errno.EISDIR,
    }
)  # fmt: skip


def take_lock(path: Path) -> tuple[Lock | None, str]:
    """Take the write lock of a library where that can be; otherwise say who holds it.

    A library that does not exist yet must be lockable: raises Locked, NoPlace, TooLong, or OSError.
    """
    new = not is_there(path)
    if new and is_too_long(path):
        raise TooLong(path=shown(path))
    if not new and (not os.access(path, os.W_OK) or not path.is_file()):
        return None, ""
    try:
        if new:
            make_folder(side_file(path, SUFFIX).parent)
        return Lock(path), ""
    except Held as held:
        if new:
            raise Locked(path=shown(path), holder=held.holder) from held
        return None, held.holder
    except OSError as error:
        if new and error.errno in _NO_PLACE:
            raise NoPlace(path=shown(path)) from error
        if new:
            raise
        return None, ""


def lock(path: Path) -> Lock:
    """Take the write lock of a file that is going to be replaced. Raises Locked, TooLong, OSError."""
    if is_too_long(path):
        raise TooLong(path=shown(path))
    try:
        return Lock(path)
    except Held as held:
        raise Locked(path=shown(path), holder=held.holder) from held


def may_be_written(path: Path) -> bool:
    """Tell whether whoever has the lock may write: not where what was written last may lie elsewhere.

    Raises Obstructed where SQLite would write into what is none of ours.
    """
    with known_troubles(path):
        if wal.may_lie_elsewhere(path) or schema.is_parted(path):
            return False
    for side in (side_file(path, suffix) for suffix in SIDES):
        if not is_own_file(side):
            raise Obstructed(path=shown(path), file=shown(Path(side.name)))
    return True


def why_not_written(path: Path, holder: str) -> LibraryError:
    """Return what keeps a library from being written that could only be opened to be read."""
    if holder:
        return Locked(path=shown(path), holder=holder)
    with known_troubles(path):
        if schema.is_parted(path):
            return Parted(path=shown(path), file=side_file(path, "-wal").name)
        return Aliased(path=shown(path)) if wal.may_lie_elsewhere(path) else ReadOnly(path=shown(path))


def make(path: Path, starter: Starter, clock: Clock, held: Lock | None) -> None:
    """Make a new library with its starter content, whole or not at all; its lock holds the file from then on.

    Raises KeyError when a starter army names a card that is not there, and the known errors.
    """
    from db.writing.making import make_library  # needed once in the life of a library

    make_library(path, starter, stamp_of(clock()))
    if held is not None:
        with known_troubles(path):
            try:
                held.hold_file()
            except Held as other:
                raise Locked(path=shown(path), holder=other.holder) from other


# An old library -----------------------------------------------------------------------------------


def bring_up_to_date(path: Path, backups: Path, clock: Clock) -> None:
    """Back a library up, then bring its tables to those of today."""
    with known_troubles(path), closing(connect(path, "rw")) as raw, written_at(backups):
        if not backup.holds_the_same(raw, path, backups):
            backup.roll(raw, path, backups, clock(), backup.BEFORE_UPGRADE)
    _upgrade(path)


def upgraded_copy(path: Path) -> Copy:
    """Copy an old library and bring the copy up to date; the file itself is not touched."""
    copy = Copy()
    # a reader of a file in one piece leaves nothing beside it, whatever a damaged header says of a log
    mode = "ro" if side_file(path, "-wal").exists() else "immutable"
    try:
        with known_troubles(path), closing(connect(path, mode)) as opened:
            backup.copy(opened, copy.path)
        _upgrade(copy.path)
        schema.look_over(copy.path)
    except BaseException:
        copy.remove()
        raise
    return copy


@contextmanager
def written_at(path: Path) -> Iterator[None]:
    """Say of a place other than the library's own that it cannot be written, where the library could."""
    try:
        with known_troubles(path):
            yield
    except ReadOnly as error:
        raise NoFolder(path=shown(path)) from error


def _upgrade(path: Path) -> None:
    # Alembic takes a third of a second to import, and is needed once in a release.
    from db.upgrade import upgrade

    upgrade(path)


@contextmanager
def draft_of(source: Path, library: Path, revision: str) -> Iterator[sqlite3.Connection]:
    """Open a copy of a library, with the tables of today, beside the one it is going to replace."""
    draft = draft_file(library, ".restored")
    try:
        with closing(connect(source, schema.reading_mode(source))) as opened:
            backup.copy(opened, draft)
        if revision != schema.HEAD:
            _upgrade(draft)
        schema.look_over(draft)
        with closing(connect(draft, "ro")) as opened:
            yield opened
    finally:
        draft.unlink(missing_ok=True)
