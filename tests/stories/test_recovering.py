"""Mana is recovered with the dice of the ruleset (section 8) [E]; the table may throw others."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.events import Rolled, undo
from rules.battle.mana import SetGemLimit
from tests.stories.tabletop import Tabletop, card


def mage() -> Tabletop:
    """Give a mage of Fire whose Recovery adds two gems."""
    return Tabletop.of([card("Magicienne", "Griffons d’Akkylannie", "Initié du Feu, Récupération/2")], ["x"])


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


def scholar(**gems: int) -> Tabletop:
    """Give a mage of two elements."""
    table = Tabletop.of([card("Érudit", "Griffons d’Akkylannie", "Initié du Feu, Adepte de l’Eau")], ["x"])
    for element, n in gems.items():
        table.do(c.Gem("a1.1", element, n))
    return table


def test_the_mage_chooses_for_each_gem_among_the_elements_mastered() -> None:
    table = scholar()
    before = table.game
    assert table.table.ruleset.mana.gems == 1
    step = table.do(c.Recover("a1.1", "fire", (5, 6, 6), shares={"water": 2}))
    assert table.fighter("a1").gems == {"fire": 1, "water": 2}
    assert step.label.data["elements"] == ["fire", "water", "water"]
    assert undo(step.events, table.game) == before, "one step"
    table.do(c.Recover("a1.1", "fire", (5, 6, 1), shares={"water": 2}))
    assert table.fighter("a1").gems == {"fire": 1, "water": 4}, "all of them may be of another one"


def test_no_more_gems_are_shared_out_than_the_dice_give_and_the_reserve_takes() -> None:
    table = scholar(fire=2)
    table.do(SetGemLimit("a1.1", 4))
    for shares in ({"water": 3}, {"water": -1}, {"water": 0}, {"water": 1, "fire": 2}):
        many = c.Recover("a1.1", "fire", (5, 6, 6), shares=shares)
        assert table.refusal(many) == "refusal.too_many_shares"
    assert table.refusal(c.Recover("a1.1", "fire", shares={"water": 1})) == "refusal.too_many_shares"
    assert table.refusal(c.Recover("a1.1", "fire", (5, 6, 6), shares={"air": 1})) == "refusal.not_mastered"
    table.do(c.Recover("a1.1", "fire", (5, 6, 6), shares={"water": 1}))
    assert table.fighter("a1").gems == {"fire": 3, "water": 1}


def test_dice_that_the_program_threw_before_they_were_shared_out_are_told_as_such() -> None:
    step = scholar().do(c.Recover("a1.1", "fire", (5, 6, 1), shares={"water": 1}, thrown_here=True))
    assert [event.typed for event in step.events if isinstance(event, Rolled)] == [False]
