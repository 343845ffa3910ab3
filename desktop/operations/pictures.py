"""What is known of a picture's bytes before anybody decodes them."""

from __future__ import annotations

from dataclasses import dataclass

from db.exchange.budget import MAX_PICTURE
from rules.text import Message, Refusal

MOST_PIXELS = 60_000_000
LONGEST_SIDE = 16_000

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
# The markers of a JPEG that carry its size: every start of frame, without the tables between them.
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_LONE = frozenset({0x01, *range(0xD0, 0xD9)})


@dataclass(frozen=True, slots=True)
class PictureSize:
    """The size of a picture in pixels, read from its first bytes."""

    width: int
    height: int


def check_picture(data: bytes) -> PictureSize | Refusal:
    """Tell the size of a PNG or JPEG, or why it cannot be a card's picture; nothing is decoded."""
    if len(data) > MAX_PICTURE:
        return _refused("picture.heavy", megabytes=MAX_PICTURE // (1024 * 1024))
    size = _png(data) if data.startswith(_PNG) else _jpeg(data) if data.startswith(_JPEG) else None
    if size is None or size.width < 1 or size.height < 1:
        return _refused("picture.unreadable")
    if max(size.width, size.height) > LONGEST_SIDE or size.width * size.height > MOST_PIXELS:
        return _refused("picture.large", width=size.width, height=size.height)
    return size


def told_picture(data: bytes | None, key: str) -> Message:
    """Tell of a picture what it is; None is one that is not here any more. ``key`` tells it from others."""
    if data is None or isinstance(size := check_picture(data), Refusal):
        return Message("picture.unseen", {"key": key})
    kind = "PNG" if data.startswith(_PNG) else "JPEG"
    weight = -(-len(data) // 1024)
    told = {"kind": kind, "width": size.width, "height": size.height, "kilobytes": weight}
    return Message("picture.told", {**told, "key": key})


def _refused(code: str, **data: int) -> Refusal:
    return Refusal(Message(code, data), overridable=False)


def _png(data: bytes) -> PictureSize | None:
    if len(data) < 33 or data[12:16] != b"IHDR":
        return None
    return PictureSize(int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))


def _jpeg(data: bytes) -> PictureSize | None:
    at = 2
    while at + 9 < len(data):
        if data[at] != 0xFF:
            return None
        marker = data[at + 1]
        if marker == 0xFF:  # a fill byte
            at += 1
            continue
        if marker in _LONE:
            at += 2
            continue
        if marker in _FRAMES:
            height = int.from_bytes(data[at + 5 : at + 7], "big")
            width = int.from_bytes(data[at + 7 : at + 9], "big")
            return PictureSize(width, height)
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if length < 2:
            return None
        at += 2 + length
    return None
