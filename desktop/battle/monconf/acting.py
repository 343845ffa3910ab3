"""Actions of MonCon'F from the table: what a figure is given, how it went, and who answers a move."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.battle import ask
from desktop.battle.acting import Acting, enemies_of, fighter_of
from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.monconf.escape_prompt import EscapePrompt
from desktop.battle.monconf.intercept_prompt import InterceptPrompt
from desktop.battle.monconf.shots import SHOTS
from desktop.battle.monconf.stages import ahead, idle, pending
from desktop.battle.monconf.tactics_now import ways
from desktop.battle.open_shots import open_shots
from desktop.drafts.monconf.escape_draft import EscapeDraft
from desktop.drafts.monconf.intercept_draft import InterceptDraft
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import MenuRow
from desktop.widgets.prompt import Prompt
from desktop.wording import fill
from rules.battle.action_checks import speakers
from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command, Together
from rules.battle.contacts import free, touching
from rules.battle.magic import spells_of
from rules.battle.state import DeedState, Fighter
from rules.monconf.acting import announced
from rules.monconf.actions import ACTIONS, Aim
from rules.monconf.commands import AimedShot, Escape, Intercept, Redirect
from rules.monconf.reacting import answerers, blockers, movers, stoppable

_AIMLESS = (Aim.NOBODY, Aim.SPECIAL)


class MonconfActing(Acting):
    """Gives actions out, then resolves them; figures of the other side may answer a move."""

    offers = MonconfActionPrompt

    def react(self, fighter: str) -> None:
        """Let a figure answer, of the side without the hand mostly; it is asked for where none is chosen."""
        table, game = self._context.play.table, self._context.game
        if not (*movers(table, game), *stoppable(table, game)):
            self._table.say_refusal(self.tr("No enemy is on the move."))
        elif fighter in [each.id for each in (*answerers(table, game), *blockers(table, game))]:
            self._table.conversation.begin(self._act(fighter))
        else:
            self._table.conversation.begin(self._react())

    def _react(self) -> Conversation[None]:
        words = self.tr("Who answers the move? Press it or type its letters.")
        fighter = yield from ask.figure(words, needed=True)
        if fighter:
            self._table.select(fighter)
            yield from self._act(fighter)

    def play(self, tactic: str, chosen: str) -> None:
        """Play a tactic: with the chosen figure or the only one that may, else who it is is asked."""
        self._table.conversation.begin(self._play(tactic, chosen))

    def _play(self, tactic: str, chosen: str) -> Conversation[None]:
        found: dict[str, list[Command]] = {}
        for command in ways(self._context, tactic):
            found.setdefault(fighter_of(command), []).append(command)
        fighter = chosen if chosen in found else next(iter(found), "")
        while len(found) > 1 and fighter != chosen:
            words = self.tr("Which figure? Press it or type its letters.")
            fighter = yield from ask.figure(words, frozenset(found), needed=True)
            if fighter in found or not fighter:
                break
        if fighter not in found:
            return
        self._table.select(fighter)
        if len(found[fighter]) > 1:
            yield from self._act(fighter)
        else:
            yield from self._carry(found[fighter][0], tactic)

    def _elsewhere(self) -> str:
        return self.tr("Actions are taken in the tactical phase.")

    def _question(self, command: Command, overruled: bool) -> Prompt | None:
        parent, context = self._table.over, self._context
        table, game = context.table, context.game
        if isinstance(command, Intercept):
            test = InterceptDraft.begin(table, game, command)
            return InterceptPrompt(parent, context, test, overrule=overruled)
        if not isinstance(command, Escape) or free(game, command.fighter):
            return None  # nobody is left to get away from, nothing is tested
        draft = EscapeDraft(table=table, game=game, fighter=command.fighter)
        return EscapePrompt(parent, context, draft, overrule=overruled)

    def _wants_target(self, command: Command, _offer: str) -> bool:
        if isinstance(command, Announce):
            return bool(command.action) and ACTIONS[command.action].aim not in _AIMLESS and not command.target
        if isinstance(command, Resolve):
            deed = announced(self._context.game.fighters[command.fighter])
            aimless = deed is not None and ACTIONS[deed.action].contact and not deed.target
            return aimless and command.state is DeedState.DONE and not command.target
        return isinstance(command, AimedShot | Redirect)

    def _target(self, command: Command, _offer: str) -> Conversation[str]:
        enemies = enemies_of(self._context.game, fighter_of(command))
        if not enemies or isinstance(command, Resolve):
            return ""
        foes = touching(self._context.game, fighter_of(command))
        fights = isinstance(command, Announce) and ACTIONS[command.action].aim is Aim.FOE
        if not fights or not foes:
            fighter = fighter_of(command)
            words = fill(
                self.tr("{fighter}: at whom? Press it or type its letters."),
                fighter=self._context.fighter_name(fighter),
            )
            return (yield from ask.figure(words, enemies))
        if len(foes) == 1:
            return foes[0]
        rows = [MenuRow(key, self._context.fighter_name(key), str(n)) for n, key in enumerate(foes, 1)]
        foe, _ = yield from ask.choice(self._table.over, self.tr("Against whom?"), rows)
        return foe

    def _choose_next(self, command: Command) -> None:
        mystic = isinstance(command, Announce) and command.action == "mystic"
        if isinstance(command, Announce) and mystic and spells_of(self._context.game, command.fighter):
            self._cast(command.fighter)
        else:
            super()._choose_next(command)

    def ask_next(self) -> None:
        """Ask the next figure, unless a shot is open: Enter leads to its test and its blow first."""
        if not open_shots(self._context, SHOTS):
            super().ask_next()

    def _resolves(self) -> bool:
        return not self._idle()

    def _ahead(self, fighter: str) -> Command:
        return ahead(self._context, fighter)

    def _at_once(self, command: Command) -> Command:
        """Let a move at nobody that is chosen alone be done at once, unless the other side may answer it."""
        context = self._context
        if not isinstance(command, Announce) or not command.action or command.target:
            return command
        if ACTIONS[command.action].aim is not Aim.NOBODY or len(speakers(context.game)) > 1:
            return command
        whole = Together((command, Resolve(command.fighter)))
        if context.play.refusal(whole) is not None or answerers(context.play.table, context.game):
            return command
        return whole

    def _idle(self) -> Sequence[Fighter]:
        return idle(self._context.game)

    def _pending(self) -> Sequence[Fighter]:
        return pending(self._context.game)
