"""A mage of several elements chooses for each gem that a recovery brings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from desktop.battle.prompts.mana import ManaPrompt
from desktop.battle.table import Table
from desktop.widgets.fit import cut_labels
from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.mana import SetGemLimit
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.battle.temple import mana_prompt, said, steps

HINT = "Another element’s letter gives it one gem more."
CONTROL = Qt.KeyboardModifier.ControlModifier


def fall(table: Table, dice: Sequence[int]) -> None:
    """Let the program's next dice fall so."""
    left = iter(dice)
    table.context.desk.roll = lambda _faces: next(left)


def held(table: Table) -> dict[str, int]:
    """Give the gems of the mage."""
    return dict(table.context.game.fighters["a1.1"].gems)


def test_letters_take_one_gem_each_and_one_undo_takes_all_back(temple: Table, keys: Hand) -> None:
    prompt = mana_prompt(temple, keys)
    keys("f")
    assert HINT not in strings(prompt)
    before = steps(temple)
    keys("556w")
    assert HINT in strings(prompt)
    assert {"Gems recovered: 2 × Fire, 1 × Water", "Fire 2", "Water 1"} <= set(strings(prompt))
    assert not cut_labels(prompt)
    keys("w\n")
    assert held(temple) == {"fire": 3, "water": 2}, "2 of Récupération stay with Fire"
    assert said(temple) == "Magicienne recovers gems: 3 × Fire, 2 × Water"
    assert steps(temple) == before + 1
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert held(temple) == {}


def test_beyond_the_last_gem_and_by_its_own_letter_the_first_element_has_all_again(
    temple: Table, keys: Hand
) -> None:
    prompt = mana_prompt(temple, keys)
    keys("f551ww")
    assert "Gems recovered: 2 × Water" in strings(prompt)
    keys("w")
    assert "Gems recovered: 2 × Fire" in strings(prompt)
    keys("wf")
    assert "Gems recovered: 2 × Fire" in strings(prompt)
    keys("w")
    keys.press(Qt.Key.Key_Backspace)
    assert prompt.draft.command.shares == {}, "there is nothing to share out yet"


def test_a_single_gem_is_of_the_element_whose_letter_was_pressed(temple: Table, keys: Hand) -> None:
    prompt = mana_prompt(temple, keys)
    keys("f151ww")
    assert prompt.draft.element == "water" and HINT not in strings(prompt)


def test_dice_that_fall_here_wait_while_there_is_something_to_share_out(temple: Table, keys: Hand) -> None:
    fall(temple, (6, 5, 1))
    prompt = mana_prompt(temple, keys, c.Gem("a1.1", "air", 1))
    before = steps(temple)
    keys("fr")
    assert temple.prompt is prompt and steps(temple) == before
    keys("1rw\n")
    assert temple.prompt is None and held(temple) == {"air": 1, "fire": 3, "water": 1}
    rolls = [event for event in temple.context.rolls() if isinstance(event, Rolled)]
    assert (rolls[0].dice, rolls[0].typed) == ((6, 5, 1), False)


def test_leaving_keeps_what_fell(temple: Table, keys: Hand) -> None:
    fall(temple, (6, 5, 1))
    mana_prompt(temple, keys)
    keys("frw\x1b")
    assert temple.prompt is None and held(temple) == {"fire": 3, "water": 1}


def test_dice_that_leave_no_choice_do_not_wait(temple: Table, keys: Hand) -> None:
    fall(temple, (6, 6, 6))
    prompt = mana_prompt(temple, keys, SetGemLimit("a1.1", 1))
    assert isinstance(prompt, ManaPrompt)
    keys("fr")
    assert temple.prompt is None and held(temple) == {"fire": 1}


def test_an_element_that_is_not_mastered_is_refused_once_and_kept_when_insisted(
    temple: Table, keys: Hand
) -> None:
    prompt = mana_prompt(temple, keys)
    keys("f556a\n")
    assert "does not master Air" in prompt.complaint.text()
    keys("\n")
    assert held(temple) == {"fire": 4, "air": 1}
