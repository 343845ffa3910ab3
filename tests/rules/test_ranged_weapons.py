"""What the equipment of a card tells of the strength of a shot."""

from __future__ import annotations

import pytest

from rules.cards import Card
from rules.ranged_weapons import weapon_strength


@pytest.mark.parametrize(
    ("equipment", "strength"),
    [
        (("Arbalète (FOR 5, 10/20/40)",), 5),
        (("Épée", "Crossbow (STR 6, 15/30/45)"), 6),
        (("Arc (20 / 40 / 60 cm ; for : 10)",), 10),
        (("Arc (FOR 4, 20/40/60)", "Couteaux (FOR 4, 10/15/20)"), 4),
        (("Arc (FOR 4, 20/40/60)", "Couteaux (FOR 6, 10/15/20)"), None),
        (("Lance (FOR 5)",), None),
        (("Canon (FOR 2D6, 20/40/60)",), None),
        (("Canon (FOR 12 D6, 20/40/60)",), None),
        (("Canon (FOR 10 + D6, 20/40/60)",), None),
        (("Arc (20/40/60)",), None),
        (("Arbalète",), None),
        ((), None),
    ],
)
def test_the_strength_of_a_ranged_weapon(equipment: tuple[str, ...], strength: int | None) -> None:
    assert weapon_strength(Card("Abel", equipment=equipment)) == strength
