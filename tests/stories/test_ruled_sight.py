"""A ruling about sight counts for its pair in this turn, until one of the two moves (II-D, V-B-2)."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Resolve
from rules.confrontation.action_offers import offers
from rules.referee import Seen, Verdict
from tests.stories.acting import FUSILIER, GRIFFON, read_as, speaking
from tests.stories.tabletop import Tabletop


def judged(answer: Seen, *, source: str = "a1.1", target: str = "b1.1", **readings: str) -> Tabletop:
    table = read_as(speaking((FUSILIER, 2), GRIFFON), **readings)
    ruling = Verdict("sight", answer.value, "referee.sight.clear", "II-D-3")
    table.do(c.Judge(ruling, source, target))
    return table


def asks(table: Tabletop, key: str, action: str) -> object:
    return next(x for x in offers(table.table, table.game, key) if x.code == f"action.{action}").data["asks"]


@pytest.mark.parametrize("answer", [Seen.FULL, Seen.PARTIAL])
def test_who_was_ruled_to_see_charges_and_shoots_without_agreeing(answer: Seen) -> None:
    table = judged(answer)
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == ""
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == ""
    assert "sight" not in asks(table, "a1.1", "charge") and "sight" not in asks(table, "a1.1", "shoot")  # type: ignore[operator]
    assert "sight" in asks(table, "a1.2", "charge"), "nobody ruled on the other one"  # type: ignore[operator]


def test_who_was_ruled_not_to_see_is_told() -> None:
    table = judged(Seen.NONE)
    for command in (Announce("a1.1", "charge", "b1.1"), Act("a1.1", "shoot", "b1.1")):
        assert table.refusal(command) == "refusal.not_seen"
    assert table.refusal(Announce("a1.1", "engage", "b1.1")) == ""
    assert table.refusal(Announce("a1.1", "charge", "b1.2")) == ""
    assert table.do(Act("a1.1", "shoot", "b1.1"), overrule=True).overruled == "refusal.not_seen"


@pytest.mark.parametrize("reading, code", [("told", ""), ("refused", "refusal.would_charge")])
def test_engaging_a_target_in_sight(reading: str, code: str) -> None:
    assert judged(Seen.FULL, engage_seen=reading).refusal(Announce("a1.1", "engage", "b1.1")) == code
    assert judged(Seen.NONE, engage_seen=reading).refusal(Announce("a1.1", "engage", "b1.1")) == ""


def test_a_ruling_counts_until_one_of_the_two_moves_and_no_longer_than_the_turn() -> None:
    table = judged(Seen.NONE)
    table.do(Act("a1.1", "walk"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == ""
    other = judged(Seen.NONE, source="a1.1", target="a2.1")
    other.do(c.ChangeLevel("a2.1", 1))
    assert other.fighter("a1").sights == {}
    runs = judged(Seen.NONE, source="a1.1", target="a1.2")
    runs.do(Announce("a1.2", "run"))
    assert runs.fighter("a1").sights
    runs.do(Resolve("a1.2"))
    assert runs.fighter("a1").sights == {}
    ends = judged(Seen.NONE)
    ends.do(c.Correct("game", {"phase": "upkeep"}))
    ends.do(c.EndTurn())
    assert ends.fighter("a1").sights == {}


def test_a_ruling_about_nobody_named_is_only_told() -> None:
    table = judged(Seen.NONE, source="")
    assert all(not fighter.sights for fighter in table.game.fighters.values())
