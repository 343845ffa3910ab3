"""What can be read of a library file with a viewer, and with what SQLite itself can undo."""

from __future__ import annotations

import bz2
import gzip
import lzma
import sqlite3
import zlib
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from db.packing import plain

OPENERS: tuple[Callable[[bytes], bytes], ...] = (
    bytes, zlib.decompress, lambda kept: zlib.decompress(kept, -15), gzip.decompress, bz2.decompress,
    lzma.decompress, b64decode,
)  # fmt: skip
"""What viewers and the functions of SQLite's own shell undo."""


def readable(path: Path) -> Iterator[bytes]:
    """Give all that can be read of a library: its bytes, and each cell with whatever opens it."""
    yield path.read_bytes()
    with plain(path) as file:
        yield file.read_bytes()
        yield from _cells(file)


def _cells(path: Path) -> Iterator[bytes]:
    with closing(sqlite3.connect(path)) as raw:
        tables = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for row in raw.execute(f"SELECT * FROM {table}"):
                for cell in row:
                    kept = cell if isinstance(cell, bytes) else str(cell).encode()
                    for opened in OPENERS:
                        try:
                            yield opened(kept)
                        except (zlib.error, OSError, EOFError, ValueError, lzma.LZMAError):
                            continue


def tells(path: Path, order: tuple[str, ...]) -> bool:
    """Tell whether two neighbours of an order stand beside each other anywhere."""
    pairs = [f'"{one}","{other}"'.encode() for one, other in pairwise(order)]
    return any(pair in text for text in readable(path) for pair in pairs)
