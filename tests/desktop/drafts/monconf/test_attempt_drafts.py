"""Tests of INI and COU as far as they are thrown, without any prompt: escapes, rallies, interceptions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from desktop.drafts.monconf.escape_draft import EscapeDraft
from desktop.drafts.monconf.intercept_draft import InterceptDraft
from desktop.drafts.monconf.steady_draft import SteadyDraft
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.monconf.commands import Intercept, Lead, Steady
from tests.stories.monconf_table import CAPTAIN, Table, opened
from tests.stories.tabletop import card

GUARD = card("Garde", "", MOU=10, INI=3, COU=4, DIS=3)
HUNTER = card("Chasseur", "", MOU=10, INI=3, COU=4, DIS=3)
SKETCH = card("Inconnu")


def asked_by(draft: SteadyDraft) -> Steady:
    command = draft.command
    assert isinstance(command, Steady)
    return command


def falls(*dice: int) -> Callable[[int], int]:
    """Let these dice fall, and no other."""
    left = iter(dice)
    return lambda _faces: next(left)


# -- getting away -----------------------------------------------------------------------------------


def escape(action: str) -> EscapeDraft:
    table = opened([GUARD], [HUNTER, HUNTER])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Announce("a1.1", action, "b2.1" if action == "disengage" else ""), overrule=True)
    return EscapeDraft(table=table.table, game=table.game, fighter="a1.1")


def test_who_disengages_reaches_its_target_unless_the_table_says_not() -> None:
    draft = escape("disengage")
    assert draft.target == "b2.1" and not draft.retreats and draft.command.reached
    assert not draft.turned().command.reached and draft.turned().turned() == draft
    assert draft.told(True).success and draft.told(True).reached


def test_who_retreats_reaches_nobody() -> None:
    draft = escape("retreat")
    assert draft.retreats and draft.target == "" and not draft.command.reached


def test_each_enemy_in_contact_takes_one_from_the_value_and_a_low_die_falls_short() -> None:
    draft = escape("retreat")
    assert draft.value.total == 3 - 1 and not draft.falls_short
    assert draft.type_die(1).falls_short and not draft.type_die(5).falls_short


# -- rallying ---------------------------------------------------------------------------------------


def steady(*cards: object) -> tuple[Table, SteadyDraft]:
    table = opened([*cards], [HUNTER])  # type: ignore[list-item]
    return table, SteadyDraft.begin(table.table, table.game, "a1.1", "r")


def test_what_the_card_tells_is_no_value_typed() -> None:
    _, draft = steady(GUARD)
    assert draft.own == 4 and asked_by(draft.entered(4.0, 8.0)).value is None
    assert asked_by(draft.entered(6.0, 8.0)).value == 6 and draft.entered(6.0, 8.0).needed == 8
    assert draft.entered(6.0, 8.0).told(False).success is False
    assert asked_by(draft).row == "r"


def test_a_rally_is_thrown_for_once_value_and_difficulty_are_known() -> None:
    _, draft = steady(SKETCH)
    assert draft.needed is None, "the ruleset as it ships tells no difficulty"
    assert not draft.tested and not draft.entered(5.0, None).tested and not draft.entered(None, 7.0).tested
    assert draft.entered(5.0, 7.0).tested


def test_what_a_commander_lends_takes_the_place_of_what_was_typed() -> None:
    table, draft = steady(GUARD, CAPTAIN)
    table.do(Lead("a2.1", "a1.1"))
    helped = draft.entered(5.0, 8.0).helped(table.game)
    assert helped.own == 7 and helped.value.total == 7 and asked_by(helped).value is None
    table, draft = steady(SKETCH)
    assert asked_by(draft.entered(5.0, 8.0).helped(table.game)).value == 5, "nobody lends anything"


# -- interceptions ----------------------------------------------------------------------------------


@pytest.fixture
def ahead() -> InterceptDraft:
    """Let a figure of INI 5 stop one of INI 3."""
    table = opened([GUARD], [replace(HUNTER, values=card("", INI=5).values)])
    return InterceptDraft.begin(table.table, table.game, Intercept("b1.1", "a1.1"))


@pytest.fixture
def even() -> InterceptDraft:
    table = opened([GUARD], [HUNTER])
    return InterceptDraft.begin(table.table, table.game, Intercept("b1.1", "a1.1"))


def test_the_dice_of_the_interceptor_come_first_and_ties_are_the_movers(even: InterceptDraft) -> None:
    one = even.type_die(4)
    assert (one.at, one.open, one.settled) == (1, (1,), False)
    both = one.type_die(4)
    assert both.settled and not both.succeeds
    assert both.command.dice == (4,) and both.command.against == (4,)
    assert one.type_die(3).succeeds and not both.command.thrown_here


def test_a_typed_six_is_added_to_kept_or_typed_anew(ahead: InterceptDraft) -> None:
    sixes = ahead.type_die(6).type_die(6)
    assert (sixes.at, sixes.waits, sixes.sixes) == (1, True, (1,)), "the lower total decides first"
    again = sixes.type_die(2)
    assert again.sides[1].dice == (6, 2) and again.at == 0
    kept = sixes.keep()
    assert kept.sides[1].kept and (kept.at, kept.sixes) == (0, (0,))
    whole = kept.keep()
    assert whole.settled and whole.succeeds and whole.keep() == whole and whole.lit == ""
    assert whole.type_die(2).sides[0].dice == (2,), "a 6 that was kept is not thrown again"


def test_dice_are_taken_back_from_the_last_that_was_typed(even: InterceptDraft) -> None:
    assert even.back() == even
    one = even.type_die(6).back()
    assert (one.at, one.sides[0].dice) == (0, ())
    both = even.type_die(3).type_die(2)
    assert both.turned().back().open == (both.turned().at,)


def test_who_is_behind_decides_first_on_dice_that_fall_here(ahead: InterceptDraft) -> None:
    fell = ahead.fall(falls(6, 6))
    assert fell.fallen and fell.at == 1 and fell.command.thrown_here and fell.command.against_thrown_here
    assert fell.type_die(3) == fell and fell.back() == fell
    again = fell.decide(True, falls(4))
    assert again.sides[1].dice == (6, 4) and again.at == 0 and again.lit == "again"
    assert again.decide(False, falls()).settled and not again.decide(False, falls()).succeeds
    assert again.turned().decide(True, falls(1)) == again.turned(), "nothing is asked of that side"


def test_at_equal_totals_nothing_falls_before_both_have_said(even: InterceptDraft) -> None:
    fell = even.fall(falls(6, 6))
    said = fell.decide(True, falls())
    assert [side.dice for side in said.sides] == [(6,), (6,)] and said.at == 1
    assert [side.dice for side in said.decide(False, falls(3)).sides] == [(6, 3), (6,)]


def test_a_die_that_lies_there_is_not_thrown_again(even: InterceptDraft) -> None:
    fell = even.type_die(4).fall(falls(2))
    assert fell.settled and not fell.command.thrown_here and fell.command.against_thrown_here
    assert fell.told(True).success and fell.told(True).dice == ()
