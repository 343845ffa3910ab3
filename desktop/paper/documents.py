"""Write whole documents: cards on sheets, their backs, an army's summary, in one PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import IO

from desktop.paper import sheet
from desktop.paper.back import back
from desktop.paper.face import TextSection, face
from desktop.paper.heraldry import Look
from desktop.paper.imposition import Imposition, impose
from desktop.paper.items import Face, Item, Lost
from desktop.paper.pages import PageMark, PlacedItems, PrintPage
from desktop.paper.spell_face import spell_face
from desktop.paper.stock import STANDARD, CardSize, Cuts, PaperSize, PrinterTrim
from desktop.paper.style import Style
from desktop.paper.summary import Summary, summary_pages
from desktop.paper.words import SUBJECT
from desktop.paper.wounds import Boxes
from rules.cards import Card
from rules.spells import Spell
from rules.text import Message


class DocumentCancelled(Exception):  # noqa: N818 - named by what happened
    """The player does not want the document any more; nothing was written."""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """One card to print. `key` is given back when its text does not fit (an entry's or a card's id).

    With a `spell` it is the card of that spell, and `card` is its caster's.
    """

    card: Card
    language: str
    look: Look
    key: str = ""
    figures: tuple[str, ...] = ()
    boxes: Boxes | None = None
    more: tuple[TextSection, ...] = ()
    picture: bytes | None = None
    spell: Spell | None = None

    @property
    def name(self) -> str:
        """Name what is printed, in its language."""
        return (self.spell or self.card).name(self.language)


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
    backs: bool = False
    printer: PrinterTrim = field(default_factory=PrinterTrim)

    @property
    def plan(self) -> Imposition:
        """Where cards stand on a sheet."""
        return self._plan(self.printer.margin)

    def _plan(self, margin: float) -> Imposition:
        return impose(
            self.paper, self.card, gap=self.gap, bleed=self.bleed, margin=margin,
            lines=self.cuts is Cuts.LINES, stretch=self.printer.stretch,
        )  # fmt: skip

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
        return tuple(made)


@dataclass(frozen=True, slots=True)
class Document:
    """What a document says about itself, and what belongs to the whole of it."""

    title: str
    language: str
    look: Look = field(default_factory=Look)
    """The look of the backs and of the summary."""
    back_words: str = ""
    summary: Summary | None = None


Part = tuple[Sequence[PrintedCard], Document]
"""Cards, and what is said of them as a whole."""


@dataclass(frozen=True, slots=True)
class Overflow:
    """A card whose text is not all on it, and on which page (from 1) it stands."""

    name: str
    page: int
    lost: tuple[Lost, ...]
    key: str = ""


@dataclass(frozen=True, slots=True)
class PrintReport:
    """What was printed."""

    pages: int
    cards: int
    overflow: tuple[Overflow, ...] = ()
    remarks: tuple[Message, ...] = ()
    """What a player should know of the sheets before they are printed."""


def write(
    out: IO[bytes],
    cards: Sequence[PrintedCard],
    document: Document,
    layout: Layout,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    invariant: bool = False,
) -> PrintReport:
    """Write a PDF of cards, as many to a sheet as have room, after the summary when there is one.

    With backs, each sheet is followed by its back, and a summary of an odd number of pages by an empty one,
    so that fronts and backs share their sheets. Raises DocumentCancelled.
    """
    return write_parts(
        out, [(cards, document)], document, layout, progress=progress, cancelled=cancelled,
        invariant=invariant,
    )  # fmt: skip


def write_parts(
    out: IO[bytes],
    parts: Sequence[Part],
    about: Document,
    layout: Layout,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    invariant: bool = False,
) -> PrintReport:
    """Write several documents as one, each from a page of its own on and found by its name.

    ``about`` names the whole. Raises DocumentCancelled.
    """
    from desktop.paper import pdf  # ReportLab is slow to load: not before something is printed

    canvas = pdf.new_canvas(
        out,
        title=about.title,
        subject=SUBJECT[about.language],
        language=about.language,
        invariant=invariant,
        backs=layout.backs,
    )
    pen = pdf.Pen(canvas)
    composed = Composition(parts, layout, progress=progress, cancelled=cancelled)
    for page in composed.pages():
        pen.draw_page(page)
    canvas.save()
    return composed.report


class Composition:
    """The pages of a print, one after the other, and what is to be told of them once the last is made."""

    def __init__(
        self,
        parts: Sequence[Part],
        layout: Layout,
        *,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self._parts, self._layout, self._plan = parts, layout, layout.plan
        self._progress, self._cancelled = progress, cancelled
        self._total = sum(len(cards) for cards, _ in parts)
        self._level = int(len(parts) > 1)
        self._done = self._pages = 0
        self._overflow: list[Overflow] = []

    @property
    def report(self) -> PrintReport:
        """What was printed so far."""
        return PrintReport(self._pages, self._total, tuple(self._overflow), self._layout.remarks)

    def pages(self) -> Iterator[PrintPage]:
        """Lay the pages out; a document has one at least. Raises DocumentCancelled."""
        for cards, document in self._parts:
            for page in self._part(cards, document):
                self._pages += 1
                yield page
        if not self._pages:
            self._pages = 1
            yield self._blank()

    def _part(self, cards: Sequence[PrintedCard], document: Document) -> Iterator[PrintPage]:
        """Lay out one document: its summary, its sheets, their backs."""
        layout, plan = self._layout, self._plan
        before = self._pages
        marks = [PageMark(document.title, 0)] if self._level or document.summary is not None else []
        for page in self._summary(document):
            yield replace(page, marks=tuple(marks))
            marks = []
        sides = 2 if layout.backs else 1
        whole = self._pages - before + plan.pages(len(cards)) * sides
        faces: dict[int, Face] = {}  # a card printed several times is laid out once
        told: set[tuple[str | int, str]] = set()  # a card that stands on several pages is told once
        behind = back(
            document.look, document.back_words, style=layout.style, size=layout.card, bleed=layout.bleed
        )
        for start in range(0, len(cards), plan.per_page):
            shown = cards[start : start + plan.per_page]
            drawn: list[PlacedItems] = []
            for at, printed in enumerate(shown):
                if self._cancelled is not None and self._cancelled():
                    raise DocumentCancelled
                laid = faces.get(id(printed))
                if laid is None:
                    laid = faces[id(printed)] = _laid(printed, layout)
                    marks.append(PageMark(printed.name, self._level))
                drawn.append(PlacedItems(laid.items, *plan.place(at)))
                key = (f"{printed.key}{printed.name}" if printed.key else id(printed), printed.language)
                if laid.lost and key not in told:
                    told.add(key)
                    self._overflow.append(_overflow(printed, self._pages + 1, laid))
                self._done += 1
                if self._progress is not None:
                    self._progress(self._done, self._total)
            around = self._around(document, len(shown), self._pages - before + 1, whole)
            yield self._page((*drawn, PlacedItems(around)), marks)
            marks = []
            if layout.backs:
                yield self._page(
                    tuple(PlacedItems(behind.items, *plan.back_place(at)) for at in range(len(shown)))
                )

    def _page(self, drawn: tuple[PlacedItems, ...], marks: Sequence[PageMark] = ()) -> PrintPage:
        plan = self._plan
        return PrintPage(plan.width, plan.height, drawn, tuple(marks), plan.stretch)

    def _blank(self) -> PrintPage:
        return PrintPage(self._layout.paper.width, self._layout.paper.height)

    def _summary(self, document: Document) -> Iterator[PrintPage]:
        """Lay the summary out, and an empty page when it would put fronts on the wrong side."""
        if document.summary is None:
            return
        layout = self._layout
        made = summary_pages(document.summary, document.look, layout.paper, document.language, layout.style)
        for items in made:
            yield replace(self._blank(), drawn=(PlacedItems(items),), stretch=layout.printer.stretch)
        if layout.backs and len(made) % 2:
            yield self._blank()

    def _around(self, document: Document, count: int, page: int, whole: int) -> list[Item]:
        """Draw what stands around the cards: cut marks, the control bars, the page's number."""
        layout, plan = self._layout, self._plan
        if layout.paper is PaperSize.CARD:
            return []
        made = sheet.cuts(plan, count, layout.cuts)
        if layout.control_bar:
            made += sheet.control_bars(plan, document.language)
        return made + sheet.page_line(plan, document.title, page, whole, document.language)


def _laid(printed: PrintedCard, layout: Layout) -> Face:
    style, size, bleed = layout.style, layout.card, layout.bleed
    if printed.spell is not None:
        caster = printed.card.name(printed.language)
        return spell_face(
            printed.spell, printed.language, look=printed.look, style=style, caster=caster, size=size,
            bleed=bleed,
        )  # fmt: skip
    return face(
        printed.card,
        printed.language,
        style=style,
        look=printed.look,
        figures=printed.figures,
        boxes=printed.boxes,
        more=printed.more,
        picture=printed.picture,
        size=size,
        bleed=bleed,
    )


def _overflow(printed: PrintedCard, page: int, laid: Face) -> Overflow:
    name = " ".join(printed.name[:300].split())[:120]
    return Overflow(name, page, laid.lost, printed.key)
