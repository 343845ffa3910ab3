"""A typed die that is pressed is entered again, wherever dice are typed, and those after it too."""

from __future__ import annotations

from typing import Protocol

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.battle.eclats.throw import TryPrompt
from desktop.battle.fights.delegate import spots
from desktop.battle.fights.page import FightsPage
from desktop.battle.monconf.intercept_prompt import InterceptPrompt
from desktop.battle.place import BattlePlace
from desktop.battle.prompts.referee_prompt import RefereePrompt
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.dice_row import DiceRow
from desktop.widgets.spoken import Heard
from desktop.wording.battle.monconf.action_words import letter_of
from rules.battle.state import Contender
from rules.battle.trial import OpenTrial
from tests.desktop.battle.battles import prompted, to_combat
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.temple import mana, tasks
from tests.desktop.hands import click


class Dice(Protocol):
    """A widget that shows dice."""

    def heard(self) -> list[Heard]:
        """Give the dice."""


def press_die(row: Dice, place: int) -> None:
    """Press a die of a row with the mouse."""
    assert isinstance(row, QWidget) and row.isVisible()
    click(row, row.heard()[place].rect.center())


def test_a_die_of_either_side_of_a_test(table: BattleTable, keys: Hand) -> None:
    sides = (Contender(fighter="a1.1", characteristic="INI"), Contender(fighter="b1.1", characteristic="INI"))
    table.context.do(OpenTrial(*sides))
    keys("q34")
    prompt = prompted(table, TrialPrompt)
    assert [row.dice for row in prompt.rows] == [[3], [4]]
    press_die(prompt.rows[1], 0)
    assert [row.dice for row in prompt.rows] == [[3], []]
    keys("5")
    press_die(prompt.rows[0], 0)
    assert prompt.rows[0].dice == [], "it was thrown already: its step is taken back"
    keys("24\n")
    trial = table.context.game.trial
    assert trial is not None and [side.throw.natural for side in trial.sides] == [2, 4]
    press_die(prompt.rows[1], 0)
    keys("1\n")
    trial = table.context.game.trial
    assert trial is not None and [side.throw.natural for side in trial.sides] == [2, 1], "after the verdict"


def test_no_die_that_fell_here(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(fighter="a1.1", characteristic="INI"), difficulty=4))
    table.context.desk.roll = lambda _faces: 3
    keys("q\n")
    prompt = prompted(table, TrialPrompt)
    press_die(prompt.rows[0], 0)
    assert prompt.rows[0].dice == [3]


def test_the_dice_of_a_scatter(table: BattleTable, keys: Hand) -> None:
    keys("R")
    keys("d25")
    prompt = prompted(table, RefereePrompt)
    (row,) = prompt.findChildren(DiceRow)
    press_die(row, 0)
    assert row.dice == []
    keys("6")
    assert row.dice == [6]


def test_the_dice_of_a_task_also_of_one_that_is_not_lit(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    keys("55")
    card = tasks(temple).board.lit_card
    assert card is not None
    (row,) = card.findChildren(DiceRow)
    tasks(temple).walk(1)
    settle()
    press_die(row, 1)
    assert row.dice == [5] and tasks(temple).board.lit_card is card
    press_die(row, 0)
    assert row.dice == []


def test_a_throw_of_eclats(combat: BattleTable, keys: Hand) -> None:
    keys("qp72")
    prompt = prompted(combat, TryPrompt)
    assert prompt.dice.dice == [7, 2]
    press_die(prompt.dice, 1)
    assert prompt.dice.dice == [7]
    keys("4")
    assert prompt.dice.dice == [7, 4]


def test_both_dice_of_an_interception(opened: BattleTable, keys: Hand) -> None:
    keys("ph" + letter_of("walk", "en").lower() + "Th2")
    prompt = prompted(opened, InterceptPrompt)
    keys("34")
    assert [row.dice for row in prompt.rows] == [[3], [4]]
    press_die(prompt.rows[0], 0)
    assert [row.dice for row in prompt.rows] == [[], [4]]
    keys("5")
    assert [row.dice for row in prompt.rows] == [[5], [4]]


def test_a_die_of_a_fight(table: BattleTable, keys: Hand) -> None:
    to_combat(table, ("a1.1", "b1.1"))
    keys("5")
    page = table.centre.shown
    assert isinstance(page, FightsPage) and page.draft.dice == (5,)
    line = next(each for each in page.list.lines if each.id == "ini")
    found = {what: rect for rect, what in spots(line, QRectF(page.list.rect_of("ini")))}
    click(page.list.viewport(), found["back:1"].center().toPoint())
    assert page.draft.dice == ()


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_die_of_the_tactique_roll(window: Window, keys: Hand, side: str) -> None:
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.does.play_example()
    table = place.table
    assert table is not None
    settle()
    keys("\n\n64")
    roll = table.centre.page_like(StrategicPanel).roll
    assert table.context.game.sides["a"].tactique.dice == (6,)
    press_die(roll.sides[side].head, 0)
    assert table.context.game.sides[side].tactique.dice == ()
