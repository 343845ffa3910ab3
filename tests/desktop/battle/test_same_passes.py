"""Passes one after the other, in both systems that have them: equal dice, and what is told before each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.fights.items import CompareLine
from desktop.battle.fights.page import FightsPage
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle.battles import open_combat, squads, to_duel
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.monconf_room import begun
from tests.stories.tabletop import card, side

BRUTE = card("Brute", "Griffons d’Akkylannie", INI=5, ATT=4, FOR=4, DEF=3, RES=4, COU=3, DIS=3, PV=6, PUI=1)
MAN = card("Homme", "Gobelins de No-Dan-Kar", INI=2, ATT=2, FOR=3, DEF=3, RES=8, COU=3, DIS=3, PV=6, PUI=1)
WON = "52"
"""Both dice of a pass that Brute wins, whatever the wounds of Homme."""
LOST = "15"


@pytest.fixture(params=["confrontation", "monconf"])
def page(request: pytest.FixtureRequest, window: Window, desk: Desk, keys: Hand) -> FightsPage:
    """Open a fight whose initiative Brute has won, no dice split."""
    if request.param == "confrontation":
        table = open_combat(window, squads(BRUTE, MAN, figures=(1, 1)), ("a1.1", "b1.1"))
        keys("52")
    else:
        table = begun(window, desk, side("Lions", [BRUTE]), side("Loups", [MAN]))
        to_duel(table)
        settle()
        table.setFocus()
        keys("152\n")
    shown = table.centre.shown
    assert isinstance(shown, FightsPage) and shown.draft.lit == "strike"
    return shown


def lit(page: FightsPage) -> CompareLine:
    """Give the line that keys mean."""
    return next(each for each in page.list.lines if isinstance(each, CompareLine) and each.lit)


def told(page: FightsPage) -> tuple[str, str]:
    """Give the odds beside the values of the line that is lit, as they are heard; no pass before is."""
    line = lit(page)
    assert line.odds is not None and line.beside == line.odds and line.result is None
    assert line.said.count(":") == 2 and line.odds.said in line.said
    return line.id, line.odds.score


def test_a_pass_with_the_dice_of_the_one_before_leads_on_like_any_other(page: FightsPage, keys: Hand) -> None:
    for dice, follows in ((WON, "wound"), (LOST, "struck")):
        for _ in range(2):
            assert page.draft.lit == "strike"
            keys(dice)
            assert page.draft.lit == follows
            keys("\n11\n" if follows == "wound" else "")  # it does nothing
            assert page.draft.lit == "struck"
            keys(LOST)


def test_odds_are_told_before_each_pass_and_each_of_its_wounds(page: FightsPage, keys: Hand) -> None:
    passes = []
    for _ in range(2):
        passes.append([told(page)])
        for typed in (WON, "\n11\n"):
            keys(typed)
            passes[-1].append(told(page))
        keys(LOST)
    first, second = passes
    assert first == second and [line for line, _ in first] == ["strike", "wound", "struck"]
    keys("5")
    assert lit(page).beside is None, "a die lies there"


def test_who_walks_back_to_a_line_hears_how_it_came_out_before_the_odds_of_another_roll(
    page: FightsPage, keys: Hand
) -> None:
    keys(WON)
    keys.press(Qt.Key.Key_Up)
    line = lit(page)
    assert line.id == "strike" and line.result is not None and line.odds is not None
    assert line.said.index(line.result.said) < line.said.index(line.odds.said)
    assert line.beside == line.odds, "a die is asked for"
    keys.press(Qt.Key.Key_Down)
    keys("\n11\n")
    keys.press(Qt.Key.Key_Up)
    line = lit(page)
    assert line.id == "wound" and line.beside is not None and line.beside == line.result
