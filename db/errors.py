"""What can go wrong with a library file and is nobody's bug: one sentence and a way out for each.

Every error carries a message; the desktop words it. Anything else that is raised is a bug.
"""

# ruff: noqa: N818 - they are named by what happened
from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rules.text import Message

UNKNOWN = "?"
"""The holder of a library who left no name, as another program than ours."""


class LibraryError(Exception):
    """A known trouble with a library or with a file that is read or written beside it."""

    code: ClassVar[str] = "library.trouble"

    def __init__(self, **data: object) -> None:
        super().__init__(self.code, data)
        self.message = Message(self.code, data)


class Corrupt(LibraryError):
    """The file is damaged: restore a backup."""

    code = "library.corrupt"


class Foreign(LibraryError):
    """The file is something else than a library; it was not touched."""

    code = "library.foreign"


class Altered(LibraryError):
    """The file holds what no library of this program does, and may act by itself or compute without end.

    It was not touched.
    """

    code = "library.altered"


class Newer(LibraryError):
    """A newer program wrote the file; it was not touched."""

    code = "library.newer"


class Locked(LibraryError):
    """Somebody else is writing: data names the ``holder``; ``library.in_use`` says it of one unknown."""

    code = "library.locked"

    def __init__(self, *, holder: str, **data: object) -> None:
        super().__init__(holder=holder, **data)
        if holder == UNKNOWN:
            self.message = Message("library.in_use", data)


class ReadOnly(LibraryError):
    """The file, or its folder, may not be written."""

    code = "library.read_only"


class Aliased(LibraryError):
    """The file has several names, and what was written last may lie beside another: it is only read."""

    code = "library.aliased"


class Parted(LibraryError):
    """What was written last lies in a log that is not beside the file, which is only read. Data names it."""

    code = "library.parted"


class NotLocked(LibraryError):
    """The system could not lock the file, for the ``reason`` in its own words."""

    code = "library.not_locked"


class Overlaid(LibraryError):
    """Another file was put over the library, whose log is still there. Data names it as ``file``."""

    code = "library.overlaid"


class WrittenOver(LibraryError):
    """Another program wrote into the open file: what was written here is not there any more."""

    code = "library.written_over"


class Replaced(LibraryError):
    """Another file stands where the open one was, or nothing: what was saved lies beside, in the ``file``."""

    code = "library.replaced"


class Obstructed(LibraryError):
    """What stands where a file beside the library belongs is none of ours. Data names it as ``file``."""

    code = "library.obstructed"


class Forbidden(LibraryError):
    """The file may not even be read."""

    code = "library.forbidden"


class NoPlace(LibraryError):
    """No library can be made there: the folder is protected, or the name cannot be."""

    code = "library.no_place"


class TooLong(LibraryError):
    """The name, or the whole path, is longer than the disk or SQLite takes."""

    code = "library.too_long"


class NoFolder(LibraryError):
    """Nothing can be written there: the folder is protected, missing, or no folder. Data names the path."""

    code = "library.no_folder"


class DiskFull(LibraryError):
    """No room is left; nothing was half written."""

    code = "library.disk_full"


class NotBackedUp(LibraryError):
    """All is saved, only its backup could not be made. Data names the folder as ``path``.

    The code says so of a full disk apart: ``library.no_room_for_backup``.
    """

    code = "library.not_backed_up"

    def __init__(self, why: LibraryError, **data: object) -> None:
        super().__init__(**data)
        if isinstance(why, DiskFull):
            self.message = Message("library.no_room_for_backup", data)


class Unreachable(LibraryError):
    """The disk does not answer: a stick pulled out, a network gone."""

    code = "library.unreachable"


class Missing(LibraryError):
    """There is no such file."""

    code = "library.missing"


class LeftBehind(LibraryError):
    """The library is not there, only what SQLite had beside it; nothing was made. Data names the ``file``."""

    code = "library.left_behind"


class Exists(LibraryError):
    """There is already such a file, and it is not ours to overwrite."""

    code = "library.exists"


class LongText(LibraryError):
    """A text is longer than any package may hold; nothing was written. Data: its beginning, and the ``most``.

    Written, it would keep every package of the library from being read elsewhere.
    """

    code = "library.long_text"


class MovedOn(LibraryError):
    """A part of what is to be undone lies in another place, where something else was done since.

    The code is ``library.moved_on_`` and that place.
    """

    def __init__(self, place: str) -> None:
        super().__init__()
        self.message = Message(f"library.moved_on_{place}")
        self.args = (self.message.code,)


class Unreadable(LibraryError):
    """A file to be imported is not what it should be; nothing was imported.

    The code is ``import.`` and the reason: ``too_big``, ``not_a_battle``, ``newer``, ``damaged``,
    ``not_opened``, ``not_a_file``, ``not_a_table``, ``open_quote``, ``no_names``, ``no_sheet``,
    ``other_encoding``, ``empty``. Data names the ``file``.
    """

    def __init__(self, reason: str, **data: object) -> None:
        super().__init__(**data)
        self.message = Message(f"import.{reason}", data)
        self.args = (self.message.code, data)


def shown(path: Path) -> str:
    """Return a path as a message carries it: plain text that is safe to print."""
    return str(path).encode("utf-8", "replace").decode("utf-8")
