"""Whom an effect names: exact names, classes, peoples, friends and enemies, never a part of a name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.cards import Card
from rules.designation import Allegiance, Designation
from tests.rules.data import card, peoples

TEMPLAR = card("Templier")
GUARDIAN = replace(card("Gardien du temple"), classes=("Templier",))
RIDER = replace(card("Cavalier de la rédemption"), classes=("templier",))
INQUISITION = card("Templier de l'Inquisition")
HOD = card("Templier de Hod")
CONSCRIPT = replace(card("Conscrit du Griffon"), name_en="Griffin conscript")
WOLF = replace(card("Chasseur", "Wolfen d'Yllia"), race="wolfen")


def meets(text: str, sheet: Card, *, friendly: bool = True) -> bool:
    return Designation.parse(text, peoples()).meets(sheet, peoples(), friendly=friendly)


@pytest.mark.parametrize("text", ["templiers du Griffon amis", "tous les templiers du Griffon amis"])
def test_x5_friendly_griffin_templars(text: str) -> None:
    taken = [sheet for sheet in (TEMPLAR, GUARDIAN, RIDER, INQUISITION, HOD) if meets(text, sheet)]
    assert taken == [TEMPLAR, GUARDIAN, RIDER]
    assert not meets(text, GUARDIAN, friendly=False)
    assert not meets(text, replace(GUARDIAN, people="lions")), "a templar of another people"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "templiers du Griffon amis",
            Designation(name="templiers", people="griffins", allegiance=Allegiance.FRIEND),
        ),
        (
            "friendly Griffin conscripts",
            Designation(name="conscripts", race="griffin", allegiance=Allegiance.FRIEND),
        ),
        ("combattants ennemis", Designation(allegiance=Allegiance.ENEMY)),
        ("Conscrit du Griffon", Designation(name="conscrit", people="griffins")),
        ("combattants wolfen", Designation(race="wolfen")),
        ("combattants wolfen d'Yllia", Designation(people="wolfen")),
        ("Abel le Colérique", Designation(name="abel le colerique")),
        ("", Designation()),
    ],
)
def test_a_group_is_read_as_effects_write_it(text: str, found: Designation) -> None:
    read = Designation.parse(text, peoples())
    assert read == replace(found, people=peoples().find(found.people) or "")


def test_a_name_may_be_said_with_its_people_or_without() -> None:
    assert meets("conscrits du Griffon", CONSCRIPT)
    assert meets("conscrits", CONSCRIPT)
    assert meets("friendly Griffin conscripts", CONSCRIPT) and meets("conscripts", CONSCRIPT)
    assert Designation(name="Conscrit du Griffon").meets(CONSCRIPT, peoples(), friendly=True)
    assert not meets("Griffon", replace(CONSCRIPT, people="lions"))
    assert not meets("cons", CONSCRIPT)


def test_people_race_and_everybody() -> None:
    assert meets("", WOLF) and meets("combattants ennemis", WOLF, friendly=False)
    assert Designation(race="Wolfens").meets(WOLF, peoples(), friendly=True)
    assert not Designation(race="serpent").meets(WOLF, peoples(), friendly=True)
    assert not Designation(people="Peuple inventé").meets(WOLF, peoples(), friendly=True)
    assert Designation(people="Peuple inventé").meets(
        replace(WOLF, people="peuple inventé"), peoples(), friendly=True
    )


DWARF = replace(card("Thermo-guerrier", "Nains de Tir-Nâ-Bor"), race="nain", classes=("guerrier",))


@pytest.mark.parametrize(
    "text",
    [
        "nains amis",
        "tous les nains",
        "combattants nains",
        "guerriers nains amis",
        "thermo-guerriers nains",
        "nains guerriers",
        "nains de Tir-Nâ-Bor",
        "guerriers nains de Tir-Nâ-Bor",
    ],
)
def test_a_race_is_named_alone_or_beside_a_name_or_class(text: str) -> None:
    assert meets(text, DWARF)
    assert not meets(text, replace(DWARF, race="ogre", people="ogres"))


@pytest.mark.parametrize("text", ["archers nains", "nains de Mid-Nor", "nains ennemis", "grands nains"])
def test_with_a_race_everything_else_said_must_fit_too(text: str) -> None:
    assert not meets(text, DWARF)


@pytest.mark.parametrize("text", ["wolfens amis", "chasseurs wolfens", "wolfen chasseurs"])
def test_a_word_that_is_a_people_and_a_race_takes_in_both(text: str) -> None:
    assert meets(text, WOLF) and meets(text, replace(WOLF, race="")), "of the people"
    assert meets(text, replace(WOLF, people="Dévoreurs de Vile-Tis")), "of the race in another people"
    assert not meets(text, replace(WOLF, people="Dévoreurs de Vile-Tis", race=""))
    assert not meets(text, replace(WOLF, people="", race=""))


def test_a_people_told_whole_is_the_people_alone() -> None:
    assert meets("wolfens d'Yllia", WOLF)
    assert not meets("wolfens d'Yllia", replace(WOLF, people="Dévoreurs de Vile-Tis"))


@pytest.mark.parametrize("race", ["nain", "Naine", "dwarf", "Dwarves"])
@pytest.mark.parametrize(
    "text",
    [
        "dwarves", "friendly dwarves", "dwarfs", "dwarven guerriers", "dwarf figures", "nains",
        "naines amies", "combattants de race naine", "combattants de la race des nains",
        "figures of the dwarf race", "race naine", "la race des nains", "friends of the race of dwarves",
        "race of the dwarves",
    ],
)  # fmt: skip
def test_a_race_is_met_in_either_language_and_number(race: str, text: str) -> None:
    assert meets(text, replace(DWARF, race=race))
    assert not meets(text, replace(DWARF, race="ogre"))


@pytest.mark.parametrize(
    ("people", "words"),
    [
        ("Nains de Mid-Nor", ("nains", "dwarves")), ("Elfes Akkyshans", ("elfes", "elves")),
        ("Orques du Béhémoth", ("orques", "orcs")), ("Gobelins de No-Dan-Kar", ("gobelins", "goblins")),
        ("Morts-vivants d'Achéron", ("morts-vivants", "undead")), ("Wolfen d'Yllia", ("wolfens", "wolfen")),
        ("Keltois du clan des Drunes", ("keltois", "kelts")),
    ],
)  # fmt: skip
def test_a_card_without_a_race_has_that_which_its_people_is_named_after(
    people: str, words: tuple[str, ...]
) -> None:
    sheet = replace(card("Guerrier", people), classes=("guerrier",))
    for word in words:
        assert meets(word, sheet) and meets(f"guerriers {word}", sheet)
    assert not meets("humains", sheet) and not meets(words[0], replace(sheet, people="griffins"))


def test_a_race_may_be_written_down_as_a_class() -> None:
    assert Designation(race="guerriers").meets(DWARF, peoples(), friendly=True)


def test_a_race_that_is_written_down_counts_before_that_of_the_people() -> None:
    ogre = replace(card("Ogre", "Nains de Mid-Nor"), race="ogre")
    assert meets("ogres", ogre) and not meets("nains", ogre)


@pytest.mark.parametrize(
    "text",
    [
        "combattants ennemis du peuple du Griffon", "enemy fighters of the Griffin people",
        "conscrits ennemis du peuple du Griffon", "enemy people of the Griffin",
        "ennemis du peuple du Griffon", "le peuple ennemi du Griffon",
    ],
)  # fmt: skip
def test_a_people_may_be_called_one(text: str) -> None:
    assert meets(text, CONSCRIPT, friendly=False) and not meets(text, CONSCRIPT)
    assert not meets(text, replace(CONSCRIPT, people="lions"), friendly=False)


def test_a_name_that_ends_with_the_people_keeps_it() -> None:
    assert meets("héros du peuple", card("Héros du peuple")) and not meets("héros du peuple", card("Héros"))
