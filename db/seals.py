"""Seals: what tells a hidden order is unreadable in viewers and in plain SQLite, and of no telling size.

A seal begins with a mark, then a nonce, then the compressed text with zeros behind it, each bit turned where
a stream made of the nonce has one. The first kind of all, of old libraries, was merely compressed.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib

LABEL, DEED, SETUP, RUN = 256, 1024, 4096, 8192
"""Bytes of which the length under a seal is a multiple, by what is sealed."""

MOST_SEALED = 64 * 2**20
"""Bytes of the longest text under a seal: as many as a battle may have that is imported."""

_TEXT, _RUN, _COMPRESSED = b"\x01", b"\x02", b"x"
_NONCE = 16


def seal(written: bytes, block: int) -> bytes:
    """Make text unreadable in a viewer and in plain SQLite, which can undo compression.

    Two seals of one text differ, so that orders cannot be compared either. It needs no key, for copies and
    backups open anywhere: whoever writes a program for it reads the text.
    """
    # Stored, not compressed: how far an order can be compressed would tell of it.
    return _sealed(_TEXT, zlib.compress(written, 0 if block in (LABEL, DEED) else 9), block)


def seal_run(written: bytes) -> bytes:
    """Seal what sides did while they ordered in secret: as good as always of one size."""
    return _sealed(_RUN, zlib.compress(written, 9), RUN)


def is_run(kept: bytes) -> bool:
    """Tell whether a payload holds a run of steps (:mod:`db.runs`)."""
    return kept[:1] == _RUN


def unseal(kept: bytes) -> bytes:
    """Return the text that was kept, sealed or not; JSON begins neither like a seal nor with an x.

    Raises zlib.error for a seal that is damaged, or holds more than any of ours.
    """
    if kept[:1] in (_TEXT, _RUN):
        return _inflated(_masked(kept[1 + _NONCE :], kept[1 : 1 + _NONCE]))
    return _inflated(kept) if kept[:1] == _COMPRESSED else kept


def _sealed(mark: bytes, packed: bytes, block: int) -> bytes:
    nonce = secrets.token_bytes(_NONCE)
    return mark + nonce + _masked(packed + bytes(-len(packed) % block), nonce)


def _inflated(packed: bytes) -> bytes:
    """Undo compression no further than ``MOST_SEALED``. Raises zlib.error."""
    stream = zlib.decompressobj()
    written = stream.decompress(packed, MOST_SEALED)
    if not stream.eof or stream.unused_data.strip(b"\0"):
        raise zlib.error("a seal that is torn, or holds more than any of ours")
    return written


def _masked(data: bytes, nonce: bytes) -> bytes:
    """Return data with each bit turned where a stream made of the nonce has one; twice gives it back."""
    stream = hashlib.shake_256(nonce).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")
