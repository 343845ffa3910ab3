"""Correct a value directly, whatever the rules say, with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QSpinBox, QWidget

from desktop.battle.board.column import place_words
from desktop.battle.context import BattleContext
from desktop.battle.elements import ELEMENTS, element_name
from desktop.battle.keybutton import KeyButton
from desktop.battle.naming import field_name, phase_name
from desktop.battle.prompts.base import Prompt
from desktop.battle.prompts.reserve import limit_words
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.battle.commands import Correct
from rules.battle.corrections import moments
from rules.battle.fighters import capacity
from rules.battle.state import Fighter, Game, Place

Editor = QSpinBox | QCheckBox | QComboBox
_MOMENT = "moment"


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the state that can be corrected: its present value and what it may be.

    ``part`` is the key of one count of a mapping (the gems of an element), ``words`` what it is called
    where that is not the field's own name, ``unset`` how a number that was never entered reads.
    """

    name: str
    value: object
    most: int = 99
    choices: tuple[tuple[str, object], ...] = ()
    part: str = ""
    words: str = ""
    unset: str = ""

    @property
    def key(self) -> str:
        """What the field is asked for by: its name, with its part."""
        return f"{self.name}:{self.part}" if self.part else self.name


def fields_of(context: BattleContext, subject: str) -> list[Field]:
    """Give what can be corrected of the battle, a side, or a figure."""
    game = context.game
    kind, _, key = subject.partition(":")
    if kind == "fighter":
        return _of_fighter(context, game.fighters[key])
    if kind == "side":
        side = game.sides[key]
        return [
            Field("refusals", side.refusals),
            Field("refused", side.refused),
            Field("reserved", side.reserved, 9),
        ]
    return _of_battle(context, game)


def _of_fighter(context: BattleContext, fighter: Fighter) -> list[Field]:
    places = tuple((place_words(place), place) for place in Place)
    levels = (
        (QCoreApplication.translate("Battle", "on the ground"), 0),
        (QCoreApplication.translate("Battle", "in the air"), 1),
    )
    limit = -1 if fighter.gem_limit is None else fighter.gem_limit
    gems = (*ELEMENTS, *(element for element in fighter.gems if element not in ELEMENTS))
    return [
        Field("notches", fighter.notches, capacity(context.game, fighter, context.play.table.ruleset)),
        Field("stunned", fighter.stunned),
        Field("activated", fighter.activated),
        Field("place", fighter.place, choices=places),
        Field("level", fighter.level, choices=levels),
        Field("faith", fighter.faith),
        Field("gem_limit", limit, unset=limit_words(context.play.table.ruleset.mana.limit)),
        *(Field("counters", n, part=name, words=name) for name, n in fighter.counters.items()),
        *(Field("used", n, part=name, words=_used_words(name)) for name, n in fighter.used.items()),
        *(
            Field("gems", fighter.gems.get(gem, 0), part=gem, words=_gem_words(gem))
            for gem in gems
        ),
    ]  # fmt: skip


def _gem_words(element: str) -> str:
    return QCoreApplication.translate("Battle", "Gems: {element}").format(element=element_name(element))


def _used_words(name: str) -> str:
    return QCoreApplication.translate("Battle", "Used up: {name}").format(name=name)


def _of_battle(context: BattleContext, game: Game) -> list[Field]:
    nobody = QCoreApplication.translate("Battle", "nobody")
    sides = tuple((context.side_name(key), key) for key in game.sides)
    steps = moments(context.play.table.ruleset)
    choices = tuple((_moment_words(phase, step), (phase, step)) for phase in steps for step in steps[phase])
    now = (game.phase, game.step if game.step in steps[game.phase] else steps[game.phase][0])
    return [
        Field("turn", game.turn, 99),
        Field(_MOMENT, now, choices=choices, words=QCoreApplication.translate("Battle", "Moment")),
        Field("hand", game.hand, choices=((nobody, ""), *sides)),
        Field("winner", game.winner, choices=((nobody, ""), *sides)),
    ]


def _moment_words(phase: str, step: str) -> str:
    words = {
        "order": QCoreApplication.translate("Battle", "Strategic: ordering the sequences"),
        "roll": QCoreApplication.translate("Battle", "Strategic: the Tactique roll"),
        "first": QCoreApplication.translate("Battle", "Strategic: who speaks first"),
        "points": QCoreApplication.translate("Battle", "Strategic: command points"),
    }
    return words.get(step) or phase_name(phase)


class CorrectPrompt(Prompt):
    """Shows the values of a subject; what is changed becomes one correction."""

    sequence_wanted = Signal(str)
    """Emitted with a side whose cards lie somewhere else."""

    def __init__(self, parent: QWidget, context: BattleContext, subject: str) -> None:
        super().__init__(parent, "")
        self._context, self._subject = context, subject
        name = context.names.subject(subject)
        self.title.setText(self.tr("Correct {name}").format(name=name))
        self._editors: list[tuple[Field, Editor]] = []
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
            button = KeyButton(self.panel)
            button.show_verb(self.tr("Sequence and reserve"), "", context.side_name(side), icon="stack-2")
            button.setObjectName(side)
            button.clicked.connect(self._on_sequence)
            self.sequences[side] = button
            self.body.addWidget(button)
        self.reason = QLineEdit(self.panel)
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(self.tr("Why (may stay empty)"))
        self.reason.setAccessibleName(self.tr("Why"))
        self.body.addWidget(self.reason)
        self.say_verb(self.tr("Correct"))

    def _sides(self) -> tuple[str, ...]:
        """Give the sides whose sequence is corrected from here too."""
        kind, _, key = self._subject.partition(":")
        return {"side": (key,), "game": tuple(self._context.game.sides)}.get(kind, ())

    def _on_sequence(self) -> None:
        side = self.sender().objectName()
        self.close_panel()
        self.sequence_wanted.emit(side)

    def open(self) -> None:
        """Show the question, the first value ready."""
        super().open()
        self._editors[0][1].setFocus()

    def _add(self, grid: QGridLayout, row: int, column: int, field: Field) -> None:
        editor = self._editor(field)
        words = field.words or field_name(field.name)
        words = words[:1].upper() + words[1:]
        editor.setAccessibleName(words)
        grid.addWidget(label(words, self.panel), row, column)
        grid.addWidget(editor, row, column + 1)
        self._editors.append((field, editor))

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
        spin = Spin(self.panel)
        spin.setRange(-1 if field.unset else 0, field.most)
        spin.setSpecialValueText(field.unset)
        spin.setValue(int(str(field.value)))
        return spin

    def editor(self, name: str) -> Editor:
        """Give the editor of a field ("gems:fire" for a part). Raises StopIteration for an unknown one."""
        return next(editor for field, editor in self._editors if field.key == name)

    def changes(self) -> Mapping[str, object]:
        """Give what was changed, as fields of the state."""
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
                changes |= self._change(field, value, changes)
        return changes

    def _change(self, field: Field, value: object, so_far: Mapping[str, object]) -> Mapping[str, object]:
        """Return the change of one field: a moment is two of the battle's, a part one of a mapping's."""
        if field.name == _MOMENT and isinstance(value, tuple):
            return {"phase": value[0], "step": value[1]}
        if field.part:
            fighter = self._context.game.fighters[self._subject.partition(":")[2]]
            held = so_far.get(field.name, getattr(fighter, field.name))
            counts = {**dict(held), field.part: value}  # type: ignore[call-overload]
            return {field.name: {key: n for key, n in counts.items() if n}}
        return {field.name: None if field.unset and value == -1 else value}

    def answer(self) -> None:
        """Make the correction."""
        changes = self.changes()
        if not changes:
            self.close_panel()
            return
        reason = self.reason.text().strip()
        self.close_panel()
        self._context.do(Correct(self._subject, changes, reason))
