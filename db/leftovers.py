"""What an operation that was killed left behind, and nobody else would ever remove.

Drafts beside a library are written under its lock, so whoever holds it may sweep them. Other files that are
written aside carry a lock of their own while their process lives: the system gives it back when that dies.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from db.lock import drop, take
from db.whereabouts import DRAFT, draft_file

PREFIX = "tacticien-"
_MARK = ".held"
PACKED = "-packed"
"""What follows the name of an unfinished copy in that of its compressed form."""

_BESIDE = ("", "-wal", "-shm", "-journal", PACKED)


# Beside a library ---------------------------------------------------------------------------------


def drafts(library: Path) -> Iterator[Path]:
    """Name what operations write beside a library before it takes its place."""
    for suffix in (".new", ".restored", ".part"):
        draft = draft_file(library, suffix)
        yield draft
        yield draft_file(draft, ".part")


def unfinished_backups(name: str, uid: str, folder: Path) -> list[Path]:
    """Return the backups of a library, by its name and letters in theirs, that were never finished."""
    part = f"{DRAFT}.part"
    start = f"{name}-{uid}-"
    with suppress(OSError):
        return [path for path in folder.iterdir() if path.name.startswith(start) and path.name.endswith(part)]
    return []


def remove(unfinished: Iterable[Path]) -> int:
    """Remove unfinished files with what was written beside them; return how many went."""
    gone = 0
    for path in unfinished:
        for ending in _BESIDE:
            with suppress(OSError):
                path.with_name(path.name + ending).unlink()
                gone += not ending
    return gone


# Anywhere else ------------------------------------------------------------------------------------


def mark(handle: int) -> None:
    """Mark an open file that is written aside as one whose process lives; closing it ends that."""
    with suppress(OSError):  # a disk without locks
        take(handle)


def is_abandoned(path: Path) -> bool:
    """Tell whether the process that marked a file is gone."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        take(handle)
        drop(handle)
    except OSError:
        return False
    finally:
        os.close(handle)
    return True


def sweep(folder: Path, pattern: str) -> None:
    """Remove files of a name that were written aside and whose process is gone."""
    with suppress(OSError):
        for path in folder.glob(pattern):
            if path.is_file() and not path.is_symlink() and is_abandoned(path):
                path.unlink()


def hold(folder: Path) -> int:
    """Mark a folder of temporary files as one whose process lives; closing the handle ends that."""
    handle = os.open(folder / _MARK, os.O_RDWR | os.O_CREAT, 0o600)
    mark(handle)
    return handle


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Give a folder that is removed at the end, or by the next start when its process is killed."""
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as name:
        handle = hold(Path(name))
        try:
            yield Path(name)
        finally:
            os.close(handle)


def lasting_folder() -> Path:
    """Make a folder for what other programs are shown, who may need it longer than this one runs."""
    folder = Path(tempfile.mkdtemp(prefix=PREFIX))
    hold(folder)
    return folder


def sweep_temporary() -> None:
    """Remove the temporary folders of this user that no process holds any more."""
    with suppress(OSError):
        for path in Path(tempfile.gettempdir()).glob(f"{PREFIX}*/{_MARK}"):
            folder = path.parent
            if not folder.is_symlink() and _is_mine(folder) and is_abandoned(path):
                shutil.rmtree(folder, ignore_errors=True)


def _is_mine(path: Path) -> bool:
    return not hasattr(os, "getuid") or path.stat().st_uid == os.getuid()
