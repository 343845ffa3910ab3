"""What must stay untold while a side's sequence is hidden (IV-A: the other side does not see it)."""

from __future__ import annotations

from rules.battle.state import Game


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
