"""A battle moment by moment, from its beginning to where it stands; where turns and losses lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from desktop.operations.battle_losses import lost
from desktop.operations.play import Play
from rules.battle.events import apply
from rules.battle.state import Game


@dataclass(frozen=True, slots=True)
class ReplayLoss:
    """A loss among the moments: which one, and of which side."""

    at: int
    side: str


class Replay:
    """The moments of a battle that may be told; 0 is its beginning, ``last`` where it stands.

    All states are folded once: they share what did not change.
    """

    def __init__(self, play: Play) -> None:
        self.play = play
        self.steps: Sequence[int | None] = (None, *play.told_to().path())
        told = {step: at for at, step in enumerate(self.steps)}
        self._games = [play.first]
        game = play.first
        for key in play.path:
            game = apply(play.events[key].events, game)
            if key in told:
                self._games.append(game)
        self._games[-1] = game  # an order that is not told may be the last step
        self.turns = [0, *(at for at, (was, now) in self._pairs() if now.turn != was.turn)]
        """The moments at which a turn begins."""
        self.speaking_turns = [0, *(at for at, (was, now) in self._pairs() if _begins(was, now))]
        """The moments at which somebody begins to speak, or a phase begins."""
        self.losses = [ReplayLoss(told[loss.step], loss.side) for loss in lost(play)]

    @property
    def last(self) -> int:
        """The moment at which the battle stands."""
        return len(self.steps) - 1

    def game(self, at: int) -> Game:
        """Return the state at a moment."""
        return self._games[at]

    def _pairs(self) -> list[tuple[int, tuple[Game, Game]]]:
        return list(enumerate(pairwise(self._games), 1))


def _begins(was: Game, now: Game) -> bool:
    speaks = bool(now.speaking) and now.speaking[0] not in was.speaking
    return speaks or (was.turn, was.phase) != (now.turn, now.phase)


def leap(starts: Sequence[int], at: int, ahead: bool, last: int) -> int:
    """Return the next of some moments after one, or the one before it; the ends where there is none."""
    if ahead:
        return next((start for start in starts if start > at), last)
    return next((start for start in reversed(starts) if start < at), 0)
