"""Interceptor: both INI tests side by side, typed or rolled; only strictly higher stops the move."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.monconf.test_prompt import rolls_of
from desktop.battle.prompts.base import Prompt, soft
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.strategic.keys import digit
from desktop.battle.trial_words import sum_lines
from desktop.widgets.text import label, set_look
from rules.battle.current import current, summed
from rules.battle.events import Rolled
from rules.battle.one_die import made_of, reasons_of
from rules.dice import FACES, Check
from rules.monconf.commands import Intercept
from rules.text import Explained
from rules.values import Characteristic


class InterceptPrompt(Prompt):
    """Digits are the dice, the interceptor's first; ↑ and ↓ change the side, R rolls both here."""

    width_at_100 = 700

    def __init__(
        self, parent: QWidget, context: BattleContext, command: Intercept, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, "")
        self._context, self._command, self._overrule = context, command, overrule
        self._dice: tuple[list[int], list[int]] = ([], [])
        self._at = 0
        self.rolled: tuple[Rolled, ...] = ()
        self._done = False
        keys = (command.fighter, command.mover)
        names = [context.fighter_name(key) for key in keys]
        words = self.tr("{fighter} tries to intercept {target}")
        self.title.setText(words.format(fighter=names[0], target=names[1]))
        self._values = tuple(
            current(context.game, context.game.fighters[key], Characteristic.INI, context.play.table.ruleset)
            for key in keys
        )
        self.body.addWidget(soft(self.tr("Both test INI; a tie is the mover’s."), self.panel))
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
        self.outcome = label("", self.panel, role="title", wrap=True)
        self.body.addWidget(self.hint)
        self.body.addWidget(self.outcome)
        verbs = QHBoxLayout()
        fails = "F" if context.language == "en" else "E"
        self._keys = {"R": self.roll_here, "S": self.succeed, fails: self.fail}
        self._buttons: dict[str, KeyButton] = {}
        said = (self.tr("Roll here"), self.tr("It is stopped"), self.tr("It moves on"))
        for key, verb in zip(self._keys, said, strict=True):
            button = KeyButton(self.panel)
            button.setObjectName(key)
            button.show_verb(verb, key, icon="dice" if key == "R" else "")
            button.clicked.connect(self._on_clicked)
            verbs.addWidget(button)
            self._buttons[key] = button
        self.body.addLayout(verbs)
        self.refresh()

    # -- what is shown --------------------------------------------------------------------------------

    def _check(self, place: int) -> Check:
        return made_of(self._context.play.table, self._values[place].total or 0, tuple(self._dice[place]))

    @property
    def _stopped(self) -> bool:
        mine, theirs = self._check(0), self._check(1)
        return not mine.fails and (theirs.fails or (mine.total or 0) > (theirs.total or 0))

    def refresh(self) -> None:
        """Show both tests as they stand."""
        for button in self._buttons.values():
            button.setVisible(not self._done)
        if self._done:
            self._show_rolled()
            return
        for place, (value, dice) in enumerate(zip(self._values, self._dice, strict=True)):
            self._show_side(place, value, dice)
        whole = all(self._dice)
        six = bool(self._dice[self._at]) and self._dice[self._at][-1] == FACES
        again = self.tr("A 6 may be thrown again: type it. ↑ and ↓ go to the other figure.")
        words = self.tr("Type the die of {name}.").format(name=self.heads[self._at].text())
        self.hint.setText(again if six else "" if whole else words)
        self.outcome.setText("")
        if whole:
            self._say(self._stopped)
        self.say_verb(self.tr("Apply") if whole else "")
        self.resettle()

    def _show_side(self, place: int, value: Explained, dice: list[int]) -> None:
        open_ = int(not dice or (place == self._at and dice[-1] == FACES))
        self.rows[place].show_dice(dice, len(dice) + open_, ())
        check = self._check(place)
        reasons = reasons_of(check, summed(value)) if dice else summed(value)
        self.sums[place].setText(sum_lines(reasons, check.total if dice else None, self._context.names))
        set_look(self.heads[place], "heading", "accent" if place == self._at else "")

    def _show_rolled(self) -> None:
        for place, rolled in enumerate(reversed(self.rolled)):  # the mover's comes first
            self.rows[place].show_dice(list(rolled.dice), len(rolled.dice), ())
            self.sums[place].setText(sum_lines(rolled.reasons, rolled.total, self._context.names))
        self.hint.setText("")
        self._say(self.rolled[-1].outcome.code == "trial.success")
        self.say_verb(self.tr("Done"))
        self.resettle()

    def _say(self, stopped: bool) -> None:
        words = self.tr("The move is stopped: an engagement") if stopped else self.tr("The move goes on")
        self.outcome.setText(words)
        set_look(self.outcome, "title", "good" if stopped else "bad")

    # -- hands ------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die of the figure whose turn it is, or a letter."""
        if self._done:
            return False
        die = digit(key)
        if die is not None:
            if 1 <= die <= FACES:
                self.type_die(die)
            return True
        act = self._keys.get(key.upper())
        if act is not None:
            act()
        return act is not None

    def type_die(self, die: int) -> None:
        """Add a die; after any but a 6 the other figure is next."""
        dice = self._dice[self._at]
        if dice and dice[-1] != FACES:
            dice.clear()
        dice.append(die)
        if die != FACES and not self._dice[1 - self._at]:
            self._at = 1 - self._at
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the figure with an arrow, take the last die back with Backspace."""
        if not self._done and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._at = 1 - self._at
            self.refresh()
        elif not self._done and event.key() == Qt.Key.Key_Backspace and any(self._dice):
            if not self._dice[self._at]:
                self._at = 1 - self._at
            self._dice[self._at].pop()
            self.refresh()
        else:
            super().keyPressEvent(event)

    def answer(self) -> None:
        """Apply both dice as typed, or leave once all is said."""
        if self._done:
            self.close_panel()
        elif all(self._dice):
            self._do(replace(self._command, dice=tuple(self._dice[0]), against=tuple(self._dice[1])))

    def roll_here(self) -> None:
        """Let the program throw what was not typed; the outcome holds at once, undo takes it back."""
        command = replace(self._command, dice=tuple(self._dice[0]), against=tuple(self._dice[1]))
        if self._carry(command):
            self.rolled, self._done = rolls_of(self._context), True
            self.refresh()

    def succeed(self) -> None:
        """Say that the move is stopped."""
        self._do(replace(self._command, success=True))

    def fail(self) -> None:
        """Say that the move goes on."""
        self._do(replace(self._command, success=False))

    def _do(self, command: Intercept) -> None:
        if self._carry(command):
            self.close_panel()

    def _carry(self, command: Intercept) -> bool:
        if self._context.do(command, overrule=self._overrule):
            return True
        self.complain(self._context.why_not(again=True))
        return False

    def _on_clicked(self) -> None:
        self._keys[self.sender().objectName()]()
