"""A mage of several elements chooses for each gem that a recovery brings."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from desktop.battle.table import BattleTable
from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.mana import SetGemLimit
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.battle.rolls import falls
from tests.desktop.battle.temple import lit, mana, of, said, says, steps
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click

CONTROL = Qt.KeyboardModifier.ControlModifier


def held(table: BattleTable) -> dict[str, int]:
    """Give the gems of the mage."""
    return dict(table.context.game.fighters["a1.1"].gems)


def test_two_gems_of_one_element_are_four_keys(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    before = keys.keys
    keys("551\n")
    assert keys.keys - before == 4 and held(temple) == {"fire": 4}, "2 of the dice, 2 of Récupération"
    assert [row.state for row in of(temple, "mage")] == ["done"]


def test_two_gems_of_one_element_are_four_clicks(temple: BattleTable) -> None:
    mana(temple)
    for face in (5, 5, 1):
        click(lit(temple).faces[face - 1])
    click(lit(temple).button("↵"))
    assert held(temple) == {"fire": 4}


def test_an_element_is_asked_for_only_once_gems_come(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    keys("11w")
    assert temple.context.game.fighters["a1.1"].notches == 1, "W is the notch that it always is"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert "Water" not in strings(lit(temple))
    keys("5")
    assert {"Fire", "Water", "+2 Fire", "+2 Water"} <= set(strings(lit(temple)))
    keys("w")
    assert temple.context.game.fighters["a1.1"].notches == 0
    assert says(temple).startswith("Gems recovered: 1 × Water")


def test_letters_are_verbs_of_another_figure_that_is_pointed_at(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    keys("551")
    temple.select("b1.1")
    keys("w")
    assert temple.context.game.fighters["b1.1"].notches == 1
    assert says(temple).startswith("Gems recovered: 2 × Fire"), "the dice lie there still"


def test_letters_take_one_gem_each_and_one_undo_takes_all_back(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    before = steps(temple)
    keys("556w")
    assert "Gems recovered: 2 × Fire, 1 × Water" in says(temple)
    assert {"Fire 2", "Water 1"} <= set(strings(lit(temple)))
    assert not cut_labels(temple.centre)
    keys("w\n")
    assert held(temple) == {"fire": 3, "water": 2}, "2 of Récupération stay with Fire"
    assert said(temple) == "Magicienne recovers gems: 3 × Fire, 2 × Water"
    assert steps(temple) == before + 1
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert held(temple) == {}


def test_beyond_the_last_gem_and_by_its_own_letter_the_first_element_has_all_again(
    temple: BattleTable, keys: Hand
) -> None:
    entry = mana(temple)
    keys("551ww")
    assert "Gems recovered: 2 × Water" in says(temple)
    keys("w")
    assert "Gems recovered: 2 × Fire" in says(temple)
    keys("wf")
    assert "Gems recovered: 2 × Fire" in says(temple)
    keys("w")
    keys.press(Qt.Key.Key_Backspace)
    assert entry.draft.command.shares == {}, "there is nothing to share out yet"


def test_a_single_gem_is_of_the_element_whose_letter_was_pressed(temple: BattleTable, keys: Hand) -> None:
    entry = mana(temple)
    keys("151ww")
    assert entry.draft.element == "water"


def test_dice_that_fall_here_wait_while_there_is_something_to_share_out(
    temple: BattleTable, keys: Hand
) -> None:
    mana(temple, c.Gem("a1.1", "air", 1))
    falls(temple, 6, 5, 1)
    before = steps(temple)
    keys("r")
    assert steps(temple) == before and "2 ×" in says(temple)
    keys("1rf")
    keys.press(Qt.Key.Key_Backspace)
    keys("w\n")
    assert held(temple) == {"air": 1, "fire": 3, "water": 1}
    rolls = [event for event in temple.context.rolls() if isinstance(event, Rolled)]
    assert (rolls[0].dice, rolls[0].typed) == ((6, 5, 1), False)


def test_leaving_for_another_task_keeps_what_fell(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    falls(temple, 6, 5, 1)
    keys("rw")
    keys.press(Qt.Key.Key_Down)
    assert held(temple) == {"fire": 3, "water": 1}


def test_the_end_of_the_turn_keeps_what_fell(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    falls(temple, 6, 5, 1)
    keys("re")
    assert temple.context.game.turn == 2 and held(temple) == {"fire": 4}


def test_dice_that_leave_no_choice_do_not_wait(temple: BattleTable, keys: Hand) -> None:
    mana(temple, SetGemLimit("a1.1", 1))
    falls(temple, 6, 6, 6)
    keys("r")
    assert held(temple) == {"fire": 1}


def test_the_verb_beneath_rolls_for_the_lit_task(temple: BattleTable) -> None:
    mana(temple, SetGemLimit("a1.1", 1))
    falls(temple, 6, 6, 6)
    verb = temple.centre.button("tasks.roll")
    assert (verb.text(), verb.key, verb.primary) == ("Roll here", "R", True)
    click(verb)
    assert held(temple) == {"fire": 1}


def test_enter_rolls_for_the_lit_task_where_dice_fall_here(temple: BattleTable, keys: Hand) -> None:
    play = temple.context.play
    play.setup = replace(play.setup, rolled_here=True)
    mana(temple, SetGemLimit("a1.1", 1))
    falls(temple, 6, 6, 6)
    keys("5")
    verb = temple.centre.button("tasks.roll")
    assert (verb.key, verb.primary) == ("R", False), "what is typed is not thrown over by Enter"
    keys("\n")
    assert held(temple) == {}
    keys.press(Qt.Key.Key_Backspace)
    keys("\n")
    assert held(temple) == {"fire": 1}


def test_any_element_is_offered_where_the_ruleset_minds_none(temple: BattleTable, keys: Hand) -> None:
    play = temple.context.play
    values = replace(play.table.ruleset.mana, mastered_only=False)
    play.table = replace(play.table, ruleset=replace(play.table.ruleset, mana=values))
    mana(temple)
    keys("556a\n")
    assert held(temple) == {"fire": 4, "air": 1}
