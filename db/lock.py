"""One writer at a time: a lock of the operating system that dies with its process.

It lies on a side file that names its holder, so that whoever comes second can say whose it is.
"""

from __future__ import annotations

import contextlib
import getpass
import os
import platform
import sys
from pathlib import Path

SUFFIX = ".lock"
_NAME_BYTES = 400


def user_name() -> str:
    """Name the user of this process."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # no such user in a container
        return "?"


def holder_name() -> str:
    """Name this process as its user would know it."""
    return f"{user_name()} @ {platform.node() or '?'} ({os.getpid()})"


if sys.platform == "win32":
    import msvcrt

    # Locked bytes cannot be read by others there, so the lock lies far behind the name.
    _FAR = 1 << 30

    def _take(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _drop(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        # flock and not lockf: a second handle of the same process must not get it too.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _drop(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


class Held(Exception):  # noqa: N818 - named by what happened
    """Somebody else has the lock; ``holder`` is the name in the side file, "?" before it is written."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder = holder


class Lock:
    """The write lock of one library, taken when made and held until released."""

    def __init__(self, library: Path) -> None:
        """Take the lock. Raises Held; OSError when the side file may not be written."""
        self.path = library.with_name(library.name + SUFFIX)
        self._handle = self._open()
        with contextlib.suppress(OSError):  # on a full disk the lock holds without a name
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, holder_name().encode("utf-8", "replace")[:_NAME_BYTES])

    def _open(self) -> int:
        while True:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o644)
            try:
                _take(handle)
            except OSError as error:
                os.close(handle)
                raise Held(self._holder()) from error
            # Whoever held it before may have removed the file in between: then this handle locks nothing.
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(handle), os.stat(self.path)):  # noqa: PTH116 - twin of fstat
                    return handle
            os.close(handle)

    def _holder(self) -> str:
        with contextlib.suppress(OSError):
            return self.path.read_bytes()[:_NAME_BYTES].decode("utf-8", "replace") or "?"
        return "?"

    def release(self) -> None:
        """Give the lock back and take the side file away; a second call does nothing."""
        handle, self._handle = self._handle, -1
        if handle < 0:
            return
        if sys.platform == "win32":
            _drop(handle)
            os.close(handle)
            with contextlib.suppress(OSError):  # the next one may have opened it already
                self.path.unlink()
        else:
            with contextlib.suppress(OSError):
                # The folder may have been moved, and another lock stand in this place.
                if os.path.samestat(os.fstat(handle), os.stat(self.path)):  # noqa: PTH116 - twin of fstat
                    self.path.unlink()
            _drop(handle)
            os.close(handle)
