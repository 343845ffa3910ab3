"""What belongs to the owner alone: folders and files that nobody else of the machine may look into.

On Windows the rights of a user's profile see to that, and there is nothing to do here.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

FOLDER, FILE = 0o700, 0o600
_GROUP, _OTHERS = 0o070, 0o007


def make_folder(folder: Path) -> None:
    """Make a folder that is the owner's alone, and those above it; one that is there stays as it is.

    Raises OSError.
    """
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file that is the owner's alone, for SQLite to fill. Raises OSError."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))


def open_text(path: Path, mode: str) -> IO[str]:
    """Open a text to be written; a new one is the owner's alone. Raises OSError."""
    return open(path, mode, encoding="utf-8", opener=lambda name, flags: os.open(name, flags, FILE))


def tighten(path: Path) -> None:
    """Take the rights of others off a file or folder of this user.

    A folder in which others may write is shared on purpose: what lies there stays open to them. Links, and
    what belongs to somebody else, stay as they are.
    """
    if sys.platform == "win32":
        return
    with suppress(OSError):
        found = path.lstat()
        if found.st_uid != os.getuid() or stat.S_ISLNK(found.st_mode):
            return
        mode, above = stat.S_IMODE(found.st_mode), path.parent.stat().st_mode
        wanted = mode
        # In a temporary folder everybody may write, and keeps what is his.
        if not above & stat.S_IWGRP or above & stat.S_ISVTX:
            wanted &= ~_GROUP
        if not above & stat.S_IWOTH or above & stat.S_ISVTX:
            wanted &= ~_OTHERS
        if wanted != mode:
            path.chmod(wanted)


def tighten_all(folder: Path) -> None:
    """Take the rights of others off a folder of the program's own, and off all that is in it."""
    tighten(folder)
    with suppress(OSError):
        for path in folder.rglob("*"):
            tighten(path)
