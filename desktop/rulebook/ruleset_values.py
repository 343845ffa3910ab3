"""All lines of one ruleset, by chapter: those near the view are made, and filled again while they stay."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.operations.rulesets import RulesetSheet
from desktop.rulebook.line_row import LineRow
from desktop.rulebook.slots import LineSlot
from desktop.widgets.row_column import RowColumn
from desktop.widgets.scroll import area_of
from desktop.widgets.text import SectionHeader
from rules.battle.ruleset_table import Chapter
from rules.text import fold

_SEEN = {QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize}
_KEPT = 3
"""How many heights of the view a line may be away before it is taken away again."""


class RulesetValues(RowColumn):
    """The lines; ``changed`` with the line, a path and a value, ``reset`` with the line and paths."""

    changed = Signal(object, str, object)
    reset = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slots: list[LineSlot] = []
        self._headers: dict[Chapter, SectionHeader] = {}
        self._top: tuple[LineSlot, int] | None = None
        self.found = 0
        """How many lines are in view."""

    def show_sheet(self, sheet: RulesetSheet, language: str) -> None:
        """Show a ruleset; lines are kept while they ask for the same values in the same words."""
        if not self._is_made_for((language, sheet.lines, sheet.ruleset.track.states)):
            self._make(sheet, language)
        changed = sheet.changed
        for slot in self.slots:
            slot.show_sheet(sheet, changed)

    def _make(self, sheet: RulesetSheet, language: str) -> None:
        self._drop((*self.slots, *self._headers.values()))
        self.slots, self._headers, self._top = [], {}, None
        for line in sheet.lines:
            if line.chapter not in self._headers:
                header = SectionHeader(line.title.of(language), self)
                self._headers[line.chapter] = header
                self._put(header)
            slot = LineSlot(line, sheet, language, self)
            slot.changed.connect(self._on_changed)
            slot.reset.connect(self._on_reset)
            self._put(slot)
            self.slots.append(slot)

    def filter(self, text: str, *, changed: bool, decisions: bool) -> None:
        """Show the lines that say a text, perhaps only changed ones, or decisions of ours."""
        wanted = fold(text)
        self.found, seen = 0, set[Chapter]()
        for slot in self.slots:
            kind = (slot.is_changed or not changed) and (slot.is_decision or not decisions)
            shown = kind and slot.matches(wanted)
            slot.setVisible(shown)
            if shown:
                seen.add(slot.line.chapter)
                self.found += 1
        for chapter, header in self._headers.items():
            header.setVisible(chapter in seen)
        self.nothing.setVisible(not seen)
        self.nothing.setText(
            self.tr("Nothing has been changed yet.") if changed and not wanted else self.tr("No such value.")
        )

    def row(self, path: str) -> LineRow:
        """Return the line that holds a value, made if need be. Raises StopIteration for an unknown path."""
        return next(slot for slot in self.slots if path in slot.paths).make()

    def event(self, event: QEvent) -> bool:
        """Make the lines that come near the view, however they came there."""
        done, kind = super().event(event), event.type()
        area = area_of(self) if kind in _SEEN else None
        if area is not None and self.isVisible():
            high = area.viewport().height()
            if kind == QEvent.Type.Resize:
                self._hold(area)
            else:
                self._top = self._first_seen()
            self._make_near(high)
            if kind == QEvent.Type.Move:
                self._clear_far(high)
        return done

    def _first_seen(self) -> tuple[LineSlot, int] | None:
        """Give the uppermost line in view, and how far down in it."""
        found = (s for s in self.slots if not s.isHidden() and s.geometry().bottom() >= -self.y())
        first = next(found, None)
        return (first, first.y() + self.y()) if first is not None else None

    def _hold(self, area: QScrollArea) -> None:
        """Keep the uppermost line where it was: those above it may be higher than was thought."""
        if self._top is not None and not self._top[0].isHidden():
            slot, down = self._top
            bar = area.verticalScrollBar()
            wanted = bar.value() + slot.y() + self.y() - down
            bar.setMaximum(max(bar.maximum(), wanted))  # Qt will set it, but only after this
            bar.setValue(wanted)

    def _make_near(self, high: int) -> None:
        """Make what is within half a height of the view."""
        column = self.layout()
        if column is None or column.minimumHeightForWidth(self.width()) > self.height():
            return  # the page is too low for its lines as yet, which are not where they will be
        for slot in self.slots:
            if slot.row is None and not slot.isHidden() and self._off(slot, high) < high // 2:
                slot.make()

    def _clear_far(self, high: int) -> None:
        """Take away what has been scrolled far away."""
        for slot in self.slots:
            if slot.row is not None and self._off(slot, high) > _KEPT * high:
                slot.clear()

    def _off(self, slot: LineSlot, high: int) -> int:
        """Measure how far a line is from the view, in px; below nought where it is in it."""
        return max(slot.y() + self.y() - high, -self.y() - slot.geometry().bottom())

    def _on_changed(self, path: str, value: object) -> None:
        self.changed.emit(self.sender(), path, value)

    def _on_reset(self, paths: object) -> None:
        self.reset.emit(self.sender(), paths)
