"""What is to be tested: a characteristic, against a difficulty or against somebody."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.characteristics import characteristics
from desktop.battle.prompts.help_button import HelpButton
from desktop.battle.prompts.throw_fields import ThrowFields, line_of
from desktop.paper.words import label as characteristic_label
from desktop.widgets.boxes import Combo
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.prompt import Prompt
from desktop.widgets.spin import OpenSpin
from desktop.widgets.text import label
from desktop.wording import fill
from rules.battle.state import Contender
from rules.battle.trial import OpenTrial, absent, value_of
from rules.values import Characteristic

_ANSWERS = {Characteristic.ATT: Characteristic.DEF, Characteristic.DEF: Characteristic.ATT}
"""What is mostly tested against a characteristic, where it is not the same one."""


@dataclass(frozen=True, slots=True)
class AgainstFigure:
    """A test whose second is still without a figure."""

    command: OpenTrial


class TrialForm(Prompt):
    """Opens the test itself, or replies that a figure is to be pointed at first."""

    in_stage = True
    tells_why = True

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self.title.setText(fill(self.tr("Test of {name}"), name=context.fighter_name(fighter)))
        self.characteristic = self._characteristics(self.tr("Characteristic"))
        self.characteristic.setCurrentIndex(self.characteristic.findData(Characteristic.INI))
        self.characteristic.currentIndexChanged.connect(self._show)
        self.value = OpenSpin(-20, 40, self.panel)
        self.value.setAccessibleName(self.tr("Value to test with"))
        self.mine = ThrowFields(self.panel)
        self.aspect, self.number, self.bonus, self.why = self.mine.fields
        self.against = Combo(self.panel)
        self.against.setAccessibleName(self.tr("Against"))
        for key, words in (
            ("difficulty", self.tr("a difficulty")),
            ("figure", self.tr("a figure")),
            ("other", self.tr("somebody else’s value")),
        ):
            self.against.addItem(words, key)
        self.against.setMinimumContentsLength(20)
        self.against.currentIndexChanged.connect(self._show)
        self.rival = self._characteristics(self.tr("Characteristic of the other one"))
        self.rival.setCurrentIndex(self.characteristic.currentIndex())
        self.rival.activated.connect(self._on_rival)
        self.rival.currentIndexChanged.connect(self._show)
        self.characteristic.currentIndexChanged.connect(self._propose_rival)
        self._rival_chosen = False
        self.theirs = ThrowFields(self.panel, self.tr("of the other one"))
        self.difficulty = OpenSpin(0, 60, self.panel)
        self.difficulty.setAccessibleName(self.tr("Difficulty or value"))
        self.what = line_of(self.panel, self.tr("a jump, a rally…"), self.tr("What the test is for"))
        self._value_name, self._number_name = label(self.tr("Value"), self.panel), label("", self.panel)
        mine, theirs = self.mine, self.theirs
        self.lines: list[FlowBox] = []
        for line in (
            (
                label(self.tr("Characteristic"), self.panel),
                self.characteristic,
                self.aspect,
                self._value_name,
                self.value,
            ),
            (*mine.captions[:1], self.number),
            (*mine.captions[1:], self.bonus),
            (mine.reason, self.why),
            (label(self.tr("Against"), self.panel), self.against, self.rival, theirs.aspect),
            (self._number_name, self.difficulty),
            (*theirs.captions[:1], theirs.number),
            (*theirs.captions[1:], theirs.bonus),
            (theirs.reason, theirs.why),
            (label(self.tr("What for"), self.panel), self.what),
        ):
            row = FlowBox(self.panel, gap=6, stretch_last=line[-1] in (mine.why, theirs.why, self.what))
            for field in line:
                row.flow.addWidget(field)
            self.body.addWidget(row)
            self.lines.append(row)
        self.help = HelpButton(self.panel, context)
        self.help.helped.connect(self._show)
        self.body.insertWidget(1, self.help)
        self.say_verb(self.tr("Test"))
        self._show()
        self.opens_on = self.characteristic

    def _characteristics(self, name: str) -> QComboBox:
        box = Combo(self.panel)
        box.setAccessibleName(name)
        for each in characteristics(self._context, self._fighter):
            box.addItem(characteristic_label(each, self._context.language), each)
        return box

    def _on_rival(self) -> None:
        self._rival_chosen = True

    def _propose_rival(self) -> None:
        """Propose what the other one answers with, until somebody has chosen it."""
        if not self._rival_chosen:
            chosen = self.characteristic.currentData()
            self.rival.setCurrentIndex(self.rival.findData(_ANSWERS.get(chosen, chosen)))

    def _show(self) -> None:
        against = self.against.currentData()
        opposed = against != "difficulty"
        self.aspect.setVisible(self.characteristic.currentData() == Characteristic.FOI)
        self._ask_value()
        self.help.offer(Characteristic(self.characteristic.currentData()), self._fighter)
        self.rival.setVisible(opposed)
        for field in self.theirs.all:
            field.setVisible(opposed)
        self.theirs.aspect.setVisible(opposed and self.rival.currentData() == Characteristic.FOI)
        for field in (self._number_name, self.difficulty):
            field.setVisible(against != "figure")
        self._number_name.setText(self.tr("Value") if against == "other" else self.tr("Difficulty"))
        self.resettle()

    def _ask_value(self) -> None:
        """Ask for the value where the card does not tell it: a dash is not zero, nor is what nobody knows."""
        context, tested = self._context, self._tested
        told = value_of(context.table, context.game, tested).total is not None
        for field in (self._value_name, self.value):
            field.setVisible(not told)
        self.value.setSpecialValueText("–" if absent(context.game, tested) else "?")
        if told:
            self.value.set_number(None)

    @property
    def _tested(self) -> Contender:
        chosen = str(self.characteristic.currentData())
        return self.mine.of(Contender(fighter=self._fighter, characteristic=chosen))

    @property
    def command(self) -> OpenTrial:
        """The test as it stands."""
        against = self.against.currentData()
        first = replace(self._tested, value=self.value.number)
        other = str(self.rival.currentData())
        what, value = self.what.text().strip(), self.difficulty.number
        if against == "difficulty":
            return OpenTrial(first, difficulty=value, what=what)
        second = Contender(characteristic=other)
        if against == "other":
            second = Contender(name=self.tr("the other one"), characteristic=other, value=value)
        return OpenTrial(first, self.theirs.of(second), what=what)

    def point_at(self, figure: str) -> bool:
        """Test against the figure that is pointed at."""
        if figure == self._fighter:
            return False
        first = replace(self._tested, value=self.value.number)
        second = self.theirs.of(Contender(fighter=figure, characteristic=str(self.rival.currentData())))
        self.carry_and_close(self._context, OpenTrial(first, second, what=self.what.text().strip()))
        return True

    def answer(self) -> None:
        """Open the test, or ask for the figure it is against, or for the number that nobody has entered."""
        if self.against.currentData() == "figure":
            self.reply_with(AgainstFigure(self.command))
        elif self.difficulty.number is None:
            self.difficulty.setFocus(Qt.FocusReason.OtherFocusReason)
            opposed = self.against.currentData() == "other"
            self.complain(self.tr("Enter the value.") if opposed else self.tr("Enter the difficulty."))
        elif self.carry(self._context, self.command):
            self.close_panel()
        elif not self.value.isHidden():
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)
