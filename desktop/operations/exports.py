"""Hand cards on as a table that spreadsheets open and Tacticien reads back."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from db.exchange import table_writing
from desktop.operations.desk import Desk
from desktop.operations.files import write_file
from desktop.operations.trouble import known_trouble

TABLE, WORKBOOK = ".csv", ".xlsx"
ENDINGS = (TABLE, WORKBOOK)
"""What cards are written as, by the ending of the file."""


@known_trouble
def export_cards(
    desk: Desk, *, path: Path, card_ids: Collection[str] | None = None, french: bool = False
) -> int:
    """Write cards, all of the library without ``card_ids``, as XLSX or else CSV; return how many.

    ``french`` writes CSV as a French spreadsheet opens it: semicolons between cells, decimal commas. Raises
    NotWritten, and LongCell for a text that XLSX could only hold cut.
    """
    found = [r.card for r in desk.library.cards() if card_ids is None or r.card_id in card_ids]
    book = path.suffix.lower() == WORKBOOK
    lines = table_writing.rows(found, desk.peoples, comma=french and not book)
    if book:
        data = table_writing.to_xlsx(lines, path.stem)
    else:
        data = table_writing.to_csv(lines, delimiter=";" if french else ",")
    write_file(path, data)
    return len(found)


@known_trouble
def cards_as_text(desk: Desk, *, card_ids: Collection[str], french: bool = False) -> str:
    """Return cards as a table for the clipboard, tabs between its cells: spreadsheets take it as it is."""
    found = [each.card for each in desk.library.cards() if each.card_id in card_ids]
    lines = table_writing.rows(found, desk.peoples, comma=french)
    return table_writing.to_csv(lines, delimiter="\t").decode("utf-8-sig")
