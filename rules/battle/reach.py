"""How far fighters go: current MOU times the factor of an action, in cm, with its reasons; and who flies."""

from __future__ import annotations

from rules.battle.current import current, summed, two_moves
from rules.battle.effects import has
from rules.battle.state import Fighter, Game
from rules.battle.system import Table
from rules.text import Explained, Message, Reason
from rules.values import Characteristic


def flies(table: Table, game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter flies: by two movements, or by Vol on its card or from an effect (II-F)."""
    return two_moves(game, fighter) or has(table, game, fighter, "flight")


def reach(table: Table, game: Game, fighter: Fighter, factor: float, level: int | None = None) -> Explained:
    """Return how far so many times MOU takes a fighter; no total where MOU is not known or nobody moves.

    Of two movements the level names the one, the fighter's own unless told. Halves stay.
    """
    mou = current(game, fighter, Characteristic.MOU, table.ruleset, level=level)
    if not factor or mou.total is None:
        return Explained(None, ())
    reasons, total = list(summed(mou)), mou.total
    if factor != 1:
        reasons.append(Reason(Message("value.times", {"factor": factor}), total * (factor - 1)))
    return Explained(total * factor, tuple(reasons))
