"""Correct a value directly, whatever the rules say, with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QSpinBox, QWidget

from desktop.battle.board.column import place_words
from desktop.battle.context import BattleContext
from desktop.battle.naming import PHASES, field_name, phase_name
from desktop.battle.prompts.base import Prompt
from desktop.widgets.text import label
from rules.battle.commands import Correct
from rules.battle.fighters import capacity
from rules.battle.state import Place

Editor = QSpinBox | QCheckBox | QComboBox


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the state that can be corrected: its present value and what it may be."""

    name: str
    value: object
    most: int = 99
    choices: tuple[tuple[str, object], ...] = ()


def fields_of(context: BattleContext, subject: str) -> list[Field]:
    """Give what can be corrected of the battle, a side, or a figure."""
    game = context.game
    kind, _, key = subject.partition(":")
    if kind == "fighter":
        fighter = game.fighters[key]
        places = tuple((place_words(place), place) for place in Place)
        return [
            Field("notches", fighter.notches, capacity(game, fighter, context.play.table.ruleset)),
            Field("stunned", fighter.stunned),
            Field("activated", fighter.activated),
            Field("faith", fighter.faith),
            Field("place", fighter.place, choices=places),
        ]
    if kind == "side":
        side = game.sides[key]
        return [
            Field("refusals", side.refusals),
            Field("refused", side.refused),
            Field("reserved", side.reserved, 9),
        ]
    nobody = QCoreApplication.translate("Battle", "nobody")
    sides = tuple((context.side_name(key), key) for key in game.sides)
    phases = tuple((phase_name(phase), phase) for phase in PHASES)
    return [
        Field("turn", game.turn, 99),
        Field("phase", game.phase, choices=phases),
        Field("hand", game.hand, choices=((nobody, ""), *sides)),
        Field("winner", game.winner, choices=((nobody, ""), *sides)),
    ]


class CorrectPrompt(Prompt):
    """Shows the values of a subject; what is changed becomes one correction."""

    def __init__(self, parent: QWidget, context: BattleContext, subject: str) -> None:
        super().__init__(parent, "")
        self._context, self._subject = context, subject
        name = context.names.subject(subject)
        self.title.setText(self.tr("Correct {name}").format(name=name))
        self._editors: list[tuple[Field, Editor]] = []
        grid = QGridLayout()
        grid.setSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, field in enumerate(fields_of(context, subject)):
            editor = self._editor(field)
            words = field_name(field.name)
            words = words[:1].upper() + words[1:]
            editor.setAccessibleName(words)
            grid.addWidget(label(words, self.panel), row, 0)
            grid.addWidget(editor, row, 1)
            self._editors.append((field, editor))
        self.body.addLayout(grid)
        self.reason = QLineEdit(self.panel)
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(self.tr("Why (may stay empty)"))
        self.reason.setAccessibleName(self.tr("Why"))
        self.body.addWidget(self.reason)
        self.say_verb(self.tr("Correct"))

    def open(self) -> None:
        """Show the question, the first value ready."""
        super().open()
        self._editors[0][1].setFocus()

    def _editor(self, field: Field) -> Editor:
        if field.choices:
            box = QComboBox(self.panel)
            for words, value in field.choices:
                box.addItem(words, value)
            box.setCurrentIndex([value for _, value in field.choices].index(field.value))
            return box
        if isinstance(field.value, bool):
            check = QCheckBox(self.panel)
            check.setChecked(field.value)
            return check
        spin = QSpinBox(self.panel)
        spin.setRange(0, field.most)
        spin.setValue(int(str(field.value)))
        return spin

    def editor(self, name: str) -> Editor:
        """Give the editor of a field. Raises StopIteration for an unknown one."""
        return next(editor for field, editor in self._editors if field.name == name)

    def _changes(self) -> Mapping[str, object]:
        changes: dict[str, object] = {}
        for field, editor in self._editors:
            value: object
            if isinstance(editor, QComboBox):
                value = field.choices[editor.currentIndex()][1]
            elif isinstance(editor, QCheckBox):
                value = editor.isChecked()
            else:
                value = editor.value()
            if value != field.value:
                changes[field.name] = value
        return changes

    def answer(self) -> None:
        """Make the correction."""
        changes = self._changes()
        if not changes:
            self.close_panel()
            return
        reason = self.reason.text().strip()
        self.close_panel()
        self._context.do(Correct(self._subject, changes, reason))
