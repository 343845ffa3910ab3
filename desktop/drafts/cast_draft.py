"""A spell as far as it is entered: targets, gems, values, and the dice so far (section 8, II-A-2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Self

from desktop.drafts.thrown import Thrown
from rules.battle.magic import CastSpell, difficulty_dice, tested
from rules.battle.one_die import rerolls
from rules.battle.state import Game
from rules.battle.system import Table
from rules.dice import FACES
from rules.spells import NEUTRAL


def rounds_of(dice: Iterable[int], number: int, fewer: Mapping[int, int]) -> tuple[tuple[int, ...], ...]:
    """Part the dice of a test into the first throw and the 6s thrown again, so many ``fewer`` by round."""
    rounds: list[tuple[int, ...]] = []
    wanted, left = number, list(dice)
    while left:
        taken = tuple(left[: max(1, wanted)])
        left = left[len(taken) :]
        sixes = taken.count(FACES)
        wanted = sixes - fewer.get(len(rounds), 0) % max(1, sixes)
        rounds.append(taken)
    return tuple(rounds)


@dataclass(frozen=True, slots=True, kw_only=True)
class CastDraft(Thrown):
    """What a spell's prompt holds; the state of the battle is that of when it was opened.

    The first dice are those of a rolled area, then those that the difficulty carries, then the test and its
    6s that were thrown again: by round, so many of its 6s as ``fewer`` says are not thrown again. ``asked``
    is the spell without dice.
    """

    table: Table
    game: Game
    asked: CastSpell
    fewer: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, table: Table, game: Game, command: CastSpell) -> Self:
        """Begin with a command; dice that it has already stay while they still mean the same."""
        asked = replace(command, dice=(), area=(), carried=())
        draft = cls(table=table, game=game, asked=asked)
        if len(command.area) != draft.area:
            return draft
        draft = replace(draft, dice=command.area, here=command.thrown_here and bool(command.area))
        if len(command.area) + len(command.carried) != draft.ahead:
            return draft
        draft = draft.plus(*command.carried, *(die for dice in command.dice for die in dice))
        kept = {
            place: dice.count(FACES) - len(after)
            for place, (dice, after) in enumerate(pairwise(command.dice))
        }
        return replace(draft, here=command.thrown_here and bool(draft.dice), fewer=kept)

    # -- what it says -------------------------------------------------------------------------------

    @property
    def command(self) -> CastSpell:
        """Return the command as it stands, with the dice so far."""
        area, first = self.area, self.ahead
        return replace(
            self.asked, dice=self._rounds(), area=self.dice[:area], carried=self.dice[area:first],
            thrown_here=self.fallen,
        )  # fmt: skip

    @property
    def chooses(self) -> bool:
        """Tell whether there is more than one way to pay: a neutral part, or neutral gems for another one."""
        held, cost = self.game.fighters[self.asked.fighter].gems, self.asked.spell.cost
        neutral = self.table.ruleset.mana.neutral_pays and bool(held.get(NEUTRAL))
        several = sum(n > 0 for n in held.values()) > 1 and bool(cost) and (NEUTRAL in cost or neutral)
        return bool(self.asked.gems) or several

    @property
    def area(self) -> int:
        """Return how many dice the area is rolled with."""
        return self.asked.spell.area.dice

    @property
    def ahead(self) -> int:
        """Return the dice before those of the test: of a rolled area, and of the difficulty."""
        return self.area + difficulty_dice(self.table, self.game, self.asked)

    @property
    def tested(self) -> bool:
        """Tell whether the spell is tested at all."""
        return tested(self.asked)

    @property
    def wanted(self) -> int:
        """Return the dice of the first throw, with those before them."""
        return self.ahead + (self.asked.number if self.tested else 0)

    @property
    def complete(self) -> bool:
        """Tell whether no die of the first throw is missing."""
        return len(self.dice) >= self.wanted

    @property
    def boxes(self) -> int:
        """Return how many dice there are to show, with those still to come."""
        return max(self.wanted, len(self.dice) + self.again)

    @property
    def stands(self) -> bool:
        """Tell whether what is asked stands still: dice fell here, others than those of the area."""
        return self.fallen and len(self.dice) > self.area

    @property
    def sixes(self) -> int:
        """Return how many 6s wait for a decision: thrown again, or kept.

        Whoever throws some of the 6s again has decided on the others.
        """
        rounds = self._rounds()
        asks = self.complete and bool(rounds) and self.tested and rerolls(self.table.ruleset)
        return rounds[-1].count(FACES) if asks else 0

    @property
    def again(self) -> int:
        """Return how many of the 6s that wait are thrown again; any of them may be (II-A-2)."""
        sixes = self.sixes
        return sixes - self.fewer.get(len(self._rounds()) - 1, 0) % max(1, sixes)

    @property
    def missing(self) -> int:
        """Return how many dice fall next: those of the area alone, the 6s again, or all the rest."""
        if len(self.dice) < self.area:
            return self.area - len(self.dice)
        return self.again if self.sixes else self.wanted - len(self.dice)

    def takes(self, die: int) -> bool:
        """Tell whether one die more may be typed: nothing but a 6 is thrown again."""
        if self.here:
            return False
        if len(self.dice) < self.ahead:
            return True
        rounds = self._rounds(die)
        follows = all(len(dice) <= before.count(FACES) for before, dice in pairwise(rounds))
        return self.tested and follows

    def _rounds(self, *more: int) -> tuple[tuple[int, ...], ...]:
        return rounds_of((*self.dice[self.ahead :], *more), self.asked.number, self.fewer)

    # -- what is entered ----------------------------------------------------------------------------

    def changed(self, **parts: Any) -> Self:
        """Ask for another cast; dice that came before those of the test mean something else by now."""
        after = replace(self, asked=replace(self.asked, **parts))
        if after.ahead == self.ahead:
            return after
        dice = self.dice[: self.area]
        return replace(after, dice=dice, here=self.here and bool(dice), fewer={})

    def with_gem(self, element: str, by: int) -> Self:
        """Pay with a gem more or fewer; beyond those that are held it begins again at none."""
        held = self.game.fighters[self.asked.fighter].gems.get(element, 0)
        n = self.asked.gems.get(element, 0) + by
        gems = {**self.asked.gems, element: n if 0 <= n <= held else 0}
        return replace(self, asked=replace(self.asked, gems={key: n for key, n in gems.items() if n}))

    def throw_fewer(self) -> Self:
        """Throw one 6 fewer again; after one alone, all of them."""
        place = len(self._rounds()) - 1
        return replace(self, fewer={**self.fewer, place: self.fewer.get(place, 0) + 1})

    def fall(self, dice: Iterable[int]) -> Self:
        """Let dice fall here."""
        return replace(self, dice=(*self.dice, *dice), here=self.here or not self.dice)
