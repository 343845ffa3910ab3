"""Read a QR code in a picture that stands upright and is sharp, as a program or a screenshot shows it.

A photograph, bent or turned, is not read: its owner's telephone reads it, and the line can be pasted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from segno import consts

_DARK = 128
_FINDER = (1, 1, 3, 1, 1)
_MOST_FINDERS = 60
_LEAST, _STEP = 17, 4
_MASKS = (
    lambda i, j: (i + j) % 2, lambda i, j: i % 2, lambda i, j: j % 3, lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2, lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2, lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)  # fmt: skip
_FORMAT = (*((8, j) for j in (0, 1, 2, 3, 4, 5, 7, 8)), *((i, 8) for i in (7, 5, 4, 3, 2, 1, 0)))
_BLOCKS: Any = consts.ECC
"""By version and level: in how many blocks, of how many words, a code holds its data."""
_MOST_WRONG = 3
_NUMERIC, _ALPHANUMERIC, _BYTES, _ECI = 1, 2, 4, 7
_COUNTS = {_NUMERIC: (10, 12, 14), _ALPHANUMERIC: (9, 11, 13), _BYTES: (8, 16, 16)}
_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


@dataclass(frozen=True, slots=True)
class _Finder:
    """The middle of a square in a corner, and how many pixels a module takes."""

    x: float
    y: float
    module: float


def read_code(rows: Sequence[bytes]) -> str:
    """Return the text of the first code in a picture, given as rows of grey pixels; empty for none."""
    dark = [bytes(pixel < _DARK for pixel in row) for row in rows]
    for modules in _squares(dark):
        try:
            found = _decoded(modules)
        except (IndexError, KeyError, ValueError):
            continue
        if found:
            return found
    return ""


# Where it stands --------------------------------------------------------------------------------------


def _runs(line: bytes) -> Iterator[tuple[int, int, int]]:
    """Give runs of pixels alike: where one begins, how long it is, whether it is dark."""
    at = 0
    while at < len(line):
        other = line.find(1 - line[at], at)
        end = len(line) if other < 0 else other
        yield at, end - at, line[at]
        at = end


def _finders_in(line: bytes) -> Iterator[tuple[float, float]]:
    """Give the middles of what may be a finder in a line, each with the size of a module."""
    runs = list(_runs(line))
    for first in range(len(runs) - 4):
        part = runs[first : first + 5]
        if not part[0][2]:
            continue
        module = sum(length for _, length, _ in part) / 7
        if all(abs(length - wide * module) <= 0.5 * wide * module + 0.5
               for (_, length, _), wide in zip(part, _FINDER, strict=True)):  # fmt: skip
            yield part[2][0] + part[2][1] / 2, module


def _finders(dark: Sequence[bytes]) -> list[_Finder]:
    columns: dict[int, list[tuple[float, float]]] = {}
    found: list[_Finder] = []
    for y, line in enumerate(dark):
        for x, module in _finders_in(line):
            if int(x) not in columns:
                columns[int(x)] = list(_finders_in(bytes(row[int(x)] for row in dark)))
            for middle, other in columns[int(x)]:
                near = abs(middle - y - 0.5) <= 1.5 * module and abs(other - module) <= 0.4 * module
                known = any(abs(f.x - x) + abs(f.y - middle) < 3 * module for f in found)
                made = _Finder(x, middle, (module + other) / 2)
                if near and not known and len(found) < _MOST_FINDERS and _is_finder(dark, made):
                    found.append(made)
    return found


def _is_finder(dark: Sequence[bytes], at: _Finder) -> bool:
    """Tell whether rings of seven, five and three modules stand around a middle."""
    wrong = 0
    for i in range(-3, 4):
        for j in range(-3, 4):
            y, x = int(at.y + i * at.module), int(at.x + j * at.module)
            if not (0 <= y < len(dark) and 0 <= x < len(dark[y])):
                return False
            wrong += bool(dark[y][x]) is (max(abs(i), abs(j)) == 2)
    return wrong <= _MOST_WRONG


def _squares(dark: Sequence[bytes]) -> Iterator[list[list[bool]]]:
    """Give the modules of everything that three finders are the corners of."""
    for three in combinations(sorted(_finders(dark), key=lambda f: (f.y, f.x)), 3):
        corner, right, below = sorted(three, key=lambda f: f.x + f.y)[0], None, None
        for other in three:
            if other is not corner and abs(other.y - corner.y) <= corner.module:
                right = other
            elif other is not corner and abs(other.x - corner.x) <= corner.module:
                below = other
        if right is None or below is None:
            continue
        wide, high = right.x - corner.x, below.y - corner.y
        if abs(wide - high) > corner.module:
            continue
        version = round((wide / corner.module + 7 - _LEAST) / _STEP)
        count = _LEAST + _STEP * version
        if 1 <= version <= len(consts.ALIGNMENT_POS) + 1:
            yield _sampled(dark, corner, wide / (count - 7), high / (count - 7), count)


def _sampled(
    dark: Sequence[bytes], corner: _Finder, wide: float, high: float, count: int
) -> list[list[bool]]:
    return [
        [
            bool(dark[int(corner.y + (i - 3) * high)][int(corner.x + (j - 3) * wide)])
            for j in range(count)
        ]
        for i in range(count)
    ]  # fmt: skip


# What it says -----------------------------------------------------------------------------------------


def _decoded(modules: list[list[bool]]) -> str:
    """Return what a code says. Raises ValueError and the like for what is none."""
    level, mask = _format(modules)
    version = (len(modules) - _LEAST) // _STEP
    words = _words(modules, version, mask)
    bits = "".join(f"{word:08b}" for word in _in_order(words, _BLOCKS[version][level]))
    return _text(bits, version)


def _format(modules: list[list[bool]]) -> tuple[int, int]:
    said = int("".join("01"[modules[i][j]] for i, j in _FORMAT), 2)
    wrong = [(said ^ known).bit_count() for known in consts.FORMAT_INFO]
    best = min(range(len(wrong)), key=wrong.__getitem__)
    if wrong[best] > _MOST_WRONG:
        raise ValueError("no format")
    return best >> 3, best & 7


def _is_function(version: int, count: int, i: int, j: int) -> bool:
    """Tell whether a module belongs to the pattern, and holds nothing."""
    if (i < 9 and (j < 9 or j >= count - 8)) or (i >= count - 8 and j < 9) or 6 in (i, j):
        return True
    if version >= 7 and ((i < 6 and j >= count - 11) or (j < 6 and i >= count - 11)):
        return True
    places = consts.ALIGNMENT_POS[version - 2] if version > 1 else ()
    corners = {(6, 6), (6, count - 7), (count - 7, 6)}
    return any(abs(i - y) <= 2 and abs(j - x) <= 2 for y in places for x in places if (y, x) not in corners)


def _words(modules: list[list[bool]], version: int, mask: int) -> list[int]:
    count, bits = len(modules), []
    columns = (*range(count - 1, 6, -2), *range(5, 0, -2))
    for number, right in enumerate(columns):
        lines = range(count - 1, -1, -1) if number % 2 == 0 else range(count)
        for i in lines:
            for j in (right, right - 1):
                if not _is_function(version, count, i, j):
                    bits.append("01"[modules[i][j] ^ (not _MASKS[mask](i, j))])
    text = "".join(bits)
    return [int(text[at : at + 8], 2) for at in range(0, len(text) - 7, 8)]


def _in_order(words: list[int], groups: Sequence[consts.EC]) -> list[int]:
    """Return the words of data, which stand in turn, block by block."""
    sizes = [group.num_data for group in groups for _ in range(group.num_blocks)]
    blocks: list[list[int]] = [[] for _ in sizes]
    left = iter(words)
    for place in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if place < size:
                block.append(next(left))
    return [word for block in blocks for word in block]


def _text(bits: str, version: int) -> str:
    at, found = 0, bytearray()

    def take(count: int) -> int:
        nonlocal at
        part = bits[at : at + count]
        if len(part) < count:
            raise ValueError("torn")
        at += count
        return int(part, 2)

    while len(bits) - at >= 4 and (mode := take(4)):
        if mode == _ECI:
            take(8)
            continue
        count = take(_COUNTS[mode][0 if version < 10 else 1 if version < 27 else 2])
        if mode == _BYTES:
            found += bytes(take(8) for _ in range(count))
        elif mode == _NUMERIC:
            for place in range(0, count, 3):
                digits = min(3, count - place)
                found += f"{take((4, 7, 10)[digits - 1]):0{digits}d}".encode()
        else:
            for place in range(0, count, 2):
                two = place + 1 < count
                pair = take(11 if two else 6)
                found += f"{_LETTERS[pair // 45] if two else ''}{_LETTERS[pair % 45]}".encode()
    return found.decode("utf-8", "replace")
