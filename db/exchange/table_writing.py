"""Reference cards to a table, CSV or XLSX, that :mod:`db.exchange.tables` reads back as they were."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import ClassVar

from db.errors import LibraryError
from db.exchange.grids import safe_cell
from rules.abilities import Ability
from rules.cards import Card
from rules.enumerations import joined
from rules.peoples import Peoples
from rules.text import fold
from rules.values import NERVES, PRINTED, Characteristic, Kind

MOST_CELL = 32_767
"""So many letters a cell of a workbook holds, counted as its format does; CSV knows no such end."""
_SHOWN = 60


class LongCell(LibraryError):  # noqa: N818 - named by what happened, as the library's own
    """A text is longer than a cell of a workbook may be; data names the card it is of, and the ``most``."""

    code: ClassVar[str] = "table.long_cell"


_VALUES = tuple(c for c in PRINTED if not c.is_nerve)
_DECIMAL = re.compile(r"(?<=\d)\.(?=\d)")
_NERVE_COLUMNS = {
    Characteristic.COU: "cou",
    Characteristic.PEUR: "peur",
    Characteristic.NERVE: "cou_or_peur",
}
COLUMNS = (
    "name_fr", "name_en", "people", *(c.value.lower() for c in _VALUES), *_NERVE_COLUMNS.values(), "rank",
    "type", "pa", "size", "competences_fr", "competences_en", "equipment", "edition", "source", "note",
    "classes", "race", "system",
)  # fmt: skip


_BESIDE = {fold(c.value): c for c in Characteristic if c not in (*PRINTED, *NERVES)}


def rows(cards: Iterable[Card], peoples: Peoples, *, comma: bool = False) -> list[list[str]]:
    """Return the lines of a table, the headings first; ``comma`` writes decimals as the French do.

    What only other systems than Confrontation print has a column where one of the cards has it.
    """
    listed = list(cards)
    beside = tuple(key for key, c in _BESIDE.items() if any(c in card.values for card in listed))
    return [[*COLUMNS, *beside], *(_row(card, peoples, comma, beside) for card in listed)]


def _row(card: Card, peoples: Peoples, comma: bool, beside: Sequence[str]) -> list[str]:
    people = peoples.peoples.get(card.people)
    cells = {
        "name_fr": card.name_fr, "name_en": card.name_en, "people": people.fr if people else card.people,
        "rank": card.rank.text, "type": "character" if card.rank.character else "",
        "pa": str(card.pa), "size": card.size.value, "equipment": joined(card.equipment),
        "competences_fr": _abilities(card.abilities, "fr"),
        "competences_en": _abilities(card.abilities, "en"),
        "edition": card.edition, "source": card.source, "note": card.note,
        "classes": joined(card.classes), "race": card.race,
        "system": "" if card.system == "confrontation" else card.system,
    }  # fmt: skip
    for characteristic in (*_VALUES, *NERVES):
        column = _NERVE_COLUMNS.get(characteristic, characteristic.value.lower())
        cells[column] = str(card.values.get(characteristic, ""))
    kind, nerve = card.nerve
    if nerve.kind is Kind.UNKNOWN and kind is not Characteristic.NERVE:
        cells[_NERVE_COLUMNS[kind]] = "?"
    if nerve.kind is Kind.ABSENT and kind is not Characteristic.NERVE:
        cells["cou"] = cells["peur"] = "-"  # a single dash would say that the card has the other one
    cells |= {key: str(card.values.get(_BESIDE[key], "")) for key in beside}
    if comma:
        for column in (*(c.value.lower() for c in _VALUES), *_NERVE_COLUMNS.values(), "pa", *beside):
            cells[column] = _DECIMAL.sub(",", cells[column])
    return [cells[column] for column in (*COLUMNS, *beside)]


def _abilities(abilities: Sequence[Ability], language: str) -> str:
    return ", ".join(ability.label(language) for ability in abilities)


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
    book.save(written)
    return written.getvalue()
