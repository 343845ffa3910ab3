"""Actions of Confrontation from the table: announcing, resolving, one by one (V-B to V-D)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.battle import ask
from desktop.battle.acting import Acting, enemies_of, fighter_of
from desktop.battle.confrontation.action_prompt import OTHER_TARGET, ConfrontationActionPrompt
from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from desktop.battle.confrontation.stages import ahead
from desktop.battle.open_things import first_owed
from desktop.drafts.confrontation.disengage_draft import DisengageDraft
from desktop.widgets.conversation import Conversation
from desktop.widgets.prompt import Prompt
from desktop.wording import fill
from desktop.wording.battle.deed_words import action_words, capital
from rules.battle.action_commands import Act, Announce, Disengage, EndAnnouncements, Resolve
from rules.battle.commands import Command, Together
from rules.battle.deeds import deed_of
from rules.battle.magic import spells_of
from rules.battle.state import DeedState, Fighter
from rules.confrontation.actions import ACTIONS, Stage, announced, pending, speakers, stage
from rules.confrontation.announcing import aims
from rules.confrontation.owing import COVER, WALK


class ConfrontationActing(Acting):
    """Announces for all, then resolves; a mystic action is one of the spells written down."""

    offers = ConfrontationActionPrompt

    def go_on(self) -> None:
        """Go on in the speaking turn: a move that is owed, then the announcements, or its end."""
        waiting, now = self._pending(), stage(self._context.game)
        move = first_owed(self._context, COVER, WALK)
        if move is not None and now is not Stage.RESOLVE:
            self._table.select(move.fighter)
            self._table.conversation.begin(self._act(move.fighter))
        elif not waiting or now is not Stage.ANNOUNCE:
            super().go_on()
        elif self._context.do(EndAnnouncements()):
            self.ask_next()

    def _resolves(self) -> bool:
        return stage(self._context.game) is Stage.RESOLVE

    def _ahead(self, fighter: str) -> Command:
        return ahead(self._context, fighter)

    def _at_once(self, command: Command) -> Command:
        """Let a run or a move under cover that is announced alone be done at once."""
        game = self._context.game
        if not isinstance(command, Announce) or not command.action or ACTIONS[command.action].contact:
            return command
        others = [f for f in speakers(game) if f.on_table and not f.activated and f.id != command.fighter]
        if others or stage(game) is not Stage.ANNOUNCE:
            return command
        whole = Together((command, EndAnnouncements(), Resolve(command.fighter)))
        return whole if self._context.play.refusal(whole) is None else command

    def _settle(self) -> None:
        """End the announcements once everybody has announced something."""
        if stage(self._context.game) is Stage.ANNOUNCE and self._pending() and not self._idle():
            self._context.do(EndAnnouncements())

    def _elsewhere(self) -> str:
        return self.tr("Actions are taken in the activation phase.")

    def _question(self, command: Command, overruled: bool) -> Prompt | None:
        if isinstance(command, Disengage):
            draft = DisengageDraft(
                table=self._context.play.table, game=self._context.game, fighter=command.fighter
            )
            return DisengagePrompt(self._table.over, self._context, draft, overrule=overruled)
        return None

    def _wants_target(self, command: Command, offer: str) -> bool:
        if isinstance(command, Announce):
            return bool(command.action) and ACTIONS[command.action].contact and not command.target
        if isinstance(command, Act):
            return command.action == "shoot" and not command.target
        if not isinstance(command, Resolve) or command.target:
            return False
        deed = announced(self._context.game.fighters[command.fighter])
        aimless = deed is not None and ACTIONS[deed.action].contact and not deed.target
        return offer == OTHER_TARGET or (aimless and command.state is DeedState.DONE)

    def _targets(self, command: Command) -> frozenset[str]:
        play, bare = self._context.play, self._context.play.refusal(command)
        if not isinstance(command, Announce) or bare is None:
            return super()._targets(command)
        return aims(play.table, play.game, command) if bare.code == "refusal.which_target" else frozenset()

    def _target(self, command: Command, offer: str) -> Conversation[str]:
        fighter, told = fighter_of(command), isinstance(command, Resolve) and offer != OTHER_TARGET
        if told or not (enemies := enemies_of(self._context.game, fighter)):
            return ""
        deed = announced(self._context.game.fighters[fighter])
        action = str(getattr(command, "action", deed.action if deed is not None else ""))
        words = fill(
            self.tr("{action}, {fighter}: on whom? Press it or type its letters."),
            action=capital(action_words(action, self._context.names)),
            fighter=self._context.fighter_name(fighter),
        )
        return (yield from ask.figure(words, enemies))

    def _do(self, command: Command, overruled: bool) -> None:
        mystic = isinstance(command, Act) and command.action == "mystic" and not overruled
        if isinstance(command, Act) and mystic and spells_of(self._context.game, command.fighter):
            self._cast(command.fighter)  # casting it remembers the action
        else:
            super()._do(command, overruled)

    def _idle(self) -> Sequence[Fighter]:
        """Give who has still to announce."""
        return [
            fighter
            for fighter in speakers(self._context.game)
            if announced(fighter) is None and not fighter.activated and deed_of(fighter, *ACTIONS) is None
        ]

    def _pending(self) -> Sequence[Fighter]:
        return pending(self._context.game)
