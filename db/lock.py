"""One writer at a time: locks of the operating system that die with their process.

One lies on a side file that names its holder, so that whoever comes second can say whose it is. The other
lies on the library itself, by whatever name it is opened: hard links share a file, and a side file can be
removed.
"""

from __future__ import annotations

import contextlib
import errno
import getpass
import os
import sys
from pathlib import Path

from db.errors import UNKNOWN, NotLocked, Obstructed, shown
from db.whereabouts import is_own_file, side_file

SUFFIX = ".lock"
_NAME_BYTES = 400
_AT = " @ "

File = tuple[int, int]
"""A file whatever its name is: the number of its device and its own there."""


def user_name() -> str:
    """Name the user of this process."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # no such user in a container
        return UNKNOWN


def holder_name() -> str:
    """Name this process as its user would know it."""
    import platform  # not before a library is opened

    return f"{user_name()}{_AT}{platform.node() or '?'} ({os.getpid()})"


class Held(Exception):  # noqa: N818 - named by what happened
    """Somebody else has the lock; ``holder`` is the name in the side file, ``UNKNOWN`` without one."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder = holder


# What each system can do ---------------------------------------------------------------------------
#
# `take` and `drop` lock and free a side file. `_hold` locks a library itself and `_let_go` frees it; where
# a system or a disk knows no such lock, `_hold` gives None and the side file holds alone.

if sys.platform == "win32":
    import ctypes
    import msvcrt

    # Locked bytes cannot be read by others there, so the lock lies far behind the name.
    _FAR = 1 << 30
    _THERE_ALREADY = 183

    def take(handle: int) -> None:
        """Lock an open file. Raises OSError where somebody else has it, or the disk knows no locks."""
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def drop(handle: int) -> None:
        """Free an open file that was locked."""
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

    def _hold(library: Path, file: File) -> int | None:
        # A name of the system's, and no lock on the file: an open one could not be replaced there.
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateMutexW.restype = ctypes.c_void_p
        handle = kernel.CreateMutexW(None, False, f"Global\\tacticien-{file[0]:x}-{file[1]:x}")
        if handle and ctypes.get_last_error() == _THERE_ALREADY:
            _let_go(handle)
            raise Held(UNKNOWN)
        return int(handle) if handle else None

    def _let_go(handle: int) -> None:
        ctypes.WinDLL("kernel32").CloseHandle(ctypes.c_void_p(handle))

else:
    import fcntl
    import struct

    _FAR = 1 << 62  # SQLite's own locks lie at the first gigabyte
    _SET_LOCK = getattr(fcntl, "F_OFD_SETLK", 90 if sys.platform == "darwin" else None)
    _unclosed: dict[File, int] = {}
    """Handles of libraries that others hold: closing one would free SQLite's own locks of this process."""

    def take(handle: int) -> None:
        """Lock an open file. Raises OSError where somebody else has it, or the disk knows no locks."""
        # flock and not lockf: a second handle of the same process must not get it too.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def drop(handle: int) -> None:
        """Free an open file that was locked."""
        fcntl.flock(handle, fcntl.LOCK_UN)

    def _hold(library: Path, file: File) -> int | None:
        if _SET_LOCK is None:
            return None
        handle = _unclosed.pop(file, -1)
        if handle < 0:
            try:
                handle = os.open(library, os.O_RDWR)
            except PermissionError:  # nobody of this user writes there
                return None
        try:
            fcntl.fcntl(handle, _SET_LOCK, _far_byte(fcntl.F_WRLCK))
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                _unclosed[file] = handle
                raise Held(UNKNOWN) from error
            os.close(handle)
            return None
        return handle

    def _let_go(handle: int) -> None:
        os.close(handle)

    def _far_byte(kind: int) -> bytes:
        """Describe a lock on one byte as the system's ``struct flock``."""
        if sys.platform == "darwin":
            return struct.pack("qqihh", _FAR, 1, 0, kind, os.SEEK_SET)
        return struct.pack("hhqqi4x", kind, os.SEEK_SET, _FAR, 1, 0)


# The lock ------------------------------------------------------------------------------------------

_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)


# How the systems say that somebody else has it; what else they say is trouble of theirs.
_TAKEN = frozenset({errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK})


def _free(handle: int) -> None:
    """Free an open file that was locked, and close it, which frees it where the former fails."""
    with contextlib.suppress(OSError):
        drop(handle)
    os.close(handle)


def _names_holder(handle: int) -> bool:
    """Tell whether an open file holds what we write into a lock: the name of its holder, or nothing."""
    os.lseek(handle, 0, os.SEEK_SET)
    found = os.read(handle, _NAME_BYTES + 1)
    return not found or (len(found) <= _NAME_BYTES and _AT.encode() in found)


HELD_HERE: set[File] = set()
"""The libraries that this process holds."""


class Lock:
    """The write lock of one library, taken when made and held until released."""

    def __init__(self, library: Path) -> None:
        """Take the lock.

        Raises Held, NotLocked where the system cannot lock, Obstructed for a side file that is none of ours,
        OSError when it may not be written.
        """
        self.path = side_file(library, SUFFIX)
        self._library = library
        self._file: File | None = None
        self._grip: int | None = None
        self._handle = self._open()
        try:
            self.hold_file()
        except BaseException:
            self.release()
            raise
        with contextlib.suppress(OSError):  # on a full disk the lock holds without a name
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, holder_name().encode("utf-8", "replace")[:_NAME_BYTES])

    def hold_file(self) -> None:
        """Hold the library itself, once there is one; a second call does nothing. Raises Held, OSError."""
        if self._file is not None:
            return
        with contextlib.suppress(FileNotFoundError):
            found = os.stat(self._library)  # noqa: PTH116 - twin of fstat
            file = (found.st_dev, found.st_ino)
            if file in HELD_HERE:
                raise Held(holder_name())
            self._grip = _hold(self._library, file)
            self._file = file
            HELD_HERE.add(file)

    def _open(self) -> int:
        while True:
            if not is_own_file(self.path):
                raise self._obstructed()
            handle = os.open(self.path, _FLAGS, 0o600)
            try:
                take(handle)
            except OSError as error:
                os.close(handle)
                if error.errno in _TAKEN:
                    raise Held(self._holder()) from error
                raise NotLocked(path=shown(self._library), reason=error.strerror or "?") from error
            # Whoever held it before may have removed the file in between: then this handle locks nothing.
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(handle), os.stat(self.path)):  # noqa: PTH116 - twin of fstat
                    if _names_holder(handle):
                        return handle
                    os.close(handle)
                    raise self._obstructed()
            os.close(handle)

    def _obstructed(self) -> Obstructed:
        return Obstructed(path=shown(self._library), file=shown(Path(self.path.name)))

    def _holder(self) -> str:
        with contextlib.suppress(OSError):
            if not self.path.is_file():  # a pipe would never end
                return UNKNOWN
            return self.path.read_bytes()[:_NAME_BYTES].decode("utf-8", "replace") or UNKNOWN
        return UNKNOWN

    def release(self) -> None:
        """Give the lock back and take the side file away; a second call does nothing."""
        if self._file is not None:
            HELD_HERE.discard(self._file)
        if self._grip is not None:
            _let_go(self._grip)
        self._file = self._grip = None
        handle, self._handle = self._handle, -1
        if handle < 0:
            return
        if sys.platform == "win32":
            _free(handle)
            with contextlib.suppress(OSError):  # the next one may have opened it already
                self.path.unlink()
        else:
            with contextlib.suppress(OSError):
                # The folder may have been moved, and another lock stand in this place.
                if os.path.samestat(os.fstat(handle), os.stat(self.path)):  # noqa: PTH116 - twin of fstat
                    self.path.unlink()
            _free(handle)
