"""Ask for amounts: damage, life, containers, action points; what the table tells is believed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.battle.commands import Command

Values = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that is asked for; what is held does not limit it: the rules say what is too much."""

    id: str
    words: str
    value: int = 0
    least: int = 0
    most: int = 999


def carry_out(context: BattleContext, command: Command, insisted: str = "") -> bool:
    """Do a command; a refusal that the table has insisted on already is not met again."""
    refusal = context.play.refusal(command)
    return context.do(command, overrule=refusal is not None and refusal.code == insisted)


class AmountsPrompt(Prompt):
    """Numbers in a column, the first one ready to be typed over; Enter does it, and that is its reply."""

    tells_why = True

    def __init__(
        self, parent: QWidget, context: BattleContext, title: str, verb: str, amounts: Sequence[Amount],
        make: Callable[[Values], Command | None], *, insisted: str = "", hint: str = ""
    ) -> None:  # fmt: skip
        super().__init__(parent, title)
        self._context, self._make, self._insisted = context, make, insisted
        self.spins: dict[str, Spin] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, amount in enumerate(amounts):
            spin = Spin(self.panel)
            spin.setRange(amount.least, max(amount.least, amount.most, amount.value))
            spin.setValue(amount.value)
            spin.setAccessibleName(amount.words)
            spin.lineEdit().inputRejected.connect(self._on_too_much)
            spin.valueChanged.connect(self._on_value)
            grid.addWidget(label(amount.words, self.panel), row, 0)
            grid.addWidget(spin, row, 1)
            self.spins[amount.id] = spin
        self.body.addLayout(grid)
        if hint:
            self.body.addWidget(soft(hint, self.panel))
        self.say_verb(verb)
        self.opens_on = first = next(iter(self.spins.values()))
        first.selectAll()

    def _on_too_much(self) -> None:
        """Say up to where a number goes, once a digit of it was not taken."""
        typed = next(spin for spin in self.spins.values() if spin.lineEdit() is self.sender())
        words = QCoreApplication.translate("AmountsPrompt", "Enter {n} at most.")
        self.complain(words.format(n=typed.maximum()))

    def _on_value(self) -> None:
        """Take back what was said of another number."""
        if not self.complaint.isHidden():
            self.complain("")

    @property
    def values(self) -> Values:
        """The numbers as they stand."""
        return {key: spin.value() for key, spin in self.spins.items()}

    def command(self) -> Command | None:
        """Give what the numbers ask for, None for nothing."""
        return self._make(self.values)

    def answer(self) -> None:
        """Do it, or say in place why not."""
        command = self.command()
        if command is None:
            self.close_panel()
        elif carry_out(self._context, command, self._insisted):
            self.reply_with(command)
        else:
            self.complain(self._context.why_not(self._insisted, again=True))
