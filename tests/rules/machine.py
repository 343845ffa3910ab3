"""What every random battle does: ask, undo, redo."""

from __future__ import annotations

from typing import ClassVar

from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from rules.battle import commands as c
from rules.battle.events import Step, apply, undo
from rules.battle.state import Game
from rules.battle.system import System, Table
from rules.text import Refusal


class BattleMachine(RuleBasedStateMachine):
    """A battle that can be asked anything; what it did is taken back and done again at random.

    ``bent`` tells that a refusal was overruled: what the texts promise may be broken from then on.
    """

    system: ClassVar[System]
    table: Table
    game: Game
    bent: bool

    def seat(self, table: Table, game: Game) -> None:
        """Begin with a battle; the first thing that a machine does."""
        self.table, self.game, self.bent = table, game, False
        self.path: list[tuple[Game, Step]] = []
        self.undone: list[Step] = []

    def roll(self, faces: int) -> int:
        """Throw a die of the program."""
        return 1 + len(self.path) % faces

    def ask(self, command: c.Command, *, overrule: bool = False) -> Step | Refusal:
        """Ask for something; what is done can be undone."""
        decided = self.system.decide(self.table, self.game, command, self.roll, overrule=overrule)
        if isinstance(decided, Step):
            self.path.append((self.game, decided))
            self.game = apply(decided.events, self.game)
            self.undone = []
            self.bent = self.bent or bool(decided.overruled)
        return decided

    @precondition(lambda self: self.path)
    @rule()
    def undo(self) -> None:
        """Take the last step back: all is as it was before."""
        before, step = self.path.pop()
        self.game = undo(step.events, self.game)
        self.undone.append(step)
        assert self.game == before

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        """Do again what was taken back last."""
        step = self.undone.pop()
        self.path.append((self.game, step))
        self.game = apply(step.events, self.game)
