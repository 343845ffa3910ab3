"""The cells of a table file, whatever it is: CSV or XLSX."""

from __future__ import annotations

from db.exchange.budget import Budget
from db.exchange.raw_tables import FIRST_LINE, HeadingFinder, RawTable, Way, read_csv

_ZIP = b"PK\x03\x04"


def read(
    data: bytes,
    file: str,
    way: Way | None = None,
    *,
    most: int | None = None,
    heads: HeadingFinder = FIRST_LINE,
) -> RawTable:
    """Read the cells of a table, CSV or XLSX; ``most`` ends after so many rows, unheard what follows.

    ``heads`` tells which of the first lines holds the headings, where the way does not say it. Raises
    Unreadable for what is none: too large, no table, with a quotation mark that is never closed, empty,
    without the sheet or in another encoding than the way says.
    """
    paid = Budget.of(data, file)
    if data.startswith(_ZIP):
        from db.exchange import workbook  # seldom wanted

        return workbook.read(data, paid, way or Way(), most, heads)
    return read_csv(data, paid, way or Way(), most, heads)
