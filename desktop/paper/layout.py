"""How sheets are made: what is chosen of paper, cards and backs, and what one printer does to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from desktop.paper import sheet
from desktop.paper.face import TextFloor
from desktop.paper.imposition import Imposition, impose
from desktop.paper.pages import PrintPage
from desktop.paper.stock import STANDARD, Backs, CardSize, Cuts, Flip, PaperSize, PrinterTrim
from desktop.paper.style import Style
from rules.text import Message


@dataclass(frozen=True, slots=True)
class Layout:
    """How sheets are made. Measures in mm: `gap` between cuts, `bleed` over them."""

    paper: PaperSize = PaperSize.A4
    card: CardSize = STANDARD
    style: Style = Style.FULL
    gap: float = 0.0
    bleed: float = 0.0
    cuts: Cuts = Cuts.MARKS
    control_bar: bool = True
    backs: Backs = Backs.NONE
    flip: Flip = Flip.LONG
    goes_on: bool = False
    """Whether text without room on a card goes on behind it."""
    large: bool = False
    """Whether text stays large."""
    icons: bool = False
    """Whether icons stand at the codes of the values."""
    printer: PrinterTrim = field(default_factory=PrinterTrim)

    @property
    def plan(self) -> Imposition:
        """Where cards stand on a sheet."""
        return self._plan(self.printer.margin)

    def _plan(self, margin: float) -> Imposition:
        return impose(
            self.paper, self.card, gap=self.gap, bleed=self.bleed if self.style.fills else 0.0, margin=margin,
            lines=self.cuts is Cuts.LINES, stretch=self.printer.stretch,
            folded=self.backs is Backs.FOLD,
        )  # fmt: skip

    @property
    def duplex(self) -> bool:
        """Whether sheets are printed on both sides."""
        return self.backs is Backs.BEHIND

    @property
    def floor(self) -> TextFloor:
        """How small the text of a card may become."""
        return TextFloor(self.large, self.goes_on and self.backs is not Backs.NONE)

    def behind(self, plan: Imposition) -> tuple[float, float]:
        """By how much a page behind is moved right and down, so that it lies behind its front.

        The offsets are read from the front. Where the page turns like a book, right and up there is right and
        down behind; where it turns upwards it is the other way round.
        """
        way = 1 if plan.turns_like_a_book(self.flip) else -1
        return way * self.printer.offset_x, way * self.printer.offset_y

    @property
    def remarks(self) -> tuple[Message, ...]:
        """What a player should know of the sheets before they are printed."""
        plan, usual = self.plan, self._plan(min(self.printer.margin, PrinterTrim().margin))
        made: list[Message] = []
        if plan.per_page < usual.per_page:
            data = {"mm": self.printer.margin, "n": plan.per_page, "instead": usual.per_page}
            made.append(Message("paper.remark.margin", data))
        if self.cuts is Cuts.MARKS and self.paper is not PaperSize.CARD and not sheet.has_marks(plan):
            made.append(Message("paper.remark.no_marks"))
        if self.control_bar and self.paper is not PaperSize.CARD and not sheet.has_bar(plan, self.cuts):
            made.append(Message("paper.remark.no_bar"))
        return tuple(made)


class Leaflet(Protocol):
    """Pages that are no cards: a list, a page to test the printer by."""

    def pages(self, layout: Layout) -> Sequence[PrintPage]:
        """Lay them out."""
