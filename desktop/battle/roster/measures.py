"""How large the parts of a roster are: three densities, by how much there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import ceil

TARGET = 40
"""What is pressed is never smaller, in points of the screen."""

LOW = 660
"""In a window lower than that, in px at 100 %, the centre needs every line."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes in px at 100 %.

    ``mark`` and ``cell`` are the widths of a place in the sequence and of a figure, ``row`` the least and the
    largest height of a row, ``own_row`` those where each figure has one of its own, with its points of life.
    ``head`` is the height of the head of the side, ``wide`` the least and the largest width of all of it.
    """

    mark: int
    cell: int
    row: tuple[int, int]
    own_cell: int
    own_row: tuple[int, int]
    head: int
    wide: tuple[int, int]


class Density(Enum):
    """How closely the rows stand, the airiest first."""

    FULL = Measures(mark=38, cell=44, row=(44, 76), own_cell=60, own_row=(72, 104), head=38, wide=(360, 564))
    COMPACT = Measures(
        mark=34, cell=40, row=(40, 76), own_cell=48, own_row=(56, 92), head=36, wide=(290, 330)
    )
    TIGHT = Measures(mark=34, cell=34, row=(36, 60), own_cell=40, own_row=(40, 60), head=32, wide=(262, 262))

    @classmethod
    def at(cls, width: float, height: float) -> Density:
        """Give the density for a window of a size, in px divided by how large text is."""
        if width >= 1180 and height >= LOW:
            return cls.FULL
        return cls.COMPACT if width >= 960 and height >= 600 else cls.TIGHT


def target(ratio: float) -> int:
    """Give the least size of what is pressed in px, on a screen of a pixel ratio."""
    return ceil(TARGET / ratio)
