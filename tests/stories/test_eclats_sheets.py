"""A sheet that is given in a combat of ÉCLATS says what it replaces, and takes nobody's life."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.state import Place
from rules.eclats.commands import SetLife
from rules.eclats.parts import is_down
from tests.stories.combat import MIRA as MIRA_SHEET
from tests.stories.combat import Combat, life

MIRA, BRUTE = "a1.1", "b1.1"


def test_the_step_says_whose_name_and_animus_a_sheet_replaces() -> None:
    label = Combat.begin().do(c.NameCard("b1", sheet=MIRA_SHEET)).label
    assert label.code == "step.eclats.sheet_life"
    assert (label.data["fr"], label.data["before"], label.data["n"]) == ("Colosse", 30, 12)


def test_a_sheet_of_the_same_animus_replaces_the_name_alone() -> None:
    table = Combat.begin()
    assert table.do(c.NameCard("a1", sheet=MIRA_SHEET)).label.code == "step.eclats.sheet"
    table.do(SetLife(MIRA, 40))
    label = table.do(c.NameCard("a1", sheet=MIRA_SHEET)).label
    assert (label.code, life(table, MIRA)) == ("step.eclats.sheet", 40), "what was told in play stands"


def test_who_lives_has_a_point_left_whatever_the_sheet_says() -> None:
    table = Combat.begin()
    table.do(c.Notch(BRUTE, 20))
    table.do(c.NameCard("b1", sheet=MIRA_SHEET))
    assert life(table, BRUTE) == 1 and table.game.fighters[BRUTE].place is Place.TABLE
    table.do(c.Notch(BRUTE, 1))
    table.do(c.NameCard("b1", sheet=MIRA_SHEET))
    assert is_down(table.game.fighters[BRUTE]), "and who is down stays so"


def test_nobody_is_taken_for_another_who_was_given_the_same_sheet() -> None:
    """The journal names both, whichever side they are on."""
    table = Combat.begin()

    def names() -> list[str]:
        return [table.game.cards[key].name("en") for key in ("a1", "a2", "b1")]

    sheet = replace(MIRA_SHEET, name_fr="Seigneur ogre", name_en="Ogre lord")
    before = names()
    table.do(c.NameCard("b1", sheet=sheet))
    assert names() == [*before[:2], "Ogre lord"]
    table.do(c.NameCard("a2", sheet=sheet))
    assert names() == [before[0], "Ogre lord (2)", "Ogre lord (1)"]
    table.do(c.NameCard("a1", sheet=replace(sheet, name_fr="Ogre lord", name_en="")))
    assert names() == ["Ogre lord (3)", "Ogre lord (2)", "Ogre lord (1)"], "one language is enough"
    table.do(c.NameCard("a2", sheet=replace(sheet, name_fr="Titan", name_en="Titan")))
    assert names() == ["Ogre lord (3)", "Titan", "Ogre lord (1)"]
