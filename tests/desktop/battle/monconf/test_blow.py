"""A blow by keys and by the mouse: the threshold, the row that it reads, the column by its name."""

from __future__ import annotations

import re

import pytest

from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.monconf_room import begun
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels
from tests.stories.tabletop import card, side


@pytest.fixture
def blow(opened: BattleTable) -> StrikePrompt:
    """Ask about a blow between two figures of the battle."""
    prompt = StrikePrompt(opened, opened.context, "a1.1", "b1.1")
    opened.open_prompt(prompt)
    settle()
    return prompt


def test_a_threshold_below_the_table_has_a_button_as_it_has_a_key(
    opened: BattleTable, blow: StrikePrompt, keys: Hand
) -> None:
    (none,) = [button for button in blow.rows if button.objectName() == "0"]
    none.click()
    assert blow.command.threshold == 0 and blow.draft.read is not None and blow.draft.read.lives == 0
    assert blow.table.lit == ()
    keys("3")
    assert blow.command.threshold == 3 and blow.table.lit
    keys("0")
    assert blow.table.lit == () and blow.primary.isVisible()
    assert cut_labels(blow) == []


def test_the_difference_is_told_with_its_column(
    opened: BattleTable, blow: StrikePrompt, keys: Hand, spoken: str
) -> None:
    named = {"en": "column", "fr": "colonne"}[spoken]
    for strength, told in (4, "= 0 ·"), (6, f"= +2, {named} +1/+2 ·"), (0, f"= −4, {named} −4/−3 ·"):
        blow.set_typed(strength, 4)
        blow.refresh()
        keys("2")
        said = next(words for words in strings(blow.way) if "− RES =" in words)
        assert told in said, strength


def test_the_odds_of_a_strength_with_dice_are_told_until_they_are_thrown(
    window: Window, desk: Desk, keys: Hand, spoken: str
) -> None:
    brute = card("Brute", "Griffons d’Akkylannie", FOR="4 + 1 Dé", RES=4)
    table = begun(window, desk, side("Lions", [brute]), side("Loups", [card("Cible", RES=8)]))
    blow = StrikePrompt(table, table.context, "a1.1", "b1.1")
    table.open_prompt(blow)
    settle()
    assert not blow.odds.isVisible(), "nothing is known before the threshold"
    keys("1")
    told = {
        "en": "Odds: Nothing 17% · Stunned 50% · 1 life point lost 33%",
        "fr": "Chances : Rien 17 % · Sonné 50 % · 1 point de vie perdu 33 %",
    }[spoken]
    assert blow.odds.isVisible()
    assert re.sub("[\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}]", " ", blow.odds.text()) == told
    assert cut_labels(blow) == []
    keys("6")
    assert not blow.odds.isVisible()
