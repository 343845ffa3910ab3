"""Mana, faith, spells and miracles at the table (section 8); a cast is one step, undone as one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.armies import Option, OptionKind
from rules.battle import commands as c
from rules.battle.current import current
from rules.battle.effect_commands import PayUpkeep, SwitchBenefit
from rules.battle.events import Rolled, Step, undo
from rules.battle.magic import (
    CastSpell,
    LearnSpell,
    affordable,
    difficulty_dice,
    difficulty_of,
    spells_of,
)
from rules.battle.mana import CountFaith, SetGemLimit, believers_of, limit_of, room_of
from rules.battle.rows import rows
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.spells_used import times_cast
from rules.battle.state import Bond, Lasting, Place
from rules.designation import Designation
from rules.spells import Area, Spell, SpellKind, SpellRange, payment
from rules.text import Message, Reason
from rules.values import Characteristic, Value
from tests.stories.tabletop import Tabletop, card, peoples
from tests.stories.temple import FLAMES, PRAYER, cast, temple

GUST = Spell(name_fr="Rafale", cost={"air": 1}, difficulty=Value.of(5), reach=SpellRange(cm=20))
MIST = Spell(
    name_fr="Voile de brume", cost={"fire": 1}, difficulty=Value.of(5), reach=SpellRange(contact=True),
    area=Area(cm=30, marker=True), bond=Bond.BENEFIT, lasting=Lasting.TURN, grants=("Cible/+2",),
)  # fmt: skip


def value(table: Tabletop, key: str, name: str) -> float | None:
    return current(table.game, table.game.fighters[key], Characteristic(name), table.table.ruleset).total


def rolled(step: Step) -> list[Rolled]:
    return [event for event in step.events if isinstance(event, Rolled)]


# -- casting ----------------------------------------------------------------------------------------


def test_a_spell_is_cast_in_one_step_that_undo_takes_back_whole() -> None:
    table = temple(fire=3)
    before = table.game
    step = cast(table, FLAMES, "a3.1", dice=((3,),))
    assert step.label.code == "step.cast_success"
    assert table.fighter("a1").gems == {"fire": 1}
    assert value(table, "a3.1", "DEF") == 6
    assert [(r.message.code, r.amount) for r in rolled(step)[0].reasons] == [
        ("roll.natural", 3),
        ("value.printed", 4),
    ]
    assert (rolled(step)[0].typed, rolled(step)[0].total) == (True, 7)
    assert undo(step.events, table.game) == before


def test_a_spell_that_fails_costs_its_gems_and_does_nothing() -> None:
    table = temple(fire=2)
    step = cast(table, FLAMES, "a3.1", dice=((2,),))
    assert step.label.code == "step.cast_failure"
    assert table.fighter("a1").gems == {} and table.game.effects == ()


def test_x3_a_mage_casts_walks_and_casts_again_while_gems_last() -> None:
    table = temple(fire=4)
    cast(table, FLAMES, "a3.1", dice=((5,),))
    assert not affordable(table.table, table.game, "a1.1", FLAMES).missing
    cast(table, FLAMES, "a3.2", dice=((5,),))
    assert (value(table, "a3.1", "DEF"), value(table, "a3.2", "DEF")) == (6, 6)
    assert affordable(table.table, table.game, "a1.1", FLAMES).missing == {"fire": 2}
    again = CastSpell(fighter="a1.1", spell=FLAMES, targets=("a3.1",))
    assert table.refusal(again) == "refusal.cost_missing"


def test_what_is_affordable_or_missing_is_told_by_element() -> None:
    table = temple(fire=1, neutral=1)
    spell = replace(FLAMES, cost={"neutral": 1, "fire": 2, "water": 1})
    found = affordable(table.table, table.game, "a1.1", spell)
    assert [(line.element, line.needed, line.held, line.missing) for line in found.lines] == [
        ("fire", 2, 1, 0), ("water", 1, 0, 1), ("neutral", 1, 1, 1),
    ]  # fmt: skip
    assert found.gems == {"fire": 1, "neutral": 1} and found.missing == {"water": 1, "neutral": 1}
    assert affordable(table.table, table.game, "a2.1", PRAYER).missing == {"faith": 3}


def test_the_neutral_part_of_a_cost_takes_any_gem() -> None:
    found = payment({"neutral": 4}, {"neutral": 1, "fire": 1, "water": 2}, neutral_pays=False)
    assert (found.gems, found.missing) == ({"neutral": 1, "water": 2, "fire": 1}, {})
    assert payment({"fire": 1}, {"neutral": 1}, neutral_pays=False).missing == {"fire": 1}


def test_the_players_choose_which_gems_are_spent() -> None:
    table = temple(fire=2, neutral=2)
    cast(table, FLAMES, "a3.1", dice=((5,),), gems={"neutral": 2, "fire": 0})
    assert table.fighter("a1").gems == {"fire": 2}
    short = CastSpell(fighter="a1.1", spell=FLAMES, gems={"fire": 1})
    short = replace(short, targets=("a3.1",))
    assert table.refusal(short) == "refusal.cost_missing"
    assert table.refusal(replace(short, gems={"fire": 3})) == "refusal.no_gem"
    assert table.refusal(replace(short, gems={"fire": -1})) == "refusal.unknown"
    table.do(replace(short, gems={"fire": 3}, dice=((6,),)), overrule=True)
    assert table.fighter("a1").gems == {}, "the table insists: what is there is spent"


def test_no_six_is_thrown_again_unless_its_player_says_so() -> None:
    hard = replace(FLAMES, difficulty=Value.of(12))
    table = temple(dice=(6, 6, 3, 6), fire=4)
    step = cast(table, hard, "a3.1", number=2)
    assert (step.label.data["dice"], step.label.data["total"]) == ([6, 6], 10), "it fails, and both are kept"
    step = cast(table, hard, "a3.1", number=2, dice=((6, 6), (3, 6), (1,)), thrown_here=True)
    assert (step.label.code, step.label.data["total"]) == ("step.cast_failure", 5), "a 1 after 6s makes it 1"
    assert not rolled(step)[0].typed


def test_typed_dice_must_follow_each_other_and_a_last_six_is_kept() -> None:
    table = temple(fire=4)
    for wrong in (((5,), (4,)), ((6,), (2, 2)), ((),)):
        refused = CastSpell(fighter="a1.1", spell=FLAMES, dice=wrong)
        assert table.refusal(refused) == "refusal.dice_do_not_follow"
    assert table.refusal(CastSpell(fighter="a1.1", spell=FLAMES, dice=((7,),))) == "refusal.no_such_face"
    assert cast(table, FLAMES, "a3.1", dice=((1, 6), (6,))).label.data["total"] == 16


def test_an_effect_may_set_the_natural_result_and_lines_count() -> None:
    table = temple(fire=4)
    line = Reason(Message("roll.entered", {"source": "Autel"}), 1)
    step = cast(table, FLAMES, "a3.1", natural=2, lines=(line,))
    assert (step.label.code, rolled(step)[0].reasons[0].message.code) == (
        "step.cast_success",
        "roll.natural_set",
    )
    assert cast(table, FLAMES, "a3.1", value=1, dice=((5,),)).label.code == "step.cast_failure"


def test_a_natural_one_fails_where_the_ruleset_says_so() -> None:
    table = temple(fire=2)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, natural_one_fails=True))
    easy = replace(FLAMES, difficulty=Value.of(3))
    assert cast(table, easy, "a3.1", dice=((1,),)).label.code == "step.cast_failure"


def test_the_table_may_say_how_it_went_and_some_spells_need_no_test() -> None:
    table = temple(fire=6)
    assert cast(table, FLAMES, "a3.1", succeeds=True).label.code == "step.cast"
    assert cast(table, FLAMES, "a3.1", succeeds=False).label.code == "step.cast_lost"
    assert len(table.game.effects) == 1
    free = replace(FLAMES, difficulty=Value.parse("-"))
    assert cast(table, free, "a3.1").label.code == "step.cast"
    assert table.fighter("a1").gems == {}


def test_a_difficulty_may_be_a_characteristic_of_the_targets() -> None:
    against = replace(FLAMES, difficulty=Value.parse("POU"))
    command = CastSpell(fighter="a1.1", spell=against, targets=("a3.1", "b1.1"))
    table = temple(fire=2)
    assert difficulty_of(table.table, table.game, command) == 2, "the highest of theirs"
    for unknown in (
        replace(command, targets=()),
        replace(command, targets=("b1.1", "a2.1")),
        replace(command, spell=replace(FLAMES, difficulty=Value.parse(""))),
        replace(command, spell=replace(FLAMES, difficulty=Value.parse("au choix"))),
    ):
        assert table.refusal(unknown) == "refusal.difficulty_unknown"
    assert table.refusal(replace(command, targets=("b1.1", "a2.1"), difficulty=5)) == ""


def test_dice_that_a_difficulty_carries_are_thrown_before_the_test() -> None:
    brute = card("Brute", "Gobelins de No-Dan-Kar", FOR="5 + 1 Dé")
    mage = card("Magicienne", "Griffons d’Akkylannie", "Initié du Feu", POU=4)
    troll = card("Troll", "Gobelins de No-Dan-Kar", FOR=7)
    table = Tabletop.of([mage], [brute, troll], dice=(6, 5))
    table.do(c.Gem("a1.1", "fire", 9))
    against = replace(FLAMES, difficulty=Value.parse("FOR"))
    command = CastSpell(fighter="a1.1", spell=against, targets=("b2.1", "b1.1"))
    assert difficulty_dice(table.table, table.game, command) == 1
    step = table.do(command)
    harder, test = rolled(step)
    assert (harder.dice, harder.total, harder.typed) == ((6,), 11, False), "added as it falls, no 6 again"
    assert [r.amount for r in harder.reasons] == [5, 6]
    assert (test.dice, test.total, step.label.data["difficulty"]) == ((5,), 9, 11)
    for wrong in (replace(command, dice=((5,),)), replace(command, carried=(1, 2), dice=((5,),))):
        assert table.refusal(wrong) == "refusal.difficulty_dice"
    step = table.do(replace(command, carried=(1,), dice=((3,),)))
    assert [(r.total, r.typed) for r in rolled(step)] == [(7, True), (7, True)], "now the troll is stronger"
    assert step.label.code == "step.cast_success"
    step = table.do(replace(command, carried=(4,), dice=((6,), (2,)), thrown_here=True))
    assert [r.typed for r in rolled(step)] == [False, False]
    for known in (replace(command, difficulty=8), replace(command, succeeds=True)):
        assert difficulty_dice(table.table, table.game, known) == 0
    printed = replace(command, spell=replace(FLAMES, difficulty=Value.parse("3 + 2 Dés")), carried=(2, 3))
    assert difficulty_dice(table.table, table.game, printed) == 2
    assert difficulty_of(table.table, table.game, printed) == 8


# -- range and area (II-C-1, II-C-2) ----------------------------------------------------------------


def test_x6_range_and_area_are_two_things() -> None:
    assert (GUST.reach.cm, GUST.area.cm, GUST.area.marker) == (20, None, False)
    assert (MIST.reach.contact, MIST.reach.cm, MIST.area.cm, MIST.area.marker) == (True, None, 30, True)
    table = temple(fire=1)
    cast(table, MIST, "a3.1", dice=((4,),))
    effect = table.game.effects[0]
    assert effect.around == "", "it is around the marker"
    table.do(c.Notch("a1.1", 4))
    table.do(SwitchBenefit(effect.id, "b1.1"))
    assert table.game.effects[0].fighters == ("a3.1", "b1.1")


def test_an_area_is_rolled_afresh_at_each_use_and_no_six_again() -> None:
    wide = replace(FLAMES, area=Area(cm=5, dice=2))
    table = temple(dice=(4, 6, 6, 4, 1, 2), fire=4)
    found = [rolled(cast(table, wide, "a3.1"))[0] for _ in range(2)]
    assert [(r.what.code, r.dice, r.total, r.typed) for r in found] == [
        ("roll.area", (6, 6), 17, False),
        ("roll.area", (1, 2), 8, False),
    ]
    typed = CastSpell(fighter="a1.1", spell=wide, area=(3,), targets=("a3.1",))
    assert table.refusal(typed) == "refusal.dice_count"
    table.do(c.Gem("a1.1", "fire", 2))
    assert rolled(table.do(replace(typed, area=(3, 3), dice=((5,),))))[0].typed


@pytest.mark.parametrize("fails", [{"succeeds": False}, {"dice": ((1,),)}, {"dice": ((1,),), "area": (3, 3)}])
def test_no_area_is_rolled_for_a_spell_that_fails(fails: dict[str, Any]) -> None:
    wide = replace(FLAMES, area=Area(cm=5, dice=2))
    table = temple(fire=2)  # no die is there to be thrown here
    found = rolled(cast(table, wide, "a3.1", **fails))
    assert [each.what.code for each in found] == ["roll.cast"] * ("dice" in fails)
    assert table.game.effects == ()


def test_targets_are_of_the_group_that_the_area_names() -> None:
    group = Designation.parse("gardes du Griffon amis", peoples())
    table = temple(fire=4)
    spell = replace(FLAMES, area=Area(group=group))
    assert table.refusal(CastSpell(fighter="a1.1", spell=spell, targets=("b1.1",))) == "refusal.not_named"
    cast(table, spell, "a3.1", "a3.2", dice=((5,),))
    assert table.game.effects[0].fighters == ("a3.1", "a3.2")
    table.do(c.AddCard("a", "Inconnu"))
    cast(table, spell, "a4.1", dice=((5,),))


# -- who may cast -----------------------------------------------------------------------------------


def test_who_is_no_mage_or_masters_another_element_is_warned() -> None:
    table = temple(fire=2, air=1)
    on = ("a3.1",)
    poor = CastSpell(fighter="a3.1", spell=FLAMES, targets=on)
    assert table.refusal(poor) == "refusal.cost_missing", "it has POU"
    free = CastSpell(fighter="a2.1", spell=replace(FLAMES, cost={}), value=2, targets=on)
    assert table.refusal(free) == "refusal.not_a_mage"
    prayer = CastSpell(fighter="a1.1", spell=replace(PRAYER, faith=0), value=3)
    assert table.refusal(prayer) == "refusal.not_a_faithful"
    assert table.refusal(CastSpell(fighter="a1.1", spell=GUST)) == "refusal.not_mastered"
    table.do(CastSpell(fighter="a1.1", spell=GUST, dice=((1,),)), overrule=True)
    assert table.fighter("a1").gems == {"fire": 2}
    table.do(c.Put("a1.1", Place.OFF))
    assert table.refusal(CastSpell(fighter="a1.1", spell=FLAMES, targets=on)) == "refusal.not_on_table"
    for wrong in (
        CastSpell(fighter="z", spell=FLAMES), CastSpell(fighter="a1.1", spell=FLAMES, targets=("z",)),
        CastSpell(fighter="a1.1", spell=FLAMES, number=0),
        CastSpell(fighter="a1.1", spell=replace(FLAMES, faith=-1)),
    ):  # fmt: skip
        assert table.refusal(wrong) == "refusal.unknown"


def test_a_sketch_casts_what_the_table_types() -> None:
    table = temple()
    table.do(c.AddCard("a", "Inconnu"))
    free = replace(FLAMES, cost={})
    assert table.refusal(CastSpell(fighter="a4.1", spell=free)) == "refusal.value_unknown"
    table.do(CastSpell(fighter="a4.1", spell=free, value=3, dice=((4,),), targets=("a4.1",)))
    assert table.game.effects[0].caster == "a4.1"


def test_a_caster_without_pou_has_none_and_the_table_may_insist() -> None:
    """II-B-5: a dash is no zero; who casts all the same tests with the dice alone."""
    table = Tabletop.of(
        [card("Magicien", "Griffons d’Akkylannie", "Initié du Feu", rank="Initié", POU="-")], [card("Bûshi")]
    )
    call = CastSpell(fighter="a1.1", spell=replace(FLAMES, cost={}), dice=((5,),), targets=("a1.1",))
    assert table.refusal(call) == "refusal.value_absent"
    open_one = replace(call.spell, difficulty=Value.parse("?"))
    assert table.refusal(replace(call, spell=open_one)) == "refusal.difficulty_unknown"
    table.do(call, overrule=True)
    assert not table.game.effects, "a 5 is less than 7"
    table.do(replace(call, value=2))
    assert table.game.effects[0].fighters == ("a1.1",)


def test_e2_a_miracle_is_called_with_faith_and_benefits_those_around() -> None:
    table = temple()
    table.do(c.Faith("a2.1", 4))
    call = CastSpell(fighter="a2.1", spell=PRAYER, targets=("a3.1",), dice=((3,),))
    table.do(call)
    assert table.fighter("a2").faith == 1
    assert (value(table, "a3.1", "FOR"), value(table, "a3.2", "FOR")) == (5, 3)
    table.do(SwitchBenefit("e1", "a3.1", on=False))
    table.do(SwitchBenefit("e1", "a3.2"))
    assert (value(table, "a3.1", "FOR"), value(table, "a3.2", "FOR")) == (3, 5)
    table.do(c.Notch("a2.1", 4))
    assert value(table, "a3.2", "FOR") == 3
    assert table.refusal(replace(call, spell=replace(PRAYER, aspect=""))) == "refusal.value_unknown"


# -- spells as cards --------------------------------------------------------------------------------


def test_spells_are_options_of_a_card_or_written_down_at_the_table() -> None:
    table = temple()
    sheet = card("Mage", "Griffons d’Akkylannie", POU=4)
    bought = (
        Option("Rafale", OptionKind.SPELL, 12, spell=GUST), Option("Prière", OptionKind.MIRACLE, 9),
        Option("Amulette", OptionKind.ARTEFACT, 5),
    )  # fmt: skip
    side = SideSetup(name="A", cards=(ListedCard(sheet=sheet, options=bought),))
    table = Tabletop(side, SideSetup(name="B"))
    assert spells_of(table.game, "a1.1") == (GUST, Spell(name_fr="Prière", kind=SpellKind.MIRACLE))
    table.do(LearnSpell("a1", replace(PRAYER, faith=5)))
    table.do(LearnSpell("a1", FLAMES))
    table.do(LearnSpell("a1", FLAMES))
    assert [spell.name("en") for spell in spells_of(table.game, "a1.1")] == [
        "Rafale",
        "Prière",
        "Shield of flames",
    ]
    assert spells_of(table.game, "a1.1")[1].faith == 5
    assert [option.pa for option in table.game.cards["a1"].options] == [12, 9, 5, 0]
    assert table.refusal(LearnSpell("z", FLAMES)) == "refusal.unknown"
    assert table.refusal(LearnSpell("a1", Spell(name_fr=" "))) == "refusal.no_name"
    table.do(LearnSpell("a1", PRAYER))
    assert FLAMES.element == "fire" and PRAYER.element == "faith" and Spell(name_fr="x").element == "neutral"


# -- upkeep -----------------------------------------------------------------------------------------


def to_upkeep(table: Tabletop) -> None:
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.Advance(), overrule=True)
    table.do(c.Advance())


def test_a_kept_spell_is_a_row_until_it_is_paid() -> None:
    table = temple(fire=4)
    kept = replace(FLAMES, lasting=Lasting.UPKEEP, upkeep=1)
    cast(table, kept, "a3.1", dice=((5,),))
    to_upkeep(table)
    listed = {r.rule.source.value: r for r in rows(table.table, table.game) if r.fighter == "a1.1"}
    assert listed["upkeep"].number == 1 and "gems" not in listed, "without a reserve all gems stay"
    table.do(PayUpkeep(table.game.effects[0].id))
    table.do(c.EndTurn())
    assert value(table, "a3.1", "DEF") == 6
    table.do(c.EndTurn(), overrule=True)
    assert value(table, "a3.1", "DEF") == 4


def test_recovery_adds_its_gems_and_stops_at_the_reserve() -> None:
    table = temple()
    step = table.do(c.Recover("a1.1", "fire", (5, 6, 1)))
    assert (table.fighter("a1").gems, step.label.data["n"]) == ({"fire": 4}, 4)
    assert [(r.message.code, r.amount) for r in rolled(step)[0].reasons] == [
        ("roll.gems", 2),
        ("roll.recovery", 2),
    ]
    table.do(SetGemLimit("a1.1", 5))
    assert room_of(table.table, table.fighter("a1")) == 1
    step = table.do(c.Recover("a1.1", "fire", (5, 6, 1)))
    assert (table.fighter("a1").gems, rolled(step)[0].reasons[-1].amount) == ({"fire": 5}, -3)
    table.do(SetGemLimit("a1.1"))
    assert limit_of(table.table, table.fighter("a1")) is None is room_of(table.table, table.fighter("a1"))
    for wrong in (SetGemLimit("z", 1), SetGemLimit("a1.1", -1)):
        assert table.refusal(wrong) == "refusal.unknown"


def test_only_mastered_elements_come_back_unless_the_ruleset_lets_them() -> None:
    table = temple()
    assert table.refusal(c.Recover("a1.1", "water")) == "refusal.not_mastered"
    assert table.refusal(c.Recover("a1.1", "fire", extra="water")) == "refusal.not_mastered"
    assert table.refusal(c.Recover("a3.1", "water")) == "", "its card does not tell"
    table.do(c.Recover("a1.1", "fire", (1, 1, 1), extra="water"), overrule=True)
    assert table.fighter("a1").gems == {"water": 2}
    mana = replace(table.table.ruleset.mana, mastered_only=False, limit=3)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, mana=mana))
    assert table.refusal(c.Recover("a1.1", "water")) == ""
    table.do(c.Recover("a1.1", "fire", (6, 6, 6)))
    assert table.fighter("a1").gems == {"water": 2, "fire": 1}


def test_believers_are_counted_and_one_with_more_counts_for_more() -> None:
    table = temple()
    found = believers_of(table.table, table.game, ("a2.1", "a3.1"), 2)
    assert [(r.message.code, r.amount) for r in found.reasons] == [
        ("faith.believer", 3),
        ("faith.believer", 1),
        ("faith.others", 2),
    ]
    step = table.do(CountFaith("a2.1", ("a2.1", "a3.1"), 2, "row"))
    assert (table.fighter("a2").faith, table.game.rows["row"], step.label.data["n"]) == (6, "done", 6)
    third = replace(table.table.ruleset.faith, divisor=3)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, faith=third))
    table.do(CountFaith("a2.1", ("a3.1",)))
    assert table.fighter("a2").faith == 7, "a third of one rounds up"
    assert table.refusal(CountFaith("a2.1", ("b1.1",))) == "refusal.no_believer"
    table.do(c.Put("a3.1", Place.FLED))
    assert table.refusal(CountFaith("a2.1", ("a3.1",))) == "refusal.no_believer"
    for wrong in (CountFaith("z"), CountFaith("a2.1", others=-1), CountFaith("a2.1", ("a2.1", "a2.1"))):
        assert table.refusal(wrong) == "refusal.unknown"


@pytest.mark.parametrize("kind", list(SpellKind))
def test_a_spell_has_a_name_in_each_language(kind: SpellKind) -> None:
    spell = Spell(name_fr="", name_en="Light", kind=kind)
    assert (spell.name("fr"), spell.name("en")) == ("Light", "Light")


def test_a_spell_is_cast_as_often_in_a_turn_as_its_card_says() -> None:
    twice = replace(FLAMES, cost={"fire": 1}, frequency=2)
    table = temple(fire=5)
    cast(table, twice, "a3.1", dice=((4,),))
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop()):
        table.do(command)
    for _ in range(2):
        cast(table, twice, "a3.1", dice=((4,),))
    again = CastSpell(fighter="a1.1", spell=twice, dice=((4,),), targets=("a3.1",))
    assert times_cast(table.table, table.game, "a1.1", twice) == 2
    assert table.refusal(again) == "refusal.cast_often"
    assert table.refusal(replace(again, spell=replace(twice, name_fr="Flammèche"))) == ""
    assert table.refusal(replace(again, spell=replace(twice, frequency=0))) == "", "as long as gems last"
    table.do(again, overrule=True)
    while table.game.phase != "upkeep":
        table.do(c.Advance(), overrule=True)
    table.do(c.EndTurn())
    assert times_cast(table.table, table.game, "a1.1", twice) == 0


def test_a_unique_spell_is_cast_once_in_a_battle() -> None:
    unique = replace(FLAMES, cost={"fire": 1}, once=True)
    table = temple(fire=5)
    cast(table, unique, "a3.1", dice=((4,),))
    again = CastSpell(fighter="a1.1", spell=unique, dice=((4,),), targets=("a3.1",))
    assert table.refusal(again) == "refusal.cast_once"
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a")):
        table.do(command)
    while table.game.phase != "upkeep":
        table.do(c.Advance(), overrule=True)
    table.do(c.EndTurn())
    assert table.refusal(again) == "refusal.cast_once", "not in the next turn either"
    assert table.refusal(replace(again, spell=replace(unique, name_fr="Flammèche"))) == ""
    table.do(again, overrule=True)
    assert dict(table.fighter("a1").used) == {unique.name_fr: 2}
    table.do(c.Correct("fighter:a1.1", {"used": {}}))
    assert table.refusal(again) == "", "the table may give it back"


def test_an_effect_remembers_the_area_it_was_put_with() -> None:
    table = temple(fire=3)
    cast(table, MIST, dice=((5,),))
    rolled = replace(MIST, area=Area(cm=5, dice=2))
    cast(table, rolled, dice=((5,),), area=(2, 6))
    assert [effect.radius for effect in table.game.effects] == [30, 13]
    cast(table, replace(FLAMES, cost={}), "a3.1", dice=((5,),))
    assert table.game.effects[-1].radius is None
