"""An immediate effect (II-C-3) leaves nothing on anybody: its step tells what it did."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.magic import CastSpell
from rules.battle.state import Effect, Lasting, Modifier, ModifierKind
from rules.spells import Spell
from rules.values import Value
from tests.stories.tabletop import Tabletop, card

BOLT = Spell(
    name_fr="Éclair", name_en="Bolt", cost={"fire": 1}, difficulty=Value.of(5), lasting=Lasting.INSTANT,
    modifiers=(Modifier("INI", 2, "", ModifierKind.REPLACE),), grants=("Féroce",),
    text_fr=" La cible recule de 5 cm. ", text_en="The target is moved 5 cm back.",
)  # fmt: skip


def table() -> Tabletop:
    mage = card("Mage", "Griffons d’Akkylannie", "Initié du Feu", POU=3, INI=3)
    made = Tabletop.of([mage], [card("Bûshi", INI=4)])
    made.do(c.Gem("a1.1", "fire", 2))
    return made


def cast(made: Tabletop, spell: Spell, die: int = 3) -> object:
    step = made.do(CastSpell(fighter="a1.1", spell=spell, targets=("b1.1",), dice=((die,),)))
    return step.label.data.get("does")


def test_a_spell_that_acts_at_once_tells_what_it_changed_and_its_text() -> None:
    made = table()
    assert cast(made, BOLT) == {
        "changes": [{"characteristic": "INI", "amount": 2, "kind": "replace", "aspect": ""}],
        "grants": ["Féroce"],
        "text_fr": "La cible recule de 5 cm.",
        "text_en": "The target is moved 5 cm back.",
    }
    assert made.game.effects == ()


def test_one_that_fails_or_says_nothing_tells_nothing() -> None:
    assert cast(table(), BOLT, die=1) is None
    bare = replace(BOLT, modifiers=(), grants=(), text_fr="", text_en=" ")
    assert cast(table(), bare) is None


@pytest.mark.parametrize(("modifiers", "told"), [(BOLT.modifiers, None), ((), {"text_fr": "Recule."})])
def test_what_stays_tells_itself_but_for_a_text_that_is_all_it_has(
    modifiers: tuple[Modifier, ...], told: object
) -> None:
    lasting = replace(
        BOLT, lasting=Lasting.TURN, modifiers=modifiers, grants=(), text_fr="Recule.", text_en=""
    )
    assert cast(table(), lasting) == told


def test_an_immediate_effect_put_by_hand_tells_its_changes() -> None:
    made = table()
    effect = Effect(
        source="Trait", fighters=("b1.1",), lasting=Lasting.INSTANT, modifiers=(Modifier("FOI", -1, ""),)
    )
    step = made.do(PutEffect(effect))
    assert step.label.data["does"] == {
        "changes": [{"characteristic": "FOI", "amount": -1, "kind": "bonus", "aspect": ""}]
    }
    assert "does" not in made.do(PutEffect(replace(effect, modifiers=()))).label.data
