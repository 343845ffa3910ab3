"""Words in the room they have: smaller first, then on more lines, never cut while any way holds them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import inf

from PySide6.QtGui import QFont

from desktop.look.painting import advance, line_height, lines_of, spec

Way = tuple[QFont, int]
"""A font, and the most lines that may be taken with it."""
JOINER = "\N{WORD JOINER}"
"""After a hyphen: no line breaks there."""
_BREAKS = re.compile(f"-(?!{JOINER})")


def fitted(
    words: str, ways: Sequence[Way], room: float, high: float = inf
) -> tuple[tuple[str, ...], QFont, int]:
    """Break words the first way that holds all of them, the last one where none does.

    Returns the lines, their font and the number of the way; ``room`` and ``high`` are in px. Raises
    ValueError for no way at all.
    """
    asked = (words, tuple((spec(font), most) for font, most in ways), room, high)
    if asked not in _known:
        if len(_known) >= _MOST:
            _known.clear()
        _known[asked] = _first(words, ways, room, high)
    lines, way = _known[asked]
    return lines, ways[way][0], way


def fitted_name(names: Sequence[str], ways: Sequence[Way], room: float) -> tuple[tuple[str, ...], QFont, int]:
    """Take the first of several names, from whole to brief, that the first way holds.

    Where it holds none the first name is broken by the ways after it. Returns as `fitted` does.
    """
    tried = (fitted(name, ways, room) for name in names if name)
    return next((found for found in tried if not found[2]), None) or fitted(names[0], ways, room)


_known: dict[object, tuple[tuple[str, ...], int]] = {}
"""Words as they were broken: what is painted again was measured before."""
_MOST = 4096


def _first(words: str, ways: Sequence[Way], room: float, high: float) -> tuple[tuple[str, ...], int]:
    for way, (font, most) in enumerate(ways):
        lines = lines_of(words, font, room, most)
        held = holds(lines, words, font, room) and line_height(font) * len(lines) <= high
        if held or way == len(ways) - 1:
            return lines, way
    raise ValueError(ways)


def holds(lines: Sequence[str], words: str, font: QFont, room: float) -> bool:
    """Tell whether lines hold all the words, broken between them or at a hyphen only."""
    whole = "".join(words.replace(JOINER, "").split())
    parts = _BREAKS.sub("- ", words).split()
    return "".join("".join(lines).split()) == whole and all(advance(part, font) <= room for part in parts)
