"""Who can play the last card is said where a side draws, and follows what both sides see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge
from tests.desktop.battle.battles import Sides, example, open_active
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.monconf_room import begun
from tests.desktop.battle.palette import search
from tests.desktop.battle.readable import strings


def counted(mine: int, theirs: int) -> Sides:
    """Give two sides of which only the number of cards is known."""
    a, b = (
        SideSetup(name=name, knowledge=Knowledge.COUNTED, count=count)
        for name, count in (("Griffon", mine), ("Scorpion", theirs))
    )
    return a, b


def said(table: BattleTable) -> str:
    """Give what the stage says of the last word, "" for nothing."""
    found = [words for words in strings(table.centre) if words.startswith("Last word")]
    assert len(found) < 2
    return found[0] if found else ""


@pytest.fixture
def keys(window: Window) -> Hand:
    return Hand(window)


def test_it_follows_what_is_drawn_and_names_what_keeps_it(window: Window, keys: Hand) -> None:
    table = open_active(window, counted(3, 3))
    table.setFocus()
    assert said(table) == "Last word: Griffon, if it answers well.", "Scorpion speaks first"
    keys("r")
    assert said(table) == "Last word: Griffon, whatever is done now."
    undone(table, keys)
    assert said(table) == "Last word: Griffon, if it answers well."


def test_it_names_what_keeps_it_and_is_silent_once_a_side_has_nothing_left(
    window: Window, keys: Hand
) -> None:
    table = open_active(window, counted(1, 1))
    table.setFocus()
    keys("r")
    assert said(table) == "Last word: Griffon, by “Put in reserve”."
    keys("r")
    assert said(table) == "Last word: Griffon, if it answers well."
    assert table.context.do(c.PlayReserve())
    settle()
    assert said(table) == ""


def test_it_asks_for_no_order(window: Window, desk: Desk) -> None:
    first, second = example(desk)
    table = open_active(window, (first, second))
    before = said(table)
    turned = open_active(window, (replace(first, cards=first.cards[::-1]), second))
    assert before and said(turned) == before


def test_a_game_that_draws_otherwise_says_nothing(window: Window, desk: Desk) -> None:
    first, second = example(desk)
    assert said(begun(window, desk, first, second)) == ""


def test_with_the_largest_letters_a_verb_says_it(window: Window, desk: Desk, keys: Hand) -> None:
    window.resize(1280, 720)
    window.change_settings(scale=200)
    table = open_active(window, example(desk))
    assert table.centre.notice.isHidden()
    words = table.centre.shown.question
    assert words.startswith("Last word: "), "it is told who listens"
    search(window, "last word")
    keys("\n")
    settle()
    assert table.centre.notice.isVisible() and table.centre.notice.text() == words
    assert table.context.do(c.PlayTop())
    settle()
    search(window, "last word")
    keys("\n")
    assert "before a card is drawn" in table.centre.notice.text()
