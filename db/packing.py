"""Backups in little room: a library compressed as gzip does, which other programs undo, too.

The header tells how much the library holds, so that a page of backups reads a few bytes of each.
"""

from __future__ import annotations

import os
import shutil
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from db import leftovers
from db.engine import known_troubles
from db.errors import Corrupt, DiskFull, Foreign, shown
from db.privacy import make_file

ENDING = ".gz"
"""What a packed library has behind its usual ending."""

_MAGIC = b"\x1f\x8b\x08"
_LEVEL = 1
"""Four and a half times smaller as quickly as a disk writes; the best level takes three times as long."""

_PIECE = 1 << 20
# Magic, the flag of an extra field, no time, the quickest level, any system; the length of the field.
_HEAD = struct.Struct("<3sBIBBH")
_EXTRA, _QUICKEST, _ANY_SYSTEM = 4, 4, 255
# The two letters of ours, the length of what follows: cards, lists, battles, and the whole file in bytes.
_FIELD = struct.Struct("<2sH4Q")
_OURS = b"TC"
_SQLITE = b"SQLite format 3\0"
_PAGE_AT, _PAGES_AT, _HEADER = 16, 28, 100


def is_packed(path: Path) -> bool:
    """Tell whether a file is compressed, whatever its name is. One that cannot be read is not."""
    with suppress(OSError, ValueError):
        if path.is_file():  # a pipe would never end
            with path.open("rb") as file:
                return file.read(len(_MAGIC)) == _MAGIC
    return False


def pack(library: Path, target: Path, held: tuple[int, int, int]) -> None:
    """Compress a library in one piece to a new file, which is on the disk afterwards.

    ``held`` are the cards, lists and battles in it. Raises OSError.
    """
    make_file(target)
    packing = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    with library.open("rb") as source, target.open("r+b") as file:
        file.write(_header(held, 0))
        check = size = 0
        while piece := source.read(_PIECE):
            check, size = zlib.crc32(piece, check), size + len(piece)
            file.write(packing.compress(piece))
        file.write(packing.flush())
        file.write(struct.pack("<II", check, size & 0xFFFFFFFF))
        whole = file.tell()
        file.seek(0)
        file.write(_header(held, whole))
        file.flush()
        os.fsync(file.fileno())


def _header(held: tuple[int, int, int], size: int) -> bytes:
    head = _HEAD.pack(_MAGIC, _EXTRA, 0, _QUICKEST, _ANY_SYSTEM, _FIELD.size)
    return head + _FIELD.pack(_OURS, _FIELD.size - 4, *held, size)


def held_in(path: Path) -> tuple[int, int, int] | None:
    """Return the cards, lists and battles of a library that we packed; None for one that is not whole."""
    with suppress(OSError), path.open("rb") as file:
        told = file.read(_HEAD.size + _FIELD.size)
        if len(told) == _HEAD.size + _FIELD.size:
            _, _, cards, lists, battles, size = _FIELD.unpack_from(told, _HEAD.size)
            if told == _header((cards, lists, battles), size) and size == path.stat().st_size:
                return cards, lists, battles
    return None


def unpack(path: Path, target: Path) -> None:
    """Write the library of a compressed file to a new one; never more than its own header tells.

    Raises Foreign for what is none, Corrupt for one that is not whole, DiskFull before anything is written
    where it has no room, and the errors of a disk.
    """
    undoing = zlib.decompressobj(zlib.MAX_WBITS | 16)  # with the header and the sum of gzip
    with known_troubles(path), path.open("rb") as source:
        first = undoing.decompress(source.read(_PIECE), _PIECE)
        if not first.startswith(_SQLITE) or len(first) < _HEADER:
            raise Foreign(path=shown(path))
        left = _size(first)
        if left > shutil.disk_usage(target.parent).free:
            raise DiskFull(path=shown(target.parent))
        make_file(target)
        with target.open("r+b") as file:
            piece = first
            while piece:
                left -= len(piece)
                if left < 0:
                    raise Corrupt(path=shown(path))
                file.write(piece)
                piece = undoing.decompress(undoing.unconsumed_tail or source.read(_PIECE), _PIECE)
        if left or not undoing.eof or undoing.unused_data or source.read(1):
            raise Corrupt(path=shown(path))


def _size(header: bytes) -> int:
    """Return how many bytes a library has by its header; a page of 65,536 is written as 1."""
    page = int.from_bytes(header[_PAGE_AT : _PAGE_AT + 2])
    pages = int.from_bytes(header[_PAGES_AT : _PAGES_AT + 4])
    return (1 << 16 if page <= 1 else page) * pages


@contextmanager
def plain(path: Path) -> Iterator[Path]:
    """Give a library as a file that SQLite reads: a packed one is unpacked for as long as it is wanted.

    Raises the errors of unpacking it.
    """
    if not is_packed(path):
        yield path
        return
    with leftovers.temporary_folder() as folder:
        unpack(path, folder / "library.tact")
        yield folder / "library.tact"
