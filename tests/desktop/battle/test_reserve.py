"""A reserve of several cards: the player says which of them is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.table import BattleTable
from desktop.widgets.menu import Menu
from rules.battle import commands as c
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings


@pytest.fixture
def stocked(table: BattleTable) -> BattleTable:
    """Let Scorpion hold two cards in reserve, with the hand."""
    play = table.context.play
    play.table = replace(play.table, ruleset=replace(play.table.ruleset, reserve_capacity=2))
    for _ in range(2):
        table.context.do(c.ReserveTop())
        table.context.do(c.ReserveTop())
    assert (len(table.context.game.sides["b"].reserve), table.context.game.hand) == (2, "b")
    return table


def test_one_of_several_cards_in_reserve_is_played_by_its_number(stocked: BattleTable, keys: Hand) -> None:
    first, second = stocked.context.game.sides["b"].reserve
    keys("v")
    assert isinstance(stocked.prompt, Menu)
    assert stocked.context.card_name(second) in strings(stocked.prompt)
    keys("2")
    game = stocked.context.game
    assert (game.speaking, game.sides["b"].reserve) == ((second,), (first,))
    assert not isinstance(stocked.prompt, Menu)


def test_the_reserve_is_chosen_for_two_cards_at_once_too(stocked: BattleTable, keys: Hand) -> None:
    side = stocked.context.game.sides["b"]
    keys("b2")
    assert stocked.context.game.speaking == (side.reserve[1], side.pile[0])


def test_a_hidden_side_chooses_by_the_order_in_which_cards_came(stocked: BattleTable, keys: Hand) -> None:
    stocked.context.do(c.Conceal("b", True))
    second = stocked.context.game.sides["b"].reserve[1]
    keys("v")
    assert stocked.prompt is not None
    read = strings(stocked.prompt)
    assert not any(stocked.context.card_name(second) in words for words in read)
    assert any("Card 2" in words for words in read)
    keys("2")
    assert stocked.context.game.speaking == (second,)
