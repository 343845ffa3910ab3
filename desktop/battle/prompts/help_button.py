"""What another figure offers to one that is tested, taken up with one key or press where the test is made."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.screen import screen_of
from desktop.widgets.key_button import KeyButton
from desktop.wording import about
from rules.battle.commands import Command
from rules.values import Characteristic


class HelpButton(KeyButton):
    """Stands there while somebody has help to offer; emits ``helped`` once it was taken up."""

    helped = Signal()
    leaves_enter = True

    def __init__(self, parent: QWidget, context: BattleContext, key: str = "") -> None:
        super().__init__(parent, breaks=True)
        self._context, self._letter = context, key
        self._command: Command | None = None
        self.clicked.connect(self.take_up)
        self.hide()

    def offer(self, tested: Characteristic, *fighters: str) -> None:
        """Offer what there is for the first of some figures that are tested; of several it says for whom."""
        context = self._context
        helps = screen_of(context.pieces).helps
        known = (key for key in fighters if key in context.game.fighters)
        offers = ((key, helps(context, key, tested)) for key in known)
        whom, found = next(((key, found) for key, found in offers if found is not None), ("", None))
        self._command = None if found is None else found.command
        if found is not None:
            words = about(context.fighter_name(whom), found.words) if len(fighters) > 1 else found.words
            self.show_verb(words, self._letter, icon="crown")
        self.setVisible(found is not None)

    def take_up(self) -> None:
        """Take up what is offered."""
        if self._command is not None and self._context.do(self._command):
            self.helped.emit()
