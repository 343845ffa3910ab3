"""The actions of the activation phase (V-B to V-D): announced, resolved, done one fighter at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.abilities import Ability
from rules.battle import commands as c
from rules.battle.action_rules import ActionRules
from rules.battle.contacts import free, touching
from rules.battle.deeds import deed_of
from rules.battle.effects import abilities_of
from rules.battle.state import DeedState, Modifier, ModifierKind
from rules.battle.wound_effects import Bearer
from rules.cards import Size
from rules.confrontation.action_commands import (
    Act,
    Announce,
    Disengage,
    Dive,
    EndAnnouncements,
    Resolve,
)
from rules.confrontation.action_offers import offers
from rules.confrontation.actions import Stage, pending, potential, shots, stage, walked
from rules.confrontation.disengaging import difficulty
from rules.confrontation.hits import acting_of
from rules.confrontation.magic import CastSpell
from rules.spells import Spell, SpellKind
from rules.text import Message, Reason
from rules.values import Value
from tests.stories.tabletop import Tabletop, card, counted, side

CONSCRIT = card("Conscrit", "Griffons d'Akkylannie", MOU=10, INI=2, FOR=3, RES=5, TIR="-", DIS=3)
FUSILIER = card("Fusilier", "Griffons d'Akkylannie", MOU=7.5, INI=3, FOR=3, RES=5, TIR=2, DIS=3)
MAGE = card("Mage", "Griffons d'Akkylannie", "Initié du Feu", MOU=10, INI=3, POU=4, TIR="-", DIS=3)
GRIFFON = card("Griffon", "Griffons d'Akkylannie", "Vol/15", MOU="15/20", INI=3, DIS=3)


def speaking(*cards: object, foes: int = 4, play: int = 1, **actions: object) -> Tabletop:
    """Open the activation phase and play the first card of a side; the enemies are goblins."""
    goblin = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, INI=3, DIS=2)
    table = Tabletop.of(list(cards), [(goblin, foes)])  # type: ignore[arg-type]
    if actions:
        values = replace(table.table.ruleset.actions, **actions)  # type: ignore[arg-type]
        table.table = replace(table.table, ruleset=replace(table.table.ruleset, actions=values))
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    if play:
        table.do(c.PlayTop())
    return table


def deeds(table: Tabletop, key: str) -> list[tuple[str, str]]:
    return [(d.action, d.state.value) for d in table.game.fighters[key].deeds]


def target_of(table: Tabletop, key: str) -> list[str]:
    fighter = table.game.fighters[key]
    return [a.label("fr") for a in abilities_of(table.table, table.game, fighter) if a.id == "target"]


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
    assert table.refusal(c.EndSpeaking()) == "refusal.resolve_first"
    assert table.choices() == {"choice.end_speaking": "refusal.resolve_first"}
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
    table.do(c.Put("a1.1", c.Place.FLED))
    assert table.refusal(Announce("a1.1", "run")) == "refusal.not_on_table"
    early = Tabletop.of([CONSCRIT], ["Gobelin"])
    assert early.refusal(Announce("a1.1", "run")) == "refusal.not_activation"
    assert early.refusal(EndAnnouncements()) == "refusal.nobody_speaks"
    assert offers(early.table, early.game, "a1.1") == ()
    assert stage(early.game) is Stage.NONE


@pytest.mark.parametrize("action", ["charge", "run", "cover"])
def test_an_engaged_fighter_neither_charges_nor_runs_nor_takes_cover(action: str) -> None:
    table = speaking(CONSCRIT)
    table.do(c.Touch("a1.1", "b1.1"))
    target = "b1.2" if action == "charge" else ""
    assert table.refusal(Announce("a1.1", action, target)) == "refusal.engaged"
    step = table.do(Announce("a1.1", action, target), overrule=True)
    assert step.overruled == "refusal.engaged", "the table is right"


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
    table.do(c.Put("b1.1", c.Place.OFF))
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
    table.do(c.ChangeLevel("a1.1", 1))
    found = potential(table.table, table.game, table.fighter("a1"), "walk")
    assert (found.total, found.reasons[-1]) == (20, Reason(Message("value.flight"), 5))
    table.do(c.Modify("a1.1", Modifier("MOU", 4, "Toile", ModifierKind.REPLACE)))
    assert potential(table.table, table.game, table.fighter("a1"), "walk").total == 4


# -- disengaging ------------------------------------------------------------------------------------


def outnumbered(**actions: object) -> Tabletop:
    table = speaking(CONSCRIT, **actions)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a1.1", "b1.2"))
    return table


def test_x1_an_outnumbered_fighter_engages_a_former_opponent_elsewhere() -> None:
    table = outnumbered()
    assert potential(table.table, table.game, table.fighter("a1"), "engage").total == 10
    table.do(Announce("a1.1", "engage", "b1.1"))
    assert table.refusal(Resolve("a1.1")) == "refusal.disengage_first"
    table.do(Disengage("a1.1", True))
    assert free(table.game, "a1.1")
    assert potential(table.table, table.game, table.fighter("a1"), "engage").total == 10, "MOU, not twice"
    table.do(Resolve("a1.1"))
    assert table.game.contacts == (("a1.1", "b1.1"),), "one against one"


def test_failing_to_disengage_loses_the_engagement_and_the_walk_not_the_spells() -> None:
    mage = replace(MAGE)
    table = speaking(mage)
    table.do(c.Gem("a1.1", "fire", 2))
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Announce("a1.1", "engage", "b1.2"))
    step = table.do(Disengage("a1.1", False))
    assert step.label.code == "step.not_disengaged"
    assert deeds(table, "a1.1") == [("engage", "lost"), ("disengage", "failed")]
    assert table.refusal(Disengage("a1.1", True)) == "refusal.disengaged_once"
    assert table.refusal(Act("a1.1", "walk")) == "refusal.exclusive_done"
    table.do(Act("a1.1", "mystic", "b1.1"))
    other = outnumbered()
    other.do(Disengage("a1.1", False))
    assert other.refusal(Act("a1.1", "walk")) == "refusal.disengage_failed"


def test_the_test_to_disengage_counts_enemies_and_may_be_rolled_or_typed() -> None:
    table = outnumbered()
    assert difficulty(table.table, table.game, "a1.1").total == 8
    table.dice = [6, 1]
    step = table.do(Disengage("a1.1"))
    assert step.label.code == "step.disengaged", "INI 2 and a 6 reach 8: no reason to risk another die"
    again = outnumbered()
    again.dice = [5]
    assert again.do(Disengage("a1.1")).label.code == "step.not_disengaged"
    typed = outnumbered()
    assert typed.refusal(Disengage("a1.1", dice=(7,))) == "refusal.no_such_face"
    assert typed.refusal(Disengage("a1.1", dice=(5, 2))) == "refusal.dice_do_not_follow"
    rolled = typed.do(Disengage("a1.1", dice=(6, 1))).events[0]
    assert (rolled.total, rolled.outcome.code) == (3, "trial.failure")  # type: ignore[union-attr]
    hard = outnumbered(disengage=10, disengage_each=0)
    hard.dice = [6, 3]
    assert hard.do(Disengage("a1.1")).label.code == "step.disengaged"
    assert hard.dice == []


def test_where_the_ruleset_knows_no_test_the_outcome_is_entered() -> None:
    table = outnumbered(disengage=None)
    assert table.refusal(Disengage("a1.1")) == "refusal.say_outcome"
    shown = {x.code: x for x in offers(table.table, table.game, "a1.1")}
    assert shown["action.disengage"].refusal is None
    table.do(Disengage("a1.1", True))
    table.do(Act("a1.1", "walk"))
    slow = speaking("Garde")
    slow.do(c.Touch("a1.1", "b1.1"))
    assert slow.refusal(Disengage("a1.1")) == "refusal.value_unknown"


def test_when_nobody_may_disengage() -> None:
    table = speaking((CONSCRIT, 3), MAGE)
    assert table.refusal(Disengage("z")) == "refusal.unknown"
    assert table.refusal(Disengage("a2.1", True)) == "refusal.card_not_played"
    assert table.refusal(Disengage("a1.1", True)) == "refusal.not_engaged"
    table.do(Announce("a1.1", "run"))
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a1.2", "b1.2"))
    assert table.refusal(Disengage("a1.1", True)) == "refusal.exclusive_done"
    assert table.refusal(Disengage("a1.2", True)) == "refusal.resolve_first"
    table.do(Resolve("a1.1"))
    assert table.refusal(Disengage("a1.1", True)) == "refusal.exclusive_done"
    table.do(c.Activate("a1.2"))
    assert table.refusal(Disengage("a1.2", True)) == "refusal.turn_over"


# -- walking and shooting ---------------------------------------------------------------------------


def test_x2_walk_then_shoot_shoot_then_walk_but_nothing_is_resumed() -> None:
    table = speaking((FUSILIER, 3))
    table.do(Act("a1.1", "walk"))
    step = table.do(Act("a1.1", "shoot", "b1.1"))
    assert step.label.data["action"] == "shoot", "no stationary shot after a walk"
    assert table.refusal(Act("a1.1", "walk")) == "refusal.walked", "the other half of a walk"
    table.do(Act("a1.2", "shoot", "b1.1", walks=True))
    assert not table.fighter("a1", 2).deeds[-1].still, "a declared walk forfeits the bonus, made or not"
    table.do(Act("a1.2", "walk"))
    assert deeds(table, "a1.2") == [("shoot", "done"), ("walk", "done")]
    step = table.do(Act("a1.3", "shoot", "b1.1"))
    assert (step.label.code, step.label.data["action"]) == ("step.acted_at", "shoot_still")
    assert table.refusal(Act("a1.3", "walk")) == "refusal.walk_not_declared"


def test_a_walk_declared_and_not_made_is_spent() -> None:
    table = speaking((FUSILIER, 2))
    table.do(Act("a1.1", "shoot", "b1.1", walks=True))
    table.do(Act("a1.2", "shoot", "b1.1"))
    assert deeds(table, "a1.1") == [("walk", "lost"), ("shoot", "done")]


def test_one_shot_a_turn_unless_an_ability_says_more() -> None:
    table = speaking(FUSILIER)
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.shots_made"
    quick = replace(FUSILIER, abilities=(Ability("extra_shot", "Tir supplémentaire", "Extra shot", "1"),))
    table = speaking(quick)
    assert shots(table.table, table.game, table.fighter("a1")) == 2
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1", walks=True)) == "refusal.walk_not_declared"
    table.do(Act("a1.1", "shoot", "b1.1"))
    fast = replace(FUSILIER, abilities=(Ability("rapid_reload", "Rechargement rapide", "", "3"),
                                        Ability("luck", "Chance", "", "")))  # fmt: skip
    table = speaking(fast)
    assert shots(table.table, table.game, table.fighter("a1")) == 3
    table.do(Act("a1.1", "shoot", "b1.1", walks=True))
    table.do(Act("a1.1", "walk"))
    assert table.refusal(Act("a1.1", "shoot", "b1.2", walks=True)) == "refusal.walked"
    table.do(Act("a1.1", "shoot", "b1.2"))
    table.do(Act("a1.1", "shoot", "b1.2", walks=True), overrule=True)
    assert deeds(table, "a1.1").count(("walk", "done")) == 1


def test_who_cannot_shoot_is_told_why() -> None:
    table = speaking(CONSCRIT, FUSILIER)
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.unarmed"
    assert table.refusal(Act("a2.1", "shoot", "b1.1")) == "refusal.card_not_played"
    assert table.refusal(Act("a1.1", "run")) == "refusal.unknown"
    assert table.refusal(Act("a1.1", "shoot", "z")) == "refusal.unknown"
    sketch = speaking("Garde")
    assert sketch.refusal(Act("a1.1", "shoot", "b1.1")) == "", "nobody knows its TIR: the players say"
    shown = {x.code: x for x in offers(sketch.table, sketch.game, "a1.1")}
    assert "weapon" in shown["action.shoot"].data["asks"]  # type: ignore[operator]
    armed = speaking(FUSILIER)
    shown = {x.code: x for x in offers(armed.table, armed.game, "a1.1")}
    assert shown["action.shoot"].data["asks"] == ["target", "sight", "distance"]
    armed.do(c.Touch("a1.1", "b1.1"))
    assert armed.refusal(Act("a1.1", "shoot", "b1.2")) == "refusal.engaged"
    assert armed.refusal(Act("a1.1", "walk")) == "refusal.engaged"


def test_a_shot_after_disengaging_counts_as_having_walked() -> None:
    table = speaking(FUSILIER)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(Disengage("a1.1", True))
    table.do(Act("a1.1", "shoot", "b1.1"))
    assert not table.fighter("a1").deeds[-1].still
    assert walked(table.fighter("a1"))
    assert table.refusal(Act("a1.1", "walk")) == "refusal.walked"


def test_freedom_is_judged_as_the_fighters_turn_opens() -> None:
    table = speaking((FUSILIER, 2))
    table.do(Act("a1.1", "walk"))
    table.do(c.Touch("a1.1", "b1.1"))
    assert table.refusal(Act("a1.1", "shoot", "b1.2")) == "", "it was free as it began"
    table.do(c.Touch("a1.2", "b1.2"))
    table.do(Act("a1.2", "mystic"), overrule=True)
    table.do(c.Part("a1.2"))
    assert table.refusal(Act("a1.2", "walk")) == "refusal.engaged"


def test_a_stationary_shot_counts_in_its_wound_roll_and_nowhere_else() -> None:
    table = speaking(FUSILIER)
    table.do(Act("a1.1", "shoot", "b1.1"))
    names = [a.id for a in acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.1")]
    assert names == ["stationary_shot"]
    assert acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.2") == ()
    assert acting_of(table.table, table.game, "b1.1", Bearer.ATTACKER, "a1.1") == ()
    table.do(c.EndSpeaking())
    table.do(c.Advance(), overrule=True)
    assert acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.1") == ()


# -- combining, mystic actions ----------------------------------------------------------------------


def test_after_a_charge_mages_faithful_and_shooters_may_go_on_as_the_ruleset_says() -> None:
    table = speaking(FUSILIER)
    table.do(Announce("a1.1", "run"))
    table.do(Resolve("a1.1"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.combination"
    assert table.refusal(Act("a1.1", "walk")) == "refusal.exclusive_done"
    table.do(Act("a1.1", "shoot", "b1.1"), overrule=True)
    assert not table.fighter("a1").deeds[-1].still
    open_table = speaking(FUSILIER, combines=True)
    open_table.do(Announce("a1.1", "run"))
    open_table.do(Resolve("a1.1"))
    assert not open_table.fighter("a1").activated
    open_table.do(Act("a1.1", "shoot", "b1.1"))
    covered = speaking(FUSILIER, combines=True)
    covered.do(Announce("a1.1", "cover"))
    covered.do(Resolve("a1.1"))
    assert covered.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.exclusive_done", "never combined"
    foot = speaking(CONSCRIT, combines=True)
    foot.do(Announce("a1.1", "run"))
    foot.do(Resolve("a1.1"))
    assert foot.refusal(Act("a1.1", "mystic")) == "refusal.exclusive_done"


def test_x3_a_mage_casts_walks_and_casts_again_while_gems_last() -> None:
    table = speaking(MAGE)
    spark = Spell(name_fr="Étincelle", cost={"fire": 1}, difficulty=Value.parse("-"))
    table.do(c.Gem("a1.1", "fire", 2))
    table.do(CastSpell(fighter="a1.1", spell=spark, targets=("b1.1",)))
    table.do(Act("a1.1", "walk"))
    table.do(CastSpell(fighter="a1.1", spell=spark, targets=("b1.1", "b1.2")))
    assert deeds(table, "a1.1") == [("mystic", "done"), ("walk", "done"), ("mystic", "done")]
    assert table.refusal(CastSpell(fighter="a1.1", spell=spark)) == "refusal.cost_missing"
    assert table.refusal(Act("a1.1", "mystic")) == "refusal.no_resources"


def test_casting_follows_the_order_of_the_speaking_turn() -> None:
    table = speaking((MAGE, 2))
    spark = Spell(name_fr="Étincelle", cost={"fire": 1}, difficulty=Value.parse("-"))
    for key in ("a1.1", "a1.2"):
        table.do(c.Gem(key, "fire", 3))
    table.do(Announce("a1.2", "run"))
    assert table.refusal(CastSpell(fighter="a1.1", spell=spark)) == "refusal.resolve_first"
    table.do(Resolve("a1.2"))
    assert table.refusal(CastSpell(fighter="a1.2", spell=spark)) == "refusal.combination"
    table.do(CastSpell(fighter="a1.1", spell=spark))
    table.do(c.EndSpeaking())
    table.do(CastSpell(fighter="a1.1", spell=spark))
    assert deeds(table, "a1.1") == [("mystic", "done")], "outside its speaking turn no deed is told"


def test_a_spell_without_any_cost_needs_no_resources() -> None:
    table = speaking(MAGE)
    free_one = Spell(name_fr="Lueur", difficulty=Value.parse("-"))
    table.do(CastSpell(fighter="a1.1", spell=free_one))
    assert deeds(table, "a1.1") == [("mystic", "done")]


def test_who_is_no_mage_and_no_faithful_is_told() -> None:
    table = speaking(CONSCRIT)
    assert table.refusal(Act("a1.1", "mystic")) == "refusal.not_mystic"
    monk = card("Moine", "Griffons d'Akkylannie", "Dévot de Merin", MOU=10)
    faithful = speaking(monk)
    assert faithful.refusal(Act("a1.1", "mystic")) == "refusal.no_resources"
    faithful.do(c.Faith("a1.1", 1))
    faithful.do(c.Touch("a1.1", "b1.1"))
    faithful.do(Act("a1.1", "mystic"))
    assert Spell(name_fr="x", kind=SpellKind.MIRACLE).kind is SpellKind.MIRACLE
    sketch = Tabletop(side("A", ["Garde"]), counted("B", 1))
    sketch.do(c.ChooseFirst("b"), overrule=True)
    sketch.do(c.PlayTop())
    sketch.do(c.NameCard("b1", "Sorcier"))
    assert sketch.refusal(Act("b1.1", "mystic")) == ""
    shown = {x.code: x for x in offers(sketch.table, sketch.game, "b1.1")}
    assert "weapon" in shown["action.shoot"].data["asks"]  # type: ignore[operator]


# -- cover ------------------------------------------------------------------------------------------


def test_moving_under_cover_makes_a_harder_target_until_the_next_activation() -> None:
    table = speaking(CONSCRIT)
    table.do(Announce("a1.1", "cover"))
    assert target_of(table, "a1.1") == []
    table.do(Resolve("a1.1"))
    assert target_of(table, "a1.1") == ["Cible/+2"]
    table.do(c.EndTurn(), overrule=True)
    assert target_of(table, "a1.1") == ["Cible/+2"]
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    assert target_of(table, "a1.1") == []


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
    table.do(c.Put("b1.1", c.Place.OFF))
    assert table.refusal(Dive("b1.1")) == "refusal.not_on_table"
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    assert table.refusal(Dive("b1.2")) == "refusal.turn_over"
    table.do(c.Advance())
    assert table.refusal(Dive("b1.2")) == "refusal.not_activation"
    assert table.refusal(Act("b1.2", "walk")) == "refusal.not_activation"


# -- what is offered --------------------------------------------------------------------------------


def test_the_offer_names_each_action_with_its_reason_and_its_centimetres() -> None:
    table = speaking(FUSILIER)
    shown = {x.code: x for x in offers(table.table, table.game, "a1.1")}
    assert list(shown) == [
        "action.charge", "action.run", "action.engage", "action.cover", "action.disengage", "action.walk",
        "action.shoot", "action.mystic", "choice.shoot_walk",
    ]  # fmt: skip
    assert shown["action.charge"].refusal is None, "its target is still to be named"
    assert shown["action.charge"].data["cm"] == 15
    assert shown["action.engage"].data["warn"] and not shown["action.charge"].data["warn"]
    refused = shown["action.disengage"].refusal
    assert refused is not None and refused.code == "refusal.not_engaged"
    table.do(Announce("a1.1", "charge", "b1.1"))
    codes = [x.code for x in offers(table.table, table.game, "a1.1")]
    assert codes[:3] == ["choice.resolve", "choice.lost", "choice.withdraw"]


def test_the_values_of_actions_are_read_and_checked() -> None:
    with pytest.raises(ValueError, match="unknown"):
        ActionRules.from_row({"combine": True})
    with pytest.raises(ValueError):
        ActionRules.from_row({"charge_penalised": ["AGI"]})
    assert ActionRules.from_row({}) == ActionRules()
