"""A QR code as things to draw: what a list holds, for the other player's phone or camera."""

from __future__ import annotations

import segno

from desktop.paper.items import Box, Item

QUIET = 4
"""Modules of white around the code, as its standard asks."""

_OVERLAP = 0.01
"""By so much, in mm, the rows lie over each other: no hair of white between them."""


def modules(text: str) -> list[list[bool]]:
    """Return the dark and light modules of a text's code, row by row, without the white around it.

    Raises ValueError for a text that no code holds (some 2,900 bytes).
    """
    made = segno.make(text, error="l", micro=False, boost_error=False)
    return [[bool(module & 1) for module in row] for row in made.matrix]


def side_of(rows: list[list[bool]], module: float) -> float:
    """Return the side of a code in mm, its white edge included, when a module is so many mm."""
    return (len(rows) + 2 * QUIET) * module


def code_items(rows: list[list[bool]], x: float, y: float, module: float) -> list[Item]:
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
