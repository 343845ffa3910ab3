"""Taking the initiative from the table: the idea, the game master's answer, the throws over several turns."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from desktop.battle import ask
from desktop.battle.eclats.grant import GrantPrompt
from desktop.battle.eclats.letters import keys_of, valued
from desktop.battle.eclats.throw import ChancePrompt, TryPrompt
from desktop.battle.host import TableHost
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation, Left
from desktop.widgets.menu import MenuRow
from desktop.widgets.text_prompt import TextPrompt
from desktop.wording import fill
from rules.battle.state import AttemptState
from rules.eclats.attempts import gives_back, pursued
from rules.eclats.commands import Answer, Drop, Propose
from rules.eclats.throws import CHARACTERISTICS
from rules.text import Message

_GRANT, _REFUSE, _DROP = "grant", "refuse", "drop"


class Initiative(TableService):
    """One key for what comes next: propose, answer, throw. ``then`` goes on with who acts next."""

    def __init__(self, table: TableHost, then: Callable[[str], None]) -> None:
        super().__init__(table)
        self._then = then

    def goes_on(self, key: str) -> bool:
        """Tell whether somebody pursues an idea already."""
        return pursued(self._context.game, key) is not None

    def go_on(self, key: str) -> None:
        """Answer the idea of somebody, or throw for it."""
        attempt = pursued(self._context.game, key)
        if attempt is not None:
            pursuing = attempt.state is not AttemptState.PROPOSED
            self._table.conversation.begin(self._throw(key) if pursuing else self._ask_master(key))

    def _throw(self, key: str) -> Conversation[None]:
        with suppress(Left):
            yield from ask.panel(ChancePrompt(self._table.over, self._context, key))
        self._then(key)

    def propose(self, key: str, insists: bool) -> None:
        """Ask for the idea, then for the answer of the game master."""
        self._table.conversation.begin(self._propose(key, insists))

    def _propose(self, key: str, insists: bool) -> Conversation[None]:
        name = self._context.fighter_name(key)
        prompt = TextPrompt(
            self._table.over,
            fill(self.tr("What does {name} want to try?"), name=name),
            self.tr("Propose"),
            hint=self.tr("This uses the attack of this phase. The rolls begin next turn."),
            required=self._context.say(Message("refusal.eclats.no_idea")),
        )
        idea = yield from ask.line(prompt)
        if self._context.do(Propose(key, idea), overrule=insists):
            yield from self._ask_master(key)

    # -- the game master ------------------------------------------------------------------------------

    def _ask_master(self, key: str) -> Conversation[None]:
        attempt = self._context.game.fighters[key].attempt
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
        answer, _ = yield from ask.choice(self._table.over, title, rows)
        if answer == _GRANT:
            yield from ask.panel(GrantPrompt(self._table.over, self._context, key))
            self._then(key)
        else:
            self._context.do(Answer(key, False) if answer == _REFUSE else Drop(key))

    # -- throws of a characteristic -----------------------------------------------------------------

    def test(self, key: str) -> None:
        """Ask which characteristic is thrown, then throw it."""
        self._table.conversation.begin(self._test(key))

    def _test(self, key: str) -> Conversation[None]:
        names = {str(each): self._context.names.characteristic(each) for each in CHARACTERISTICS}
        letters = keys_of(names)
        rows = [MenuRow(each, valued(self._context, key, each), letters[each]) for each in names]
        title = fill(self.tr("Which characteristic does {name} roll?"), name=self._context.fighter_name(key))
        characteristic, _ = yield from ask.choice(self._table.over, title, rows, columns=2)
        yield from ask.panel(TryPrompt(self._table.over, self._context, key, characteristic))
