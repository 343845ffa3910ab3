"""Write the files that players ask for: all of it or nothing, never over a library; read what they give."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from db import leftovers
from db.errors import LibraryError, shown
from db.exchange.budget import MAX_BATTLE, MAX_PICTURE, bytes_of
from db.leftovers import lasting_folder
from db.schema import is_library
from db.whereabouts import is_there
from desktop.operations.trouble import known_trouble

__all__ = [
    "MAX_BATTLE",
    "MAX_PICTURE",
    "STANDARD_OUTPUT",
    "NotWritten",
    "file_name",
    "hand_over",
    "is_standard_output",
    "lasting_folder",
    "read_file",
    "write_file",
]


class NotWritten(LibraryError):  # noqa: N818 - named by what happened, as the library's own
    """The file could not be written; nothing was left half done. Data names the ``file``."""

    code: ClassVar[str] = "paper.not_written"


class FolderMissing(NotWritten):
    """The folder does not exist."""

    code = "paper.no_folder"


class NotAllowed(NotWritten):
    """The file or its folder may not be written, or another program holds the file."""

    code = "paper.not_allowed"


class LongName(NotWritten):
    """The name or the path is longer than the disk takes."""

    code = "paper.too_long"


class NoReader(NotWritten):
    """It is a pipe from which nobody reads."""

    code = "paper.no_reader"


class NoRoom(NotWritten):
    """The disk is full."""

    code = "paper.disk_full"


class OverLibrary(NotWritten):
    """A library stands there; it was not touched."""

    code = "paper.over_library"


_KNOWN: dict[int, type[NotWritten]] = {
    errno.ENOSPC: NoRoom,
    getattr(errno, "EDQUOT", errno.ENOSPC): NoRoom,  # not on every system
    errno.EFBIG: NoRoom,
    errno.ENOENT: FolderMissing,
    errno.ENOTDIR: FolderMissing,
    errno.EACCES: NotAllowed,
    errno.EPERM: NotAllowed,
    errno.EROFS: NotAllowed,
    errno.EISDIR: NotAllowed,
    errno.ENAMETOOLONG: LongName,
    errno.ENXIO: NoReader,
}


STANDARD_OUTPUT = Path("/dev/stdout")
"""What is written there goes to the standard output, also where no file has that name."""

MOST_NAME = 80
"""How much of a title a file's name takes over: an ending and the folders before it must fit too."""


_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}
"""What Windows never takes for a file, whatever its ending."""


def file_name(words: str, fallback: str) -> str:
    """Return words as a name that every system takes for a file, without an ending."""
    kept = "".join(c if c.isalnum() or c in " -–_()'’," else "-" for c in words[:MOST_NAME])
    name = " ".join(kept.split()).strip(" .-") or fallback
    return f"{name}_" if name.casefold() in _DEVICES else name


def is_standard_output(path: Path) -> bool:
    """Tell whether a file, by whatever name, is what the program was given to write its answers to."""
    if path == STANDARD_OUTPUT:
        return True
    try:
        # A shell may have closed it; its number is then that of whatever was opened next, be it the library.
        given = None if sys.__stdout__ is None else os.fstat(sys.__stdout__.fileno())
        return given is not None and os.path.samestat(path.stat(), given)
    except (OSError, ValueError):
        return False


def write_file(path: Path, data: bytes) -> None:
    """Write beside the file, then put it in its place: a reader sees the old one or the new one.

    A link stays a link, and what is no file of a disk (a printer, a pipe) is written to as it stands, as is
    the standard output, also where a shell sends that to a file. Raises NotWritten.
    """
    try:
        if is_library(path):
            raise OverLibrary(file=shown(path))
        if is_standard_output(path):
            _write_on(data)
        elif is_there(path) and not path.is_file():
            _write_as_it_stands(path, data)
        else:
            _replace(Path(os.path.realpath(path)), data)
    except (OSError, ValueError) as error:
        number = error.errno if isinstance(error, OSError) else None
        raise _KNOWN.get(number or 0, NotWritten)(file=shown(path)) from error


def _write_on(data: bytes) -> None:
    if sys.__stdout__ is None:
        raise OSError(errno.ENXIO, "closed")
    # Whoever reads may have read enough (`| head`).
    with suppress(BrokenPipeError), os.fdopen(sys.__stdout__.fileno(), "wb", closefd=False) as out:
        out.write(data)


def _write_as_it_stands(path: Path, data: bytes) -> None:
    # A pipe that nobody reads would be waited for without an end.
    handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    if hasattr(os, "set_blocking"):
        os.set_blocking(handle, True)
    with os.fdopen(handle, "wb") as out:
        out.write(data)


def _replace(path: Path, data: bytes) -> None:
    leftovers.sweep(path.parent, ".tacticien-*.tmp")
    beside = path.with_name(f".tacticien-{secrets.token_hex(6)}.tmp")
    try:
        with beside.open("xb") as out:
            leftovers.mark(out.fileno())
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@known_trouble
def read_file(path: Path, most: int) -> bytes:
    """Read a file that a player chose, no further than one byte beyond what is allowed."""
    return bytes_of(path, most)


@known_trouble
def hand_over(path: Path, data: bytes) -> None:
    """Write a file that a player asked for, or answer with the reason why not."""
    write_file(path, data)
