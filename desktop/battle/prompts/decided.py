"""A test of one die whose 6s are decided on when they are seen: thrown again, or kept (II-A-1)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.drafts.thrown import Thrown
from desktop.battle.prompts.attempt import AttemptPrompt
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.sixes import (
    Stake,
    advised,
    again_words,
    asked_words,
    needed_words,
    reaching,
    show_choice,
)
from desktop.battle.trial_words import sum_lines
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from rules.battle.commands import Command
from rules.battle.one_die import made_of, reasons_of
from rules.dice import FACES, Check
from rules.text import Explained


class DecidedTest(AttemptPrompt):
    """A test of one die by one figure: R throws the die here or a 6 again, K keeps the 6; all is one step.

    A subclass makes its command with ``thrown_here``.
    """

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
        self._keep = KeyButton(self.panel)
        self._keep.setObjectName("K")
        self._keep.clicked.connect(self._on_clicked)
        self._keys["K"] = self.keep
        self._verb_row.insertWidget(1, self._keep)

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

    @property
    def thrown_here(self) -> bool:
        """Whether the program threw the dice that lie there."""
        return self.draft.fallen

    @property
    def _waits(self) -> bool:
        """Whether a 6 waits for its decision."""
        return self.rolled is None and bool(self._check.throw.sixes)

    @property
    def _check(self) -> Check:
        """The test as its dice lie."""
        return made_of(self._context.play.table, self.value().total or 0, self.draft.dice)

    @property
    def _stake(self) -> Stake:
        """What is at stake: the difficulty."""
        return reaching(self.needed() or 0)

    def typed(self) -> Command | None:
        """Give the test with the die and its 6s."""
        return self.command(self.draft.dice) if self.draft.dice else None

    def told(self, success: bool) -> Command:
        """Give the test without a die."""
        return self.command(success=success)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the test with what it needs and, where a 6 lies there, what may become of it."""
        self.needs.setText(self.needs_words())
        super().refresh()
        show_choice(self._buttons["R"], self._keep, int(self._waits), lit=self.lit())
        self.say_leaving()
        for key, button in self._buttons.items():
            if key != "R" and self.draft.here:
                button.hide()  # how it goes is for the dice that fell to say
        self.resettle()

    def _show_fallen(self) -> None:
        rolled = self._fell[-1]
        self.row.show_dice(list(rolled.dice), len(rolled.dice), ())
        self.sum.setText(sum_lines(rolled.reasons, rolled.total, self._context.names))

    def _show_open(self) -> None:
        self.row.setVisible(self.tested)
        self.outcome.setText("")
        if not self.tested:
            self.sum.setText(self.tr("Make the test at the table, then say how it went."))
            self.say_verb("")
            return
        value, dice, check = self.value(), self.draft.dice, self._check
        self.row.show_dice(list(dice), len(dice) + int(self._waits or not dice), ())
        reasons = reasons_of(check, value.reasons) if dice else value.reasons
        said = sum_lines(reasons, check.total if dice else None, self._context.names)
        self.sum.setText("\n".join(filter(None, (self._what_next(), said))))
        settled = bool(dice) and not self._waits
        if settled:
            self._say_outcome(check.succeeds(self.needed() or 0))
        self.say_verb(self.tr("Apply") if settled else "")

    def _what_next(self) -> str:
        if self._waits:
            if self.asks_again:
                return again_words(1)
            return asked_words(self._check, self._stake)
        if self.draft.dice:
            return ""
        return " ".join((self.tr("Enter the die, or roll it here."), needed_words(self._check, self._stake)))

    # -- hands --------------------------------------------------------------------------------------

    def type_die(self, die: int) -> None:
        """Add a die after a 6; one that fell here is thrown again here."""
        if self.draft.here:
            return
        if not self._waits:
            self.lay(replace(self.draft, dice=()))
        super().type_die(die)

    def answer(self) -> None:
        """Apply the dice as typed; no 6 is kept or thrown again by it."""
        if not self._waits:
            super().answer()

    def roll_here(self) -> None:
        """Let the die fall, or the 6 once more; what asks for no decision holds at once."""
        if self.draft.here and self.draft.dice and not self._waits:
            self._apply(shown=True)  # it was refused: what fell stays
            return
        if not self._waits:
            if not (self._overrule or self._may_fall(self._context, self.command())):
                return
            self.lay(Thrown(here=True))
        elif self.asks_table(self._context):
            return
        self.lay(self.draft.plus(self._context.desk.roll(FACES)))
        if self._waits:
            self.setFocus()
            self.refresh()
        else:
            self._apply(shown=True)

    def keep_fallen(self) -> None:
        """Apply the dice that fell here as they lie."""
        self._apply(shown=True)

    def lit(self) -> str:
        """Return which answer to the 6 is lit."""
        return advised(self._check, self._stake) if self._waits else ""

    def do_lit(self, answer: str) -> None:
        """Keep the 6 or throw it again."""
        (self.keep if answer == "keep" else self.roll_here)()

    def keep(self) -> None:
        """Keep the 6 for good."""
        if self._waits:
            self._apply(shown=self.draft.here)

    def _apply(self, *, shown: bool) -> None:
        """Carry the test out with its dice, and show what fell here."""
        overrule = self._overrule or bool(self._insisted)
        if not self.carry(self._context, self.command(self.draft.dice), overrule=overrule):
            return
        if not shown:
            self.close_panel()  # the players saw the dice themselves
            return
        self._fell = self._context.rolls()
        self.rolled = self._fell[-1]
        self.setFocus()
        self.refresh()
