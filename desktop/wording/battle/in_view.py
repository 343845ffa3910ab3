"""The battle that words are said of, as much of it as they ask for."""

from __future__ import annotations

from typing import Protocol

from desktop.operations.play import Play
from desktop.wording.naming import Names
from rules.battle.state import Game
from rules.battle.system import Table
from rules.text import Message


class BattleInView(Protocol):
    """An open battle at the moment that is shown: now, or one that somebody looks back at."""

    language: str
    play: Play

    @property
    def game(self) -> Game:
        """The state in view."""

    @property
    def names(self) -> Names:
        """The names of the state in view."""

    @property
    def table(self) -> Table:
        """What the battle is played by."""

    def fighter_name(self, fighter: str) -> str:
        """Name a figure."""

    def key_of(self, verb: str) -> str:
        """Write the key in force of a verb as texts name it, "" for none."""

    def side_name(self, side: str) -> str:
        """Name a side."""

    def say(self, message: Message) -> str:
        """Say a label or a reason, with names for its ids."""
