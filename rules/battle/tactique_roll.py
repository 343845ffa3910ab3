"""One side's part of the Tactique roll as the state keeps it (IV-B)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice

from rules.dice import Throw
from rules.text import Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class TactiqueRoll:
    """One side's part of the Tactique roll (IV-B): who coordinates, with what DIS, and the dice so far.

    ``dis`` is the value that its first die fell on; before it the fighter's own of now counts, unless the
    table has ``entered`` one. ``bars`` are the reasons against the fighter that were overruled when it was
    named. ``lines`` are bonuses and penalties of this turn, those of ``lasting`` of the next ones too.

    ``number`` dice are thrown at first; ``dice`` are all of them as they fell, ``rounds`` how many of them
    fell together each time, empty for one by one. ``final`` is set when a 6 was kept; ``chosen`` and
    ``replaced`` are those of a :class:`~rules.dice.Throw`. ``again`` is what was chosen of a 6, unseen by
    the other side, until both have chosen (II-A-3); ``ties`` counts the throws that both made again.
    ``nobody`` is set when the side has no fighter that may coordinate.
    """

    fighter: str | None = None
    name: str = ""
    dis: float | None = None
    entered: float | None = None
    bars: tuple[str, ...] = ()
    lines: tuple[Reason, ...] = ()
    lasting: tuple[Reason, ...] = ()
    number: int = 1
    dice: tuple[int, ...] = ()
    rounds: tuple[int, ...] = ()
    typed: bool = False
    final: bool = False
    chosen: int | None = None
    replaced: int | None = None
    nobody: bool = False
    again: bool | None = None
    ties: int = 0

    @property
    def throw(self) -> Throw:
        """Return its dice as the rules of II-A read them."""
        left = iter(self.dice)
        rounds = tuple(tuple(islice(left, size)) for size in self.rounds or (1,) * len(self.dice))
        return Throw(rounds, self.final, self.chosen, self.replaced)

    @property
    def named(self) -> bool:
        """Tell whether the players have said who coordinates, or that nobody does."""
        return bool(self.fighter or self.name or self.nobody)

    @property
    def begun(self) -> bool:
        """Tell whether the roll of this turn has begun, dice that were thrown again included."""
        return self.throw.natural is not None or self.ties > 0

    def with_throw(self, throw: Throw) -> TactiqueRoll:
        """Return the roll with other dice; what was chosen unseen is open again."""
        return replace(
            self,
            dice=tuple(die for dice in throw.rounds for die in dice),
            rounds=tuple(len(dice) for dice in throw.rounds),
            final=throw.final,
            chosen=throw.chosen,
            replaced=throw.replaced,
            again=None,
        )
