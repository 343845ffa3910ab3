"""Read back what was drawn: a face against its golden, the words of a PDF page by page."""

from __future__ import annotations

import os
from pathlib import Path

import pypdfium2 as pdfium  # type: ignore[import-untyped]

from desktop.paper.items import Face

GOLDENS = Path(__file__).parent / "goldens"


def is_as_it_was(name: str, shown: Face) -> bool:
    """Compare a face with its golden, which is written anew with TACTICIEN_GOLDENS=write."""
    path, drawn = GOLDENS / f"{name}.txt", str(shown)
    if os.environ.get("TACTICIEN_GOLDENS") == "write":
        path.write_text(drawn, encoding="utf-8", newline="\n")
    return drawn == path.read_text(encoding="utf-8")


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
