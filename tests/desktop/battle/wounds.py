"""Two fighters, and the prompt that asks for the wounds of one."""

from __future__ import annotations

from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from rules.battle.setup import ListedCard, SideSetup
from rules.cards import Card
from rules.values import Characteristic, Value
from tests.desktop.unpainted import rest


def fighter(desk: Desk, name: str, abilities: str = "", **values: int) -> Card:
    shown = {Characteristic(key): Value.parse(str(value)) for key, value in values.items()}
    return Card(name, values=shown, abilities=desk.abilities.parse_list(abilities))


def duel(desk: Desk, attacker: str = "", target: str = "") -> tuple[SideSetup, SideSetup]:
    """Give the rulebook's guard of Alahan (FOR 3) and its goblin (RES 5)."""
    guard, goblin = fighter(desk, "Garde", attacker, FOR=3), fighter(desk, "Gobelin", target, RES=5)
    return (
        SideSetup(name="Alahan", cards=(ListedCard(sheet=guard),)),
        SideSetup(name="No-Dan-Kar", cards=(ListedCard(sheet=goblin),)),
    )


def asked(table: BattleTable, attacker: str = "a1.1", target: str = "b1.1") -> WoundPrompt:
    table.open_prompt(WoundPrompt(table, table.context, attacker, target))
    rest()
    assert isinstance(table.prompt, WoundPrompt)
    return table.prompt
