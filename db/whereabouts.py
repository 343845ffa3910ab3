"""Tell whether a library is there, and when it lies where others may change it behind the program's back."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path, PurePath

from rules.text import Message, fold

# A part of a folder's name, folded, and the service it belongs to.
_SYNCED = {
    "onedrive": "OneDrive",
    "dropbox": "Dropbox",
    "google drive": "Google Drive",
    "googledrive": "Google Drive",
    "my drive": "Google Drive",
    "icloud drive": "iCloud",
    "iclouddrive": "iCloud",
    "mobile documents": "iCloud",
    "nextcloud": "Nextcloud",
    "owncloud": "ownCloud",
    "pclouddrive": "pCloud",
    "pcloud drive": "pCloud",
    "kdrive": "kDrive",
    "seafile": "Seafile",
    "syncthing": "Syncthing",
    "mega": "MEGA",
    "megasync": "MEGA",
}
_NETWORK = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "fuse.rclone", "davfs", "9p", "afs"}
)
MOST_STEM = 120
"""How many bytes of a library's name its backups take over."""

DRAFT = ".tacticien"
"""What the names of unfinished files hold before their ending."""

SIDES = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite has beside a library."""

_MOUNTS = Path("/proc/mounts")
_REMOTE_DRIVE = 4
_MOST_NAME = 255  # bytes, on every file system that people use
_MOST_PATH = 500  # bytes; SQLite takes 512 with the journal's ending
_MOST_DRAFT = 200


def is_there(path: Path) -> bool:
    """Tell whether something stands at a path; where nobody may look, or nothing can stand, nothing does."""
    return os.path.exists(path)  # noqa: PTH110 - Path.exists raises for a forbidden folder or an endless name


def is_hidden(path: Path) -> bool:
    """Tell whether nobody can tell what stands at a path, because its folder may not be entered."""
    try:
        path.lstat()
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return False


def is_closed(folder: Path) -> bool:
    """Tell whether nobody may look into a folder, or even tell whether it is there."""
    try:
        next(folder.iterdir(), None)
    except PermissionError:
        return True
    except OSError:
        return False
    return False


def same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to one file, by links of either kind or in other letters, or are equal."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return one == other


def has_other_names(path: Path) -> bool:
    """Tell whether hard links give a file that is there more names than one."""
    return os.stat(path).st_nlink > 1  # noqa: PTH116 - one look


def is_own_file(path: Path) -> bool:
    """Tell whether a file that is ours may stand at a path: nothing is there, or a file of that name alone.

    What is written through a link, or into a file of several names, would end in somebody's else.
    """
    try:
        found = path.lstat()
    except OSError:  # told better by whoever opens it
        return True
    return stat.S_ISREG(found.st_mode) and found.st_nlink <= 1


def side_file(library: Path, suffix: str) -> Path:
    """Return the file of a suffix beside a library: where SQLite has its own, not beside a link to it."""
    real = Path(os.path.realpath(library))
    return real.with_name(real.name + suffix)


def draft_file(file: Path, suffix: str) -> Path:
    """Return where a file is written before it takes its name: beside it, with room for SQLite's endings.

    The name tells whose it is: what is left of it is swept, and files of the owner's are not.
    """
    real = Path(os.path.realpath(file))
    return real.with_name(shortened(real.name, _MOST_DRAFT) + DRAFT + suffix)


def shortened(name: str, most: int) -> str:
    """Cut a name so that it takes no more than so many bytes on the disk."""
    return name.encode("utf-8", "replace")[:most].decode("utf-8", "ignore")


def is_too_long(path: Path) -> bool:
    """Tell whether a path leaves SQLite no room: a name with that of its journal, or the whole."""
    written = [os.fsencode(part) for part in path.parts]
    return max(map(len, written)) + len("-journal") > _MOST_NAME or len(os.fsencode(path)) > _MOST_PATH


def warnings(path: Path) -> tuple[Message, ...]:
    """Return what its owner should know about the place of a library: synced folder, network drive."""
    real = Path(os.path.realpath(path))
    found: list[Message] = []
    if service := synced_by(real.parent):
        found.append(Message("library.synced", {"service": service}))
    if on_network(real):
        found.append(Message("library.network"))
    return tuple(found)


def synced_by(folder: PurePath) -> str | None:
    """Return the name of the service that copies a folder about, as far as names and marks tell."""
    for part in folder.parts:
        name = fold(part)
        # « OneDrive - Club », "Dropbox (Personal)"
        for known, service in _SYNCED.items():
            if name == known or name.startswith((f"{known} -", f"{known} (")):
                return service
    for parent in (folder, *folder.parents):
        if Path(parent, ".stfolder").exists():
            return "Syncthing"
    return None


def on_network(path: Path) -> bool:
    """Tell whether a file lies on a network drive, where locks and WAL cannot be trusted."""
    if str(path).startswith(("\\\\", "//")):
        return True
    if sys.platform == "win32":
        import ctypes

        return bool(ctypes.windll.kernel32.GetDriveTypeW(path.anchor) == _REMOTE_DRIVE)
    return _mounted_as(path) in _NETWORK


def _mounted_as(path: Path) -> str:
    """Return the kind of file system of a path, empty where the system has no list of them."""
    try:
        lines = _MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    kind, longest = "", -1
    for line in lines:
        fields = line.split()
        if len(fields) > 2:
            point = fields[1].encode().decode("unicode_escape", "replace")
            if len(point) > longest and path.is_relative_to(point):
                kind, longest = fields[2], len(point)
    return kind
