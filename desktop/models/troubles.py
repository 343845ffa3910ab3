"""The table of what an import could not read as it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from desktop.models.worded import WordedModel


@dataclass(frozen=True, slots=True)
class TroubleRow:
    """One trouble, worded: the file, its line (0: the whole file), the column, what is the matter.

    Files that have no lines tell the entry instead.
    """

    file: str
    line: int
    column: str
    words: str
    entry: str = ""


class TroubleColumn(IntEnum):
    """The columns."""

    FILE = 0
    LINE = 1
    ENTRY = 2
    FIELD = 3
    WORDS = 4


class TroublesModel(WordedModel[TroubleRow]):
    """Show troubles, one a row."""

    CELLS: ClassVar[Mapping[int, Callable[[TroubleRow], str]]] = {
        TroubleColumn.FILE: lambda row: row.file,
        TroubleColumn.LINE: lambda row: str(row.line) if row.line else "",
        TroubleColumn.ENTRY: lambda row: row.entry,
        TroubleColumn.FIELD: lambda row: row.column,
        TroubleColumn.WORDS: lambda row: row.words,
    }

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return (
            self.tr("File"),
            self.tr("Line"),
            self.tr("Entry"),
            self.tr("Column"),
            self.tr("What was found"),
        )
