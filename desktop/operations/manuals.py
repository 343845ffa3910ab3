"""Hand on the manual as one file, to be read where the program is not."""

from __future__ import annotations

from pathlib import Path

from desktop.manual.book import book
from desktop.manual.html import whole
from desktop.operations.files import write_file
from desktop.operations.trouble import known_trouble

ENDINGS = (".pdf", ".html")
"""What the manual is written as, by the ending of the file."""


@known_trouble
def write_manual(*, path: Path, language: str) -> None:
    """Write the manual of a language: a page for a browser where the name ends so, else a PDF."""
    write_file(path, manual_bytes(path.suffix.lower(), language))


def manual_bytes(ending: str, language: str) -> bytes:
    """Make the manual as what an ending says."""
    read = book(language)
    if ending == ENDINGS[1]:
        return whole(read).encode()
    from desktop.paper.manual_book import manual_pdf

    return manual_pdf(read)
