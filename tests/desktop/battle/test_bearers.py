"""Abilities of several bearers in one line: one key for all of them, and each by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.table import BattleTable
from desktop.battle.tasks.page import TasksPage
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.rows import PhaseRow
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Place
from tests.desktop.battle.battles import open_active, play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.temple import count_left, said
from tests.desktop.hands import click
from tests.stories.tabletop import card

GUARD = card("Garde", "Griffons d’Akkylannie", "Mécanicien/5", DIS=3)
WATCH = card("Vigile", "Griffons d’Akkylannie", "Mécanicien/5", DIS=3)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def guards(window: Window, desk: Desk) -> BattleTable:
    """Open the upkeep of three figures of one card, and one that is alone."""
    cards = ((GUARD, 3),), ((WATCH, 1),)
    sides = [
        SideSetup(
            name=name, people="griffins", cards=tuple(ListedCard(sheet=s, figures=n) for s, n in listed)
        )
        for name, listed in zip(("Temple", "Horde"), cards, strict=True)
    ]
    table = open_active(window, (sides[0], sides[1]))
    play_on(table, c.Advance(), c.Advance(), overrule=True)
    assert table.context.game.phase == "upkeep"
    page(table).choose(next(task.id for task in page(table)._view.tasks if task.name == "Garde A B C"))
    settle()
    return table


def page(table: BattleTable) -> TasksPage:
    return table.centre.page_like(TasksPage)


def names(table: BattleTable) -> list[str]:
    return [task.name for task in page(table)._view.tasks if task.detail == "Mechanic/5"]


def states(table: BattleTable) -> dict[str, str]:
    return {key.split("/")[-2]: state for key, state in table.context.game.rows.items()}


def chosen(table: BattleTable) -> PhaseRow:
    row = page(table).row
    assert row is not None
    return row


def test_one_key_deals_with_all_bearers_and_the_journal_names_their_letters(
    guards: BattleTable, keys: Hand
) -> None:
    keys("d")
    assert states(guards) == {"a1.1": "done", "a1.2": "done", "a1.3": "done"}
    assert said(guards) == "Garde A B C, Mechanic/5: done"


def test_the_line_opens_into_its_bearers_and_each_is_dealt_with_by_itself(
    guards: BattleTable, keys: Hand
) -> None:
    before = count_left(guards)
    keys.press(Qt.Key.Key_Right)
    assert names(guards) == ["Garde A B C", "Garde A", "Garde B", "Garde C", "Vigile"]
    assert count_left(guards) == before, "nothing is counted twice"
    keys.press(Qt.Key.Key_Down)
    keys.press(Qt.Key.Key_Down)
    assert chosen(guards).fighter == "a1.2" and guards.selection == "a1.2"
    keys("d")
    assert states(guards) == {"a1.2": "done"} and said(guards) == "Garde B, Mechanic/5: done"
    assert names(guards)[0] == "Garde A C", "the line says who is left"
    assert chosen(guards).fighter == "a1.3"
    keys("i")
    assert states(guards) == {"a1.2": "done", "a1.3": "skipped"}
    assert names(guards)[0] == "Garde A"
    page(guards).choose(page(guards)._view.tasks[0].id)
    while chosen(guards).fighter != "a1.1":
        keys.press(Qt.Key.Key_Down)
    keys("d")
    assert len(states(guards)) == 3 and count_left(guards) == before
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert names(guards)[0] == "Garde A"


def test_left_closes_the_line_and_one_key_takes_those_who_are_left(guards: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_Right)
    keys.press(Qt.Key.Key_Right)
    assert chosen(guards).fighter == "a1.1", "Right goes on to the first of them"
    keys("i")
    keys.press(Qt.Key.Key_Left)
    assert names(guards) == ["Garde B C", "Vigile"]
    keys("\n")
    assert states(guards) == {"a1.1": "skipped", "a1.2": "done", "a1.3": "done"}
    assert said(guards) == "Garde B C, Mechanic/5: done"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert names(guards) == ["Garde B C", "Vigile"], "one undo"


def test_a_hand_opens_the_line_and_a_death_leaves_it_open(guards: BattleTable, keys: Hand) -> None:
    opens = page(guards).board.chip("Garde A B C", "→")
    assert opens.width() >= 40 and opens.height() >= 40
    click(opens)
    assert "Garde C" in names(guards)
    guards.context.do(c.Put("a1.1", Place.DEAD))
    settle()
    assert names(guards) == ["Garde B C", "Garde B", "Garde C", "Vigile"]
    page(guards).choose(page(guards)._view.tasks[0].id)
    click(page(guards).board.chip("Garde B C", "←"))
    assert names(guards) == ["Garde B C", "Vigile"]


def test_a_row_that_comes_up_once_all_is_done_is_chosen(guards: BattleTable, keys: Hand) -> None:
    keys("I")
    guards.context.do(c.Put("a1.2", Place.FLED))
    settle()
    assert chosen(guards).open and chosen(guards).rule.source.value == "fled"
