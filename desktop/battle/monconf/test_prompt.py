"""A test of one die: typed or rolled here with its sum, or just its outcome as the table saw it."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.strategic.keys import digit
from desktop.battle.trial_words import sum_lines
from desktop.phrases import about, number
from desktop.widgets.text import label, set_look
from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.battle.one_die import made_of, reasons_of
from rules.dice import FACES
from rules.text import Explained


def rolls_of(context: BattleContext) -> tuple[Rolled, ...]:
    """Give the rolls of the last gesture."""
    head = context.play.head
    events = context.play.events[head].events if head is not None else ()
    return tuple(event for event in events if isinstance(event, Rolled))


class TestPrompt(DicePrompt):
    """A digit is the die, a 6 may be thrown again; R rolls here, S and F enter the outcome."""

    __test__ = False
    width_at_100 = 640

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, "")
        self._context, self._fighter, self._overrule = context, fighter, overrule
        self.needs = label("", self.panel, wrap=True)
        self.row = DiceRow(self.panel)
        self.sum = label("", self.panel, wrap=True)
        self.outcome = label("", self.panel, role="title", wrap=True)
        for widget in (self.needs, self.row, self.sum, self.outcome):
            self.body.addWidget(widget)
        verbs = QHBoxLayout()
        verbs.setSpacing(6)
        fails = "F" if context.language == "en" else "E"
        self._keys = {"R": self.roll_here, "S": self.succeed, fails: self.fail}
        self._buttons: dict[str, KeyButton] = {}
        words = (self.tr("Roll here"), self.tr("It succeeds"), self.tr("It fails"))
        for key, said in zip(self._keys, words, strict=True):
            button = KeyButton(self.panel)
            button.setObjectName(key)
            button.show_verb(said, key, icon="dice" if key == "R" else "")
            button.clicked.connect(self._on_clicked)
            verbs.addWidget(button)
            self._buttons[key] = button
        self.body.addLayout(verbs)

    # -- what a subclass tells ------------------------------------------------------------------------

    @abstractmethod
    def value(self) -> Explained:
        """Give the value that is tested."""

    @abstractmethod
    def needed(self) -> float | None:
        """Give what the test must reach, None while nobody has said."""

    @abstractmethod
    def command(self, dice: tuple[int, ...], success: bool | None) -> Command:
        """Give the test with its dice, or as the table saw it."""

    @abstractmethod
    def verdict(self, success: bool) -> str:
        """Say how it came out."""

    def needs_words(self) -> str:
        """Say what is tested, and how hard it is."""
        return ""

    # -- what is shown --------------------------------------------------------------------------------

    @property
    def tested(self) -> bool:
        """Whether dice can tell: value and difficulty are known."""
        return self.value().total is not None and self.needed() is not None

    def refresh(self) -> None:
        """Show the test as it stands."""
        rolled = self.rolled
        for key, button in self._buttons.items():
            button.setVisible(rolled is None and (key != "R" or self.tested))
        self.needs.setText(self.needs_words())
        if rolled is not None:
            self.row.show_dice(list(rolled.dice), len(rolled.dice), ())
            self.sum.setText(sum_lines(rolled.reasons, rolled.total, self._context.names))
            self._say_outcome(rolled.outcome.code == "trial.success")
            self.say_verb(self.tr("Done"))
        else:
            self._show_test()
        self.resettle()

    def _show_test(self) -> None:
        self.row.setVisible(self.tested)
        if not self.tested:
            self.sum.setText(self.tr("Test it at the table, and say how it went."))
            self.outcome.setText("")
            self.say_verb("")
            return
        value, dice = self.value(), tuple(self._dice)
        check = made_of(self._context.play.table, value.total or 0, dice)
        again = bool(dice) and dice[-1] == FACES
        self.row.show_dice(list(dice), len(dice) + int(again or not dice), ())
        reasons = reasons_of(check, value.reasons) if dice else value.reasons
        said = sum_lines(reasons, check.total if dice else None, self._context.names)
        self.sum.setText("\n".join(filter(None, (self._what_next(again), said))))
        self.outcome.setText("")
        if dice:
            self._say_outcome(check.succeeds(self.needed() or 0))
        self.say_verb(self.tr("Apply") if dice else "")

    def _what_next(self, again: bool) -> str:
        if again:
            return self.tr("A 6: type the die thrown again, or keep it with Enter.")
        return "" if self._dice else self.tr("Type the die, or roll it here.")

    def _say_outcome(self, success: bool) -> None:
        self.outcome.setText(self.verdict(success))
        set_look(self.outcome, "title", "good" if success else "bad")

    # -- hands ------------------------------------------------------------------------------------------

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
            self._dice = []
        self._dice.append(die)
        self.refresh()

    def answer(self) -> None:
        """Apply the dice as typed, roll here where that is agreed, or leave once all is said."""
        if self.rolled is not None:
            self.close_panel()
        elif self._dice:
            self._do(self.command(tuple(self._dice), None))

    def roll_here(self) -> None:
        """Let the program throw; the outcome holds at once, undo takes it back."""
        if self.tested and self._carry(self.command((), None)):
            self.rolled = next(iter(rolls_of(self._context)), None)
            self.setFocus()
            self.refresh()

    def succeed(self) -> None:
        """Say that it succeeds."""
        self._do(self.command((), True))

    def fail(self) -> None:
        """Say that it fails."""
        self._do(self.command((), False))

    def _do(self, command: Command) -> None:
        if self._carry(command):
            self.close_panel()

    def _carry(self, command: Command) -> bool:
        if self._context.do(command, overrule=self._overrule):
            self.complain("")
            return True
        self.complain(self._context.why_not(again=True))
        return False

    def _on_clicked(self) -> None:
        self._keys[self.sender().objectName()]()


def difficulty_words(words: str, needed: float | None) -> str:
    """Say a test with its difficulty: « INI test: 6 or more »."""
    return words if needed is None else about(words, number(needed))
