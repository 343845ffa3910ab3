"""Who is dominant: asked once in a combat phase, then named on the screen and in the journal."""

from __future__ import annotations

from desktop.battle import ask
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import MenuRow
from rules.battle.rows import PhaseRow
from rules.monconf.commands import NameDominant


class Dominance(TableService):
    """Asks the players, whose rule it is: A and B are the sides."""

    def begin(self, row: PhaseRow) -> None:
        """Ask for the side that a row wants named."""
        self._table.conversation.begin(self._name(row.id))

    def _name(self, row: str) -> Conversation[None]:
        rows = [MenuRow(key, self._context.side_name(key), key.upper()) for key in self._context.game.sides]
        title = self.tr("Who is dominant in this combat phase?")
        side, _ = yield from ask.choice(self._table.over, title, rows)
        if self._context.do(NameDominant(row, side)):
            self._table.next_row()
