"""A recovery of mana as far as it is entered: the element, the dice, whose the gems are (section 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from desktop.drafts.thrown import Thrown
from rules.battle.callings import elements_of
from rules.battle.commands import Recover
from rules.battle.mana import ManaRecovery, number_of, recovery, shared_out
from rules.battle.state import Game
from rules.battle.system import Table
from rules.dice import FACES


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaDraft(Thrown):
    """What the prompt of a recovery holds; the state of the battle is that of when it was opened.

    ``shares`` are the gems that go to other elements than ``element``; those of Récupération/X are of
    ``extra``, "" for the same.
    """

    table: Table
    game: Game
    fighter: str
    element: str
    row: str = ""
    extra: str = ""
    shares: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, table: Table, game: Game, fighter: str, row: str, element: str) -> Self:
        """Begin with an element, "" for the first one mastered; one that cannot be recovered is replaced."""
        own = elements_of(table, game, game.fighters[fighter])
        chosen = element or next(iter(own), "neutral")
        strange = own and table.ruleset.mana.mastered_only and chosen not in own
        return cls(table=table, game=game, fighter=fighter, row=row, element=own[0] if strange else chosen)

    # -- what it says -------------------------------------------------------------------------------

    @property
    def own(self) -> tuple[str, ...]:
        """Return the elements mastered; empty where the card does not tell."""
        return tuple(elements_of(self.table, self.game, self.game.fighters[self.fighter]))

    @property
    def more(self) -> int:
        """Return the gems of Récupération/X."""
        return number_of(self.table, self.game, self.game.fighters[self.fighter], "recovery")

    @property
    def complete(self) -> bool:
        """Tell whether all the dice lie there."""
        return len(self.dice) >= self.table.ruleset.mana.dice

    @property
    def recovery(self) -> ManaRecovery:
        """Return what the dice so far recover."""
        return recovery(self.table, self.game, self.game.fighters[self.fighter], self.dice)

    @property
    def divides(self) -> bool:
        """Tell whether there are gems to share out among elements."""
        return self.complete and self.recovery.kept > 1 and len(self.own) != 1

    @property
    def came(self) -> Mapping[str, int]:
        """Return the gems by element, where they are of several."""
        return shared_out(self.command, self.recovery.kept) if self.shares else {self.element: 0}

    @property
    def command(self) -> Recover:
        """Return what would be done with the dice as they lie."""
        extra = self.extra if self.more else ""
        return Recover(
            self.fighter, self.element, self.dice, self.row, extra, {**self.shares}, self.here
        )  # fmt: skip

    # -- what is entered ----------------------------------------------------------------------------

    def type_die(self, die: int) -> Self:
        """Return it with a die more; what fell here stays as it fell."""
        return self if self.here else self.plus(die)

    def back(self) -> Self:
        """Return it without the last die; what was shared out of fewer dice is shared out no longer."""
        if self.here:
            return self
        after = replace(self, dice=self.dice[:-1])
        return after if after.complete else replace(after, shares={})

    def fall(self, roll: Callable[[int], int]) -> Self:
        """Let all the dice fall here."""
        dice = tuple(roll(FACES) for _ in range(self.table.ruleset.mana.dice))
        return replace(self, dice=dice, here=True, shares={})

    def choose(self, element: str) -> Self:
        """Take one gem more of an element, or all that come: with the letter of the first one, or of one gem.

        Beyond the last gem the first element has all of them again.
        """
        if not self.divides or element == self.element:
            return replace(self, element=element, shares={})
        more = {**self.shares, element: self.shares.get(element, 0) + 1}
        if sum(more.values()) > self.recovery.kept:
            del more[element]
        return replace(self, shares=more)
