"""Diving for cover, and the move under cover that it obliges to (V-C-4)."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Disengage, Dive, EndAnnouncements, Resolve
from rules.battle.deeds import deed_of
from rules.battle.state import Contender, DeedState, Place
from rules.battle.trial import OpenTrial, ThrowTrial
from rules.confrontation.action_offers import offers
from tests.stories.acting import FUSILIER, speaking, target_of
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop


def shooting() -> Tabletop:
    table = speaking(FUSILIER, foes=2)
    table.do(Act("a1.1", "shoot", "b1.1"))
    return table


def test_who_is_shot_at_dives_for_cover_and_must_move_under_cover() -> None:
    table = shooting()
    assert [x.code for x in offers(table.table, table.game, "b1.1")] == ["action.dive"]
    assert table.refusal(Dive("b1.2")) == "refusal.not_shot_at"
    table.do(Dive("b1.1"))
    assert target_of(table, "b1.1") == ["Cible/+2"], "the shot that made it dive included"
    assert table.refusal(Dive("b1.1")) == "refusal.dived"
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    assert target_of(table, "b1.1") == ["Cible/+2"], "until its activation of the next turn"
    assert table.refusal(Announce("b1.1", "run")) == "refusal.must_cover"
    assert table.refusal(Act("b1.1", "walk")) == "refusal.must_cover"
    table.do(Announce("b1.1", "cover"))
    assert table.refusal(Announce("b1.1", "run")) == "refusal.must_cover"
    table.do(Resolve("b1.1"))
    assert target_of(table, "b1.1") == ["Cible/+2"], "it does not stack"
    assert sum("b1.1" in e.fighters for e in table.game.effects) == 1
    assert deed_of(table.fighter("b1"), "cover", state=DeedState.DONE) is not None


def dived(**readings: str) -> Tabletop:
    """Open the speaking turn of two fighters, the first of whom dived for cover before it."""
    table = read_as(speaking(FUSILIER, foes=2), **readings)
    table.do(Act("a1.1", "shoot", "b1.1"))
    table.do(Dive("b1.1"))
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    return table


def test_the_move_under_cover_that_a_dive_owes_is_told_before_the_turn_ends() -> None:
    table = dived()
    assert [(each.kind, each.fighter) for each in table.system.owed(table.table, table.game)] == [
        ("cover", "b1.1")
    ]
    for command in (EndAnnouncements(), c.EndSpeaking(), Act("b1.2", "walk")):
        assert table.refusal(command) == "refusal.cover_open"
    table.do(Announce("b1.2", "run"))
    assert table.refusal(c.EndSpeaking()) == "refusal.still_open"
    table.do(EndAnnouncements(), overrule=True)
    table.do(Resolve("b1.2"))
    assert table.refusal(Announce("b1.1", "cover")) == "", "late is better than never"
    table.do(Announce("b1.1", "cover"))
    table.do(Resolve("b1.1"))
    assert table.system.owed(table.table, table.game) == ()
    assert table.do(c.EndSpeaking()).overruled == ""
    assert target_of(table, "b1.1") == ["Cible/+2"]


def test_the_turn_ends_without_the_move_once_that_was_insisted_on() -> None:
    table = dived()
    step = table.do(c.EndSpeaking(), overrule=True)
    assert (step.overruled, step.against[0].data) == ("refusal.cover_open", {"fighter": "b1.1"})
    assert target_of(table, "b1.1") == [], "what was not paid for is gone"
    kept = dived(cover_unmade="kept")
    kept.do(c.EndSpeaking(), overrule=True)
    assert target_of(kept, "b1.1") == ["Cible/+2"]


def test_who_acts_before_the_move_under_cover_is_told_once() -> None:
    table = dived()
    table.do(Act("b1.2", "walk"), overrule=True)
    table.do(Act("b1.2", "shoot", "a1.1"), overrule=True)
    assert "refusal.cover_open" not in table.steps[-1].overruled


def test_who_is_ticked_off_without_the_move_is_told_once() -> None:
    table = dived()
    assert table.refusal(c.Activate("b1.1")) == "refusal.cover_open"
    table.do(c.Activate("b1.1"), overrule=True)
    assert table.system.owed(table.table, table.game) == (), "it was told"
    assert table.refusal(c.Activate("b1.1", activated=False)) == ""
    table.do(c.EndSpeaking())
    assert target_of(table, "b1.1") == [], "what was not paid for is gone"


@pytest.mark.parametrize("state", [DeedState.LOST, DeedState.FAILED])
def test_a_move_under_cover_that_comes_to_nothing_is_told_and_not_paid_for(state: DeedState) -> None:
    table = dived()
    table.do(Announce("b1.1", "cover"))
    assert table.refusal(Resolve("b1.1", state)) == "refusal.cover_open"
    step = table.do(Resolve("b1.1", state), overrule=True)
    assert step.overruled == "refusal.cover_open"
    assert table.do(c.EndSpeaking()).overruled == ""
    assert target_of(table, "b1.1") == []
    chosen = speaking(FUSILIER)
    chosen.do(Announce("a1.1", "cover"))
    assert chosen.refusal(Resolve("a1.1", state)) == "", "nothing obliged it to"


def test_another_action_does_not_pay_for_a_dive() -> None:
    table = dived()
    table.do(Announce("b1.1", "charge", "a1.1"), overrule=True)
    table.do(Resolve("b1.1"))
    assert table.game.contacts
    table.do(c.EndSpeaking())
    assert target_of(table, "b1.1") == []


def test_a_move_that_was_announced_and_left_does_not_pay_for_a_dive() -> None:
    table = dived()
    table.do(Announce("b1.1", "cover"))
    assert table.do(c.EndSpeaking(), overrule=True).overruled == "refusal.resolve_first"
    assert target_of(table, "b1.1") == []


def test_who_was_engaged_as_it_was_activated_owes_no_move_under_cover() -> None:
    table = shooting()
    table.do(Dive("b1.1"))
    table.do(c.Touch("b1.1", "a1.1"))
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(Disengage("b1.1", True))
    assert table.system.owed(table.table, table.game) == ()
    for command in (Act("b1.1", "walk"), Act("b1.1", "shoot", "a1.1")):
        assert table.refusal(command) == ""
    assert table.refusal(Announce("b1.1", "run")) != "refusal.must_cover"
    table.do(Act("b1.1", "walk"))
    assert table.do(c.EndSpeaking()).overruled == ""
    assert target_of(table, "b1.1") == ["Cible/+2"], "the obligation lapsed, and with it what it costs"


def test_who_announced_to_disengage_owes_no_move_under_cover_either() -> None:
    table = shooting()
    table.do(Dive("b1.1"))
    table.do(c.Touch("b1.1", "a1.1"))
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(Announce("b1.1", "engage", "a1.1"))
    table.do(Disengage("b1.1", True))
    table.do(Announce("b1.1", ""))
    assert table.refusal(Act("b1.1", "walk")) == ""
    table.do(c.EndSpeaking())
    assert target_of(table, "b1.1") == ["Cible/+2"]


def test_cover_may_come_with_the_move_alone() -> None:
    table = dived(dive="moved")
    assert target_of(table, "b1.1") == []
    table.do(Announce("b1.1", "cover"))
    table.do(Resolve("b1.1"))
    assert target_of(table, "b1.1") == ["Cible/+2"]


def test_cover_may_count_from_the_next_shot_on() -> None:
    table = read_as(speaking(FUSILIER, foes=2), dive="later")
    table.do(Act("a1.1", "shoot", "b1.1"))
    table.do(Dive("b1.1"))
    assert target_of(table, "b1.1") == [], "not against the shot that made it dive"
    table.do(Act("a1.1", "shoot", "b1.1"), overrule=True)
    assert target_of(table, "b1.1") == ["Cible/+2"]
    table.do(c.EndSpeaking())
    assert target_of(table, "b1.1") == ["Cible/+2"]
    assert sum("b1.1" in e.fighters for e in table.game.effects) == 1


def test_cover_from_the_next_shot_on_comes_with_the_end_of_the_speaking_turn() -> None:
    table = dived(dive="later")
    assert target_of(table, "b1.1") == ["Cible/+2"]
    assert table.refusal(Announce("b1.1", "run")) == "refusal.must_cover"


def test_an_open_test_is_told_before_the_turn_ends() -> None:
    table = dived()
    table.do(OpenTrial(Contender(fighter="b1.2", characteristic="INI"), difficulty=5))
    assert table.refusal(c.EndSpeaking()) == "refusal.still_open"
    table.do(c.Activate("b1.1"), overrule=True)
    assert table.refusal(c.EndSpeaking()) == "refusal.test_open"
    table.do(c.EndSpeaking(), overrule=True)
    assert table.system.owed(table.table, table.game) == (), "a test between two speaking turns waits"


def test_a_test_is_put_away_with_its_speaking_turn_once_it_is_decided() -> None:
    table = dived()
    table.do(OpenTrial(Contender(fighter="b1.2", characteristic="INI"), difficulty=5))
    undecided = table.game
    table.do(ThrowTrial(dice=(1,)))
    assert table.game.trial is not None
    table.do(c.EndSpeaking(), overrule=True)
    assert table.game.trial is None
    table.game = undecided
    table.do(c.EndSpeaking(), overrule=True)
    assert table.game.trial is not None


def test_a_dive_lapses_where_the_move_has_become_impossible() -> None:
    table = shooting()
    table.do(Dive("b1.1"))
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(c.Touch("b1.1", "a1.1"))
    assert table.refusal(Announce("b1.1", "engage", "a1.1")) == ""


def test_when_nobody_dives() -> None:
    table = shooting()
    assert table.refusal(Dive("z")) == "refusal.unknown"
    assert table.refusal(Dive("a1.1")) == "refusal.turn_over", "its card is being played"
    table.do(c.Touch("b1.1", "a1.1"))
    assert table.refusal(Dive("b1.1")) == "refusal.engaged"
    table.do(c.Put("b1.1", Place.OFF))
    assert table.refusal(Dive("b1.1")) == "refusal.not_on_table"
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.refusal(Dive("b1.2")) == "refusal.turn_over"
    table.do(c.Advance())
    assert table.refusal(Dive("b1.2")) == "refusal.not_activation"
    assert table.refusal(Act("b1.2", "walk")) == "refusal.not_activation"


def test_who_acts_otherwise_against_the_rule_owes_no_move_under_cover() -> None:
    """The table was told as it acted: what cannot be done any more is not asked for."""
    table = dived()
    step = table.do(Act("b1.1", "walk"), overrule=True)
    assert "refusal.must_cover" in step.overruled
    assert table.system.owed(table.table, table.game) == ()
    assert table.do(c.EndSpeaking()).overruled == ""
    assert target_of(table, "b1.1") == [], "what was not paid for is gone"
