"""Who strikes whom: two figures by their letters, then the wound roll."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.widgets.prompt import Prompt
from desktop.wording import fill

if TYPE_CHECKING:
    from desktop.battle.table import Table


Roll = Callable[["Table", str, str, Callable[[str], None]], Prompt]
"""Makes the question of a wound roll: attacker, target, and what asks for one of them anew (its name)."""


class Wounding(QObject):
    """Asks for the fighters of a wound roll and opens it."""

    def __init__(self, table: Table, roll: Roll) -> None:
        super().__init__(table)
        self._table = table
        self._roll = roll
        self._attacker = self._target = ""

    def begin(self, target: str) -> None:
        """Ask who strikes; then who is struck, unless a figure is chosen already."""
        self._attacker, self._target = "", target
        self._ask_attacker()

    def between(self, attacker: str, target: str) -> None:
        """Open the roll of a strike that is known."""
        self._attacker, self._target = attacker, target
        self._open()

    def _ask_attacker(self) -> None:
        words = self.tr("Who strikes? Type its letters, or press Enter for nobody.")
        if self._target:
            struck = self._table.context.fighter_name(self._target)
            words = fill(
                self.tr("Who strikes {name}? Type its letters, or press Enter for nobody."), name=struck
            )
        self._table.pointer.ask(words, self._struck_by)

    def _ask_target(self) -> None:
        words = self.tr("Who is struck? Type its letters, or press Enter to use entered values only.")
        self._table.pointer.ask(words, self._struck)

    def _struck_by(self, attacker: str) -> None:
        self._attacker = attacker
        if attacker == self._target:  # the chosen figure strikes, then
            self._target = ""
        if self._target:
            self._open()
        else:
            self._ask_target()

    def _struck(self, target: str) -> None:
        self._target = "" if target == self._attacker else target
        self._open()

    def _open(self) -> None:
        self._table.open_prompt(self._roll(self._table, self._attacker, self._target, self._repick))

    def _repick(self, which: str) -> None:
        if which == "attacker":
            self._ask_attacker()
        else:
            self._ask_target()
