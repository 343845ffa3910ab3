"""Groups that an effect names (II-C-1): a name or a class with its people, never a part of a name."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.designation import Designation
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Effect, Modifier
from tests.stories.tabletop import Tabletop, card

GRIFFONS = "Griffons d'Akkylannie"


def test_x5_friendly_templars_of_the_griffin() -> None:
    """A class counts like a name; who only has the word in his name is another one; enemies are none."""
    guardian = replace(card("Gardien du temple", GRIFFONS, INI=3), classes=("templier",))
    rider = replace(card("Cavalier de la rédemption", GRIFFONS, INI=3), classes=("templier",))
    inquisition, hod = card("Templier de l'Inquisition", GRIFFONS, INI=3), card("Templier de Hod", GRIFFONS)
    table = Tabletop.of([guardian, rider, inquisition, hod], [guardian])
    group = Designation.parse("templiers du Griffon amis", table.table.peoples)
    effect = Effect(source="Bénédiction", caster="a1.1", modifiers=(Modifier("INI", 2, ""),))
    step = table.do(PutEffect(effect, group))
    assert step.label.data["fighters"] == ["a1.1", "a2.1"]
    assert table.game.effects[0].fighters == ("a1.1", "a2.1")
