"""How one side of a test throws: its aspect, its dice, its bonus and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from desktop.widgets.boxes import Combo
from desktop.widgets.in_line import in_row
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from desktop.wording.aspects import ASPECTS, aspect_name
from rules.battle.state import Contender
from rules.text import Message, Reason
from rules.values import Characteristic

translate = QCoreApplication.translate


UNNAMED = Message("roll.unnamed")
"""A bonus or penalty that has no reason of its own: its words are made when it is shown."""


def spin_of(parent: QWidget, least: int, most: int, name: str) -> QSpinBox:
    """Make a field for a number."""
    spin = Spin(parent)
    spin.setRange(least, most)
    spin.setAccessibleName(name)
    return spin


def with_verb(field: QWidget, verb: QAbstractButton, then: Callable[[], None]) -> QHBoxLayout:
    """Lay out a field beside the verb that sets what is entered in it."""
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    verb.clicked.connect(then)
    return in_row(None, field, (verb, 1))


def line_of(parent: QWidget, hint: str, name: str) -> QLineEdit:
    """Make a field for a few words."""
    line = QLineEdit(parent)
    line.setPlaceholderText(hint)
    line.setAccessibleName(name)
    line.setMaxLength(80)
    return line


class ThrowFields:
    """The fields of one side, laid out by whoever asks; ``whose`` says of whom, "" for the first one."""

    def __init__(self, parent: QWidget, whose: str = "") -> None:
        def named(words: str) -> str:
            return f"{words} ({whose})" if whose else words

        dice, bonus = named(translate("TrialForm", "Dice")), named(translate("TrialForm", "Bonus or penalty"))
        self.aspect = Combo(parent)
        self.aspect.setAccessibleName(named(translate("TrialForm", "Aspect")))
        for aspect in ASPECTS:
            self.aspect.addItem(aspect_name(aspect), aspect)
        self.captions = (label(dice, parent), label(translate("TrialForm", "Bonus or penalty"), parent))
        self.reason = label(translate("TrialForm", "Reason"), parent)
        self.number = spin_of(parent, 1, 6, dice)
        self.bonus = spin_of(parent, -20, 20, bonus)
        why = named(translate("TrialForm", "Reason of the bonus"))
        self.why = line_of(parent, translate("TrialForm", "cover, order…"), why)

    @property
    def fields(self) -> tuple[QComboBox, QSpinBox, QSpinBox, QLineEdit]:
        """Aspect, dice, bonus and why."""
        return self.aspect, self.number, self.bonus, self.why

    @property
    def all(self) -> tuple[QWidget, ...]:
        """Everything that is laid out."""
        return (*self.captions, self.reason, *self.fields)

    def show_lines(self, lines: Sequence[Reason], say: Callable[[Message], str]) -> None:
        """Propose what an action adds, with why."""
        self.bonus.setValue(round(sum(line.amount for line in lines)))
        self.why.setText(", ".join(say(line.message) for line in lines))

    def of(self, tested: Contender) -> Contender:
        """Return a side of a test with what was entered."""
        lines: tuple[Reason, ...] = ()
        if self.bonus.value():
            source = self.why.text().strip()
            named = Message("roll.entered", {"source": source}) if source else UNNAMED
            lines = (Reason(named, self.bonus.value()),)
        faith = tested.characteristic == Characteristic.FOI
        aspect = str(self.aspect.currentData()) if faith else ""
        return replace(tested, aspect=aspect, number=self.number.value(), lines=lines)
