"""A test of one die whose 6s are decided on when they are seen: thrown again, or kept (II-A-1)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.attempt import TestPrompt
from desktop.battle.prompts.sixes import show_choice, six_words
from rules.dice import FACES


class DecidedTest(TestPrompt):
    """R throws the die here or a 6 again, K keeps the 6; then all of it is one step.

    A subclass makes its command with ``thrown_here``.
    """

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, fighter, overrule=overrule)
        self._keep = KeyButton(self.panel)
        self._keep.setObjectName("K")
        self._keep.clicked.connect(self._on_clicked)
        self._keys["K"] = self.keep
        self._verb_row.insertWidget(1, self._keep)

    @property
    def thrown_here(self) -> bool:
        """Whether the program threw the dice that lie there."""
        return self._here and bool(self._dice)

    @property
    def _waits(self) -> bool:
        """Whether a 6 waits for its decision."""
        return self.rolled is None and bool(self._dice) and self._dice[-1] == FACES

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the test and, where a 6 lies there, what may become of it."""
        super().refresh()
        show_choice(self._buttons["R"], self._keep, int(self._waits))
        self.say_leaving()
        for key, button in self._buttons.items():
            if key != "R" and self._here:
                button.hide()  # how it goes is for the dice that fell to say
        self.resettle()

    def _show_open(self) -> None:
        super()._show_open()
        if self._waits:
            self.outcome.setText("")
            self.say_verb("")

    def _what_next(self, again: bool) -> str:
        return six_words(1) if again else super()._what_next(again)

    # -- hands --------------------------------------------------------------------------------------

    def type_die(self, die: int) -> None:
        """Add a die after a 6; one that fell here is thrown again here."""
        if not self._here:
            super().type_die(die)

    def answer(self) -> None:
        """Apply the dice as typed; no 6 is kept or thrown again by it."""
        if not self._waits:
            super().answer()

    def roll_here(self) -> None:
        """Let the die fall, or the 6 once more; what asks for no decision holds at once."""
        if self._here and self._dice and not self._waits:
            self._apply(shown=True)  # it was refused: what fell stays
            return
        if not self._waits:
            if not (self._overrule or self._may_fall(self._context, self.command())):
                return
            self._dice.clear()
            self._here = True
        self._dice.append(self._context.desk.roll(FACES))
        if self._waits:
            self.setFocus()
            self.refresh()
        else:
            self._apply(shown=True)

    def keep_fallen(self) -> None:
        """Apply the dice that fell here as they lie."""
        self._apply(shown=True)

    def keep(self) -> None:
        """Keep the 6 for good."""
        if self._waits:
            self._apply(shown=self._here)

    def _apply(self, *, shown: bool) -> None:
        """Carry the test out with its dice, and show what fell here."""
        overrule = self._overrule or bool(self._insisted)
        if not self.carry(self._context, self.command(tuple(self._dice)), overrule=overrule):
            return
        if not shown:
            self.close_panel()  # the players saw the dice themselves
            return
        self._fell = self._context.rolls()
        self.rolled = self._fell[-1]
        self.setFocus()
        self.refresh()
