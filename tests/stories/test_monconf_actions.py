"""MonCon'F, Les Actions: conditions, targets, effects; charges by power, escapes, shots, spells in melee."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.armies import Option, OptionKind
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.current import current
from rules.battle.magic import CastSpell, LearnSpell, affordable, melee_cost, spells_of
from rules.battle.rows import rows
from rules.battle.state import DeedState, Place
from rules.cards import Card
from rules.monconf.acting import may_cast, potential, shot_lines
from rules.monconf.actions import ACTIONS
from rules.monconf.charging import charge_of
from rules.monconf.commands import SetMark, ShootFirst
from rules.monconf.offers import offers
from rules.spells import Spell, SpellKind
from rules.values import Characteristic, Value
from tests.stories.monconf_table import (
    ARCHER,
    GOBLIN,
    GUARD,
    GUNNER,
    MAGE,
    OGRE,
    RAIDER,
    Table,
    engaged,
    opened,
)
from tests.stories.readings import read_as
from tests.stories.tabletop import card

FLAME = Spell(name_fr="Flamme", kind=SpellKind.SPELL, cost={"fire": 1}, difficulty=Value.parse("-"))
MERCY = Spell(name_fr="Grâce", kind=SpellKind.MIRACLE, faith=1, difficulty=Value.parse("-"))


def value(table: Table, key: str, what: Characteristic) -> float | None:
    return current(table.game, table.man(key), what, table.table.ruleset).total


# -- moves ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "cm"), [("walk", 10), ("run", 20), ("engage", 20), ("charge", 20), ("rest", None)]
)
def test_how_far_an_action_goes(action: str, cm: float | None) -> None:
    table = opened([GUARD], [GOBLIN])
    assert potential(table.table, table.game, table.man("a1.1"), action).total == cm


def test_a_walk_is_assigned_and_resolved() -> None:
    table = opened([(GUARD, 2)], [GOBLIN])
    table.do(Announce("a1.1", "walk"))
    assert table.deeds("a1.1") == [("walk", "", "announced")]
    table.do(Announce("a1.1", "run"))
    table.do(Announce("a1.1", ""))
    assert table.refusal(Announce("a1.1", "")) == "refusal.nothing_announced"
    assert table.refusal(Resolve("a1.1")) == "refusal.nothing_announced"
    table.do(Announce("a1.1", "walk"))
    table.do(Resolve("a1.1"))
    assert table.man("a1.1").activated
    assert table.refusal(Announce("a1.1", "run")) == "refusal.has_acted"
    table.do(c.EndSpeaking())
    assert table.man("a1.2").activated


def test_a_speaking_turn_ends_when_all_is_resolved() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(Announce("a1.1", "run"))
    assert table.refusal(c.EndSpeaking()) == "refusal.unresolved"
    assert table.choices() == {"choice.end_speaking": "refusal.unresolved"}
    table.do(c.EndSpeaking(), overrule=True)
    assert table.deeds("a1.1") == [("run", "", "lost")]
    assert table.refusal(c.EndSpeaking()) == "refusal.nobody_speaks"


def test_what_nobody_knows_and_who_does_not_speak() -> None:
    table = opened([GUARD], [GOBLIN])
    assert table.refusal(Announce("a1.1", "dance")) == "refusal.unknown"
    assert table.refusal(Announce("a9.1", "walk")) == "refusal.unknown"
    assert table.refusal(Announce("b1.1", "walk")) == "refusal.card_not_played"
    assert table.refusal(Announce("a1.1", "walk", "x")) == "refusal.unknown"
    assert table.refusal(Resolve("b1.1")) == "refusal.nothing_announced"
    assert table.refusal(Resolve("x")) == "refusal.unknown"
    assert table.refusal(Resolve("a1.1", DeedState.ANNOUNCED)) == "refusal.unknown"


@pytest.mark.parametrize("action", ["walk", "run", "engage", "charge", "shoot", "rest"])
def test_most_actions_want_a_free_fighter(action: str) -> None:
    table = engaged()
    assert table.refusal(Announce("a1.1", action, "b1.3")) in ("refusal.not_free", "refusal.not_a_shooter")


def test_a_brawl_is_with_a_foe_in_contact() -> None:
    table = opened([GUARD], [(GOBLIN, 2)])
    assert table.refusal(Announce("a1.1", "brawl")) == "refusal.not_engaged"
    table.do(c.Touch("a1.1", "b1.1"))
    assert table.refusal(Announce("a1.1", "brawl", "b1.2")) == "refusal.not_its_foe"
    table.do(Announce("a1.1", "brawl", "b1.1"))
    table.do(Resolve("a1.1"))
    assert table.deeds("a1.1") == [("brawl", "b1.1", "done")]


def test_an_engagement_puts_in_contact_and_one_too_far_is_a_run() -> None:
    table = opened([(GUARD, 2)], [GOBLIN])
    assert table.refusal(Announce("a1.1", "engage")) == "refusal.which_target"
    assert table.refusal(Announce("a1.1", "engage", "a1.2")) == "refusal.friends"
    table.do(Announce("a1.1", "engage", "b1.1"))
    table.do(Resolve("a1.1"))
    assert table.game.contacts == (("a1.1", "b1.1"),)
    assert table.man("a1.1").marks == {"engaged": 1} == table.man("b1.1").marks
    table.do(Announce("a1.2", "engage", "b1.1"))
    step = table.do(Resolve("a1.2", DeedState.FAILED))
    assert step.label.code == "step.turned_run"
    assert table.deeds("a1.2") == [("run", "", "done")]


def test_a_fleeing_target_of_a_charge_is_changed_for_another() -> None:
    table = opened([GUARD], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "charge", "b1.1"))
    assert table.refusal(Resolve("a1.1", target="a1.1")) == "refusal.friends"
    table.do(Resolve("a1.1", target="b1.2"))
    assert table.game.contacts == (("a1.1", "b1.2"),)


def test_what_became_impossible_is_lost() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.refusal(Resolve("a1.1")) == "refusal.off_table"
    table.do(Resolve("a1.1", DeedState.LOST))
    assert table.deeds("a1.1") == [("charge", "b1.1", "lost")]


def test_insisting_on_an_action_without_its_target_leaves_a_playable_state() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(Announce("a1.1", "charge"), overrule=True)
    table.do(Resolve("a1.1"), overrule=True)
    assert table.deeds("a1.1") == [("charge", "", "done")]
    table.do(c.EndSpeaking())


# -- charges --------------------------------------------------------------------------------------


def charge(table: Table, *pairs: tuple[str, str]) -> str:
    """Let fighters charge and return what the last weighing said."""
    for key, target in pairs:
        table.do(Announce(key, "charge", target))
    for key, _ in pairs:
        step = table.do(Resolve(key))
    return next(e.outcome.code for e in step.events if e.kind == "rolled")


def test_equal_power_is_enough_for_the_penalties() -> None:
    """D4: the chargers' power equal to the target's applies."""
    table = opened([(GUARD, 2)], [OGRE])
    assert charge(table, ("a1.1", "b1.1")) == "power.not_due"
    assert value(table, "b1.1", Characteristic.INI) == 2
    assert charge(table, ("a1.2", "b1.1")) == "power.due"
    assert [value(table, "b1.1", Characteristic(n)) for n in ("INI", "ATT", "DEF", "FOR")] == [1, 3, 1, 8]
    assert table.man("b1.1").marks["charged"] == 1


def test_charge_penalties_end_with_the_combat() -> None:
    table = opened([GUARD], [GOBLIN])
    assert charge(table, ("a1.1", "b1.1")) == "power.due"
    table.do(c.Correct("game", {"phase": "combat"}))
    table.do(c.Advance())
    assert value(table, "b1.1", Characteristic.INI) == 2
    assert "charged" not in table.man("b1.1").marks


def test_a_power_nobody_knows_is_the_tables_word() -> None:
    unknown = card("Inconnu", "Gobelins de No-Dan-Kar", MOU=10, INI=2)
    table = opened([(GUARD, 2)], [unknown])
    assert charge(table, ("a1.1", "b1.1")) == "power.unknown"
    assert charge_of(table.table, table.game, "b1.1", "a1.1").total is None
    table.do(SetMark("b1.1", "power", 9))
    assert charge_of(table.table, table.game, "b1.1", "a1.1").total == -7
    table.do(SetMark("b1.1", "charged"))
    assert value(table, "b1.1", Characteristic.INI) == 1
    table.do(SetMark("b1.1", "charged", 0))
    assert value(table, "b1.1", Characteristic.INI) == 2


def test_the_mark_of_a_charge_goes_with_its_last_penalty() -> None:
    """It lasts "jusqu'à la fin du combat": that of its melee, where the players end the penalties with it."""
    table = opened([GUARD], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    table.do(SetMark("b1.2", "charged"))
    table.do(c.Correct("game", {"phase": "combat"}))
    over = [row for row in rows(table.table, table.game) if row.modifiers and row.fighter == "b1.1"]
    table.do(c.MarkRow(over[0].id, "done"))
    assert "charged" not in table.man("b1.1").marks and table.man("b1.1").modifiers == ()
    for left in (2, 1, 0):
        assert "charged" in table.man("b1.2").marks, "as long as one of its penalties stands"
        table.do(c.Unmodify("b1.2", left))
    assert "charged" not in table.man("b1.2").marks
    table.do(c.Correct("game", {"phase": "activation"}))
    rules = table.table.ruleset
    mild = replace(rules, actions=replace(rules.actions, charge_penalty=0))
    table.table = replace(table.table, ruleset=mild)
    table.do(SetMark("b1.2", "charged"))
    table.do(c.Stun("b1.2"))
    assert "charged" in table.man("b1.2").marks, "a charge that costs nothing lasts as long as the combat"


def test_an_unknown_charger_leaves_it_open_unless_the_others_are_enough() -> None:
    sketch = card("Ombre", "Griffons d’Akkylannie", MOU=10)
    table = opened([(sketch, 1)], [GOBLIN])
    assert charge(table, ("a1.1", "b1.1")) == "power.unknown"
    table = Table.lay([GUARD, sketch], [GOBLIN]).begin(points=9)
    table.do(c.PlayTop())
    assert charge(table, ("a1.1", "b1.1")) == "power.due"


# -- shots ----------------------------------------------------------------------------------------


def test_shots_and_their_modifiers() -> None:
    table = opened([(GUNNER, 4)], [GOBLIN])
    table.do(Announce("a1.1", "shoot", "b1.1"))
    table.do(Announce("a1.2", "precise", "b1.1"))
    assert shot_lines(table.man("a1.1")) == ()
    assert [(r.message.code, r.amount) for r in shot_lines(table.man("a1.2"))] == [("shot.precise", 1)]
    assert shot_lines(table.man("a1.3")) == ()
    assert table.refusal(Announce("a1.3", "assault_shot", "b1.1")) == "refusal.no_assault_weapon"
    table.do(Announce("a1.3", "assault_shot", "b1.1"), overrule=True)
    assert [(r.message.code, r.amount) for r in shot_lines(table.man("a1.3"))] == [("shot.assault_shot", -2)]
    assert table.refusal(Resolve("a1.3", DeedState.FAILED)) == "refusal.shoots_first"
    table.do(ShootFirst("a1.3"))
    step = table.do(Resolve("a1.3", DeedState.FAILED))
    assert step.label.code == "step.turned_walk"
    assert [r.amount for r in shot_lines(table.man("a1.3"))] == [-2], "the shot was made"
    table.do(Announce("a1.4", "run"))
    assert shot_lines(table.man("a1.4")) == ()


def test_an_assault_shot_charges_and_wants_a_free_target() -> None:
    table = opened([RAIDER, GUARD], [(GOBLIN, 2)])
    table.do(c.Touch("a2.1", "b1.2"))
    assert table.refusal(Announce("a1.1", "assault_shot", "b1.2")) == "refusal.target_engaged"
    table.do(Announce("a1.1", "assault_shot", "b1.1"))
    table.do(ShootFirst("a1.1"))
    table.do(Resolve("a1.1"))
    assert table.man("b1.1").marks["charged"] == 1


@pytest.mark.parametrize(
    ("action", "code"),
    [("shoot", "not_a_shooter"), ("assault_shot", "not_a_shooter"), ("artillery", "no_artillery"),
     ("mystic", "not_a_mystic")],
)  # fmt: skip
def test_what_a_card_contradicts_is_refused(action: str, code: str) -> None:
    assert opened([GUARD], [GOBLIN]).refusal(Announce("a1.1", action, "b1.1")) == f"refusal.{code}"


def test_a_sketch_may_do_anything() -> None:
    table = Table.lay([GUARD], [GOBLIN])
    table.do(c.AddCard("a", name="Inconnu"))
    table.next_turn().begin(points=3)
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.PlayTop())
    for action in ("shoot", "precise", "artillery", "mystic", "assault_shot"):
        assert table.refusal(Announce("a2.1", action, "b1.1")) == ""


def test_a_spell_may_be_at_a_friend() -> None:
    table = opened([(MAGE, 2)], [GOBLIN])
    table.do(Announce("a1.1", "mystic", "a1.2"))
    table.do(Resolve("a1.1"))
    assert table.man("a1.1").activated


# -- spells ---------------------------------------------------------------------------------------


def with_spell(sheet: Card, spell: Spell, *, contact: bool) -> Table:
    table = opened([sheet], [GOBLIN], play=False)
    kind = OptionKind.SPELL if spell.kind is SpellKind.SPELL else OptionKind.MIRACLE
    options = (Option(spell.name_fr, kind, 0, spell=spell),)
    table.game = table.game.with_card(replace(table.game.cards["a1"], options=options))
    table.game = table.game.with_fighter("a1.1", gems={"fire": 3}, faith=3)
    if contact:
        table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.PlayTop())
    return table


def test_a_mage_casts_several_spells_in_its_action() -> None:
    table = with_spell(MAGE, FLAME, contact=False)
    table.do(Announce("a1.1", "mystic"))
    (spell,) = spells_of(table.game, "a1.1")
    table.do(CastSpell(fighter="a1.1", spell=spell, targets=("b1.1",)))
    table.do(CastSpell(fighter="a1.1", spell=spell))
    assert table.man("a1.1").gems == {"fire": 1}
    assert table.deeds("a1.1") == [("mystic", "b1.1", "done")], "one action, told once"
    assert table.refusal(Resolve("a1.1")) == "refusal.nothing_announced"


def test_a_spell_that_is_renamed_keeps_its_place() -> None:
    table = with_spell(MAGE, FLAME, contact=False)
    table.do(LearnSpell("a1", replace(FLAME, name_fr="Brasier"), "Flamme"))
    table.do(LearnSpell("a1", replace(FLAME, name_fr="Brasier", cost={"fire": 2})))
    (option,) = table.game.cards["a1"].options
    assert option.name == "Brasier" and option.spell is not None and option.spell.cost == {"fire": 2}


def test_a_mage_that_has_cast_takes_no_other_action() -> None:
    table = with_spell(MAGE, FLAME, contact=False)
    table.do(Announce("a1.1", "mystic"))
    table.do(CastSpell(fighter="a1.1", spell=FLAME))
    for action in ("mystic", "run", "charge"):
        assert table.refusal(Announce("a1.1", action, "b1.1")) == "refusal.has_acted"
    table.do(c.EndSpeaking())
    assert table.deeds("a1.1") == [("mystic", "", "done")]


def test_a_mystic_action_resolved_without_a_spell_is_over() -> None:
    table = with_spell(MAGE, FLAME, contact=False)
    table.do(Announce("a1.1", "mystic"))
    table.do(Resolve("a1.1"))
    assert table.refusal(CastSpell(fighter="a1.1", spell=FLAME)) == "refusal.has_acted"


def test_a_mage_with_another_action_does_not_cast() -> None:
    table = with_spell(MAGE, FLAME, contact=False)
    table.do(Announce("a1.1", "walk"))
    assert table.refusal(CastSpell(fighter="a1.1", spell=FLAME)) == "refusal.other_action"
    table.do(Announce("a1.1", ""))
    table.do(CastSpell(fighter="a1.1", spell=FLAME))
    assert table.refusal(Announce("a1.1", "run")) == "refusal.has_acted"
    table.do(c.EndSpeaking())
    assert may_cast(table.table, table.game, "a1.1") is None, "no action of the turn any more"
    assert table.refusal(CastSpell(fighter="a1.1", spell=FLAME)) == "refusal.casts_out_of_turn"
    table.do(CastSpell(fighter="a1.1", spell=FLAME), overrule=True)
    assert table.man("a1.1").gems == {"fire": 1}


def test_a_spell_in_melee_costs_a_gem_more() -> None:
    table = with_spell(MAGE, FLAME, contact=True)
    assert melee_cost(table.table, table.game, "a1.1") == 1
    table.do(CastSpell(fighter="a1.1", spell=FLAME))
    assert table.man("a1.1").gems == {"fire": 1}


@pytest.mark.parametrize(("reading", "left"), [("each", (4, 2)), ("once", (4, 3))])
def test_further_spells_in_melee_cost_a_gem_more_each_or_once_an_action(
    reading: str, left: tuple[int, int]
) -> None:
    table = read_as(with_spell(MAGE, FLAME, contact=True), melee_spells=reading)
    table.game = table.game.with_fighter("a1.1", gems={"fire": 6})
    found = []
    for _ in left:
        table.do(CastSpell(fighter="a1.1", spell=FLAME))
        found.append(table.man("a1.1").gems["fire"])
    assert tuple(found) == left
    table.do(c.BreakContact("a1.1"))
    assert melee_cost(table.table, table.game, "a1.1") == 0


def test_a_gem_that_was_not_due_before_contact_is_due_in_it_once() -> None:
    table = read_as(with_spell(MAGE, FLAME, contact=False), melee_spells="once")
    table.do(CastSpell(fighter="a1.1", spell=FLAME))
    table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    assert melee_cost(table.table, table.game, "a1.1") == 1
    table.game = table.game.with_fighter("a1.1", gems={"fire": 6})
    table.do(CastSpell(fighter="a1.1", spell=FLAME))
    assert melee_cost(table.table, table.game, "a1.1") == 0, "paid"


def test_a_warrior_mage_is_spared() -> None:
    warrior = card("Mage", "Griffons d’Akkylannie", "Initié du Feu, Guerrier-mage", MOU=10, INI=3, POU=4)
    table = with_spell(warrior, FLAME, contact=True)
    assert affordable(table.table, table.game, "a1.1", FLAME).gems == {"fire": 1}


def test_a_miracle_in_melee_costs_a_point_of_faith_more() -> None:
    devout = card("Dévot", "Griffons d’Akkylannie", "Dévot de Merin", MOU=10, INI=3, FOI=3)
    table = with_spell(devout, MERCY, contact=True)
    assert affordable(table.table, table.game, "a1.1", MERCY).gems == {"faith": 2}
    free_spell = replace(FLAME, cost={})
    assert affordable(table.table, table.game, "a1.1", free_spell).lines[0].element == "neutral"


# -- offers ---------------------------------------------------------------------------------------


def test_the_fourteen_actions_are_offered_with_their_reach() -> None:
    table = opened([GUARD], [GOBLIN])
    found = {x.code: x for x in offers(table.table, table.game, "a1.1")}
    assert {code for code in found if code.startswith("action.")} == {f"action.{name}" for name in ACTIONS}
    assert found["action.charge"].refusal is None, "its target is asked for"
    assert found["action.charge"].data["cm"] == 20
    assert found["action.charge"].data["aim"] == "in_sight"
    assert found["action.walk"].data["target"] is False
    assert found["tactic.rally"].refusal is not None
    assert offers(table.table, table.game, "a1.1") == offers(table.table, table.game, "a1.1")
    table.do(c.Correct("game", {"phase": "combat"}))
    assert offers(table.table, table.game, "a1.1") == ()


def test_an_engagement_ends_by_flight_as_by_distance() -> None:
    """Les Actions: too far or it flees, an engagement is a run; a charge is redirected instead."""
    table = opened([GUARD], [GOBLIN])
    table.do(Announce("a1.1", "engage", "b1.1"))
    codes = [x.code for x in offers(table.table, table.game, "a1.1")]
    assert codes[:3] == ["choice.resolve", "choice.turn_run_or_fled", "choice.lost"]


def test_what_an_assigned_action_offers() -> None:
    table = opened([(GUARD, 2), ARCHER], [GOBLIN])
    table.do(Announce("a1.1", "charge", "b1.1"))
    codes = [x.code for x in offers(table.table, table.game, "a1.1")]
    assert codes[:3] == ["choice.resolve", "choice.turn_run", "choice.lost"]
    assert codes[3:5] == ["choice.redirect", "choice.withdraw"]
    reactions = offers(table.table, table.game, "b1.1")
    assert [x.code for x in reactions] == ["tactic.reactive_shot", "tactic.interceptor"]
    assert offers(table.table, table.game, "a2.1") == (), "no reaction to one's own side"


def test_an_escape_is_offered_with_its_test() -> None:
    table = engaged(since=1)
    table.do(Announce("a1.1", "retreat"))
    codes = [x.code for x in offers(table.table, table.game, "a1.1")]
    assert codes[:4] == ["choice.escape", "choice.resolve", "choice.lost", "choice.withdraw"]
