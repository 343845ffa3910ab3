"""Areas rolled for any effect (II-C-1), and groups of one level where the text says so (II-F-2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect, asks_who, members, recipients
from rules.battle.events import Rolled
from rules.battle.magic import CastSpell
from rules.battle.state import Effect, Lasting, Modifier
from rules.designation import Designation
from rules.spells import Area, Spell
from rules.values import ABSENT
from tests.stories.tabletop import Tabletop, card

FURY = Effect(source="Relique", fighters=("a1.1",), modifiers=(Modifier("INI", 1, ""),), radius=3)


def rolled(table: Tabletop, command: PutEffect) -> Rolled:
    (found,) = [event for event in table.do(command).events if isinstance(event, Rolled)]
    return found


def test_an_area_is_rolled_afresh_and_its_naturals_are_added() -> None:
    table = Tabletop.of(["Garde"], ["Bûshi"], dice=(6, 2))
    found = rolled(table, PutEffect(FURY, area_dice=2))
    assert (found.dice, found.total, found.typed) == ((6, 2), 11, False)
    assert table.game.effects[-1].radius == 11, "no 6 is rolled again"
    assert rolled(table, PutEffect(FURY, area_dice=2, area=(1, 1))).typed
    assert table.game.effects[-1].radius == 5
    again = PutEffect(
        Effect(source="Éclair", fighters=("a1.1",), lasting=Lasting.INSTANT), area_dice=1, area=(4,),
        thrown_here=True,
    )  # fmt: skip
    assert not rolled(table, again).typed


def test_dice_of_an_area_must_be_whole_and_have_such_faces() -> None:
    table = Tabletop.of(["Garde"], ["Bûshi"])
    assert table.refusal(PutEffect(FURY, area_dice=2, area=(1,))) == "refusal.dice_count"
    assert table.refusal(PutEffect(FURY, area_dice=1, area=(7,))) == "refusal.no_such_face"
    assert asks_who(PutEffect(Effect(source="Aura"), side="a", area_dice=1))


def test_a_group_or_a_side_takes_one_level_where_the_text_says_so() -> None:
    table = Tabletop.of([("Garde", 2)], ["Bûshi"])
    table.do(c.ChangeLevel("a1.2", 1), overrule=True)
    aura = Effect(source="Vent", modifiers=(Modifier("INI", 1, ""),))
    for group, side in ((None, "a"), (Designation.parse("gardes", table.table.peoples), "a")):
        found = [
            members(table.table, table.game, PutEffect(aura, group, side, levels=levels))
            for levels in ((), (0,), (1,))
        ]
        assert found == [("a1.1", "a1.2"), ("a1.1",), ("a1.2",)]


@pytest.mark.parametrize("lasting", [Lasting.TURN, Lasting.INSTANT])
def test_an_area_too_small_for_anybody_is_resolved_all_the_same(lasting: Lasting) -> None:
    """« même si l’aire d’effet s’avère trop faible, l’effet […] doit être résolu jusqu’au bout » (II-C-1)."""
    table = Tabletop.of(["Garde"], ["Bûshi"])
    cry = Effect(source="Cri", caster="a1.1", modifiers=(Modifier("INI", 1, ""),), lasting=lasting)
    for command in (
        PutEffect(cry, side="b", area_dice=1, area=(1,)),
        PutEffect(cry, area_dice=2, area=(1, 1)),
    ):
        assert table.refusal(command) == ""
        step = table.do(command)
        assert [event.dice for event in step.events if isinstance(event, Rolled)] == [command.area]
        assert step.label.data["fighters"] == [] and table.game.effects == (), "nobody gains anything"
    assert table.refusal(PutEffect(cry, side="b", area_dice=1)) == "refusal.nobody_gains", "nobody said who"


def test_a_spell_whose_area_reaches_nobody_is_cast_all_the_same() -> None:
    mage = card("Mage", "Griffons d'Akkylannie", "Initié du Feu", INI=3, POU=4)
    table = Tabletop.of([mage], ["Bûshi"])
    group = Designation.parse("bushis ennemis", table.table.peoples)
    blast = Spell(
        name_fr="Souffle", difficulty=ABSENT, area=Area(dice=1, group=group), lasting=Lasting.TURN,
        modifiers=(Modifier("INI", -1, ""),),
    )  # fmt: skip
    cast = CastSpell(fighter="a1.1", spell=blast)
    assert table.refusal(cast) == "refusal.nobody_gains"
    assert table.refusal(replace(cast, area=(1,))) == ""


@pytest.mark.parametrize("named", ["gardes amis", ""])
@pytest.mark.parametrize(
    ("levels", "whom"), [((), ["a2.1"]), ((0,), ["a2.1"]), ((1,), ["a2.2"]), ((0, 1), ["a2.1", "a2.2"])]
)
def test_an_effect_acts_on_the_level_of_who_generates_it(
    named: str, levels: tuple[int, ...], whom: list[str]
) -> None:
    """« un effet de jeu n’affecte que le palier du combattant qui génère cet effet » (II-F-2)."""
    table = Tabletop.of(["Mage", ("Garde", 2)], ["Bûshi"])
    table.do(c.ChangeLevel("a2.2", 1), overrule=True)
    group = Designation.parse(named, table.table.peoples) if named else None
    cry = Effect(source="Cri", caster="a1.1", modifiers=(Modifier("INI", 1, ""),))
    command = PutEffect(cry, group, "a", levels)
    hit = [key for key in recipients(table.table, table.game, command) if key != "a1.1"]
    assert hit == whom
    table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    if not levels:
        assert recipients(table.table, table.game, command)[-1] == "a2.2", "with who flies it goes to the air"
    alone = PutEffect(replace(cry, fighters=("a2.1",)))
    assert recipients(table.table, table.game, alone) == ("a2.1",), "who is named is named"
