"""Room for who has acted in a combat of ÉCLATS: an advantage and badges for everybody, large text."""

from __future__ import annotations

import pytest

from desktop.battle.table import BattleTable
from desktop.operations import tables
from desktop.operations.battle import do, start_battle
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.shell.window import Window
from rules.battle.events import Step
from rules.battle.setup import SideSetup
from rules.battle.state import Gain, Reach
from rules.eclats.commands import Answer, Chance, Containers, Propose
from tests.desktop.battle.battles import seated
from tests.desktop.battle.eclats_room import in_view, page_of
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card

HEROES = "Selva Orme 12; Ivar Lenn 9; Maud la Rousse 8; Tancrède 11; Vieille louve (allié) 6"
FOES = "Colosse de grès 30; Guetteur de grès 8 x4; Rat des dunes 3 x8"


def crowd(window: Window, desk: Desk) -> BattleTable:
    """Begin the second turn of eighteen, Selva having won for herself and for all."""
    a = SideSetup(name="Initiés", cards=named_cards(HEROES, "eclats"))
    b = SideSetup(name="Grès", cards=named_cards(FOES, "eclats"))
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"])
    gains = (Gain("Frappe une zone sensible"), Gain("Plus de zones aveugles", Reach.GROUP))
    for command in (
        Propose("a1.1", "Sauter sur la tête du titan"),
        Answer("a1.1", True, gains, "AGI", 3),
        Chance("a1.1", 0),
        *(Containers(f"a{n}.1", 2) for n in range(1, 6)),
    ):
        assert isinstance(do(desk, play, command, overrule=True), Step)
    return seated(window, play)


@pytest.mark.parametrize(("scale", "least"), [(100, 5), (125, 4)])
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_who_has_acted_is_in_view_with_an_advantage_and_badges(
    window: Window, desk: Desk, keys: Hand, spoken: str, scale: int, least: int
) -> None:
    window.change_settings(scale=scale)
    table = crowd(window, desk)
    table.select("a1.1")
    settle()
    assert (window.width(), window.height()) == (1280, 800)
    assert in_view(table) >= least
    assert any("Plus de zones aveugles" in words for words in page_of(table).visible_strings())
    keys("eeee")
    assert table.context.game.phase == "restoration"
    assert in_view(table) >= least


def test_a_row_names_what_holds_and_the_sheet_says_from_whom_and_how_long(window: Window, desk: Desk) -> None:
    table = crowd(window, desk)
    table.select("a2.1")
    settle()
    assert any("Plus de zones aveugles" in words for words in page_of(table).visible_strings())
    assert (
        "Plus de zones aveugles (Selva Orme, until the end of the turn)"
        in figure_card(table).visible_strings()
    )


def test_in_a_crowd_the_digits_go_with_whoever_is_chosen(window: Window, desk: Desk, keys: Hand) -> None:
    a = SideSetup(name="Initiés", cards=named_cards("Mira 12", "eclats"))
    b = SideSetup(name="Grès", cards=named_cards("Rat 4 x20", "eclats"))
    table = seated(window, start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"]))
    keys("te")
    keys("t" * 11)
    assert table.selection == "b1.12"
    keys("5")
    assert table.selection == "b1.14", "among the nine beside the chosen one"


@pytest.mark.parametrize("scale", [100, 150])
def test_how_many_have_still_to_act_stays_in_view(window: Window, desk: Desk, keys: Hand, scale: int) -> None:
    window.change_settings(scale=scale)
    table = crowd(window, desk)
    keys("ee")
    table.select("b3.8")
    settle()
    page = page_of(table)
    head = page.head()
    assert head.isVisible() and head.visibleRegion().boundingRect().height() == head.height()
    assert head.left.text() == "13 still to act"
    assert (
        head.mapTo(table, head.rect().bottomLeft()).y()
        < page.mapTo(table, page.visibleRegion().boundingRect().topLeft()).y()
    ), "above the choices"
