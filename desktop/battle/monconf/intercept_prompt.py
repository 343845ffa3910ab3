"""Interceptor: both INI tests side by side, typed or rolled; only strictly higher stops the move."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.attempt import AttemptPrompt
from desktop.battle.prompts.base import soft
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.trial_words import sum_lines
from desktop.widgets.text import label, set_look
from rules.battle.commands import Command
from rules.battle.one_die import made_of, reasons_of, tested_value
from rules.dice import FACES, Check
from rules.monconf.commands import Intercept
from rules.text import Explained
from rules.values import Characteristic


class InterceptPrompt(AttemptPrompt):
    """Digits are the dice, the interceptor's first; ↑ and ↓ change the side, R rolls both here."""

    width_at_100 = 700
    decides = 0

    def __init__(
        self, parent: QWidget, context: BattleContext, command: Intercept, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, overrule=overrule)
        self._command = command
        self._both: tuple[list[int], list[int]] = (self._dice, [])
        self._at = 0
        keys = (command.fighter, command.mover)
        names = [context.fighter_name(key) for key in keys]
        words = self.tr("{fighter} tries to intercept {target}")
        self.title.setText(words.format(fighter=names[0], target=names[1]))
        table, game = context.play.table, context.game
        self._values = tuple(tested_value(table, game, key, Characteristic.INI) for key in keys)
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
        self.body.addWidget(self.hint)
        self._lay_verbs(self.tr("It is stopped"), self.tr("It moves on"))
        self.refresh()

    # -- the attempt ----------------------------------------------------------------------------------

    def typed(self) -> Command | None:
        """Give the attempt with both dice."""
        return self.thrown() if all(self._both) else None

    def thrown(self) -> Command:
        """Give the attempt; what was not typed is thrown here."""
        return replace(self._command, dice=tuple(self._both[0]), against=tuple(self._both[1]))

    def told(self, success: bool) -> Command:
        """Give the attempt without dice."""
        return replace(self._command, success=success)

    def verdict(self, success: bool) -> str:
        """Say whether the move goes on."""
        return self.tr("The move is stopped: an engagement") if success else self.tr("The move goes on")

    def _check(self, place: int) -> Check:
        return made_of(self._context.play.table, self._values[place].total or 0, tuple(self._both[place]))

    @property
    def _stopped(self) -> bool:
        mine, theirs = self._check(0), self._check(1)
        return not mine.fails and (theirs.fails or (mine.total or 0) > (theirs.total or 0))

    # -- what is shown --------------------------------------------------------------------------------

    def _show_open(self) -> None:
        for place, (value, dice) in enumerate(zip(self._values, self._both, strict=True)):
            self._show_side(place, value, dice)
        whole = all(self._both)
        six = bool(self._dice) and self._dice[-1] == FACES
        again = self.tr("A 6 may be thrown again: type it. ↑ and ↓ go to the other figure.")
        words = self.tr("Type the die of {name}.").format(name=self.heads[self._at].text())
        self.hint.setText(again if six else "" if whole else words)
        self.outcome.setText("")
        if whole:
            self._say_outcome(self._stopped)
        self.say_verb(self.tr("Apply") if whole else "")

    def _show_side(self, place: int, value: Explained, dice: list[int]) -> None:
        open_ = int(not dice or (place == self._at and dice[-1] == FACES))
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
        """Add a die; after any but a 6 the other figure is next."""
        super().type_die(die)
        if die != FACES and not self._both[1 - self._at]:
            self._change()

    def _change(self) -> None:
        """Go to the other figure."""
        self._at = 1 - self._at
        self._dice = self._both[self._at]
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the figure with an arrow, take the last die back with Backspace."""
        key, opened = event.key(), self.rolled is None
        if opened and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._change()
            return
        if opened and key == Qt.Key.Key_Backspace and not self._dice and any(self._both):
            self._change()
        super().keyPressEvent(event)
