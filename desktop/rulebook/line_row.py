"""A line of the ruleset's page: what it is about, its note, its fields, and what was shipped."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.look import theme
from desktop.look.icons import icon
from desktop.operations.rulesets import RulesetSheet
from desktop.rulebook.cells import FIELDS, CellField
from desktop.rulebook.own_effects import OwnEffects
from desktop.rulebook.wound_table_field import WoundTableField
from desktop.widgets.in_line import in_row
from desktop.widgets.text import label, set_look
from desktop.wording.ruleset_values import value_words
from rules.battle.ruleset_table import CellKind, RulesetCell, RulesetLine, RulesetMark

_ROOM = 700
_NARROW = 360
_BROAD = (CellKind.GRID, CellKind.SET, CellKind.EFFECTS)


class LineRow(QWidget):
    """One line; a bar, words and a button tell that it was changed."""

    changed = Signal(str, object)
    """Emitted with a path and its new value."""

    reset = Signal(object)
    """Emitted with the paths to be set as shipped."""

    def __init__(self, line: RulesetLine, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self._language = language
        name = line.words.of(language)
        self.words = label(name, self, wrap=True)
        self.words.setFont(theme.current().font(bold=True))
        self.note = label(self._note(), self, role="soft", wrap=True)
        self.shipped = label("", self, role="small", wrap=True)
        self.trouble = label("", self, wrap=True)
        set_look(self.trouble, "", "bad")
        self.reset_button = QPushButton(self.tr("Default"), self)
        set_look(self.reset_button, "flat")
        self.reset_button.setAccessibleName(self.tr("{value}: reset to default").format(value=name))
        self.reset_button.clicked.connect(self._on_reset)
        self.plain = label("", self, wrap=True)
        self.fields: dict[str, CellField] = {}
        self._broad = any(cell.kind in _BROAD for cell in line.cells)
        self._holder = QWidget(self)
        self._changed: frozenset[str] = frozenset()
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(16, 8, 8, 8)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.words, 0, 0)
        grid.addWidget(self.note, 1, 0)
        grid.addWidget(self.plain, 2, 0, 1, 3)
        self._beside: bool | None = None
        self._arrange(beside=True)
        grid.addWidget(self.reset_button, 0, 2, 2, 1)
        grid.addWidget(self.shipped, 3, 0, 1, 3)
        grid.addWidget(self.trouble, 4, 0, 1, 3)
        self.restyle()

    def _make_fields(self, sheet: RulesetSheet) -> None:
        """Make the fields, which what is only read does without."""
        fields = in_row(self._holder, gap=16)
        for cell in self.line.cells:
            field = self._field(cell, sheet, self.line.words.of(self._language))
            field.changed.connect(self.changed)
            self.fields[cell.path] = field
            # captions of several lines of boxes stand on one height, else the fields do
            several = len(self.line.cells) > 1
            below = Qt.AlignmentFlag.AlignBottom if several else Qt.AlignmentFlag.AlignVCenter
            edge = Qt.AlignmentFlag.AlignTop if self._broad else below
            fields.addWidget(field, 0, edge)
        fields.addStretch(1)

    def _field(self, cell: RulesetCell, sheet: RulesetSheet, name: str) -> CellField:
        if cell.kind is CellKind.GRID:
            return WoundTableField(cell, self._language, name, sheet.ruleset, self)
        if cell.kind is CellKind.EFFECTS:
            return OwnEffects(cell, self._language, name, sheet.ruleset, self)
        return FIELDS[cell.kind](cell, self._language, name, self)

    def _note(self) -> str:
        """Say the note, its section, and whether it is a decision of ours."""
        parts = [self.line.note.of(self._language)]
        if self.line.mark is RulesetMark.DECISION:
            parts.append(self.tr("Tacticien’s own reading."))
        if self.line.section:
            # A section is one word: it never breaks at its hyphens.
            parts.append("({})".format(self.line.section.replace("-", "\N{NON-BREAKING HYPHEN}")))
        return " ".join(parts)

    def show_sheet(self, sheet: RulesetSheet, changed: frozenset[str]) -> None:
        """Show the values of a ruleset; a shipped one is only read."""
        self.trouble.hide()
        drawn = any(cell.kind is CellKind.GRID for cell in self.line.cells)
        chosen = (sheet.own and not self.line.told) or drawn
        if chosen and not self.fields:
            self._make_fields(sheet)
        for path, field in self.fields.items():
            if isinstance(field, WoundTableField):
                default = sheet.defaults[path]
                field.default = default if isinstance(default, tuple) else ()
                field.read_only = not sheet.own
            field.show_value(sheet.values[path])
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(sheet.own)  # what ships is never set back: its words take the room
        self.reset_button.setSizePolicy(policy)
        self._holder.setVisible(chosen)
        self.plain.setVisible(not chosen)
        self.plain.setText(" · ".join(self._said(cell, sheet.values) for cell in self.line.cells))
        self._changed = changed & {cell.path for cell in self.line.cells}
        self.reset_button.setVisible(bool(self._changed))
        self.shipped.setVisible(bool(self._changed))
        if self._changed:
            self.shipped.setText(self._shipped(sheet))
        self.update()

    def _shipped(self, sheet: RulesetSheet) -> str:
        said = [self._said(cell, sheet.defaults) for cell in self.line.cells if cell.path in self._changed]
        values = " · ".join(filter(None, said))
        return self.tr("Changed. Default: {value}").format(value=values) if values else self.tr("Changed.")

    def _said(self, cell: RulesetCell, values: Mapping[str, object]) -> str:
        words, caption = value_words(cell, values[cell.path], self._language), cell.caption.of(self._language)
        return self.tr("{caption}: {value}").format(caption=caption, value=words) if caption else words

    def complain(self, words: str) -> None:
        """Say in place why a value was not taken."""
        self.trouble.setText(words)
        self.trouble.setVisible(bool(words))

    def restyle(self) -> None:
        """Take the theme's colours again."""
        self.reset_button.setIcon(icon("arrow-back-up", "soft"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark a changed line with a bar at its left."""
        if self._changed:
            painter = QPainter(self)
            painter.fillRect(
                QRectF(0, 4, theme.current().px(4), self.height() - 8), theme.current().colour("accent")
            )
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the fields below the words where they have no room beside them."""
        super().resizeEvent(event)
        self._arrange(beside=event.size().width() >= theme.current().px(_ROOM))

    def _arrange(self, *, beside: bool) -> None:
        beside = beside and not self._broad
        if beside is not self._beside:
            self._beside = beside
            self._grid.removeWidget(self._holder)
            self._grid.addWidget(self._holder, *((0, 1, 2, 1) if beside else (2, 0, 1, 3)))

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as the fields below the words allow."""
        made = super().minimumSizeHint()
        margins = self._grid.contentsMargins()
        narrow = self._holder.minimumSizeHint().width() + margins.left() + margins.right()
        return QSize(min(made.width(), max(narrow, theme.current().px(_NARROW))), made.height())

    def _on_reset(self) -> None:
        self.reset.emit(self._changed)
