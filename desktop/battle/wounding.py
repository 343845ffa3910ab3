"""Who strikes whom: two figures by their letters, then the wound roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from desktop.battle import ask
from desktop.battle.host import TableHost
from desktop.battle.prompts.blow_prompt import BlowPrompt, OtherFighters, Reopened, Repick
from desktop.widgets.conversation import Conversation
from desktop.widgets.done_line import DoneStep
from desktop.wording import fill

Roll = Callable[[TableHost, str, str], BlowPrompt]
"""Makes the question of a wound roll: attacker and target."""


class Wounding(QObject):
    """Asks for the fighters of a wound roll and opens it."""

    def __init__(self, table: TableHost, roll: Roll) -> None:
        super().__init__(table.over)
        self._table = table
        self._roll = roll

    def between(self, attacker: str, target: str) -> None:
        """Open the roll of a strike that is known."""
        self._table.conversation.begin(self._between(attacker, target))

    def _between(self, attacker: str, target: str) -> Conversation[None]:
        yield from self.roll(attacker, target)

    def named(self, target: str) -> Conversation[None]:
        """Ask who strikes; then who is struck, unless a figure is chosen already; then roll."""
        yield from self._roll_again("", target, Repick.ATTACKER)

    def roll(
        self,
        attacker: str,
        target: str,
        given: int | None = None,
        done: Sequence[DoneStep] = (),
        after: str = "",
    ) -> Conversation[bool]:
        """Roll a strike, with a number ``given`` for it; its fighters can be asked for anew from there.

        ``after`` says what follows. Returns whether what was ``done`` before it is to be done anew.
        """
        prompt = self._roll(self._table, attacker, target)
        prompt.after.setText(after)
        prompt.show_done(done)
        if given is not None:
            prompt.begin_with(given)
        reply = yield from ask.panel(prompt)
        if isinstance(reply, OtherFighters):
            return (yield from self.roll(reply.attacker, reply.target, done=done))
        if isinstance(reply, Repick):
            yield from self._roll_again(attacker, target, reply)
        return isinstance(reply, Reopened)

    def _roll_again(self, attacker: str, target: str, who: Repick) -> Conversation[None]:
        if who is Repick.ATTACKER:
            attacker = yield from ask.figure(self._who_strikes(target))
            if attacker == target:  # the chosen figure strikes, then
                target = ""
        if who is Repick.TARGET or not target:
            words = self.tr("Who is struck? Press it, type its letters, or Enter to use entered values only.")
            target = yield from ask.figure(words)
            if target == attacker:
                target = ""
        yield from self.roll(attacker, target)

    def _who_strikes(self, target: str) -> str:
        if not target:
            return self.tr("Who strikes? Press it, type its letters, or Enter for nobody.")
        words = self.tr("Who strikes {name}? Press it, type its letters, or Enter for nobody.")
        return fill(words, name=self._table.context.fighter_name(target))
