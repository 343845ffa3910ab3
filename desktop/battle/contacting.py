"""Contacts and levels from the table: whom the chosen figure touches, and where it stands (II-E, II-F)."""

from __future__ import annotations

from desktop.battle import ask
from desktop.battle.prompts.contact_prompt import NEW_CONTACT, ContactPrompt
from desktop.battle.prompts.offer_prompt import Met
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation
from rules.battle import commands as c


class Contacting(TableService):
    """Opens the contacts of a figure, asks for another one by its letters, and opens them again."""

    def begin(self, fighter: str) -> None:
        """Show whom a figure touches, and what can be done about it."""
        self._context.forget_refusal()  # what a closed sheet refused is asked afresh
        self._table.conversation.begin(self._converse(fighter))

    def begin_between(self) -> None:
        """Ask for two figures and put them in contact."""
        self._context.forget_refusal()
        self._table.conversation.begin(self._between())

    def bring_together(self, fighter: str, other: str) -> None:
        """Put two figures in contact; what refuses it is said on the sheet of the first."""
        self._context.forget_refusal()
        self._table.conversation.begin(self._together(fighter, other))

    def _together(self, fighter: str, other: str) -> Conversation[None]:
        if (met := self._touch(fighter, other)) is not None:
            yield from self._converse(fighter, met)

    def _between(self) -> Conversation[None]:
        fighter = yield from ask.figure(self.tr("Who fights? Press it or type its letters."), needed=True)
        if not fighter:
            return
        _, met = yield from self._meet(fighter)
        if met is not None:
            yield from self._converse(fighter, met)

    def _converse(self, fighter: str, met: Met | None = None) -> Conversation[None]:
        while True:
            prompt = ContactPrompt(self._table.over, self._context, fighter, met)
            if (yield from ask.panel(prompt)) != NEW_CONTACT:
                return
            other, met = yield from self._meet(fighter)
            if not other:
                return

    def _meet(self, fighter: str) -> Conversation[tuple[str, Met | None]]:
        """Put a figure in contact with another one; return who it is, and what refused it."""
        words = self.tr("In contact with whom? Press it or type its letters.")
        other = yield from ask.figure(words, needed=True)
        if not other:
            return "", None
        return other, self._touch(fighter, other)

    def _touch(self, fighter: str, other: str) -> Met | None:
        """Put a figure in contact with another one; return what refused it."""
        command = c.Touch(fighter, other)
        refusal = self._context.play.refusal(command)
        if self._context.do(command) or refusal is None:
            return None
        self._table.say_refusal("")  # the sheet says it
        return command, refusal
