"""Walks declared with a shot, contact where none may be, shots at nobody, healing the dead (V-C, V-D)."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Disengage, EndAnnouncements, Resolve
from rules.battle.current import current, summed
from rules.battle.expirations import Why, endings
from rules.battle.healing import HealRoll
from rules.battle.row_marks import SettleStep
from rules.battle.rows import rows
from rules.battle.state import DeedState, Modifier, ModifierKind, Place
from rules.cards import Card
from rules.confrontation.action_offers import offers
from rules.values import Characteristic
from tests.stories import monconf_table
from tests.stories.acting import CONSCRIT, FUSILIER, deeds, speaking
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop

# -- a walk declared with a shot (V-D-3) -----------------------------------------------------------------


def shot_and_walks(**readings: str) -> Tabletop:
    table = read_as(speaking((FUSILIER, 2)), **readings)
    table.do(Act("a1.1", "shoot", "b1.1", walks=True))
    return table


@pytest.mark.parametrize("reading, state", [("done", "done"), ("lost", "lost")])
@pytest.mark.parametrize("command", [Act("a1.2", "shoot", "b1.1"), c.EndSpeaking()])
def test_the_table_may_have_made_a_walk_that_nobody_resolved(
    command: c.Command, reading: str, state: str
) -> None:
    table = shot_and_walks(walk_left=reading)
    table.do(command)
    assert deeds(table, "a1.1") == [("walk", state), ("shoot", "done")]
    (told,) = endings(table.steps[-1])
    assert (told.why, told.fighters) == (Why.WALKED if state == "done" else Why.WALK_LOST, ("a1.1",))


def test_a_walk_that_its_fighter_makes_is_told_by_its_own_step_alone() -> None:
    table = shot_and_walks()
    assert endings(table.steps[-1]) == ()
    assert endings(table.do(Act("a1.1", "walk"))) == endings(table.do(c.EndSpeaking())) == ()


def test_a_walk_may_be_asked_for_before_another_one_acts() -> None:
    table = shot_and_walks(walk_left="asked")
    for command in (Act("a1.2", "walk"), c.EndSpeaking(), c.Activate("a1.1")):
        assert table.refusal(command) == "refusal.walk_open"
    assert table.refusal(c.Activate("a1.2")) == ""
    assert [(each.kind, each.fighter) for each in table.system.owed(table.table, table.game)] == [
        ("walk", "a1.1")
    ]
    table.do(Act("a1.1", "walk"))
    assert table.refusal(Act("a1.2", "walk")) == ""
    insists = shot_and_walks(walk_left="asked")
    insists.do(Act("a1.2", "walk"), overrule=True)
    assert deeds(insists, "a1.1") == [("walk", "lost"), ("shoot", "done")]


def test_a_ruleset_of_before_the_line_loses_the_walk() -> None:
    from rules.battle.decisions.activation import WALK_LEFT

    assert (WALK_LEFT.ours, WALK_LEFT.kept) == ("done", "lost")


# -- whom one shoots at (V-D-3) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "target, code",
    [
        ("a1.1", "refusal.shoots_itself"),
        ("a1.2", "refusal.shoots_friend"),
        ("b1.2", "refusal.off_table"),
        ("", "refusal.which_target"),
        ("b1.1", ""),
    ],
)
def test_a_shot_at_no_enemy_on_the_table_is_told_and_may_be_insisted_on(target: str, code: str) -> None:
    table = speaking((FUSILIER, 2))
    table.do(c.Put("b1.2", Place.DEAD))
    assert table.refusal(Act("a1.1", "shoot", target)) == code
    assert table.do(Act("a1.1", "shoot", target), overrule=bool(code)).overruled == code


# -- moves that end in no contact (V-C-2, V-C-4, V-D-1) ----------------------------------------------------


@pytest.mark.parametrize("action", ["run", "cover", "walk"])
def test_a_move_that_may_not_end_in_contact_says_so(action: str) -> None:
    table = speaking(CONSCRIT, foes=2)
    assert table.refusal(c.Touch("a1.1", "b1.1")) == "", "before it moves"
    if action == "walk":
        table.do(Act("a1.1", "walk"))
    else:
        table.do(Announce("a1.1", action))
        table.do(Resolve("a1.1"))
    assert table.refusal(c.Touch("b1.1", "a1.1")) == "refusal.contact_after"
    step = table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    assert step.against[0].data == {"fighter": "a1.1", "action": action}
    table.do(c.EndSpeaking())
    assert table.refusal(c.Touch("a1.1", "b1.2")) == "", "an enemy may come to it later"


@pytest.mark.parametrize("action", ["run", "cover"])
def test_contact_before_a_move_is_resolved_says_so_once(action: str) -> None:
    table = speaking(CONSCRIT)
    table.do(Announce("a1.1", action))
    step = table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    assert step.overruled == "refusal.contact_after"
    assert table.do(Resolve("a1.1")).overruled == "", "it was told"
    assert speaking(CONSCRIT).refusal(c.Touch("a1.1", "b1.1")) == ""


def test_contact_before_a_walk_declared_with_a_shot_says_so_once() -> None:
    table = shot_and_walks()
    assert table.do(c.Touch("a1.1", "b1.1"), overrule=True).overruled == "refusal.contact_after"
    table.do(Act("a1.2", "walk"))
    assert deeds(table, "a1.1")[0] == ("walk", "done")


def test_a_move_that_is_lost_or_begins_in_contact_says_nothing_of_another_contact() -> None:
    table = speaking(CONSCRIT, foes=2)
    table.do(Announce("a1.1", "run"))
    table.do(Resolve("a1.1", DeedState.LOST))
    assert table.refusal(c.Touch("a1.1", "b1.1")) == ""
    held = monconf_table.opened([monconf_table.GUARD], [(monconf_table.GOBLIN, 2)], play=False)
    held.do(c.Touch("a1.1", "b1.1"))
    held.do(c.PlayTop())
    held.do(Announce("a1.1", "retreat"), overrule=True)
    assert held.refusal(c.Touch("a1.1", "b1.2")) == "", "it leaves them, or stays"


@pytest.mark.parametrize("resolved", [True, False])
@pytest.mark.parametrize(
    "sheet, action, target, code",
    [
        (monconf_table.GUARD, "run", "", "refusal.contact_after"),
        (monconf_table.GUNNER, "shoot", "b1.1", "refusal.contact_after"),
        (monconf_table.GUNNER, "precise", "b1.1", ""),
        (monconf_table.MAGE, "mystic", "", "refusal.contact_after"),
    ],
)
def test_in_monconf_too(sheet: Card, action: str, target: str, code: str, resolved: bool) -> None:
    table = monconf_table.opened([sheet], [monconf_table.GOBLIN])
    table.do(Announce("a1.1", action, target))
    if resolved:
        table.do(Resolve("a1.1"))
    assert table.refusal(c.Touch("a1.1", "b1.1")) == code
    assert table.refusal(c.Touch("a1.1", "z")) == "refusal.unknown"


# -- freedom, and attempts to disengage ------------------------------------------------------------------


@pytest.mark.parametrize("reading, code", [("announced", ""), ("resolved", "refusal.engaged")])
@pytest.mark.parametrize("action", ["run", "charge"])
def test_freedom_is_judged_when_the_line_says(action: str, reading: str, code: str) -> None:
    table = read_as(speaking(CONSCRIT), free_announced=reading)
    table.do(Announce("a1.1", action, "b1.1" if action == "charge" else ""))
    table.do(EndAnnouncements())
    table.do(c.Touch("a1.1", "b1.2"), overrule=action == "run")
    assert table.refusal(Resolve("a1.1")) == code


def test_who_is_rid_of_its_enemy_need_not_disengage_before_it_engages() -> None:
    table = speaking(CONSCRIT, foes=2)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Announce("a1.1", "engage", "b1.2"))
    assert table.refusal(Resolve("a1.1")) == "refusal.disengage_first"
    table.do(c.Put("b1.1", Place.FLED))
    assert table.refusal(Resolve("a1.1")) == ""
    table.do(Resolve("a1.1"))
    assert table.game.contacts == (("a1.1", "b1.2"),)


@pytest.mark.parametrize("reading, code", [("once", "refusal.disengaged_once"), ("again", "")])
def test_how_often_one_tries_to_disengage(reading: str, code: str) -> None:
    table = read_as(speaking(CONSCRIT), disengage_again=reading)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Disengage("a1.1", False))
    assert table.refusal(Disengage("a1.1", True)) == code


# -- charges, and their penalties by default (V-B-2) ---------------------------------------------------------


def two_charges(**readings: str) -> Tabletop:
    table = read_as(speaking((CONSCRIT, 2), foes=2), **readings)
    for key, target in (("a1.1", "b1.1"), ("a1.2", "b1.2")):
        table.do(Announce(key, "charge", target))
    for key in ("a1.1", "a1.2"):
        table.do(Resolve(key))
    table.do(c.Correct("game", {"phase": "combat"}))
    return table


@pytest.mark.parametrize("reading, penalised", [("asked", ()), ("due", ("b1.1", "b1.2")), ("not_due", ())])
def test_a_whole_step_deals_with_charges_as_the_ruleset_has_them(
    reading: str, penalised: tuple[str, ...]
) -> None:
    table = two_charges(charged=reading)
    charges = [row for row in rows(table.table, table.game) if row.target]
    step = charges[0].step
    asked = reading == "asked"
    assert (table.refusal(SettleStep(step, "done")) == "refusal.rows_ask") is asked
    if not asked:
        table.do(SettleStep(step, "done"))
    assert tuple(key for key, f in table.game.fighters.items() if f.modifiers) == penalised
    table.do(c.MarkRow(charges[0].id, "done"))
    assert table.game.fighters["b1.1"].modifiers, "each charge has its own switch"
    table.do(c.MarkRow(charges[0].id, "skipped"))
    assert not table.game.fighters["b1.1"].modifiers


def test_assaults_are_offered_first() -> None:
    table = speaking(CONSCRIT)
    offered = [each.data["action"] for each in offers(table.table, table.game, "a1.1")]
    assert offered[:4] == ["charge", "engage", "run", "cover"]


# -- current values (II-A-4) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "readings, changes, expected",
    [
        ({}, {ModifierKind.PENALTY: -15, ModifierKind.BONUS: 5}, 0),
        ({"floor": "each_step"}, {ModifierKind.PENALTY: -15, ModifierKind.BONUS: 5}, 5),
        ({}, {ModifierKind.DIVIDE: 2, ModifierKind.BONUS: 3}, 8),
        ({"division": "last"}, {ModifierKind.DIVIDE: 2, ModifierKind.BONUS: 3}, 7),
        ({"floor": "each_step"}, {ModifierKind.PENALTY: -1}, 9),
    ],
)
def test_a_value_is_summed_as_the_lines_say(
    readings: dict[str, str], changes: dict[ModifierKind, float], expected: float
) -> None:
    table = read_as(speaking(CONSCRIT), **readings)
    for kind, amount in changes.items():
        table.do(c.Modify("a1.1", Modifier("MOU", amount, "Boue", kind)))
    found = current(table.game, table.fighter("a1"), Characteristic.MOU, table.table.ruleset)
    assert found.total == expected == sum(reason.amount for reason in summed(found))


# -- healing (II-B-5) ------------------------------------------------------------------------------------


def test_healing_the_dead_says_so_and_may_be_insisted_on() -> None:
    table = speaking(CONSCRIT)
    table.do(c.Notch("a1.1", 4))
    assert table.fighter("a1").place is Place.DEAD
    assert table.refusal(c.Notch("a1.1", -1)) == "refusal.heals_dead"
    assert table.refusal(HealRoll(fighter="a1.1", least=4)) == "refusal.heals_dead"
    step = table.do(c.Notch("a1.1", -1), overrule=True)
    assert step.overruled == "refusal.heals_dead"
    table.do(c.Notch("b1.1"))
    table.do(c.Put("b1.1", Place.OFF))
    assert table.refusal(HealRoll(fighter="b1.1", least=4)) == "refusal.not_on_table"
    assert (table.fighter("a1").place, table.fighter("a1").notches) == (Place.TABLE, 3)
