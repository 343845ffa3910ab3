"""Enter goes to what is open before it ends a speaking turn: a test, the blow of a hit. E asks once."""

from __future__ import annotations

import pytest

from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.prompts.shot_form import ShotForm
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from rules.battle.state import TrialVerdict
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.monconf_room import PROWLER, letter
from tests.desktop.battle.readable import strings


def shot(table: BattleTable, keys: Hand) -> None:
    """Let the archers be played, and the first of them shoot at the prowler."""
    keys("B\n")
    table.select("a2.1")
    keys("h" + letter(table, "precise") + PROWLER)
    table.select("a2.1")
    keys("h1")


def hit(table: BattleTable, keys: Hand) -> None:
    """Let the shot hit, and leave its blow, which opens by itself."""
    shot(table, keys)
    keys("q65")
    assert isinstance(table.prompt, StrikePrompt)
    keys("\x1b")


def ends_without(table: BattleTable, keys: Hand, fighter: str) -> None:
    """End the speaking turn by Enter, which first names the one figure that has no action."""
    keys("\n")
    assert f"Without an action: {table.context.fighter_name(fighter)}." in said(table)
    assert table.context.game.speaking == ("a2",)
    keys("\n")
    assert table.context.game.speaking == ()


def said(table: BattleTable) -> str:
    return " ".join(strings(table.centre))


def test_enter_tests_a_shot_before_it_ends_the_turn(opened: BattleTable, keys: Hand) -> None:
    shot(opened, keys)
    assert f"Test: {opened.context.fighter_name('a2.1')}" in said(opened)
    keys("\n")
    assert isinstance(opened.prompt, ShotForm) and opened.context.game.speaking == ("a2",)


def test_a_shot_leads_to_its_test_before_the_next_action(opened: BattleTable, keys: Hand) -> None:
    keys("B\n")
    for shooter in ("a2.1", "a2.2"):
        opened.select(shooter)
        keys("h" + letter(opened, "precise") + PROWLER)
    opened.select("a2.1")
    keys("h\n")
    assert opened.prompt is None and f"Test: {opened.context.fighter_name('a2.1')}" in said(opened)
    keys("\n")
    assert isinstance(opened.prompt, ShotForm)


def test_enter_opens_the_blow_of_a_hit_and_then_ends_the_turn(opened: BattleTable, keys: Hand) -> None:
    hit(opened, keys)
    assert f"Blow: {opened.context.fighter_name('a2.1')}" in said(opened)
    keys("\n")
    assert isinstance(opened.prompt, StrikePrompt) and opened.context.game.speaking == ("a2",)
    keys("\x1b\n")
    assert isinstance(opened.prompt, StrikePrompt), "it is open until it is struck, or left by E"
    keys("6\n")
    assert not opened.trial.words and opened.context.game.speaking == ("a2",)
    ends_without(opened, keys, "a2.2")


@pytest.mark.parametrize("hits", [True, False])
def test_e_says_what_is_open_and_leaves_it_when_pressed_again(
    opened: BattleTable, keys: Hand, hits: bool
) -> None:
    (hit if hits else shot)(opened, keys)
    keys("e")
    shooter = opened.context.fighter_name("a2.1")
    words = said(opened)
    assert opened.context.game.speaking == ("a2",)
    assert (f"{shooter} has hit" if hits else f"{shooter} has shot") in words
    assert "Do the same again to do it anyway." in words
    keys("e")
    assert opened.context.game.speaking == ()


def test_what_a_player_wrote_down_by_hand_is_not_asked_for(opened: BattleTable, keys: Hand) -> None:
    hit(opened, keys)
    opened.select("b2.1")
    keys("w")
    assert not opened.trial.words, "the blow was read at the table"
    ends_without(opened, keys, "a2.2")


def test_enter_goes_on_with_an_open_test_in_confrontation_too(table: BattleTable, keys: Hand) -> None:
    context = table.context
    keys("p")
    table.select(next(f.id for f in context.game.fighters_of(context.game.speaking[0])))
    keys("q\n6\n\x1b")
    assert context.game.trial is not None and context.game.trial.verdict is TrialVerdict.OPEN
    assert "Go on with the test" in said(table)
    keys("\n")
    assert isinstance(table.prompt, TrialPrompt) and table.prompt.isVisible() and context.game.speaking
    keys("\x1be")
    assert context.game.speaking and "Do the same again to do it anyway." in said(table)
    keys("e")
    assert not context.game.speaking


def test_a_test_that_is_decided_holds_nobody_up(table: BattleTable, keys: Hand) -> None:
    context = table.context
    keys("p")
    table.select(next(f.id for f in context.game.fighters_of(context.game.speaking[0])))
    keys("q\n6\n4\n\x1b")
    assert context.game.trial is None or context.game.trial.verdict is not TrialVerdict.OPEN
    keys("\n")
    assert not context.game.speaking
