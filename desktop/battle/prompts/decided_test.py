"""A test of one die whose 6s are decided on when they are seen: thrown again, or kept (II-A-1)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.attempt_prompt import AttemptPrompt
from desktop.drafts.decided_draft import DecidedDraft
from desktop.widgets.dice_row import DiceRow
from desktop.widgets.in_line import put_in
from desktop.widgets.text import label
from desktop.wording.battle.six_words import again_words, asked_words, needed_words
from desktop.wording.battle.trial_words import sum_lines
from rules.battle.one_die import reasons_of
from rules.dice import FACES


class DecidedTest(AttemptPrompt):
    """A test of one die by one figure: R throws the die here or a 6 again, K keeps the 6; all is one step."""

    draft: DecidedDraft

    def __init__(
        self,
        parent: QWidget,
        context: BattleContext,
        fighter: str,
        draft: DecidedDraft,
        *,
        overrule: bool = False,
    ) -> None:
        super().__init__(parent, context, overrule=overrule)
        self.draft = draft
        self.facing.show_alone(True)
        self.facing.show_figure(0, fighter, context.fighter_name(fighter), self.tr("Attempts the test"))
        self.needs = label("", self.panel, wrap=True)
        self.row = DiceRow(self.panel)
        self.sum = label("", self.panel, wrap=True)
        put_in(self.body, self.needs, self.row, self.sum)
        self._lay_verbs(self.tr("It succeeds"), self.tr("It fails"))

    def needs_words(self) -> str:
        """Say what is tested, and how hard it is."""
        return ""

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the test with what it needs."""
        self.needs.setText(self.needs_words())
        super().refresh()

    def _show_fallen(self) -> None:
        rolled = self._fell[-1]
        self.row.show_dice(list(rolled.dice), len(rolled.dice), ())
        self.sum.setText(sum_lines(rolled.reasons, rolled.total, self._context.names))

    def _show_open(self) -> None:
        draft = self.draft
        self.row.setVisible(draft.tested)
        self.outcome.setText("")
        if not draft.tested:
            self.sum.setText(self.tr("Make the test at the table, then say how it went."))
            self.say_verb("")
            return
        value, dice, check = draft.value, draft.dice, draft.check
        self.row.show_dice(list(dice), len(dice) + int(draft.waits or not dice), ())
        reasons = reasons_of(check, value.reasons) if dice else value.reasons
        said = sum_lines(reasons, check.total if dice else None, self._context.names)
        self.sum.setText("\n".join(filter(None, (self._what_next(), said))))
        if draft.settled:
            self._say_outcome(draft.succeeds)
        self.say_verb(self.tr("Apply") if draft.settled else "")

    def _what_next(self) -> str:
        draft = self.draft
        if draft.waits:
            return again_words(1) if self.asks_again else asked_words(draft.check, draft.stake)
        if draft.dice:
            return ""
        return needed_words(draft.check, draft.stake)

    # -- hands --------------------------------------------------------------------------------------

    def type_die(self, die: int) -> None:
        """Add a die after a 6; one that fell here is thrown again here."""
        self.lay(self.draft.type_die(die))
        self.refresh()

    def roll_here(self) -> None:
        """Let the die fall, or the 6 once more; what asks for no decision holds at once."""
        draft = self.draft
        if draft.here and draft.settled:
            self._apply(shown=True)  # it was refused: what fell stays
            return
        if draft.waits:
            may = not self.asks_table(self._context)
        else:
            may = self._overrule or self._may_fall(self._context, draft.bare.command)
        if not may:
            return
        self.lay(draft.fall(self._context.desk.roll(FACES)))
        if self.draft.waits:
            self.setFocus()
            self.refresh()
        else:
            self._apply(shown=True)

    def keep_fallen(self) -> None:
        """Apply the dice that fell here as they lie."""
        self._apply(shown=True)

    def keep(self) -> None:
        """Keep the 6 for good."""
        if self.draft.waits:
            self._apply(shown=self.draft.here)

    def _apply(self, *, shown: bool) -> None:
        """Carry the test out with its dice, and show what fell here."""
        overrule = self._overrule or bool(self._insisted)
        if not self.carry(self._context, self.draft.command, overrule=overrule):
            return
        if not shown:
            self.close_panel()  # the players saw the dice themselves
            return
        self._fell = self._context.rolls()
        self.rolled = self._fell[-1]
        self.setFocus()
        self.refresh()
