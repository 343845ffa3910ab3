"""Désengagement and Retraite: the INI test, −1 for each enemy in contact, and whether contact is made."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.decided import DecidedTest
from desktop.widgets.key_button import KeyButton
from desktop.wording import about, fill, number
from rules.battle.commands import Command
from rules.battle.one_die import made_of
from rules.monconf.acting import announced, escape_value
from rules.monconf.actions import ACTIONS
from rules.monconf.commands import Escape
from rules.text import Explained


class EscapePrompt(DecidedTest):
    """C says whether a Désengagement reaches its target."""

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, fighter, overrule=overrule)
        deed = announced(context.game.fighters[fighter])
        self._contacts = deed is not None and ACTIONS[deed.action].contact and bool(deed.target)
        self._target = deed.target if deed is not None else ""
        self._leaves = deed is not None and deed.action == "retreat"
        name = context.fighter_name(fighter)
        words = self.tr("{name} retreats") if self._leaves else self.tr("{name} disengages")
        self.title.setText(words.format(name=name))
        self.reached = KeyButton(self.panel)
        self._reaches = True
        self.reached.setVisible(self._contacts)
        self.reached.clicked.connect(self._toggle)
        self.body.addWidget(self.reached)
        self.refresh()

    def value(self) -> Explained:
        """Give INI, −1 for each enemy in contact."""
        return escape_value(self._context.play.table, self._context.game, self._fighter)

    def needed(self) -> float | None:
        """Give the difficulty of the ruleset."""
        return self._context.play.table.ruleset.actions.disengage

    def needs_words(self) -> str:
        """Say the difficulty."""
        words, needed = self.tr("INI test, to reach"), self.needed()
        return words if needed is None else about(words, number(needed))

    def command(self, dice: tuple[int, ...] = (), success: bool | None = None) -> Command:
        """Give the escape."""
        reached = self._contacts and self._reaches
        return Escape(self._fighter, success, dice, reached, thrown_here=self.thrown_here)

    def verdict(self, success: bool) -> str:
        """Say whether it gets away."""
        if success:
            return self.tr("It gets away")
        if self._leaves:
            return self.tr("It stays in contact")
        return self.tr("It stays in contact: all dice in defence")

    def refresh(self) -> None:
        """Show the test and whether contact is made."""
        name = self._context.fighter_name(self._target) if self._target else ""
        words = (
            self.tr("It reaches {target}: an engagement")
            if self._reaches
            else self.tr("It does not reach {target}")
        )
        reaches = self._reaches and not self._falls_short
        self.reached.show_verb(fill(words, target=name), "C", on=reaches, refused=self._falls_short)
        self.reached.setVisible(self._contacts and self.rolled is None)
        super().refresh()

    @property
    def _falls_short(self) -> bool:
        """Whether the dice as they lie let it go nowhere."""
        value, needed = self.value().total, self.needed()
        if not self.draft.dice or value is None or needed is None:
            return False
        return not made_of(self._context.play.table, value, self.draft.dice).succeeds(needed)

    def press(self, key: str) -> bool:
        """Take C beside what every test takes."""
        if key.upper() == "C" and self._contacts and self.rolled is None:
            self._toggle()
            return True
        return super().press(key)

    def _toggle(self) -> None:
        self._reaches = not self._reaches
        self.refresh()
