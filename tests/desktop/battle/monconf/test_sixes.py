"""6s of MonCon'F are their players' to throw again or keep: leaving contacts, rallying, intercepting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from desktop.battle.monconf.escape_prompt import EscapePrompt
from desktop.battle.monconf.intercept_prompt import InterceptPrompt
from desktop.battle.monconf.steady_prompt import SteadyPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.wording.battle.monconf.action_words import letter_of
from rules.battle import commands as c
from rules.battle.contacts import touching
from rules.monconf.commands import SetMark
from rules.monconf.marking import marked
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels

CONTROL = Qt.KeyboardModifier.ControlModifier
PROWLER = "h"
AGAIN = {"en": "Re-roll the 6", "fr": "Relancer le 6"}
KEPT = {"en": "Keep the 6", "fr": "Garder le 6"}


def falls(table: BattleTable, *dice: int) -> Iterator[int]:
    """Let these dice fall here, and no other."""
    left = iter(dice)
    table.context.desk.roll = lambda _faces: next(left)
    return left


def leaving(table: BattleTable, keys: Hand) -> EscapePrompt:
    """Ask how a guard fares who retreats from a hunter in the turn after: INI 3, one enemy, 6 needed."""
    table.context.do(c.Touch("a1.1", "b1.1"))
    table.context.do(c.Correct("game", {"turn": 2}))
    keys("ph" + letter_of("retreat", table.context.language).lower() + "\n\n")
    assert isinstance(table.prompt, EscapePrompt)
    return table.prompt


def test_a_six_to_get_away_waits_for_its_player(opened: BattleTable, keys: Hand, spoken: str) -> None:
    prompt, context = leaving(opened, keys), opened.context
    before, steps = context.game, len(context.play.path)
    falls(opened, 6, 1)
    keys("r")
    assert prompt.rolled is None and context.game == before, "nothing is done before the decision"
    assert {AGAIN[spoken], KEPT[spoken]} <= {*strings(prompt)}
    keys("r")
    assert prompt.rolled is not None and prompt.rolled.dice == (6, 1)
    assert touching(context.game, "a1.1") == ("b1.1",), "1 + 3 − 1: it threw away what it had"
    assert len(context.play.path) == steps + 1
    keys("\n")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert context.game == before


@pytest.mark.parametrize("keeping", ["k", "\n"])
def test_a_six_to_get_away_is_kept(opened: BattleTable, keys: Hand, keeping: str) -> None:
    """Return does what is lit."""
    prompt = leaving(opened, keys)
    falls(opened, 6)
    keys("r" + keeping)
    assert prompt.rolled is not None and not touching(opened.context.game, "a1.1")


def test_a_six_to_rally_waits_for_its_player(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    context.do(SetMark("a1.1", "frightened"))
    context.do(c.Correct("game", {"phase": "upkeep", "step": "", "hand": "", "speaking": ()}))
    opened.select("a1.1")
    keys("F11\n")
    prompt = opened.prompt
    assert isinstance(prompt, SteadyPrompt)
    falls(opened, 6, 2)
    keys("r")
    assert prompt.rolled is None and not prompt.difficulty.isEnabled()
    keys("r")
    assert prompt.rolled is not None and prompt.rolled.total == 12
    assert not marked(context.game.fighters["a1.1"], "frightened")


def stopping(table: BattleTable, keys: Hand) -> InterceptPrompt:
    """Let the prowler, INI 5, answer the walk of a guard, INI 3."""
    keys("ph" + letter_of("walk", table.context.language).lower() + "T" + PROWLER + "2")
    assert isinstance(table.prompt, InterceptPrompt)
    return table.prompt


def test_the_one_behind_decides_first_and_the_other_sees_it(opened: BattleTable, keys: Hand) -> None:
    prompt, context = stopping(opened, keys), opened.context
    before = context.game
    left = falls(opened, 6, 6, 4)
    keys("r")
    assert context.game == before and context.fighter_name("a1.1") in prompt.hint.text()
    assert not prompt.primary.isVisible()
    keys("r")  # the guard makes 13
    assert context.game == before and context.fighter_name("b2.1") in prompt.hint.text()
    keys("k")
    assert prompt.rolled is not None and prompt.rolled.dice == (6,) and not list(left)
    assert [fell.dice for fell in context.rolls()] == [(6,), (6, 4)]
    assert not touching(context.game, "a1.1")
    keys("\n")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert context.game == before


def test_at_equal_totals_both_say_before_anything_falls(opened: BattleTable, keys: Hand) -> None:
    opened.context.do(c.Correct("fighter:b2.1", {"modifiers": ()}))
    prompt, context = stopping(opened, keys), opened.context
    prompt.lay(replace(prompt.draft, values=(prompt.draft.values[1], prompt.draft.values[1])))
    falls(opened, 6, 6, 3)
    keys("rr")
    assert [row.dice for row in prompt.rows] == [[6], [6]], "the first has said it, and nothing fell yet"
    keys("k")
    assert [fell.dice for fell in context.rolls()] == [(6, 3), (6,)]


def test_who_leaves_keeps_what_fell(opened: BattleTable, keys: Hand) -> None:
    prompt, context = stopping(opened, keys), opened.context
    falls(opened, 6, 2)
    keys("r\x1b")
    assert prompt.rolled is not None and touching(context.game, "a1.1") == ("b2.1",)


def test_typed_sixes_are_decided_on_with_the_same_keys(opened: BattleTable, keys: Hand) -> None:
    prompt, context = stopping(opened, keys), opened.context
    keys("6")
    assert [row.waits for row in prompt.rows] == [False, True], "the second die is the other figure's"
    keys("6")
    assert [row.waits for row in prompt.rows] == [False, True], "the lower total decides first"
    assert not prompt.primary.isVisible()
    keys("k")
    assert [row.waits for row in prompt.rows] == [True, False]
    keys("1\n")
    assert [(fell.dice, fell.typed) for fell in context.rolls()] == [((6, 1), True), ((6,), True)]


def test_a_typed_die_stays_when_the_other_is_thrown_here(opened: BattleTable, keys: Hand) -> None:
    stopping(opened, keys)
    keys("4")
    falls(opened, 2)
    keys("r")
    assert [(fell.dice, fell.typed) for fell in opened.context.rolls()] == [((4,), True), ((2,), False)]


def test_a_typed_die_is_taken_back(opened: BattleTable, keys: Hand) -> None:
    prompt = stopping(opened, keys)
    keys("6k")
    keys.press(Qt.Key.Key_Backspace)
    assert [row.dice for row in prompt.rows] == [[], []]


@pytest.mark.parametrize("scale", [100, 150])
def test_nothing_is_cut(window: Window, opened: BattleTable, keys: Hand, scale: int) -> None:
    window.change_settings(scale=scale)
    stopping(opened, keys)
    falls(opened, 6, 6)
    keys("r")
    assert cut_labels(window) == []
