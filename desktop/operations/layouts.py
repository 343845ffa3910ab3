"""Look at a table before it is imported, and remember what its owner chose for its columns.

Choices are kept in the library, by the set of headings: a club's spreadsheet goes with the club's library,
and the command line reads it as the window does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from db.errors import Unreadable
from db.exchange import columns
from db.exchange.budget import bytes_of
from db.exchange.columns import FIELDS, NAMES, OWNED, Outline, TableLayout, meaning
from db.exchange.raw_tables import DELIMITERS, ENCODINGS, NO_HEADINGS, Odd, Way
from db.exchange.raw_tables import MAX_COLUMNS as MOST
from db.library import Library
from desktop.operations.desk import Desk
from desktop.operations.trouble import known_trouble
from rules import card_fields
from rules.values import ValueKind

__all__ = [
    "DELIMITERS",
    "ENCODINGS",
    "FIELDS",
    "MOST",
    "NO_HEADINGS",
    "OWNED",
    "Outline",
    "TableLayout",
    "TablePreview",
    "Way",
    "bytes_of",
    "held_twice",
    "known",
    "lacks_names",
    "look",
    "meaning",
    "odd_samples",
    "remember",
]  # fmt: skip

SETTING = "import.columns"
_FIGURES = frozenset(
    column.key for each in card_fields.FIELDS if each.holds.figures for column in each.columns
) | {OWNED}


@dataclass(frozen=True, slots=True)
class TablePreview:
    """The first rows of a table, how it would be read, and what its columns would hold.

    ``told`` is what was chosen before for such headings, ``remembered`` whether anything was. ``plain`` is
    how the file is read without any choice, and ``met`` the signature of its headings then, by which the
    choice is found again.
    """

    path: Path
    outline: Outline
    layout: TableLayout
    remembered: bool
    plain: Way
    met: str
    told: Mapping[str, str] = field(default_factory=dict)


@known_trouble
def look(
    desk: Desk, *, path: Path, way: Way | None = None, before: TablePreview | None = None
) -> TablePreview:
    """Read a table's headings and first rows, with what was chosen for such headings before.

    ``way`` is how it is to be read where its owner chose that, having seen it as ``before``. Raises
    Unreadable.
    """
    return _look(desk.library, bytes_of(path), path, way, before)


def known(library: Library, data: bytes, file: str) -> TableLayout:
    """Return what was chosen for a table with such headings, an empty layout where nothing was.

    Columns of which nothing was said are not among it: what is not read of them is told.
    """
    if library.setting(SETTING) is None:
        return TableLayout()
    seen = _look(library, data, Path(file))
    return TableLayout(seen.told, seen.layout.way) if seen.remembered else TableLayout()


def _look(
    library: Library, data: bytes, path: Path, way: Way | None = None, before: TablePreview | None = None
) -> TablePreview:
    outline = columns.outline(data, path.name, way)
    plain, met = (outline.way, outline.signature) if before is None else (before.plain, before.met)
    kept = columns.layouts(library.setting(SETTING))
    told = kept.get(outline.signature)
    if told is not None and way is None and told.way != Way():
        again = _again(data, path.name, told.way)
        # Another file may have these headings without being written so: then it shows none that were told of.
        if again is not None and again.signature in kept:
            outline, told = again, kept[again.signature]
    chosen = {} if told is None else told.columns
    layout = TableLayout(outline.said(chosen), outline.way)
    return TablePreview(path, outline, layout, told is not None, plain, met, chosen)


def _again(data: bytes, file: str, way: Way) -> Outline | None:
    """Read the headings in the way chosen before, None where this file has no such sheet or encoding."""
    try:
        return columns.outline(data, file, way)
    except Unreadable:
        return None


@known_trouble
def remember(desk: Desk, *, seen: TablePreview, layout: TableLayout) -> None:
    """Keep what was chosen for a table's headings; a choice equal to the guesses is forgotten."""
    chosen, plain = layout.way, seen.plain
    way = Way(
        chosen.encoding if chosen.encoding != plain.encoding else "",
        chosen.delimiter if chosen.delimiter != plain.delimiter else "",
        chosen.sheet if chosen.sheet != plain.sheet else "",
        chosen.head if chosen.head != plain.head else 0,
    )
    guessed = dict(layout.columns) == seen.outline.guesses and way == Way()
    signatures = tuple(dict.fromkeys((seen.met, seen.outline.signature)))
    kept = desk.library.setting(SETTING)
    told = columns.remembered(kept, signatures, None if guessed else TableLayout(layout.columns, way))
    if told != (kept or {}):
        desk.library.set_setting(SETTING, told)


def odd_samples(outline: Outline, chosen: Mapping[str, str]) -> frozenset[tuple[int, int]]:
    """Return the cells (column, row) in view that are no number in columns that are to hold numbers."""
    odd: set[tuple[int, int]] = set()
    for place, key in enumerate(outline.keys):
        if chosen.get(key) in _FIGURES:
            cells = enumerate(outline.samples(place))
            odd |= {
                (place, row)
                for row, cell in cells
                if isinstance(cell, Odd) or columns.figure(cell).kind is ValueKind.TEXT
            }
    return frozenset(odd)


def lacks_names(layout: TableLayout) -> bool:
    """Tell whether no column holds the names of the cards: nothing could be read."""
    return not set(NAMES) & set(layout.columns.values())


def held_twice(layout: TableLayout) -> tuple[str, ...]:
    """Return the fields that more than one column would hold."""
    times = Counter(field for field in layout.columns.values() if field)
    return tuple(field for field, number in times.items() if number > 1)
