"""How far fighters go: current MOU times the factor of an action, in cm, with its reasons."""

from __future__ import annotations

from rules.battle.current import current, summed
from rules.battle.state import Fighter, Game
from rules.battle.system import Table
from rules.text import Explained, Message, Reason
from rules.values import Characteristic, Kind


def two_moves(game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter's card gives two movements, one on the ground and one in flight (II-F-2)."""
    sheet = game.cards[fighter.card].sheet
    return sheet is not None and sheet.value(Characteristic.MOU).kind is Kind.MOVES


def winged(game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter's card makes it fly: by two movements, or by Vol (II-F)."""
    sheet = game.cards[fighter.card].sheet
    return two_moves(game, fighter) or (sheet is not None and sheet.has("flight"))


def reach(table: Table, game: Game, fighter: Fighter, factor: float, level: int | None = None) -> Explained:
    """Return how far so many times MOU takes a fighter; no total where MOU is not known or nobody moves.

    Of two movements the level names the one, the fighter's own unless told. Halves stay.
    """
    mou = current(game, fighter, Characteristic.MOU, table.ruleset)
    if not factor or mou.total is None:
        return Explained(None, ())
    reasons = list(summed(mou))
    total = mou.total
    sheet = game.cards[fighter.card].sheet
    value = sheet.value(Characteristic.MOU) if sheet is not None else None
    flies = fighter.level if level is None else level
    printed = reasons[0].message.code == "value.printed"
    if value is not None and value.kind is Kind.MOVES and flies and printed:
        more = value.numbers[1] - value.numbers[0]
        reasons.append(Reason(Message("value.flight"), more))
        total += more
    if factor != 1:
        reasons.append(Reason(Message("value.times", {"factor": factor}), total * (factor - 1)))
    return Explained(total * factor, tuple(reasons))
