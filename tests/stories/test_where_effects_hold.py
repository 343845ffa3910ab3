"""Whom a spell's group takes in, on which level an effect stays, and who leaves it (II-C, II-F, V-D-4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.current import current
from rules.battle.effect_commands import EndEffect, PutEffect, SwitchBenefit
from rules.battle.events import undo
from rules.battle.leading import LEAD
from rules.battle.magic import CastSpell, aimed
from rules.battle.state import Bond, Effect, Lasting, Modifier, Place
from rules.designation import Designation
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import Characteristic, Value
from tests.stories.tabletop import Tabletop, card

GRIFFONS = "Griffons d’Akkylannie"


def field() -> Tabletop:
    priest = card("Prêtre", GRIFFONS, rank="Dévot", FOI="1-1-1", INI=2)
    guardian = replace(card("Gardien du temple", GRIFFONS, INI=3, FOR=4), classes=("templier",))
    hawk = card("Faucon", GRIFFONS, INI=4, FOR=4)
    table = Tabletop.of([priest, (guardian, 2), hawk], [card("Bûshi", "Gobelins de No-Dan-Kar", INI=3)])
    table.do(c.Faith("a1.1", 9))
    return table


def value(table: Tabletop, key: str, name: str = "INI") -> float | None:
    return current(table.game, table.game.fighters[key], Characteristic(name), table.table.ruleset).total


def blessing(table: Tabletop, group: str = "templiers amis", **more: object) -> CastSpell:
    made = Spell(
        name_fr="Bene", kind=SpellKind.MIRACLE, faith=1, aspect="alteration", difficulty=Value.of(4),
        area=Area(group=Designation.parse(group, table.table.peoples)), lasting=Lasting.TURN,
        modifiers=(Modifier("INI", 1, ""),),
    )  # fmt: skip
    return CastSpell(fighter="a1.1", spell=replace(made, **more), dice=((5,),))  # type: ignore[arg-type]


# -- a spell's named group --------------------------------------------------------------------------


def test_a_miracle_acts_on_the_group_that_it_names() -> None:
    table = field()
    step = table.do(blessing(table))
    assert step.label.data["fighters"] == ["a2.1", "a2.2"]
    assert [value(table, key) for key in ("a1.1", "a2.1", "a2.2", "a3.1")] == [2, 4, 4, 4]
    assert not undo(step.events, table.game).effects, "one step takes all of it back"


def test_a_group_within_a_distance_is_said_by_the_table() -> None:
    table = field()
    for far in (SpellRange(cm=20), SpellRange(contact=True)):
        assert table.refusal(blessing(table, reach=far)) == "refusal.nobody_gains"
    call = blessing(table)
    near = replace(call.spell, area=replace(call.spell.area, cm=5))
    assert table.refusal(replace(call, spell=near)) == "refusal.nobody_gains"
    table.do(replace(call, spell=near, targets=("a2.2",)))
    assert [value(table, key) for key in ("a2.1", "a2.2")] == [3, 4]


def test_a_gain_on_nobody_is_warned_of_and_a_benefit_waits() -> None:
    table = field()
    assert table.refusal(blessing(table, "ogres ennemis")) == "refusal.nobody_named"
    bare = blessing(table, area=Area())
    assert table.refusal(bare) == "refusal.nobody_gains"
    for fine in (
        replace(bare, succeeds=False), blessing(table, area=Area(), bond=Bond.BENEFIT),
        blessing(table, area=Area(), modifiers=()),
        blessing(table, area=Area(), lasting=Lasting.INSTANT, modifiers=()),
    ):  # fmt: skip
        assert table.refusal(fine) == ""
    at_once = blessing(table, area=Area(), lasting=Lasting.INSTANT)
    assert table.refusal(at_once) == "refusal.nobody_gains", "what changes somebody at once is on somebody"
    assert table.refusal(replace(at_once, targets=("b1.1",))) == ""
    assert table.do(bare, overrule=True).overruled is not None, "the table is right"
    ogres = Designation.parse("ogres ennemis", table.table.peoples)
    assert table.refusal(PutEffect(Effect(source="Chant", caster="a1.1"), ogres)) == "refusal.nobody_named"


def test_a_difficulty_of_the_targets_looks_at_the_group() -> None:
    table = field()
    step = table.do(blessing(table, difficulty=Value.parse("INI")))
    assert step.label.data["difficulty"] == 3


# -- levels -----------------------------------------------------------------------------------------


def test_a_group_is_taken_on_the_level_of_the_caster() -> None:
    table = field()
    table.do(c.ChangeLevel("a2.2", 1))
    call = blessing(table)
    assert aimed(table.table, table.game, call) == ("a2.1",)
    assert aimed(table.table, table.game, replace(call, targets=("a2.2",))) == ("a2.2",), "one may aim higher"


def strength(table: Tabletop, *fighters: str, side: str = "", source: str = "Aura") -> str:
    effect = Effect(
        source=source, fighters=fighters, caster="a1.1", around="a1.1", bond=Bond.BENEFIT,
        lasting=Lasting.GAME, modifiers=(Modifier("FOR", 3, ""),),
    )  # fmt: skip
    table.do(PutEffect(effect, None, side))
    return table.game.effects[-1].id


def test_a_benefit_stays_on_the_level_of_who_gives_it() -> None:
    table = field()
    key = strength(table, side="a")
    assert value(table, "a3.1", "FOR") == 7
    step = table.do(c.ChangeLevel("a3.1", 1))
    assert [value(table, k, "FOR") for k in ("a2.1", "a3.1")] == [7, 4]
    assert undo(step.events, table.game).effects[0].fighters == ("a1.1", "a2.1", "a2.2", "a3.1")
    assert table.refusal(SwitchBenefit(key, "a3.1")) == "refusal.other_level"
    table.do(SwitchBenefit(key, "a3.1"), overrule=True)
    table.do(c.Stun("a2.2"))
    assert value(table, "a3.1", "FOR") == 7, "the effect says otherwise, until somebody changes level"
    table.do(c.ChangeLevel("a1.1", 1))
    assert [value(table, k, "FOR") for k in ("a2.1", "a3.1")] == [4, 7], "the giver has left the others"
    other = strength(table, side="a", source="Chant")
    holds = next(effect for effect in table.game.effects if effect.id == other)
    assert holds.fighters == ("a1.1", "a3.1")


def test_what_a_commander_lends_and_what_a_marker_gives_know_no_level() -> None:
    table = field()
    strength(table, side="a", source=f"{LEAD}x")
    effect = Effect(
        source="Autel", bond=Bond.BENEFIT, lasting=Lasting.GAME, modifiers=(Modifier("INI", 1, ""),)
    )
    table.do(PutEffect(effect, None, "a"))
    table.do(c.ChangeLevel("a3.1", 1))
    assert [len(each.fighters) for each in table.game.effects] == [4, 4]


# -- who leaves -------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [Place.OFF, Place.FLED, Place.CAPTURED])
def test_who_leaves_the_table_leaves_the_benefits(place: Place) -> None:
    table = field()
    key = strength(table, side="a")
    table.do(c.Put("a2.1", place))
    assert table.game.effects[0].fighters == ("a1.1", "a2.2", "a3.1")
    assert table.refusal(SwitchBenefit(key, "a2.1")) == "refusal.not_on_table"


def grant(table: Tabletop, group: str = "", **more: object) -> str:
    """Put a benefit for the first side, or for a group as the priest names it."""
    effect = Effect(
        source="Pierre", bond=Bond.BENEFIT, lasting=Lasting.GAME, modifiers=(Modifier("INI", 3, ""),)
    )
    named = Designation.parse(group, table.table.peoples) if group else None
    table.do(PutEffect(replace(effect, **more), named, "" if group else "a"))  # type: ignore[arg-type]
    return table.game.effects[-1].id


def test_a_benefit_of_one_side_leaves_who_goes_over_to_the_other() -> None:
    """It holds for whoever meets the condition now (II-C-4), and comes to nobody by itself."""
    table = field()
    key = grant(table)
    step = table.do(c.ChangeSide("a2", "a2.1"))
    assert [value(table, k) for k in ("a1.1", "a2.1", "a2.2", "b1.1")] == [5, 3, 6, 3]
    assert undo(step.events, table.game).effects[0].fighters == ("a1.1", "a2.1", "a2.2", "a3.1")
    table.do(c.ChangeSide("b1"))
    assert value(table, "b1.1") == 3, "the table says whether the condition is met"
    table.do(SwitchBenefit(key, "b1.1"))
    table.do(c.Stun("a1.1"))
    assert [value(table, k) for k in ("a2.2", "b1.1")] == [6, 6]


def test_a_benefit_of_a_group_leaves_who_is_none_of_it_any_more() -> None:
    table = field()
    key = grant(table, "templiers", caster="a1.1", around="a1.1")
    table.do(SwitchBenefit(key, "a3.1"), overrule=True)
    hawk = card("Faucon", GRIFFONS, INI=4)
    step = table.do(c.Transform("a2.2", sheet=hawk))
    assert table.game.effects[0].fighters == ("a2.1", "a3.1")
    assert undo(step.events, table.game).effects[0].fighters == ("a2.1", "a2.2", "a3.1")
    table.do(c.Transform("a3.1", "Corbeau", sheet=hawk))
    assert value(table, "a3.1") == 7, "the table put it there, whatever the group says"
    table.do(c.ChangeSide("a2"))
    assert value(table, "a2.1") == 6, "templars of either side are named"


def test_friends_of_who_goes_over_are_other_figures() -> None:
    table = field()
    grant(table, "amis", caster="a1.1", around="a1.1")
    grant(table, "amis", caster="a1.1", side="a", source="Chant")
    table.do(c.ChangeSide("a1"))
    mine, theirs = table.game.effects
    assert mine.fighters == ("a1.1",), "whom it called friends are its enemies now"
    assert theirs.fighters == ("a2.1", "a2.2", "a3.1"), "the side that it was put for stays"


def test_a_gain_goes_over_with_its_figure_and_a_commander_lends_to_allies_alone() -> None:
    table = field()
    grant(table, bond=Bond.GAIN)
    lent = Effect(
        source=f"{LEAD}x", fighters=("a2.1", "a2.2"), caster="a1.1", around="a1.1", bond=Bond.BENEFIT,
        lasting=Lasting.GAME, modifiers=(Modifier("FOR", 3, ""),),
    )  # fmt: skip
    table.do(PutEffect(lent))
    table.do(c.ChangeSide("a2", "a2.1"))
    gain, lead = table.game.effects
    assert (gain.fighters, lead.fighters) == (("a1.1", "a2.1", "a2.2", "a3.1"), ("a2.2",))


def test_one_figure_is_taken_out_of_an_effect_and_it_ends_with_the_last() -> None:
    table = field()
    table.do(PutEffect(Effect(source="Chant", modifiers=(Modifier("INI", 2, ""),)), None, "a"))
    key = table.game.effects[0].id
    table.do(EndEffect(key, "a2.1"))
    assert [value(table, k) for k in ("a2.1", "a2.2")] == [3, 5]
    assert table.refusal(EndEffect(key, "a2.1")) == "refusal.unknown"
    for each in ("a1.1", "a2.2"):
        table.do(EndEffect(key, each))
    assert table.do(EndEffect(key, "a3.1")).label.code == "step.effect_ended"
    assert not table.game.effects
