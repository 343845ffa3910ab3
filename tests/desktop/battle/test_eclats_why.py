"""Why the characteristics of ÉCLATS are what they are now: told by a key, with effects and bounds."""

from __future__ import annotations

import pytest

from desktop.battle.eclats.throws_prompt import ThrowsPrompt
from desktop.battle.table import BattleTable
from desktop.operations import tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Modifier, ModifierKind
from tests.desktop.battle.battles import seated
from tests.desktop.battle.eclats_room import MIRA, OSKAR
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import figure_card, strings
from tests.stories.combat import character


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_each_of_the_ten_is_told_with_its_sum(combat: BattleTable, keys: Hand, spoken: str) -> None:
    context = combat.context
    context.do(c.Modify(OSKAR, Modifier("AGI", 5, "Potion")))
    context.do(c.Modify(OSKAR, Modifier("INT", -4, "Peur", ModifierKind.PENALTY)))
    combat.select(OSKAR)
    keys("=")
    assert isinstance(combat.prompt, ThrowsPrompt)
    said = strings(combat.prompt)
    names = [context.names.characteristic(each) for each in ("ÉVE", "AGI", "FOR", "END", "BEA")]
    assert [words for words in said if words in names] == names
    if spoken == "fr":
        assert "0 sur la fiche + 5 (Potion) − 2 (jamais au-dessus de 3)" in said
        assert "3 sur la fiche − 4 (Peur) + 1 (jamais en dessous de 0)" in said
        assert "non indiqué" in said
        assert any("de 0 à 3" in words for words in said)
    else:
        assert "0 on the sheet + 5 (Potion) − 2 (never above 3)" in said
        assert "3 on the sheet − 4 (Peur) + 1 (never below 0)" in said
        assert "not given" in said
        assert any("0 to 3" in words for words in said)
    keys("\n")
    assert combat.prompt is None


def test_who_has_no_effect_has_the_values_of_the_sheet(combat: BattleTable, keys: Hand) -> None:
    combat.select(MIRA)
    keys("=")
    assert {"2 on the sheet", "3 on the sheet"} <= set(strings(combat.prompt))


def test_a_value_that_the_sheet_says_there_is_none_of_has_its_line_too(
    window: Window, desk: Desk, keys: Hand
) -> None:
    ogre = character("Ogre", END="-", AGI=2, PV=9)
    a = SideSetup(name="Initiés", cards=(ListedCard(sheet=ogre),))
    b = SideSetup(name="Ennemis", cards=named_cards("Rat 4", "eclats"))
    table = seated(window, start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"]))
    assert "END" in figure_card(table).visible_strings()
    keys("=")
    said = strings(table.prompt)
    assert len([words for words in said if words == "not given"]) == 9 and "END" in said
