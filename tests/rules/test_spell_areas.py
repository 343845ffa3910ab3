"""How wide the area of a spell is: its cm with the dice that were added (II-C-1)."""

from __future__ import annotations

import pytest

from rules.spells import Area


@pytest.mark.parametrize(
    ("area", "dice", "cm"),
    [
        (Area(), (), None),
        (Area(cm=7.5), (), 7.5),
        (Area(cm=5, dice=2), (), None),
        (Area(cm=5, dice=2), (6,), None),
        (Area(cm=5, dice=2), (6, 6), 17),
        (Area(dice=1), (4,), 4),
    ],
)
def test_a_radius_is_known_once_its_dice_have_fallen(area: Area, dice: tuple[int, ...], cm: float) -> None:
    assert area.radius(dice) == cm
