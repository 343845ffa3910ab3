"""The manual as a PDF: contents with links, an outline, text that can be searched, pictures beside it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from io import BytesIO
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    Image,
    ListFlowable,
    PageBreak,
    PageTemplate,
    Paragraph,
    Preformatted,
    Spacer,
    Table,
)

import resources
from desktop.manual.book import Book, ManualPage, page_of
from desktop.manual.html import anchor
from desktop.manual.markdown import (
    Block,
    Commands,
    Grid,
    Heading,
    Kind,
    Listing,
    Span,
    Spans,
    TextBlock,
    plain,
)
from desktop.manual.markdown import Image as Shown
from desktop.paper.metrics import MM_PER_POINT, Font, drawable
from desktop.paper.pdf import readable, register_fonts
from desktop.paper.style import Inks

_EDGE = 20 / MM_PER_POINT
_INKS = Inks()
_BODY = ParagraphStyle(
    "body", fontName=Font.TEXT, fontSize=10.5, leading=14.5, spaceAfter=6, textColor=HexColor(_INKS.ink)
)
_FACES = (Font.TITLE, Font.BOLD, Font.BOLD)
_HEADS = tuple(
    ParagraphStyle(f"h{level}", _BODY, fontName=face, fontSize=size, leading=size * 1.2, spaceBefore=above,
                   spaceAfter=5, keepWithNext=1)
    for level, (face, size, above) in enumerate(zip(_FACES, (19, 14, 11.5), (0, 10, 8), strict=True), 1)
)  # fmt: skip
_CODE = ParagraphStyle(
    "code", _BODY, fontName=Font.SYMBOL, fontSize=7.6, leading=11, backColor=HexColor(_INKS.tint)
)
_CELL = ParagraphStyle("cell", _BODY, fontSize=9.5, leading=12.5, spaceAfter=0)
_LINKED = "#7a2e1d"


class _Headline(Paragraph):
    """A heading that stands in the outline by its name."""

    def __init__(self, words: str, key: str, name: str, level: int) -> None:
        super().__init__(words, _HEADS[level])
        self.key, self.name, self.level = key, name, level


class _Document(BaseDocTemplate):
    """Notes each heading in the outline as it is set, and numbers the pages."""

    def afterFlowable(self, flowable: Flowable) -> None:
        """Name where a heading stands."""
        if isinstance(flowable, _Headline):
            self.canv.bookmarkPage(flowable.key)
            self.canv.addOutlineEntry(flowable.name, flowable.key, flowable.level, closed=flowable.level == 0)

    def number_page(self, canvas: Any, _document: object) -> None:
        """Write the number at the foot."""
        canvas.setFont(Font.TEXT, 8)
        canvas.setFillColor(_INKS.soft)
        canvas.drawRightString(A4[0] - _EDGE, _EDGE / 2, str(canvas.getPageNumber()))


def manual_pdf(book: Book, *, invariant: bool = False) -> bytes:
    """Set all pages; `invariant` leaves date and identity out."""
    register_fonts()
    out = BytesIO()
    document = _Document(
        out, pagesize=A4, title=book.title, author="Tacticien", lang=book.language, invariant=int(invariant),
        leftMargin=_EDGE, rightMargin=_EDGE, topMargin=_EDGE, bottomMargin=_EDGE,
    )  # fmt: skip
    frame = Frame(_EDGE, _EDGE, A4[0] - 2 * _EDGE, A4[1] - 2 * _EDGE, 0, 0, 0, 0)
    document.addPageTemplates(PageTemplate("page", [frame], onPage=document.number_page))
    story: list[Flowable] = []
    for page in book.pages:
        story += _page(page)
        story.append(PageBreak())
    document.build(story[:-1])
    return out.getvalue()


def _page(page: ManualPage) -> Iterator[Flowable]:
    section = 0
    for block in page.blocks:
        if isinstance(block, Heading):
            section += block.level > 1
            key = anchor(page.key, section)
            words = f'<a name="{key}"/>{_runs(block.spans, _FACES[block.level - 1])}'
            yield _Headline(words, key, plain(block.spans), block.level - 1)
        else:
            yield from _block(page, block)


def _block(page: ManualPage, block: Block) -> Iterator[Flowable]:
    match block:
        case Heading() | TextBlock():
            yield Paragraph(_runs(block.spans), _BODY)
        case Listing():
            kind = "1" if block.numbered else "bullet"
            items = [Paragraph(_runs(item), _BODY) for item in block.items]
            yield ListFlowable(
                items, bulletType=kind, start=None if block.numbered else "•", bulletFontName=Font.TEXT,
                bulletFontSize=10.5, leftIndent=16,
            )  # fmt: skip
        case Grid():
            rows = [[Paragraph(_runs(cell), _CELL) for cell in row] for row in (block.head, *block.rows)]
            yield Table(rows, _columns(block), style=[
                ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -1), 0.4, _INKS.hair),
                ("LEFTPADDING", (0, 0), (-1, -1), 0), ("BACKGROUND", (0, 0), (-1, 0), _INKS.tint),
            ], repeatRows=1)  # fmt: skip
            yield Spacer(1, 8)
        case Shown():
            data = resources.doc(*page.picture(block))
            shown = readable(data)
            assert shown is not None, block.target
            wide, high = shown.getSize()
            room = A4[0] - 2 * _EDGE
            yield Image(BytesIO(data), room, room * high / wide)
            yield Spacer(1, 8)
        case Commands():
            yield Preformatted("\n".join(block.lines), _CODE, maxLineLength=100)
            yield Spacer(1, 6)


def _columns(grid: Grid) -> list[float]:
    """Share the width: a column of short words takes what these need, the others what is left."""
    most = [max(len(plain(row[at])) for row in (grid.head, *grid.rows)) for at in range(len(grid.head))]
    whole, parts = A4[0] - 2 * _EDGE, [max(10, min(60, each)) for each in most]
    return [whole * part / sum(parts) for part in parts]


def _runs(runs: Spans, font: Font = Font.TEXT) -> str:
    return "".join(_run(span, font) for span in runs)


def _run(span: Span, font: Font) -> str:
    words = _drawn(span.words, Font.BOLD if span.kind in (Kind.STRONG, Kind.KEY) else font)
    match span.kind:
        case Kind.KEY:
            return f'<font backColor="{_INKS.tint}">&nbsp;{words}&nbsp;</font>'
        case Kind.LINK if page := page_of(span):
            return f'<a href="#{anchor(page)}" color="{_LINKED}">{words}</a>'
        case Kind.LINK if "://" in span.target:
            return f'<a href="{escape(span.target)}" color="{_LINKED}">{words}</a>'
    return words


def _drawn(words: str, font: Font) -> str:
    """Write words in their font, each letter that it lacks in one that has it."""
    kept = words.replace("\u202f", "\u00a0")  # ReportLab breaks lines at the narrow one
    parts = (f'<font name="{by.value}">{escape(part)}</font>' for part, by in drawable(kept, font))
    return "".join(parts)
