"""Odds and stakes of a pass of MonCon'F follow what its ruleset says of equal results."""

from __future__ import annotations

from itertools import product

import pytest

from desktop.drafts.odds import odds_ahead, trial_odds
from desktop.drafts.stakes import stake_of
from rules.battle.commands import Modify
from rules.battle.fights import last_test
from rules.battle.opposing import DecideSix
from rules.battle.state import Modifier, ModifierKind
from rules.battle.trial import OpenTrial, check_of
from rules.dice import CheckResult
from rules.monconf.commands import ShareDice
from rules.monconf.passes import threshold_of
from tests.stories.monconf_table import INI, STRUCK, between, melees
from tests.stories.readings import read_as


def test_who_defends_keeps_the_six_that_makes_a_pass_even() -> None:
    table = read_as(melees((1, 1)), pass_tie="defence")
    table.do(between("a1.1", "b1.1", STRUCK, 5, 6))
    trial = table.game.trial
    assert trial is not None, "8 against 8: the 6 waits"
    mine, theirs = (stake_of(table.table, trial, place) for place in (0, 1))
    assert mine is not None and theirs is not None
    checks = [check_of(table.table, side) for side in trial.sides]
    assert mine.judged(checks[0]) is CheckResult.FAILS
    assert theirs.judged(checks[1]) is CheckResult.SUCCEEDS
    likely = trial_odds(table.table, trial, 1)
    assert likely is not None and (likely.wins, likely.kept) == (1, 1)
    table.do(DecideSix(keeps=True))
    assert threshold_of(table.table, table.game, "a1.1", "b1.1") == 0


@pytest.mark.parametrize("what", [INI, STRUCK, STRUCK[::-1]])
def test_the_odds_of_a_pass_follow_its_ties(what: tuple[str, str]) -> None:
    """Count all 36 throws of two plain dice; initiative has to have a winner by either reading."""
    shares = {}
    for reading in ("again", "defence"):
        table = read_as(melees((1, 1)), pass_tie=reading, monconf_sixes="plain")
        asked = between("a1.1", "b1.1", what)
        likely = odds_ahead(table.table, table.game, OpenTrial(asked.first, asked.second))
        assert likely is not None
        shares[reading] = likely.wins
    table.do(between("a1.1", "b1.1", what, 5, 1))
    trial = last_test(table.game, "a1.1", "b1.1", what)
    assert trial is not None
    values = [side.value or 0 for side in trial.sides]
    gaps = [values[0] + a - values[1] - b for a, b in product(range(1, 7), repeat=2)]
    wins, ties = sum(gap > 0 for gap in gaps), gaps.count(0)
    mine = {STRUCK: 0, STRUCK[::-1]: ties}.get(what)
    again = wins / (36 - ties)
    assert shares["again"] == pytest.approx(again)
    assert shares["defence"] == pytest.approx(again if mine is None else (wins + mine) / 36)


@pytest.mark.parametrize(("reading", "tie"), [("value", "again"), ("nothing", "again"), ("value", "defence")])
def test_the_odds_of_a_pass_against_no_die_in_defence_count_one_die_alone(reading: str, tie: str) -> None:
    table = read_as(melees((1, 1)), no_defence=reading, pass_tie=tie, monconf_sixes="plain")
    table.do(ShareDice("b1.1", 2, 0))
    table.do(Modify("b1.1", Modifier("DEF", 4, "Bouclier", ModifierKind.BONUS)))
    asked = between("a1.1", "b1.1", STRUCK)
    likely = odds_ahead(table.table, table.game, OpenTrial(asked.first, asked.second))
    assert likely is not None
    needs = {"value": 6, "nothing": 0}[reading]
    gaps = [3 + die - needs for die in range(1, 7)]
    wins, ties = sum(gap > 0 for gap in gaps), gaps.count(0)
    assert likely.wins == pytest.approx(wins / 6 if tie == "defence" else wins / (6 - ties))
