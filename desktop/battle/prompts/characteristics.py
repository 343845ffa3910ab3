"""The characteristics that a question offers for a figure."""

from __future__ import annotations

from desktop.battle.context import BattleContext
from rules.sheets import sheet_of
from rules.values import Characteristic


def characteristics(context: BattleContext, fighter: str) -> list[Characteristic]:
    """Give the characteristics in the order of the print.

    Courage and fear are both there, the one on the card first: an effect may hold others too.
    """
    sheet = context.game.cards[context.game.fighters[fighter].card].sheet
    nerve = sheet.nerve[0] if sheet is not None else Characteristic.COU
    other = Characteristic.PEUR if nerve is Characteristic.COU else Characteristic.COU
    made: list[Characteristic] = []
    for each in sheet_of(context.play.system.id).printed:
        made += (nerve, other) if each is Characteristic.COU else (each,)
    return made
