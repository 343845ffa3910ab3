"""A group within an area (II-C-1, II-C-4): the table says who is there; effects that nobody named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.battle import commands as c
from rules.battle.current import current
from rules.battle.effect_commands import EndEffect, PutEffect, SwitchBenefit, asks_who, members
from rules.battle.effects import temper
from rules.battle.events import undo
from rules.battle.state import Bond, Effect, Lasting, Modifier, ModifierKind, Until
from rules.confrontation.system import CONFRONTATION
from rules.designation import Designation
from rules.eclats.system import ECLATS
from rules.spells import Area
from rules.values import Characteristic
from tests.stories.tabletop import Tabletop, card

GRIFFONS = "Griffons d’Akkylannie"
INI2 = Modifier("INI", 2, "")


def field() -> Tabletop:
    priest = card("Prêtre", GRIFFONS, rank="Dévot", FOI="1-1-1", INI=2)
    guardian = replace(card("Gardien du temple", GRIFFONS, INI=3), classes=("templier",))
    return Tabletop.of([priest, (guardian, 3)], [card("Bûshi", "Gobelins de No-Dan-Kar", INI=3)])


def value(table: Tabletop, key: str) -> float | None:
    return current(table.game, table.game.fighters[key], Characteristic.INI, table.table.ruleset).total


def chant(table: Tabletop, *within: str, group: str = "", side: str = "a", **more: Any) -> PutEffect:
    effect = Effect(source="Chant", fighters=within, modifiers=(INI2,), radius=5, **more)
    return PutEffect(effect, Designation.parse(group, table.table.peoples) if group else None, side)


def test_e1_a_gain_within_five_cm_is_for_those_the_table_says_are_there() -> None:
    table = field()
    asked = chant(table)
    assert asks_who(asked) and members(table.table, table.game, asked) == ("a1.1", "a2.1", "a2.2", "a2.3")
    assert table.refusal(asked) == "refusal.nobody_gains", "nobody has said who is within"
    step = table.do(chant(table, "a2.1", "a2.3"))
    assert step.label.data["fighters"] == ["a2.1", "a2.3"]
    assert [value(table, key) for key in ("a1.1", "a2.1", "a2.2", "a2.3")] == [2, 5, 3, 5]
    assert not undo(step.events, table.game).effects


def test_a_group_within_an_area_is_its_own_and_nobody_is_told_from_nobody_there() -> None:
    table = field()
    templars = chant(table, group="templiers amis")
    assert members(table.table, table.game, templars) == ("a2.1", "a2.2", "a2.3")
    assert table.refusal(templars) == "refusal.nobody_gains"
    assert table.refusal(chant(table, group="ogres ennemis")) == "refusal.nobody_named"
    table.do(chant(table, "a2.2", group="templiers amis"))
    assert table.game.effects[0].fighters == ("a2.2",)


def test_a_benefit_within_an_area_begins_with_those_within_and_may_wait() -> None:
    table = field()
    table.do(chant(table, bond=Bond.BENEFIT, caster="a1.1", around="a1.1"))
    key = table.game.effects[0].id
    assert table.game.effects[0].fighters == ()
    table.do(SwitchBenefit(key, "a2.1"))
    assert value(table, "a2.1") == 5


def test_without_an_area_the_group_is_taken_whole() -> None:
    table = field()
    whole = chant(table)
    whole = replace(whole, effect=replace(whole.effect, radius=None))
    assert not asks_who(whole)
    table.do(whole)
    assert len(table.game.effects[0].fighters) == 4
    one = Effect(source="Chant", fighters=("a1.1",), modifiers=(INI2,), radius=5)
    assert not asks_who(PutEffect(one)) and table.refusal(PutEffect(one)) == ""


def test_a_gain_ends_for_one_of_those_who_have_it() -> None:
    table = field()
    table.do(chant(table, "a2.1", "a2.2"))
    step = table.do(EndEffect(table.game.effects[0].id, "a2.1"))
    assert step.label.data == {"source": "Chant", "fighter": "a2.1"}
    assert [value(table, key) for key in ("a2.1", "a2.2")] == [3, 5]
    assert undo(step.events, table.game).effects[0].fighters == ("a2.1", "a2.2")


def test_a_spell_asks_the_same_where_its_area_has_a_radius() -> None:
    assert Area(cm=5).wide and Area(dice=1).wide
    assert not Area(group=Designation(name="templier")).wide


# -- effects without a name -------------------------------------------------------------------------


def test_an_effect_needs_no_name_where_it_does_something() -> None:
    table = field()
    assert table.refusal(PutEffect(Effect(source=" ", fighters=("a1.1",)))) == "refusal.no_name"
    table.do(PutEffect(Effect(source=" ", fighters=("a1.1",), modifiers=(INI2,))))
    table.do(PutEffect(Effect(source="", fighters=("a1.1",), grants=("Féroce",))))
    assert [effect.source for effect in table.game.effects] == ["", ""]


def test_each_change_without_a_name_counts_by_itself() -> None:
    table = field()
    harm = Modifier("INI", -1, "", ModifierKind.PENALTY, Until.GAME_END)
    for _ in range(3):
        table.do(c.Modify("a1.1", harm))
    assert temper(table.game) == (frozenset({"harm"}),) * 3
    for _ in range(2):
        table.do(c.Modify("a1.1", replace(harm, source="Froid")))
    assert len(temper(table.game)) == 4


# -- durations --------------------------------------------------------------------------------------


def test_a_game_offers_the_durations_that_end_in_it() -> None:
    assert set(Lasting) == CONFRONTATION.lastings
    assert {Lasting.TURN, Lasting.TURNS, Lasting.GAME, Lasting.INSTANT} == ECLATS.lastings


@pytest.mark.parametrize("lasting", [Lasting.TURN, Lasting.TURNS])
def test_what_lasts_a_turn_of_eclats_ends_with_it(lasting: Lasting) -> None:
    from tests.stories.combat import Combat, to_next_turn

    table = Combat.begin()
    table.do(PutEffect(Effect(source="", fighters=("a1.1",), modifiers=(INI2,), lasting=lasting)))
    to_next_turn(table)
    assert not table.game.effects
