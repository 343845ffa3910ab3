"""What the Tactique roll proposes: who coordinates, whose die is next, what decides without dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.battle.context import BattleContext
from rules.battle import commands as c
from rules.battle.state import SIDES, other
from rules.battle.strategic import check_of, deciders, pending, to_choose, unseen
from rules.battle.tactique import (
    Candidate,
    coordinators_of_side,
    discipline,
    discipline_now,
    knows_all,
    new_bars,
    unopposed,
)
from rules.dice import Check

_DICE = ("step.threw", "step.kept_six", "step.unseen", "step.tactique_natural", "step.tactique_die")
_PROPOSED = "step.coordinator"


@dataclass(frozen=True, slots=True)
class CandidateLine:
    """Candidates that differ in nothing: figures of one card, or a lone one."""

    candidate: Candidate
    fighters: tuple[str, ...]


def candidates(context: BattleContext, side: str) -> list[Candidate]:
    """Return the candidates of a side, the best first (IV-B)."""
    return coordinators_of_side(context.play.table, context.game, side)


def lines(found: Sequence[Candidate]) -> list[CandidateLine]:
    """Put the figures of one card together where nothing tells them apart."""
    groups: dict[tuple[object, ...], list[Candidate]] = {}
    for candidate in found:
        groups.setdefault((candidate.card, candidate.dis, candidate.reasons), []).append(candidate)
    return [CandidateLine(group[0], tuple(str(each.fighter) for each in group)) for group in groups.values()]


def proposal(context: BattleContext, side: str) -> c.ChooseCoordinator | None:
    """Propose a coordinator: the best one, nobody where all are barred, None where it is not known."""
    found = candidates(context, side)
    if found and found[0].eligible:
        return c.ChooseCoordinator(side, fighter=str(found[0].fighter))
    if any(candidate.asks for candidate in found) or not knows_all(context.game, side):
        return None
    return c.ChooseCoordinator(side, nobody=True)


def gone(context: BattleContext, side: str) -> tuple[str, ...]:
    """Return the codes of what speaks against the coordinator of a side since it was named (IV-B)."""
    return new_bars(context.play.table, context.game, side)


def walkover(context: BattleContext) -> str:
    """Return the side that wins because the other has nobody to coordinate (IV-B), "" for none."""
    return unopposed(context.play.table, context.game)


def thrown_again(context: BattleContext) -> bool:
    """Tell whether both results were equal, so that both are thrown again (II-A-3)."""
    rolls = [side.tactique for side in context.game.sides.values()]
    return all(roll.ties and roll.throw.natural is None for roll in rolls)


def check_now(context: BattleContext, side: str) -> Check:
    """Return the roll of a side as it lies there; before its dice with the value of who is to throw."""
    game, table = context.game, context.play.table
    roll = game.sides[side].tactique
    if roll.throw.natural is None:
        roll = replace(roll, dis=dis_now(context, side))
    return check_of(table, roll)


def dis_now(context: BattleContext, side: str) -> float | None:
    """Return the DIS that a side would throw with now: of who was named, else of who is proposed."""
    game, table = context.game, context.play.table
    if game.sides[side].tactique.named:
        return discipline_now(game, side, table.ruleset)
    found = proposal(context, side)
    fighter = game.fighters.get(found.fighter) if found is not None else None
    return discipline(game, fighter, table.ruleset) if fighter is not None else None


@dataclass(slots=True)
class Throws:
    """Whose die the keys enter: the side asked for, else who has not thrown, else who decides on a 6.

    A 6 waits for the other's result (II-A-3); whoever asks for its side decides on it at once. ``dice`` are
    those typed so far where several fall together, ``again`` how many 6s fewer are rolled again.
    """

    context: BattleContext
    wanted: str = ""
    dice: tuple[int, ...] = ()
    fewer: int = 0
    _of: str = ""

    def active(self) -> str:
        """Return the side whose die is next, "" when none is."""
        able = list(self.able())
        if self.wanted in able:
            return self.wanted
        return able[0] if able else ""

    def able(self) -> Iterator[str]:
        """Give the sides that may throw or decide now, the one that should first."""
        game, table = self.context.game, self.context.play.table
        if game.winner:
            return
        if unseen(table, game):
            yield from to_choose(table, game)
            return
        yield from (key for key in SIDES if self.unthrown(key))
        yield from deciders(table, game)

    def unthrown(self, side: str) -> bool:
        """Tell whether a side has no result yet."""
        return self.context.game.sides[side].tactique.throw.natural is None

    def needed(self, side: str) -> int:
        """Return how many dice a side throws next: all of them, or its 6s again."""
        roll = self.context.game.sides[side].tactique
        return roll.number if self.unthrown(side) else roll.throw.sixes

    def again(self, side: str) -> int:
        """Return how many of the 6s of a side are rolled again here: any of them may be (II-A-2)."""
        sixes = self.context.game.sides[side].tactique.throw.sixes
        return sixes - self.fewer % max(1, sixes)

    def typed(self, side: str, die: int) -> tuple[int, ...]:
        """Return the dice of a side that lie there when one more is typed."""
        self.dice = (*(self.dice if side == self._of else ()), die)
        self._of = side
        return self.dice

    def may_wait(self, side: str) -> bool:
        """Tell whether a side with a 6 may wait for the other's result."""
        return pending(self.context.game.sides[side].tactique) and self.unthrown(other(side))

    def turn(self) -> None:
        """Go to the other side; a 6 left behind waits."""
        active = self.active()
        self.wanted = other(active) if active else ""

    def settle(self) -> None:
        """Forget what no longer holds after a step."""
        if self.wanted not in tuple(self.able()):
            self.wanted = ""
        if self._of != self.active():
            self.dice = ()
        if not any(pending(side.tactique) for side in self.context.game.sides.values()):
            self.fewer = 0


def take_die_back(context: BattleContext) -> bool:
    """Undo the last die, or what was decided about a 6; False where the last step was another one.

    A coordinator who was taken on the way to the next die goes with it: he is proposed again.
    """
    play = context.play
    if context.looks_back:
        return False
    for number, step in enumerate(reversed(play.path), start=1):
        code = play.events[step].label.code
        if code.startswith(_DICE):
            return all(context.undo() for _ in range(number))
        if code != _PROPOSED:
            break
    return False
