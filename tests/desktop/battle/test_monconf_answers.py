"""Who answers a move in MonCon'F, and what rows say of who is stopped, dead or gone."""

from __future__ import annotations

import pytest

from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.table import BattleTable
from desktop.wording.battle.monconf.action_words import turn_summary
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.battle.state import DeedState, Place
from rules.monconf.commands import AimedShot, Intercept, SetMark
from rules.text import Message
from tests.desktop.battle.battles import play_on, unseen
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.monconf_room import PROWLER
from tests.desktop.battle.readable import strings


def walking(table: BattleTable) -> None:
    """Let a guard walk."""
    play_on(table, c.PlayTop(), Announce("a1.1", "walk"))


@pytest.mark.parametrize("place", [Place.FLED, Place.DEAD, Place.TABLE])
def test_who_cannot_answer_is_not_asked_though_it_is_chosen(
    opened: BattleTable, keys: Hand, place: Place
) -> None:
    walking(opened)
    if place is Place.TABLE:
        opened.context.do(c.Touch("a1.2", "b1.1"))
    else:
        opened.context.do(c.Put("b1.1", place))
    opened.select("b1.1")
    keys("T")
    assert not isinstance(opened.prompt, MonconfActionPrompt)
    assert any("Who answers the move?" in words for words in strings(opened.centre))
    keys(PROWLER)
    assert isinstance(opened.prompt, MonconfActionPrompt), "its letters name who may"


def test_who_can_answer_is_asked_at_once(opened: BattleTable, keys: Hand) -> None:
    walking(opened)
    opened.select("b2.1")
    keys("T")
    assert isinstance(opened.prompt, MonconfActionPrompt)


def test_nobody_is_told_to_answer_where_nobody_can(opened: BattleTable) -> None:
    context = opened.context
    walking(opened)

    def said() -> str:
        return " ".join(button.text() for button in opened.centre.side_verbs.buttons)

    assert "(2 CP)" in said() and "(1 CP)" in said()
    context.do(c.Put("b2.1", Place.OFF))
    assert "(1 CP)" in said() and "(2 CP)" not in said(), "nobody is left who shoots"
    unseen(opened, *(c.Touch("a1.2", fighter.id) for fighter in context.game.fighters_of("b1")))
    play_on(opened, c.Put("b3.1", Place.FLED), c.Put("b4.1", Place.FLED))
    assert said() == ""


def test_who_was_stopped_goes_no_further(opened: BattleTable) -> None:
    context = opened.context
    context.do(c.Correct("game", {"hand": "a"}))
    context.do(c.PlayTop())
    context.do(c.Correct("game", {"speaking": ("a2",)}))
    context.do(Announce("a2.1", "shoot", "b3.1"))
    tag = turn_summary(context, context.game.fighters["a2.1"]).tags[0]
    assert "cm" in tag.words
    context.do(AimedShot("a2.1", "b3.1"))
    context.do(Intercept("b1.1", "a2.1", success=True))
    for dead in (False, True):
        if dead:
            context.do(c.Put("b1.1", Place.DEAD))
        told = turn_summary(context, context.game.fighters["a2.1"])
        assert "cm" not in told.tags[0].words and "intercepted" in told.tags[0].words
        assert "−1" not in told.tags[0].words and told.said.count("−1") == 1, "said once"


def test_a_mystic_in_contact_walks_nowhere(opened: BattleTable) -> None:
    context = opened.context
    context.do(c.Correct("game", {"hand": "b"}))
    context.do(c.Correct("game", {"speaking": ("b4",)}))
    context.do(Announce("b4.1", "mystic"))
    assert "cm" in turn_summary(context, context.game.fighters["b4.1"]).tags[0].words
    assert context.do(c.Touch("a1.1", "b4.1"), overrule=True), "its walk is not to end in contact"
    assert "cm" not in turn_summary(context, context.game.fighters["b4.1"]).tags[0].words


def test_who_died_on_the_way_has_nothing_to_resolve(opened: BattleTable) -> None:
    context = opened.context
    walking(opened)
    context.do(c.Put("a1.1", Place.DEAD))
    assert turn_summary(context, context.game.fighters["a1.1"]).tags == ()
    assert context.game.fighters["a1.1"].deeds[0].state is DeedState.ANNOUNCED


def test_who_is_gone_bears_no_marks_on_the_board(opened: BattleTable) -> None:
    context = opened.context
    context.do(SetMark("b1.1", "frightened"))

    def badges() -> list[str]:
        fighter = context.game.fighters["b1.1"]
        view = context.chips.of(context.game, fighter, context.names, context.play.table.ruleset)
        return [badge.words for badge in view.badges]

    assert any("frightened" in words for words in badges())
    context.do(c.Put("b1.1", Place.FLED))
    assert not any("frightened" in words for words in badges())


def test_a_kept_six_makes_the_tactician(opened: BattleTable) -> None:
    words = opened.context.names.say(Message("step.kept_six_won", {"side": "a", "total": 9, "outcome": "b"}))
    assert "is the tactician" in words
