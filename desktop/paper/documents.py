"""Write whole documents: cards on sheets, their backs, an army's sheet, in one PDF."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import IO

from desktop.paper import sheet
from desktop.paper.back import back
from desktop.paper.face import TextSection, face, rest_face
from desktop.paper.heraldry import Look
from desktop.paper.imposition import Fold
from desktop.paper.items import Face, Item, enlarged
from desktop.paper.layout import Layout, Leaflet
from desktop.paper.losses import GOING_ON, Lost, shortened_name
from desktop.paper.pages import PageMark, PlacedItems, PrintPage
from desktop.paper.sheet_ways import SheetWays
from desktop.paper.spell_face import spell_face
from desktop.paper.stock import Backs, PaperSize
from desktop.paper.words import GOES_ON, SUBJECT
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
    behind: PrintedCard | None = None
    """What stands on its back, instead of an emblem."""

    @property
    def name(self) -> str:
        """Name what is printed, in its language."""
        return (self.spell or self.card).name(self.language)


@dataclass(frozen=True, slots=True)
class Document:
    """What a document says about itself, and what belongs to the whole of it."""

    title: str
    language: str
    look: Look = field(default_factory=Look)
    """The look of the backs."""
    back_words: str = ""
    leaflets: tuple[Leaflet, ...] = ()
    """Pages that stand before the cards."""
    alone: Mapping[str, tuple[Leaflet, ...]] = field(default_factory=dict)
    """The same pages in each language alone, where they are in two."""


Part = tuple[Sequence[PrintedCard], Document]
"""Cards, and what is said of them as a whole."""


@dataclass(frozen=True, slots=True)
class Overflow:
    """A card whose text is not all on it, and on which page (from 1) it stands."""

    name: str
    page: int
    lost: tuple[Lost, ...]
    key: str = ""
    larger: bool = False
    """Whether larger cards would show more of it."""
    behind: bool = False
    """Whether more of it would be shown if its text went on behind it."""
    paper: bool = False
    """Whether larger paper would show more of a sheet."""
    alone: tuple[str, ...] = ()
    """The languages that alone would show more of a sheet that is in two."""

    @property
    def is_whole(self) -> bool:
        """Tell whether all of it is shown, though in small letters."""
        return all(each.is_whole for each in self.lost)


@dataclass(frozen=True, slots=True)
class PrintReport:
    """What was printed."""

    pages: int
    cards: int
    overflow: tuple[Overflow, ...] = ()
    remarks: tuple[Message, ...] = ()
    """What a player should know of the sheets before they are printed."""


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

    ``about`` names the whole. With backs behind, each sheet is followed by its back, and what stands before
    the cards by an empty page where its number is odd, so that fronts and backs share their sheets. Raises
    DocumentCancelled.
    """
    from desktop.paper import pdf  # ReportLab is slow to load: not before something is printed

    canvas = pdf.new_canvas(
        out,
        title=about.title,
        subject=SUBJECT[about.language],
        language=about.language,
        invariant=invariant,
        flip=layout.flip if layout.duplex else None,
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
        self._growth = layout.card.growth
        self._drawn = replace(layout, card=layout.card.ungrown, bleed=self._plan.bleed / self._growth)
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
        """Lay out one document: what stands before its cards, its sheets, their backs."""
        layout, plan = self._layout, self._plan
        before = self._pages
        marks = [PageMark(document.title, 0)] if self._level or document.leaflets else []
        ways = SheetWays(document.leaflets, document.alone, layout)
        for page in self._before(document):
            self._tell(page, document, ways)
            yield replace(page, marks=tuple(marks))
            marks = []
        sides = 2 if layout.duplex else 1
        whole = self._pages - before + plan.pages(len(cards)) * sides
        faces: dict[int, tuple[Face, Face]] = {}  # a card printed several times is laid out once …
        left = Counter(map(id, cards))  # … and not kept once the last of it stands on its sheet
        told: set[tuple[str | int, str]] = set()  # a card that stands on several pages is told once
        card, grow = self._drawn, self._growth
        emblem = back(document.look, document.back_words, style=card.style, size=card.card, bleed=card.bleed)
        if cards and layout.backs is not Backs.NONE and emblem.lost:
            larger = any(lost.size for lost in emblem.lost)
            self._overflow.append(Overflow(document.title, self._pages + sides, emblem.lost, larger=larger))
        emblem = replace(emblem, lost=())  # it is the same on all cards
        for start in range(0, len(cards), plan.per_page):
            shown = cards[start : start + plan.per_page]
            drawn: list[PlacedItems] = []
            behind: list[Face] = []
            for at, printed in enumerate(shown):
                if self._cancelled is not None and self._cancelled():
                    raise DocumentCancelled
                both = faces.get(id(printed))
                if both is None:
                    front = _laid(printed, card)
                    there = _behind(printed, front, card) or emblem
                    both = faces[id(printed)] = enlarged(front, grow), enlarged(there, grow)
                    marks.append(PageMark(printed.name, self._level))
                drawn.append(PlacedItems(both[0].items, *plan.place(at)))
                behind.append(both[1])
                left[id(printed)] -= 1
                if not left[id(printed)]:
                    del faces[id(printed)]
                lost = both[0].lost + both[1].lost
                key = (f"{printed.key}{printed.name}" if printed.key else id(printed), printed.language)
                if lost and key not in told:
                    told.add(key)
                    self._overflow.append(_overflow(printed, self._pages + 1, lost, layout))
                self._done += 1
                if self._progress is not None:
                    self._progress(self._done, self._total)
            if layout.backs is Backs.FOLD:
                drawn = self._folded(drawn, behind)
            around = self._around(document, len(shown), self._pages - before + 1, whole)
            yield self._page((*drawn, PlacedItems(around)), marks)
            marks = []
            if layout.duplex:
                yield self._behind(behind)

    def _tell(self, page: PrintPage, document: Document, ways: SheetWays) -> None:
        """Tell what a page that is no sheet of cards lost, together what is of one card there."""
        found: dict[tuple[str, str], list[Lost]] = {}
        for lost in page.lost:
            found.setdefault((lost.whose, lost.key), []).append(lost)
        for (whose, key), told in found.items():
            made = Overflow(whose or document.title, self._pages + 1, tuple(told), key)
            if any(lost.size and not lost.is_whole for lost in told):  # it had no room
                paper, alone = ways.larger_helps(whose, key), ways.helping_alone(key)
                made = replace(made, paper=paper, alone=alone)
            self._overflow.append(made)

    def _folded(self, fronts: Sequence[PlacedItems], behind: Sequence[Face]) -> list[PlacedItems]:
        """Lay a back beside each front; neither runs over the fold between them."""
        plan, made = self._plan, list[PlacedItems]()
        wide, high = plan.card.width, plan.card.height
        size = (wide, high) if plan.fold is Fold.BELOW else None
        out = plan.bleed
        for at, front in enumerate(fronts):
            x, y = plan.fold_place(at)
            if plan.fold is Fold.BELOW:
                clips = [
                    (x - out, y - high - out, wide + 2 * out, high + out),
                    (x - out, y, wide + 2 * out, high + out),
                ]
            else:
                clips = [
                    (x - wide - out, y - out, wide + out, high + 2 * out),
                    (x, y - out, wide + out, high + 2 * out),
                ]
            made.append(replace(front, clip=clips[0] if out else None))
            made.append(PlacedItems(behind[at].items, x, y, size, clips[1] if out else None))
        return [*made, PlacedItems(sheet.folds(plan, len(fronts)))]

    def _behind(self, behind: Sequence[Face]) -> PrintPage:
        """Lay out the page behind a sheet, from the back of each of its cards."""
        layout, plan = self._layout, self._plan
        size = None if plan.turns_like_a_book(layout.flip) else (plan.card.width, plan.card.height)
        drawn = [
            PlacedItems(face.items, *plan.back_place(at, layout.flip), size) for at, face in enumerate(behind)
        ]
        return replace(self._page(tuple(drawn)), shift=layout.behind(plan))

    def _page(self, drawn: tuple[PlacedItems, ...], marks: Sequence[PageMark] = ()) -> PrintPage:
        plan = self._plan
        return PrintPage(plan.width, plan.height, drawn, tuple(marks), plan.stretch)

    def _blank(self) -> PrintPage:
        return PrintPage(self._layout.paper.width, self._layout.paper.height)

    def _before(self, document: Document) -> Iterator[PrintPage]:
        """Lay out what stands before the cards, and an empty page when it would put fronts on wrong sides."""
        made = [page for leaflet in document.leaflets for page in leaflet.pages(self._layout)]
        yield from made
        if self._layout.duplex and len(made) % 2:
            yield self._blank()

    def _around(self, document: Document, count: int, page: int, whole: int) -> list[Item]:
        """Draw what stands around the cards: cut marks, the control bars, the page's number."""
        layout, plan = self._layout, self._plan
        if layout.paper is PaperSize.CARD:
            return []
        marks = sheet.cuts(plan, count, layout.cuts) + sheet.fold_marks(plan, count)
        return [
            *marks,
            *sheet.margins(
                plan, document.title, page, whole, document.language, marks, bars=layout.control_bar
            ),
        ]


def _laid(printed: PrintedCard, layout: Layout) -> Face:
    if printed.behind is not None:  # its back is taken
        layout = replace(layout, goes_on=False)
    style, size, bleed = layout.style, layout.card, layout.bleed
    if printed.spell is not None:
        caster = printed.card.name(printed.language)
        return spell_face(
            printed.spell, printed.language, look=printed.look, style=style, caster=caster, size=size,
            bleed=bleed, floor=layout.floor,
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
        floor=layout.floor,
        icons=layout.icons,
    )


def _behind(printed: PrintedCard, front: Face, layout: Layout) -> Face | None:
    """Lay out what stands behind a card: another one, what goes on; None where all of it is on its front."""
    if printed.behind is not None:
        return _laid(printed.behind, replace(layout, goes_on=False))
    if not front.rest:
        return None
    language = printed.language
    under = "" if printed.spell is not None else printed.look.name
    return rest_face(
        printed.name, under, GOES_ON[language], front.rest, printed.look, style=layout.style,
        size=layout.card, bleed=layout.bleed, floor=layout.floor,
    )  # fmt: skip


def _overflow(printed: PrintedCard, page: int, lost: tuple[Lost, ...], layout: Layout) -> Overflow:
    """Tell what a card lost, and what of the layout would help it."""
    name = shortened_name(printed.name)
    larger = any(each.size or each.what == "picture" for each in lost)
    taken = printed.behind is not None or layout.floor.goes_on
    behind = not taken and any(each.size and each.what in GOING_ON for each in lost)
    return Overflow(name, page, lost, printed.key, larger, behind)
