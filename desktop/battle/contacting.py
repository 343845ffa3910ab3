"""Contacts and levels from the table: whom the chosen figure touches, and where it stands (II-E, II-F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle import ask
from desktop.battle.conversation import Conversation
from desktop.battle.prompts.contacts import NEW_CONTACT, ContactPrompt
from desktop.battle.prompts.offers import Met
from rules.battle import commands as c

if TYPE_CHECKING:
    from desktop.battle.table import Table


class Contacting(QObject):
    """Opens the contacts of a figure, asks for another one by its letters, and opens them again."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context

    def begin(self, fighter: str) -> None:
        """Show whom a figure touches, and what can be done about it."""
        self._context.forget_refusal()  # what a closed sheet refused is asked afresh
        self._table.conversation.begin(self._converse(fighter))

    def _converse(self, fighter: str) -> Conversation[None]:
        met: Met | None = None
        while (yield from ask.panel(ContactPrompt(self._table, self._context, fighter, met))) == NEW_CONTACT:
            other = yield from ask.figure(self.tr("In contact with whom? Type its letters."))
            if not other:
                return
            command = c.Touch(fighter, other)
            refusal = self._context.play.refusal(command)
            if self._context.do(command):
                met = None
            elif refusal is not None:
                self._table.centre.say_refusal("")  # the sheet says it
                met = command, refusal
