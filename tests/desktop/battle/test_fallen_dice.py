"""What was thrown or typed is not lost: by Esc, by the mouse, by a target more (II-A-1)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle.events import Rolled
from rules.battle.magic import CastSpell, LearnSpell
from rules.spells import Area
from rules.values import Value
from tests.desktop.battle.battles import prompted
from tests.desktop.battle.casting import FLAMES, against_strength, cast
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.battle.rolls import falls, journal


def test_esc_keeps_a_six_that_fell_here_and_says_so_before(
    table: BattleTable, leaving: DisengagePrompt, keys: Hand
) -> None:
    steps = len(table.context.play.path)
    assert "Keep this result" not in strings(leaving)
    falls(table, 6)
    keys("r")
    assert "Keep this result" in strings(leaving)
    keys("\x1b")
    assert leaving.outcome.text() == "It gets away", "it is shown what came of it"
    (rolled,) = journal(table)
    assert (rolled.dice, rolled.typed) == ((6,), False) and len(table.context.play.path) == steps + 1
    keys("\x1b")
    assert table.prompt is None


def test_a_click_beside_loses_no_die(table: BattleTable, leaving: DisengagePrompt, keys: Hand) -> None:
    falls(table, 6)
    keys("r")
    QTest.mouseClick(leaving, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert table.prompt is leaving and leaving.rolled is None, "it still waits"


def test_what_fell_is_kept_too_where_the_question_is_put_away(
    table: BattleTable, leaving: DisengagePrompt, keys: Hand
) -> None:
    falls(table, 6)
    keys("r")
    leaving.close_panel()
    assert journal(table)[0].dice == (6,) and table.prompt is None


def test_what_fell_is_recorded_as_the_window_closes(
    window: Window, table: BattleTable, leaving: DisengagePrompt, keys: Hand
) -> None:
    falls(table, 6)
    keys("r")
    play = table.context.play
    assert window.close()
    assert next(r for r in play.events[play.path[-1]].events if isinstance(r, Rolled)).dice == (6,)
    assert not play.unsaved


def test_typed_dice_may_be_dropped(table: BattleTable, leaving: DisengagePrompt, keys: Hand) -> None:
    steps = len(table.context.play.path)
    keys("6\x1b")
    assert table.prompt is None and len(table.context.play.path) == steps


def test_esc_casts_with_the_six_that_fell_here(window: Window, keys: Hand) -> None:
    table, prompt = against_strength(window, keys)
    falls(table, 2, 6)
    keys("r")
    asked = prompt.difficulty.isEnabled(), prompt.verbs["+"].isEnabled()
    assert asked == (False, False), "what is asked stands still"
    keys("+-\x1b")
    assert prompt.verdict.text() == "Success", "9 + 6 against 14"
    assert [rolled.dice for rolled in journal(table)] == [(2,), (6,)]


def test_a_target_more_leaves_the_die_that_was_typed(table: BattleTable, keys: Hand) -> None:
    prompt = cast(table, keys)
    keys("62+")
    keys(table.pointer.letters()["b1"] + ("" if len(table.context.game.fighters_of("b1")) == 1 else "1"))
    prompt = prompted(table, CastPrompt)
    assert prompt.command.targets == ("b1.1",) and prompt.command.dice == ((6,), (2,))


def test_one_of_two_sixes_thrown_again_stays_so_with_a_target_more(table: BattleTable) -> None:
    """The 6 that was given up for it is not asked about once more."""
    table.context.do(LearnSpell("a1", FLAMES))
    typed = CastSpell(fighter="a1.1", spell=FLAMES, number=2, dice=((6, 6), (3,)))
    prompt = CastPrompt(table, table.context, typed)
    assert prompt.command == typed


def test_dice_that_mean_something_else_with_the_new_target_are_asked_afresh(
    window: Window, keys: Hand
) -> None:
    """Without a target the FOR of 12 and a die asked for none; now its die comes first."""
    table, prompt = against_strength(window, keys)
    bare = replace(prompt.command, targets=(), difficulty=8.0, dice=((4,),))
    prompt.close_panel()
    again = CastPrompt(table, table.context, replace(bare, targets=("b1.1",), difficulty=None))
    assert again.command.dice == () and again.command.carried == ()


@pytest.mark.parametrize("area", [0, 1])
def test_no_die_is_asked_for_once_all_are_there(table: BattleTable, keys: Hand, area: int) -> None:
    spell = replace(FLAMES, difficulty=Value.parse("-"), area=Area(dice=area))
    prompt = CastPrompt(table, table.context, CastSpell(fighter="a1.1", spell=spell))
    table.open_prompt(prompt)
    settle()
    if area:
        assert "Enter the" in prompt.way.text() and "Roll here" in strings(prompt)
        keys("3")
    assert "Enter the" not in prompt.way.text() and "Roll here" not in strings(prompt)
    assert prompt.primary.isVisible()
