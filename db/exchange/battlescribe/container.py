"""Take the XML out of what was given: a plain file, or an archive that may be a trap."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from db.errors import Unreadable
from db.exchange.battlescribe import ENDINGS
from db.exchange.budget import MAX_NESTING, TORN, Budget

_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")


def unpack(data: bytes, paid: Budget) -> list[tuple[str, bytes]]:
    """Return the XML files in what was given, each with the name that the report calls it by.

    Raises Unreadable for what is too large, torn, sealed, empty, or would leave its folder.
    """
    if not data.startswith(_ZIP):
        return [(paid.file, data)]
    try:
        found = list(_members(data, paid.file, paid, 1))
    except TORN as error:
        raise Unreadable("archive_torn", file=paid.file) from error
    if not found:
        raise Unreadable("archive_empty", file=paid.file)
    return found


def _members(data: bytes, file: str, paid: Budget, nesting: int) -> Iterator[tuple[str, bytes]]:
    if nesting > MAX_NESTING:
        raise Unreadable("archive_deep", file=file)
    with paid.archive(data) as archive:
        if any(_leaves(member.filename) for member in archive.parts):
            raise Unreadable("archive_path", file=file)
        wanted = [
            m for m in archive.parts if not m.is_dir() and m.filename.lower().endswith((*ENDINGS, ".xml"))
        ]
        for member in wanted:
            if archive.sealed(member):
                raise Unreadable("archive_sealed", file=file)
            inside = archive.read(member)
            name = PurePosixPath(member.filename).name
            shown = name if len(wanted) > 1 else file
            if inside.startswith(_ZIP):
                yield from _members(inside, shown, paid, nesting + 1)
            else:
                yield shown, inside


def _leaves(name: str) -> bool:
    """Tell whether a name would lead out of a folder. Nothing is ever written under it; it is a bad sign."""
    parts = name.replace("\\", "/").split("/")
    return ".." in parts or name.startswith(("/", "\\")) or ":" in parts[0] or "\0" in name
