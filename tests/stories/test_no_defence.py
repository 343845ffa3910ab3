"""Who is struck in a pass of MonCon'F and has split no die for defence: the ruleset says what counts."""

from __future__ import annotations

import pytest

from rules.battle.opposing import unthrown
from rules.battle.state import TrialVerdict
from rules.battle.trial import OpenTrial, SetNatural, SetTrialLines, ThrowTrial, total_of
from rules.monconf.commands import ShareDice
from rules.monconf.passes import threshold_of
from rules.text import Message, Reason
from tests.stories.monconf_table import INI, STRUCK, between, melees
from tests.stories.readings import read_as


@pytest.mark.parametrize(
    ("reading", "threshold"), [("value", 6), ("nothing", 8), ("die", None)], ids=["its DEF", "0", "a die"]
)
def test_who_is_struck_without_a_die_in_defence(reading: str, threshold: int | None) -> None:
    table = read_as(melees((1, 1)), no_defence=reading)
    table.do(ShareDice("b1.1", 2, 0))
    too_many = "" if reading == "die" else "refusal.dice_count"
    assert table.refusal(between("a1.1", "b1.1", STRUCK, 5, 1)) == too_many
    if reading == "die":
        return
    table.do(between("a1.1", "b1.1", STRUCK, 5))  # ATT 3 against DEF 2
    assert threshold_of(table.table, table.game, "a1.1", "b1.1") == threshold
    (trial,) = table.game.fought
    assert trial.verdict is TrialVerdict.FIRST and trial.second is not None
    assert [reason.message.code for reason in total_of(table.table, trial.second).reasons][:1] == [
        "roll.no_die"
    ]


def test_a_die_in_defence_that_was_split_too_late_is_thrown_in_the_test_at_hand() -> None:
    table = read_as(melees((1, 1)), no_defence="nothing")
    table.do(ShareDice("b1.1", 2, 0))
    asked = between("b1.1", "a1.1", STRUCK[::-1])
    table.do(OpenTrial(asked.first, asked.second))
    assert table.game.trial is not None and table.game.trial.first.number == 0
    table.do(ShareDice("b1.1", 1, 1))
    trial = table.game.trial
    assert unthrown(trial) == (0, 1) and trial.first.value == 2
    table.do(ShareDice("b1.1", 2, 0))
    table.do(SetNatural(0, 5))
    table.do(ThrowTrial(1, (1,)))
    assert table.game.trial.verdict is TrialVerdict.FIRST, "what an effect sets counts: 5 against 3 + 1"
    table.do(SetNatural(0, None))
    assert table.game.trial.verdict is TrialVerdict.SECOND


def test_a_tie_without_a_die_in_defence_is_thrown_again_by_who_strikes_alone() -> None:
    table = read_as(melees((1, 1)), no_defence="value", pass_tie="again")
    table.do(ShareDice("b1.1", 2, 0))
    asked = between("a1.1", "b1.1", STRUCK)
    table.do(OpenTrial(asked.first, asked.second))
    table.do(SetTrialLines(1, (Reason(Message("line", {"name": "Buckler"}), 2),)))
    table.do(ThrowTrial(0, (1,)))
    trial = table.game.trial
    assert trial is not None and trial.ties == 1 and unthrown(trial) == (0,), "3 + 1 against 2 + 2"
    table.do(ThrowTrial(0, (2,)))
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.FIRST


@pytest.mark.parametrize("what", [INI, STRUCK[:1] * 2, ("DEF", "RES")])
def test_every_other_test_has_its_die(what: tuple[str, str]) -> None:
    table = read_as(melees((1, 1)), no_defence="nothing")
    for key in ("a1.1", "b1.1"):
        table.do(ShareDice(key, 2, 0))
    table.do(between("a1.1", "b1.1", what, 5, 1))
    assert all(side.number for trial in table.game.fought for side in trial.sides)


def test_nobody_has_split_dice_before_the_split() -> None:
    table = read_as(melees((1, 1)), no_defence="value")
    assert table.refusal(between("a1.1", "b1.1", STRUCK, 5, 1)) == ""
    table.do(ShareDice("b1.1", 0, 2))
    assert table.refusal(between("a1.1", "b1.1", STRUCK, 5, 1)) == ""
