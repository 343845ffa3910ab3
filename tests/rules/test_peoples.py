"""Peoples and paths: every name that real cards and players use leads to one of them."""

from __future__ import annotations

import pytest

from rules.peoples import Named, People, Peoples
from rules.text import words_of
from tests.rules.data import peoples, read
from tests.rules.real_names import PEOPLES

LIGHT = {"lions", "griffins", "cynwalls", "sessairs", "tir_na_bor", "sphinx"}
DARKNESS = {"acheron", "dirz", "drunes", "mid_nor", "devourers", "akkyshans", "ophidians"}
DESTINY = {"no_dan_kar", "wolfen", "daikinees", "bran_o_kor", "behemoth", "eagle"}


def test_the_paths_hold_the_peoples_of_the_rulebook() -> None:
    by_path: dict[str | None, set[str]] = {}
    for people in peoples().peoples.values():
        by_path.setdefault(people.path, set()).add(people.id)
    assert by_path["light"] == LIGHT
    assert by_path["darkness"] == DARKNESS
    assert by_path["destiny"] == DESTINY
    assert by_path[None] == {"cadwallon", "elementals", "mercenaries"}


def test_a_people_is_named_in_both_languages_and_what_nobody_knows_as_typed() -> None:
    names = [
        peoples().name("griffins", lang, short=short) for lang in ("fr", "en") for short in (False, True)
    ]
    griffins = peoples().peoples["griffins"]
    assert names == [griffins.fr, griffins.short_fr, griffins.en, griffins.short_en]
    assert len(set(names)) == 4
    assert peoples().name("Lutins", "fr") == peoples().name("Lutins", "en", short=True) == "Lutins"


@pytest.mark.parametrize("name", PEOPLES)
def test_the_people_of_every_real_card_is_found(name: str) -> None:
    assert peoples().find(name)


@pytest.mark.parametrize(
    ("name", "people"),
    [
        ("Sessairs", "sessairs"),
        ("Limbes d'Achéron", "acheron"),
        ("Morts-vivants d’Achéron", "acheron"),
        ("Orques du Bran-Ô-Kor", "bran_o_kor"),
        ("orques de bran-o-kor", "bran_o_kor"),
        ("Scorpion", "dirz"),
        ("GRIFFON", "griffins"),
        ("Dwarves of Tir-Na-Bor", "tir_na_bor"),
        ("  Wolfen   of Yllia ", "wolfen"),
        ("Béhémoth", "behemoth"),
        ("Les Lions", "lions"),
        ("Grifoni", "griffins"),
        ("Alchimisti di Dirz", "dirz"),
        ("Nani di Mid-Nor", "mid_nor"),
        ("griffins", "griffins"),
    ],
)
def test_players_names_are_found(name: str, people: str) -> None:
    assert peoples().find(name) == people


def test_what_names_nobody_is_not_found() -> None:
    assert peoples().find("Elfes") is None, "three peoples of elves"
    assert peoples().find("") is None
    assert peoples().find("de la") is None
    assert peoples().find_path("Griffons") is None


def test_both_languages_have_a_name_and_a_short_one() -> None:
    for people in peoples().peoples.values():
        assert all((people.fr, people.en, people.short_fr, people.short_en))
        assert {peoples().find(n) for n in (people.fr, people.en, people.short_fr, people.short_en)} == {
            people.id
        }
    scorpion = peoples().peoples["dirz"]
    assert (scorpion.short_fr, scorpion.short_en) == ("Scorpion", "Scorpion")
    assert peoples().peoples["griffins"].short_en == "Griffin"


def test_a_people_is_named_in_a_language_at_full_length_or_short() -> None:
    named = [
        peoples().name("griffins", language, short=short)
        for language in ("fr", "en")
        for short in (False, True)
    ]
    griffins = peoples().peoples["griffins"]
    assert named == [griffins.fr, griffins.short_fr, griffins.en, griffins.short_en]
    assert peoples().name("Les Loups", "en", short=True) == "Les Loups"


def test_an_alliance_is_met_by_people_path_or_one_of_several() -> None:
    assert peoples().meets("griffins", "Griffons")
    assert peoples().meets("griffins", "Lumière")
    assert peoples().meets("griffins", "voies de la Lumière")
    assert peoples().meets("griffins", "Scorpions ou Griffons")
    assert not peoples().meets("griffins", "Ténèbres")
    assert not peoples().meets("cadwallon", "Destin")
    assert not peoples().meets("", "")


def test_path_of_an_unknown_people_is_none() -> None:
    assert peoples().path_of("nobody") is None
    assert peoples().path_of("dirz") == "darkness"
    assert peoples().find_path("darkness") == "darkness"


def test_players_own_peoples_must_fit_in() -> None:
    light = Named("light", "Lumière", "Light")
    with pytest.raises(ValueError, match="unknown path"):
        Peoples([light], [People("own", "Les miens", "Mine", "Miens", "Mine", "shadow")])
    with pytest.raises(ValueError, match="two peoples"):
        Peoples(
            [light],
            [
                People("a", "Lions d'Alahan", "Lions", "Lion", "Lion", "light"),
                People("b", "Lions de l'Alahan", "Others", "Autre", "Other", None),
            ],
        )


def test_races_are_found_in_both_languages_and_numbers() -> None:
    words = ("nain", "Nains", "naine", "dwarf", "dwarves", "Dwarfs")
    assert {peoples().race(words_of(word)) for word in words} == {("dwarf",)}
    assert peoples().race(words_of("Hommes-lézards")) == ("homme", "lezard"), "a race of the players' own"
    for race in peoples().races.values():
        for word in (race.fr, race.en, f"{race.fr.removesuffix('s')}s"):
            assert peoples().race(words_of(word)) == (race.id,)
    assert peoples().race_of("mid_nor") == ("dwarf",)
    assert peoples().race_of("dirz") == peoples().race_of("nobody") == ()


def test_races_of_rows_must_fit_in() -> None:
    dwarf = Named("dwarf", "Nain", "Dwarf")
    with pytest.raises(ValueError, match="two races"):
        Peoples([], [], [dwarf, Named("small", "Nains", "Small")])
    with pytest.raises(ValueError, match="unknown race"):
        Peoples([], [People("own", "Les miens", "Mine", "Miens", "Mine", None, race="elf")], [dwarf])


def test_rows_may_leave_out_what_is_the_same() -> None:
    made = Peoples.from_rows({"paths": [], "peoples": [{"id": "own", "fr": "Les miens", "en": "Mine"}]})
    assert made.peoples["own"].short_fr == "Les miens"
    assert made.find("mine") == "own"
    assert read("peoples")["paths"]


def test_what_an_alliance_names_is_said_in_both_languages() -> None:
    known = peoples()
    assert known.alliances("Ténèbres", "en") == "Darkness" and known.alliances("Darkness", "fr") == "Ténèbres"
    griffons = known.peoples["griffins"]
    assert known.alliances("Griffons, Lumière", "en") == f"{griffons.en}, Light"
    assert known.alliances("La Lune", "en") == "La Lune", "what nobody knows stays"
