"""Who acts in the stories of the activation phase, and how a speaking turn is opened for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.battle import commands as c
from rules.battle.effects import abilities_of
from tests.stories.tabletop import Tabletop, card

CONSCRIT = card("Conscrit", "Griffons d’Akkylannie", MOU=10, INI=2, FOR=3, RES=5, TIR="-", DIS=3)
FUSILIER = card("Fusilier", "Griffons d’Akkylannie", MOU=7.5, INI=3, FOR=3, RES=5, TIR=2, DIS=3)
MAGE = card("Mage", "Griffons d’Akkylannie", "Initié du Feu", MOU=10, INI=3, POU=4, TIR="-", DIS=3)
GRIFFON = card("Griffon", "Griffons d’Akkylannie", "Vol/15", MOU="15/20", INI=3, DIS=3)


def speaking(*cards: object, foes: int = 4, play: int = 1, **actions: Any) -> Tabletop:
    """Open the activation phase and play the first card of a side; the enemies are goblins."""
    goblin = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, INI=3, DIS=2)
    table = Tabletop.of(list(cards), [(goblin, foes)])  # type: ignore[arg-type]
    if actions:
        values = replace(table.table.ruleset.actions, **actions)
        table.table = replace(table.table, ruleset=replace(table.table.ruleset, actions=values))
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    if play:
        table.do(c.PlayTop())
    return table


def deeds(table: Tabletop, key: str) -> list[tuple[str, str]]:
    return [(d.action, d.state.value) for d in table.game.fighters[key].deeds]


def target_of(table: Tabletop, key: str) -> list[str]:
    fighter = table.game.fighters[key]
    return [a.label("fr") for a in abilities_of(table.table, table.game, fighter) if a.id == "target"]
