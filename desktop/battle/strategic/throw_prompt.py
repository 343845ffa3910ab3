"""How the dice of the Tactique roll fall: how many of them, which one counts, what an effect sets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.throw_fields import spin_of
from desktop.widgets.boxes import Combo
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.text import label
from desktop.wording import about
from rules.battle import commands as c
from rules.battle.dice_commands import ChooseRollDie, SetDiceCount, SetRollNatural
from rules.battle.state import SIDES

translate = QCoreApplication.translate

MOST_DICE, MOST_NATURAL = 6, 60


class _SideFields:
    """The fields of one side: dice before they fall, the die that counts after it, the natural result."""

    def __init__(self, prompt: ThrowPrompt, context: BattleContext, key: str) -> None:
        roll = context.game.sides[key].tactique
        panel, name = prompt.panel, context.side_name(key)
        self.key, self._roll = key, roll
        self.number = spin_of(panel, 1, MOST_DICE, about(name, translate("ThrowPrompt", "Dice")))
        self.number.setValue(roll.number)
        self.number.setEnabled(not roll.dice)
        self.die = Combo(panel)
        self.die.setAccessibleName(about(name, translate("ThrowPrompt", "The die that counts")))
        self.die.addItem(translate("ThrowPrompt", "the best"), None)
        for place, natural in enumerate(roll.throw.naturals):
            self.die.addItem(str(natural), place)
        self.die.setCurrentIndex(0 if roll.chosen is None else roll.chosen + 1)
        self.die.setEnabled(len(roll.throw.naturals) > 1)
        self.natural = spin_of(
            panel, 0, MOST_NATURAL, about(name, translate("ThrowPrompt", "Natural result set by an effect"))
        )
        self.natural.setSpecialValueText("–")
        self.natural.setValue(roll.replaced or 0)

    @property
    def all(self) -> tuple[QWidget, ...]:
        """Everything that is asked of the side."""
        return self.number, self.die, self.natural

    def commands(self) -> list[c.Command]:
        """Give what was changed."""
        found: list[c.Command] = []
        number, die, natural = self.number.value(), self.die.currentData(), self.natural.value() or None
        if number != self._roll.number:
            found.append(SetDiceCount(self.key, number))
        if die != self._roll.chosen:
            found.append(ChooseRollDie(self.key, die))
        if natural != self._roll.replaced:
            found.append(SetRollNatural(self.key, natural))
        return found


class ThrowPrompt(Prompt):
    """Asks for both sides how their dice fall; Enter takes what was changed as one step."""

    width_at_100 = 640

    def __init__(self, parent: QWidget, context: BattleContext) -> None:
        super().__init__(parent, "")
        self.title.setText(self.tr("Dice of the roll"))
        self._context = context
        self.sides = {key: _SideFields(self, context, key) for key in SIDES}
        grid = QGridLayout()
        grid.setSpacing(8)
        heads = (self.tr("Dice"), self.tr("The die that counts"), self.tr("Natural result set by an effect"))
        for column, words in enumerate(heads, 1):
            grid.addWidget(soft(words, self.panel), 0, column)
        for row, (key, fields) in enumerate(self.sides.items(), 1):
            grid.addWidget(label(context.side_name(key), self.panel, role="heading", wrap=True), row, 0)
            for column, field in enumerate(fields.all, 1):
                grid.addWidget(field, row, column)
        grid.setColumnStretch(0, 1)
        self.body.addLayout(grid)
        self.say_verb(self.tr("Set"))

    def open(self) -> None:
        """Show the question, the first field ready that may be changed."""
        super().open()
        fields = (field for side in self.sides.values() for field in side.all if field.isEnabled())
        next(fields).setFocus(Qt.FocusReason.OtherFocusReason)

    def answer(self) -> None:
        """Take what was changed."""
        found = [command for side in self.sides.values() for command in side.commands()]
        if not found or self.carry(self._context, found[0] if len(found) == 1 else c.Together(tuple(found))):
            self.close_panel()


def open_throw_prompt(context: BattleContext, widget: QWidget) -> None:
    """Ask over the place how the dice of the roll fall."""
    prompt = ThrowPrompt(context.place or widget.window(), context)
    prompt.closed.connect(prompt.deleteLater)
    prompt.open()
