"""A side of the test at hand as its dice are asked for: how many it throws, and what becomes of its 6s."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.drafts.odds import Odds, trial_odds
from desktop.drafts.stakes import Stake, advised, stake_of
from rules.battle.state import Contender, Trial
from rules.battle.system import Table
from rules.battle.trial import check_of, deciding, unseen
from rules.dice import Check


@dataclass(frozen=True, slots=True)
class TrialSide:
    """The side at a place (0 or 1) of a test."""

    table: Table
    trial: Trial
    place: int

    @property
    def tested(self) -> Contender:
        """Who it is, with the dice so far."""
        return self.trial.sides[self.place]

    @property
    def may(self) -> tuple[int, ...]:
        """The places that may throw or decide now."""
        return deciding(self.table, self.trial)

    @property
    def unseen(self) -> bool:
        """Whether both sides choose unseen what becomes of their 6s: totals are equal (II-A-3)."""
        return unseen(self.table, self.trial)

    @property
    def rerolls(self) -> bool:
        """Whether it has chosen so to throw its 6s again: it is asked for dice alone."""
        return bool(self.tested.again and self.tested.throw.sixes) and not self.unseen

    @property
    def ahead(self) -> int:
        """How many dice of the value itself come before those of the test: FOR of 12 + 1 die."""
        return self.tested.to_carry if self.place in self.may else 0

    @property
    def wanted(self) -> int:
        """How many dice it may throw now, those of its value included."""
        throw = self.tested.throw
        if self.place not in self.may or self.unseen:
            return 0
        if throw.replaced is not None:
            return self.ahead
        return throw.sixes if throw.rounds else self.tested.number + self.ahead

    @property
    def check(self) -> Check:
        """Its dice as the rules read them."""
        return check_of(self.table, self.tested)

    @property
    def stake(self) -> Stake | None:
        """What is at stake for it: the difficulty, or the dice of the other side; None before those."""
        return stake_of(self.table, self.trial, self.place)

    def odds(self, again: int = 0) -> Odds | None:
        """Return its odds, where so many of its 6s are thrown ``again``: all of them unless told."""
        return trial_odds(self.table, self.trial, self.place, again)

    def answer(self, again: int = 0) -> str:
        """Return which answer to its 6s is lit: to throw so many of them "again", or to "keep" them."""
        return "again" if self.rerolls else advised(self.check, self.stake, self.odds(again)) or "keep"
