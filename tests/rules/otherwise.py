"""The same battle with other secrets: what only one of the sides knows is another thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.battle.concealment import unplayed
from rules.battle.state import Contender, Game, Side

Shuffle = Callable[[list[str]], list[str]]


def otherwise(game: Game, shuffle: Shuffle) -> Game:
    """Give the battle with its unplayed cards in another order, and with other decisions chosen unseen."""
    sides = {key: _otherwise(game, side, shuffle) for key, side in game.sides.items()}
    trial = game.trial
    if trial is not None:
        second = _decided(trial.second) if trial.second is not None else None
        trial = replace(trial, first=_decided(trial.first), second=second)
    return replace(game, sides=sides, trial=trial)


def _otherwise(game: Game, side: Side, shuffle: Shuffle) -> Side:
    cards = unplayed(game, side)
    waiting = shuffle([*side.pile, *side.reserve])
    unseen = iter(shuffle([card for card in side.order if card in cards]))
    order = tuple(next(unseen) if card in cards else card for card in side.order)
    pile, reserve = tuple(waiting[: len(side.pile)]), tuple(waiting[len(side.pile) :])
    tactique = replace(side.tactique, again=not side.tactique.again)
    kept = {"wall": tuple(reversed(side.order))}
    return replace(side, order=order, pile=pile, reserve=reserve, saved_orders=kept, tactique=tactique)


def _decided(contender: Contender) -> Contender:
    return replace(contender, again=not contender.again)
