"""What the Tactique roll proposes: who coordinates, whose die is next, what decides without dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from desktop.drafts.odds import Odds, odds_between
from desktop.drafts.stakes import Stake, beating
from rules.battle import commands as c
from rules.battle.one_die import rerolls
from rules.battle.state import SIDES, Game, other
from rules.battle.strategic import both_failing, check_of, deciders, pending, to_choose, unseen
from rules.battle.system import Table
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

Made = TypeVar("Made")


class RolledFor(Protocol):
    """The battle that is rolled for: its rules, and the state in view."""

    @property
    def game(self) -> Game:
        """The state in view."""

    @property
    def table(self) -> Table:
        """What the battle is played by."""

    def once(self, what: object, make: Callable[[], Made]) -> Made:
        """Give what is made of the state in view, once for each state."""


@dataclass(frozen=True, slots=True)
class CandidateLine:
    """Candidates that differ in nothing: figures of one card, or a lone one."""

    candidate: Candidate
    fighters: tuple[str, ...]


def candidates(battle: RolledFor, side: str) -> list[Candidate]:
    """Return the candidates of a side, the best first (IV-B)."""
    return battle.once((candidates, side), lambda: coordinators_of_side(battle.table, battle.game, side))


def lines(found: Sequence[Candidate]) -> list[CandidateLine]:
    """Put the figures of one card together where nothing tells them apart."""
    groups: dict[tuple[object, ...], list[Candidate]] = {}
    for candidate in found:
        groups.setdefault((candidate.card, candidate.dis, candidate.reasons), []).append(candidate)
    return [CandidateLine(group[0], tuple(str(each.fighter) for each in group)) for group in groups.values()]


def proposal(battle: RolledFor, side: str) -> c.ChooseCoordinator | None:
    """Propose a coordinator: the best one, nobody where all are barred, None where it is not known."""
    found = candidates(battle, side)
    if found and found[0].eligible:
        return c.ChooseCoordinator(side, fighter=str(found[0].fighter))
    if any(candidate.asks for candidate in found) or not knows_all(battle.game, side):
        return None
    return c.ChooseCoordinator(side, nobody=True)


def gone(battle: RolledFor, side: str) -> tuple[str, ...]:
    """Return the codes of what speaks against the coordinator of a side since it was named (IV-B)."""
    return battle.once((gone, side), lambda: new_bars(battle.table, battle.game, side))


def walkover(battle: RolledFor) -> str:
    """Return the side that wins because the other has nobody to coordinate (IV-B), "" for none."""
    return battle.once(walkover, lambda: unopposed(battle.table, battle.game))


def thrown_again(battle: RolledFor) -> bool:
    """Tell whether both results were equal, so that both are thrown again (II-A-3)."""
    rolls = [side.tactique for side in battle.game.sides.values()]
    return all(roll.ties and roll.throw.natural is None for roll in rolls)


def check_now(battle: RolledFor, side: str) -> Check:
    """Return the roll of a side as it lies there; before its dice with the value of who is to throw."""
    game, table = battle.game, battle.table
    roll = game.sides[side].tactique
    if roll.throw.natural is None:
        roll = replace(roll, dis=dis_now(battle, side))
    return check_of(table, roll)


def dis_now(battle: RolledFor, side: str) -> float | None:
    """Return the DIS that a side would throw with now: of who was named, else of who is proposed."""
    game, table = battle.game, battle.table
    if game.sides[side].tactique.named:
        return discipline_now(game, side, table.ruleset)
    found = proposal(battle, side)
    fighter = game.fighters.get(found.fighter) if found is not None else None
    return discipline(game, fighter, table.ruleset) if fighter is not None else None


def odds_now(battle: RolledFor, side: str, again: int = 0) -> Odds | None:
    """Return how likely a side wins the roll as it stands, None while nobody knows a DIS (IV-B).

    So many of its 6s are thrown ``again``, all of them unless told.
    """
    game, table, both = battle.game, battle.table, (side, other(side))
    for key in both:
        roll = game.sides[key].tactique
        if dis_now(battle, key) is None and not roll.nobody and roll.throw.natural is None:
            return None
    mine, theirs = (check_now(battle, key) for key in both)
    first, second = (game.sides[key].tactique.number for key in both)
    plain = not rerolls(table.ruleset)
    dice, both_fail = (first, second), both_failing(table)
    return odds_between(mine, theirs, dice, both_fail=both_fail, plain=plain, again=again)


def asked_now(battle: RolledFor, side: str, again: int = 0) -> tuple[Check, Stake | None, Odds | None]:
    """Return the roll of a side, what is at stake once the other one's dice lie, and its odds (II-A-3)."""
    stake = beating(check_now(battle, other(side)), both_failing(battle.table))
    return check_now(battle, side), stake, odds_now(battle, side, again)


@dataclass(slots=True)
class Throws:
    """Whose die the keys enter: the side asked for, else who has not thrown, else who decides on a 6.

    A 6 waits for the other's result (II-A-3); whoever asks for its side decides on it at once. ``dice`` are
    those typed so far where several fall together, ``again`` how many 6s fewer are rolled again.
    """

    battle: RolledFor
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
        game, table = self.battle.game, self.battle.table
        if game.winner:
            return
        if unseen(table, game):
            yield from to_choose(table, game)
            return
        yield from (key for key in SIDES if self.unthrown(key))
        yield from deciders(table, game)

    def unthrown(self, side: str) -> bool:
        """Tell whether a side has no result yet."""
        return self.battle.game.sides[side].tactique.throw.natural is None

    def needed(self, side: str) -> int:
        """Return how many dice a side throws next: all of them, or its 6s again."""
        roll = self.battle.game.sides[side].tactique
        return roll.number if self.unthrown(side) else roll.throw.sixes

    def again(self, side: str) -> int:
        """Return how many of the 6s of a side are rolled again here: any of them may be (II-A-2)."""
        sixes = self.battle.game.sides[side].tactique.throw.sixes
        return sixes - self.fewer % max(1, sixes)

    def typed(self, side: str, die: int) -> tuple[int, ...]:
        """Return the dice of a side that lie there when one more is typed."""
        self.dice = (*(self.dice if side == self._of else ()), die)
        self._of = side
        return self.dice

    def may_wait(self, side: str) -> bool:
        """Tell whether a side with a 6 may wait for the other's result."""
        return pending(self.battle.game.sides[side].tactique) and self.unthrown(other(side))

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
        if not any(pending(side.tactique) for side in self.battle.game.sides.values()):
            self.fewer = 0
