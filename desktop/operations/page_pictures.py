"""Write the pages of a print as pictures, one file for each."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from db.whereabouts import is_there
from desktop.operations.files import NotWritten, write_file
from rules.text import Refusal

PICTURE = ".png"
ENDINGS = (".pdf", PICTURE)
"""What a print is written as, by the ending of the file."""
DPI = (72, 1200)
"""The roughest and the finest picture of a page."""


def picture_paths(path: Path, pages: int) -> list[Path]:
    """Name the files of so many pages: numbered where there are several."""
    if pages == 1:
        return [path]
    wide = len(str(pages))
    return [path.with_name(f"{path.stem}-{number:0{wide}}{path.suffix}") for number in range(1, pages + 1)]


def write_pictures(data: bytes, path: Path, dpi: int, replaced: list[Path] | None = None) -> Iterator[Path]:
    """Write each page of a PDF as a PNG of so many dots per inch, and tell its file. Raises NotWritten.

    Where it does not come to its end, what it wrote goes again, but for what took the place of an older
    picture: ``replaced`` is told of those.
    """
    import pypdfium2 as pdfium  # type: ignore[import-untyped]  # not before something is printed

    document, added = pdfium.PdfDocument(data), list[Path]()
    try:
        for number, target in enumerate(picture_paths(path, len(document))):
            page = document[number]
            try:
                bitmap = page.render(scale=dpi / 72)
                out = BytesIO()
                bitmap.to_pil().save(out, "PNG", dpi=(dpi, dpi))
                bitmap.close()
            finally:
                page.close()
            old = is_there(target)
            write_file(target, out.getvalue())
            if not old:
                added.append(target)
            elif replaced is not None:
                replaced.append(target)
            yield target
        added.clear()
    finally:
        document.close()
        for left in added:
            left.unlink(missing_ok=True)


def told_pictures(data: bytes, path: Path, dpi: int, replaced: list[Path]) -> Iterator[Path | Refusal]:
    """Write each page as `write_pictures` does; where one cannot be written, end with the reason."""
    try:
        yield from write_pictures(data, path, dpi, replaced)
    except NotWritten as error:
        yield Refusal(error.message, overridable=False)
