"""Reference cards to a table, CSV or XLSX, that :mod:`db.exchange.table_reading` reads back as they were."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar

from db.errors import LibraryError
from db.exchange.columns import NERVES_OF
from db.exchange.raw_tables import safe_cell
from db.exchange.zips import UndatedZip
from rules.abilities import enumerated
from rules.card_fields import BESIDE, FIELDS, NERVE, VALUES, CardField, ordered
from rules.cards import Card
from rules.peoples import Peoples
from rules.values import Characteristic, ValueKind

MOST_CELL = 32_767
"""So many letters a cell of a workbook holds, counted as its format does; CSV knows no such end."""
_SHOWN = 60


class LongCell(LibraryError):  # noqa: N818 - named by what happened, as the library's own
    """A text is longer than a cell of a workbook may be; data names the card it is of, and the ``most``."""

    code: ClassVar[str] = "table.long_cell"


_STRIP = [field.key for field in VALUES if field not in BESIDE]
_IN_ORDER = ordered(
    "name_fr", "name_en", "people", *_STRIP, NERVE, "rank", "pa", "size", "abilities", "equipment", "edition",
    "source", "note", "classes", "race", "system",
)  # fmt: skip
"""Each field in the order of its columns: programs of others know them by that. A new one comes behind."""
_DECIMAL = re.compile(r"(?<=\d)\.(?=\d)")
_NERVE_COLUMNS = {nerve: column for column, nerve in NERVES_OF.items()}


def _columns(fields: Iterable[CardField]) -> tuple[str, ...]:
    return tuple(column.key for field in fields for column in field.columns if column.written)


COLUMNS = _columns(field for field in _IN_ORDER if field not in BESIDE)
_FIGURES = frozenset(_columns(field for field in FIELDS if field.holds.figures))
_PLAIN = tuple((f.columns[0].key, f.get, f.holds.cell) for f in FIELDS if len(f.columns) == 1)


def rows(cards: Iterable[Card], peoples: Peoples, *, comma: bool = False) -> list[list[str]]:
    """Return the lines of a table, the headings first; ``comma`` writes decimals as the French do.

    What only other systems than Confrontation print has a column where one of the cards has it.
    """
    listed = list(cards)
    beside = [field for field in BESIDE if any(field.key in card.values for card in listed)]
    columns = dict.fromkeys((*COLUMNS, *_columns(beside)))
    return [[*columns], *(_row(card, peoples, columns, comma=comma) for card in listed)]


def _row(card: Card, peoples: Peoples, columns: Collection[str], *, comma: bool) -> list[str]:
    people = peoples.peoples.get(card.people)
    cells = {column: cell(get(card)) for column, get, cell in _PLAIN if column in columns}
    cells |= {
        "name_fr": card.name_fr, "people": people.fr if people else card.people,
        "rank": card.rank.text, "type": "character" if card.rank.character else "",
        "competences_fr": enumerated(card.abilities, "fr"),
        "competences_en": enumerated(card.abilities, "en"),
        "source": card.source, "system": "" if card.system == "confrontation" else card.system,
    }  # fmt: skip
    cells |= {column: str(card.values.get(nerve, "")) for column, nerve in NERVES_OF.items()}
    kind, nerve = card.nerve
    if nerve.kind is ValueKind.UNKNOWN and kind is not Characteristic.NERVE:
        cells[_NERVE_COLUMNS[kind]] = "?"
    if nerve.kind is ValueKind.ABSENT and kind is not Characteristic.NERVE:
        cells["cou"] = cells["peur"] = "-"  # a single dash would say that the card has the other one
    if comma:
        for column in _FIGURES.intersection(columns):
            cells[column] = _DECIMAL.sub(",", cells[column])
    return [cells[column] for column in columns]


def to_csv(lines: Iterable[Sequence[str]], *, delimiter: str = ",") -> bytes:
    """Write lines as CSV in UTF-8, with the mark by which spreadsheets know it; no cell is a formula."""
    written = io.StringIO(newline="")
    csv.writer(written, delimiter=delimiter, lineterminator="\r\n").writerows(
        [safe_cell(cell) for cell in line] for line in lines
    )
    return written.getvalue().encode("utf-8-sig")


def to_xlsx(lines: Iterable[Sequence[str]], title: str) -> bytes:
    """Write lines as a workbook of one sheet, whole numbers as numbers, everything else as text.

    Raises LongCell rather than cut a text.
    """
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE
    from openpyxl.writer.excel import ExcelWriter

    listed = list(lines)
    for line in listed:
        if any(len(text.encode("utf-16-le", "surrogatepass")) // 2 > MOST_CELL for text in line):
            raise LongCell(name=next(filter(None, line), "")[:_SHOWN], most=MOST_CELL)
    book = Workbook(write_only=True)
    sheet = book.create_sheet(re.sub(r"[\\/*?:\[\]]", " ", title)[:31].strip() or "Cards")
    sheet.freeze_panes = "A2"
    for line in listed:
        made = []
        for text in line:
            if text.isascii() and text.isdecimal() and len(text) < 10 and str(int(text)) == text:
                made.append(WriteOnlyCell(sheet, value=int(text)))
                continue
            cell = WriteOnlyCell(sheet, value=ILLEGAL_CHARACTERS_RE.sub("", text))
            cell.data_type = (
                "s" if text else cell.data_type
            )  # or a text that begins with = would be a formula
            made.append(cell)
        sheet.append(made)
    written = io.BytesIO()
    # Not book.save, which gives each part the time of the clock: some clocks are where no archive has a date.
    ExcelWriter(book, UndatedZip(written, "w", zipfile.ZIP_DEFLATED)).save()
    return written.getvalue()
