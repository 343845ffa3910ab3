"""Each reading of what the texts leave open about wounds, effects and magic, as a ruleset may choose it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.current import current
from rules.battle.decisions.effects import BEARER_AWAY
from rules.battle.effect_commands import (
    PayUpkeep,
    PutEffect,
    SwitchBenefit,
    out_of_range,
    payment_of,
)
from rules.battle.effects import effects_on, temper
from rules.battle.magic import CastSpell, difficulty_of
from rules.battle.rows import rows
from rules.battle.ruleset import RowSource, Ruleset
from rules.battle.spells_used import too_often
from rules.battle.state import Bond, Deed, Effect, Lasting, Modifier, ModifierKind, Place
from rules.confrontation.hits import read_roll
from rules.spells import Area, Spell
from rules.values import Characteristic, Value
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card, ruleset


def duel(attacker: str = "", target: str = "", **readings: str) -> Tabletop:
    guard, goblin = card("Garde", abilities_text=attacker), card("Bûshi", abilities_text=target)
    return read_as(Tabletop.of([guard], [goblin]), **readings)


def result(table: Tabletop, strength: float, *dice: int, shift: int = 0) -> str:
    roll = c.RollWound("b1.1", "a1.1", strength=strength, resistance=8, dice=dice, row_shift=shift)
    return str(table.do(roll).label.data["result"])


def grant(table: Tabletop, fighter: str, *grants: str) -> None:
    table.do(PutEffect(Effect(source="Roc", fighters=(fighter,), grants=grants)))


@pytest.mark.parametrize(("reading", "low", "high"), [("after", "-", "T"), ("before", "S", "G")])
def test_a_row_is_held_to_the_edges_after_or_before_its_shift(reading: str, low: str, high: str) -> None:
    assert result(duel(row_held=reading), 0, 1, 2, shift=1) == low
    assert result(duel(row_held=reading), 30, 2, 3, shift=-2 if reading == "after" else -4) == high


@pytest.mark.parametrize(("reading", "left"), [("add", "L"), ("one", "G")])
def test_two_effects_that_ease_a_wound_add_up_or_are_one_step(reading: str, left: str) -> None:
    assert result(duel(wound_steps=reading, target="Coriace, Éthéré"), 9, 4, 5) == left


def row(table: Tabletop) -> int:
    """Return the row that is read: (9 + 5 − 4) / 2 and what shifts it."""
    roll = c.RollWound("b1.1", "a1.1", strength=9, resistance=4, dice=(3, 5))
    return read_roll(table.table, table.game, roll).row


@pytest.mark.parametrize(("reading", "twice"), [("shifts", 3), ("once", 4)])
@pytest.mark.parametrize("printed", ["Dur à cuire", ""])
def test_a_shift_from_two_sources_counts_twice_or_once(reading: str, twice: int, printed: str) -> None:
    """Two identical shifts add up (II-B-1)."""
    table = duel(same_ability=reading, target=printed)
    if not printed:
        grant(table, "b1.1", "Dur à cuire", "Dur à cuire")
        assert row(table) == 4, "one source gives it once"
    grant(table, "b1.1", "Dur à cuire")
    assert row(table) == twice


@pytest.mark.parametrize("reading", ["shifts", "once"])
def test_what_shifts_nothing_counts_once_from_two_sources(reading: str) -> None:
    table = duel(same_ability=reading, target="Coriace")
    grant(table, "b1.1", "Coriace")
    assert result(table, 9, 4, 5) == "G", "one step better, not two"


@pytest.mark.parametrize(("reading", "notches"), [("breath", 3), ("unhurt", 0)])
def test_who_comes_back_from_the_dead_is_at_deaths_door_or_unhurt(reading: str, notches: int) -> None:
    table = duel(returned=reading)
    table.do(c.Notch("b1.1", 4))
    assert table.fighter("b1").place is Place.DEAD
    table.do(c.Put("b1.1", Place.TABLE))
    assert table.fighter("b1").notches == notches


@pytest.mark.parametrize(("reading", "left"), [("stunned", "S"), ("nothing", "-")])
def test_a_light_wound_eased_is_stunned_or_nothing(reading: str, left: str) -> None:
    assert result(duel(light_eased=reading, target="Coriace"), 4, 3, 4) == left


@pytest.mark.parametrize(("reading", "left"), [("last", "-"), ("second", "S")])
def test_immunity_to_stunned_is_asked_last_or_among_the_replacements(reading: str, left: str) -> None:
    table = duel(stun_immunity=reading, target="Coriace, Immunité/Sonné")
    assert result(table, 4, 3, 4) == left
    assert result(table, 4, 1, 4) == "-", "a plain Sonné does not take hold either way"


@pytest.mark.parametrize(("reading", "left"), [("now", 1), ("next", 2)])
def test_the_turn_an_effect_is_put_in_counts_or_not(reading: str, left: int) -> None:
    table = read_as(Tabletop.of(["Garde"], ["Bûshi"]), turns_counted=reading)
    table.do(PutEffect(Effect(source="Chant", fighters=("a1.1",), lasting=Lasting.TURNS, turns=1)))
    assert table.game.effects[0].turns == left


@pytest.mark.parametrize(("reading", "stays"), [("stays", True), ("goes", False)])
def test_a_benefit_around_a_marker_stays_or_ends_with_its_caster(reading: str, stays: bool) -> None:
    table = read_as(Tabletop.of(["Mage", "Garde"], ["Bûshi"]), marker_benefit=reading)
    effect = Effect(
        source="Autel", fighters=("a2.1",), caster="a1.1", bond=Bond.BENEFIT, lasting=Lasting.GAME
    )
    table.do(PutEffect(effect))
    table.do(c.Put("a1.1", Place.DEAD))
    assert bool(table.game.effects) is stays


AWAY = (Place.OFF, Place.FLED, Place.CAPTURED)


def aura(reading: str, **more: object) -> Tabletop:
    """Lay an aura around a mage that it has itself, as a guard has."""
    guard, mage = card("Garde", INI=3), card("Mage", INI=2)
    table = read_as(Tabletop.of([mage, (guard, 2)], ["Bûshi"]), bearer_away=reading)
    effect = Effect(
        source="Aura", fighters=("a1.1", "a2.1"), caster="a1.1", around="a1.1", bond=Bond.BENEFIT,
        lasting=Lasting.GAME,
        modifiers=(Modifier("INI", 2, ""), Modifier("ATT", 1, "", ModifierKind.PENALTY)),
    )  # fmt: skip
    table.do(PutEffect(replace(effect, **more)))  # type: ignore[arg-type]
    return table


def initiative(table: Tabletop, key: str) -> float | None:
    return current(table.game, table.game.fighters[key], Characteristic.INI, table.table.ruleset).total


@pytest.mark.parametrize("place", AWAY)
def test_a_benefit_waits_for_its_bearer(place: Place) -> None:
    """What begins with its condition begins again as the bearer is back (II-C-4)."""
    table = aura("waits")
    key = table.game.effects[0].id
    table.do(c.Put("a1.1", place))
    assert initiative(table, "a2.1") == 3 and not effects_on(table.game, "a2.1")
    assert not temper(table.game), "no row asks for what does nothing"
    waiting = [key for key in table.game.fighters if out_of_range(table.table, table.game, key)]
    assert waiting == ["a1.1", "a2.1"], "those whom it held hear of it"
    table.do(SwitchBenefit(key, "a2.2"))
    assert initiative(table, "a2.2") == 3
    table.do(c.Put("a1.1", Place.TABLE))
    assert [initiative(table, each) for each in ("a1.1", "a2.1", "a2.2")] == [4, 5, 5]
    assert temper(table.game)


@pytest.mark.parametrize("place", AWAY)
def test_a_benefit_ends_as_its_bearer_leaves_where_the_ruleset_says_so(place: Place) -> None:
    table = aura("ends")
    table.do(c.Put("a1.1", place))
    assert table.game.effects == ()


def test_a_benefit_that_waits_ends_as_its_bearer_dies() -> None:
    table = aura("waits")
    table.do(c.Put("a1.1", Place.CAPTURED))
    table.do(c.Put("a1.1", Place.DEAD))
    assert table.game.effects == ()


def test_a_benefit_that_waits_ends_when_it_is_due_and_is_kept_by_who_may_pay() -> None:
    table = aura("waits", lasting=Lasting.UPKEEP, cost=1, element="fire")
    key = table.game.effects[0].id
    table.do(c.Put("a1.1", Place.OFF))
    assert table.refusal(PayUpkeep(key)) == "refusal.caster_gone"
    table = aura("waits", lasting=Lasting.TURN)
    table.do(c.Put("a1.1", Place.OFF))
    for phase in ("activation", "combat", "upkeep"):
        table.do(c.Correct("game:", {"phase": phase}))
    assert [row.rule.source for row in rows(table.table, table.game) if row.effect] == [RowSource.MODIFIER]
    table.do(c.EndTurn())
    assert table.game.effects == ()


def test_rulesets_kept_from_before_end_such_a_benefit() -> None:
    kept = Ruleset.from_rows({k: v for k, v in ruleset().to_rows().items() if k != "decisions"})
    assert kept.follows(BEARER_AWAY, "ends") and ruleset().follows(BEARER_AWAY, "waits")


# -- magic -------------------------------------------------------------------------------------------


def circle(**readings: str) -> Tabletop:
    mage = card("Mage", rank="Adepte", POU=4)
    table = read_as(Tabletop.of([(mage, 2)], [card("Bûshi", RES=3), card("Ogre", RES=9)]), **readings)
    table.game = table.game.with_fighter("a1.1", gems={"fire": 3})
    return table


@pytest.mark.parametrize(("reading", "difficulty"), [("highest", 9), ("lowest", 3)])
def test_the_highest_or_the_lowest_of_the_targets_is_the_difficulty(reading: str, difficulty: int) -> None:
    table = circle(spell_targets=reading)
    spell = Spell(name_fr="Flash", difficulty=Value.parse("RES"), area=Area(cm=5))
    command = CastSpell(fighter="a1.1", spell=spell, targets=("b1.1", "b2.1"))
    assert difficulty_of(table.table, table.game, command) == difficulty


@pytest.mark.parametrize(("reading", "missing"), [("any", {}), ("neutral", {"neutral": 2})])
def test_the_neutral_part_of_a_cost_takes_any_gem_or_neutral_ones(
    reading: str, missing: dict[str, int]
) -> None:
    table = circle(neutral_part=reading)
    effect = Effect(source="Aura", caster="a1.1", lasting=Lasting.UPKEEP, cost=2, element="neutral")
    assert payment_of(table.table, table.game, effect).missing == missing


@pytest.mark.parametrize(("reading", "refused"), [("caster", False), ("side", True)])
def test_a_spell_is_counted_for_its_caster_or_for_its_side(reading: str, refused: bool) -> None:
    table = circle(frequency=reading)
    table.game = table.game.with_fighter(
        "a1.2", deeds=(Deed(action="mystic", note="Flash"),), used={"Une": 1}
    )
    for spell in (Spell(name_fr="Flash", frequency=1), Spell(name_fr="Une", once=True)):
        assert (too_often(table.table, table.game, "a1.1", spell) is not None) is refused
        assert too_often(table.table, table.game, "a1.2", spell) is not None


@pytest.mark.parametrize(
    ("reading", "code"), [("ends", "refusal.caster_gone"), ("pays", "refusal.not_upkeep")]
)
def test_a_caster_that_is_gone_pays_or_not(reading: str, code: str) -> None:
    table = circle(gone_caster=reading)
    table.do(
        PutEffect(
            Effect(
                source="Aura",
                fighters=("a1.2",),
                caster="a1.1",
                lasting=Lasting.UPKEEP,
                cost=1,
                element="fire",
            )
        )
    )
    table.do(c.Put("a1.1", Place.FLED))
    assert table.refusal(PayUpkeep(table.game.effects[0].id)) == code
