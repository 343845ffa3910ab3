"""A page as it is drawn by any painter: display lists, each at its place, and how the whole is stretched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.paper.items import Item
from desktop.paper.losses import Lost


@dataclass(frozen=True, slots=True)
class PlacedItems:
    """Things to draw, their origin at (x, y) of the page, in mm from its top left corner.

    `turned` ones stand on their heads within a frame of that width and height; nothing is drawn outside
    `clip`: left, top, width, height on the page.
    """

    items: Sequence[Item]
    x: float = 0.0
    y: float = 0.0
    turned: tuple[float, float] | None = None
    clip: tuple[float, float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class PageMark:
    """A name by which a page is found in the outline of its document; 0 is the highest level."""

    words: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class PrintPage:
    """One side of a sheet: its size in mm, what is drawn on it, by which names it is found.

    `stretch` is by how much the whole is stretched around its middle, across and down; `shift` by how much
    it is moved afterwards, right and down.
    """

    width: float
    height: float
    drawn: tuple[PlacedItems, ...] = ()
    marks: tuple[PageMark, ...] = ()
    stretch: tuple[float, float] = (1.0, 1.0)
    shift: tuple[float, float] = (0.0, 0.0)
    lost: tuple[Lost, ...] = ()
    """What a page that is no sheet of cards could not show in full."""
