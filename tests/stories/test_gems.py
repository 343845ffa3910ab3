"""Gems that come one by one: what the reserve cannot hold is said, and taken all the same."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.mana import SetGemLimit, faith_radius
from tests.stories.tabletop import Tabletop, card


def test_a_gem_above_the_reserve_is_taken_and_said() -> None:
    table = Tabletop.of(["Mage"], ["Gobelin"])
    gains = c.Gem("a1.1", "fire", 9)
    assert table.refusal(gains) == "refusal.not_a_mage", "it is called one, but has no such rank"
    assert table.do(gains, overrule=True).label.code == "step.gem_gained", "no limit, nothing above it"
    table.do(c.Gem("a1.1", "fire", -8))
    table.do(SetGemLimit("a1.1", 2))
    assert table.do(c.Gem("a1.1", "air")).label.code == "step.gem_gained"
    step = table.do(c.Gem("a1.1", "fire"))
    assert step.label.code == "step.gem_over"
    assert (step.label.data["held"], step.label.data["limit"]) == (3, 2)
    assert table.fighter("a1").gems == {"fire": 2, "air": 1}
    assert table.do(c.Gem("a1.1", "fire", 1)).label.code == "step.gem_over"
    assert table.do(c.Gem("a1.1", "fire", -1)).label.code == "step.gem_spent", "giving back is no excess"


@pytest.mark.parametrize(
    ("abilities", "within"),
    [
        ("Dévot de Merin/10", 10.0), ("Zélote de Salaüel/17.5", 17.5), ("Dévot de Merin", 20.0),
        ("Croyant/2, Doyen de Lahn/20", 20.0), ("Croyant/2", 20.0),
    ],
)  # fmt: skip
def test_believers_count_as_far_as_the_rank_of_the_faithful_says(abilities: str, within: float) -> None:
    table = Tabletop.of([card("Prêtre", "Griffons d’Akkylannie", abilities)], ["Bûshi"])
    assert faith_radius(table.table, table.game, table.fighter("a1")) == within
