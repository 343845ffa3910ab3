"""Contacts and levels from the table: whom the chosen figure touches, and where it stands (II-E, II-F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.prompts.contacts import ContactPrompt
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.battle.table import Table


class Contacting(QObject):
    """Opens the contacts of a figure, asks for another one by its letters, and opens them again."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._fighter = ""

    def begin(self, fighter: str) -> None:
        """Show whom a figure touches, and what can be done about it."""
        self._fighter = fighter
        self._context.forget_refusal()  # what a closed sheet refused is asked afresh
        self._show()

    def _show(self, met: tuple[Command, Refusal] | None = None) -> None:
        prompt = ContactPrompt(self._table, self._context, self._fighter, met)
        prompt.touch_wanted.connect(self._ask)
        self._table.open_prompt(prompt)

    def _ask(self) -> None:
        self._table.pointer.ask(self.tr("In contact with whom? Type its letters."), self._touch)

    def _touch(self, other: str) -> None:
        if not other:
            return
        command = c.Touch(self._fighter, other)
        refusal = self._context.play.refusal(command)
        if self._context.do(command):
            self._show()
        elif refusal is not None:
            self._table.centre.say_refusal("")  # the sheet says it
            self._show((command, refusal))
