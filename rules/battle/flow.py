"""The order of the steps of the strategic phase, as the ruleset has them."""

from __future__ import annotations

from rules.battle.ruleset import Ruleset
from rules.battle.state import Game, Side

ROLL, ORDER, POINTS, FIRST = "roll", "order", "points", "first"
_WIRED = (ROLL, ORDER, POINTS)


def flow(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the steps that ask for something, in their order; who speaks first is always the last (IV)."""
    named = tuple(step.id for step in ruleset.strategic if step.id in _WIRED)
    return (*(named or (ORDER, ROLL)), FIRST)


def must_order(side: Side) -> bool:
    """Tell whether a side has a sequence to build here: its order is held and there is a choice."""
    return side.knowledge.ordered and len(side.order) > 1


def locked(game: Game) -> bool:
    """Tell whether sequences may no longer change: the roll that follows them has begun (IV-A).

    It has with the first die, or with a winner who was declared; a tie does not open them again. Where they
    are built after the roll they are open while that step lasts.
    """
    begun = bool(game.winner) or any(side.tactique.begun for side in game.sides.values())
    return game.phase != "strategic" or (begun and not (game.winner and game.step == ORDER))


def following(ruleset: Ruleset, game: Game, step: str = "") -> str:
    """Return the step after one of the strategic phase that has something to do, the first one after none.

    Sequences without a choice, points that are entered once for the game, and the roll of a side that has
    won already are passed over.
    """
    steps = flow(ruleset)
    left = steps[steps.index(step) + 1 :] if step in steps else steps
    idle = {
        ROLL: bool(game.winner),
        ORDER: not any(must_order(side) and not side.ready for side in game.sides.values()),
        POINTS: game.turn > 1,
    }
    return next((name for name in left if not idle.get(name)), FIRST)
