"""A figure that fled tries to rally: the test with its die, or its outcome as the table saw it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.strategic.keys import digit
from desktop.paper.words import label as characteristic_label
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.battle.commands import Command, Rally
from rules.battle.one_die import bars, failing
from rules.battle.rallying import RallyTest, check_of, value_of
from rules.dice import FACES
from rules.text import Reason
from rules.values import Characteristic

_TESTED = (Characteristic.COU, Characteristic.DIS)
_DIFFICULTY = 7


class RallyPrompt(DicePrompt):
    """Digits are the die and its re-rolled 6s; + says that it rallied, - that it goes on fleeing."""

    width_at_100 = 600

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, row: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter, self._row = context, fighter, row
        self.title.setText(self.tr("{name} tries to rally").format(name=context.fighter_name(fighter)))
        self.characteristic = QComboBox(self.panel)
        self.characteristic.setAccessibleName(self.tr("Characteristic"))
        self.value, self.difficulty = self._spin(-9, 40), self._spin(0, 60)
        sheet = context.game.cards[context.game.fighters[fighter].card].sheet
        nerve = sheet.nerve[0] if sheet is not None else Characteristic.COU
        for each in _TESTED:
            shown = nerve if each is Characteristic.COU else each
            self.characteristic.addItem(characteristic_label(shown, context.language), shown)
        fields = QGridLayout()
        fields.setSpacing(8)
        named = (
            (self.tr("Characteristic"), self.characteristic),
            (self.tr("Value"), self.value),
            (self.tr("Difficulty"), self.difficulty),
        )
        for column, (words, field) in enumerate(named):
            fields.addWidget(label(words, self.panel), 0, column)
            fields.addWidget(field, 1, column)
            field.setAccessibleName(words)
        self.body.addLayout(fields)
        self._dice_row = DiceRow(self.panel)
        self.said = label("", self.panel, wrap=True)
        self.body.addWidget(self._dice_row)
        self.body.addWidget(self.said)
        verbs = QGridLayout()
        verbs.setSpacing(6)
        self._buttons = {key: KeyButton(self.panel) for key in "r+-"}
        for column, (key, button) in enumerate(self._buttons.items()):
            button.setObjectName(key)
            button.clicked.connect(self._on_clicked)
            verbs.addWidget(button, 0, column)
        self.body.addLayout(verbs)
        self.difficulty.setValue(_DIFFICULTY)
        self._on_characteristic()
        self.characteristic.currentIndexChanged.connect(self._on_characteristic)
        for spin in (self.value, self.difficulty):
            spin.valueChanged.connect(self.refresh)
        self.refresh()

    def _spin(self, least: int, most: int) -> QSpinBox:
        spin = Spin(self.panel)
        spin.setRange(least, most)
        return spin

    def _on_characteristic(self) -> None:
        """Show the current value of what is tested."""
        table, game = self._context.play.table, self._context.game
        found = value_of(table, game, self._asked(known=True)).total
        self.value.setValue(round(found or 0))

    def _asked(self, *, known: bool = False) -> RallyTest:
        kind = Characteristic(self.characteristic.currentData())
        own = value_of(
            self._context.play.table,
            self._context.game,
            RallyTest(fighter=self._fighter, characteristic=kind, difficulty=0),
        )
        entered = None if known or own.total == self.value.value() else float(self.value.value())
        return RallyTest(
            fighter=self._fighter, characteristic=kind, difficulty=float(self.difficulty.value()),
            dice=tuple(self._dice), value=entered, row=self._row,
        )  # fmt: skip

    def refresh(self) -> None:
        """Show the die and what it means."""
        self._buttons["r"].show_verb(self.tr("Roll here"), "R", icon="dice")
        self._buttons["+"].show_verb(self.tr("It rallies"), "+", icon="flag")
        self._buttons["-"].show_verb(self.tr("It goes on fleeing"), "−", icon="run")
        for button in self._buttons.values():
            button.setVisible(self.rolled is None)
        for field in (self.characteristic, self.value, self.difficulty):
            field.setEnabled(self.rolled is None)
        if self.rolled is not None:
            self._dice_row.show_dice(list(self.rolled.dice), 1, ())
            success = self.rolled.outcome.code == "trial.success"
            self.said.setText(self._verdict(self.rolled.total or 0, success, self.rolled.reasons))
            self.say_verb(self.tr("Done"))
        elif self._dice:
            check = check_of(self._context.play.table, self._context.game, self._asked())
            self._dice_row.show_dice(self._dice, 1, ())
            success = check.succeeds(self.difficulty.value())
            self.said.setText(self._verdict(check.total or 0, success, failing(check)))
            self.say_verb(self.tr("Apply"))
        else:
            self._dice_row.show_dice([], 1, ())
            words = self.tr(
                "Type the die, or say how it went. The table says what is tested, and how hard it is."
            )
            self.said.setText(words)
            self.say_verb("")
        self.resettle()

    def _verdict(self, total: float, success: bool, reasons: tuple[Reason, ...]) -> str:
        """Say the result and what it means, and why where it fails whatever it is."""
        words = (
            self.tr("Result {total}: it rallies.")
            if success
            else self.tr("Result {total}: it goes on fleeing.")
        )
        why = [self._context.say(reason.message) for reason in reasons if bars(reason)]
        return "\n".join((words.format(total=round(total)), *why))

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die, R to roll, + or - for an outcome."""
        if self.rolled is not None:
            return False
        die = digit(key) if key not in "+-−" else None
        if die is not None:
            if 1 <= die <= FACES and (not self._dice or self._dice[-1] == FACES):
                self._dice.append(die)
                self.refresh()
            return True
        if key.lower() == "r":
            self._do(replace(self._asked(), dice=()))
            return True
        if key in "+-−":
            self._do(Rally(self._fighter, key == "+", self._row))
            return True
        return False

    def answer(self) -> None:
        """Apply the test as typed."""
        if self.rolled is not None:
            self.close_panel()
        elif self._dice:
            self._do(self._asked())

    def _do(self, command: Command) -> None:
        if not self.carry(self._context, command):
            return
        rolled = next(iter(self._context.rolls()), None)
        if rolled is None or rolled.typed:
            self.close_panel()  # the players saw the die themselves
            return
        self.rolled = rolled
        self.setFocus()
        self.refresh()

    def _on_clicked(self) -> None:
        self.press(self.sender().objectName())
