"""Areas rolled for any effect (II-C-1), and groups of one level where the text says so (II-F-2)."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.designation import Designation
from rules.battle.effect_commands import PutEffect, asks_who, members
from rules.battle.events import Rolled
from rules.battle.state import Effect, Lasting, Modifier
from tests.stories.tabletop import Tabletop

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
            members(table.table, table.game, PutEffect(aura, group, side, level=level))
            for level in (None, 0, 1)
        ]
        assert found == [("a1.1", "a1.2"), ("a1.1",), ("a1.2",)]
