"""All lines of one ruleset, by chapter; they are made once and filled again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.rulebook.lines import LineRow
from desktop.operations.rulesets import RulesetSheet
from desktop.widgets.row_column import RowColumn
from desktop.widgets.text import SectionHeader
from rules.battle.ruleset_table import Chapter
from rules.text import fold


class RulesetValues(RowColumn):
    """The lines; ``changed`` with the line, a path and a value, ``reset`` with the line and paths."""

    changed = Signal(object, str, object)
    reset = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[LineRow] = []
        self._headers: dict[Chapter, SectionHeader] = {}

    def show_sheet(self, sheet: RulesetSheet, language: str) -> None:
        """Show a ruleset; lines are kept while they ask for the same values in the same words."""
        if not self._is_made_for((language, sheet.lines, sheet.ruleset.track.states)):
            self._make(sheet, language)
        for row in self.rows:
            row.show_sheet(sheet)

    def _make(self, sheet: RulesetSheet, language: str) -> None:
        self._drop((*self.rows, *self._headers.values()))
        self.rows, self._headers = [], {}
        for line in sheet.lines:
            if line.chapter not in self._headers:
                header = SectionHeader(line.title.of(language), self)
                self._headers[line.chapter] = header
                self._put(header)
            row = LineRow(line, sheet, language, self)
            row.changed.connect(self._on_changed)
            row.reset.connect(self._on_reset)
            self._put(row)
            self.rows.append(row)

    def filter(self, text: str, *, changed: bool, decisions: bool) -> None:
        """Show the lines that say a text, perhaps only changed ones, or decisions of ours."""
        wanted = fold(text)
        seen: set[Chapter] = set()
        for row in self.rows:
            kind = (row.is_changed or not changed) and (row.is_decision or not decisions)
            shown = kind and row.matches(wanted)
            row.setVisible(shown)
            if shown:
                seen.add(row.line.chapter)
        for chapter, header in self._headers.items():
            header.setVisible(chapter in seen)
        self.nothing.setVisible(not seen)
        self.nothing.setText(
            self.tr("Nothing has been changed yet.") if changed and not wanted else self.tr("No such value.")
        )

    def row(self, path: str) -> LineRow:
        """Return the line that holds a value. Raises StopIteration for an unknown path."""
        return next(row for row in self.rows if path in row.fields)

    def _on_changed(self, path: str, value: object) -> None:
        self.changed.emit(self.sender(), path, value)

    def _on_reset(self, paths: object) -> None:
        self.reset.emit(self.sender(), paths)
