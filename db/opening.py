"""Open a library file: take its lock, make it where there is none, bring its tables up to date."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from db import backup, packing, schema, wal
from db.engine import connect, known_troubles
from db.errors import (
    Aliased,
    Forbidden,
    LeftBehind,
    LibraryError,
    Locked,
    Missing,
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
from db.store import Clock, Copy, Store, stamp_of
from db.whereabouts import SIDES, draft_file, is_hidden, is_own_file, is_there, is_too_long, side_file

# Where the system allows no new file, or none of that name.
_NO_PLACE = frozenset(
    {
        errno.EACCES, errno.EPERM, errno.EROFS, errno.EEXIST, errno.ENOTDIR, errno.EINVAL, errno.ELOOP,
        errno.ENOENT, errno.EISDIR,
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Taken:
    """A library file that was opened: its connection, and the write lock of one that may be written.

    ``is_cut_short`` tells that its write-ahead log was damaged, so that what was written last is missing.
    """

    store: Store
    lock: Lock | None
    is_cut_short: bool = False


def take(path: Path, starter: Starter, clock: Clock, *, read_only: bool, backups: Path | None) -> Taken:
    """Open a library file as :meth:`db.library.Library.open` describes it. Raises the errors of that."""
    if is_hidden(path):
        raise Forbidden(path=shown(path))
    if packing.is_packed(path):
        return Taken(Store(path, mode="ro", clock=clock, copy=unpacked_copy(path)), None)
    with known_troubles(path):
        if not is_there(path) and (read_only or wal.steps_beside(path)):
            raise missing(path)
        held, holder = (None, "") if read_only else take_lock(path)
    with released_on_failure(held):
        with known_troubles(path):
            # Of a log that is not here, the index that lies beside it alone finds nothing.
            is_cut_short = wal.is_damaged(path) and not schema.is_parted(path)
        if not is_there(path):
            make(path, starter, clock, held)
        schema.identify(path)
        if held is not None and not may_be_written(path):
            held.release()
            held = None
        mode = "rw" if held else schema.reading_mode(path)
        if schema.looked_over(path, mode) != schema.HEAD:
            if read_only:
                store = Store(path, mode="ro", clock=clock, copy=upgraded_copy(path))
                return Taken(store, None, is_cut_short)
            if not held:
                raise why_not_written(path, holder)
            bring_up_to_date(path, backups or path.parent / "backups", clock)
            schema.look_over(path, mode)
        return Taken(Store(path, mode=mode, clock=clock, holder=holder), held, is_cut_short)


def missing(path: Path) -> LibraryError:
    """Return what to raise of a library that is not there: LeftBehind where its latest steps still are."""
    with known_troubles(path):
        left = wal.steps_beside(path)
    if left is None:
        return Missing(path=shown(path))
    return LeftBehind(path=shown(path), file=shown(Path(left.name)))


def take_over(store: Store) -> Taken | None:
    """Open for writing what somebody else held when it was opened to be read; None while they still do.

    The store notes who holds it now. Raises the errors of opening a library.
    """
    path = store.path
    with known_troubles(path):
        if not is_there(path):
            raise Missing(path=shown(path))
        held, holder = take_lock(path)
    if held is None:
        store.holder = holder or store.holder
        return None
    with released_on_failure(held):
        schema.identify(path)
        if not may_be_written(path):
            store.holder = ""
            raise why_not_written(path, "")
        if schema.looked_over(path, "rw") != schema.HEAD:
            raise Locked(path=shown(path), holder=store.holder)
        return Taken(Store(path, mode="rw", clock=store.clock), held)


@contextmanager
def released_on_failure(held: Lock | None) -> Iterator[None]:
    """Give a lock back where whatever is done with it fails."""
    try:
        yield
    except BaseException:
        if held is not None:
            held.release()
        raise


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


def unpacked_copy(path: Path) -> Copy:
    """Unpack a backup that is looked into, with the tables of today; the file itself is not touched."""
    copy = Copy()
    try:
        packing.unpack(path, copy.path)
        schema.identify(copy.path)
        if schema.revision(copy.path) != schema.HEAD:
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
