"""The name of a card in the room it has: smaller or on more lines, never cut."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.battle.roster.measures import Density
from desktop.look import fitting as look
from desktop.look import theme
from desktop.look.painting import font_of

MORE = "⋯"
"""More than there is room for: a number would be read as a bonus, an ellipsis as a cut word."""
_WAYS = {
    Density.FULL: ((16, 1), (16, 2), (14, 2), (13, 2), (13, 3)),
    Density.COMPACT: ((16, 1), (14, 1), (13, 1), (13, 2), (13, 3)),
    Density.TIGHT: ((15, 1), (14, 1), (13, 2), (13, 3)),
}
"""Sizes of the text in px at 100 %, each with how many lines it may take, the best first."""
_OWN_WAYS = ((19, 1), (16, 1), (15, 1), (13, 1), (13, 2))
"""The same of who has a row of his own."""
_HIGHER = {Density.FULL: (1.0, 1.36, 1.6), Density.COMPACT: (1.0, 1.3, 1.6), Density.TIGHT: (1.0, 1.0, 1.36)}
"""How much higher a row is whose name takes so many lines."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A name in lines, and the size of its text in px."""

    lines: tuple[str, ...]
    size: int


def fitted(words: str, room: float, density: Density, *, own: bool = False) -> Fitted:
    """Break a name so that all of it is read; as if it were bold, so that it stands where it was when faint.

    Only what needs more than three lines of the smallest text ends in "…".
    """
    px = theme.current().px
    sizes = _OWN_WAYS if own else _WAYS[density]
    lines, _, way = look.fitted(words, [(font_of(px(size), bold=True), most) for size, most in sizes], room)
    return Fitted(lines, px(sizes[way][0]))


def higher(name: Fitted, density: Density) -> float:
    """Give how many rows of one line a row with such a name is high."""
    return _HIGHER[density][len(name.lines) - 1]
