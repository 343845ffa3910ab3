"""Who tries to rally: the figures that may now, whoever is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.battle import ask
from desktop.battle.host import TableHost
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import MenuRow
from desktop.wording.battle.monconf.action_words import ralliers
from rules.monconf.marking import marked
from rules.monconf.marks import FRIGHTENED
from rules.text import Message

_MOST = 9
"""As many as digits choose."""


class Rallying(TableService):
    """Lets the chosen figure try where it may; else the one that may, or asks which of several."""

    def __init__(self, table: TableHost, steady: Callable[[str], None]) -> None:
        super().__init__(table)
        self._steady = steady

    def begin(self, chosen: str) -> None:
        """Ask how it went; a frightened figure that may not try is told why, the table may insist."""
        fighter, may = self._context.game.fighters.get(chosen), ralliers(self._context)
        if chosen in may:
            self._steady(chosen)
        elif len(may) == 1:
            self._tries(may[0])
        elif may:
            self._table.conversation.begin(self._choose(may))
        elif fighter is not None and marked(fighter, FRIGHTENED):
            self._steady(chosen)
        elif fighter is not None:
            said = self._context.say(Message("refusal.not_frightened", {"fighter": chosen}))
            self._table.say_refusal(said)
        else:
            self._table.say_refusal(self.tr("Nobody frightened may try to rally now."))

    def _choose(self, may: Sequence[str]) -> Conversation[None]:
        words = self.tr("Who tries to rally?")
        if len(may) > _MOST:
            fighter = yield from ask.figure(words, frozenset(may), needed=True)
        else:
            rows = [MenuRow(key, self._context.fighter_name(key), str(n)) for n, key in enumerate(may, 1)]
            fighter, _ = yield from ask.choice(self._table.over, words, rows)
        if fighter:
            self._tries(fighter)

    def _tries(self, fighter: str) -> None:
        self._table.select(fighter)
        self._steady(fighter)
