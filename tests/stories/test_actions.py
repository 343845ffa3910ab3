"""The actions of the activation phase (V-B to V-D): announced, resolved, done one fighter at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import (
    Act,
    Announce,
    EndAnnouncements,
    Resolve,
)
from rules.battle.contacts import free, touching
from rules.battle.state import DeedState, Modifier, ModifierKind, Place
from rules.cards import Size
from rules.confrontation.action_offers import offers
from rules.confrontation.actions import Stage, pending, potential, stage
from rules.text import Message, Reason
from tests.stories.acting import CONSCRIT, FUSILIER, GRIFFON, MAGE, deeds, speaking
from tests.stories.tabletop import Tabletop, card, counted, side

# -- a whole speaking turn --------------------------------------------------------------------------


def test_s5_three_conscrits_and_two_fusiliers_in_one_speaking_turn() -> None:
    table = speaking((CONSCRIT, 3), (FUSILIER, 2), play=0)
    table.do(c.ReserveTop())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.PlayBoth())
    assert stage(table.game) is Stage.ANNOUNCE
    table.do(Announce("a1.1", "run"))
    table.do(Announce("a1.2", "charge", "b1.1"))
    table.do(Announce("a2.2", "cover"))
    table.do(EndAnnouncements())
    assert stage(table.game) is Stage.RESOLVE
    assert [f.id for f in pending(table.game)] == ["a1.2", "a1.1", "a2.2"], "assaults are suggested first"
    assert table.refusal(Act("a2.1", "shoot", "b1.1")) == "refusal.resolve_first"
    assert table.refusal(c.EndSpeaking()) == "refusal.still_open", "all three are named"
    assert table.choices() == {"choice.end_speaking": "refusal.still_open"}
    for key in ("a2.2", "a1.2", "a1.1"):
        table.do(Resolve(key))
    assert stage(table.game) is Stage.ACT
    assert touching(table.game, "a1.2") == ("b1.1",)
    table.do(Act("a2.1", "shoot", "b1.2"))
    table.do(Act("a1.3", "walk"))
    assert table.refusal(Act("a2.1", "walk")) == "refusal.turn_over", "its turn ended as another one began"
    table.do(c.EndSpeaking())
    mine = [f for f in table.game.fighters.values() if f.id.startswith("a")]
    assert all(f.activated for f in mine)
    assert stage(table.game) is Stage.NONE


def test_announcements_are_changed_taken_back_and_closed() -> None:
    table = speaking((CONSCRIT, 2))
    assert table.refusal(Announce("a1.1", "")) == "refusal.nothing_announced"
    table.do(Announce("a1.1", "run"))
    assert table.do(Announce("a1.1", "charge", "b1.1")).label.code == "step.announced_at"
    assert deeds(table, "a1.1") == [("charge", "announced")]
    assert table.do(Announce("a1.1", "")).label.code == "step.withdrawn"
    assert deeds(table, "a1.1") == []
    table.do(Announce("a1.1", "run"))
    step = table.do(EndAnnouncements())
    assert step.label.data == {"side": "a", "n": 1}
    assert table.refusal(EndAnnouncements()) == "refusal.announcements_over"
    assert table.refusal(Announce("a1.2", "run")) == "refusal.announcements_over"
    table.do(Announce("a1.2", "run"), overrule=True)
    assert [f.id for f in pending(table.game)] == ["a1.1", "a1.2"]
    table.do(Resolve("a1.1"))
    assert table.refusal(Announce("a1.1", "cover")) == "refusal.announcements_over"
    table.game = replace(table.game, step="speak")
    assert table.refusal(Announce("a1.1", "cover")) == "refusal.exclusive_done"


def test_resolving_or_acting_closes_the_announcements() -> None:
    table = speaking((CONSCRIT, 2))
    table.do(Announce("a1.1", "run"))
    table.do(Resolve("a1.1"))
    assert stage(table.game) is Stage.ACT
    other = speaking((CONSCRIT, 2))
    other.do(Act("a1.1", "walk"))
    assert other.refusal(Announce("a1.1", "run")) == "refusal.announcements_over"
    other.game = replace(other.game, step="speak")
    assert other.refusal(Announce("a1.1", "run")) == "refusal.turn_over"


def test_who_may_announce_what() -> None:
    table = speaking(CONSCRIT, MAGE)
    assert table.refusal(Announce("a1.1", "walk")) == "refusal.unknown"
    assert table.refusal(Announce("z", "run")) == "refusal.unknown"
    assert table.refusal(Announce("a1.1", "charge", "z")) == "refusal.unknown"
    assert table.refusal(Announce("a2.1", "run")) == "refusal.card_not_played"
    assert table.refusal(Announce("a1.1", "charge", "a2.1")) == "refusal.friends"
    assert table.refusal(Announce("a1.1", "charge")) == "refusal.which_target"
    table.do(c.Activate("a1.1"))
    assert table.refusal(Announce("a1.1", "run")) == "refusal.turn_over"
    table.do(c.Put("a1.1", Place.FLED))
    assert table.refusal(Announce("a1.1", "run")) == "refusal.not_on_table"
    early = Tabletop.of([CONSCRIT], ["Gobelin"])
    assert early.refusal(Announce("a1.1", "run")) == "refusal.not_activation"
    assert early.refusal(EndAnnouncements()) == "refusal.nobody_speaks"
    assert offers(early.table, early.game, "a1.1") == ()
    assert stage(early.game) is Stage.NONE


def test_who_is_not_speaking_is_offered_a_dive_alone() -> None:
    table = speaking(CONSCRIT, CONSCRIT)
    assert [choice.code for choice in offers(table.table, table.game, "a2.1")] == ["action.dive"]


@pytest.mark.parametrize("action", ["charge", "run", "cover"])
def test_an_engaged_fighter_neither_charges_nor_runs_nor_takes_cover(action: str) -> None:
    table = speaking(CONSCRIT)
    table.do(c.Touch("a1.1", "b1.1"))
    target = "b1.2" if action == "charge" else ""
    assert table.refusal(Announce("a1.1", action, target)) == "refusal.engaged"
    step = table.do(Announce("a1.1", action, target), overrule=True)
    assert step.overruled == "refusal.engaged", "the table is right"
    assert [reason.data for reason in step.against] == [{"fighter": "a1.1"}], "of whom it was said"


def test_a_target_with_no_room_is_told_at_once_and_again_when_resolved() -> None:
    crowd = replace(card("Nain", "Gobelins de No-Dan-Kar", MOU=5), size=Size.SMALL)
    table = Tabletop.of([(CONSCRIT, 4)], [crowd])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    for n in (1, 2, 3, 4):
        table.do(Announce(f"a1.{n}", "charge", "b1.1"))
    for n in (1, 2, 3):
        table.do(Resolve(f"a1.{n}"))
    assert table.refusal(Resolve("a1.4")) == "refusal.no_room"
    table.do(Resolve("a1.4", DeedState.LOST))
    assert deeds(table, "a1.4") == [("charge", "lost")]
    assert free(table.game, "a1.4") and table.fighter("a1", 4).activated


def test_d_what_was_announced_and_became_impossible_is_spent() -> None:
    table = speaking((CONSCRIT, 2))
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Announce("a1.2", "charge", "b1.2"))
    table.do(c.Notch("b1.1", 4))
    assert table.refusal(Resolve("a1.1")) == "refusal.off_table"
    table.do(Resolve("a1.1", DeedState.LOST))
    assert table.refusal(Act("a1.1", "walk")) == "refusal.resolve_first"
    table.do(Resolve("a1.2", target="b1.3"))
    assert touching(table.game, "a1.2") == ("b1.3",), "another target, as the table decides"
    assert table.refusal(Act("a1.1", "walk")) == "refusal.exclusive_done"
    assert table.refusal(Resolve("a1.1")) == "refusal.nothing_announced"


def test_the_table_may_insist_on_a_charge_at_somebody_gone_or_nobody() -> None:
    table = speaking((CONSCRIT, 3))
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Announce("a1.2", "engage"), overrule=True)
    table.do(c.Put("b1.1", Place.OFF))
    table.do(Resolve("a1.1"), overrule=True)
    assert table.refusal(Resolve("a1.2")) == "refusal.which_target"
    assert table.refusal(Resolve("a1.2", target="a1.1")) == "refusal.friends"
    assert table.refusal(Resolve("a1.2", DeedState.ANNOUNCED)) == "refusal.unknown"
    assert table.refusal(Resolve("z")) == "refusal.unknown"
    table.do(Resolve("a1.2"), overrule=True)
    assert table.game.contacts == ()
    table.do(c.Touch("a1.3", "b1.2"))
    table.do(Announce("a1.3", "charge", "b1.2"), overrule=True)
    table.do(Resolve("a1.3"), overrule=True)
    assert touching(table.game, "a1.3") == ("b1.2",)


def test_a_speaking_turn_ended_with_announcements_open_spends_them() -> None:
    table = speaking((CONSCRIT, 2))
    table.do(Announce("a1.1", "run"))
    table.do(c.EndSpeaking(), overrule=True)
    assert deeds(table, "a1.1") == [("run", "lost")]
    table.do(c.EndTurn(), overrule=True)
    assert deeds(table, "a1.1") == [], "a new turn, new deeds"


def test_a_card_played_by_the_tables_word_resolves_its_announcement() -> None:
    table = speaking(CONSCRIT, MAGE)
    table.do(Announce("a2.1", "run"), overrule=True)
    assert table.refusal(Resolve("a2.1")) == "refusal.card_not_played"
    table.do(Resolve("a2.1"), overrule=True)
    assert deeds(table, "a2.1") == [("run", "done")]


# -- potentials -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "cm"), [("charge", 15), ("run", 15), ("engage", 15), ("cover", 7.5), ("walk", 7.5)]
)
def test_potentials_come_from_the_current_mou_and_halves_stay(action: str, cm: float) -> None:
    table = speaking(FUSILIER)
    assert potential(table.table, table.game, table.fighter("a1"), action).total == cm


def test_a_potential_names_its_reasons() -> None:
    table = speaking(FUSILIER, MAGE)
    table.do(c.Modify("a1.1", Modifier("MOU", -2.5, "Boue", ModifierKind.PENALTY)))
    found = potential(table.table, table.game, table.fighter("a1"), "charge")
    assert found.total == 10
    assert found.reasons == (
        Reason(Message("value.printed"), 7.5),
        Reason(Message("value.modifier", {"source": "Boue"}), -2.5),
        Reason(Message("value.times", {"factor": 2}), 5),
    )
    assert potential(table.table, table.game, table.fighter("a1"), "shoot").total is None
    sketch = Tabletop(side("A", ["Garde"]), counted("B", 2))
    assert potential(sketch.table, sketch.game, sketch.fighter("a1"), "run").total is None


def test_a_flyer_goes_as_far_as_its_level_says() -> None:
    table = speaking(GRIFFON)
    flyer = table.fighter("a1")
    assert potential(table.table, table.game, flyer, "run").total == 30
    assert potential(table.table, table.game, flyer, "run", level=1).total == 40
    table.do(c.ChangeLevel("a1.1", 1), overrule=True)
    found = potential(table.table, table.game, table.fighter("a1"), "walk")
    assert (found.total, found.reasons) == (20, (Reason(Message("value.flying"), 20),))
    table.do(c.Modify("a1.1", Modifier("MOU", 4, "Toile", ModifierKind.REPLACE)))
    assert potential(table.table, table.game, table.fighter("a1"), "walk").total == 4
