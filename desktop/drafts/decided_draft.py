"""A test of one die whose 6s are decided on when they are seen: thrown again, or kept (II-A-1)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Self

from desktop.drafts.stakes import Stake, advised, reaching
from desktop.drafts.thrown import Thrown
from rules.battle.commands import Command
from rules.battle.one_die import made_of
from rules.battle.state import Game
from rules.battle.system import Table
from rules.dice import Check
from rules.text import Explained


@dataclass(frozen=True, slots=True, kw_only=True)
class DecidedDraft(Thrown, ABC):
    """What the prompt of such a test holds; the state of the battle is that of when it was opened."""

    table: Table
    game: Game

    # -- what each test tells -----------------------------------------------------------------------

    @property
    @abstractmethod
    def value(self) -> Explained:
        """Return the value that is tested."""

    @property
    @abstractmethod
    def needed(self) -> float | None:
        """Return what the test must reach, None while nobody has said."""

    @property
    @abstractmethod
    def command(self) -> Command:
        """Return the test with its dice as they lie; without any one is rolled."""

    @abstractmethod
    def told(self, success: bool) -> Command:
        """Return the test as the table saw it, without a die."""

    # -- what it says -------------------------------------------------------------------------------

    @property
    def tested(self) -> bool:
        """Tell whether dice can tell how it goes: value and difficulty are known."""
        return self.value.total is not None and self.needed is not None

    @property
    def check(self) -> Check:
        """Return the test as its dice lie."""
        return made_of(self.table, self.value.total or 0, self.dice)

    @property
    def stake(self) -> Stake:
        """Return what is at stake: the difficulty."""
        return reaching(self.needed or 0)

    @property
    def waits(self) -> bool:
        """Tell whether a 6 waits for its decision."""
        return bool(self.check.throw.sixes)

    @property
    def settled(self) -> bool:
        """Tell whether the dice say how it goes: no 6 waits any more."""
        return bool(self.dice) and not self.waits

    @property
    def succeeds(self) -> bool:
        """Tell whether it succeeds as its dice lie."""
        return self.check.succeeds(self.needed or 0)

    @property
    def lit(self) -> str:
        """Return which answer to a 6 that waits is lit: "keep", "again", or "" for neither."""
        return advised(self.check, self.stake) if self.waits else ""

    @property
    def bare(self) -> Self:
        """Return it before any die."""
        return replace(self, dice=(), here=False)

    # -- what is entered ----------------------------------------------------------------------------

    def type_die(self, die: int) -> Self:
        """Return it with a die after a 6, else in the place of what was typed; what fell here stays."""
        if self.here:
            return self
        return replace(self, dice=(*self.dice, die) if self.waits else (die,))

    def fall(self, die: int) -> Self:
        """Let the die fall here, in the place of what was typed, or a 6 once more."""
        return self.plus(die) if self.waits else replace(self, dice=(die,), here=True)
