"""Names typed for a battle without lists: with their life, several on a line."""

from __future__ import annotations

import pytest

from desktop.operations.named import Bound, bounded, named_cards
from rules.values import Characteristic


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Mira 12\nOskar", [("Mira", 12, 1), ("Oskar", None, 1)]),
        ("Colosse de grès 30 x2, Guetteur 8", [("Colosse de grès", 30, 2), ("Guetteur", 8, 1)]),
        ("3 × Ombre 6; 2x Rat", [("Ombre", 6, 3), ("Rat", None, 2)]),
        ("Numéro 5 9", [("Numéro 5", 9, 1)]),
        ("Agent 0 x2, Mira 07", [("Agent 0", None, 2), ("Mira", 7, 1)]),
        ("Zed ?, Ombre ? x3, Qui?", [("Zed", None, 1), ("Ombre", None, 3), ("Qui?", None, 1)]),
        ("Ombre x900", [("Ombre", None, 60)]),
        ("Rat 99999999999 x100", [("Rat", 999, 60)]),
        (f"Rat {'9' * 5000} x{'9' * 5000}", [("Rat", 999, 60)]),
        (" \n, ;", []),
    ],
)
def test_names_are_read_with_their_life_and_number(
    text: str, read: list[tuple[str, int | None, int]]
) -> None:
    listed = named_cards(text, "eclats")
    found = [
        (each.sheet.name_fr, each.sheet.value(Characteristic.PV).number, each.figures) for each in listed
    ]
    assert found == read
    assert all(each.sheet.system == "eclats" for each in listed)


def test_what_goes_beyond_is_told_by_name() -> None:
    assert bounded("Mira 12, Rat 4 x60, Titan 999") == ()
    assert bounded("Rat 4 x61, Golem 1000\n Ogre 5000 x100") == (
        Bound("Rat", True, False), Bound("Golem", False, True), Bound("Ogre", True, True)
    )  # fmt: skip
