"""Régénération in upkeep: dice typed or rolled, each that reaches its number heals a notch."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.widgets.key_button import KeyButton
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.battle.healing import HealRoll
from rules.dice import FACES


class HealPrompt(DicePrompt):
    """Digits are the dice, Enter applies, R rolls as many here as are asked for."""

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, least: int, what: str, row: str
    ) -> None:
        super().__init__(parent, "")
        self._context, self._fighter, self._least, self._row = context, fighter, least, row
        self.title.setText(self.tr("{what} of {name}").format(what=what, name=context.fighter_name(fighter)))
        self._dice_row = DiceRow(self.panel)
        self.said = label("", self.panel, wrap=True)
        self.number = Spin(self.panel)
        self.number.setRange(1, 12)
        self.number.setAccessibleName(self.tr("Dice"))
        self.number.valueChanged.connect(self.refresh)
        self._roll = KeyButton(self.panel)
        self._roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        self._roll.clicked.connect(self.roll_here)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(label(self.tr("Dice"), self.panel))
        line.addWidget(self.number)
        line.addStretch(1)
        line.addWidget(self._roll)
        self.body.addWidget(self._dice_row)
        self.body.addWidget(self.said)
        self.body.addLayout(line)
        self.refresh()

    def refresh(self) -> None:
        """Show the dice and what they heal."""
        good = tuple(die for die in self._dice if die >= self._least)
        self._dice_row.show_dice(self._dice, self.number.value(), good)
        notches = self._context.game.fighters[self._fighter].notches
        if self._dice:
            self.said.setText(self.tr("%n notches healed", "", min(notches, len(good))))
        else:
            self.said.setText(self.tr("{least} or more heals a notch.").format(least=self._least))
        self.say_verb(self.tr("Apply") if self._dice else "")
        self.resettle()

    def press(self, key: str) -> bool:
        """Take a die, or R to roll."""
        if key.isdecimal():
            if 1 <= int(key) <= FACES:
                self._dice.append(int(key))
                self.number.setValue(max(self.number.value(), len(self._dice)))
                self.refresh()
            return True
        if key.lower() == "r":
            self.roll_here()
            return True
        return False

    def answer(self) -> None:
        """Apply the dice as typed."""
        if self._dice:
            self._heal(tuple(self._dice))

    def roll_here(self) -> None:
        """Let the program throw; the journal says what fell, undo takes it back."""
        self._heal(())

    def _heal(self, dice: tuple[int, ...]) -> None:
        command = HealRoll(
            fighter=self._fighter, least=self._least, dice=dice, number=self.number.value(), row=self._row
        )
        if self.carry(self._context, command):
            self.close_panel()
