"""Actions from the table: what a figure is given, at whom, how it went, and who answers a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.monconf.action_prompt import ActionPrompt
from desktop.battle.monconf.escape_prompt import EscapePrompt
from desktop.battle.monconf.intercept_prompt import InterceptPrompt
from desktop.battle.monconf.stages import idle, pending
from desktop.battle.prompts.menu import Menu, MenuRow
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command
from rules.battle.contacts import touching
from rules.battle.magic import spells_of
from rules.battle.state import DeedState
from rules.monconf.acting import announced
from rules.monconf.actions import ACTIONS, Aim
from rules.monconf.commands import AimedShot, Escape, Intercept
from rules.monconf.reacting import movers, stoppable
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.battle.table import Table

_AIMLESS = (Aim.NOBODY, Aim.SPECIAL)


class Acting(QObject):
    """Asks for the action, its target by letters, and does it; the next figure is chosen by itself."""

    def __init__(self, table: Table, cast: Callable[[str], object]) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._cast = cast
        self._asked: Command | None = None
        self._overruled = False

    def begin(self, fighter: str) -> None:
        """Show what a figure may do now."""
        if self._context.game.phase == "activation":
            self._show(fighter)
        else:
            self._table.centre.say_refusal(self.tr("Actions belong to the tactical phase."))

    def go_on(self) -> None:
        """Go on in the speaking turn: resolve the next action, or end it."""
        waiting = pending(self._context.game)
        if waiting:
            self._table.select(waiting[0].id)
            self._show(waiting[0].id)
        else:
            self._context.do(c.EndSpeaking())

    def react(self, fighter: str) -> None:
        """Let a figure of the side without the hand answer; it is asked for where none is chosen."""
        game = self._context.game
        if not (*movers(game), *stoppable(game)):
            self._table.centre.say_refusal(self.tr("No enemy is on the move."))
        elif fighter and game.side_of(fighter).key != game.hand:
            self._show(fighter)
        else:
            self._table.pointer.ask(self.tr("Who answers the move? Its letters."), self._reacts)

    def _reacts(self, fighter: str) -> None:
        if fighter:
            self._table.select(fighter)
            self._show(fighter)

    def _show(self, fighter: str, met: tuple[Command, Refusal] | None = None) -> None:
        prompt = ActionPrompt(self._table, self._context, fighter, met)
        prompt.picked.connect(self._on_picked)
        self._table.open_prompt(prompt)

    # -- one action ---------------------------------------------------------------------------------

    def _on_picked(self, command: Command, overruled: bool) -> None:
        if isinstance(command, Escape):
            self._table.open_prompt(
                EscapePrompt(self._table, self._context, command.fighter, overrule=overruled)
            )
        elif isinstance(command, Intercept):
            prompt = InterceptPrompt(self._table, self._context, command, overrule=overruled)
            self._table.open_prompt(prompt)
        elif self._wants_target(command):
            self._ask(command, overruled)
        else:
            self._do(command, overruled)

    def _wants_target(self, command: Command) -> bool:
        if isinstance(command, Announce):
            return bool(command.action) and ACTIONS[command.action].aim not in _AIMLESS and not command.target
        if isinstance(command, Resolve):
            deed = announced(self._context.game.fighters[command.fighter])
            aimless = deed is not None and ACTIONS[deed.action].contact and not deed.target
            return aimless and command.state is DeedState.DONE and not command.target
        return isinstance(command, AimedShot)

    def _ask(self, command: Command, overruled: bool) -> None:
        self._asked, self._overruled = command, overruled
        foes = touching(self._context.game, str(getattr(command, "fighter")))  # noqa: B009 - each names one
        fights = isinstance(command, Announce) and ACTIONS[command.action].aim is Aim.FOE
        if fights and len(foes) == 1:
            self._aimed(foes[0])
        elif fights and foes:
            rows = [MenuRow(key, self._context.fighter_name(key), str(n)) for n, key in enumerate(foes, 1)]
            menu = Menu(self._table, self.tr("Against whom?"), rows)
            menu.picked.connect(self._on_foe)
            self._table.open_prompt(menu)
        else:
            self._table.pointer.ask(self.tr("At whom? Its letters, or Enter for nobody named."), self._aimed)

    def _on_foe(self, foe: str, _shifted: bool) -> None:
        self._aimed(foe)

    def _aimed(self, target: str) -> None:
        asked, self._asked = self._asked, None
        if asked is None:
            return
        command: Command = replace(asked, target=target)  # type: ignore[call-arg]
        before, now = self._context.play.refusal(asked), self._context.play.refusal(command)
        unnamed = not target and now is not None and now.code == "refusal.which_target"
        same = self._overruled and before is not None and now is not None and before.code == now.code
        if now is None or unnamed or same:
            self._do(command, unnamed or same)
        elif not self._context.do(command):
            self._show(str(getattr(command, "fighter")), (command, now))  # noqa: B009 - each names one

    def _do(self, command: Command, overruled: bool) -> None:
        if not self._context.do(command, overrule=overruled):
            return
        mystic = isinstance(command, Announce) and command.action == "mystic"
        if isinstance(command, Announce) and mystic and spells_of(self._context.game, command.fighter):
            self._cast(command.fighter)
        else:
            self._choose_next(command)

    def _choose_next(self, command: Command) -> None:
        """Choose whoever has still to be given an action, or to resolve its own."""
        game = self._context.game
        if isinstance(command, Announce) and command.action:
            left = [f.id for f in idle(game)]
        elif isinstance(command, Resolve):
            left = [f.id for f in pending(game)]
        else:
            return
        if left:
            self._table.select(left[0])
