"""Take the XML out of what was given: a plain file, or an archive that may be a trap."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from db.errors import Unreadable
from db.exchange.battlescribe import ENDINGS, limits

_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_SEALED = 1
# What the standard library raises on torn, sealed or made-up archives.
_TORN = (
    zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, EOFError, OSError, ValueError, KeyError,
    NotImplementedError, RuntimeError, OverflowError,
)  # fmt: skip


def unpack(data: bytes, file: str) -> list[tuple[str, bytes]]:
    """Return the XML files in what was given, each with the name that the report calls it by.

    Raises Unreadable for what is too large, torn, sealed, empty, or would leave its folder.
    """
    if len(data) > limits.MAX_BYTES:
        raise Unreadable("too_big", file=file)
    if not data.startswith(_ZIP):
        return [(file, data)]
    found = list(_members(data, file, _Room(limits.MAX_UNPACKED), 1))
    if not found:
        raise Unreadable("archive_empty", file=file)
    return found


@dataclass(slots=True)
class _Room:
    """How many bytes may still be unpacked, over all members and archives within archives."""

    left: int


def _members(data: bytes, file: str, room: _Room, nesting: int) -> Iterator[tuple[str, bytes]]:
    if nesting > limits.MAX_NESTING:
        raise Unreadable("archive_deep", file=file)
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except _TORN as error:
        raise Unreadable("archive_torn", file=file) from error
    with archive:
        members = archive.infolist()
        if len(members) > limits.MAX_MEMBERS:
            raise Unreadable("too_big", file=file)
        for member in members:
            if _leaves(member.filename):
                raise Unreadable("archive_path", file=file)
        wanted = [m for m in members if not m.is_dir() and m.filename.lower().endswith((*ENDINGS, ".xml"))]
        for member in wanted:
            inside = _read(archive, member, file, room)
            name = PurePosixPath(member.filename).name
            shown = name if len(wanted) > 1 else file
            if inside.startswith(_ZIP):
                yield from _members(inside, shown, room, nesting + 1)
            else:
                yield shown, inside


def _leaves(name: str) -> bool:
    """Tell whether a name would lead out of a folder. Nothing is ever written under it; it is a bad sign."""
    parts = name.replace("\\", "/").split("/")
    return ".." in parts or name.startswith(("/", "\\")) or ":" in parts[0] or "\0" in name


def _read(archive: zipfile.ZipFile, member: zipfile.ZipInfo, file: str, room: _Room) -> bytes:
    if member.flag_bits & _SEALED:
        raise Unreadable("archive_sealed", file=file)
    if member.compress_type not in _WAYS:
        raise Unreadable("archive_torn", file=file)
    if member.file_size > room.left:
        raise Unreadable("too_big", file=file)
    try:
        with archive.open(member) as stream:
            # What the archive says of the size is not believed.
            data = stream.read(room.left + 1)
    except _TORN as error:
        raise Unreadable("archive_torn", file=file) from error
    room.left -= len(data)
    if room.left < 0:
        raise Unreadable("too_big", file=file)
    return data
