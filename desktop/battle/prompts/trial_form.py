"""What is to be tested: a characteristic, against a difficulty or against somebody."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.base import Prompt
from desktop.battle.prompts.change_fields import characteristics
from desktop.paper.words import label as characteristic_label
from desktop.phrases import fill
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.battle.state import Contender
from rules.battle.trial import OpenTrial
from rules.text import Message, Reason
from rules.values import Aspect, Characteristic


class TrialForm(Prompt):
    """Emits ``rival_wanted`` when a figure is to be pointed at; opens the test itself otherwise."""

    rival_wanted = Signal(object)
    """Emitted with the OpenTrial whose second is still without a figure."""

    opened = Signal()
    width_at_100 = 760

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self.title.setText(fill(self.tr("Test of {name}"), name=context.fighter_name(fighter)))
        self.characteristic = self._characteristics(self.tr("Characteristic"))
        self.characteristic.setCurrentIndex(self.characteristic.findData(Characteristic.INI))
        self.characteristic.currentIndexChanged.connect(self._show)
        self.aspect = QComboBox(self.panel)
        self.aspect.setAccessibleName(self.tr("Aspect"))
        for aspect, words in (
            (Aspect.CREATION, self.tr("Creation")),
            (Aspect.ALTERATION, self.tr("Alteration")),
            (Aspect.DESTRUCTION, self.tr("Destruction")),
        ):
            self.aspect.addItem(words, aspect)
        self.against = QComboBox(self.panel)
        self.against.setAccessibleName(self.tr("Against"))
        for key, words in (
            ("difficulty", self.tr("against a difficulty")),
            ("figure", self.tr("against a figure")),
            ("other", self.tr("against somebody else’s value")),
        ):
            self.against.addItem(words, key)
        self.against.setMinimumContentsLength(26)
        self.against.currentIndexChanged.connect(self._show)
        self.rival = self._characteristics(self.tr("Characteristic of the other one"))
        self.rival.setCurrentIndex(self.characteristic.currentIndex())
        self.difficulty = self._spin(0, 60, self.tr("Difficulty or value"))
        self.difficulty.setValue(6)
        self.number = self._spin(1, 6, self.tr("Dice"))
        self.bonus = self._spin(-20, 20, self.tr("Bonus or penalty"))
        self.why = self._line(self.tr("Why: cover, order …"), self.tr("Reason of the bonus"))
        self.what = self._line(self.tr("What for: a jump, a rally …"), self.tr("What the test is for"))
        dice, bonus = label(self.tr("Dice"), self.panel), label(self.tr("Bonus or penalty"), self.panel)
        for wide, line in (
            (self.characteristic, (self.characteristic, self.aspect)),
            (self.against, (self.against, self.rival, self.difficulty)),
            (self.why, (dice, self.number, bonus, self.bonus, self.why)),
            (self.what, (self.what,)),
        ):
            row = QHBoxLayout()
            row.setSpacing(8)
            for field in line:
                row.addWidget(field, 1 if field is wide else 0)
            self.body.addLayout(row)
        self.say_verb(self.tr("Test"))
        self._show()

    def _characteristics(self, name: str) -> QComboBox:
        box = QComboBox(self.panel)
        box.setAccessibleName(name)
        for each in characteristics(self._context, self._fighter):
            box.addItem(characteristic_label(each, self._context.language), each)
        return box

    def _spin(self, least: int, most: int, name: str) -> QSpinBox:
        spin = Spin(self.panel)
        spin.setRange(least, most)
        spin.setAccessibleName(name)
        return spin

    def _line(self, hint: str, name: str) -> QLineEdit:
        line = QLineEdit(self.panel)
        line.setPlaceholderText(hint)
        line.setAccessibleName(name)
        line.setMaxLength(80)
        return line

    def open(self) -> None:
        """Show the question, the characteristic first."""
        super().open()
        self.characteristic.setFocus()

    def _show(self) -> None:
        against = self.against.currentData()
        faith = Characteristic.FOI in (self.characteristic.currentData(), self.rival.currentData())
        self.aspect.setVisible(faith)
        self.rival.setVisible(against != "difficulty")
        self.difficulty.setVisible(against != "figure")
        self.resettle()

    @property
    def command(self) -> OpenTrial:
        """The test as it stands."""
        chosen, against = str(self.characteristic.currentData()), self.against.currentData()
        lines: tuple[Reason, ...] = ()
        if self.bonus.value():
            source = self.why.text().strip() or self.tr("bonus or penalty")
            lines = (Reason(Message("roll.entered", {"source": source}), self.bonus.value()),)
        first = Contender(
            fighter=self._fighter,
            characteristic=chosen,
            aspect=self._aspect(chosen),
            lines=lines,
            number=self.number.value(),
        )
        other = str(self.rival.currentData())
        what, value = self.what.text().strip(), float(self.difficulty.value())
        if against == "difficulty":
            return OpenTrial(first, difficulty=value, what=what)
        second = Contender(characteristic=other, aspect=self._aspect(other))
        if against == "other":
            second = Contender(name=self.tr("the other one"), characteristic=other, value=value)
        return OpenTrial(first, second, what=what)

    def _aspect(self, characteristic: str) -> str:
        return str(self.aspect.currentData()) if characteristic == Characteristic.FOI else ""

    def answer(self) -> None:
        """Open the test, or ask for the figure it is against."""
        if self.against.currentData() == "figure":
            command = self.command
            self.close_panel()
            self.rival_wanted.emit(command)
        elif self.carry(self._context, self.command):
            self.close_panel()
            self.opened.emit()
