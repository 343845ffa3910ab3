"""Draw faces into a PDF with ReportLab: the same display list as on the screen.

Only `documents` and tests import this module, late: ReportLab is slow to load.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from math import log
from typing import IO, TypeAlias

from reportlab import rl_config
from reportlab.lib.colors import Color, HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas as canvases
from reportlab.pdfgen import pathobject, textobject
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

import resources
from desktop.paper.items import (
    Box,
    Circle,
    Item,
    Picture,
    Segment,
    StraightLine,
    TextRun,
    VectorPath,
    cover,
)
from desktop.paper.metrics import MM_PER_POINT, Font
from desktop.paper.pages import PageMark, PlacedItems, PrintPage
from desktop.paper.stock import Flip

MM = 1 / MM_PER_POINT
"""One mm in points."""
_LONGEST_MARK = 120
_State: TypeAlias = tuple[str, str, float, tuple[float, ...]]
"""The ink that fills, the ink that draws lines, their width and their dashes."""
_NEW: _State = ("", "", -1.0, ())
_DUPLEX = {None: "Simplex", Flip.LONG: "DuplexFlipLongEdge", Flip.SHORT: "DuplexFlipShortEdge"}


@lru_cache(maxsize=1)
def register_fonts() -> None:
    """Hand the bundled fonts to ReportLab, once for the whole run."""
    rl_config.useA85 = 0  # plain streams: smaller and faster
    for font in Font:
        pdfmetrics.registerFont(TTFont(font.value, str(resources.path("fonts", font.file))))


@lru_cache(maxsize=2**16)
def _number(value: float) -> str:
    size = abs(value)
    if size <= 1e-7:
        return "0"
    decimals = 6 if size <= 1 else max(0, 6 - int(log(size) / log(10.0)))
    written = f"{value:.{decimals}f}"
    if decimals:
        written = written.rstrip("0").rstrip(".")
    return written if written[0] != "0" or len(written) == 1 else written[1:]


def written(*values: float | Sequence[float]) -> str:
    """Write numbers as ReportLab does, which works out each of them anew: the same few stand on all pages."""
    numbers = values[0] if len(values) == 1 and isinstance(values[0], list | tuple) else values
    return " ".join(map(_number, numbers))


for _writer in (canvases, pathobject, textobject):
    vars(_writer)["fp_str"] = written


@lru_cache(maxsize=256)
def _colour(name: str) -> Color:
    return HexColor(name)


class Pen:
    """Draw display lists on the pages of a canvas; y grows downwards from the top of the page.

    One pen serves a whole document: pictures used twice are stored once.
    """

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._pictures: dict[bytes, ImageReader | None] = {}
        self._top = self._x = self._y = 0.0
        self._marks = 0
        self._fill = self._stroke = ""
        self._line, self._dash = _NEW[2:]
        self._shown = lru_cache(maxsize=2**12)(self._written)

    def draw_page(self, page: PrintPage) -> None:
        """Draw a page and finish it, even an empty one."""
        canvas, (across, down) = self._canvas, page.stretch
        canvas.setPageSize((page.width * MM, page.height * MM))
        self._top = page.height
        self._forget()
        for mark in page.marks:
            self._bookmark(mark)
        if page.stretch != (1.0, 1.0) or page.shift != (0.0, 0.0):
            x, y = page.width / 2 * MM, page.height / 2 * MM
            right, low = page.shift[0] * MM, -page.shift[1] * MM
            canvas.transform(across, 0, 0, down, x * (1 - across) + right, y * (1 - down) + low)
        for placed in page.drawn:
            self._place(placed)
        canvas.showPage()

    def _place(self, placed: PlacedItems) -> None:
        """Draw things where they belong, turned and clipped as they are to be."""
        if placed.turned is None and placed.clip is None:
            self.draw_items(placed.items, placed.x, placed.y)
            return
        canvas, state = self._canvas, (self._fill, self._stroke, self._line, self._dash)
        canvas.saveState()
        if placed.clip is not None:
            left, top, wide, high = placed.clip
            frame = canvas.beginPath()
            frame.rect(left * MM, (self._top - top - high) * MM, wide * MM, high * MM)
            canvas.clipPath(frame, stroke=0, fill=0)
        if placed.turned is not None:
            wide, high = placed.turned
            x, y = (2 * placed.x + wide) * MM, (2 * (self._top - placed.y) - high) * MM
            canvas.transform(-1, 0, 0, -1, x, y)
        self.draw_items(placed.items, placed.x, placed.y)
        canvas.restoreState()
        self._forget(state)

    def _bookmark(self, mark: PageMark) -> None:
        """Name this page in the document's outline."""
        self._marks += 1
        key = f"m{self._marks}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(" ".join(mark.words[:_LONGEST_MARK].split()) or "·", key, mark.level)

    def _forget(self, state: _State = _NEW) -> None:
        """Go back to a state of the canvas; each page starts with ReportLab's defaults."""
        self._fill, self._stroke, self._line, self._dash = state

    def draw_items(self, items: Sequence[Item], x: float = 0.0, y: float = 0.0) -> None:
        """Draw things with their origin at (x, y), in mm from the top left of the page."""
        self._x, self._y = x * MM, (self._top - y) * MM
        for item in items:
            match item:
                case TextRun():
                    self._text(item)
                case StraightLine():
                    self._pen(item.ink, item.width, item.dash)
                    x1, y1 = self._at(item.x1, item.y1)
                    self._canvas.line(x1, y1, *self._at(item.x2, item.y2))
                case Box():
                    self._box(item)
                case Circle():
                    stroke, fill = self._dress(item.fill, item.stroke, item.line)
                    cx, cy = self._at(item.x, item.y)
                    self._canvas.circle(cx, cy, item.radius * MM, stroke=stroke, fill=fill)
                case VectorPath():
                    stroke, fill = self._dress(item.fill, item.stroke, item.line)
                    self._canvas.drawPath(self._path(item.path), stroke=stroke, fill=fill, fillMode=0)
                case Picture():
                    self._picture(item)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self._x + x * MM, self._y - y * MM

    def _text(self, item: TextRun) -> None:
        self._fill_with(item.ink)
        place = written(*self._at(item.x, item.y))
        shown = self._shown(item.font, item.size, item.spacing, item.words)
        self._canvas.addLiteral(f"BT 1 0 0 1 {place} Tm {shown}")

    def _written(self, font: Font, size: float, spacing: float, words: str) -> str:
        """Write words for any place: the same labels and numbers stand on card after card.

        The canvas itself would measure them each time it draws them.
        """
        self._canvas.setFont(font.value, size * MM)
        text = self._canvas.beginText(0, 0)
        if spacing:
            text.setCharSpace(spacing * MM)
        text.textLine(words)
        if spacing:
            text.setCharSpace(0)
        return str(text.getCode()).removeprefix("BT 1 0 0 1 0 0 Tm ")

    def _box(self, item: Box) -> None:
        stroke, fill = self._dress(item.fill, item.stroke, item.line)
        x, y = self._at(item.x, item.y + item.height)
        wide, high = item.width * MM, item.height * MM
        if item.radius:
            self._canvas.roundRect(x, y, wide, high, item.radius * MM, stroke=stroke, fill=fill)
        else:
            self._canvas.rect(x, y, wide, high, stroke=stroke, fill=fill)

    def _path(self, segments: tuple[Segment, ...]) -> PDFPathObject:
        path = self._canvas.beginPath()
        for letter, n in segments:
            match letter:
                case "M":
                    path.moveTo(*self._at(n[0], n[1]))
                case "L":
                    path.lineTo(*self._at(n[0], n[1]))
                case "C":
                    first, second = self._at(n[0], n[1]), self._at(n[2], n[3])
                    path.curveTo(*first, *second, *self._at(n[4], n[5]))
                case _:
                    path.close()
        return path

    def _picture(self, item: Picture) -> None:
        if item.data not in self._pictures:
            self._pictures[item.data] = readable(item.data)
        image = self._pictures[item.data]
        if image is None:  # a picture that cannot be read leaves its place free
            return
        canvas = self._canvas
        x, y, wide, high = cover(image.getSize(), (item.width, item.height))
        canvas.saveState()
        frame = canvas.beginPath()
        left, low = self._at(item.x, item.y + item.height)
        frame.roundRect(left, low, item.width * MM, item.height * MM, item.radius * MM)
        canvas.clipPath(frame, stroke=0, fill=0)
        left, low = self._at(item.x + x, item.y + y + high)
        canvas.drawImage(image, left, low, wide * MM, high * MM, mask="auto")
        canvas.restoreState()

    def _dress(self, fill: str, stroke: str, line: float) -> tuple[int, int]:
        if fill:
            self._fill_with(fill)
        if stroke:
            self._pen(stroke, line)
        return int(bool(stroke)), int(bool(fill))

    def _fill_with(self, colour: str) -> None:
        if colour != self._fill:
            self._canvas.setFillColor(_colour(colour))
            self._fill = colour

    def _pen(self, colour: str, width: float, dash: tuple[float, ...] = ()) -> None:
        if colour != self._stroke:
            self._canvas.setStrokeColor(_colour(colour))
            self._stroke = colour
        if width != self._line:
            self._canvas.setLineWidth(width * MM)
            self._line = width
        if dash != self._dash:
            self._canvas.setDash([part * MM for part in dash] if dash else [], 0)
            self._dash = dash


def readable(data: bytes) -> ImageReader | None:
    """Open a picture for ReportLab, None for one that cannot be read."""
    try:
        image = ImageReader(BytesIO(data))
        wide, high = image.getSize()
        return image if wide > 0 and high > 0 else None
    except (OSError, ValueError, SyntaxError):
        return None


def new_canvas(
    out: IO[bytes],
    *,
    title: str,
    subject: str,
    language: str,
    flip: Flip | None,
    invariant: bool = False,
) -> Canvas:
    """Open a PDF document: never scaled by the printer, turned over an edge or not at all.

    `invariant` leaves date and identity out, so that the same cards give the same bytes.
    """
    register_fonts()
    canvas = Canvas(
        out,
        pageCompression=1,
        invariant=1 if invariant else None,
        initialFontName=Font.TEXT.value,  # type: ignore[arg-type]  # the stub takes it for a number
        lang="en-GB" if language == "en" else "fr-FR",
    )
    canvas.setTitle(title)
    canvas.setSubject(subject)
    canvas.setAuthor("Tacticien")
    canvas.setCreator("Tacticien")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", _DUPLEX[flip])
    return canvas
