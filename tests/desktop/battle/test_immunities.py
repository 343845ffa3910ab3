"""Immunities of a card: those of the wound roll act, one by one; of the others players are reminded."""

from __future__ import annotations

from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from tests.desktop.battle.battles import open_active
from tests.desktop.battle.effects import sheet
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.wounds import fighter


def facing(window: Window, desk: Desk, abilities: str) -> BattleTable:
    """Open a battle in which a card with these abilities speaks first."""
    proof, foe = fighter(desk, "Salamandre", abilities, FOR=3, RES=5), fighter(desk, "Garde", FOR=5, RES=5)
    sides = (
        SideSetup(name="Feu", cards=(ListedCard(sheet=proof),)),
        SideSetup(name="Alahan", cards=(ListedCard(sheet=foe),)),
    )
    table = open_active(window, sides, first="a")
    return table


def test_the_sheet_reminds_of_immunities_that_no_wound_roll_knows(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = facing(window, desk, "Immunité/Feu, Immunité/Peur, Immunité/Tête, Immunité/Bras et Froid")
    assert table.context.do(c.PlayTop())
    table.select("a1.1")
    (said,) = (note.words for note in sheet(table).notes if note.words.startswith("Remember: "))
    assert said == "Remember: Immunity/Fire, Immunity/Fear, Immunity/Bras et Froid"


def test_two_immunities_in_one_word_are_both_on_the_way(window: Window, desk: Desk, keys: Hand) -> None:
    table = facing(window, desk, "Immunité/Bras et Jambes")
    table.select("a1.1")
    for dice in ("23", "13"):
        keys("k")
        assert table.pointer.hints is not None
        keys(table.pointer.hints.shown()["b1"].lower())
        panel = table.prompt
        assert isinstance(panel, WoundPrompt)
        assert [each.ability.label("en") for each in panel.draft.acting] == ["Immunity/Arms, Legs"]
        keys(dice)
        assert panel.draft.read is not None and panel.draft.read.result == "-"
        assert panel.reading.way.visible_strings()[-1].startswith("Immunity/Arms, Legs: ")
        keys("\x1b")
