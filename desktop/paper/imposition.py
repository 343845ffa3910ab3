"""Place cards on a sheet: as many as fit between a printer's margins, upright or on a sheet that lies."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.paper.stock import CardSize, PaperSize

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
        wide = self.columns * (self.card.width + self.apart) - self.apart
        high = self.rows * (self.card.height + self.apart) - self.apart
        left, top = (self.width - wide) / 2, (self.height - high) / 2
        return PageArea(left, top, left + wide, top + high)

    def place(self, number: int) -> tuple[float, float]:
        """Give the top left corner of the n-th card of a page, counted from 0 in reading order."""
        row, column = divmod(number, self.columns)
        block = self.block
        return (
            block.left + column * (self.card.width + self.apart),
            block.top + row * (self.card.height + self.apart),
        )

    def back_place(self, number: int) -> tuple[float, float]:
        """Give the place of the back of the n-th card: the page is turned over sideways, as in a book."""
        row, column = divmod(number, self.columns)
        return self.place(row * self.columns + (self.columns - 1 - column))

    def pages(self, count: int) -> int:
        """Tell how many pages so many cards need."""
        return -(-count // self.per_page)


def impose(
    paper: PaperSize,
    card: CardSize,
    *,
    gap: float = 0.0,
    bleed: float = 0.0,
    margin: float = 5.0,
    lines: bool = False,
    stretch: tuple[float, float] = (1.0, 1.0),
) -> Imposition:
    """Place cards of a size on a paper, the sheet upright or, where more fit so, on its long side.

    `gap` is the least distance of two cuts, `bleed` how far colours run over them, `margin` what the printer
    leaves white at each edge, `stretch` what is to be set right across and along the sheet. With `lines`
    cards stand apart by the width of a line. All in mm.
    """
    apart = max(gap, 2 * bleed, CUT_LINE if lines else 0.0)
    if paper is PaperSize.CARD:
        wide, high = card.width + 2 * bleed, card.height + 2 * bleed
        return Imposition(wide, high, 1, 1, card, apart, bleed, PageArea(0.0, 0.0, wide, high))
    upright, lying = (paper.width, paper.height), (paper.height, paper.width)
    tried = [
        _fitted(upright, card, apart, bleed, margin, stretch),
        _fitted(lying, card, apart, bleed, margin, (stretch[1], stretch[0])),
    ]
    return max(tried, key=lambda plan: plan.per_page)  # the first of equals: upright


def _fitted(
    page: tuple[float, float],
    card: CardSize,
    apart: float,
    bleed: float,
    margin: float,
    stretch: tuple[float, float],
) -> Imposition:
    half = [(side / 2 - margin) / by for side, by in zip(page, stretch, strict=True)]
    fitting = [
        max(0, int((2 * room - 2 * bleed + apart + _NEAR) // (side + apart)))
        for room, side in zip(half, (card.width, card.height), strict=True)
    ]
    x, y = page[0] / 2, page[1] / 2
    area = PageArea(x - half[0], y - half[1], x + half[0], y + half[1])
    return Imposition(page[0], page[1], fitting[0], fitting[1], card, apart, bleed, area, stretch)
