"""Ask what an attack does: the advantages it is struck with, its damage, how the target defends itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.eclats.amounts import Amount, AmountsPrompt, Values
from desktop.widgets.text import label
from rules.eclats.commands import Attack


class AttackPrompt(AmountsPrompt):
    """The numbers of an attack, and a line for the defence, which may stay empty."""

    def __init__(
        self,
        parent: QWidget,
        context: BattleContext,
        title: str,
        amounts: Sequence[Amount],
        make: Callable[[Values], Attack],
        *,
        advantages: Sequence[str],
        insisted: str,
        hint: str,
    ) -> None:
        super().__init__(parent, context, title, "", amounts, make, insisted=insisted, hint=hint)
        self._strikes = make
        for number, words in enumerate(advantages):
            # what was won for this blow is read before its damage is entered
            self.body.insertWidget(number, label(words, self.panel, role="heading", wrap=True))
        self.defence = QLineEdit(self.panel)
        self.defence.setMaxLength(120)
        self.defence.setPlaceholderText(self.tr("How the target defends itself (optional)"))
        self.defence.setAccessibleName(self.tr("How the target defends itself"))
        self.body.insertWidget(len(advantages) + 1, self.defence)
        self.setTabOrder([*self.spins.values()][-1], self.defence)
        self.say_verb(self.tr("Strike"))

    def command(self) -> Attack:
        """Give the attack, with the defence as it was told."""
        return replace(self._strikes(self.values), defence=self.defence.text().strip())
