"""Interceptor: both INI tests side by side, typed or rolled; only strictly higher stops the move.

Who has a 6 throws it again or keeps it. Where dice fall here the side that is behind decides first, and with
equal totals nobody sees the other's die before both have said (II-A-3).
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.attempt_prompt import AttemptPrompt
from desktop.drafts.monconf.intercept_draft import InterceptDraft
from desktop.widgets.dice_row import DiceRow
from desktop.widgets.prompt import soft
from desktop.widgets.text import label
from desktop.wording import about, fill
from desktop.wording.battle.six_words import again_words, asked_words, needed_words
from desktop.wording.battle.trial_words import sum_lines
from rules.battle.one_die import reasons_of


class InterceptPrompt(AttemptPrompt):
    """Digits are the dice, the interceptor's first; ↑ and ↓ change the side, R rolls here, K keeps a 6."""

    draft: InterceptDraft

    def __init__(
        self, parent: QWidget, context: BattleContext, draft: InterceptDraft, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, overrule=overrule)
        self.draft = draft
        both = draft.asked.fighter, draft.asked.mover
        names = [context.fighter_name(key) for key in both]
        words = self.tr("{fighter} tries to intercept {target}")
        self.title.setText(words.format(fighter=names[0], target=names[1]))
        self.body.addWidget(soft(self.tr("Both test INI; the mover wins ties."), self.panel))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        self.rows = tuple(DiceRow(self.panel, back=partial(self._take_back, place)) for place in (0, 1))
        self.heads = self.facing.names
        self.sums: list[QLabel] = []
        roles = self.tr("Interceptor"), self.tr("Mover")
        for place, row in enumerate(self.rows):
            self.facing.show_figure(place, both[place], names[place], roles[place])
            self.sums.append(label("", self.panel, wrap=True))
            grid.addWidget(row, 0, place)
            grid.addWidget(self.sums[place], 1, place, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(place, 1)
        self.body.addLayout(grid)
        self.hint = soft("", self.panel)
        self.body.addWidget(self.hint)
        self._lay_verbs(self.tr("It is stopped"), self.tr("It moves on"))
        self.refresh()

    def verdict(self, success: bool) -> str:
        """Say whether the move goes on."""
        return self.tr("The move is stopped: an engagement") if success else self.tr("The move goes on")

    # -- what is shown --------------------------------------------------------------------------------

    def _show_open(self) -> None:
        draft = self.draft
        for place in (0, 1):
            self._show_side(place)
        name = self._context.fighter_name((draft.asked.fighter, draft.asked.mover)[draft.at])
        check, stake = draft.check(draft.at), draft.stake(draft.at)
        words = ""
        if draft.waits:
            words = about(name, again_words(1) if self.asks_again else asked_words(check, stake, draft.odds))
        elif draft.at in draft.open:
            words = fill(self.tr("Enter the die of {name}."), name=name)
            words = " ".join((words, needed_words(check, stake, draft.odds)))
        self.hint.setText(words)
        self.outcome.setText("")
        if draft.settled:
            self._say_outcome(draft.succeeds)
        self.say_verb(self.tr("Apply") if draft.settled else "")

    def _show_side(self, place: int) -> None:
        draft, at = self.draft, place == self.draft.at
        value, dice, check = draft.values[place], draft.sides[place].dice, draft.check(place)
        self.rows[place].show_dice(dice, len(dice) + int(not dice or (at and draft.waits)), (), waits=at)
        reasons = reasons_of(check, value.reasons) if dice else value.reasons
        self.sums[place].setText(sum_lines(reasons, check.total if dice else None, self._context.names))

    def _show_fallen(self) -> None:
        for place, rolled in enumerate(self._fell):
            self.rows[place].show_dice(list(rolled.dice), len(rolled.dice), ())
            self.sums[place].setText(sum_lines(rolled.reasons, rolled.total, self._context.names))
        self.hint.setText("")

    # -- hands ------------------------------------------------------------------------------------------

    def type_die(self, die: int) -> None:
        """Add a die; the figure that is next follows. What fell here stays as it fell."""
        if not self.draft.here:
            self._go_on(self.draft.type_die(die))

    def roll_here(self) -> None:
        """Let the dice fall that nobody typed, or the 6 of who decides once more."""
        draft, roll = self.draft, self._context.desk.roll
        if draft.open:
            if self._overrule or self._may_fall(self._context, draft.command):
                self._go_on(draft.fall(roll))
        elif draft.sixes:
            if not self.asks_table(self._context):
                self._go_on(draft.decide(True, roll))
        elif draft.here:
            self._apply()  # it was refused: what fell stays

    def keep(self) -> None:
        """Keep the 6 of who decides for good."""
        if self.draft.waits:
            draft = self.draft
            self._go_on(draft.decide(False, self._context.desk.roll) if draft.here else draft.keep())

    def dice_now(self) -> object:
        """Give the dice of both, and whose are asked for."""
        return self.draft.at, *(side.dice for side in self.draft.sides)

    def _go_on(self, draft: InterceptDraft) -> None:
        """Let the dice lie so; what fell here holds once nothing is asked any more."""
        self.lay(draft)
        if draft.here and draft.settled:
            self._apply()
        else:
            self.refresh()

    def keep_fallen(self) -> None:
        """Apply the dice that fell here as they lie."""
        self._apply()

    def _apply(self) -> None:
        overrule = self._overrule or bool(self._insisted)
        if self.carry(self._context, self.draft.command, overrule=overrule):
            self._fell = self._context.rolls()
            self.rolled = self._fell[0]
        self.setFocus()
        self.refresh()

    def _take_back(self, place: int, dice: int) -> None:
        """Take the last typed dice of a side back: the next one is its."""
        if self.rolled is not None or self.draft.here:
            return
        draft = self.draft if self.draft.at == place else self.draft.turned()
        for _ in range(dice):
            draft = draft.back()
        self._go_on(draft)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the figure with an arrow."""
        turns = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        if turns and self.rolled is None and not self.draft.here:
            self._go_on(self.draft.turned())
        else:
            super().keyPressEvent(event)
