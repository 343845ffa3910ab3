"""The base of questions that are answered with dice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.base import Prompt
from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.text import Refusal


class DicePrompt(Prompt):
    """Holds the dice so far; Backspace takes the last one back until ``rolled`` is there.

    Dice that fell ``_here`` stay as they fell. ``_insisted`` is the reason that the table overruled before
    any of them did.
    """

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent, title)
        self._dice: list[int] = []
        self._here = False
        self._insisted = ""
        self.rolled: Rolled | None = None

    def refresh(self) -> None:
        """Show everything as it stands."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last die back with Backspace."""
        if event.key() == Qt.Key.Key_Backspace and self._dice and self.rolled is None:
            if not self._here:
                self._dice.pop()
                self.refresh()
            event.accept()
            return
        super().keyPressEvent(event)

    def _may_fall(self, context: BattleContext, command: Command) -> bool:
        """Tell whether dice may fall here for a command: what speaks against it is said before they do.

        The same key again insists.
        """
        refusal = context.play.refusal(command)
        if refusal is None or (refusal.overridable and self._insisted == refusal.code):
            return True
        self._insisted = refusal.code
        self._refused(context, refusal)
        return False

    def _refused(self, context: BattleContext, refusal: Refusal) -> None:
        """Say why not, in place."""
        words = context.say(refusal.message)
        if refusal.overridable:
            words = " ".join((words, self.tr("Press again to do it all the same.")))
        self.complain(words)
