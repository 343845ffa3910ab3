"""Taking the initiative from the table: the idea, the game master's answer, the throws over several turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.eclats.grant import GrantPrompt
from desktop.battle.eclats.letters import keys_of, valued
from desktop.battle.eclats.throw import ChancePrompt, TryPrompt
from desktop.battle.prompts.menu import Menu, MenuRow
from desktop.battle.prompts.text import TextPrompt
from desktop.wording import fill
from rules.battle.state import AttemptState
from rules.eclats.attempts import gives_back, pursued
from rules.eclats.commands import Answer, Drop, Propose
from rules.eclats.throws import CHARACTERISTICS
from rules.text import Message

if TYPE_CHECKING:
    from desktop.battle.table import Table

_GRANT, _REFUSE, _DROP = "grant", "refuse", "drop"


class Initiative(QObject):
    """One key for what comes next: propose, answer, throw. ``then`` goes on with who acts next."""

    def __init__(self, table: Table, then: Callable[[str], None]) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._then = then
        self._key = ""
        self._insists = False

    def goes_on(self, key: str) -> bool:
        """Tell whether somebody pursues an idea already."""
        return pursued(self._context.game, key) is not None

    def go_on(self, key: str) -> None:
        """Answer the idea of somebody, or throw for it."""
        self._key = key
        attempt = pursued(self._context.game, key)
        if attempt is None:
            return
        if attempt.state is AttemptState.PROPOSED:
            self._ask_master()
        else:
            prompt = ChancePrompt(self._table, self._context, key)
            prompt.closed.connect(self._on_done)
            self._table.open_prompt(prompt)

    def propose(self, key: str, insists: bool) -> None:
        """Ask for the idea."""
        self._key, self._insists = key, insists
        name = self._context.fighter_name(key)
        prompt = TextPrompt(
            self._table,
            fill(self.tr("What does {name} want to try?"), name=name),
            self.tr("Propose"),
            hint=self.tr("This uses the attack of this phase. The rolls begin next turn."),
            may_be_empty=False,
            missing=self._context.say(Message("refusal.eclats.no_idea")),
        )
        prompt.given.connect(self._on_idea)
        self._table.open_prompt(prompt)

    def _on_idea(self, idea: str) -> None:
        if self._context.do(Propose(self._key, idea), overrule=self._insists):
            self._ask_master()

    # -- the game master ------------------------------------------------------------------------------

    def _ask_master(self) -> None:
        attempt = self._context.game.fighters[self._key].attempt
        assert attempt is not None, "asked for somebody who proposed an idea"
        refuse = self.tr("Refuse: the phase has passed")
        if gives_back(self._context.play.table, self._context.game, attempt):
            refuse = self.tr("Refuse: the phase is given back")
        rows = (
            MenuRow(_GRANT, self.tr("Accept: say what can be won"), "A", icon="check"),
            MenuRow(_REFUSE, refuse, "R", icon="hand-stop"),
            MenuRow(_DROP, self.tr("The player gives up"), "G", icon="x"),
        )
        title = fill(self.tr("The game master answers: “{idea}”"), idea=attempt.idea)
        menu = Menu(self._table, title, rows)
        menu.picked.connect(self._on_answer)
        self._table.open_prompt(menu)

    def _on_answer(self, answer: str, _shifted: bool) -> None:
        if answer == _GRANT:
            prompt = GrantPrompt(self._table, self._context, self._key, self._on_done)
            self._table.open_prompt(prompt)
        else:
            self._context.do(Answer(self._key, False) if answer == _REFUSE else Drop(self._key))

    def _on_done(self) -> None:
        self._then(self._key)

    # -- throws of a characteristic -----------------------------------------------------------------

    def test(self, key: str) -> None:
        """Ask which characteristic is thrown."""
        self._key = key
        names = {str(each): self._context.names.characteristic(each) for each in CHARACTERISTICS}
        letters = keys_of(names)
        rows = [MenuRow(each, valued(self._context, key, each), letters[each]) for each in names]
        title = fill(self.tr("Which characteristic does {name} roll?"), name=self._context.fighter_name(key))
        menu = Menu(self._table, title, rows, columns=2)
        menu.picked.connect(self._on_characteristic)
        self._table.open_prompt(menu)

    def _on_characteristic(self, characteristic: str, _shifted: bool) -> None:
        self._table.open_prompt(TryPrompt(self._table, self._context, self._key, characteristic))
