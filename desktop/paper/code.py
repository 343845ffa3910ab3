"""A QR code as things to draw: what a list holds, for the other player's phone or camera."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TypeAlias

import segno

from desktop.paper.items import Box, Item

Modules: TypeAlias = tuple[tuple[bool, ...], ...]
"""Which modules of a code are dark, row by row."""
QUIET = 4
"""Modules of white around the code, as its standard asks."""

_DOTS = 8
"""Pixels of a module in a picture."""
_OVERLAP = 0.01
"""By so much, in mm, the rows lie over each other: no hair of white between them."""


@lru_cache(maxsize=16)
def modules(text: str) -> Modules:
    """Return the dark and light modules of a text's code, row by row, without the white around it.

    Making it takes longer than all the rest of a page, and a page is laid out again and again: the last ones
    are kept. Raises ValueError for a text that no code holds (some 2,900 bytes).
    """
    return tuple(tuple(bool(module & 1) for module in row) for row in _made(text).matrix)


def png(text: str) -> bytes:
    """Return a text's code as a picture, its white edge included. Raises ValueError as :func:`modules`."""
    written = io.BytesIO()
    _made(text).save(written, kind="png", scale=_DOTS, border=QUIET)
    return written.getvalue()


def _made(text: str) -> segno.QRCode:
    return segno.make(text, error="l", micro=False, boost_error=False)


def side_of(rows: Modules, module: float) -> float:
    """Return the side of a code in mm, its white edge included, when a module is so many mm."""
    return (len(rows) + 2 * QUIET) * module


def code_items(rows: Modules, x: float, y: float, module: float) -> list[Item]:
    """Lay a code out on white with its top left corner there; dark modules beside each other are one box."""
    side = side_of(rows, module)
    made: list[Item] = [Box(x, y, side, side, fill="#ffffff")]
    for line, row in enumerate(rows):
        top, start = y + (line + QUIET) * module, 0
        for at in range(len(row) + 1):
            if at < len(row) and row[at]:
                continue
            if at > start:
                left = x + (start + QUIET) * module
                made.append(Box(left, top, (at - start) * module, module + _OVERLAP, fill="#000000"))
            start = at + 1
    return made
