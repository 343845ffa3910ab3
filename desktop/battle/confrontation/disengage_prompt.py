"""Disengaging (V-C-3, V-D-1): the test with its sum, typed or rolled, or just the outcome."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.figures import explain
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.strategic.keys import digit
from desktop.battle.trial_words import sum_lines
from desktop.phrases import number
from desktop.widgets.text import label, set_look
from rules.battle.action_commands import Disengage
from rules.battle.current import current, summed
from rules.battle.events import Rolled
from rules.battle.one_die import reasons_of
from rules.confrontation.disengaging import difficulty
from rules.dice import FACES, Check, Throw
from rules.values import Characteristic


class DisengagePrompt(DicePrompt):
    """A digit is the die, a 6 may be thrown again; R rolls here, S and F enter the outcome."""

    width_at_100 = 620

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, "")
        self._context = context
        self._fighter = fighter
        self._overrule = overrule
        name = context.fighter_name(fighter)
        self.title.setText(self.tr("{name} tries to disengage").format(name=name))
        self._needed = label("", self.panel, wrap=True)
        self._row = DiceRow(self.panel)
        self.sum = label("", self.panel, wrap=True)
        self.outcome = label("", self.panel, role="title", wrap=True)
        for widget in (self._needed, self._row, self.sum, self.outcome):
            self.body.addWidget(widget)
        verbs = QHBoxLayout()
        verbs.setSpacing(6)
        self._buttons: dict[str, KeyButton] = {}
        fails = "F" if context.language == "en" else "E"
        self._keys = {"R": self.roll_here, "S": self.succeed, fails: self.fail}
        words = (self.tr("Roll here"), self.tr("It succeeds"), self.tr("It fails"))
        for (key, _), said in zip(self._keys.items(), words, strict=True):
            button = KeyButton(self.panel)
            button.setObjectName(key)
            button.show_verb(said, key, icon="dice" if key == "R" else "")
            button.clicked.connect(self._on_clicked)
            verbs.addWidget(button)
            self._buttons[key] = button
        self.body.addLayout(verbs)
        self.refresh()

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def _tested(self) -> bool:
        """Whether the ruleset has a test, and INI is known."""
        context, game = self._context, self._context.game
        value = current(game, game.fighters[self._fighter], Characteristic.INI, context.play.table.ruleset)
        needed = difficulty(context.play.table, game, self._fighter)
        return value.total is not None and needed.total is not None

    def _check(self) -> Check:
        context, game = self._context, self._context.game
        ruleset = context.play.table.ruleset
        value = current(game, game.fighters[self._fighter], Characteristic.INI, ruleset)
        throw = Throw(tuple((die,) for die in self._dice))
        return Check(value.total or 0, throw, ruleset.natural_one_fails)

    def refresh(self) -> None:
        """Show the test as it stands."""
        rolled = self.rolled
        for button in self._buttons.values():
            button.setVisible(rolled is None and (button.key != "R" or self._tested))
        self._row.setVisible(self._tested or rolled is not None)
        if rolled is not None:
            self._row.show_dice(list(rolled.dice), len(rolled.dice), ())
            self.sum.setText(sum_lines(rolled.reasons, rolled.total, self._context.names))
            self._say_outcome(rolled.outcome.code == "trial.success")
            self.say_verb(self.tr("Done"))
        else:
            self._show_test()
        self.resettle()

    def _show_test(self) -> None:
        context, game, names = self._context, self._context.game, self._context.names
        table = context.play.table
        if not self._tested:
            self.sum.setText(self.tr("Test it at the table, and say how it went."))
            self.say_verb("")
            return
        needed = difficulty(table, game, self._fighter)
        words = self.tr("INI test, difficulty")
        self._needed.setText(explain(words, number(needed.total or 0), needed, names))
        value = current(game, game.fighters[self._fighter], Characteristic.INI, table.ruleset)
        check = self._check()
        again = bool(self._dice) and self._dice[-1] == FACES
        self._row.show_dice(self._dice, len(self._dice) + int(again or not self._dice), ())
        total = check.total if self._dice else None
        reasons = reasons_of(check, summed(value)) if self._dice else summed(value)
        said = sum_lines(reasons, total, names)
        self.sum.setText("\n".join(filter(None, (self._what_next(again), said))))
        if self._dice:
            self._say_outcome(check.succeeds(needed.total or 0))
        else:
            self.outcome.setText("")
        self.say_verb(self.tr("Apply") if self._dice else "")

    def _what_next(self, again: bool) -> str:
        if again:
            return self.tr("A 6: type the die thrown again, or keep it with Enter.")
        return "" if self._dice else self.tr("Type the die, or roll it here.")

    def _say_outcome(self, success: bool) -> None:
        self.outcome.setText(self.tr("It is free") if success else self.tr("It stays in contact"))
        set_look(self.outcome, "title", "good" if success else "bad")

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die or a letter."""
        if self.rolled is not None:
            return False
        die = digit(key)
        if die is not None:
            if 1 <= die <= FACES and self._tested:
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
        """Apply the dice as typed, or leave once all is said."""
        if self.rolled is not None:
            self.close_panel()
        elif self._dice:
            self._do(Disengage(self._fighter, dice=tuple(self._dice)))

    def roll_here(self) -> None:
        """Let the program throw; the outcome holds at once, undo takes it back."""
        if not self._context.do(Disengage(self._fighter), overrule=self._overrule):
            self._say_refusal()
            return
        head = self._context.play.head
        events = self._context.play.events[head].events if head is not None else ()
        self.rolled = next((event for event in events if isinstance(event, Rolled)), None)
        self.refresh()

    def succeed(self) -> None:
        """Say that it succeeds."""
        self._do(Disengage(self._fighter, success=True))

    def fail(self) -> None:
        """Say that it fails."""
        self._do(Disengage(self._fighter, success=False))

    def _do(self, command: Disengage) -> None:
        if self._context.do(command, overrule=self._overrule):
            self.close_panel()
        else:
            self._say_refusal()

    def _say_refusal(self) -> None:
        if why := self._context.why_not():
            self.complain(why)

    def _on_clicked(self) -> None:
        self._keys[self.sender().objectName()]()
