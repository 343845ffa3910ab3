"""Actions from the table: what a figure may do, on whom, and what Enter goes on with (V-B to V-D)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.confrontation.action_prompt import OTHER_TARGET, ActionPrompt
from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Disengage, EndAnnouncements, Resolve
from rules.battle.commands import Command
from rules.battle.deeds import deed_of
from rules.battle.magic import spells_of
from rules.battle.state import DeedState
from rules.confrontation.actions import ACTIONS, Stage, announced, pending, speakers, stage
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.battle.table import Table


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
        """Show what a figure may do; buttons stand there in every phase."""
        if self._context.game.phase == "activation":
            self._show(fighter)
        else:
            self._table.centre.say_refusal(self.tr("Actions belong to the activation phase."))

    def go_on(self) -> None:
        """Go on in the speaking turn: end the announcements, resolve the next one, or end it all."""
        game = self._context.game
        waiting = pending(game)
        now = stage(game)
        if now is Stage.ANNOUNCE and waiting:
            if self._context.do(EndAnnouncements()):
                self._table.select(waiting[0].id)
        elif now is Stage.RESOLVE:
            self._table.select(waiting[0].id)
            self._show(waiting[0].id)
        else:
            self._context.do(c.EndSpeaking())

    def _show(self, fighter: str, met: tuple[Command, Refusal] | None = None) -> None:
        prompt = ActionPrompt(self._table, self._context, fighter, met)
        prompt.picked.connect(self._on_picked)
        self._table.open_prompt(prompt)

    # -- one action ---------------------------------------------------------------------------------

    def _on_picked(self, command: Command, offer: str, overruled: bool) -> None:
        if isinstance(command, Disengage):
            prompt = DisengagePrompt(self._table, self._context, command.fighter, overrule=overruled)
            self._table.open_prompt(prompt)
        elif isinstance(command, Act) and command.action == "mystic" and self._casts(command, overruled):
            self._cast(command.fighter)
        elif self._wants_target(command, offer):
            self._ask(command, overruled)
        else:
            self._do(command, overruled)

    def _casts(self, command: Act, overruled: bool) -> bool:
        """Tell whether a mystic action is one of the spells written down: casting it remembers the action."""
        return not overruled and bool(spells_of(self._context.game, command.fighter))

    def _wants_target(self, command: Command, offer: str) -> bool:
        if isinstance(command, Announce):
            return bool(command.action) and ACTIONS[command.action].contact and not command.target
        if isinstance(command, Act):
            return command.action == "shoot"
        if not isinstance(command, Resolve) or command.target:
            return False
        deed = announced(self._context.game.fighters[command.fighter])
        aimless = deed is not None and ACTIONS[deed.action].contact and not deed.target
        return offer == OTHER_TARGET or (aimless and command.state is DeedState.DONE)

    def _ask(self, command: Command, overruled: bool) -> None:
        self._asked, self._overruled = command, overruled
        self._table.pointer.ask(self.tr("On whom? Its letters, or Enter for nobody named."), self._aimed)

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
        if self._context.do(command, overrule=overruled):
            self._choose_next(command)

    def _choose_next(self, command: Command) -> None:
        """Choose whoever has still to announce, or to resolve what it announced."""
        game = self._context.game
        if isinstance(command, Announce) and command.action:
            left = [
                f.id
                for f in speakers(game)
                if announced(f) is None and not f.activated and deed_of(f, *ACTIONS) is None
            ]
        elif isinstance(command, Resolve):
            left = [f.id for f in pending(game)]
        else:
            return
        if left:
            self._table.select(left[0])
