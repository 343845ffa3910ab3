"""Interceptor as far as it is thrown: the INI tests of both figures, with a word on each 6 (II-A-3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from desktop.drafts.odds import Odds, odds_between
from desktop.drafts.stakes import Stake, advised, beating
from rules.battle.one_die import made_of, rerolls, tested_value
from rules.battle.state import Game
from rules.battle.system import Table
from rules.dice import FACES, Check, Stand, opposed
from rules.monconf.commands import Intercept
from rules.monconf.reacting import beats
from rules.text import Explained
from rules.values import Characteristic


@dataclass(frozen=True, slots=True)
class OwnDice:
    """The dice of one figure: whether its 6 was ``kept`` for good, and whether the first fell ``here``."""

    dice: tuple[int, ...] = ()
    kept: bool = False
    here: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class InterceptDraft:
    """What the prompt of an interception holds: the interceptor's side at 0, the mover's at 1.

    ``at`` is the side at hand, ``here`` whether any die fell here. ``said`` is what sides said of their 6s
    that nobody may see yet: with equal totals both say it before a die falls. ``asked`` is the interception
    without dice.
    """

    table: Table
    asked: Intercept
    values: tuple[Explained, Explained]
    sides: tuple[OwnDice, OwnDice] = (OwnDice(), OwnDice())
    at: int = 0
    here: bool = False
    said: Mapping[int, bool] = field(default_factory=dict)

    @classmethod
    def begin(cls, table: Table, game: Game, command: Intercept) -> Self:
        """Begin with the INI of both."""
        mine = tested_value(table, game, command.fighter, Characteristic.INI)
        theirs = tested_value(table, game, command.mover, Characteristic.INI)
        return cls(table=table, asked=command, values=(mine, theirs))

    # -- what it says -------------------------------------------------------------------------------

    @property
    def dice(self) -> tuple[int, ...]:
        """Return the dice of the side at hand."""
        return self.sides[self.at].dice

    @property
    def fallen(self) -> bool:
        """Tell whether dice lie there that the program threw."""
        return self.here and bool(self.dice)

    @property
    def tested(self) -> bool:
        """Tell whether dice can tell how it goes: what is unknown is refused before they fall."""
        return True

    @property
    def open(self) -> tuple[int, ...]:
        """Return the sides that have no die yet."""
        return tuple(place for place, side in enumerate(self.sides) if not side.dice)

    @property
    def sixes(self) -> tuple[int, ...]:
        """Return the sides whose 6 waits, the one that decides first before the other."""
        waiting = tuple(place for place in (0, 1) if self.check(place).throw.sixes)
        return waiting if self.open else opposed(self.check(0), self.check(1)).places if waiting else ()

    @property
    def next(self) -> tuple[int, ...]:
        """Return the sides that something is asked of, in order: a die, then what becomes of a 6."""
        return (*self.open, *self.sixes)

    @property
    def waits(self) -> bool:
        """Tell whether a 6 of the side at hand waits for its decision."""
        return self.at in self.sixes

    @property
    def settled(self) -> bool:
        """Tell whether nothing is asked any more."""
        return not self.next

    @property
    def succeeds(self) -> bool:
        """Tell whether the move is stopped as the dice lie."""
        return beats(self.check(0), self.check(1))

    @property
    def lit(self) -> str:
        """Return which answer to the 6 at hand is lit: "keep", "again", or "" for neither."""
        return advised(self.check(self.at), self.stake(self.at), self.odds) if self.waits else ""

    @property
    def command(self) -> Intercept:
        """Return the interception with its dice, those that fell here told from those that were typed."""
        mine, theirs = self.sides
        return replace(
            self.asked, dice=mine.dice, against=theirs.dice,
            thrown_here=mine.here, against_thrown_here=theirs.here,
        )  # fmt: skip

    def told(self, success: bool) -> Intercept:
        """Return the interception as the table saw it."""
        return replace(self.asked, success=success)

    def check(self, place: int) -> Check:
        """Return the test of a side as its dice lie."""
        side = self.sides[place]
        check = made_of(self.table, self.values[place].total or 0, side.dice)
        return replace(check, throw=check.throw.kept()) if side.kept else check

    def stake(self, place: int) -> Stake | None:
        """Return what is at stake for a side, None before the dice of the other: a tie is the mover's."""
        return beating(self.check(1 - place), Stand.NOBODY, ties_to=1 - place)

    @property
    def odds(self) -> Odds | None:
        """Return the odds of the side at hand, None while a value is unknown: a tie is the mover's."""
        if any(value.total is None for value in self.values):
            return None
        mine, theirs = self.check(self.at), self.check(1 - self.at)
        return odds_between(mine, theirs, ties_to=1 - self.at, plain=not rerolls(self.table.ruleset))

    # -- what is entered ----------------------------------------------------------------------------

    def turned(self) -> Self:
        """Go to the other side."""
        return replace(self, at=1 - self.at)

    def type_die(self, die: int) -> Self:
        """Take a typed die, after a 6 or in the place of what was typed; the side that is next follows."""
        if self.here:
            return self
        side = self.sides[self.at]
        begins = side.kept or (bool(side.dice) and side.dice[-1] != FACES)
        before = () if begins else side.dice
        return self._with(self.at, dice=(*before, die), kept=False)._on()

    def back(self) -> Self:
        """Return it without the last die that was typed, of the other side where this one has none."""
        if self.here or self.open == (0, 1):
            return self
        at = self.at if self.dice else 1 - self.at
        return replace(self, at=at)._with(at, dice=self.sides[at].dice[:-1], kept=False)

    def fall(self, roll: Callable[[int], int]) -> Self:
        """Let a die fall here for each side that has none."""
        after = self
        for place in self.open:
            after = after._with(place, here=True)._thrown(place, roll)
        return after._on()

    def decide(self, again: bool, roll: Callable[[int], int]) -> Self:
        """Take the word of the side at hand on its 6; what is thrown again falls here.

        With equal totals nothing falls before both have said theirs.
        """
        asked = self.sixes
        if self.at not in asked:
            return self
        said = {**self.said, self.at: again}
        left = [place for place in asked if place not in said]
        if left:
            return replace(self, said=said, at=left[0])
        after = replace(self, said={})
        for place, thrown in said.items():
            after = after._with(place, kept=not thrown)
            after = after._thrown(place, roll) if thrown else after
        return after._on()

    def keep(self) -> Self:
        """Keep the typed 6 at hand for good."""
        return self._with(self.at, kept=True)._on() if self.waits else self

    def _with(self, place: int, **parts: Any) -> Self:
        """Return it with other dice of a side."""
        changed = replace(self.sides[place], **parts)
        mine, theirs = self.sides
        return replace(self, sides=(changed, theirs) if place == 0 else (mine, changed))

    def _thrown(self, place: int, roll: Callable[[int], int]) -> Self:
        """Return it with one die more of a side, which falls here."""
        return replace(self._with(place, dice=(*self.sides[place].dice, roll(FACES))), here=True)

    def _on(self) -> Self:
        """Go to the side that something is asked of next."""
        return replace(self, at=self.next[0]) if self.next else self
