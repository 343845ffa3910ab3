"""What a spell is tested with: value, difficulty and dice, each under its name."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.spin import OpenSpin, Spin
from desktop.widgets.text import label
from rules.battle.magic import CastSpell, absent, difficulty_of, tested, value_of


class CastFields(QWidget):
    """The three fields beside each other."""

    def __init__(self, parent: QWidget, context: BattleContext, command: CastSpell) -> None:
        super().__init__(parent)
        self._context = context
        self.value, self.difficulty = OpenSpin(-20, 40, self), OpenSpin(0, 60, self)
        self.number = Spin(self)
        self.number.setRange(1, 6)
        self.number.setValue(command.number)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        tests = context.names.characteristic(command.spell.kind.characteristic.value)
        names = tests, self.tr("Difficulty"), self.tr("Dice")
        for column, (words, spin) in enumerate(zip(names, self.spins, strict=True)):
            grid.addWidget(label(words, self), 0, column)
            grid.addWidget(spin, 1, column)
            spin.setAccessibleName(words)
        self.enter(command)

    @property
    def spins(self) -> tuple[OpenSpin, OpenSpin, Spin]:
        """The fields in their order."""
        return self.value, self.difficulty, self.number

    def enter(self, command: CastSpell) -> None:
        """Show the value and the difficulty that the program knows: absent is not zero, nor is unknown."""
        table, game = self._context.play.table, self._context.game
        with QSignalBlocker(self.value), QSignalBlocker(self.difficulty):
            self.value.set_number(value_of(table, game, command).total, "–" if absent(game, command) else "?")
            self.difficulty.set_number(difficulty_of(table, game, command), "?" if tested(command) else "–")
