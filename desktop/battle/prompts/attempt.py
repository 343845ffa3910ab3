"""What is tried with dice: typed or rolled here with its sum, or just its outcome as the table saw it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.strategic.keys import digit
from desktop.battle.trial_words import sum_lines
from desktop.widgets.text import label, set_look
from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.battle.one_die import made_of, reasons_of, succeeded
from rules.dice import FACES
from rules.text import Explained


class AttemptPrompt(DicePrompt):
    """Digits are the dice, a 6 may be thrown again; R rolls here, S and F enter the outcome."""

    decides = -1
    """Which of the tests that fell here says how the attempt came out."""

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
    def thrown(self) -> Command:
        """Give the attempt with dice that are thrown here."""

    @abstractmethod
    def told(self, success: bool) -> Command:
        """Give the attempt as the table saw it."""

    @abstractmethod
    def verdict(self, success: bool) -> str:
        """Say how it came out."""

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
        if self._dice and self._dice[-1] != FACES:
            self._dice.clear()
        self._dice.append(die)
        self.refresh()

    def answer(self) -> None:
        """Apply the dice as typed, or leave once all is said."""
        if self.rolled is not None:
            self.close_panel()
        elif (command := self.typed()) is not None:
            self._do(command)

    def roll_here(self) -> None:
        """Let the program throw; the outcome holds at once, undo takes it back."""
        if self.carry(self._context, self.thrown(), overrule=self._overrule):
            self._fell = self._context.rolls()
            self.rolled = self._fell[self.decides]
            self.setFocus()
            self.refresh()

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


class TestPrompt(AttemptPrompt):
    """A test of one die by one figure."""

    __test__ = False
    width_at_100 = 640

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, overrule=overrule)
        self._fighter = fighter
        self.needs = label("", self.panel, wrap=True)
        self.row = DiceRow(self.panel)
        self.sum = label("", self.panel, wrap=True)
        for widget in (self.needs, self.row, self.sum):
            self.body.addWidget(widget)
        self._lay_verbs(self.tr("It succeeds"), self.tr("It fails"))

    # -- what a subclass tells ----------------------------------------------------------------------

    @abstractmethod
    def value(self) -> Explained:
        """Give the value that is tested."""

    @abstractmethod
    def needed(self) -> float | None:
        """Give what the test must reach, None while nobody has said."""

    @abstractmethod
    def command(self, dice: tuple[int, ...] = (), success: bool | None = None) -> Command:
        """Give the test with its dice, or as the table saw it."""

    def needs_words(self) -> str:
        """Say what is tested, and how hard it is."""
        return ""

    # -- the attempt --------------------------------------------------------------------------------

    @property
    def tested(self) -> bool:
        """Whether dice can tell: value and difficulty are known."""
        return self.value().total is not None and self.needed() is not None

    def typed(self) -> Command | None:
        """Give the test with the die and its 6s."""
        return self.command(tuple(self._dice)) if self._dice else None

    def thrown(self) -> Command:
        """Give the test with its die thrown here."""
        return self.command()

    def told(self, success: bool) -> Command:
        """Give the test without a die."""
        return self.command(success=success)

    def refresh(self) -> None:
        """Show the test with what it needs."""
        self.needs.setText(self.needs_words())
        super().refresh()

    def _show_fallen(self) -> None:
        rolled = self._fell[-1]
        self.row.show_dice(list(rolled.dice), len(rolled.dice), ())
        self.sum.setText(sum_lines(rolled.reasons, rolled.total, self._context.names))

    def _show_open(self) -> None:
        self.row.setVisible(self.tested)
        self.outcome.setText("")
        if not self.tested:
            self.sum.setText(self.tr("Test it at the table, and say how it went."))
            self.say_verb("")
            return
        value, dice = self.value(), tuple(self._dice)
        check = made_of(self._context.play.table, value.total or 0, dice)
        again = bool(dice) and dice[-1] == FACES
        self.row.show_dice(list(dice), len(dice) + int(again or not dice), ())
        reasons = reasons_of(check, value.reasons) if dice else value.reasons
        said = sum_lines(reasons, check.total if dice else None, self._context.names)
        self.sum.setText("\n".join(filter(None, (self._what_next(again), said))))
        if dice:
            self._say_outcome(check.succeeds(self.needed() or 0))
        self.say_verb(self.tr("Apply") if dice else "")

    def _what_next(self, again: bool) -> str:
        if again:
            return self.tr("A 6: type the die thrown again, or keep it with Enter.")
        return "" if self._dice else self.tr("Type the die, or roll it here.")
