"""What a correction of the moment, of cards and of rows leaves ready to be played on from there."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.corrections import Arrange
from rules.battle.magic import CastSpell
from rules.battle.rows import rows
from rules.battle.state import DeedState, Modifier, ModifierKind, Place, Until
from rules.monconf.commands import Escape, SetMark
from tests.stories.acting import CONSCRIT, speaking
from tests.stories.monconf_table import GOBLIN, GUARD, GUNNER, MAGE, OGRE, SPARK, STAFF, engaged, opened
from tests.stories.tabletop import Tabletop


def to(phase: str) -> c.Correct:
    return c.Correct("game", {"phase": phase})


@pytest.mark.parametrize("way", [to("upkeep"), c.Advance()])
def test_what_ends_with_the_combat_ends_however_it_is_left(way: c.Command) -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(SetMark("b1.1", "charged"))
    lasting = Modifier("INI", -1, "Boue", ModifierKind.PENALTY, Until.COMBAT_END)
    table.do(c.Modify("a1.1", lasting))
    table.do(to("combat"))
    assert table.man("b1.1").marks.get("charged") == 1
    table.do(way)
    assert table.game.phase == "upkeep"
    assert "charged" not in table.man("b1.1").marks and table.man("b1.1").modifiers == ()
    assert table.man("a1.1").modifiers == ()


def listed(table: Tabletop) -> list[str]:
    return [row.id for row in rows(table.table, table.game) if "+" in row.id]


def test_a_fight_whose_pursuit_is_due_is_found_again_after_a_correction() -> None:
    table = opened([(GUARD, 2)], [(GOBLIN, 2)])
    for n in (1, 2):
        table.do(c.Touch(f"a1.{n}", f"b1.{n}"))
    table.do(to("combat"))
    table.do(c.Notch("b1.1", 1))
    found = listed(table)
    table.do(to("activation"))
    table.do(c.BreakContact("a1.2"))
    table.do(to("combat"))
    assert listed(table) == [row for row in found if row.endswith("a1.1+b1.1")] != []
    table.do(to("upkeep"))
    assert table.game.fights == ()


def test_a_charge_row_opened_again_stays_though_the_charger_died() -> None:
    table = speaking(CONSCRIT, foes=2)
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    table.do(c.EndSpeaking())
    table.do(to("combat"))
    charge = next(row.id for row in rows(table.table, table.game) if "charges" in row.id)
    table.do(c.MarkRow(charge, "done"))
    table.do(c.Put("a1.1", Place.DEAD))
    table.do(c.MarkRow(charge, ""))
    assert [row.state for row in rows(table.table, table.game) if row.id == charge] == [""]
    table.do(c.MarkRow(charge, "done"))
    assert table.fighter("b1").modifiers


def test_a_frightened_general_staff_brings_no_point() -> None:
    table = opened([STAFF, GUARD], [OGRE], points=5)
    table.do(SetMark("a1.1", "frightened"))
    table.next_turn()
    assert table.points("a") == 5
    table.do(SetMark("a1.1", "frightened", 0))
    table.next_turn()
    assert table.points("a") == 6


def test_who_has_no_enemy_left_gets_away_without_a_test() -> None:
    table = engaged(since=1)
    table.do(Announce("a1.1", "disengage", "b1.3"))
    table.do(c.Put("b1.1", Place.DEAD))
    step = table.do(Escape("a1.1"))
    assert step.label.code == "step.disengage_reached" and "all_defence" not in table.man("a1.1").marks


def test_whose_card_is_to_be_played_again_acts_again() -> None:
    table = speaking(CONSCRIT, CONSCRIT, foes=2)
    table.do(Announce("a1.1", "run"))
    table.do(Resolve("a1.1"))
    table.do(c.EndSpeaking())
    table.do(to("strategic"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    assert table.refusal(Announce("a1.1", "run")) == ""


def test_a_card_laid_back_on_the_pile_is_played_like_any_other() -> None:
    table = speaking(CONSCRIT, CONSCRIT, foes=2)
    table.do(c.EndSpeaking())
    assert table.fighter("a1").activated
    table.do(Arrange("a", ("a1", "a2")))
    assert not table.fighter("a1").activated


def test_a_side_holds_no_card_of_the_other_one() -> None:
    table = speaking(CONSCRIT, CONSCRIT, foes=2)
    for heap in ("pile", "order"):
        assert table.refusal(c.Correct("side:a", {heap: ("b1", "a2")})) == "refusal.unknown"
    assert table.refusal(c.Correct("side:a", {"pile": ("a2",)})) == ""


@pytest.mark.parametrize("action", ["shoot", "precise"])
def test_fright_after_the_announcement_is_told_as_it_is_resolved(action: str) -> None:
    table = opened([GUNNER], [OGRE])
    table.do(Announce("a1.1", action, "b1.1"))
    table.do(SetMark("a1.1", "frightened"))
    assert table.refusal(Resolve("a1.1")) == "refusal.cowed"
    assert table.refusal(Resolve("a1.1", DeedState.LOST)) == ""
    table.do(Announce("a1.1", action, "b1.1"), overrule=True)
    assert table.refusal(Resolve("a1.1")) == "", "the table has insisted"


def test_a_mage_frightened_between_its_spells_is_told_once() -> None:
    table = opened([MAGE], [GOBLIN])
    table.do(c.Gem("a1.1", "fire", 3))
    cast = CastSpell(fighter="a1.1", spell=SPARK, targets=("b1.1",))
    table.do(Announce("a1.1", "mystic"))
    table.do(SetMark("a1.1", "frightened"))
    assert table.refusal(cast) == "refusal.cowed"
    table.do(cast, overrule=True)
    assert table.refusal(cast) == "", "the table has insisted"
