"""What must stay untold while a side's sequence is hidden (IV-A: the other side does not see it)."""

from __future__ import annotations

from collections.abc import Container, Iterable

from rules.battle.state import Game
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


def hiding(start: Game, now: Game, labels: Iterable[Message]) -> frozenset[str]:
    """Return the sides that hide their sequence, or did so at any time; ``labels`` are those of all steps."""
    sides = {key for game in (start, now) for key, side in game.sides.items() if side.hidden}
    return frozenset(sides | {str(label.data["side"]) for label in labels if label.code == "step.hidden"})


def is_unseen(label: Message, sides: Container[object]) -> bool:
    """Tell whether a step is what one of the sides that hide did to its sequence: nobody else knows of it.

    Whether, and how often, an order was changed would tell of the order (IV-A).
    """
    return label.code in ORDERING and label.data.get("side") in sides
