"""Who acts in the activation phase of the example, and what they did."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from rules.battle import commands as c
from tests.desktop.battle.hand import Hand

TIGER, CLONE = "f", "g"  # their letters while letters are shown


def shoots(table: BattleTable, keys: Hand) -> None:
    """Let the fusiliers of the Griffon speak."""
    table.context.do(c.SetOrder("a", ("a5", "a1", "a2", "a3", "a4")), overrule=True)
    keys("fp")
    assert table.context.game.speaking == ("a5",)


def deeds(table: BattleTable, fighter: str) -> list[tuple[str, str, str]]:
    """Give what a figure did: action, target, how far it is."""
    return [(d.action, d.target, d.state.value) for d in table.context.game.fighters[fighter].deeds]
