"""Where a line of the ruleset's page stands: the line itself is made once it comes near the view.

A ruleset has some hundred and fifty lines, each of a dozen widgets: made all at once they would hold the
window up for a second, and for many seconds whenever the text size or the colours change.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look import theme
from desktop.operations.rulesets import RulesetSheet
from desktop.rulebook.line_row import LineRow
from desktop.widgets.keys import lead
from rules.battle.ruleset_table import CellKind, RulesetLine, RulesetMark
from rules.text import fold

_FAR = 1_000_000
"""Further down than any page is high, in px."""


class LineSlot(QWidget):
    """The room of one line, about as high as the line will be."""

    changed = Signal(str, object)
    """Emitted with a path and its new value."""

    reset = Signal(object)
    """Emitted with the paths to be set as shipped."""

    def __init__(
        self, line: RulesetLine, sheet: RulesetSheet, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.line = line
        self.paths = frozenset(cell.path for cell in line.cells)
        self.row: LineRow | None = None
        self._sheet = sheet
        self._changed: frozenset[str] = frozenset()
        self._led: list[QWidget] = []
        self._language = language
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setAccessibleName(line.words.of(language))
        self._keep_room()
        self.move(0, _FAR)  # until it is laid out

    def show_sheet(self, sheet: RulesetSheet, changed: frozenset[str]) -> None:
        """Show the values of a ruleset, at once where the line is made."""
        self._sheet, self._changed = sheet, changed & self.paths
        if self.row is None:
            self._await_keyboard()
        else:
            self._fill(self.row)

    @property
    def is_changed(self) -> bool:
        """Whether a value differs from the shipped one."""
        return bool(self._changed)

    def make(self) -> LineRow:
        """Make the line unless it is there."""
        if self.row is None:
            self.row = row = LineRow(self.line, self._language, self)
            row.changed.connect(self.changed)
            row.reset.connect(self.reset)
            self.setMinimumHeight(0)
            self._column.addWidget(row)
            self._fill(row)
            row.show()  # not at the next turn of the loop, when other lines would have moved up meanwhile
        return self.row

    def _fill(self, row: LineRow) -> None:
        """Show the values, and let Tab come by the fields in the order of the page."""
        row.show_sheet(self._sheet, self._changed)
        fields = _fields(row)
        if fields != self._led:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else Qt puts nothing after it
            lead((self, *fields))
            self._led = fields
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def clear(self) -> None:
        """Take the line away and keep its room, unless it has the keyboard."""
        row, held = self.row, self.window().focusWidget()
        if row is None or (held is not None and row.isAncestorOf(held)):
            return
        self.setMinimumHeight(self.height())
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.row, self._led = None, []
        self._await_keyboard()

    def _await_keyboard(self) -> None:
        """Be on the way of Tab in place of the fields that are not there yet."""
        drawn = any(cell.kind is CellKind.GRID for cell in self.line.cells)
        fields = drawn or (self._sheet.own and not self.line.told)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if fields else Qt.FocusPolicy.NoFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the line and pass the keyboard on to its first field, or to its last on the way back."""
        fields = [field for field in _fields(self.make()) if field.isVisible()]
        if fields:
            back = event.reason() is Qt.FocusReason.BacktabFocusReason
            fields[-1 if back else 0].setFocus(event.reason())

    def _keep_room(self) -> None:
        """Keep the room of two lines, of the note and of the boxes to tick."""
        metrics, across = self.fontMetrics(), theme.current().px(500)
        lines = 2 + metrics.horizontalAdvance(self.line.note.of(self._language)) // across
        lines += sum(len(cell.choices) // 3 for cell in self.line.cells if cell.kind is CellKind.SET)
        self.setMinimumHeight(metrics.height() * lines + theme.current().px(24))

    @property
    def is_decision(self) -> bool:
        """Whether the texts are silent here, and we decided."""
        return self.line.mark is RulesetMark.DECISION

    def matches(self, wanted: str) -> bool:
        """Tell whether the line says something, folded."""
        said = (
            self.line.words, self.line.note, *(words for cell in self.line.cells for _, words in cell.choices)
        )  # fmt: skip
        return wanted in fold(" ".join((self.line.section, *(words.of(self._language) for words in said))))


def _fields(row: LineRow) -> list[QWidget]:
    """Give what Tab comes by in a line, in its order."""
    tab = Qt.FocusPolicy.TabFocus
    return [
        field
        for field in row.findChildren(QWidget)
        if field.focusPolicy() & tab == tab and field.focusProxy() is None and field.window() is row.window()
    ]
