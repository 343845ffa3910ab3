"""Interceptor: both INI tests side by side, typed or rolled; only strictly higher stops the move.

Who has a 6 throws it again or keeps it. Where dice fall here the side that is behind decides first, and with
equal totals nobody sees the other's die before both have said (II-A-3).
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.drafts.thrown import Thrown
from desktop.battle.prompts.attempt import AttemptPrompt
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.sixes import (
    Stake,
    advised,
    again_words,
    asked_words,
    beating,
    needed_words,
    show_choice,
)
from desktop.battle.trial_words import sum_lines
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import soft
from desktop.widgets.text import label, set_look
from desktop.wording import about
from rules.battle.commands import Command
from rules.battle.one_die import made_of, reasons_of, tested_value
from rules.dice import FACES, Check, Fate, opposed
from rules.monconf.commands import Intercept
from rules.monconf.reacting import beats
from rules.text import Explained
from rules.values import Characteristic


class InterceptPrompt(AttemptPrompt):
    """Digits are the dice, the interceptor's first; ↑ and ↓ change the side, R rolls here, K keeps a 6."""

    width_at_100 = 700
    decides = 0

    def __init__(
        self, parent: QWidget, context: BattleContext, command: Intercept, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, overrule=overrule)
        self._command = command
        self._both: list[tuple[int, ...]] = [(), ()]
        self._at = 0
        self._kept = [False, False]
        self._thrown = [False, False]
        self._said: dict[int, bool] = {}
        keys = (command.fighter, command.mover)
        names = [context.fighter_name(key) for key in keys]
        words = self.tr("{fighter} tries to intercept {target}")
        self.title.setText(words.format(fighter=names[0], target=names[1]))
        table, game = context.play.table, context.game
        self._values = tuple(tested_value(table, game, key, Characteristic.INI) for key in keys)
        self.body.addWidget(soft(self.tr("Both test INI; the mover wins ties."), self.panel))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        self.rows = (DiceRow(self.panel), DiceRow(self.panel))
        self.heads: list[QLabel] = []
        self.sums: list[QLabel] = []
        for place, (name, row) in enumerate(zip(names, self.rows, strict=True)):
            self.heads.append(label(name, self.panel, role="heading", wrap=True))
            self.sums.append(label("", self.panel, wrap=True))
            grid.addWidget(self.heads[place], 0, place)
            grid.addWidget(row, 1, place)
            grid.addWidget(self.sums[place], 2, place, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(place, 1)
        self.body.addLayout(grid)
        self.hint = soft("", self.panel)
        self.body.addWidget(self.hint)
        self._lay_verbs(self.tr("It is stopped"), self.tr("It moves on"))
        self._keep = KeyButton(self.panel)
        self._keep.setObjectName("K")
        self._keep.clicked.connect(self._on_clicked)
        self._keys["K"] = self.keep
        self._verb_row.insertWidget(1, self._keep)
        self.refresh()

    # -- the attempt ----------------------------------------------------------------------------------

    def typed(self) -> Command | None:
        """Give the attempt with both dice, once every 6 is decided on."""
        return None if self._open or self._sixes else self.thrown()

    def thrown(self) -> Command:
        """Give the attempt with its dice, those that fell here told from those that were typed."""
        mine, theirs = self._both
        here, there = self._thrown
        return replace(self._command, dice=mine, against=theirs, thrown_here=here, against_thrown_here=there)

    def told(self, success: bool) -> Command:
        """Give the attempt without dice."""
        return replace(self._command, success=success)

    def verdict(self, success: bool) -> str:
        """Say whether the move goes on."""
        return self.tr("The move is stopped: an engagement") if success else self.tr("The move goes on")

    def _check(self, place: int) -> Check:
        check = made_of(self._context.play.table, self._values[place].total or 0, self._both[place])
        return replace(check, throw=check.throw.kept()) if self._kept[place] else check

    def _stake(self, place: int) -> Stake | None:
        """Give what is at stake for a figure, None before the dice of the other: a tie is the mover's."""
        found = beating(self._check(1 - place))
        if found is None:
            return None

        def judged(check: Check) -> Fate:
            rival = self._check(1 - place)
            won = beats(check, rival) if place == 0 else not beats(rival, check)
            return Fate.SUCCEEDS if won else Fate.FAILS

        return replace(found, judged=judged)

    @property
    def _open(self) -> tuple[int, ...]:
        """The places of who has no die yet."""
        return tuple(place for place, dice in enumerate(self._both) if not dice)

    @property
    def _sixes(self) -> tuple[int, ...]:
        """The places of 6s that wait, the one to decide first before the other."""
        waiting = tuple(place for place in (0, 1) if self._check(place).throw.sixes)
        return waiting if self._open else opposed(self._check(0), self._check(1)).places if waiting else ()

    # -- what is shown --------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the attempt, and what may become of a 6 that lies there."""
        super().refresh()
        asked = self.rolled is None and self._at in self._sixes
        show_choice(self._buttons["R"], self._keep, int(asked), lit=self.lit())
        for key, button in self._buttons.items():
            if key != "R" and self.draft.here:
                button.hide()  # how it goes is for the dice that fell to say
        self.say_leaving()
        self.resettle()

    def _show_open(self) -> None:
        for place, (value, dice) in enumerate(zip(self._values, self._both, strict=True)):
            self._show_side(place, value, dice)
        name = self.heads[self._at].text()
        check, stake = self._check(self._at), self._stake(self._at)
        words = ""
        if self._at in self._sixes:
            words = about(name, again_words(1) if self.asks_again else asked_words(check, stake))
        elif self._at in self._open:
            words = self.tr("Enter the die of {name}.").format(name=name)
            words = " ".join((words, needed_words(check, stake)))
        self.hint.setText(words)
        self.outcome.setText("")
        settled = self.typed() is not None
        if settled:
            self._say_outcome(beats(self._check(0), self._check(1)))
        self.say_verb(self.tr("Apply") if settled else "")

    def _show_side(self, place: int, value: Explained, dice: tuple[int, ...]) -> None:
        open_ = int(not dice or (place == self._at and place in self._sixes))
        self.rows[place].show_dice(dice, len(dice) + open_, (), waits=place == self._at)
        check = self._check(place)
        reasons = reasons_of(check, value.reasons) if dice else value.reasons
        self.sums[place].setText(sum_lines(reasons, check.total if dice else None, self._context.names))
        set_look(self.heads[place], "heading", "accent" if place == self._at else "")

    def _show_fallen(self) -> None:
        for place, rolled in enumerate(self._fell):
            self.rows[place].show_dice(list(rolled.dice), len(rolled.dice), ())
            self.sums[place].setText(sum_lines(rolled.reasons, rolled.total, self._context.names))
        self.hint.setText("")

    # -- hands ------------------------------------------------------------------------------------------

    def type_die(self, die: int) -> None:
        """Add a die; the figure that is next follows. What fell here stays as it fell."""
        if self.draft.here:
            return
        if self._kept[self._at] or (self.draft.dice and self.draft.dice[-1] != FACES):
            self.lay(replace(self.draft, dice=()))
            self._kept[self._at] = False
        self.lay(self.draft.plus(die))
        self._go_on()

    def roll_here(self) -> None:
        """Let the dice fall that nobody typed, or the 6 of who decides once more."""
        if self._open:
            if not (self._overrule or self._may_fall(self._context, self.thrown())):
                return
            for place in self._open:
                self._thrown[place] = True
                self._throw(place)
            self._go_on()
        elif self._sixes:
            if not self.asks_table(self._context):
                self._decide(again=True)
        elif self.draft.here:
            self._apply()  # it was refused: what fell stays

    def lit(self) -> str:
        """Return which answer to the 6 of who decides is lit."""
        asked = self.rolled is None and self._at in self._sixes
        return advised(self._check(self._at), self._stake(self._at)) if asked else ""

    def do_lit(self, answer: str) -> None:
        """Keep the 6 or throw it again."""
        (self.keep if answer == "keep" else self.roll_here)()

    def lies(self) -> object:
        """Give the dice of both, and whose are asked for."""
        return self._at, *self._both

    def keep(self) -> None:
        """Keep the 6 of who decides for good."""
        if self.draft.here:
            self._decide(again=False)
        elif self._at in self._sixes:
            self._kept[self._at] = True
            self._go_on()

    def lay(self, draft: Thrown) -> None:
        """Let the dice of the figure at hand lie so."""
        super().lay(draft)
        self._both[self._at] = draft.dice

    def _throw(self, place: int) -> None:
        """Let a die of a figure fall here."""
        self._both[place] += (self._context.desk.roll(FACES),)
        self.lay(Thrown(dice=self._both[self._at], here=True))

    def _decide(self, *, again: bool) -> None:
        """Take the word of who decides; with equal totals nothing falls before both have said theirs."""
        asked = self._sixes
        if self._at not in asked:
            return
        self._said[self._at] = again
        left = [place for place in asked if place not in self._said]
        if left:
            self._go_to(left[0])
            return
        for place, thrown in self._said.items():
            self._kept[place] = not thrown
            if thrown:
                self._throw(place)
        self._said.clear()
        self._go_on()

    def _go_on(self) -> None:
        """Go to who is next, a 6 waits for the other's die; what fell here holds once nothing is left."""
        asked = (*self._open, *self._sixes)
        if self.draft.here and not asked:
            self._apply()
        else:
            self._go_to(asked[0] if asked else self._at)

    def keep_fallen(self) -> None:
        """Apply the dice that fell here as they lie."""
        self._apply()

    def _apply(self) -> None:
        overrule = self._overrule or bool(self._insisted)
        if self.carry(self._context, self.thrown(), overrule=overrule):
            self._fell = self._context.rolls()
            self.rolled = self._fell[self.decides]
        self.setFocus()
        self.refresh()

    def _change(self) -> None:
        """Go to the other figure."""
        self._go_to(1 - self._at)

    def _go_to(self, place: int) -> None:
        self._at = place
        self.lay(replace(self.draft, dice=self._both[place]))
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the figure with an arrow, take the last die back with Backspace."""
        key, opened = event.key(), self.rolled is None
        if opened and not self.draft.here and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._change()
            return
        if opened and key == Qt.Key.Key_Backspace:
            if not self.draft.dice and any(self._both):
                self._change()
            self._kept[self._at] = False
        super().keyPressEvent(event)
