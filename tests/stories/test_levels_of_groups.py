"""A level as part of a typed group (II-F-2): read, acted on, carried by what the spell puts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect, SwitchBenefit, candidates
from rules.battle.magic import CastSpell, aimed
from rules.battle.state import Bond, Effect, Lasting, Modifier
from rules.designation import Allegiance, Designation
from rules.spells import Area, Spell, SpellRange
from rules.values import ABSENT
from tests.stories.tabletop import Tabletop, card, peoples


@pytest.mark.parametrize(
    ("text", "levels", "name"),
    [
        ("ennemis en vol", (1,), ""),
        ("enemies in flight", (1,), ""),
        ("enemies in the air", (1,), ""),
        ("gardes ennemis au sol", (0,), "gardes"),
        ("enemy guards on the ground", (0,), "guards"),
        ("les ennemis au palier 1", (1,), ""),
        ("ennemis sur tous les paliers", (0, 1), ""),
        ("ennemis des deux paliers", (0, 1), ""),
        ("enemies on both levels", (0, 1), ""),
        ("singes volants ennemis", (), "singes volants"),
    ],
)
def test_a_level_is_read_with_the_group(text: str, levels: tuple[int, ...], name: str) -> None:
    found = Designation.parse(text, peoples())
    assert (found.levels, found.name, found.allegiance) == (levels, name, Allegiance.ENEMY)


def flying() -> Tabletop:
    table = Tabletop.of([card("Mage", POU=3)], [("Garde", 2)])
    table.do(c.ChangeLevel("b1.2", 1), overrule=True)
    return table


def spell(text: str, **more: object) -> CastSpell:
    group = Designation.parse(text, peoples())
    made = Spell(
        name_fr="Foudre", difficulty=ABSENT, area=Area(group=group), lasting=Lasting.TURN,
        modifiers=(Modifier("INI", -1, ""),), **more,  # type: ignore[arg-type]
    )  # fmt: skip
    return CastSpell(fighter="a1.1", spell=made)


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("ennemis", ("b1.1",)),
        ("ennemis au sol", ("b1.1",)),
        ("ennemis en vol", ("b1.2",)),
        ("ennemis sur tous les paliers", ("b1.1", "b1.2")),
    ],
)
def test_a_spell_acts_on_the_levels_that_its_text_names(text: str, whom: tuple[str, ...]) -> None:
    table = flying()
    assert aimed(table.table, table.game, spell(text)) == whom
    table.do(spell(text), overrule=True)
    (effect,) = table.game.effects
    assert effect.fighters == whom and effect.group == Designation.parse(text, peoples())


def test_a_target_on_another_level_than_the_text_names_is_said() -> None:
    table = flying()
    command = replace(spell("ennemis en vol", reach=SpellRange(cm=20)), targets=("b1.1",))
    found = table.system.refusal(table.table, table.game, command)
    assert found is not None and "refusal.not_named" in {message.code for message in found.messages}
    found = table.system.refusal(table.table, table.game, replace(command, targets=("b1.2",)))
    assert found is None or "refusal.not_named" not in {message.code for message in found.messages}


@pytest.mark.parametrize("bond", [Bond.GAIN, Bond.BENEFIT])
@pytest.mark.parametrize(("text", "told"), [("ennemis", True), ("", True), ("ennemis en vol", False)])
def test_an_area_takes_nobody_on_the_other_level_without_a_word(bond: Bond, text: str, told: bool) -> None:
    table = flying()
    made = spell(text or "ennemis").spell
    wide = replace(made, area=replace(made.area, cm=10, group=made.area.group if text else None), bond=bond)

    def codes(spell: Spell, target: str) -> set[str]:
        command = CastSpell(fighter="a1.1", spell=spell, targets=(target,))
        found = table.system.refusal(table.table, table.game, command)
        return {message.code for message in found.messages} if found is not None else set()

    assert ("refusal.other_level" in codes(wide, "b1.2")) is told
    assert "refusal.other_level" not in codes(wide, "b1.1")
    assert "refusal.other_level" not in codes(replace(wide, area=Area()), "b1.2"), "one may aim at who flies"
    table.do(CastSpell(fighter="a1.1", spell=wide, targets=("b1.2",)), overrule=True)
    assert table.game.effects[0].fighters == ("b1.2",)


def test_who_may_join_a_benefit_is_on_its_level() -> None:
    table = flying()
    aura = Effect(source="Vent", bond=Bond.BENEFIT, modifiers=(Modifier("INI", 1, ""),))
    table.do(PutEffect(aura, Designation.parse("gardes", peoples()), "b", levels=(1,)))
    (effect,) = table.game.effects
    assert effect.fighters == ("b1.2",)
    assert candidates(table.table, table.game, effect) == ("b1.2",)


@pytest.mark.parametrize("group", ["gardes", ""])
def test_a_benefit_from_the_ground_may_hold_those_in_flight_where_its_text_says_so(group: str) -> None:
    table = Tabletop.of([card("Mage", POU=3), ("Garde", 2)], ["Bûshi"])
    table.do(c.ChangeLevel("a2.2", 1), overrule=True)
    aura = Effect(
        source="Vent", bond=Bond.BENEFIT, modifiers=(Modifier("INI", 1, ""),), caster="a1.1", around="a1.1"
    )
    named = Designation.parse(group, peoples()) if group else None
    table.do(PutEffect(aura, named, "a", levels=(1,)))
    assert table.game.effects[0].fighters == ("a2.2",)
    assert candidates(table.table, table.game, table.game.effects[0]) == ("a2.2",)
    table.do(c.ChangeLevel("a2.2", 0))
    assert table.game.effects[0].fighters == (), "who lands is out of it"
    table.do(c.ChangeLevel("a2.1", 1), overrule=True)
    table.do(SwitchBenefit(table.game.effects[0].id, "a2.1"))
    assert table.game.effects[0].fighters == ("a2.1",)
