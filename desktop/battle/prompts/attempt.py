"""What is tried with dice: typed or rolled here with its sum, or just its outcome as the table saw it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.strategic.keys import digit
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label, set_look
from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.battle.one_die import succeeded
from rules.dice import FACES


class AttemptPrompt(DicePrompt):
    """Digits are the dice, a 6 may be thrown again; R rolls here, S and F enter the outcome."""

    def __init__(self, parent: QWidget, context: BattleContext, *, overrule: bool = False) -> None:
        super().__init__(parent, "")
        self._context, self._overrule = context, overrule
        self._fell: tuple[Rolled, ...] = ()
        self.outcome = label("", self.panel, role="title", wrap=True)
        self._verb_row = QHBoxLayout()
        self._keys: dict[str, Callable[[], None]] = {}
        self._buttons: dict[str, KeyButton] = {}

    def _lay_verbs(self, succeeds: str, fails: str) -> None:
        """Put the outcome and the three verbs beneath what stands in the panel."""
        self.body.addWidget(self.outcome)
        self._verb_row.setSpacing(6)
        failing = "F" if self._context.language == "en" else "E"
        self._keys = {"R": self.roll_here, "S": self.succeed, failing: self.fail}
        for key, said in zip(self._keys, (self.tr("Roll here"), succeeds, fails), strict=True):
            button = KeyButton(self.panel)
            button.setObjectName(key)
            button.show_verb(said, key, icon="dice" if key == "R" else "")
            button.clicked.connect(self._on_clicked)
            self._verb_row.addWidget(button)
            self._buttons[key] = button
        self.body.addLayout(self._verb_row)

    # -- what a subclass tells ----------------------------------------------------------------------

    @abstractmethod
    def typed(self) -> Command | None:
        """Give the attempt with its dice as typed, None while one is missing."""

    @abstractmethod
    def told(self, success: bool) -> Command:
        """Give the attempt as the table saw it."""

    @abstractmethod
    def verdict(self, success: bool) -> str:
        """Say how it came out."""

    @abstractmethod
    def roll_here(self) -> None:
        """Let the dice fall here, or a 6 once more; undo takes back what came of them."""

    @abstractmethod
    def _show_open(self) -> None:
        """Show the dice typed so far, and what they come to."""

    @abstractmethod
    def _show_fallen(self) -> None:
        """Show the dice that were thrown here."""

    @property
    def tested(self) -> bool:
        """Whether dice can tell how it goes."""
        return True

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the attempt as it stands."""
        for key, button in self._buttons.items():
            button.setVisible(self.rolled is None and (key != "R" or self.tested))
        if self.rolled is None:
            self._show_open()
        else:
            self._show_fallen()
            self._say_outcome(succeeded(self.rolled))
            self.say_verb(self.tr("Done"))
        self.resettle()

    def _say_outcome(self, success: bool) -> None:
        self.outcome.setText(self.verdict(success))
        set_look(self.outcome, "title", "good" if success else "bad")

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die or a letter."""
        if self.rolled is not None:
            return False
        die = digit(key)
        if die is not None:
            if 1 <= die <= FACES and self.tested:
                self.type_die(die)
            return True
        act = self._keys.get(key.upper())
        if act is not None:
            act()
        return act is not None

    def type_die(self, die: int) -> None:
        """Add a die after a 6; else it takes the place of what was typed."""
        before = self.draft.dice if self.draft.dice[-1:] == (FACES,) else ()
        self.lay(replace(self.draft, dice=(*before, die)))
        self.refresh()

    def answer(self) -> None:
        """Apply the dice as typed, or leave once all is said."""
        if self.rolled is not None:
            self.close_panel()
        elif (command := self.typed()) is not None:
            self._do(command)

    def succeed(self) -> None:
        """Say that it succeeds."""
        self._do(self.told(True))

    def fail(self) -> None:
        """Say that it fails."""
        self._do(self.told(False))

    def _do(self, command: Command) -> None:
        if self.carry(self._context, command, overrule=self._overrule):
            self.close_panel()

    def _on_clicked(self) -> None:
        self._keys[self.sender().objectName()]()
