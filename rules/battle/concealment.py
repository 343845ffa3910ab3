"""What must stay untold while a side's sequence is hidden (IV-A: the other side does not see it)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace

from rules.battle.state import Game, Side, Trial
from rules.text import Message

ORDERING = frozenset({"step.ordered", "step.order_saved", "step.order_forgotten"})
"""The labels of what a side does to its sequence while it orders it; each names the side."""


def concealed(game: Game) -> frozenset[str]:
    """Return the ids of the cards whose place in a sequence nobody may read now.

    They are the cards not played yet of each hidden side whose order the program holds: all of them
    before activation opens, then what is left in its pile and in reserve.
    """
    hidden: set[str] = set()
    for side in game.sides.values():
        if side.hidden and side.knowledge.ordered and game.result is None:
            hidden.update((*side.pile, *side.reserve))
            hidden.update(side.order if game.phase == "strategic" else ())
    return frozenset(hidden)


def unplayed(game: Game, side: Side) -> frozenset[str]:
    """Return the cards of a side whose places are concealed; in doubt one too many."""
    waiting = {*side.pile, *side.reserve}
    return frozenset(waiting | ({*side.order} - {*side.played, *game.speaking}))


def ranked(side: Side, cards: frozenset[str], rank: Mapping[str, int]) -> Side:
    """Return a side with the places of some cards, pile and reserve together, filled by their ``rank``.

    Two sides that differ in the order of these cards alone come out equal.
    """
    order = _filled(side.order, cards, rank)
    waiting = _filled((*side.pile, *side.reserve), cards, rank)
    pile, reserve = waiting[: len(side.pile)], waiting[len(side.pile) :]
    return replace(side, order=order, pile=pile, reserve=reserve)


def _filled(places: Sequence[str], cards: frozenset[str], rank: Mapping[str, int]) -> tuple[str, ...]:
    listed = iter(sorted((card for card in places if card in cards), key=lambda c: rank.get(c, len(rank))))
    return tuple(next(listed) if card in cards else card for card in places)


def public(game: Game) -> Game:
    """Return the state without what one side alone may know, whichever side: both may read all of it.

    No order of unplayed cards is in it, whether or not a side asked to hide its own (IV-A), no saved order,
    and nothing that was chosen unseen (II-A-3).
    """
    rank = {card: number for number, card in enumerate(game.cards)}
    sides = {}
    for key, side in game.sides.items():
        shared = ranked(side, unplayed(game, side), rank)
        tactique = replace(side.tactique, again=None)
        sides[key] = replace(shared, hidden=True, saved_orders={}, tactique=tactique)
    return replace(game, sides=sides, trial=_undecided(game.trial) if game.trial is not None else None)


def _undecided(trial: Trial) -> Trial:
    first, *others = (replace(contender, again=None) for contender in trial.sides)
    return replace(trial, first=first, second=others[0] if others else None)


def hiding(start: Game, now: Game, labels: Iterable[Message]) -> frozenset[str]:
    """Return the sides that hide their sequence, or did so at any time; ``labels`` are those of all steps."""
    sides = {key for game in (start, now) for key, side in game.sides.items() if side.hidden}
    return frozenset(sides | {str(label.data["side"]) for label in labels if label.code == "step.hidden"})


def is_unseen(label: Message, sides: Container[object]) -> bool:
    """Tell whether a step is what one of the sides that hide did to its sequence: nobody else knows of it.

    Whether, and how often, an order was changed would tell of the order (IV-A).
    """
    return label.code in ORDERING and label.data.get("side") in sides
