"""Régénération in upkeep: dice typed or rolled, each that reaches its number heals a notch."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.drafts.heal import HealDraft
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.widgets.key_button import KeyButton
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.dice import FACES


class HealPrompt(DicePrompt):
    """Digits are the dice, Enter applies, R rolls as many here as are asked for."""

    draft: HealDraft

    def __init__(self, parent: QWidget, context: BattleContext, what: str, draft: HealDraft) -> None:
        super().__init__(parent, "")
        self._context, self.draft = context, draft
        self.about = draft.fighter
        name = context.fighter_name(draft.fighter)
        self.title.setText(self.tr("{what} of {name}").format(what=what, name=name))
        self._dice_row = DiceRow(self.panel)
        self.said = label("", self.panel, wrap=True)
        self.number = Spin(self.panel)
        self.number.setRange(1, 12)
        self.number.setAccessibleName(self.tr("Dice"))
        self.number.valueChanged.connect(self._on_number)
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
        draft = self.draft
        self.number.setValue(draft.number)
        self._dice_row.show_dice(draft.dice, draft.number, draft.good)
        if draft.dice:
            self.said.setText(self.tr("%n notches healed", "", draft.healed))
        else:
            self.said.setText(self.tr("{least} or more heals a notch.").format(least=draft.least))
        self.say_verb(self.tr("Apply") if draft.dice else "")
        self.resettle()

    def press(self, key: str) -> bool:
        """Take a die, or R to roll."""
        if key.isdecimal():
            if 1 <= int(key) <= FACES:
                self.lay(self.draft.type_die(int(key)))
                self.refresh()
            return True
        if key.lower() == "r":
            self.roll_here()
            return True
        return False

    def answer(self) -> None:
        """Apply the dice as typed."""
        if self.draft.dice:
            self._heal(self.draft)

    def roll_here(self) -> None:
        """Let the program throw; the journal says what fell, undo takes it back."""
        self._heal(replace(self.draft, dice=()))

    def _heal(self, draft: HealDraft) -> None:
        if self.carry(self._context, draft.command):
            self.close_panel()

    def _on_number(self, number: int) -> None:
        self.lay(replace(self.draft, number=number))
        self.refresh()
