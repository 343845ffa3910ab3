"""Actions from the table: what a figure may do, on whom, and what Enter goes on with."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.battle.prompts.offers import Met, OfferPrompt
from desktop.battle.prompts.size_menu import SizeMenu
from desktop.widgets.prompt import Prompt
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command
from rules.battle.contacts import SetSize, unsized
from rules.battle.state import Fighter
from rules.cards import Size
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
        self._waits: Met | None = None

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
    def _ask_target(self, command: Command) -> None:
        """Ask on whom, and hand the answer to ``_aimed``."""

    # -- from the keys ------------------------------------------------------------------------------

    def begin(self, fighter: str) -> None:
        """Show what a figure may do; buttons stand there in every phase."""
        if self._context.game.phase == "activation":
            self._show(fighter)
        else:
            self._table.centre.say_refusal(self._elsewhere())

    def go_on(self) -> None:
        """Go on in the speaking turn: resolve the next action, or end it."""
        waiting = self._pending()
        if waiting:
            self._table.select(waiting[0].id)
            self._show(waiting[0].id)
        else:
            self._context.do(c.EndSpeaking())

    def _show(self, fighter: str, met: Met | None = None) -> None:
        prompt = self._offers(fighter, met)
        prompt.picked.connect(self._on_picked)
        prompt.size_wanted.connect(self._ask_size)
        self._table.open_prompt(prompt)

    # -- one action ---------------------------------------------------------------------------------

    def _on_picked(self, command: Command, offer: str, overruled: bool) -> None:
        if (question := self._question(command, overruled)) is not None:
            self._table.open_prompt(question)
        elif self._wants_target(command, offer):
            self._asked, self._overruled = command, overruled
            self._ask_target(command)
        else:
            self._do(command, overruled)

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
        elif unsized(now):
            self._ask_size(command, now)
        elif not self._context.do(command):
            self._again(command, now)

    # -- the size that is wanted first ---------------------------------------------------------------

    def _ask_size(self, command: Command, refusal: Refusal) -> None:
        """Ask how large a figure is whose room in contact matters now, then go on with the action."""
        self._waits = (command, refusal)
        prompt = SizeMenu(self._table, self._context, unsized(refusal), refusal)
        prompt.picked.connect(self._on_sized)
        self._table.open_prompt(prompt)
        prompt.closed.connect(self._on_size_closed)  # once the table has put it away

    def _on_sized(self, size: str, _shifted: bool) -> None:
        waits, self._waits = self._waits, None
        if waits is None:
            return
        command, refusal = waits
        card = self._context.game.fighters[unsized(refusal)].card
        if not self._context.do(SetSize(card, Size(size))):
            return
        now = self._context.play.refusal(command)
        if now is None:
            self._do(command, False)
        else:
            self._again(command, now)

    def _on_size_closed(self) -> None:
        """Offer the action again where no size was told: the table may insist."""
        QTimer.singleShot(0, self, self._unsized)

    def _unsized(self) -> None:
        waits, self._waits = self._waits, None
        if waits is not None:
            self._again(*waits)

    def _again(self, command: Command, refusal: Refusal) -> None:
        self._show(str(getattr(command, "fighter")), (command, refusal))  # noqa: B009 - each names one

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
