"""Actions from the table: what a figure may do, on whom, and what Enter goes on with."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property

from desktop.battle import ask
from desktop.battle.host import TableHost
from desktop.battle.prompts.offer_prompt import Met, OfferPrompt, Pick
from desktop.battle.prompts.size_menu import SizeMenu
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation, Left
from desktop.widgets.prompt import Prompt
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command
from rules.battle.contacts import SetSize, unsized
from rules.battle.state import Fighter, Game
from rules.cards import Size
from rules.text import Message, Refusal


def fighter_of(command: Command) -> str:
    """Give the figure that an action names."""
    return str(getattr(command, "fighter"))  # noqa: B009 - each names one


def enemies_of(game: Game, fighter: str) -> frozenset[str]:
    """Give the enemies of a figure that are on the table."""
    mine = game.side_of(fighter).key
    return frozenset(f.id for f in game.fighters.values() if f.on_table and game.side_of(f.id).key != mine)


class Acting(TableService):
    """Asks for the action, its target by letters, and does it; whoever is next to act is asked by itself."""

    def __init__(self, table: TableHost, cast: Callable[[str], object]) -> None:
        super().__init__(table)
        self._cast = cast
        self._told = False  # whether actions are told at this table

    # -- what a system tells ------------------------------------------------------------------------

    @abstractmethod
    def _elsewhere(self) -> str:
        """Say that actions belong to another phase."""

    offers: type[OfferPrompt]
    """Asks what a figure does."""

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
    def _resolves(self) -> bool:
        """Tell whether actions are resolved now."""

    @abstractmethod
    def _target(self, command: Command, offer: str) -> Conversation[str]:
        """Ask on whom, "" for nobody; nothing is asked that was answered before, or has no answer."""

    @abstractmethod
    def _ahead(self, fighter: str) -> Command:
        """Give what comes next of a figure with an action to resolve: that, or what it asks for first."""

    def _at_once(self, command: Command) -> Command:
        """Give an action with what follows from it by itself, as one gesture."""
        return command

    def _settle(self) -> None:
        """Do what follows by itself once an action was given."""

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
        if not waiting:
            self._context.do_unless(self.passed_over(), c.EndSpeaking())
            return
        fighter = waiting[0].id
        self._table.select(fighter)
        command = self._ahead(fighter)
        refusal = self._context.play.refusal(command)
        if refusal is None or self._wants_target(command, "resolve"):
            self._table.conversation.begin(self._carry(command, "resolve"))
        elif self._context.pending is not None and self._context.pending[0] == command:
            self._do(command, True)
        elif unsized(refusal):
            self._table.conversation.begin(self._size(command, refusal))
        else:
            self._context.pending = command, refusal
            self._table.conversation.begin(self._again(command, refusal))

    def ask_next(self) -> None:
        """Ask the next figure what it does, or how it went."""
        left = self._pending() if self._resolves() else self._idle()
        if left:
            self._table.select(left[0].id)
            self._table.conversation.begin(self._act(left[0].id))

    def digit(self, fighter: str) -> None:
        """Ask a figure that was chosen by its digit."""
        if self._context.game.fighters[fighter].on_table:
            self.begin(fighter)

    def passed_over(self) -> Refusal | None:
        """Return that figures have no action as their speaking turn ends: once, where others have one."""
        left = self._idle()
        if not left or not self._tells_actions() or self._context.play.refusal(c.EndSpeaking()) is not None:
            return None
        who = [fighter.id for fighter in left]
        return Refusal(Message("refusal.passed_over", {"fighters": who}))

    def _tells_actions(self) -> bool:
        return self._told or any(fighter.deeds for fighter in self._context.game.fighters.values())

    @cached_property
    def _prompt(self) -> OfferPrompt:
        """The question what a figure does, made once."""
        prompt = self.offers(self._table.over, self._context)
        prompt.closed.connect(self._put_rings_away)
        return prompt

    # -- one action ---------------------------------------------------------------------------------

    def _act(self, fighter: str, met: Met | None = None) -> Conversation[None]:
        """Ask what a figure does and what that needs, then do it; ``met`` was refused a moment ago."""
        self._prompt.show_offers(fighter, met)
        pick = yield from self._asked(self._prompt)
        command, refusal = pick.offer.command, pick.offer.refusal
        if refusal is not None and not pick.insists:
            yield from self._size(command, refusal)
        elif pick.everybody:
            yield from self._act_together(command, pick.offer.id)
        elif pick.target:
            yield from self._aim(command, pick.target, pick.insists)
        else:
            yield from self._carry(command, pick.offer.id, insists=pick.insists)

    def _carry(self, command: Command, offer: str, *, insists: bool = False) -> Conversation[None]:
        """Do an action, once it was asked how it went, or whom it is at."""
        if (question := self._question(command, insists)) is not None:
            yield from ask.panel(question)
        elif self._wants_target(command, offer):
            target = yield from self._target(command, offer)
            yield from self._aim(command, target, insists)
        else:
            self._do(command, insists)

    def _asked(self, prompt: OfferPrompt) -> Conversation[Pick]:
        """Show what a figure may do, with those ringed whom the first of it may be at."""
        for offer in prompt.offers:
            if offer.refusal is None and self._wants_target(offer.command, offer.id):
                prompt.aim(offer, self._targets(offer.command))
                break
        self._table.show_targets(prompt.targets)
        pick = yield from ask.panel(prompt)
        assert isinstance(pick, Pick)
        return pick

    def _put_rings_away(self) -> None:
        self._table.show_targets(frozenset())

    def _targets(self, command: Command) -> frozenset[str]:
        """Give the enemies whom an action may be at."""
        play = self._context.play
        return frozenset(
            key for key in enemies_of(self._context.game, fighter_of(command))
            if play.refusal(replace(command, target=key)) is None  # type: ignore[call-arg]
        )  # fmt: skip

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
        yield from self._act(fighter_of(command), (command, refusal))

    def _do(self, command: Command, overruled: bool) -> None:
        whole = command if overruled else self._at_once(command)
        if self._context.do(whole, overrule=overruled):
            self._told = self._told or not isinstance(command, c.Activate)
            self._choose_next(command)

    def _choose_next(self, command: Command) -> None:
        """Choose whoever has still to be given an action, or to resolve its own, and ask it."""
        given = isinstance(command, Announce) and bool(command.action)
        if given:
            self._settle()
        if given or isinstance(command, Resolve | c.Activate):
            self.ask_next()

    # -- the same for all ---------------------------------------------------------------------------

    def all(self, action: str, target: str = "") -> None:
        """Give all who have none the same action."""
        left = self._idle()
        if left:
            self._table.conversation.begin(self._act_together(Announce(left[0].id, action, target), action))

    def _act_together(self, command: Command, offer: str) -> Conversation[None]:
        """Do the same with all who have no action yet, at one target where it has one."""
        if self._wants_target(command, offer):
            target = yield from self._target(command, offer)
            command = replace(command, target=target)  # type: ignore[call-arg]
        first = fighter_of(command)
        who = [first, *(fighter.id for fighter in self._idle() if fighter.id != first)]
        each = [replace(command, fighter=key) for key in who]  # type: ignore[call-arg]
        possible = [mine for mine in each if self._context.play.refusal(mine) is None] or each[:1]
        if self._context.do(c.Together(tuple(possible)) if len(possible) > 1 else possible[0]):
            self._told = True
            self._choose_next(command)
