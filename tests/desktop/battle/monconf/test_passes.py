"""Passes in the list of fights: a tied one, and one against a figure that has no die in defence."""

from __future__ import annotations

import pytest

from desktop.battle.fights.items import CompareLine
from desktop.battle.fights.page import FightsPage
from desktop.battle.table import BattleTable
from tests.desktop.battle.battles import to_duel
from tests.desktop.battle.hand import Hand, settle
from tests.stories.readings import read_as


@pytest.mark.parametrize(("reading", "follows"), [("again", "strike"), ("defence", "struck")])
def test_a_tied_pass_is_typed_again_or_no_hit(
    opened: BattleTable, keys: Hand, reading: str, follows: str
) -> None:
    to_duel(opened)
    read_as(opened.context.play, pass_tie=reading)
    settle()
    opened.setFocus()
    page = opened.centre.shown
    assert isinstance(page, FightsPage)
    keys("152\n")  # who is dominant, both dice of initiative, and no dice are split
    assert page.draft.lit == "strike"

    def line() -> CompareLine:
        return next(each for each in page.list.lines if isinstance(each, CompareLine) and each.id == "strike")

    attack, defence = (int(values[0].text) for values in line().values)
    assert attack >= defence
    keys(f"1{1 + attack - defence}")
    assert page.draft.lit == follows and opened.prompt is None
    if reading == "again":
        trial = opened.context.game.trial
        assert line().result is None and trial is not None and trial.ties == 1
    else:
        assert (came := line().result) is not None and came.victor == 1, "who defends is not hit"


@pytest.mark.parametrize(("reading", "result"), [("value", "DEF"), ("nothing", "0"), ("die", "")])
def test_who_split_no_die_for_defence_is_asked_for_one_only_where_the_ruleset_says_so(
    opened: BattleTable, keys: Hand, spoken: str, reading: str, result: str
) -> None:
    to_duel(opened)
    read_as(opened.context.play, no_defence=reading)
    settle()
    opened.setFocus()
    page = opened.centre.shown
    assert isinstance(page, FightsPage)
    keys("152" + "20" + "20")  # who is dominant and first, two dice in attack each

    def line() -> CompareLine:
        return next(each for each in page.list.lines if isinstance(each, CompareLine) and each.id == "strike")

    attack, defence = (int(values[0].text) for values in line().values)
    without = {"en": "defends without one", "fr": "se défend sans dé"}[spoken]
    assert page.draft.lit == "strike" and (without in line().ask) is (reading != "die")
    keys("5")
    if reading == "die":
        assert page.draft.lit == "strike" and line().result is None
        keys("1")
    assert page.draft.lit == "wound"
    found = {"DEF": defence, "0": 0, "": defence + 1}[result]
    assert (came := line().result) is not None and came.score == f"{attack + 5} · {found}"
