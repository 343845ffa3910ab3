"""Place cards on a sheet: as many as fit between a printer's margins, upright or on a sheet that lies."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop.paper.stock import CardSize, Flip, PaperSize

CUT_LINE = 0.2
"""Width in mm of a line to cut along: it stands between cards, never on one."""
_NEAR = 1e-6


@dataclass(frozen=True, slots=True)
class PageArea:
    """A rectangle of a page, in mm from its top left corner."""

    left: float
    top: float
    right: float
    bottom: float


class Fold(StrEnum):
    """Where the back of a card lies that is folded behind it."""

    NONE = "none"
    BESIDE = "beside"
    BELOW = "below"
    """Turned round, so that it stands upright once it is folded."""


@dataclass(frozen=True, slots=True)
class Imposition:
    """Where the cards of a page stand, in mm from its top left corner, as measured on a true printer."""

    width: float
    height: float
    columns: int
    rows: int
    card: CardSize
    apart: float = 0.0
    """Between the cuts of two neighbours."""
    bleed: float = 0.0
    """How far colours run over each cut."""
    printable: PageArea = PageArea(0.0, 0.0, 0.0, 0.0)
    """What the printer can print on."""
    stretch: tuple[float, float] = (1.0, 1.0)
    """By how much the finished page is stretched around its middle, against what the printer does to it."""
    fold: Fold = Fold.NONE

    @property
    def unit(self) -> CardSize:
        """What is cut out: a card, or a card with its back to be folded."""
        return _unit(self.card, self.fold)

    @property
    def per_page(self) -> int:
        """How many cards a page holds; 0 where not even one has room."""
        return self.columns * self.rows

    @property
    def lies(self) -> bool:
        """Whether the sheet lies on its long side."""
        return self.width > self.height

    @property
    def block(self) -> PageArea:
        """What the cuts of a full page enclose: it stands in the middle."""
        wide = self.columns * (self.unit.width + self.apart) - self.apart
        high = self.rows * (self.unit.height + self.apart) - self.apart
        left, top = (self.width - wide) / 2, (self.height - high) / 2
        return PageArea(left, top, left + wide, top + high)

    def place(self, number: int) -> tuple[float, float]:
        """Give the top left corner of the n-th card of a page, counted from 0 in reading order."""
        row, column = divmod(number, self.columns)
        block = self.block
        return (
            block.left + column * (self.unit.width + self.apart),
            block.top + row * (self.unit.height + self.apart),
        )

    def back_place(self, number: int, flip: Flip = Flip.LONG) -> tuple[float, float]:
        """Give the place of the back of the n-th card on the page behind."""
        row, column = divmod(number, self.columns)
        if self.turns_like_a_book(flip):
            return self.place(row * self.columns + (self.columns - 1 - column))
        return self.place((self.rows - 1 - row) * self.columns + column)

    def turns_like_a_book(self, flip: Flip) -> bool:
        """Tell whether the page turns sideways, or else upwards: backs stand on their heads then."""
        return (flip is Flip.LONG) != self.lies

    def fold_place(self, number: int) -> tuple[float, float]:
        """Give the place of the back that is folded behind the n-th card."""
        x, y = self.place(number)
        if self.fold is Fold.BELOW:
            return x, y + self.card.height
        return x + self.card.width, y

    def pages(self, count: int) -> int:
        """Tell how many pages so many cards need."""
        return -(-count // self.per_page)


def _unit(card: CardSize, fold: Fold) -> CardSize:
    match fold:
        case Fold.BESIDE:
            return CardSize(2 * card.width, card.height)
        case Fold.BELOW:
            return CardSize(card.width, 2 * card.height)
        case _:
            return card


def impose(
    paper: PaperSize,
    card: CardSize,
    *,
    gap: float = 0.0,
    bleed: float = 0.0,
    margin: float = 5.0,
    lines: bool = False,
    stretch: tuple[float, float] = (1.0, 1.0),
    folded: bool = False,
) -> Imposition:
    """Place cards of a size on a paper, the sheet upright or, where more fit so, on its long side.

    `gap` is the least distance of two cuts, `bleed` how far colours run over them, `margin` what the printer
    leaves white at each edge, `stretch` what is to be set right across and along the sheet. With `lines`
    cards stand apart by the width of a line, `folded` ones have their backs beside or below. All in mm.
    """
    apart = max(gap, 2 * bleed, CUT_LINE if lines else 0.0)
    folds = (Fold.BESIDE, Fold.BELOW) if folded else (Fold.NONE,)
    if paper is PaperSize.CARD:
        unit = _unit(card, folds[0])
        wide, high = unit.width + 2 * bleed, unit.height + 2 * bleed
        area = PageArea(0.0, 0.0, wide, high)
        return Imposition(wide, high, 1, 1, card, apart, bleed, area, fold=folds[0])
    upright, lying = (paper.width, paper.height), (paper.height, paper.width)
    tried = [
        _fitted(page, card, fold, apart, bleed, margin, by)
        for page, by in ((upright, stretch), (lying, (stretch[1], stretch[0])))
        for fold in folds
    ]
    return max(tried, key=lambda plan: plan.per_page)  # the first of equals: upright, its back beside it


def _fitted(
    page: tuple[float, float],
    card: CardSize,
    fold: Fold,
    apart: float,
    bleed: float,
    margin: float,
    stretch: tuple[float, float],
) -> Imposition:
    unit = _unit(card, fold)
    half = [(side / 2 - margin) / by for side, by in zip(page, stretch, strict=True)]
    fitting = [
        max(0, int((2 * room - 2 * bleed + apart + _NEAR) // (side + apart)))
        for room, side in zip(half, (unit.width, unit.height), strict=True)
    ]
    x, y = page[0] / 2, page[1] / 2
    area = PageArea(x - half[0], y - half[1], x + half[0], y + half[1])
    return Imposition(page[0], page[1], fitting[0], fitting[1], card, apart, bleed, area, stretch, fold)
