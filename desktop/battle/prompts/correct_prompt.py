"""Correct a value directly, whatever the rules say, with a reason."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QSpinBox, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.correct_fields import MOMENT, CorrectableField, fields_of
from desktop.widgets.boxes import Combo
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.battle.commands import Correct
from rules.battle.state import Fighter, Side

Editor = QSpinBox | QCheckBox | QComboBox


class CorrectPrompt(Prompt):
    """Shows the values of a subject; what is changed becomes one correction."""

    sequence_wanted = Signal(str)
    """Emitted with a side whose cards lie somewhere else."""

    def __init__(self, parent: QWidget, context: BattleContext, subject: str) -> None:
        super().__init__(parent, "")
        self._context, self._subject = context, subject
        self.about = subject.partition(":")[2] if subject.startswith("fighter:") else ""
        name = context.names.subject(subject)
        self.title.setText(self.tr("Correct {name}").format(name=name))
        self.editors: list[tuple[CorrectableField, Editor]] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        found = fields_of(context, subject)
        gems = [field for field in found if field.name == "gems"]
        first = [field for field in found if field not in gems]
        for column, fields in enumerate((first, gems) if gems else (found,)):
            grid.setColumnStretch(2 * column + 1, 1)
            for row, field in enumerate(fields):
                self._add(grid, row, 2 * column, field)
        self.width_at_100 = 720 if gems else 560
        self.body.addLayout(grid)
        self.sequences: dict[str, KeyButton] = {}
        for side in self._sides():
            button = KeyButton(self.panel, act=self._on_sequence)
            button.show_verb(context.pieces.heap().reserve, "", context.side_name(side), icon="stack-2")
            button.setObjectName(side)
            self.sequences[side] = button
            self.body.addWidget(button)
        self.reason = QLineEdit(self.panel)
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(self.tr("Reason (optional)"))
        self.reason.setAccessibleName(self.tr("Reason"))
        self.body.addWidget(self.reason)
        self.say_verb(self.tr("Correct"))
        self.opens_on = self.editors[0][1]

    def _sides(self) -> tuple[str, ...]:
        """Give the sides whose sequence is corrected from here too."""
        kind, _, key = self._subject.partition(":")
        if not self._context.pieces.sequences:
            return ()
        return {"side": (key,), "game": tuple(self._context.game.sides)}.get(kind, ())

    def _on_sequence(self) -> None:
        side = self.sender().objectName()
        self.close_panel()
        self.sequence_wanted.emit(side)

    def _add(self, grid: QGridLayout, row: int, column: int, field: CorrectableField) -> None:
        editor = self._editor(field)
        words = field.words or self._context.names.field(field.name)
        words = words[:1].upper() + words[1:]
        editor.setAccessibleName(words)
        grid.addWidget(label(words, self.panel), row, column)
        grid.addWidget(editor, row, column + 1)
        self.editors.append((field, editor))

    def _editor(self, field: CorrectableField) -> Editor:
        if field.choices:
            box = Combo(self.panel)
            for words, value in field.choices:
                box.addItem(words, value)
            box.setCurrentIndex([value for _, value in field.choices].index(field.value))
            return box
        if isinstance(field.value, bool):
            check = QCheckBox(self.panel)
            check.setChecked(field.value)
            return check
        spin = Spin(self.panel)
        value = int(str(field.value))
        spin.setRange(min(field.least, value), max(field.most, value))  # what is there stays as it is
        spin.setSpecialValueText(field.unset)
        spin.setValue(value)
        return spin

    def editor(self, name: str) -> Editor:
        """Give the editor of a field ("gems:fire" for a part). Raises StopIteration for an unknown one."""
        return next(editor for field, editor in self.editors if field.key == name)

    def changes(self) -> Mapping[str, object]:
        """Give what was changed, as fields of the state."""
        changes: dict[str, object] = {}
        for field, editor in self.editors:
            value: object
            if isinstance(editor, QComboBox):
                value = field.choices[editor.currentIndex()][1]
            elif isinstance(editor, QCheckBox):
                value = editor.isChecked()
            else:
                value = editor.value()
            if value != field.value:
                changes |= self._change(field, value, changes)
        return changes

    def _change(
        self, field: CorrectableField, value: object, so_far: Mapping[str, object]
    ) -> Mapping[str, object]:
        """Return the change of one field: a moment is two of the battle's, a part one of a mapping's."""
        if field.name == MOMENT and isinstance(value, tuple):
            return {"phase": value[0], "step": value[1]}
        if field.part:
            held = so_far.get(field.name, getattr(self._held(), field.name))
            counts = {**dict(held), field.part: value}  # type: ignore[call-overload]
            return {field.name: {key: n for key, n in counts.items() if n}}
        return {field.name: None if field.unset and value == -1 else value}

    def _held(self) -> Fighter | Side:
        """Give the figure or the side that is corrected."""
        kind, _, key = self._subject.partition(":")
        game = self._context.game
        return game.fighters[key] if kind == "fighter" else game.sides[key]

    def answer(self) -> None:
        """Make the correction."""
        changes = self.changes()
        if not changes:
            self.close_panel()
            return
        reason = self.reason.text().strip()
        self.close_panel()
        self._context.do(Correct(self._subject, changes, reason))
