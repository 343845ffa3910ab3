"""The cells of a table, CSV or XLSX: which file it is, how it was written, where each line stands.

Hostile until read: sizes are looked at before anything is unpacked, and a sheet of numbers or of text is
all that is read of a workbook, never a formula, a link or a definition of entities.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from db.errors import Unreadable
from db.exchange.budget import MAX_BYTES, MAX_TEXT, Budget

MAX_ROWS = 50_000
MAX_COLUMNS = 200
MAX_CELL = MAX_TEXT
"""Letters; a longer cell is cut by no reader: the file is refused."""
NO_HEADINGS = -1
"""The line of the headings of a table that has none: its first line is a row like the others."""
TOP = 12
"""Among so many first lines that hold anything the headings are looked for."""

_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f]")
_WORD_BREAK = "\v"
"""How word processors end a line within a paragraph; it comes along with what is copied from one."""
# Set behind the last line, which it leaves alone unless that line never ends; no text holds it.
_END = "\x1f"
# What a program of tables would take for a formula, or for the end of a text, at the start of a cell. Behind
# a minus only nothing at all or one whole number is none: "-2+3+cmd|' /C calc'!A0" begins with a digit too.
_FORMULA = re.compile(r"'*(?:[=+@\t\r]|-(?!(?:\d+(?:[.,]\d+)?)?\Z))")


ENCODINGS = ("utf-8", "cp1252", "utf-16", "mac_roman", "cp850")
"""How tables are encoded that people still have: today's, Windows', Excel's own text, old Macs', DOS'."""
ENCODING_NAMES = {
    "utf-8": "UTF-8", "cp1252": "Windows-1252", "utf-16": "UTF-16", "mac_roman": "Mac Roman",
    "cp850": "DOS 850",
}  # fmt: skip
_PAGES = ("cp1252", "mac_roman", "cp850")
_LETTERS = {
    letter: weight
    for weight, letters in ((3, "éèàç"), (2, "êëâäîïôöûùüñœæÉÈÊËÀÂÄÇÎÏÔÖÛÙÜŒÆß’"), (1, "‘“”«»–—…·°€½\xa0"))
    for letter in letters
}
"""What people write beyond ASCII on cards, the frequent letters before the seldom ones."""
_LOOKED_AT = 2**18
DELIMITERS = (",", ";", "\t", "|")


# A line by which spreadsheets tell each other what divides the cells.
_SAYS_DELIMITER = re.compile(r'\s*"?sep=(.)"?[;,\t| ]*(?=\r|\n|$)', re.IGNORECASE)

Lines = Sequence[Sequence[str]]
Row = tuple[int, list[str]]
"""A line with its number."""


class Odd(str):
    """A cell of which the file itself says that it is no figure and no word: a day, a sum never counted."""

    __slots__ = ("code",)
    code: str

    @classmethod
    def of(cls, text: str, code: str) -> Odd:
        """Make one of what it shows and the code of the reason."""
        made = cls(text)
        made.code = code
        return made


@dataclass(frozen=True, slots=True)
class Way:
    """How a table is written; what is left empty is found out: of a workbook the first sheet with a table.

    ``head`` is the line of the headings, 0 where that is found out, `NO_HEADINGS` where there are none.
    """

    encoding: str = ""
    delimiter: str = ""
    sheet: str = ""
    head: int = 0


@dataclass(frozen=True, slots=True)
class RawTable:
    """A table as it stands: its headings and their line (1 is the first, 0 none), its rows with theirs.

    ``way`` is how it was read; ``sheets`` names all sheets of a workbook that hold something. ``tops`` are
    the lines that may be the headings, ``above`` those before them, which nobody reads. ``guessed`` says
    that nothing tells the encoding but the look of its letters; ``missing`` are sheets that the workbook
    names and does not hold. ``wider`` says that a sheet has something beyond the columns that are read,
    ``longer`` in which line something stands behind so many empty ones that it was not read (0: in none).
    """

    header: tuple[str, ...]
    line: int
    rows: tuple[tuple[int, list[str]], ...]
    way: Way = field(default_factory=Way)
    sheets: tuple[str, ...] = ()
    tops: tuple[tuple[int, list[str]], ...] = ()
    above: tuple[tuple[int, list[str]], ...] = ()
    guessed: bool = False
    missing: tuple[str, ...] = ()
    wider: bool = False
    longer: int = 0

    @property
    def unread(self) -> tuple[str, ...]:
        """Name the other sheets that hold something."""
        return tuple(sheet for sheet in self.sheets if sheet != self.way.sheet)


class HeadingFinder:
    """Tells which lines of a table are its headings: here the first one."""

    def line(self, lines: Lines) -> int:
        """Return which of the first lines holds the headings."""
        return 0

    def joined(self, upper: Sequence[str], lower: Sequence[str]) -> list[str] | None:
        """Return the headings that two lines make together, None where the second is a row."""
        return None

    def parted(self, header: list[str], rows: list[Row]) -> tuple[list[str], list[Row]]:
        """Return headings and rows with the columns parted that hold several values."""
        return header, rows


FIRST_LINE = HeadingFinder()


def laid_out(
    lines: Iterator[tuple[int, list[str]]],
    file: str,
    most: int | None,
    way: Way,
    heads: HeadingFinder,
    sheets: tuple[str, ...] = (),
) -> RawTable:
    """Part lines with their numbers into headings and rows. Raises Unreadable."""
    rows: list[tuple[int, list[str]]] = []
    for line, cells in lines:
        if not any(cell.strip() for cell in cells):
            continue
        if most is not None and len(rows) > most + TOP:
            break
        _look_at(line, cells, file)
        if len(rows) > MAX_ROWS:
            raise Unreadable("many_lines", file=file, most=MAX_ROWS)
        rows.append((line, cells))
    if not rows:
        raise Unreadable("empty", file=file)
    tops = tuple(rows[:TOP])
    if way.head == NO_HEADINGS:
        width = max(len(cells) for _, cells in rows)
        return RawTable(("",) * width, 0, tuple(rows[:most]), way, sheets, tops)
    said = [place for place, (line, _) in enumerate(tops) if line == way.head]
    place = said[0] if said else heads.line([cells for _, cells in tops])
    begun, header = rows[place]
    above, behind = rows[:place], rows[place + 1 :]
    if behind and (both := heads.joined(header, behind[0][1])) is not None:
        header, behind = both, behind[1:]
    elif said and above and (both := heads.joined(above[-1][1], header)) is not None:
        header, above = both, above[:-1]  # somebody chose the lower one of two lines
    header, found = heads.parted(header, behind[:most])
    return RawTable(tuple(header), begun, tuple(found), replace(way, head=begun), sheets, tops, tuple(above))


def _look_at(line: int, cells: list[str], file: str) -> None:
    """Raise Unreadable for a line that is longer than any table's; no cell is cut."""
    if len(cells) > MAX_COLUMNS:
        raise Unreadable("many_columns", file=file, line=line, most=MAX_COLUMNS)
    for column, cell in enumerate(cells, 1):
        if len(cell) > MAX_CELL:
            raise Unreadable("long_cell", file=file, line=line, column=column, most=MAX_CELL)


# CSV ------------------------------------------------------------------------------------------------


def read_csv(data: bytes, paid: Budget, way: Way, most: int | None, heads: HeadingFinder) -> RawTable:
    """Read the cells of a CSV table. Raises Unreadable, as `db.exchange.table_files.read` does."""
    file = paid.file
    encoding, text = _text(data, file, way.encoding)
    said = _SAYS_DELIMITER.match(text)
    if said is not None:
        text = text[said.end() :]  # its line stays, empty: the others keep their numbers
    told = said[1] if said is not None and said[1] in DELIMITERS else ""
    delimiter = way.delimiter if way.delimiter in DELIMITERS else told or _delimiter(text)
    paid.cells(text, delimiter)
    try:
        lines = _csv_lines(text, file, delimiter)
        grid = laid_out(lines, file, most, replace(way, encoding=encoding, delimiter=delimiter), heads)
        return replace(grid, guessed=encoding in _PAGES and way.encoding not in ENCODINGS)
    except csv.Error as error:
        raise Unreadable("not_a_table", file=file) from error


def _csv_lines(text: str, file: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    csv.field_size_limit(MAX_BYTES)  # `laid_out` tells in which line a cell is too long
    rows = csv.reader(io.StringIO(f"{text}\n{_END}", newline=""), delimiter=delimiter)
    begun = 1
    for row in rows:
        if row and row[-1].endswith(_END):
            if row != [_END]:
                # A quotation mark that nobody closed would swallow every card behind it.
                raise Unreadable("open_quote", file=file, line=begun)
            return
        yield rows.line_num, [cell.replace(_WORD_BREAK, "\n") for cell in row]
        begun = rows.line_num + 1


def _text(data: bytes, file: str, wanted: str) -> tuple[str, str]:
    """Decode as somebody said, else as the writer most likely encoded; return the encoding and the text.

    Likely are a byte order mark, UTF-8, else the old page in which most of the letters are of our languages.
    """
    marked = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    likely = ("utf-16",) if marked else ("utf-8", *_pages(data))
    for encoding in (wanted,) if wanted in ENCODINGS else likely:
        try:
            text = data.decode("utf-8-sig" if encoding == "utf-8" else encoding)
        except UnicodeDecodeError:
            continue
        if not _NOT_TEXT.search(text):
            return encoding, text
    raise Unreadable("other_encoding" if wanted in ENCODINGS else "not_a_table", file=file)


def _pages(data: bytes) -> list[str]:
    """Return the old pages, that in which most of a file's high bytes are usual letters first."""
    times = Counter(byte for byte in data[:_LOOKED_AT] if byte >= 0x80)

    def usual(page: str) -> int:
        return sum(n * _LETTERS.get(bytes([byte]).decode(page, "replace"), 0) for byte, n in times.items())

    return sorted(_PAGES, key=usual, reverse=True)


def _delimiter(text: str) -> str:
    """Return what divides the cells of the first line, or of one below it where that is but a title."""
    filled = (line for line in text.splitlines() if line.strip(' ,;|\t"'))
    lines = [line for line, _ in zip(filled, range(TOP), strict=False)] or [""]
    found = max(DELIMITERS, key=lines[0].count)
    cells = lines[0].count(found)
    for line in lines[1:]:
        other = max(DELIMITERS, key=line.count)
        # What divides cells divides those of each line: a comma of a title is in no other one.
        if line.count(found) < max(cells, 1) and line.count(other) > cells:
            return other
    return found


# Cells that no program of tables obeys --------------------------------------------------------------


def safe_cell(text: str) -> str:
    """Return a text as a cell that is shown and never counted: an apostrophe stands before a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def plain_cell(text: str) -> str:
    """Return what :func:`safe_cell` was given."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text[1:]) else text
