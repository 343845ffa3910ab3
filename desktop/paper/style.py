"""The inks and widths of a card face, and its two styles: full and ink-saving."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop.paper.metrics import MM_PER_POINT

HAIR = 0.18
"""The thinnest line that every printer draws, in mm."""


class Style(StrEnum):
    """How a face is dressed."""

    FULL = "full"
    INK_SAVER = "ink_saver"

    @property
    def fills(self) -> bool:
        """Tell whether areas are filled with ink."""
        return self is Style.FULL


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of one face."""

    ink: str = "#1c1917"
    soft: str = "#57514a"
    faint: str = "#8d857b"
    hair: str = "#b8b0a5"
    paper: str = "#ffffff"
    accent: str = "#3d3a36"
    tint: str = "#f3f0ea"
    """A very light ground made of the accent."""
    wash: str = "#e4ded4"
    """A light ground for ornaments."""


def inks(accent: str, style: Style) -> Inks:
    """Mix the colours of a face from the accent of its people; ink-saving is black on white."""
    if not style.fills:
        return Inks(ink="#000000", soft="#333333", faint="#777777", hair="#999999", accent="#000000",
                    tint="", wash="")  # fmt: skip
    return Inks(accent=accent, tint=mixed(accent, 0.07), wash=mixed(accent, 0.14))


def mixed(colour: str, part: float, over: str = "#ffffff") -> str:
    """Mix a part of one colour over another."""
    pairs = [(int(colour[at : at + 2], 16), int(over[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(top * part + under * (1 - part)):02x}" for top, under in pairs)


def points(size: float) -> float:
    """Turn a type size in points into mm."""
    return size * MM_PER_POINT


LEAST = points(7)
"""Nothing that is read on a sheet is smaller, in mm; cards say themselves how small their text becomes."""
