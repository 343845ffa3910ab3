"""Names typed for a battle without lists: a line each, with their life and how many they are."""

from __future__ import annotations

import pytest

from desktop.operations.named import MOST_LETTERS, Cut, cuts, named_cards
from rules.values import Characteristic


def _read(text: str) -> list[tuple[str, float | None, int]]:
    listed = named_cards(text, "eclats")
    assert all(each.sheet.system == "eclats" for each in listed)
    return [(each.sheet.name_fr, each.sheet.value(Characteristic.PV).number, each.figures) for each in listed]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Mira 12\nOskar", [("Mira", 12, 1), ("Oskar", None, 1)]),
        ("Colosse de grès 30 x2; Guetteur 8", [("Colosse de grès", 30, 2), ("Guetteur", 8, 1)]),
        ("3 × Ombre 6; 2x Rat", [("Ombre", 6, 3), ("Rat", None, 2)]),
        ("Numéro 5 9", [("Numéro 5", 9, 1)]),
        ("Agent 0 x2\nMira 07", [("Agent 0", None, 2), ("Mira", 7, 1)]),
        ("Zed ?\nOmbre ? x3\nQui?", [("Zed", None, 1), ("Ombre", None, 3), ("Qui?", None, 1)]),
        ("Ombre x900", [("Ombre", None, 60)]),
        ("Rat 99999999999 x100", [("Rat", 999, 60)]),
        (f"Rat {'9' * 5000} x{'9' * 5000}", [("Rat", 999, 60)]),
        (" \n, ;", []),
    ],
)
def test_names_are_read_with_their_life_and_number(
    text: str, read: list[tuple[str, float | None, int]]
) -> None:
    assert _read(text) == read


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Mira, 12", [("Mira", 12, 1)]),
        ("Guard, 8, 2", [("Guard", 8, 2)]),
        ("Guard , 8 , x2", [("Guard", 8, 2)]),
        ("Guard, 8 x2", [("Guard", 8, 2)]),
        ("Guard 8, x2", [("Guard", 8, 2)]),
        ("Guard x2, 8", [("Guard", 8, 2)]),
        ("Guard, x2", [("Guard", None, 2)]),
        ("2 x Guard, 8", [("Guard", 8, 2)]),
        ("Guard, ?, 3", [("Guard", None, 3)]),
        ("Guard,, 3", [("Guard", None, 3)]),
        ("Agent 7, 12", [("Agent 7", 12, 1)]),
        ("Mira,", [("Mira", None, 1)]),
        ("Selva, the brave", [("Selva, the brave", None, 1)]),
        ("Selva, the brave, 9, 2; Rat", [("Selva, the brave", 9, 2), ("Rat", None, 1)]),
        ("Des Sept-Vents, dit le Faucheur 12", [("Des Sept-Vents, dit le Faucheur", 12, 1)]),
        ("Mira, 0", [("Mira", None, 1)]),
        ("Golem, 5000, 100", [("Golem", 999, 60)]),
        ("Golem, 30, 2, 7", [("Golem", 30, 2)]),
    ],
)  # fmt: skip
def test_numbers_behind_a_comma_are_of_the_name_before_it(
    text: str, read: list[tuple[str, float | None, int]]
) -> None:
    """The label promises "name, Animus, number" on each line; nobody is called 12."""
    assert _read(text) == read


@pytest.mark.parametrize(
    "text", ["Squire 8 (ally)", "Squire (ally) 8", "Squire, 8 (ally)", "Squire (ally), 8"]
)
def test_an_ally_has_a_number_too(text: str) -> None:
    (squire,) = named_cards(text, "eclats")
    assert squire.sheet is not None and squire.sheet.classes == ("Ally",)
    assert _read(text) == [("Squire", 8, 1)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Mira 12; Rat 4 x60; Titan, 999, 60; Selva, the brave; Numéro 5 9", ()),
        (
            "Rat 4 x61; Golem, 1000\n Ogre 5000 x100",
            (("Rat", Cut.FIGURES), ("Golem", Cut.LIFE), ("Ogre", Cut.FIGURES), ("Ogre", Cut.LIFE)),
        ),
        ("Rat 4 x0", (("Rat", Cut.NONE),)),
        ("Mira, 0", (("Mira", Cut.NO_LIFE),)),
        ("Golem, 30, 2, 7", (("Golem", Cut.MORE),)),
        ("Mira 12, Oskar 8", (("Mira 12, Oskar", Cut.ONE),)),
        (
            "x7\n (ally)\n, 12\n\n , ",
            (("x7", Cut.NAMELESS), ("(ally)", Cut.NAMELESS), (", 12", Cut.NAMELESS)),
        ),
    ],
)
def test_what_is_not_taken_as_it_is_written_is_told_by_name(
    text: str, told: tuple[tuple[str, Cut], ...]
) -> None:
    assert cuts(text) == told


def test_a_name_is_as_long_as_any_place_can_show_and_that_is_told() -> None:
    name = "Mira " + "a" * 300
    assert _read(f"{name}, 12") == [(name[:MOST_LETTERS], 12, 1)]
    assert cuts(f"{name}, 12") == ((name[:MOST_LETTERS], Cut.LONG),)
