"""Recovering mana in upkeep: the element, the dice typed or rolled, the gems won."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.elements import ELEMENTS
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.base import Prompt
from desktop.battle.prompts.dice import DiceRow
from desktop.widgets.text import label
from rules.battle.commands import Recover


class ManaPrompt(Prompt):
    """A letter chooses the element, digits are the dice, Enter applies."""

    width_at_100 = 600

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, row: str = "", element: str = ""
    ) -> None:
        super().__init__(parent, "")
        self._context, self._fighter, self._row = context, fighter, row
        self.element = element or "neutral"
        self._dice: list[int] = []
        self.title.setText(self.tr("Mana of {name}").format(name=context.fighter_name(fighter)))
        grid = QGridLayout()
        grid.setSpacing(6)
        self._buttons: dict[str, KeyButton] = {}
        for number, each in enumerate(ELEMENTS.values()):
            button = KeyButton(self.panel)
            button.setObjectName(each.id)
            button.clicked.connect(self._on_element)
            grid.addWidget(button, number // 4, number % 4)
            self._buttons[each.id] = button
        self._roll = KeyButton(self.panel)
        self._roll.clicked.connect(self.roll_here)
        grid.addWidget(self._roll, 1, 3)
        self.body.addLayout(grid)
        self._dice_row = DiceRow(self.panel)
        self._said = label("", self.panel, wrap=True)
        self.body.addWidget(self._dice_row)
        self.body.addWidget(self._said)
        self.refresh()

    def refresh(self) -> None:
        """Show the element, the dice, the gems."""
        mana = self._context.play.table.ruleset.mana
        for key, button in self._buttons.items():
            each = ELEMENTS[key]
            button.show_verb(each.name(), each.letter(self._context.language), on=key == self.element)
        self._roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        won = mana.gems * sum(die >= mana.success for die in self._dice)
        self._dice_row.show_dice(self._dice, mana.dice, tuple(d for d in self._dice if d >= mana.success))
        rule = self.tr("{dice} dice, {success} or more is a gem.").format(
            dice=mana.dice, success=mana.success
        )
        if len(self._dice) >= mana.dice:
            name = ELEMENTS[self.element].name()
            rule = self.tr("{n} gems of {element}").format(n=won, element=name)
        self._said.setText(rule)
        self.say_verb(self.tr("Apply") if self._dice else "")
        self.resettle()

    def press(self, key: str) -> bool:
        """Take a die, an element's letter, or R to roll."""
        if key in "123456":
            self._dice.append(int(key))
            self.refresh()
            return True
        if key.lower() == "r":
            self.roll_here()
            return True
        for each in ELEMENTS.values():
            if each.letter(self._context.language).lower() == key.lower():
                self.element = each.id
                self.refresh()
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last die back with Backspace."""
        if event.key() == Qt.Key.Key_Backspace and self._dice:
            self._dice.pop()
            self.refresh()
            return
        super().keyPressEvent(event)

    def answer(self) -> None:
        """Apply the dice as typed."""
        if self._dice:
            self._recover(tuple(self._dice))

    def _recover(self, dice: tuple[int, ...]) -> None:
        if self._context.do(Recover(self._fighter, self.element, dice, self._row)):
            self.close_panel()
        elif self._context.pending is not None:
            refusal = self._context.pending[1]
            again = self.tr("Press again to do it all the same.") if refusal.overridable else ""
            self.complain(f"{self._context.say(refusal.message)} {again}".strip())

    def roll_here(self) -> None:
        """Let the program throw; undo takes it back."""
        self._recover(())

    def _on_element(self) -> None:
        self.element = self.sender().objectName()
        self.refresh()
