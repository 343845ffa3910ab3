"""Whom shots of MonCon'F are at (Les Actions): an enemy in sight, or the table insists; told once."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.state import Place
from rules.monconf.commands import AimedShot, Escape, ReactiveShot, ShootFirst
from rules.referee import Verdict
from tests.stories.monconf_table import ARCHER, CAPTAIN, GOBLIN, GUARD, GUNNER, RAIDER, Table, engaged, opened

TARGETS = [
    ("a1.1", "refusal.shoots_itself"),
    ("a1.2", "refusal.shoots_friend"),
    ("b1.2", "refusal.off_table"),
    ("b1.3", "refusal.not_seen"),
]


def unseen(table: Table, source: str, target: str) -> None:
    table.do(c.Judge(Verdict("sight", "none", "referee.sight.blocked", "II-D-3"), source, target))


def shooting() -> Table:
    """Let two gunners speak; of four goblins the second is dead and the third not seen."""
    table = opened([(GUNNER, 2)], [(GOBLIN, 4)])
    table.do(c.Put("b1.2", Place.DEAD))
    unseen(table, "a1.1", "b1.3")
    return table


@pytest.mark.parametrize("action", ["shoot", "precise"])
@pytest.mark.parametrize("target, code", [*TARGETS, ("", "refusal.which_target"), ("b1.1", "")])
def test_a_shot_at_no_enemy_in_sight_is_told_and_may_be_insisted_on(
    action: str, target: str, code: str
) -> None:
    table = shooting()
    assert table.refusal(Announce("a1.1", action, target)) == code
    assert table.do(Announce("a1.1", action, target), overrule=bool(code)).overruled == code


@pytest.mark.parametrize("target, code", [*TARGETS, ("", ""), ("b1.4", "")])
def test_an_aimed_shot_is_at_an_enemy_in_sight_too(target: str, code: str) -> None:
    table = shooting()
    table.do(Announce("a1.1", "shoot", "b1.1"))
    assert table.refusal(AimedShot("a1.1", target)) == code
    assert table.do(AimedShot("a1.1", target), overrule=bool(code)).overruled == code


@pytest.mark.parametrize("action", ["shoot", "precise"])
def test_a_target_that_has_died_is_told_as_the_shot_is_made(action: str) -> None:
    table = shooting()
    table.do(Announce("a1.1", action, "b1.1"))
    assert table.refusal(Resolve("a1.1")) == ""
    table.do(c.Put("b1.1", Place.DEAD))
    unseen(table, "a1.1", "b1.3")  # whoever died may have been in the way
    assert table.refusal(Resolve("a1.1")) == "refusal.off_table"
    assert table.refusal(Resolve("a1.1", target="b1.1")) == "refusal.off_table"
    assert table.refusal(Resolve("a1.1", target="b1.3")) == "refusal.not_seen"
    assert table.refusal(Resolve("a1.1", target="b1.4")) == ""
    assert table.do(Resolve("a1.1"), overrule=True).overruled == "refusal.off_table"


@pytest.mark.parametrize("target", ["", "a1.2"])
def test_what_was_told_at_the_announcement_is_not_told_again(target: str) -> None:
    table = shooting()
    table.do(Announce("a1.1", "precise", target), overrule=True)
    assert table.refusal(Resolve("a1.1")) == ""


def test_the_shot_before_a_charge_is_at_somebody_who_is_there_and_seen() -> None:
    table = opened([RAIDER], [(GOBLIN, 2)])
    unseen(table, "a1.1", "b1.2")
    assert table.refusal(Announce("a1.1", "assault_shot", "b1.2")) == "refusal.not_seen"
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    assert table.refusal(ShootFirst("a1.1")) == ""
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.refusal(ShootFirst("a1.1")) == "refusal.off_table"
    other = opened([RAIDER], [GOBLIN])
    other.do(Announce("a1.1", "assault_shot"), overrule=True)
    assert other.refusal(ShootFirst("a1.1")) == "", "at nobody, as was told"


def test_a_charge_needs_sight_and_an_engagement_does_not() -> None:
    table = opened([GUARD], [GOBLIN])
    unseen(table, "a1.1", "b1.1")
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == "refusal.not_seen"
    assert table.refusal(Announce("a1.1", "engage", "b1.1")) == ""


def test_a_reactive_shot_needs_sight() -> None:
    table = opened([CAPTAIN], [ARCHER])
    table.do(Announce("a1.1", "walk"))
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == ""
    unseen(table, "b1.1", "a1.1")
    assert table.refusal(ReactiveShot("b1.1", "a1.1")) == "refusal.not_seen"


def test_a_ruling_ends_as_its_fighter_moves() -> None:
    table = opened([(GUARD, 2)], [GOBLIN])
    for action in ("rest", "walk"):
        unseen(table, "a1.1", "b1.1")
        table.do(c.Correct("fighter:a1.1", {"activated": False, "deeds": ()}))
        table.do(Announce("a1.1", action))
        table.do(Resolve("a1.1"))
        assert bool(table.man("a1.1").sights) is (action == "rest")


def test_a_ruling_ends_as_its_fighter_gets_away() -> None:
    table = engaged(since=1)
    unseen(table, "a1.1", "b1.2")
    table.do(Announce("a1.1", "retreat"))
    table.do(Escape("a1.1", success=True))
    assert table.man("a1.1").sights == {}
