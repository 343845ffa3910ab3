"""What is typed finds the name itself before whole words, those before beginnings, and parts last."""

from __future__ import annotations

import pytest

from rules.ranking import Closeness, closeness, closest, named, typed_words


def close(typed: str, *names: str) -> Closeness:
    return closeness(typed_words(typed), [named(*names)])[0]


@pytest.mark.parametrize(
    ("typed", "names", "expected"),
    [
        ("zeiren", ("Zeïren",), Closeness.EXACT),
        ("ZEÏREN", ("Zeïren", "Zeiren"), Closeness.EXACT),
        ("templar", ("Templier", "Templar"), Closeness.EXACT),
        ("lancier du temple", ("Lancier du Temple",), Closeness.EXACT),
        ("templier", ("Templier de l’inquisition",), Closeness.FIRST_WORDS),
        ("lancier du", ("Lancier du Temple",), Closeness.FIRST_WORDS),
        ("temple", ("Lancier du Temple",), Closeness.WORDS),
        ("temple lancier", ("Lancier du Temple",), Closeness.WORDS),
        ("templ", ("Templier",), Closeness.BEGINS),
        ("lancier du te", ("Lancier du Temple",), Closeness.BEGINS),
        ("templ", ("Lancier du Temple",), Closeness.WORD_BEGINS),
        ("tem lan", ("Lancier du Temple",), Closeness.WORD_BEGINS),
        ("emple", ("Lancier du Temple",), Closeness.PART),
        ("emple lan", ("Lancier du Temple",), Closeness.PART),
        ("oeuvre", ("Maître d’œuvre",), Closeness.WORDS),
        ("d’alahan", ("Dame d’Alahan",), Closeness.WORDS),
        ("dalahan", ("Dame d’Alahan",), Closeness.WORDS),
        ("temple", ("Lancier_du__Temple",), Closeness.WORDS),
        ("zeiren", ("Isakar",), Closeness.BESIDE),
        ("temple feu", ("Lancier du Temple",), Closeness.BESIDE),
        ("", ("Isakar",), Closeness.BESIDE),
        ("isakar", ("", "Isakar"), Closeness.EXACT),
    ],
)
def test_how_close_a_name_is(typed: str, names: tuple[str, ...], expected: Closeness) -> None:
    assert close(typed, *names) is expected


def test_a_name_that_begins_so_is_as_close_as_one_with_such_a_word_but_stands_first() -> None:
    assert [each.band for each in Closeness] == [0, 1, 1, 2, 2, 3, 4]
    assert [each for each in Closeness if each.at_start] == [
        Closeness.EXACT, Closeness.FIRST_WORDS, Closeness.BEGINS
    ]  # fmt: skip


def test_the_closest_of_some_names_is_told_by_its_place() -> None:
    names = ["Lancier du Temple", "Templier", "Templier noir", "Noir"]
    assert closest("templier", names) == 1
    assert closest("templier n", names) == 2
    assert closest("noir", names, stay=2) == 3
    assert closest("e", names, stay=2) == 2, "as close as any"
    assert closest("e", names, stay=9) == 0
    with pytest.raises(ValueError, match="empty"):
        closest("e", [])


def test_words_are_taken_apart_as_names_are() -> None:
    assert typed_words("  D’Œuvre-Bâtie ") == ("d", "oeuvre", "batie")
    assert named("Œil-de-Feu") == " oeil-de-feu \n oeil de feu \n"
