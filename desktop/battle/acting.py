"""Actions from the table: what a figure may do, on whom, and what Enter goes on with."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

from desktop.battle import ask
from desktop.battle.conversation import Conversation, Left
from desktop.battle.host import TableHost
from desktop.battle.prompts.offers import Met, OfferPrompt, Pick
from desktop.battle.prompts.size_menu import SizeMenu
from desktop.battle.service import TableService
from desktop.widgets.prompt import Prompt
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command
from rules.battle.contacts import SetSize, unsized
from rules.battle.state import Fighter
from rules.cards import Size
from rules.text import Refusal


class Acting(TableService):
    """Asks for the action, its target by letters, and does it; the next figure is chosen by itself."""

    def __init__(self, table: TableHost, cast: Callable[[str], object]) -> None:
        super().__init__(table)
        self._cast = cast

    # -- what a system tells ------------------------------------------------------------------------

    @abstractmethod
    def _elsewhere(self) -> str:
        """Say that actions belong to another phase."""

    @abstractmethod
    def _offers(self, fighter: str, met: Met | None) -> OfferPrompt:
        """Make the question what a figure does."""

    @abstractmethod
    def _question(self, command: Command, overruled: bool) -> Prompt | None:
        """Make the question how an attempt went, None for a command that needs none."""

    @abstractmethod
    def _wants_target(self, command: Command, offer: str) -> bool:
        """Tell whether it is to be asked on whom."""

    @abstractmethod
    def _idle(self) -> Sequence[Fighter]:
        """Give who was not given an action yet."""

    @abstractmethod
    def _pending(self) -> Sequence[Fighter]:
        """Give who has an action to resolve."""

    @abstractmethod
    def _target(self, command: Command) -> Conversation[str]:
        """Ask on whom, "" for nobody."""

    # -- from the keys ------------------------------------------------------------------------------

    def begin(self, fighter: str) -> None:
        """Show what a figure may do; buttons stand there in every phase."""
        if self._context.game.phase == "activation":
            self._table.conversation.begin(self._act(fighter))
        else:
            self._table.say_refusal(self._elsewhere())

    def go_on(self) -> None:
        """Go on in the speaking turn: resolve the next action, or end it."""
        waiting = self._pending()
        if waiting:
            self._table.select(waiting[0].id)
            self._table.conversation.begin(self._act(waiting[0].id))
        else:
            self._context.do(c.EndSpeaking())

    # -- one action ---------------------------------------------------------------------------------

    def _act(self, fighter: str, met: Met | None = None) -> Conversation[None]:
        """Ask what a figure does and what that needs, then do it; ``met`` was refused a moment ago."""
        pick = yield from ask.panel(self._offers(fighter, met))
        assert isinstance(pick, Pick)
        command, refusal = pick.offer.command, pick.offer.refusal
        if refusal is not None and not pick.insists:
            yield from self._size(command, refusal)
        elif (question := self._question(command, pick.insists)) is not None:
            yield from ask.panel(question)
        elif self._wants_target(command, pick.offer.id):
            target = yield from self._target(command)
            yield from self._aim(command, target, pick.insists)
        else:
            self._do(command, pick.insists)

    def _aim(self, asked: Command, target: str, overruled: bool) -> Conversation[None]:
        """Do an action on somebody; what was overruled without a target is not met again with one."""
        command: Command = replace(asked, target=target)  # type: ignore[call-arg]
        before, now = self._context.play.refusal(asked), self._context.play.refusal(command)
        unnamed = not target and now is not None and now.code == "refusal.which_target"
        same = overruled and before is not None and now is not None and before.code == now.code
        if now is None or unnamed or same:
            self._do(command, unnamed or same)
        elif unsized(now):
            yield from self._size(command, now)
        elif not self._context.do(command):
            yield from self._again(command, now)

    def _size(self, command: Command, refusal: Refusal) -> Conversation[None]:
        """Ask how large a figure is whose room in contact matters now, then go on with the action.

        Where no size is told the action is offered again: the table may insist.
        """
        fighter = unsized(refusal)
        try:
            size, _ = yield from ask.menu(SizeMenu(self._table.over, self._context, fighter, refusal))
        except Left:
            yield from self._again(command, refusal)
            return
        if not self._context.do(SetSize(self._context.game.fighters[fighter].card, Size(size))):
            return
        now = self._context.play.refusal(command)
        if now is None:
            self._do(command, False)
        else:
            yield from self._again(command, now)

    def _again(self, command: Command, refusal: Refusal) -> Conversation[None]:
        """Offer the actions again, with what speaks against one of them."""
        fighter = str(getattr(command, "fighter"))  # noqa: B009 - each names one
        yield from self._act(fighter, (command, refusal))

    def _do(self, command: Command, overruled: bool) -> None:
        if self._context.do(command, overrule=overruled):
            self._choose_next(command)

    def _choose_next(self, command: Command) -> None:
        """Choose whoever has still to be given an action, or to resolve its own."""
        if isinstance(command, Announce) and command.action:
            left = self._idle()
        elif isinstance(command, Resolve):
            left = self._pending()
        else:
            return
        if left:
            self._table.select(left[0].id)
