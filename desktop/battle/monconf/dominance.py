"""Who is dominant: asked once in a combat phase, then named on the screen and in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.prompts.menu import Menu, MenuRow
from rules.battle.rows import Row
from rules.monconf.commands import NameDominant

if TYPE_CHECKING:
    from desktop.battle.table import Table


class Dominance(QObject):
    """Asks the players, whose rule it is: A and B are the sides."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._row = ""

    def ask(self, row: Row) -> None:
        """Ask for the side that a row wants named."""
        self._row = row.id
        rows = [MenuRow(key, self._context.side_name(key), key.upper()) for key in self._context.game.sides]
        menu = Menu(self._table, self.tr("Who is dominant in this combat phase?"), rows)
        menu.picked.connect(self._on_picked)
        self._table.open_prompt(menu)

    def _on_picked(self, side: str, _shifted: bool) -> None:
        if self._context.do(NameDominant(self._row, side)):
            self._table.next_row()
