"""The options of `import` that say what the columns of a table hold and how it is written."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli.report import Impossible
from desktop.operations import layouts
from desktop.operations.desk import Desk
from desktop.operations.layouts import (
    DELIMITERS,
    ENCODINGS,
    FIELDS,
    NO_HEADINGS,
    TableLayout,
    TablePreview,
    Way,
)
from rules.text import Refusal, fold

translate = QCoreApplication.translate
_TAB = "tab"


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--columns", metavar="HEADING=FIELD", action="append", default=[],
        help=translate(
            "CommandLine",
            "what columns of a table hold: Vitesse=mou,Prix=pa; nothing behind the sign leaves one out",
        ),
    )  # fmt: skip
    parser.add_argument("--sheet", metavar="NAME", default="",
                        help=translate("CommandLine", "the sheet of a workbook"))  # fmt: skip
    parser.add_argument(
        "--headings", metavar="LINE", type=int, default=None,
        help=translate(
            "CommandLine", "the line that holds the headings of a table; 0 for none: columns are #1, #2…"
        ),
    )  # fmt: skip
    parser.add_argument(
        "--encoding", choices=ENCODINGS, default="", help=translate("CommandLine", "how a table is encoded")
    )
    parser.add_argument(
        "--delimiter", choices=tuple(_TAB if each == "\t" else each for each in DELIMITERS), default="",
        help=translate("CommandLine", "what separates the cells of a table"),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ColumnChoice:
    """How a table is to be read, and how it looked; ``seen`` is None for one that could not be looked at."""

    layout: TableLayout
    seen: TablePreview | None = None


def told_of(desk: Desk, arguments: argparse.Namespace, paths: Sequence[Path]) -> dict[Path, ColumnChoice]:
    """Return how each table is to be read; nothing where nothing is said.

    What was told of such columns before holds, unless it is said anew. Raises Impossible for a field that
    no card has, for a heading that no table has, and for a line that is none.
    """
    told = _told(arguments.columns)
    delimiter = arguments.delimiter.replace(_TAB, "\t")
    head = 0 if arguments.headings is None else max(0, arguments.headings) or NO_HEADINGS
    way = Way(arguments.encoding, delimiter, arguments.sheet, head)
    if not told and way == Way():
        return {}
    found: dict[Path, ColumnChoice] = {}
    unmet = set(told)
    for path in paths:
        seen = layouts.look(desk, path=path)
        if way != Way():
            # first as it reads by itself: by that it is met again
            plain = seen if isinstance(seen, TablePreview) else None
            seen = layouts.look(desk, path=path, way=way, before=plain)
        if isinstance(seen, Refusal):
            # What is wrong with it is told when it is read.
            found[path] = ColumnChoice(TableLayout(told, way))
            continue
        if head and seen.layout.way.head != head:
            words = translate("CommandLine", "“{file}” has no headings in line {line}.")
            raise Impossible(words.format(file=shown(path), line=head))
        unmet -= set(seen.outline.keys)
        taken = set(told.values())
        # Of other columns their headings speak, so that those that are not read are told.
        before = {key: "" if field in taken else field for key, field in seen.told.items()}
        found[path] = ColumnChoice(TableLayout({**before, **told}, seen.layout.way), seen)
    if unmet and len(unmet) == len(told):
        words = translate("CommandLine", "No table has a column “{column}”.")
        raise Impossible(words.format(column=sorted(unmet)[0]))
    return found


def remember(desk: Desk, told: Mapping[Path, ColumnChoice]) -> None:
    """Remember what was said of the tables that could be read: the next time it need not be said."""
    for each in told.values():
        if each.seen is not None:
            layouts.remember(desk, seen=each.seen, layout=each.layout)


def _told(parts: Sequence[str]) -> dict[str, str]:
    told: dict[str, str] = {}
    for line in parts:
        for part in next(csv.reader([line]), []):
            heading, _, field = part.rpartition("=")
            told[fold(heading)] = _field(field.strip())
    return told


def _field(word: str) -> str:
    """Return the field that a word means, as headings of columns are understood."""
    field = layouts.meaning(word) if word else ""
    if field is None:
        known = ", ".join(sorted(FIELDS))
        words = translate("CommandLine", "No column can hold “{field}”. Use one of: {known}.")
        raise Impossible(words.format(field=word, known=known))
    return field
