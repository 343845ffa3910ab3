"""A blow as far as it is known: who, FOR and RES, the attack threshold, the dice of FOR."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from desktop.drafts.odds import opened, trial_margins
from rules.battle.blows import resistance_of, strength_of
from rules.battle.fights import asked_of, last_test
from rules.battle.pass_dice import PASS
from rules.battle.state import Contender, Game
from rules.battle.system import Table
from rules.battle.trial import OpenTrial
from rules.monconf.commands import Strike
from rules.monconf.striking import BlowsAhead, ahead, read_blow, strength_dice_of, wounding
from rules.monconf.wounds import FACES, Blow, column_of, row_of


@dataclass(frozen=True, slots=True, kw_only=True)
class StrikeDraft:
    """What the prompt of a blow holds; the state of the battle is that of when it was opened.

    ``asked`` is the blow without threshold and dice.
    """

    table: Table
    game: Game
    asked: Strike
    threshold: int | None = None
    thrown: tuple[int, ...] = ()

    @classmethod
    def begin(cls, table: Table, game: Game, attacker: str, target: str) -> Self:
        """Begin a blow between two figures, "" for one that nobody named."""
        return cls(table=table, game=game, asked=Strike(target=target, attacker=attacker, threshold=0))

    # -- what it says -------------------------------------------------------------------------------

    @property
    def command(self) -> Strike:
        """Return the blow as it stands."""
        return replace(self.asked, threshold=self.threshold or 0, strength_thrown=self.thrown)

    @property
    def needed(self) -> int:
        """Return how many dice the FOR of who strikes carries."""
        return strength_dice_of(self.game, self.asked)

    @property
    def strength(self) -> float | None:
        """Return the FOR: typed, else the attacker's of now; None while nobody knows."""
        return strength_of(self.table, self.game, self.asked)

    @property
    def resistance(self) -> float | None:
        """Return the RES: typed, else the target's of now; None while nobody knows."""
        return resistance_of(self.table, self.game, self.asked)

    @property
    def asks_die(self) -> bool:
        """Tell whether a die of FOR comes next."""
        return self.threshold is not None and len(self.thrown) < self.needed

    @property
    def difference(self) -> float | None:
        """Return FOR − RES with the dice so far; None while one of both is unknown."""
        if self.strength is None or self.resistance is None:
            return None
        return self.strength - self.resistance + sum(self.thrown)

    @property
    def read(self) -> Blow | None:
        """Return what the table says; None while the threshold, a value or a die is missing."""
        if self.threshold is None or self.difference is None or len(self.thrown) < self.needed:
            return None
        return read_blow(self.table, self.game, self.command)

    @property
    def ahead(self) -> BlowsAhead | None:
        """Return what the dice of FOR still to come may make of it; None where none come, or nobody knows."""
        if self.difference is None or not self.asks_die or (self.row or 0) < 0:
            return None
        return ahead(self.table, self.game, self.command)

    @property
    def hurts(self) -> float | None:
        """Return how likely the pass of both costs the target life where it hits, 0 to 1.

        The pass is the one at hand, else the last of this phase, else the one that is still to come; None
        where it missed or cannot hit, or while a value is unknown.
        """
        table, game, attacker, target = self.table, self.game, self.asked.attacker, self.asked.target
        first = Contender(fighter=attacker, characteristic=PASS[0])
        second = Contender(fighter=target, characteristic=PASS[1])
        trial = game.trial
        if trial is None or asked_of(trial.sides) != asked_of((first, second)):
            trial = last_test(game, attacker, target, PASS) or opened(table, game, OpenTrial(first, second))
        return None if trial is None else wounding(table, game, self.asked, trial_margins(table, trial))

    @property
    def columns(self) -> tuple[int, ...]:
        """Return the columns that are possible still, with the dice that FOR carries."""
        if self.difference is None:
            return ()
        left = self.needed - len(self.thrown)
        spread = range(left, FACES * left + 1) if left else range(1)
        return tuple(sorted({column_of(self.difference + more, self.table.ruleset) for more in spread}))

    @property
    def row(self) -> int | None:
        """Return the row of the threshold, -1 for one that reads none."""
        return None if self.threshold is None else row_of(self.threshold, self.table.ruleset)

    @property
    def highest(self) -> int:
        """Return the threshold of the last row: it stands for all that are higher."""
        return len(self.table.ruleset.wound_table)

    # -- what is typed ------------------------------------------------------------------------------

    def with_values(self, strength: float | None, resistance: float | None) -> Self:
        """Take FOR and RES as typed; dice of FOR go with the printed one."""
        after = replace(self, asked=replace(self.asked, strength=strength, resistance=resistance))
        return replace(after, thrown=self.thrown[: after.needed])

    def with_threshold(self, threshold: int) -> Self:
        """Take a threshold; its dice are thrown anew."""
        return replace(self, threshold=threshold, thrown=())

    def type_number(self, typed: int) -> Self:
        """Take a digit: the threshold first, then the dice that FOR carries."""
        if self.asks_die:
            return replace(self, thrown=(*self.thrown, typed)) if 1 <= typed <= FACES else self
        return self.with_threshold(typed) if 0 <= typed <= self.highest else self

    def move(self, by: int) -> Self:
        """Move the threshold up or down."""
        return replace(self, threshold=max(0, min(self.highest, (self.threshold or 0) + by)))

    def back(self) -> Self:
        """Take the last die back, else the threshold."""
        return replace(self, thrown=self.thrown[:-1]) if self.thrown else replace(self, threshold=None)
