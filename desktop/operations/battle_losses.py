"""What is told of a battle so far: its losses, those that turned it, its notes, how long it was played."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import pairwise

from desktop.operations.play import Play
from rules.battle.events import apply
from rules.battle.score import Loss, losses

_MOST = 4
_PAUSE = timedelta(minutes=45)
"""Where nothing was done for longer, nobody was at the table."""


def played(play: Play) -> timedelta:
    """Tell how long a battle was played, without its pauses."""
    at = [datetime.fromisoformat(play.steps[key].at) for key in play.path]
    return sum((gap for a, b in pairwise(at) if timedelta() < (gap := b - a) <= _PAUSE), timedelta())


def lost(play: Play) -> tuple[Loss, ...]:
    """Give the losses of a battle as they may be told, in their order."""
    return losses(play.first, ((key, play.events[key]) for key in play.told_to().path()))


def turning_points(every: tuple[Loss, ...]) -> list[Loss]:
    """Give the losses that weighed most, four at most, in the order in which they came.

    None of them weighed just as much as one that is left out, where some weighed more than that.
    """
    weighed = sorted(every, key=weight, reverse=True)
    if len(every) > _MOST and weight(weighed[0]) > weight(weighed[_MOST]):
        return [loss for loss in every if weight(loss) > weight(weighed[_MOST])]
    return [loss for loss in every if loss in weighed[:_MOST]]


def weight(loss: Loss) -> float:
    """Tell how much a loss weighs, in PA; nothing where its price is not known."""
    return loss.price or 0


def noted(play: Play) -> list[tuple[int, str]]:
    """Give the lines that players wrote into a battle, each with its turn, in their order."""
    game, found = play.first, list[tuple[int, str]]()
    for key in play.told_to().path():
        step = play.events[key]
        game = apply(step.events, game)
        if step.label.code == "step.note":
            found.append((game.turn, str(step.label.data.get("text", ""))))
    return found
