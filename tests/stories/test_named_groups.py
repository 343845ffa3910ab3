"""Groups that an effect names (II-C-1): a name or a class with its people, never a part of a name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle.effect_commands import PutEffect, SwitchBenefit, candidates, out_of_range
from rules.battle.state import Bond, Effect, Modifier
from rules.designation import Designation
from tests.stories.tabletop import Tabletop, card

GRIFFONS = "Griffons d’Akkylannie"


def test_x5_friendly_templars_of_the_griffin() -> None:
    """A class counts like a name; who only has the word in his name is another one; enemies are none."""
    guardian = replace(card("Gardien du temple", GRIFFONS, INI=3), classes=("templier",))
    rider = replace(card("Cavalier de la rédemption", GRIFFONS, INI=3), classes=("templier",))
    inquisition, hod = card("Templier de l’Inquisition", GRIFFONS, INI=3), card("Templier de Hod", GRIFFONS)
    table = Tabletop.of([guardian, rider, inquisition, hod], [guardian])
    group = Designation.parse("templiers du Griffon amis", table.table.peoples)
    effect = Effect(source="Bénédiction", caster="a1.1", modifiers=(Modifier("INI", 2, ""),))
    step = table.do(PutEffect(effect, group))
    assert step.label.data["fighters"] == ["a1.1", "a2.1"]
    assert table.game.effects[0].fighters == ("a1.1", "a2.1")


@pytest.mark.parametrize("caster", ["", "a1.1"])
def test_a_benefit_of_one_side_is_for_that_side_alone(caster: str) -> None:
    """Whoever meets the condition benefits (II-C-4): all of a side are no enemies, around a marker too."""
    guard = card("Garde", GRIFFONS, DEF=3)
    table = Tabletop.of([(guard, 2)], [(guard, 2)])
    stone = Effect(
        source="Pierre", fighters=("a1.1",), caster=caster, bond=Bond.BENEFIT, radius=5,
        modifiers=(Modifier("DEF", 3, ""),),
    )  # fmt: skip
    table.do(PutEffect(stone, None, "a"))
    (put,) = table.game.effects
    assert candidates(table.table, table.game, put) == ("a1.1", "a1.2")
    assert out_of_range(table.table, table.game, "b1.1") == ()
    table.do(SwitchBenefit(put.id, "a1.2"))
    stranger = SwitchBenefit(put.id, "b1.1")
    assert table.refusal(stranger) == "refusal.not_named"
    table.do(stranger, overrule=True)
    assert table.game.effects[0].fighters == ("a1.1", "a1.2", "b1.1"), "the table is right"
    table.do(SwitchBenefit(put.id, "b1.1", on=False))


def test_friends_around_a_marker_are_those_of_the_side_it_was_put_for() -> None:
    guard = card("Garde", GRIFFONS, DEF=3)
    table = Tabletop.of([guard], [guard])
    stone = Effect(source="Pierre", bond=Bond.BENEFIT, modifiers=(Modifier("DEF", 3, ""),))
    table.do(PutEffect(stone, Designation.parse("amis", table.table.peoples), "b"))
    (put,) = table.game.effects
    assert candidates(table.table, table.game, put) == put.fighters == ("b1.1",)
