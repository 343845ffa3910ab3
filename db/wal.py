"""Look at what SQLite does not say about a write-ahead log: that it is damaged, elsewhere, or another file's.

It lies beside one name of a library, and holds what was written last until it is folded in; the header of
the library tells that there may be one. A library that was closed, or copied, has none.

After a crash it reads the log up to the first frame that is not whole, and forgets the rest. That is right
for what was being written at that moment; of anything before, steps that were confirmed are gone. The formats
are those of https://www.sqlite.org/walformat.html.
"""

from __future__ import annotations

import struct
from pathlib import Path

from db.whereabouts import has_other_names, is_there, side_file

_HEADER = struct.Struct(">4I 8s 2I")  # magic, format, page size, checkpoints, salts, checksums
_FRAME = struct.Struct(">2I 8s 2I")  # page, size of the file after a commit, salts, checksums
_INDEX = struct.Struct("=12x B 3x I 12x 8s 8x")  # is it set up, the last frame that was committed, salts
_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}  # and the order of bytes in which checksums are made
_MASK = 0xFFFFFFFF
_READ_BY_AT = 19  # where a library's header holds what may read it: 1, or 2 with its log only

Sums = tuple[int, int]


def is_damaged(library: Path) -> bool:
    """Tell whether the log beside a library holds frames that were written whole and cannot be read any more.

    To be asked before SQLite opens the file, which clears all traces. What was being written when its process
    died is no damage, nor are frames of before the log was begun anew. Raises OSError.
    """
    committed = _committed(side_file(library, "-shm"))  # before the log, which somebody may be writing
    log = side_file(library, "-wal")
    data = _bytes(log)
    # Begun anew while it was read, it says nothing.
    return _is_damaged(data, committed) and _bytes(log, _HEADER.size) == data[: _HEADER.size]


def may_lie_elsewhere(library: Path) -> bool:
    """Tell whether a library has several names and, as its header says, perhaps a log beside one of them.

    Whoever wrote by another name would not know of it. Raises OSError.
    """
    return library.is_file() and has_other_names(library) and _reads_log(library)


def steps_beside(library: Path) -> Path | None:
    """Return the file beside the name of a library in which steps lie, if there is one. Raises OSError.

    SQLite would lay them over whatever library is put there.
    """
    found = ((side_file(library, suffix), most) for suffix, most in (("-wal", _HEADER.size), ("-journal", 0)))
    return next((side for side, most in found if is_there(side) and len(_bytes(side, most + 1)) > most), None)


def is_missing(library: Path) -> bool:
    """Tell whether a library that is read with its log has none beside it, or one without a step.

    Raises OSError.
    """
    return (
        library.is_file()
        and _bytes(library, _READ_BY_AT + 1)[_READ_BY_AT:] == b"\2"
        and len(_bytes(side_file(library, "-wal"), _HEADER.size + 1)) <= _HEADER.size
    )


def is_of_another_file(library: Path) -> bool:
    """Tell whether steps lie in the log beside a library that says it has none. Raises OSError.

    SQLite would lay them over it.
    """
    log = side_file(library, "-wal")
    before = _bytes(log, _HEADER.size + 1)
    if len(before) <= _HEADER.size or _reads_log(library):
        return False
    # Somebody may have closed the library meanwhile.
    return _bytes(log, _HEADER.size + 1) == before


def headers(library: Path, length: int) -> set[bytes]:
    """Return the headers, so many bytes of each, that the log of a library may give it. Raises OSError."""
    data = _bytes(side_file(library, "-wal"))
    if len(data) <= _HEADER.size:
        return set()
    step = _FRAME.size + _HEADER.unpack_from(data)[2]
    frames = range(_HEADER.size, len(data) - step + 1, step)
    firsts = (at + _FRAME.size for at in frames if _FRAME.unpack_from(data, at)[0] == 1)
    return {data[at : at + length] for at in firsts}


def _reads_log(library: Path) -> bool:
    return _bytes(library, _READ_BY_AT + 1)[_READ_BY_AT:] != b"\1"


def _bytes(file: Path, most: int = -1) -> bytes:
    """Read a file of the disk, nothing where there is none."""
    if not file.is_file():
        return b""
    with file.open("rb") as opened:
        return opened.read(most)


def _is_damaged(data: bytes, committed: dict[bytes, int]) -> bool:
    if len(data) <= _HEADER.size:
        return any(committed.values())
    magic, _, page, _, salts, *sums = _HEADER.unpack_from(data)
    order = _MAGIC.get(magic)
    if order is None or _summed(order, (0, 0), data[: _HEADER.size - 8]) != tuple(sums):
        return True
    step = _FRAME.size + page
    frames = [data[at : at + step] for at in range(_HEADER.size, len(data) - step + 1, step)]
    whole, last_commit = _readable(order, salts, (sums[0], sums[1]), frames)
    if salts in committed:
        # Behind it lies what was never committed, whole or not.
        return last_commit < committed[salts]
    # Where nobody tells how far it was committed, a frame of this log that is not whole was damaged.
    return any(frame[8:16] == salts for frame in frames[whole:])


def _readable(order: str, salts: bytes, sums: Sums, frames: list[bytes]) -> tuple[int, int]:
    """Count the frames that SQLite is going to find whole, and those up to the last commit among them."""
    last_commit = 0
    for number, frame in enumerate(frames):
        _, size_after, salted, *told = _FRAME.unpack_from(frame)
        sums = _summed(order, _summed(order, sums, frame[:8]), frame[_FRAME.size :])
        if salted != salts or sums != tuple(told):
            return number, last_commit
        if size_after:
            last_commit = number + 1
    return len(frames), last_commit


def _summed(order: str, sums: Sums, data: bytes) -> Sums:
    """Go on with the checksums over some bytes, eight at a time."""
    one, two = sums
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for first, second in zip(words, words, strict=True):
        one = (one + first + two) & _MASK
        two = (two + second + one) & _MASK
    return one, two


def _committed(index: Path) -> dict[bytes, int]:
    """Return how many frames were committed, by the salts of their log; nothing where no index tells it."""
    head = _bytes(index, 2 * _INDEX.size)
    first, second = head[: _INDEX.size], head[_INDEX.size :]
    if len(head) < 2 * _INDEX.size or first != second:
        return {}
    is_set_up, frames, salts = _INDEX.unpack(first)
    return {salts: frames} if is_set_up else {}
