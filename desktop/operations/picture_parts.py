"""A cropped picture tells which part of which other one it is, so that cropping again begins there.

The words stand in a comment of the PNG or JPEG itself, which every program skips: they come and go with the
picture in undo, revisions and merges. The whole stays in the library beside it; packages carry what is shown,
and nothing that was cut off.
"""

from __future__ import annotations

import re
from zlib import crc32

from db.library import picture_id
from desktop.operations.desk import Desk

Edges = tuple[float, float, float, float]
"""Left, top, right and bottom of a part, from 0 to 1 of the width and height of the whole."""
WHOLE: Edges = (0.0, 0.0, 1.0, 1.0)

_PNG, _TEXT, _JPEG_COMMENT = b"\x89PNG\r\n\x1a\n", b"tEXt", b"\xff\xfe"
_KEY = b"Tacticien-Part\0"
_AFTER_SIZE = 33
"""The first chunk of a PNG, its size, ends there."""
_TOLD = re.compile(_KEY + rb"([0-9a-f]{64})" + rb" ([01]\.\d{4})" * 4)


def told_part(data: bytes, whole: bytes, edges: Edges) -> bytes:
    """Write into a picture which part of which other one it is."""
    numbers = " ".join(f"{edge:.4f}" for edge in edges)
    told = _KEY + f"{picture_id(whole)} {numbers}".encode("ascii")
    if data.startswith(_PNG):
        at, chunk = _AFTER_SIZE, _TEXT + told
        made = len(told).to_bytes(4, "big") + chunk + crc32(chunk).to_bytes(4, "big")
    else:
        at, made = 2, _JPEG_COMMENT + (len(told) + 2).to_bytes(2, "big") + told
    return data[:at] + made + data[at:]


def cropped_from(desk: Desk, data: bytes) -> tuple[bytes, Edges]:
    """Give what a picture was cropped from, with the edges of its part; itself where that is not here."""
    found = _TOLD.match(data, _AFTER_SIZE + 8 if data.startswith(_PNG) else 2 + 4)
    if found is None:
        return data, WHOLE
    left, top, right, bottom = (float(number) for number in found.groups()[1:])
    try:
        whole = desk.library.picture(found[1].decode("ascii"))
    except KeyError:
        return data, WHOLE
    return (whole, (left, top, right, bottom)) if left < right and top < bottom else (data, WHOLE)
