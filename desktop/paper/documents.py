"""Write whole documents: cards on sheets, their backs, an army's summary, in one PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import IO, TYPE_CHECKING

from desktop.paper import sheet
from desktop.paper.back import back
from desktop.paper.face import TextSection, face
from desktop.paper.heraldry import Look
from desktop.paper.items import Face, Lost
from desktop.paper.sheet import PaperSize
from desktop.paper.spell_face import spell_face
from desktop.paper.style import Style
from desktop.paper.summary import Summary, summary_pages
from desktop.paper.words import SUBJECT
from desktop.paper.wounds import Boxes
from rules.cards import Card
from rules.spells import Spell

if TYPE_CHECKING:
    from desktop.paper.pdf import Pen


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
    """How sheets are made."""

    paper: PaperSize = PaperSize.A4
    style: Style = Style.FULL
    cut_marks: bool = True
    control_bar: bool = True
    backs: bool = False


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
    """Write a PDF of cards, nine to a sheet, after the summary when there is one.

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

    paper = layout.paper
    canvas = pdf.new_canvas(
        out,
        (paper.width, paper.height),
        title=about.title,
        subject=SUBJECT[about.language],
        language=about.language,
        invariant=invariant,
        backs=layout.backs,
    )
    pen = pdf.Pen(canvas, paper.height)
    total = sum(len(cards) for cards, _ in parts)
    done = pages = 0
    overflow: list[Overflow] = []
    for cards, document in parts:
        part = _Writing(pen, document, layout, level=int(len(parts) > 1), before=pages)
        for _ in part.run(cards, cancelled):
            done += 1
            if progress is not None:
                progress(done, total)
        pages += part.pages
        overflow += part.overflow
    if not pages:  # a PDF has at least one page
        pen.end_page()
    canvas.save()
    return PrintReport(max(pages, 1), total, tuple(overflow))


@dataclass(slots=True)
class _Writing:
    """The writing of one document of a file: its summary, its sheets, their backs."""

    pen: Pen
    document: Document
    layout: Layout
    level: int
    """That of its cards among the bookmarks: 1 below the name of the document, where there are several."""
    before: int
    """The pages that stand before it in the file."""

    pages: int = 0
    overflow: list[Overflow] = field(default_factory=list)

    def run(self, cards: Sequence[PrintedCard], cancelled: Callable[[], bool] | None) -> Iterator[None]:
        """Write it; stop at each card that is drawn. Raises DocumentCancelled."""
        pen, layout, paper = self.pen, self.layout, self.layout.paper
        if self.level:
            pen.bookmark(self.document.title[:120])
        first = _summary(pen, self.document, layout, self.level)
        sheets = sheet.pages(len(cards))
        per_sheet = 2 if layout.backs else 1
        self.pages = first + sheets * per_sheet
        faces: dict[int, Face] = {}  # a card printed several times is laid out once
        told: set[tuple[str | int, str]] = set()  # a card that stands on several pages is told once
        for number in range(sheets):
            shown = cards[number * sheet.PER_PAGE : (number + 1) * sheet.PER_PAGE]
            page = first + number * per_sheet + 1
            for at, printed in enumerate(shown):
                if cancelled is not None and cancelled():
                    raise DocumentCancelled
                laid = faces.get(id(printed))
                if laid is None:
                    laid = faces[id(printed)] = _laid(printed, layout.style)
                    pen.bookmark(printed.name[:120], self.level)
                pen.draw(laid, *sheet.place(at, paper))
                card_told = (
                    f"{printed.key}{printed.name}" if printed.key else id(printed), printed.language
                )  # fmt: skip
                if laid.lost and card_told not in told:
                    told.add(card_told)
                    self.overflow.append(_overflow(printed, self.before + page, laid))
                yield
            _margins(pen, self.document, layout, len(shown), page, self.pages)
            pen.end_page()
            if layout.backs:
                _backs(pen, self.document, layout, len(shown))


def _laid(printed: PrintedCard, style: Style) -> Face:
    if printed.spell is not None:
        caster = printed.card.name(printed.language)
        return spell_face(printed.spell, printed.language, look=printed.look, style=style, caster=caster)
    return face(
        printed.card,
        printed.language,
        style=style,
        look=printed.look,
        figures=printed.figures,
        boxes=printed.boxes,
        more=printed.more,
        picture=printed.picture,
    )


def _overflow(printed: PrintedCard, page: int, laid: Face) -> Overflow:
    name = " ".join(printed.name[:300].split())[:120]
    return Overflow(name, page, laid.lost, printed.key)


def _summary(pen: Pen, document: Document, layout: Layout, level: int) -> int:
    """Draw the summary, and an empty page when it would put fronts on the wrong side; return the pages."""
    if document.summary is None:
        return 0
    made = summary_pages(document.summary, document.look, layout.paper, document.language, layout.style)
    if not level:
        pen.bookmark(document.title[:120])
    for items in made:
        pen.draw_items(items)
        pen.end_page()
    if layout.backs and len(made) % 2:
        pen.end_page()
        return len(made) + 1
    return len(made)


def _margins(pen: Pen, document: Document, layout: Layout, count: int, page: int, whole: int) -> None:
    """Draw what stands around the cards: cut marks, the control bar, the page's number."""
    if layout.cut_marks:
        pen.draw_items(sheet.cut_marks(count, layout.paper))
    if layout.control_bar:
        pen.draw_items(sheet.control_bar(layout.paper, document.language))
    pen.draw_items(sheet.page_line(layout.paper, document.title, page, whole))


def _backs(pen: Pen, document: Document, layout: Layout, count: int) -> None:
    """Draw the page that lies behind a sheet."""
    drawn = back(document.look, document.back_words, style=layout.style)
    for at in range(count):
        pen.draw(drawn, *sheet.back_place(at, layout.paper))
    pen.end_page()
