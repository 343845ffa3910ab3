"""Read back what was drawn: a face against its golden, the words of a PDF page by page."""

from __future__ import annotations

from pathlib import Path

import pypdfium2 as pdfium  # type: ignore[import-untyped]

from desktop.paper.items import Face
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
