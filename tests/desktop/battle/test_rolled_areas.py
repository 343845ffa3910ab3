"""A spell whose area is rolled: which die is which, and its cm before anybody says who is within (II-C-1)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.table import BattleTable
from desktop.wording.battle.spell_text import area_words, around_of
from rules.battle.magic import CastSpell, LearnSpell
from rules.battle.state import Bond
from rules.designation import Designation
from rules.spells import Area, SpellRange
from tests.desktop.battle.casting import FLAMES
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.battle.rolls import falls
from tests.desktop.battle.temple import said


def opened(table: BattleTable, keys: Hand, area: Area) -> CastPrompt:
    """Learn a spell with an area for all conscripts of the own side, and open its prompt."""
    group = Designation.parse("conscrits amis", table.context.play.table.peoples)
    table.context.do(LearnSpell("a1", replace(FLAMES, cost={}, area=replace(area, group=group))))
    table.select("a1.1")
    keys("l1")
    assert isinstance(table.prompt, CastPrompt)
    return table.prompt


def test_each_box_says_what_its_die_is_for(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys, Area(cm=5, dice=2))
    assert prompt.row.visible_strings() == ["Area", "Test"]
    assert "Enter the area dice first" in prompt.way.text() and "area 5 cm + 2d" in " ".join(strings(prompt))
    keys("63")
    assert "Area: 5 + 6 + 3 = 14 cm." in prompt.way.text(), "no 6 of an area is thrown again"
    assert not prompt.verbs["K"].isVisible() and "first" not in prompt.way.text()
    keys("5")
    assert prompt.row.accessibleName() == "Area 6 3, Test 5"
    assert (prompt.command.area, prompt.command.dice) == ((6, 3), ((5,),))
    keys("6")
    assert prompt.command.dice == ((5,),), "nothing but a 6 of the test is thrown again"


def test_no_area_falls_for_a_spell_that_failed_at_the_table(table: BattleTable, keys: Hand) -> None:
    opened(table, keys, Area(cm=5, dice=1))
    falls(table)  # no die lies there to fall
    keys("xx")  # it is none of its activation: the table insists
    assert table.prompt is None and table.context.rolls() == ()
    assert said(table).endswith("Flames is lost")


def test_dice_of_one_kind_need_no_name(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys, Area(cm=5))
    assert prompt.row.visible_strings() == [] and "area 5 cm" in " ".join(strings(prompt))


def test_who_is_within_is_asked_with_the_cm_that_were_rolled(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys, Area(cm=5, dice=1))
    keys("+")
    assert table.prompt is prompt and "Roll the area dice first" in prompt.complaint.text()
    keys("3")
    assert "Who is within 8 cm" in strings(prompt)
    keys("+")
    assert prompt.command.targets == ("a1.1",), "the caster stands in the middle"
    letter = table.pointer.letters()["a1"]
    keys(letter + "3\n")
    assert prompt.command.area == (3,) and prompt.command.targets == ("a1.1", "a1.3")
    assert "Area: 5 + 3 = 8 cm." in prompt.way.text()


def test_the_table_may_say_who_is_within_before_it_knows_how_wide(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys, Area(dice=1))
    keys("+")
    assert not prompt.targets.naming
    keys("+")
    assert prompt.targets.naming


def test_rolling_here_stops_at_the_area_to_hear_who_is_within(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys, Area(cm=5, dice=1))
    falls(table, 6, 4)
    steps = len(table.context.play.path)
    keys("r")
    assert prompt.rolled is None and "Area: 5 + 6 = 11 cm." in prompt.way.text()
    assert "Now roll the rest." in prompt.way.text() and prompt.verbs["+"].isEnabled()
    keys("2")
    assert prompt.command.dice == (), "the test is thrown here too"
    keys("+\n")
    assert table.prompt is prompt and prompt.command.area == (6,) and prompt.fallen
    assert len(table.context.play.path) == steps, "asking who is within has cast nothing"
    prompt.value.setValue(4)
    prompt.setFocus()
    keys("r")
    while prompt.rolled is None and prompt.complaint.text():
        keys("r")
    assert prompt.rolled is not None and prompt.rolled.dice == (4,) and not prompt.rolled.typed
    assert "Area of Flames in cm" in prompt.way.text() and "= 11" in prompt.way.text()


def test_an_area_that_fell_here_is_not_left_lying_there(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys, Area(dice=1))
    prompt.value.setValue(4)
    falls(table, 2, 5)
    keys("r")
    assert "Keep this result" in strings(prompt)
    steps = len(table.context.play.path)
    prompt.setFocus()
    keys("\x1b")
    if prompt.rolled is None:
        assert prompt.complaint.text(), "what speaks against it is said once"
    else:
        assert len(table.context.play.path) == steps + 1


@pytest.mark.parametrize(
    ("area", "dice", "words"),
    [
        (Area(cm=5, dice=2), (6, 6), "Area: 5 + 6 + 6 = 17 cm."),
        (Area(dice=1), (4,), "Area: 4 cm."),
        (Area(cm=5, dice=2), (6,), ""),
        (Area(cm=5), (), ""),
    ],
)
def test_how_wide_an_area_came_out(area: Area, dice: tuple[int, ...], words: str) -> None:
    assert area_words(CastSpell(fighter="a1.1", spell=replace(FLAMES, area=area), area=dice)) == words


def test_an_area_is_around_its_caster_a_marker_or_a_point_within_range() -> None:
    near = replace(FLAMES, area=Area(cm=5))
    assert around_of(near, "a1.1") == "a1.1"
    assert around_of(replace(near, reach=SpellRange(cm=20)), "a1.1") == ""
    assert around_of(replace(near, reach=SpellRange(cm=20), bond=Bond.BENEFIT), "a1.1") == "a1.1"
    assert around_of(replace(near, area=Area(cm=5, marker=True)), "a1.1") == ""
