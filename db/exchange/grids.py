"""The cells of a table, CSV or XLSX: which file it is, how it was written, where each line stands.

Hostile until read: sizes are looked at before anything is unpacked, and a sheet of numbers or of text is
all that is read of a workbook, never a formula, a link or a definition of entities.
"""

from __future__ import annotations

import csv
import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from db.errors import Unreadable

MAX_BYTES = 32 * 2**20
MAX_ROWS = 50_000
MAX_COLUMNS = 200
MAX_CELL = 50_000
"""Characters; a longer cell is cut by no reader: the file is refused."""
_MAX_UNPACKED = 256 * 2**20
_MAX_PARTS = 2_000

_ZIP = b"PK\x03\x04"
_NOT_TEXT = re.compile(r"[\x00-\x08\x0b\x0e-\x1f]")
# Set behind the last line, which it leaves alone unless that line never ends; no text holds it.
_END = "\x1f"
# What a program of tables would take for a formula, or for the end of a text, at the start of a cell.
_FORMULA = re.compile(r"'*(?:[=+@\t\r]|-\D)")


ENCODINGS = ("utf-8", "cp1252", "utf-16", "mac_roman", "cp850")
"""How tables are encoded that people still have: today's, Windows', Excel's own text, old Macs', DOS'."""
DELIMITERS = (",", ";", "\t", "|")


@dataclass(frozen=True, slots=True)
class Way:
    """How a table is written; what is left empty is found out, the first filled sheet for a workbook's."""

    encoding: str = ""
    delimiter: str = ""
    sheet: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table as it stands: its headings and their line (1 is the first), its rows with theirs.

    ``way`` is how it was read; ``sheets`` names all sheets of a workbook that hold something.
    """

    header: tuple[str, ...]
    line: int
    rows: tuple[tuple[int, list[str]], ...]
    way: Way = field(default_factory=Way)
    sheets: tuple[str, ...] = ()

    @property
    def unread(self) -> tuple[str, ...]:
        """Name the other sheets that hold something."""
        return tuple(sheet for sheet in self.sheets if sheet != self.way.sheet)


def read(data: bytes, file: str, way: Way | None = None, *, most: int | None = None) -> Grid:
    """Read the cells of a table, CSV or XLSX; ``most`` ends after so many rows, unheard what follows.

    Raises Unreadable for what is none: too large, no table, with a quotation mark that is never closed,
    empty, without the sheet or in another encoding than the way says.
    """
    if len(data) > MAX_BYTES:
        raise Unreadable("too_big", file=file)
    reading = _workbook if data.startswith(_ZIP) else _csv
    return reading(data, file, way or Way(), most)


def _grid(
    lines: Iterator[tuple[int, list[str]]],
    file: str,
    most: int | None,
    way: Way,
    sheets: tuple[str, ...] = (),
) -> Grid:
    header: tuple[str, ...] | None = None
    begun = 0
    rows: list[tuple[int, list[str]]] = []
    for line, cells in lines:
        if not any(cell.strip() for cell in cells):
            continue
        if most is not None and len(rows) >= most:
            break
        if len(cells) > MAX_COLUMNS or any(len(cell) > MAX_CELL for cell in cells) or len(rows) > MAX_ROWS:
            raise Unreadable("too_big", file=file)
        if header is None:
            header, begun = tuple(cells), line
        else:
            rows.append((line, cells))
    if header is None:
        raise Unreadable("empty", file=file)
    return Grid(header, begun, tuple(rows), way, sheets)


# CSV ------------------------------------------------------------------------------------------------


def _csv(data: bytes, file: str, way: Way, most: int | None) -> Grid:
    encoding, text = _text(data, file, way.encoding)
    delimiter = way.delimiter if way.delimiter in DELIMITERS else _delimiter(text)
    try:
        return _grid(_csv_lines(text, file, delimiter), file, most, Way(encoding, delimiter))
    except csv.Error as error:
        raise Unreadable("not_a_table", file=file) from error


def _csv_lines(text: str, file: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    rows = csv.reader(io.StringIO(f"{text}\n{_END}", newline=""), delimiter=delimiter)
    begun = 1
    for row in rows:
        if row and row[-1].endswith(_END):
            if row != [_END]:
                # A quotation mark that nobody closed would swallow every card behind it.
                raise Unreadable("open_quote", file=file, line=begun)
            return
        yield rows.line_num, row
        begun = rows.line_num + 1


def _text(data: bytes, file: str, wanted: str) -> tuple[str, str]:
    """Decode as somebody said, else as the writer most likely encoded; return the encoding and the text.

    Likely are a byte order mark, UTF-8, else Windows' western page.
    """
    marked = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    likely = ("utf-16",) if marked else ("utf-8", "cp1252")
    for encoding in (wanted,) if wanted in ENCODINGS else likely:
        try:
            text = data.decode("utf-8-sig" if encoding == "utf-8" else encoding)
        except UnicodeDecodeError:
            continue
        if not _NOT_TEXT.search(text):
            return encoding, text
    raise Unreadable("other_encoding" if wanted in ENCODINGS else "not_a_table", file=file)


def _delimiter(text: str) -> str:
    """Return what divides the cells of the first line that holds anything."""
    header = next((line for line in text.splitlines() if line.strip()), "")
    return max(",;\t|", key=header.count)


# XLSX -----------------------------------------------------------------------------------------------


def _workbook(data: bytes, file: str, way: Way, most: int | None) -> Grid:
    """Read the sheet of a workbook that was asked for, else the first one that holds anything."""
    from openpyxl import load_workbook  # slow to import, and seldom wanted
    from openpyxl.utils.exceptions import InvalidFileException

    _look_into(data, file)
    try:
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        try:
            filled = {sheet.title: sheet for sheet in book.worksheets if _holds(sheet)}
            if not filled:
                raise Unreadable("empty", file=file)
            title = way.sheet or next(iter(filled))
            if title not in filled:
                raise Unreadable("no_sheet", file=file, sheet=title)
            return _grid(_sheet_lines(filled[title]), file, most, Way(sheet=title), tuple(filled))
        finally:
            book.close()
    except (*_BROKEN, InvalidFileException) as error:
        raise Unreadable("not_a_table", file=file) from error


# What a workbook that was cut, twisted or made to harm raises in its reader.
_BROKEN = (
    zipfile.BadZipFile, zlib.error, KeyError, ValueError, TypeError, AttributeError, IndexError,
    SyntaxError, EOFError, OSError, OverflowError, RecursionError, NotImplementedError, AssertionError,
)  # fmt: skip


def _look_into(data: bytes, file: str) -> None:
    """Refuse what unpacks beyond measure, and parts that define entities, before any of it is parsed."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            parts = packed.infolist()
            if len(parts) > _MAX_PARTS or sum(part.file_size for part in parts) > _MAX_UNPACKED:
                raise Unreadable("too_big", file=file)
            for part in parts:
                with packed.open(part) as opened:
                    # a definition of a document's type stands before its first element
                    if b"<!DOCTYPE" in opened.read(4096).replace(b"\0", b"").upper():
                        raise Unreadable("not_a_table", file=file)
    except (*_BROKEN, RuntimeError) as error:
        raise Unreadable("not_a_table", file=file) from error


def _holds(sheet: Any) -> bool:
    """Tell whether a sheet has a cell with something in it among its first lines."""
    return any(
        cell not in (None, "")
        for row in sheet.iter_rows(max_row=50, max_col=MAX_COLUMNS, values_only=True)
        for cell in row
    )


def _sheet_lines(sheet: Any) -> Iterator[tuple[int, list[str]]]:
    empty = 0
    for number, row in enumerate(sheet.iter_rows(max_col=MAX_COLUMNS, values_only=True), 1):
        cells = [_written(cell) for cell in row]
        while cells and not cells[-1]:
            cells.pop()
        empty = 0 if cells else empty + 1
        if empty > 1_000:
            return  # a sheet that claims a million lines holds none of them
        yield number, cells


def _written(cell: object) -> str:
    """Return a cell as its owner reads it: 10 for 10.0, the day for a date."""
    if cell is None:
        return ""
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() and abs(cell) < 1e15 else repr(cell)
    if isinstance(cell, datetime | date):
        return cell.isoformat()[:10]
    return str(cell)


# Cells that no program of tables obeys --------------------------------------------------------------


def safe_cell(text: str) -> str:
    """Return a text as a cell that is shown and never counted: an apostrophe stands before a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def plain_cell(text: str) -> str:
    """Return what :func:`safe_cell` was given."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text[1:]) else text
