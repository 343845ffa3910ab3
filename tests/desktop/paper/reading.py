"""Read back what was drawn: a face against its golden, the words of a PDF page by page."""

from __future__ import annotations

from pathlib import Path

import pypdfium2 as pdfium  # type: ignore[import-untyped]

from desktop.paper.items import Box, Circle, Face, Item, Picture, StraightLine, TextRun, VectorPath
from desktop.paper.metrics import MM_PER_POINT, width_in_em
from tests.goldens import check_golden

GOLDENS = Path(__file__).parent / "goldens"


def check_face(name: str, shown: Face) -> None:
    """Hold a face against its golden."""
    check_golden(GOLDENS / f"{name}.txt", str(shown))


def texts(data: bytes) -> list[str]:
    """Give the words of a PDF, page by page."""
    pdf = pdfium.PdfDocument(data)
    made = []
    for page in pdf:
        text = page.get_textpage()
        made.append(text.get_text_bounded())
        text.close()
        page.close()
    pdf.close()
    return made


def words(shown: Face) -> list[str]:
    return [item.words for item in shown.items if isinstance(item, TextRun)]


def extent(item: Item) -> tuple[float, float, float, float]:
    match item:
        case TextRun():
            wide = width_in_em(item.words, item.font) * item.size
            return item.x, item.y - item.size * 0.75, item.x + wide, item.y + item.size * 0.25
        case StraightLine():
            return item.x1, item.y1, item.x2, item.y2
        case Circle():
            return item.x - item.radius, item.y - item.radius, item.x + item.radius, item.y + item.radius
        case Box() | Picture():
            return item.x, item.y, item.x + item.width, item.y + item.height
        case VectorPath():
            points = [number for _, numbers in item.path for number in numbers]
            return min(points[::2]), min(points[1::2]), max(points[::2]), max(points[1::2])


def boxes(data: bytes, number: int) -> list[tuple[float, float, float, float]]:
    """Give what is drawn on a page as left, top, width, height in mm from the top left."""
    pdf = pdfium.PdfDocument(data)
    page = pdf[number]
    tall = page.get_height()
    made = []
    for thing in page.get_objects():
        left, low, right, high = thing.get_bounds()
        made.append(tuple(n * MM_PER_POINT for n in (left, tall - high, right - left, high - low)))
    page.close()
    pdf.close()
    return made


def sizes(data: bytes) -> list[tuple[float, float]]:
    """Give the width and height of the pages of a PDF in mm."""
    pdf = pdfium.PdfDocument(data)
    made = [(wide * MM_PER_POINT, high * MM_PER_POINT) for wide, high in (page.get_size() for page in pdf)]
    pdf.close()
    return made
