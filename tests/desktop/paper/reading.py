"""Read back what was drawn: a face against its golden, the words of a PDF page by page."""

from __future__ import annotations

from pathlib import Path

import pypdfium2 as pdfium  # type: ignore[import-untyped]

from desktop.paper.items import Box, Circle, Face, Item, Picture, StraightLine, TextRun, VectorPath
from desktop.paper.metrics import width
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
            wide = width(item.words, item.font, item.size)
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
