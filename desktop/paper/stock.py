"""What is printed on: sizes of cards and of paper, in mm, and what one printer does to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any

INSET = 2.5
"""From the cut to the frame of a card: a cut that is a little off does not show."""

LEAST_CARD, MOST_CARD = (50.0, 70.0), (150.0, 210.0)
"""Width and height of the smallest card whose values can be read, and of the largest one."""
MOST_GAP, MOST_BLEED, MOST_MARGIN = 20.0, 5.0, 25.0

BAR = 50.0
"""Length of the control bars in mm: measured with a ruler, they tell whether the printer scaled the page."""
MEASURED = (45.0, 55.0)
"""What a bar may measure: beyond that the page was fitted to the paper, and must be printed at 100 %."""


@dataclass(frozen=True, slots=True)
class CardSize:
    """A card as it is cut."""

    width: float = 63.0
    height: float = 88.0
    inset: float = INSET

    @property
    def left(self) -> float:
        """Where its frame begins."""
        return self.inset

    @property
    def top(self) -> float:
        """Where its frame begins above."""
        return self.inset

    @property
    def right(self) -> float:
        """Where its frame ends."""
        return self.width - self.inset

    @property
    def bottom(self) -> float:
        """Where its frame ends below."""
        return self.height - self.inset

    @property
    def inner(self) -> float:
        """Width of its frame."""
        return self.right - self.left

    @property
    def lies(self) -> bool:
        """Whether it is a landscape card: wider than high."""
        return self.width > self.height

    @property
    def lying(self) -> CardSize:
        """The same card on its long side."""
        return self if self.lies else CardSize(self.height, self.width, self.inset)

    @property
    def growth(self) -> float:
        """By how much all on it is drawn larger than on the usual card, which it may be smaller than."""
        usual = STANDARD.lying if self.lies else STANDARD
        return min(max(min(self.width / usual.width, self.height / usual.height), 1.0), _MOST_GROWTH)

    @property
    def ungrown(self) -> CardSize:
        """The card that this one is drawn as, before all of it is enlarged."""
        by = self.growth
        return self if by == 1.0 else CardSize(self.width / by, self.height / by, self.inset / by)


_MOST_GROWTH = 1.5
STANDARD = CardSize()
CARD_SIZES = {"63x88": STANDARD, "57x87": CardSize(57.0, 87.0), "70x120": CardSize(70.0, 120.0)}
"""Sizes that sleeves are sold for, by the name that is remembered and typed; the first one by default."""
OWN_SIZE = "own"


class PaperSize(StrEnum):
    """A sheet of paper, or a page for each card, as print shops ask for."""

    A4 = "a4"
    LETTER = "letter"
    A3 = "a3"
    CARD = "card"

    @property
    def width(self) -> float:
        """Width in mm; that of A4 where each card is a page, for what is no card."""
        return {"letter": 215.9, "a3": 297.0}.get(self.value, 210.0)

    @property
    def height(self) -> float:
        """Height in mm; that of A4 where each card is a page, for what is no card."""
        return {"letter": 279.4, "a3": 420.0}.get(self.value, 297.0)


class Cuts(StrEnum):
    """What shows where to cut."""

    MARKS = "marks"
    LINES = "lines"
    NONE = "none"


class Backs(StrEnum):
    """Where the back of a card is printed."""

    NONE = "none"
    BEHIND = "behind"
    """On the other side of the sheet."""
    FOLD = "fold"
    """Beside the card, to be folded behind it."""


class Flip(StrEnum):
    """Over which edge the printer turns a sheet."""

    LONG = "long"
    SHORT = "short"


MOST_OFFSET = 10.0


@dataclass(frozen=True, slots=True)
class PrinterTrim:
    """What one printer does to a sheet: the edge it leaves white, and what its bars of 50 mm measure.

    X lies across the sheet, along its short side; Y along its long side. The offsets are those by which backs
    are moved, right and up on the test page held against the light. All in mm.
    """

    margin: float = 5.0
    measured_x: float = BAR
    measured_y: float = BAR
    offset_x: float = 0.0
    offset_y: float = 0.0

    @classmethod
    def from_values(cls, values: Mapping[str, Any]) -> PrinterTrim:
        """Take remembered values, each within its bounds; what makes no sense is left out."""
        far = (-MOST_OFFSET, MOST_OFFSET)
        bounds = {"margin": (0.0, MOST_MARGIN), "measured_x": MEASURED, "measured_y": MEASURED,
                  "offset_x": far, "offset_y": far}  # fmt: skip
        taken: dict[str, float] = {}
        for known in fields(cls):
            value = values.get(known.name)
            if isinstance(value, int | float) and not isinstance(value, bool) and value == value:
                least, most = bounds[known.name]
                taken[known.name] = min(max(float(value), least), most)
        return cls(**taken)

    def values(self) -> dict[str, float]:
        """Give the values to remember."""
        return asdict(self)

    @property
    def stretch(self) -> tuple[float, float]:
        """By how much a page must be stretched across and along the sheet, so that its bars are 50 mm."""
        return BAR / self.measured_x, BAR / self.measured_y
