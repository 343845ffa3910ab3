"""Who is tried in the stories of trials."""

from __future__ import annotations

from typing import Any

from rules.battle.state import Contender
from rules.battle.trial import OpenTrial
from tests.stories.tabletop import Tabletop, card


def ring(rules: str = "seeds", dice: tuple[int, ...] = ()) -> Tabletop:
    ours = card("Hallebardier", "Alchimistes de Dirz", INI=2, ATT=5, DIS=4, FOI="1-0-2")
    theirs = card("Maraudeur", "Gobelins de No-Dan-Kar", INI=3, ATT=3, DEF=1, DIS=4)
    return Tabletop.of([ours], [theirs, "Inconnu"], rules=rules, dice=dice)


def alone(table: Tabletop, fighter: str, what: str, difficulty: float = 7, **more: Any) -> Tabletop:
    table.do(OpenTrial(Contender(fighter=fighter, characteristic=what, **more), difficulty=difficulty))
    return table
