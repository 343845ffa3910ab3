"""Shift+F lets those rally who may, whoever is chosen."""

from __future__ import annotations

import pytest

from desktop.battle.monconf.steady_prompt import SteadyPrompt
from desktop.battle.table import BattleTable
from desktop.widgets.menu import Menu
from rules.battle import commands as c
from rules.monconf.commands import CallToRally, SetMark, Steady
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings


@pytest.fixture
def called(opened: BattleTable) -> BattleTable:
    """Let the captain call; a guard is frightened, and an enemy."""
    frightened = (SetMark(key, "frightened") for key in ("a1.1", "b1.1"))
    play_on(opened, *frightened, c.Correct("game", {"speaking": ("a4",)}), CallToRally("a4.1"))
    return opened


def asks(table: BattleTable) -> str:
    """Give whom the rally is asked about."""
    assert isinstance(table.prompt, SteadyPrompt)
    return str(getattr(table.prompt.draft.command, "fighter"))  # noqa: B009 - each names one


def test_the_one_who_may_tries_whoever_is_chosen(called: BattleTable, keys: Hand) -> None:
    for chosen in ("", "a4.1", "b1.1", "a1.1"):
        called.select(chosen)
        keys("F")
        assert asks(called) == "a1.1" and called.selection == "a1.1", chosen
        keys("\x1b")
        assert called.prompt is None


def test_of_several_it_is_asked_which(called: BattleTable, keys: Hand) -> None:
    called.context.do(SetMark("a2.2", "frightened"))
    called.select("a4.1")
    keys("F")
    assert isinstance(called.prompt, Menu)
    keys("2")
    assert asks(called) == "a2.2" and called.selection == "a2.2"
    keys("\x1b")
    called.select("a1.1")
    keys("F")
    assert asks(called) == "a1.1", "the chosen one may"


def test_who_failed_leaves_the_key_to_the_next(called: BattleTable, keys: Hand) -> None:
    called.context.do(SetMark("a2.2", "frightened"))
    called.context.do(Steady(fighter="a1.1", success=False))
    called.select("a1.1")
    keys("F")
    assert asks(called) == "a2.2"


@pytest.mark.parametrize(("chosen", "told"), [("", "Nobody frightened may"), ("a1.1", "is not frightened")])
def test_where_nobody_may_it_is_said(opened: BattleTable, keys: Hand, chosen: str, told: str) -> None:
    opened.select(chosen)
    keys("F")
    assert opened.prompt is None and told in " ".join(strings(opened.centre))


def test_who_is_frightened_is_told_why_it_may_not(opened: BattleTable, keys: Hand) -> None:
    opened.context.do(SetMark("a1.1", "frightened"))
    opened.select("a1.1")
    keys("F")
    assert asks(opened) == "a1.1" and "when its commander calls" in " ".join(strings(opened.prompt))
