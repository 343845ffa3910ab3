"""Mana is recovered with the dice of the ruleset (section 8) [E]; the table may throw others."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from tests.stories.tabletop import Tabletop, card


def mage() -> Tabletop:
    """Give a mage of Fire whose Recovery adds two gems."""
    return Tabletop.of([card("Magicienne", "Griffons d'Akkylannie", "Initié du Feu, Récupération/2")], ["x"])


def test_mana_is_recovered_with_the_dice_of_the_ruleset_unless_the_table_says_otherwise() -> None:
    table = mage()
    for dice in ((6,), (6, 6), (6, 6, 6, 5)):
        assert table.refusal(c.Recover("a1.1", "fire", dice)) == "refusal.recovery_dice"
    step = table.do(c.Recover("a1.1", "fire", (6, 1)), overrule=True)
    assert (step.overruled, table.fighter("a1").gems) == ("refusal.recovery_dice", {"fire": 3})
    mana = replace(table.table.ruleset.mana, dice=2)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, mana=mana))
    assert table.refusal(c.Recover("a1.1", "fire", (6, 1))) == ""
    assert table.refusal(c.Recover("a1.1", "fire", (6, 1, 1))) == "refusal.recovery_dice"
