"""Disengaging (V-C-3, V-D-1): the INI test with its sum, typed or rolled, or just the outcome."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.decided import DecidedTest
from desktop.battle.prompts.why import sum_words
from desktop.wording import about, number
from rules.battle.action_commands import Disengage
from rules.battle.commands import Command
from rules.battle.one_die import tested_value
from rules.confrontation.disengaging import difficulty
from rules.text import Explained
from rules.values import Characteristic


class DisengagePrompt(DecidedTest):
    """Tests INI where the ruleset has such a test."""

    width_at_100 = 620

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, fighter, overrule=overrule)
        name = context.fighter_name(fighter)
        self.title.setText(self.tr("{name} tries to disengage").format(name=name))
        self.refresh()

    def value(self) -> Explained:
        """Give INI."""
        return tested_value(self._context.play.table, self._context.game, self._fighter, Characteristic.INI)

    def needed(self) -> float | None:
        """Give the difficulty of the ruleset."""
        return self._difficulty().total

    def _difficulty(self) -> Explained:
        return difficulty(self._context.play.table, self._context.game, self._fighter)

    def needs_words(self) -> str:
        """Say the difficulty, and why."""
        if self.rolled is not None:
            return self.needs.text()
        if not self.tested:
            return ""
        needed = self._difficulty()
        words = " ".join((self.tr("INI test, difficulty"), number(needed.total or 0)))
        return about(words, sum_words(needed, self._context.names))

    def command(self, dice: tuple[int, ...] = (), success: bool | None = None) -> Command:
        """Give the attempt."""
        return Disengage(self._fighter, success=success, dice=dice, thrown_here=self.thrown_here)

    def verdict(self, success: bool) -> str:
        """Say whether it is free."""
        return self.tr("It gets away") if success else self.tr("It stays in contact")
