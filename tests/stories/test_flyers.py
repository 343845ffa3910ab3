"""Who flies may change level during a move (II-F-2), an assault included, and lands with its wings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle import one_die
from rules.battle.action_commands import Act, Announce, Disengage, EndAnnouncements, Resolve
from rules.battle.contacts import touching
from rules.battle.current import current
from rules.battle.effect_commands import EndEffect, PutEffect
from rules.battle.events import Step
from rules.battle.expirations import Why, endings
from rules.battle.state import DeedState, Effect, Lasting, Modifier, ModifierKind
from rules.cards import Size
from rules.confrontation.actions import potential
from rules.monconf.commands import Escape, Intercept
from rules.values import Characteristic
from tests.stories.acting import CONSCRIT, GRIFFON, speaking
from tests.stories.monconf_table import GUARD, opened
from tests.stories.monconf_table import Table as MonconfTable
from tests.stories.readings import read_as
from tests.stories.tabletop import Listed, Tabletop, card


def at_level(action: str, mine: int, theirs: int) -> Tabletop:
    table = speaking(GRIFFON)
    for key, level in (("a1.1", mine), ("b1.1", theirs)):
        if level:
            table.do(c.ChangeLevel(key, level), overrule=True)
    table.do(Announce("a1.1", action, "b1.1"))
    table.do(EndAnnouncements())
    return table


@pytest.mark.parametrize("action", ["charge", "engage"])
@pytest.mark.parametrize("mine, theirs, said", [(1, 0, "landed"), (0, 1, "took_off")])
def test_an_assault_of_a_flyer_ends_on_the_level_of_its_target(
    action: str, mine: int, theirs: int, said: str
) -> None:
    table = at_level(action, mine, theirs)
    label = table.do(Resolve("a1.1")).label
    assert (label.code, label.data["target"]) == (f"step.assault_{said}", "b1.1")
    assert label.data["action"] == action
    assert table.fighter("a1").level == theirs
    assert touching(table.game, "a1.1") == ("b1.1",)


def test_on_one_level_nothing_is_said_of_it() -> None:
    table = at_level("charge", 1, 1)
    assert table.do(Resolve("a1.1")).label.code == "step.resolved_done_at"
    assert table.fighter("a1").level == 1


def test_an_assault_that_did_not_come_about_changes_no_level() -> None:
    table = at_level("charge", 1, 0)
    assert table.do(Resolve("a1.1", DeedState.FAILED)).label.code == "step.resolved_failed_at"
    assert table.fighter("a1").level == 1


def test_who_has_one_movement_stays_where_it_is() -> None:
    table = speaking(CONSCRIT)
    table.do(c.ChangeLevel("b1.1", 1), overrule=True)
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == "refusal.across_levels"
    table.do(Announce("a1.1", "charge", "b1.1"), overrule=True)
    table.do(EndAnnouncements())
    assert table.refusal(Resolve("a1.1")) == "refusal.across_levels"
    table.do(Resolve("a1.1"), overrule=True)
    assert (table.fighter("a1").level, touching(table.game, "a1.1")) == (0, ("b1.1",))


def test_the_room_round_a_target_still_counts_for_a_flyer() -> None:
    table = speaking((GRIFFON, 4), foes=1)
    small = table.game.cards["b1"]
    assert small.sheet is not None
    table.game = table.game.with_card(replace(small, sheet=replace(small.sheet, size=Size.SMALL)))
    for n in range(2, 5):
        table.do(c.Touch(f"a1.{n}", "b1.1"))
    table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == "refusal.no_room"


def test_vol_on_the_card_of_one_movement_flies_too() -> None:
    rider = card("Mirvilis", "Lions d’Alahan", "Vol/15", MOU=12.5, INI=5)
    table = speaking(rider)
    table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(EndAnnouncements())
    assert table.do(Resolve("a1.1")).label.code == "step.assault_landed"


# -- two movements (II-A-4) ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes, ground, air",
    [
        ([(ModifierKind.PENALTY, -30)], 0, 0),
        ([(ModifierKind.PENALTY, -16)], 0, 4),
        ([(ModifierKind.DIVIDE, 2)], 8, 10),
        ([(ModifierKind.REPLACE, 4)], 4, 4),
        ([(ModifierKind.REPLACE, 5), (ModifierKind.DIVIDE, 2)], 3, 3),
        ([(ModifierKind.DIVIDE, 2), (ModifierKind.PENALTY, -9), (ModifierKind.BONUS, 2)], 1, 3),
    ],
)
def test_each_of_two_movements_is_changed_by_itself(
    changes: list[tuple[ModifierKind, float]], ground: float, air: float
) -> None:
    table = speaking(GRIFFON)
    for kind, amount in changes:
        table.do(c.Modify("a1.1", Modifier("MOU", amount, "Toile", kind)))
    flyer = table.fighter("a1")
    for level, cm in enumerate((ground, air)):
        assert potential(table.table, table.game, flyer, "walk", level=level).total == cm
        assert potential(table.table, table.game, flyer, "run", level=level).total == 2 * cm


def test_what_reads_a_movement_reads_the_one_of_now() -> None:
    table = speaking(GRIFFON)
    table.do(c.Modify("a1.1", Modifier("MOU", 2, "Toile", ModifierKind.DIVIDE)))
    assert current(table.game, table.fighter("a1"), Characteristic.MOU, table.table.ruleset).total == 8
    table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    assert current(table.game, table.fighter("a1"), Characteristic.MOU, table.table.ruleset).total == 10
    assert one_die.tested_value(table.table, table.game, "a1.1", "MOU").total == 10


# -- who takes off, and from where ------------------------------------------------------------------------


def test_it_takes_wings_to_take_off() -> None:
    table = Tabletop.of([CONSCRIT, GRIFFON], [CONSCRIT])
    assert table.refusal(c.ChangeLevel("a2.1", 1)) == "", "two movements"
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == "refusal.no_flight"
    table.do(PutEffect(Effect(source="Ailes", fighters=("a1.1",), grants=("Vol",), lasting=Lasting.GAME)))
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == "", "a spell gives it wings"
    assert table.do(c.ChangeLevel("b1.1", 1), overrule=True).overruled == "refusal.no_flight"
    assert table.refusal(c.ChangeLevel("b1.1", 0)) == "", "whatever lifted it, it comes down"


def test_of_a_card_that_does_not_tell_its_movement_nobody_knows() -> None:
    table = Tabletop.of([card("Dragon", MOU="?")], ["Cible"])
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == ""


def test_nobody_flies_out_of_contact_without_disengaging() -> None:
    table = speaking((GRIFFON, 2))
    for foe in ("b1.1", "b1.2"):
        table.do(c.Touch("a1.1", foe))
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == "refusal.level_engaged refusal.level_no_move"
    assert table.refusal(c.ChangeLevel("b1.1", 1)) == "refusal.no_flight refusal.level_engaged"
    step = table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    assert step.overruled == "refusal.level_engaged refusal.level_no_move"
    assert touching(table.game, "a1.1") == ()
    (told,) = endings(step)
    assert (told.why, told.left, told.fighters) == (Why.LEVEL, "a1.1", ("b1.1", "b1.2"))
    assert endings(table.do(c.ChangeLevel("a1.1", 0), overrule=True)) == (), "nobody was there any more"


def test_who_has_disengaged_takes_off_freely() -> None:
    table = speaking(GRIFFON)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Disengage("a1.1", success=True))
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == ""
    table.do(Act("a1.1", "walk"))
    assert endings(table.do(c.ChangeLevel("a1.1", 1))) == ()


def test_landing_beside_an_enemy_whom_the_table_put_in_contact_leaves_nobody() -> None:
    table = speaking((GRIFFON, 2))
    table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    table.do(c.ChangeLevel("a1.1", 0), overrule=True)
    assert touching(table.game, "a1.1") == ("b1.1",)


# -- other gestures that end in contact ------------------------------------------------------------------

WYVERN = card("Vouivre", "Griffons d’Akkylannie", MOU="15/20", INI=3, FOR=5, RES=5, PV=4, PUI=2)


def over(a: list[Listed], b: list[Listed], *levels: str) -> MonconfTable:
    """Open a speaking turn of MonCon'F with these figures in the air, and its first one to play."""
    table = opened(a, b)
    for key in levels:
        table.do(c.ChangeLevel(key, 1), overrule=True)
    return table


@pytest.mark.parametrize("mine, theirs, said", [(1, 0, "landed"), (0, 1, "took_off"), (0, 0, "reached")])
def test_a_disengagement_of_a_flyer_says_that_it_changes_level(mine: int, theirs: int, said: str) -> None:
    table = over([WYVERN], [(WYVERN, 2)], *(["a1.1", "b1.1"] if mine else []), *(["b1.2"] if theirs else []))
    table.do(c.Touch("a1.1", "b1.1"))
    table.next_turn().begin(points=9)
    table.do(c.PlayTop())
    table.do(Announce("a1.1", "disengage", "b1.2"))
    label = table.do(Escape("a1.1", success=True)).label
    assert (label.code, label.data["target"]) == (f"step.disengage_{said}", "b1.2")


def test_an_interception_says_that_the_mover_changes_level() -> None:
    table = over([WYVERN], [WYVERN], "b1.1")
    table.do(Announce("a1.1", "run"))
    label = table.do(Intercept("b1.1", "a1.1", success=True), overrule=True).label
    assert (label.code, label.data["fighter"]) == ("step.intercepted_took_off", "b1.1")
    assert table.man("a1.1").level == 1


# -- a level changes during a move (II-F-2) ---------------------------------------------------------------

EAGLE = card("Aigle", "Griffons d'Akkylannie", "Vol/15", MOU="15/20", INI=3, FOR=3, TIR=2, DIS=3)


def test_a_flyer_takes_off_as_it_moves_and_shoots_as_one_that_has_moved() -> None:
    """« Un combattant volant peut changer de palier durant son mouvement » (II-F-2)."""
    table = speaking(EAGLE)
    table.do(EndAnnouncements())
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == "refusal.level_no_move"
    table.do(Act("a1.1", "walk"))
    table.do(c.ChangeLevel("a1.1", 1))
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert not table.fighter("a1").deeds[-1].still
    table.do(c.EndSpeaking())
    assert table.refusal(c.ChangeLevel("a1.1", 0)) == "refusal.level_no_move", "the other side has the hand"


@pytest.mark.parametrize("action", ["run", "cover"])
def test_a_flyer_changes_level_on_the_way_of_what_it_announced(action: str) -> None:
    table = speaking(EAGLE)
    table.do(Announce("a1.1", action))
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == ""
    table.do(Resolve("a1.1"))
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == ""


def test_a_walk_announced_with_a_shot_carries_a_flyer_up() -> None:
    table = speaking(EAGLE)
    table.do(EndAnnouncements())
    table.do(Act("a1.1", "shoot", "b1.1", walks=True))
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == ""


def test_armies_are_laid_out_and_pursue_on_any_level() -> None:
    table = Tabletop.of([EAGLE], ["Cible"])
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == ""
    for phase, code in (("combat", ""), ("upkeep", "refusal.level_no_move")):
        table.do(c.Correct("game", {"phase": phase}))
        assert table.refusal(c.ChangeLevel("a1.1", 1)) == code
    table.do(c.EndTurn())
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == "refusal.level_no_move"
    assert table.refusal(c.ChangeLevel("z", 1)) == "refusal.unknown"


def test_monconf_changes_level_during_a_move_too() -> None:
    table = opened([WYVERN], [GUARD])
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == "refusal.level_no_move"
    table.do(Announce("a1.1", "walk"))
    assert table.refusal(c.ChangeLevel("a1.1", 1)) == ""


# -- wings that end -------------------------------------------------------------------------------------


def aloft(**readings: str) -> Tabletop:
    """Put a conscript in the air by the wings that an effect grants, and a wyvern beside it in contact."""
    table = read_as(Tabletop.of([CONSCRIT], [EAGLE]), **readings)
    table.do(PutEffect(Effect(source="Ailes", fighters=("a1.1",), grants=("Vol/15",))))
    table.do(c.ChangeLevel("a1.1", 1))
    table.do(c.ChangeLevel("b1.1", 1))
    table.do(c.Touch("a1.1", "b1.1"))
    return table


def turned(table: Tabletop) -> Step:
    table.do(c.Correct("game", {"phase": "upkeep"}))
    return table.do(c.EndTurn())


ENDS: dict[str, Callable[[Tabletop], Step]] = {
    "turn": turned,
    "ended": lambda table: table.do(EndEffect(table.game.effects[0].id)),
    "transformed": lambda table: table.do(c.Transform("b1.1", sheet=CONSCRIT)),
}


@pytest.mark.parametrize("by", ENDS)
def test_whoever_flies_no_more_is_on_the_ground_and_in_contact_with_nobody_aloft(by: str) -> None:
    table = aloft()
    step = ENDS[by](table)
    down = "b1.1" if by == "transformed" else "a1.1"
    assert table.game.fighters[down].level == 0 and table.game.contacts == ()
    assert (Why.WINGS, (down,)) in [(each.why, each.fighters) for each in endings(step)]


def test_or_stays_aloft_where_the_ruleset_says_so() -> None:
    table = aloft(wings_end="stays")
    turned(table)
    assert table.fighter("a1").level == 1


def test_whom_an_effect_lifted_without_wings_stays_until_the_table_says_so() -> None:
    table = Tabletop.of([CONSCRIT, card("Dragon", MOU="?")], [EAGLE])
    table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    turned(table)
    assert table.fighter("a1").level == 1
    table.do(c.ChangeLevel("a1.1", 0))
    assert endings(table.steps[-1]) == (), "the table landed it"
