"""A size that nobody told, asked where it matters: a charge announced or arriving, and the referee."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from desktop.battle.confrontation.action_prompt import ConfrontationActionPrompt
from desktop.battle.prompts.referee_prompt import RefereePrompt
from desktop.battle.prompts.size_menu import SizeMenu
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.contacts import SetSize
from rules.cards import Size
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels

TIGER = "f"  # its letter while letters are shown


@pytest.fixture
def crowded(table: BattleTable, keys: Hand) -> BattleTable:
    """Let the conscripts speak; three fighters touch a tiger whose size nobody knows."""
    table.setFocus()
    keys("fp")
    sheet = table.context.game.cards["b1"].sheet
    assert sheet is not None
    assert table.context.do(c.NameCard("b1", sheet=replace(sheet, size=Size.UNKNOWN)))
    for key in ("a2.1", "a3.1", "a4.1"):
        assert table.context.do(c.Touch(key, "b1.1"))
    table.select("a1.1")
    return table


def announced(table: BattleTable) -> list[tuple[str, str]]:
    return [(deed.action, deed.target) for deed in table.context.game.fighters["a1.1"].deeds]


def test_a_charge_at_an_unknown_size_asks_for_it_and_goes_on(crowded: BattleTable, keys: Hand) -> None:
    keys("hc" + TIGER)
    asked = crowded.prompt
    assert isinstance(asked, SizeMenu) and "Tiger of Dirz" in asked.title.text()
    assert not cut_labels(asked)
    keys("2")
    settle()
    following = crowded.prompt
    assert isinstance(following, ConfrontationActionPrompt) and following.about == "a1.2", "the next is asked"
    assert crowded.context.game.cards["b1"].size is Size.NORMAL
    assert announced(crowded) == [("charge", "b1.1")]
    crowded.context.undo()
    crowded.context.undo()
    assert crowded.context.game.cards["b1"].size is Size.UNKNOWN


def test_a_size_that_leaves_no_room_says_so_and_the_table_may_insist(
    crowded: BattleTable, keys: Hand
) -> None:
    keys("hc" + TIGER + "1")
    settle()
    prompt = crowded.prompt
    assert isinstance(prompt, ConfrontationActionPrompt) and "No room is left" in prompt.complaint.text()
    keys("c")
    assert announced(crowded) == [("charge", "b1.1")]


def test_without_a_size_the_charge_is_offered_again_and_may_be_insisted_on(
    crowded: BattleTable, keys: Hand
) -> None:
    keys("hc" + TIGER + "\x1b")
    settle()
    prompt = crowded.prompt
    assert isinstance(prompt, ConfrontationActionPrompt) and "say its size first" in prompt.complaint.text()
    keys("c")
    assert announced(crowded) == [("charge", "b1.1")]
    assert crowded.context.game.cards["b1"].size is Size.UNKNOWN


def test_an_assault_that_arrives_asks_for_the_size_too(crowded: BattleTable, keys: Hand) -> None:
    keys("hc" + TIGER + "\x1b")
    settle()
    keys("c\n\n")
    assert isinstance(crowded.prompt, SizeMenu)
    keys("3")
    settle()
    assert ("a1.1", "b1.1") in crowded.context.game.contacts


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_question_fits_in_both_languages(
    window: Window, crowded: BattleTable, keys: Hand, language: str
) -> None:
    window.change_settings(language=language)
    settle()
    refusal = crowded.context.play.refusal(c.Touch("a1.1", "b1.1"))
    assert refusal is not None
    asked = SizeMenu(crowded, crowded.context, "b1.1", refusal)
    crowded.open_prompt(asked)
    assert not cut_labels(asked)


def test_a_size_told_to_the_referee_is_kept_and_backspace_takes_it_back(
    crowded: BattleTable, keys: Hand
) -> None:
    crowded.select("b1.1")
    keys.press(Qt.Key.Key_R, "R", Qt.KeyboardModifier.ShiftModifier)
    panel = crowded.prompt
    assert isinstance(panel, RefereePrompt)
    keys("p3")
    assert crowded.context.game.cards["b1"].size is Size.LARGE
    assert panel.answered.text() == "There is room" and "3 of 6" in panel.reason.text()
    keys.press(Qt.Key.Key_Backspace)
    assert crowded.context.game.cards["b1"].size is Size.UNKNOWN
    assert not panel.answered.isVisible() and panel.buttons[0].isVisible()
    keys("2\n")
    assert crowded.context.game.cards["b1"].size is Size.NORMAL
    crowded.context.do(SetSize("b1", Size.UNKNOWN))
    keys.press(Qt.Key.Key_R, "R", Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(crowded.prompt, RefereePrompt)
    assert crowded.prompt.inquiry.first.size is Size.UNKNOWN
