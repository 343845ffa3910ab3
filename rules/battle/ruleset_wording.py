"""What a system's own rulebook calls the values of a ruleset, and where they stand in it.

The table of lines speaks as Confrontation's rulebook does; rows of data say otherwise for another system.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.battle.ruleset_table import Chapter, RulesetLine, RulesetMark, Words


@dataclass(frozen=True, slots=True)
class Saying:
    """What is said otherwise of the lines whose first path begins with ``path``; None leaves it as it is."""

    path: str
    words: Words | None = None
    note: Words | None = None
    section: str | None = None
    captions: Mapping[str, Words] | None = None
    mark: RulesetMark | None = None

    def worded(self, line: RulesetLine) -> RulesetLine:
        """Return a line in these words."""
        captions = self.captions or {}
        cells = tuple(
            replace(cell, caption=captions.get(cell.path.rpartition("/")[2], cell.caption))
            for cell in line.cells
        )
        return replace(
            line,
            words=line.words if self.words is None else self.words,
            note=line.note if self.note is None else self.note,
            section=line.section if self.section is None else self.section,
            cells=cells,
            mark=self.mark or line.mark,
        )


@dataclass(frozen=True, slots=True)
class Wording:
    """How one system says its chapters and lines."""

    chapters: Mapping[Chapter, Words]
    lines: tuple[Saying, ...]

    @classmethod
    def from_rows(cls, rows: Iterable[Mapping[str, Any]], system: str) -> Wording:
        """Read the rows of a system. Raises KeyError for a chapter that nobody knows."""
        mine = [row for row in rows if row["system"] == system]
        return cls(
            {Chapter[row["chapter"]]: Words(row["fr"], row["en"]) for row in mine if "chapter" in row},
            tuple(_saying(row) for row in mine if "line" in row),
        )

    def worded(self, lines: Iterable[RulesetLine]) -> tuple[RulesetLine, ...]:
        """Return the lines in the words of the system, each by the longest path that is its own."""
        return tuple(self._worded(line) for line in lines)

    def _worded(self, line: RulesetLine) -> RulesetLine:
        line = replace(line, heading=self.chapters.get(line.chapter, line.heading))
        at = line.cells[0].path
        mine = [saying for saying in self.lines if at.startswith(saying.path)]
        return max(mine, key=lambda saying: len(saying.path)).worded(line) if mine else line


def _saying(row: Mapping[str, Any]) -> Saying:
    captions = {key: Words(*said) for key, said in row.get("captions", {}).items()}
    mark = RulesetMark(row["mark"]) if "mark" in row else None
    return Saying(row["line"], _said(row, ""), _said(row, "note_"), row.get("section"), captions, mark)


def _said(row: Mapping[str, Any], what: str) -> Words | None:
    return Words(row[f"{what}fr"], row[f"{what}en"]) if f"{what}fr" in row else None
