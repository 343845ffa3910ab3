"""The cells of a workbook (XLSX): its sheets, what each cell shows, what of it is no figure and no word."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from itertools import islice, repeat
from typing import Any

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import ParseError, fromstring

from db.errors import Unreadable
from db.exchange.budget import MAX_SHEETS, TORN, Archive, Budget
from db.exchange.raw_tables import MAX_COLUMNS, HeadingFinder, Odd, RawTable, Way, laid_out

_FORMULA = "f"
_LONGEST_NAME = 200
MAX_LINE = 2**20
"""The last line that a workbook has in any program."""
_LOOKED_AT = 50
"""So many filled lines tell whether a sheet is a table."""
_MOST_EMPTY_CELLS = 5_000_000
"""So many are looked through for something beyond the last column."""


def read(data: bytes, paid: Budget, way: Way, most: int | None, heads: HeadingFinder) -> RawTable:
    """Read the sheet of a workbook that was asked for, else the first one that is a table.

    Raises Unreadable.
    """
    from openpyxl.utils.exceptions import InvalidFileException  # slow to import

    try:
        found = _look_into(data, paid)
        with warnings.catch_warnings(action="ignore"):  # of what is left out, which nobody asked for
            _count_sheets(data, paid)
            return replace(_grid(data, paid, way, most, heads, found), missing=found.missing)
    except (*_BROKEN, InvalidFileException) as error:
        raise Unreadable("not_a_table", file=paid.file) from error


def _grid(
    data: bytes, paid: Budget, way: Way, most: int | None, heads: HeadingFinder, found: _Parts
) -> RawTable:
    from openpyxl import load_workbook

    file, sums = paid.file, None
    book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
    try:
        stated = {sheet.title: sheet.max_column for sheet in book.worksheets}
        for sheet in book.worksheets:
            sheet.reset_dimensions()  # what it says of itself may be far from what it holds
        filled = {sheet.title: sheet for sheet in book.worksheets if _holds(sheet, paid)}
        if not filled:
            raise Unreadable("empty", file=file)
        tabular = (name for name, sheet in filled.items() if _is_table(sheet, paid))
        title = way.sheet or next(tabular, next(iter(filled)))
        if title not in filled:
            raise Unreadable("no_sheet", file=file, sheet=title)
        if found.counts:
            # What the sums are, for those that the writing program has not worked out.
            sums = load_workbook(io.BytesIO(data), read_only=True, keep_links=False)
            sums[title].reset_dimensions()
        sheet = filled[title]
        read = _Sheet(sheet, paid, sums[title] if sums is not None else None)
        read_so = replace(way, sheet=title, encoding="", delimiter="")
        grid = laid_out(read.lines(), file, most, read_so, heads, tuple(filled))
        return replace(
            grid, wider=most is None and _is_wider(sheet, stated[title], found.far), longer=read.longer
        )
    finally:
        book.close()
        if sums is not None:
            sums.close()


# What a workbook that was cut, twisted or made to harm raises in its reader.
_BROKEN = (*TORN, TypeError, AttributeError, IndexError, SyntaxError, RecursionError, AssertionError)


@dataclass(frozen=True, slots=True)
class _Parts:
    """What the parts of a workbook tell before they are parsed.

    Whether any sheet ``counts`` sums or has a cell ``far`` out, beyond the columns that are read, and the
    sheets that the book lists and does not hold.
    """

    counts: bool
    far: bool
    missing: tuple[str, ...]


def _look_into(data: bytes, paid: Budget) -> _Parts:
    """Refuse what unpacks beyond measure, and parts that define entities, before any of it is parsed."""
    counts = far = False
    with paid.archive(data) as archive:
        for part in archive.parts:
            sheet = part.filename.startswith("xl/worksheets/")
            marks = things = 0
            begin = end = b""
            for chunk in archive.chunks(part):
                begin = begin or chunk[:4096]
                # a definition of a document's type stands before its first element
                if b"<!DOCTYPE" in begin.replace(b"\0", b"").upper():
                    raise Unreadable("not_a_table", file=paid.file)
                marks += chunk.count(b"<")
                counts = counts or (sheet and any(sum_ in end + chunk for sum_ in _SUMS))
                far = far or (sheet and _FAR.search(end + chunk) is not None)
                things += sum(1 for _ in _THING.finditer(chunk)) if sheet else 0
                end = chunk[-_OVERLAP:]
            paid.marks(marks, _SHEET if sheet else _STRINGS if part.filename == _WORDS else _PART)
            paid.marks(things, _PART)
        return _Parts(counts, far, _missing(archive))


_SUMS = (b"<f>", b"<f ", b"<f/")
_FAR = re.compile(rb'<c\s[^>]{0,40}?r="(?:G[S-Z]|[H-Z][A-Z]|[A-Z]{3})\d')
"""A cell behind column GR, the 200th."""
_THING = re.compile(
    rb"<(?:\w+:)?(?:mergeCell|hyperlink|dataValidation|conditionalFormatting|cfRule|brk|col|tablePart"
    rb"|scenario|inputCells|filterColumn|filter|customSheetView|sheetView|selection|pane|ext)[\s/>]"
)
"""What stands beside the lines of a sheet, and becomes a thing each time these are read."""
_OVERLAP = 60
_WORDS = "xl/sharedStrings.xml"
_SHEET, _STRINGS, _PART = 64, 64, 2_000
"""Bytes that an angle bracket takes: sheets are read line by line, of all other parts things are made."""


def _count_sheets(data: bytes, paid: Budget) -> None:
    """Refuse more sheets than anybody has, and several that are one part, which is read once for each."""
    from openpyxl.reader.excel import ExcelReader

    reader = ExcelReader(io.BytesIO(data), read_only=True, keep_links=False)
    try:
        reader.read_manifest()
        reader.read_workbook()
        parts = [link.target for _, link in islice(reader.parser.find_sheets(), MAX_SHEETS + 1)]
    finally:
        reader.archive.close()
    if len(parts) > MAX_SHEETS:
        raise paid.exceeded()
    if len({*parts}) < len(parts):
        raise Unreadable("not_a_table", file=paid.file)


def _missing(archive: Archive) -> tuple[str, ...]:
    """Name the sheets that a workbook lists and does not hold."""
    held = {part.filename.lower(): part for part in archive.parts}
    try:
        book = fromstring(archive.read(held["xl/workbook.xml"]), forbid_dtd=True)
        links = fromstring(archive.read(held["xl/_rels/workbook.xml.rels"]), forbid_dtd=True)
    except (KeyError, ParseError, DefusedXmlException):
        return ()  # another shape of workbook: its reader has found the sheets
    parts = {link.get("Id"): link.get("Target", "").lower() for link in links}
    listed = [each for each in book.iter() if each.tag.rpartition("}")[2] == "sheet"]
    found = []
    for sheet in listed:
        target = parts.get(next((v for k, v in sheet.items() if k.endswith("}id")), None), "")
        path = target.removeprefix("/") if target.startswith("/") else f"xl/{target}"
        if path not in held:
            found.append(sheet.get("name", "")[:_LONGEST_NAME])
    return tuple(found)


def _filled(sheet: Any, paid: Budget) -> Iterator[tuple[Any, ...]]:
    """Give the lines of a sheet that have something in them."""
    blank = None
    for number, row in enumerate(sheet.iter_rows(max_col=MAX_COLUMNS, values_only=True), 1):
        paid.line()
        if number > MAX_LINE:
            return
        if row is blank or _is_blank(row):
            blank = row
        else:
            yield row


def _is_blank(row: tuple[Any, ...]) -> bool:
    return row.count(None) + row.count("") == len(row)


def _holds(sheet: Any, paid: Budget) -> bool:
    """Tell whether a sheet has a cell with something in it."""
    return next(_filled(sheet, paid), None) is not None


def _is_table(sheet: Any, paid: Budget) -> bool:
    """Tell whether a sheet has lines of several cells among its first ones; others hold but a title."""
    lines = islice(_filled(sheet, paid), _LOOKED_AT)
    wide = (1 for row in lines if len(row) - row.count(None) - row.count("") > 1)
    return sum(islice(wide, 2)) == 2


def _is_wider(sheet: Any, stated: int | None, far: bool) -> bool:
    """Tell whether something stands beyond the columns that are read, whatever the sheet states."""
    if not far and stated is not None and stated <= MAX_COLUMNS:
        return False
    looked_at = 0
    for row in sheet.iter_rows(min_col=MAX_COLUMNS + 1, values_only=True):
        if any(cell not in (None, "") for cell in row):
            return True
        looked_at += 1 + len(row)
        if looked_at > _MOST_EMPTY_CELLS:
            break
    return False


@dataclass(slots=True)
class _Sheet:
    """A sheet that is read line by line; ``longer`` is the first filled line that no longer belongs to it."""

    cells: Any
    paid: Budget
    sums: Any
    longer: int = 0

    def lines(self) -> Iterator[tuple[int, list[str]]]:
        """Give the lines that hold something, with their numbers."""
        counted = repeat(()) if self.sums is None else self.sums.iter_rows(max_col=MAX_COLUMNS)
        rows = zip(self.cells.iter_rows(max_col=MAX_COLUMNS, values_only=True), counted, strict=False)
        blank = None
        for number, (row, asked) in enumerate(rows, 1):
            self.paid.line()
            if number > MAX_LINE:
                self.longer = number
                return
            if row is blank:  # a sheet that claims a million lines holds none of them
                continue
            if _is_blank(row) and not any(cell.data_type == _FORMULA for cell in asked):
                blank = row
                continue
            cells = [_written(cell) for cell in row]
            for place, cell in enumerate(asked):
                if place < len(cells) and not cells[place] and cell.data_type == _FORMULA:
                    cells[place] = Odd.of(str(getattr(cell.value, "text", cell.value)), "no_result")
            while cells and not cells[-1]:
                cells.pop()
            if not cells:
                continue
            self.paid.row(cells)
            yield number, cells


def _written(cell: object) -> str:
    """Return a cell as its owner reads it: 10 for 10.0; a day or an hour says of itself that it is one."""
    if cell is None:
        return ""
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() and abs(cell) < 1e15 else repr(cell)
    if isinstance(cell, datetime | date):
        return Odd.of(cell.isoformat()[:10], "date_cell")
    if isinstance(cell, time | timedelta):
        return Odd.of(str(cell), "date_cell")
    return str(cell)
