"""A sheet that is given in a combat of ÉCLATS says what it replaces, and takes nobody's life."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.state import Place
from rules.eclats.commands import SetLife
from tests.stories.combat import MIRA as MIRA_SHEET
from tests.stories.combat import Combat, life

MIRA, BRUTE = "a1.1", "b1.1"


def test_the_step_says_whose_name_and_animus_a_sheet_replaces():
    label = Combat.begin().do(c.NameCard("b1", sheet=MIRA_SHEET)).label
    assert label.code == "step.eclats.sheet_life"
    assert (label.data["fr"], label.data["before"], label.data["n"]) == ("Colosse", 30, 12)


def test_a_sheet_of_the_same_animus_replaces_the_name_alone():
    table = Combat.begin()
    assert table.do(c.NameCard("a1", sheet=MIRA_SHEET)).label.code == "step.eclats.sheet"
    table.do(SetLife(MIRA, 40))
    label = table.do(c.NameCard("a1", sheet=MIRA_SHEET)).label
    assert (label.code, life(table, MIRA)) == ("step.eclats.sheet", 40), "what was told in play stands"


def test_who_lives_has_a_point_left_whatever_the_sheet_says():
    table = Combat.begin()
    table.do(c.Notch(BRUTE, 20))
    table.do(c.NameCard("b1", sheet=MIRA_SHEET))
    assert life(table, BRUTE) == 1 and table.game.fighters[BRUTE].place is Place.TABLE
    table.do(c.Notch(BRUTE, 1))
    table.do(c.NameCard("b1", sheet=MIRA_SHEET))
    assert table.game.fighters[BRUTE].place is Place.DEAD, "and who is dead stays so"
