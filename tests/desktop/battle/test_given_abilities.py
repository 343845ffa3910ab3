"""Abilities given by hand: understood as they are written, and what is left to the table is said."""

from __future__ import annotations

import pytest

from desktop.battle.table import BattleTable
from tests.desktop.battle.effects import opened
from tests.desktop.battle.hand import Hand
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def test_what_the_program_does_not_apply_is_said_where_it_is_given(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    click(prompt.rows.folds["gives"])
    assert prompt.change.grants.hasFocus()
    prompt.change.grants.setText("Immunity/Light wounds")
    assert prompt.change.left.isHidden(), "that one acts"
    prompt.change.grants.setText("Immunity/Light wounds, Immunity/Fire, Zorglub/2")
    words = prompt.change.left.text()
    assert prompt.change.left.isVisible()
    assert words.splitlines() == [
        "Known, for the table to apply: Immunity/Fire",
        "Not in the catalogue, kept as typed: Zorglub/2",
    ]
    assert not cut_labels(prompt)


def test_abilities_with_a_decimal_comma_are_granted_whole(table: BattleTable, keys: Hand) -> None:
    prompt = opened(table, keys)
    prompt.change.grants.setText("Commandement/12,5, Féroce")
    prompt.answer()
    assert table.context.game.effects[-1].grants == ("Commandement/12,5", "Féroce")


def test_abilities_joined_by_a_word_or_a_plus_are_granted_apart(table: BattleTable, keys: Hand) -> None:
    for words in ("Brutal et Bravoure", "Brutal and Bravery", "Brutal + Bravoure"):
        prompt = opened(table, keys)
        prompt.change.grants.setText(words)
        keys("\n")
        assert len(table.context.game.effects[-1].grants) == 2, words


@pytest.mark.parametrize(
    ("granted", "moved"), [("Initié du Feu", {"fire": 1}), ("Initiate of Water/Air", {"water": 1})]
)
def test_a_gem_is_of_the_one_element_that_an_effect_lets_a_figure_master(
    table: BattleTable, keys: Hand, granted: str, moved: dict[str, int]
) -> None:
    prompt = opened(table, keys)
    prompt.change.grants.setText(granted)
    keys("\n")
    keys("g")
    assert (table.context.game.fighters[table.selection].gems, table.prompt) == (moved, None)
