"""Effects at the table (II-C): gain and benefit, sums of reasons, every duration, Entretien/X, groups."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.battle import commands as c
from rules.battle.current import current, divided, printed, replaces
from rules.battle.effect_commands import (
    EndEffect,
    PayUpkeep,
    PutEffect,
    SwitchBenefit,
    candidates,
    out_of_range,
    payment_of,
)
from rules.battle.effects import abilities_of, effect_of, effects_on
from rules.battle.events import Step
from rules.battle.row_marks import SettleStep
from rules.battle.rows import PhaseRow, rows
from rules.battle.ruleset import RowSource
from rules.battle.state import Bond, Effect, Lasting, Modifier, ModifierKind, Place, Until
from rules.designation import Designation
from rules.values import Aspect, Characteristic
from tests.stories.tabletop import Tabletop, card

INI2 = Modifier("INI", 2, "")


def field() -> Tabletop:
    guard = card("Garde", "Griffons d’Akkylannie", MOU=10, INI=3, ATT=3, FOR=3, RES=5, FOI="1-0-2")
    templar = replace(card("Gardien du temple", "Griffons d’Akkylannie", INI=4), classes=("templier",))
    mage = card("Mage", "Griffons d’Akkylannie", rank="Adepte", POU=4, INI=2)
    return Tabletop.of([(guard, 3), templar, mage], [card("Bûshi", "Gobelins de No-Dan-Kar", INI=3, RES=5)])


def put(table: Tabletop, *fighters: str, **more: Any) -> Step:
    group, side = more.pop("group", None), more.pop("side", "")
    effect = Effect(source=more.pop("source", "Bannière"), fighters=fighters, **more)
    return table.do(PutEffect(effect, group, side))


def value(table: Tabletop, key: str, name: str = "INI") -> float | None:
    return current(table.game, table.game.fighters[key], Characteristic(name), table.table.ruleset).total


def speak(table: Tabletop, until: str = "") -> None:
    """Play the cards of the turn, up to one of them or to the end of the phase."""
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    while table.game.hand:
        table.do(c.PlayTop())
        if until in table.game.speaking:
            return
        if table.game.speaking:
            table.do(c.EndSpeaking())


def to_upkeep(table: Tabletop) -> None:
    speak(table)
    table.do(c.Advance())
    table.do(c.Advance())


def pays(table: Tabletop) -> list[PhaseRow]:
    return [row for row in rows(table.table, table.game) if row.rule.source is RowSource.UPKEEP]


# -- gain and benefit (II-C-4) ----------------------------------------------------------------------


def test_e1_a_gain_stays_whatever_becomes_of_its_source() -> None:
    table = field()
    put(table, "a1.1", "a1.2", caster="a3.1", modifiers=(INI2,), source="Chant")
    assert (value(table, "a1.1"), value(table, "a1.3")) == (5, 3)
    table.do(c.Notch("a3.1", 4))
    assert value(table, "a1.1") == 5, "the bonus stays when the caster dies"
    key = table.game.effects[0].id
    assert table.refusal(SwitchBenefit(key, "a1.3")) == "refusal.gain_is_fixed"
    table.do(SwitchBenefit(key, "a1.3"), overrule=True)
    assert value(table, "a1.3") == 5, "the table is right"
    speak(table)
    table.do(c.Advance())
    table.do(c.Advance())
    table.do(c.EndTurn())
    assert value(table, "a1.1") == 3


def test_e2_a_benefit_goes_with_who_leaves_and_comes_with_who_enters() -> None:
    table = field()
    aura = {"bond": Bond.BENEFIT, "caster": "a3.1", "around": "a3.1", "modifiers": (Modifier("FOR", 2, ""),)}
    put(table, "a1.1", source="Aura", **aura)
    key = table.game.effects[0].id
    assert (value(table, "a1.1", "FOR"), value(table, "a1.2", "FOR")) == (5, 3)
    table.do(SwitchBenefit(key, "a1.1", on=False))
    step = table.do(SwitchBenefit(key, "a1.2"))
    assert step.label.code == "step.benefit_on"
    assert (value(table, "a1.1", "FOR"), value(table, "a1.2", "FOR")) == (3, 5)
    assert "a1.3" in candidates(table.table, table.game, table.game.effects[0])
    far = [f for f in table.game.fighters if out_of_range(table.table, table.game, f)]
    assert "a1.1" in far and "a1.2" not in far, "it is known of whoever could have it, and not counted"
    table.do(c.Put("a3.1", Place.OFF))
    assert value(table, "a1.2", "FOR") == 3
    table.do(c.Put("a3.1", Place.DEAD))
    assert table.game.effects == ()


def test_a_benefit_around_a_marker_stays_when_its_caster_dies() -> None:
    table = field()
    put(table, "a1.1", bond=Bond.BENEFIT, caster="a3.1", modifiers=(INI2,))
    table.do(c.Notch("a3.1", 4))
    assert value(table, "a1.1") == 5


def test_a_group_and_a_side_are_named_at_once() -> None:
    table = field()
    group = Designation.parse("templiers du Griffon amis", table.table.peoples)
    put(table, caster="a3.1", group=group, modifiers=(INI2,), bond=Bond.BENEFIT)
    assert [value(table, k) for k in ("a1.1", "a2.1", "a3.1")] == [3, 6, 2]
    assert candidates(table.table, table.game, table.game.effects[0]) == ("a2.1",)
    table.do(c.Put("a1.3", Place.OFF))
    step = put(table, side="a", modifiers=(INI2,), source="Scénario")
    assert step.label.data["fighters"] == ["a1.1", "a1.2", "a2.1", "a3.1"]
    put(table, side="b", group=Designation.parse("ennemis", table.table.peoples), modifiers=(INI2,))
    assert value(table, "a2.1") == 10, "enemies of side b are the figures of side a"
    assert value(table, "b1.1") == 3


def test_a_sketch_is_never_named() -> None:
    table = field()
    table.do(c.AddCard("a", "Inconnu"))
    put(table, side="a", group=Designation(), modifiers=(INI2,))
    assert not effects_on(table.game, "a4.1")


def test_an_effect_needs_a_name_and_somebody() -> None:
    table = field()
    assert table.refusal(PutEffect(Effect(source="  ", fighters=("a1.1",)))) == "refusal.no_name"
    assert table.refusal(PutEffect(Effect(source="Chant"))) == "refusal.nobody_gains"
    assert table.refusal(PutEffect(Effect(source="Aura", bond=Bond.BENEFIT))) == ""
    for wrong in (
        PutEffect(Effect(source="x", fighters=("z",))), PutEffect(Effect(source="x", caster="z")),
        PutEffect(Effect(source="x", fighters=("a1.1",)), side="z"), SwitchBenefit("e9", "a1.1"),
        EndEffect("e9"), PayUpkeep("e9"),
    ):  # fmt: skip
        assert table.refusal(wrong) == "refusal.unknown"


def test_effects_have_ids_of_their_own_for_ever() -> None:
    table = field()
    put(table, "a1.1", modifiers=(INI2,))
    assert put(table, "a1.1", lasting=Lasting.INSTANT).label.code == "step.effect_instant"
    first = table.game.effects[0].id
    step = table.do(EndEffect(first))
    assert (step.label.code, table.game.effects) == ("step.effect_ended", ())
    put(table, "a1.1", modifiers=(INI2,))
    assert table.game.effects[0].id != first
    assert effect_of(table.game, first) is None


# -- current values (II-A-4) ------------------------------------------------------------------------


def test_effects_and_own_modifiers_make_one_sum_in_the_rulebooks_order() -> None:
    table = field()
    put(table, "a1.1", modifiers=(Modifier("RES", 3, ""), Modifier("RES", -20, "", ModifierKind.PENALTY)))
    table.do(c.Modify("a1.1", Modifier("RES", 4, "Bénédiction")))
    put(table, "a1.1", modifiers=(Modifier("RES", 8, "", ModifierKind.REPLACE),), source="Peau de pierre")
    found = current(table.game, table.fighter("a1"), Characteristic.RES, table.table.ruleset)
    assert [(r.message.code, r.message.data.get("source"), r.amount) for r in found.reasons] == [
        ("value.printed", None, 5),
        ("value.replaced", "Peau de pierre", 8),
        ("value.modifier", "Bannière", -20),
        ("value.modifier", "Bénédiction", 4),
        ("value.modifier", "Bannière", 3),
        ("value.floor", None, 6),
    ]
    assert found.total == 1
    assert [replaces(reason) for reason in found.reasons[:3]] == [False, True, False]


def test_what_is_divided_rounds_up_and_movement_never_falls_below_nothing() -> None:
    table = field()
    half = Modifier("INI", 2, "", ModifierKind.DIVIDE)
    put(table, "a1.1", modifiers=(half, INI2), source="Torpeur")
    assert value(table, "a1.1") == 4, "3 / 2 rounds up to 2, then the bonus"
    put(table, "a1.1", modifiers=(Modifier("MOU", -30, "", ModifierKind.PENALTY),))
    assert value(table, "a1.1", "MOU") == 0
    put(table, "a1.1", modifiers=(Modifier("TIR", 2, "", ModifierKind.DIVIDE),))
    assert value(table, "a1.1", "TIR") is None
    assert divided(7.5, 2) == 4


def test_each_aspect_of_faith_has_its_value_and_its_penalties() -> None:
    table = field()
    table.do(c.Notch("a1.1"))
    rules, fighter = table.table.ruleset, table.fighter("a1")
    values = [current(table.game, fighter, Characteristic.FOI, rules, aspect).total for aspect in Aspect]
    assert values == [0, -1, 1]
    assert printed(table.game, table.fighter("a3"), Characteristic.FOI, Aspect.CREATION) is None


def test_an_effect_on_one_aspect_of_faith_leaves_the_other_two() -> None:
    table = field()

    def aspects() -> list[float | None]:
        rules, fighter = table.table.ruleset, table.fighter("a1")
        return [current(table.game, fighter, Characteristic.FOI, rules, aspect).total for aspect in Aspect]

    put(table, "a1.1", modifiers=(Modifier("FOI", 2, "", aspect=Aspect.DESTRUCTION.value),), source="Colère")
    assert aspects() == [1, 0, 4]
    table.do(c.Modify("a1.1", Modifier("FOI", -1, "Doute", ModifierKind.PENALTY)))
    assert aspects() == [0, -1, 3], "without a name it is all three"
    calm = Modifier("FOI", 5, "Paix", ModifierKind.REPLACE, aspect=Aspect.CREATION.value)
    said = table.do(c.Modify("a1.1", calm)).label.data
    assert aspects() == [4, -1, 3] and said["aspect"] == "creation"
    table.do(c.Unmodify("a1.1", 1))
    table.do(EndEffect(table.game.effects[0].id))
    assert aspects() == [0, -1, 1]
    plain = Tabletop.of([card("Dévot", rank="Dévot", FOI=3)], ["Bûshi"])
    plain.do(PutEffect(Effect(source="Colère", fighters=("a1.1",), modifiers=(calm,))))
    assert value(plain, "a1.1", "FOI") == 3, "who has no aspects keeps the one figure of the card"


def test_an_ability_is_granted_once_and_acts_on_wound_rolls() -> None:
    table = field()
    for _ in range(2):
        put(table, "a1.1", grants=("Cible/+2", "Féroce"), lasting=Lasting.ACTIVATION)
    found = [a.label("fr") for a in abilities_of(table.table, table.game, table.fighter("a1"))]
    assert found == ["Cible/+2", "Féroce"]
    step = table.do(c.RollWound("b1.1", "a1.1", dice=(1, 2)))
    assert (
        step.label.data["result"]
        == "L"
        == table.do(c.RollWound("b1.1", "a1.1", dice=(1, 2))).label.data["result"]
    )
    assert table.do(c.RollWound("b1.1", "a1.2", dice=(1, 2))).label.data["result"] == "S"


# -- durations (II-C-3) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lasting", "turns", "after"),
    [
        (Lasting.TURN, 0, (True, True, False, False)),
        (Lasting.COMBAT, 0, (True, False, False, False)),
        (Lasting.TURNS, 1, (True, True, False, False)),
        (Lasting.TURNS, 2, (True, True, True, False)),
        (Lasting.GAME, 0, (True, True, True, True)),
        (Lasting.UPKEEP, 0, (True, True, False, False)),
    ],
)
def test_an_effect_ends_at_its_moment(lasting: Lasting, turns: int, after: tuple[bool, ...]) -> None:
    table = field()
    put(table, "a1.1", modifiers=(INI2,), lasting=lasting, turns=turns)
    speak(table)
    table.do(c.Advance())
    held = [value(table, "a1.1") == 5]
    table.do(c.Advance())
    held.append(value(table, "a1.1") == 5)
    for _ in range(2):
        table.do(c.EndTurn(), overrule=True)
        held.append(value(table, "a1.1") == 5)
    assert tuple(held) == after


def test_each_recipient_leaves_at_its_own_activation_of_the_next_turn() -> None:
    table = field()
    put(table, "a1.1", "a3.1", grants=("Cible/+2",), lasting=Lasting.ACTIVATION)
    table.do(c.Modify("a1.1", Modifier("INI", 1, "Couvert", until=Until.ACTIVATION)))
    to_upkeep(table)
    assert table.game.effects[0].fighters == ("a1.1", "a3.1"), "activated this turn, not yet the next"
    assert value(table, "a1.1") == 4
    table.do(c.EndTurn())
    speak(table, until="a1")
    assert table.game.effects[0].fighters == ("a3.1",)
    assert value(table, "a1.1") == 3
    table.do(c.EndSpeaking())
    while table.game.hand:
        table.do(c.PlayTop())
        table.do(c.EndSpeaking())
    assert table.game.effects == ()


def test_effects_that_end_are_rows_and_may_be_cleared_by_hand() -> None:
    table = field()
    put(table, "a1.1", modifiers=(INI2,), lasting=Lasting.COMBAT, source="Fureur")
    speak(table)
    table.do(c.Advance())
    assert [row.detail[0] for row in rows(table.table, table.game) if row.effect] == ["Fureur"]
    table.do(c.Advance())
    table.do(c.EndTurn())
    put(table, "a1.1", modifiers=(INI2,), caster="a3.1", source="Chant")
    put(table, "a1.1", modifiers=(INI2,), lasting=Lasting.GAME)
    to_upkeep(table)
    ending = [row for row in rows(table.table, table.game) if row.effect]
    assert [(row.fighter, row.side, row.detail[0]) for row in ending] == [("a3.1", "a", "Chant")]
    table.do(c.MarkRow(ending[0].id))
    assert [effect.source for effect in table.game.effects] == ["Bannière"]


# -- Entretien/X ------------------------------------------------------------------------------------


def kept_spell(**gems: int) -> Tabletop:
    table = field()
    for element, n in gems.items():
        table.do(c.Gem("a3.1", element, n))
    put(table, "a1.1", caster="a3.1", modifiers=(INI2,), lasting=Lasting.UPKEEP, cost=2, element="fire",
        source="Bouclier")  # fmt: skip
    return table


def test_a_paid_spell_stays_one_more_turn_and_is_asked_for_again() -> None:
    table = kept_spell(fire=1, neutral=2)
    key = table.game.effects[0].id
    assert payment_of(table.table, table.game, table.game.effects[0]).gems == {"fire": 1, "neutral": 1}
    assert table.refusal(PayUpkeep(key)) == "refusal.not_upkeep"
    to_upkeep(table)
    row = pays(table)[0]
    assert (row.fighter, row.number, row.open) == ("a3.1", 2, True)
    table.do(PayUpkeep(key, row=row.id))
    assert table.fighter("a3").gems == {"neutral": 1}
    assert not pays(table)[0].open
    assert table.refusal(PayUpkeep(key)) == "refusal.upkeep_paid"
    table.do(c.EndTurn())
    assert value(table, "a1.1") == 5
    to_upkeep(table)
    assert pays(table)[0].open
    assert table.refusal(PayUpkeep(key)) == "refusal.upkeep_missing"
    table.do(c.EndTurn())
    assert value(table, "a1.1") == 3


def test_a_row_pays_lets_go_and_is_opened_again() -> None:
    table = kept_spell(fire=3)
    to_upkeep(table)
    row = pays(table)[0]
    table.do(c.MarkRow(row.id))
    assert table.fighter("a3").gems == {"fire": 1} and table.game.effects[0].paid
    table.do(c.MarkRow(row.id))
    assert table.fighter("a3").gems == {"fire": 1}
    table.do(c.MarkRow(row.id, ""))
    assert table.fighter("a3").gems == {"fire": 3} and not table.game.effects[0].paid
    table.do(c.MarkRow(row.id, "skipped"))
    table.do(c.EndTurn())
    assert table.game.effects == ()


def test_the_players_choose_the_gems_that_pay() -> None:
    table = kept_spell(fire=2, neutral=2, water=2)
    to_upkeep(table)
    key = table.game.effects[0].id
    assert table.refusal(PayUpkeep(key, {"water": 2})) == "refusal.other_element"
    assert table.refusal(PayUpkeep(key, {"fire": 3})) == "refusal.upkeep_missing"
    assert table.refusal(PayUpkeep(key, {"fire": -2})) == "refusal.unknown"
    table.do(PayUpkeep(key, {"neutral": 2}))
    assert table.steps[-1].label.data["spent"] == {"neutral": 2}, "what was spent, not what it costs"
    assert table.fighter("a3").gems == {"fire": 2, "water": 2}


def test_neutral_gems_pay_nothing_else_where_the_ruleset_says_so() -> None:
    table = kept_spell(neutral=2)
    mana = replace(table.table.ruleset.mana, neutral_pays=False)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, mana=mana))
    to_upkeep(table)
    assert table.refusal(c.MarkRow(pays(table)[0].id)) == "refusal.upkeep_missing"
    assert table.refusal(PayUpkeep(table.game.effects[0].id, {"neutral": 2})) == "refusal.other_element"
    put(table, "a1.1", caster="a3.1", lasting=Lasting.UPKEEP, cost=1, element="neutral")
    table.do(PayUpkeep(table.game.effects[1].id))
    assert table.fighter("a3").gems == {"neutral": 1}


def test_a_miracle_is_kept_with_faith_and_nothing_is_paid_by_the_dead() -> None:
    table = kept_spell()
    put(table, "a1.1", caster="a2.1", lasting=Lasting.UPKEEP, cost=2, element="faith", source="Prière")
    table.do(c.Faith("a2.1", 3))
    table.do(c.Put("a3.1", Place.CAPTURED))
    to_upkeep(table)
    spell, prayer = (effect.id for effect in table.game.effects)
    assert table.refusal(PayUpkeep(spell)) == "refusal.caster_gone"
    table.do(PayUpkeep(spell), overrule=True)
    table.do(PayUpkeep(prayer))
    assert table.fighter("a2").faith == 1
    table.do(c.EndTurn())
    assert len(table.game.effects) == 2


def test_nothing_is_paid_for_the_dead() -> None:
    table = kept_spell(fire=4)
    put(table, "a1.2", "a2.1", caster="a3.1", lasting=Lasting.UPKEEP, cost=2, element="fire")
    for key in ("a1.1", "a1.2"):
        table.do(c.Put(key, Place.DEAD))
    to_upkeep(table)
    shield, banner = (effect.id for effect in table.game.effects)
    assert table.refusal(PayUpkeep(shield)) == "refusal.bearers_dead", "its only bearer"
    assert table.refusal(PayUpkeep(banner)) == "", "one of two is alive"
    step = pays(table)[0].step
    table.do(SettleStep(step, "done"))
    assert table.fighter("a3").gems == {"fire": 2}, "all rows at once spare what is in vain"
    table.do(PayUpkeep(shield), overrule=True)
    assert table.fighter("a3").gems == {}, "the table knows who rises again"


def test_who_has_only_fled_is_kept_in_its_spell() -> None:
    table = kept_spell(fire=2)
    table.do(c.Put("a1.1", Place.FLED))
    to_upkeep(table)
    assert table.refusal(PayUpkeep(table.game.effects[0].id)) == ""


def test_what_a_scenario_keeps_up_costs_nobody_anything() -> None:
    table = field()
    put(table, "a1.1", modifiers=(INI2,), lasting=Lasting.UPKEEP, cost=2, source="Brume")
    to_upkeep(table)
    row = pays(table)[0]
    assert (row.fighter, row.side) == ("", "")
    table.do(c.MarkRow(row.id))
    table.do(c.MarkRow(row.id, "skipped"))
    table.do(PayUpkeep(table.game.effects[0].id))
    table.do(c.EndTurn())
    assert value(table, "a1.1") == 5


def test_a_payment_of_an_effect_that_ended_is_only_a_mark() -> None:
    table = kept_spell(fire=2)
    to_upkeep(table)
    row = pays(table)[0]
    table.do(EndEffect(table.game.effects[0].id))
    table.do(c.MarkRow(row.id))
    assert table.fighter("a3").gems == {"fire": 2}
