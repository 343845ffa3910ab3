"""Who casts in the stories of magic, and what."""

from __future__ import annotations

from typing import Any

from rules.battle import commands as c
from rules.battle.events import Step
from rules.battle.magic import CastSpell
from rules.battle.state import Bond, Lasting, Modifier
from rules.spells import Area, Spell, SpellKind
from rules.values import Value
from tests.stories.tabletop import Tabletop, card

FLAMES = Spell(
    name_fr="Bouclier de flammes", name_en="Shield of flames", cost={"fire": 2}, difficulty=Value.of(7),
    lasting=Lasting.TURN, modifiers=(Modifier("DEF", 2, ""),),
)  # fmt: skip
PRAYER = Spell(
    name_fr="Prière", kind=SpellKind.MIRACLE, faith=3, aspect="creation", difficulty=Value.of(6),
    area=Area(cm=5), bond=Bond.BENEFIT, lasting=Lasting.TURN, modifiers=(Modifier("FOR", 2, ""),),
)  # fmt: skip


def temple(dice: tuple[int, ...] = (), **gems: int) -> Tabletop:
    mage = card("Magicienne", "Griffons d’Akkylannie", "Initié du Feu, Récupération/2", INI=2, DEF=3, POU=4)
    priest = card("Prêtre", "Griffons d’Akkylannie", "Croyant/3", rank="Dévot", FOI="3-0-1", FOR=3)
    guard = card("Garde", "Griffons d’Akkylannie", FOR=3, DEF=4, POU=1)
    table = Tabletop.of(
        [mage, priest, (guard, 2)], [card("Bûshi", "Gobelins de No-Dan-Kar", POU=2)], dice=dice
    )
    for element, n in gems.items():
        table.do(c.Gem("a1.1", element, n))
    return table


def cast(table: Tabletop, spell: Spell = FLAMES, *targets: str, **more: Any) -> Step:
    return table.do(CastSpell(fighter="a1.1", spell=spell, targets=targets, **more))
