"""What an effect grants or sets counts where the card would: who casts, shoots, flies, and is hunted."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, EndAnnouncements, Resolve
from rules.battle.callings import elements_of, is_faithful, is_mage, is_mystic, is_shooter, is_unarmed
from rules.battle.effect_commands import EndEffect, PutEffect
from rules.battle.magic import CastSpell
from rules.battle.rows import rows
from rules.battle.state import Effect, Lasting, Modifier, ModifierKind, Until
from rules.battle.wound_effects import Bearer
from rules.confrontation.action_offers import offers
from rules.confrontation.hits import acting_of
from rules.monconf import acting as monconf
from rules.spells import Spell, SpellKind
from rules.values import Value
from tests.stories import monconf_table
from tests.stories.acting import CONSCRIT, GRIFFON, speaking
from tests.stories.tabletop import Tabletop, card

BOW = Modifier("TIR", 3, "", ModifierKind.REPLACE, Until.TURN_END, 1)
FLAMES = Spell(name_fr="Flammes", difficulty=Value.of(3), cost={"fire": 1})
PLEA = Spell(name_fr="Appel", kind=SpellKind.MIRACLE, difficulty=Value.of(3))


def given(table: Tabletop, *grants: str, to: str = "a1.1", modifiers: tuple[Modifier, ...] = ()) -> Tabletop:
    effect = Effect(source="Don", fighters=(to,), grants=grants, modifiers=modifiers, lasting=Lasting.GAME)
    table.do(PutEffect(effect))
    return table


def here(table: Tabletop, key: str = "a1.1") -> tuple[object, ...]:
    return table.table, table.game, table.game.fighters[key]


def test_who_is_made_an_initiate_acts_casts_and_recovers() -> None:
    table = given(speaking(CONSCRIT), "Initié du Feu")
    table.do(c.Gem("a1.1", "fire", 3))
    assert table.refusal(Act("a1.1", "mystic")) == ""
    assert table.refusal(CastSpell(fighter="a1.1", spell=FLAMES, targets=("b1.1",), value=3)) == ""
    assert elements_of(*here(table)) == ("fire",)  # type: ignore[arg-type]
    assert table.refusal(c.Recover("a1.1", "water")) == "refusal.not_mastered"
    table.do(c.Correct("game", {"phase": "upkeep"}))
    assert "recovery/mana/a1.1" in [row.id for row in rows(table.table, table.game)]
    table.do(EndEffect(table.game.effects[0].id))
    assert is_mage(*here(table)) is False  # type: ignore[arg-type]
    assert "recovery/mana/a1.1" not in [row.id for row in rows(table.table, table.game)]


def test_who_is_made_a_devout_calls_miracles() -> None:
    table = given(speaking(CONSCRIT), "Dévot de Merin")
    table.do(c.Faith("a1.1", 3))
    assert is_faithful(*here(table)) is True and is_mystic(*here(table)) is True  # type: ignore[arg-type]
    refused = table.refusal(CastSpell(fighter="a1.1", spell=PLEA, value=3))
    assert "refusal.not_a_faithful" not in refused


def test_who_is_given_tir_shoots() -> None:
    table = speaking(CONSCRIT)
    table.do(EndAnnouncements())
    assert is_unarmed(*here(table)) and table.refusal(Act("a1.1", "shoot", "b1.1")) == "refusal.unarmed"  # type: ignore[arg-type]
    given(table, modifiers=(BOW,))
    assert is_shooter(*here(table)) and table.refusal(Act("a1.1", "shoot", "b1.1")) == ""  # type: ignore[arg-type]
    shot = next(each for each in offers(table.table, table.game, "a1.1") if each.code == "action.shoot")
    assert "weapon" not in shot.data["asks"]  # type: ignore[operator]


def test_granted_wings_carry_a_charge_to_the_air() -> None:
    table = given(speaking(CONSCRIT), "Vol/15")
    table.do(c.ChangeLevel("b1.1", 1), overrule=True)
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == ""
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Resolve("a1.1"))
    assert table.fighter("a1").level == 1 and table.game.contacts == (("a1.1", "b1.1"),)


@pytest.mark.parametrize(
    ("hunter", "granted", "acts"),
    [("Fléau/Élémentaire", "Élémentaire/Feu", True), ("Fléau/Élémentaire", "Coriace", False)],
)
def test_a_bane_acts_on_who_is_made_its_prey(hunter: str, granted: str, acts: bool) -> None:
    table = given(Tabletop.of([card("A", "", hunter, FOR=3)], [card("B", RES=3)]), granted, to="b1.1")
    assert bool(acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.1")) is acts


@pytest.mark.parametrize("what", [is_mage, is_faithful, is_mystic, is_shooter])
def test_of_a_sketch_nobody_knows_what_nobody_granted(what: object) -> None:
    table = speaking(CONSCRIT)
    table.do(c.Transform("a1.1", "Inconnu"))
    assert what(*here(table)) is None and elements_of(*here(table)) == ()  # type: ignore[operator, arg-type]
    given(table, "Initié du Feu", "Dévot de Merin", modifiers=(BOW,))
    assert what(*here(table)) is True  # type: ignore[operator]


def test_monconf_reads_the_same() -> None:
    table = monconf_table.opened([monconf_table.GUARD], [monconf_table.OGRE])
    guard = table.man("a1.1")
    assert monconf.shoots(table.table, table.game, guard) is False
    given(table, "Initié du Feu", modifiers=(BOW,))
    assert monconf.shoots(table.table, table.game, guard) and is_mystic(*here(table))  # type: ignore[arg-type]
    assert GRIFFON.has("flight")
