"""The reference card: its typed fields, its rank, and the fast entry line."""

from __future__ import annotations

from typing import Any

import pytest

from rules.cards import SIZE_WORDS, Card, Rank, RankName, Size, values_from_line
from rules.values import ABSENT, UNKNOWN, Characteristic, ValueKind
from tests.rules.data import card


@pytest.mark.parametrize(
    ("text", "level", "character", "names"),
    [
        ("Champion 2 Spécial", 2, True, ["special"]),
        ("1 Régulier", 1, False, ["regular"]),
        ("Championne Avatar 4", 4, True, ["avatar"]),
        ("Incarné Zélote 2 Élite", 2, True, ["zealot", "elite"]),
        ("Champion 3 Légende Vivante", 3, True, ["living_legend"]),
        ("Élite", 2, False, ["elite"]),
        ("Champion Adepte", 2, True, ["adept"]),
        ("Major ally", 4, False, ["major_ally"]),
        ("War machine", 2, False, ["war_machine"]),
        ("Personaggio Speciale", 2, True, ["special"]),
        ("Irregolare", 1, False, ["irregular"]),
        ("Iniziata 1", 1, False, ["initiate"]),
        ("Créature, Artillerie/Lourde", 1, False, ["creature"]),
        ("Capitaine", None, False, []),
        ("", None, False, []),
    ],
)
def test_a_rank_line_is_read(text: str, level: int | None, character: bool, names: list[str]) -> None:
    rank = Rank.parse(text)
    assert (rank.level, rank.character, [n.value for n in rank.names]) == (level, character, names)
    assert rank.text == text


def test_a_troop_is_known_to_be_no_character_and_other_words_tell_nothing() -> None:
    told = {
        line: Rank.parse(line) for line in ("Troupe", "troops", "Champion", "Régulier", "2", "Bidule", "")
    }
    assert [line for line, rank in told.items() if rank.is_known] == [
        "Troupe", "troops", "Champion", "Régulier", "2",
    ]  # fmt: skip
    assert not told["Troupe"].character and told["Troupe"].level is None


def test_ranks_know_their_level_and_their_arts() -> None:
    assert [r.level for r in (RankName.VIRTUOSO, RankName.DEVOUT, RankName.MAJOR_ALLY)] == [4, 1, 4]
    assert Rank.parse("Adepte").is_mage and not Rank.parse("Adepte").is_faithful
    assert Rank.parse("Doyenne").is_faithful and not Rank.parse("Doyenne").is_mage


@pytest.mark.parametrize(
    ("text", "contacts"),
    [
        ("Petite", 3),
        ("Moyenne", 4),
        ("Grande", 6),
        ("Très Grande", 8),
        ("Énorme", 8),
        ("Titan", 16),
        ("Colossale", 8),
        ("Gigantesque", 16),
        ("", None),
    ],
)
def test_c1_the_size_limits_the_enemies_in_contact(text: str, contacts: int | None) -> None:
    assert Size.parse(text).contacts == contacts


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_size_is_read_again_as_it_is_called(language: str) -> None:
    for size, words in SIZE_WORDS.items():
        assert Size.parse(words.name(language)) is size
    assert SIZE_WORDS[Size.VERY_LARGE].phrase(language) == {
        "fr": "très grande taille", "en": "very large size",
    }[language]  # fmt: skip
    assert set(SIZE_WORDS) == set(Size) - {Size.UNKNOWN}


def test_names_answer_in_the_other_language_when_one_is_missing() -> None:
    both = Card("Conscrit", "Conscript")
    assert (both.name("fr"), both.name("en")) == ("Conscrit", "Conscript")
    assert Card("Conscrit").name("en") == "Conscrit"
    assert Card("", "Conscript").name("fr") == "Conscript"


def test_a_card_has_courage_or_fear_and_the_other_one_is_absent() -> None:
    brave = card("Brave", COU=5)
    assert brave.nerve == (Characteristic.COU, brave.value(Characteristic.COU))
    assert brave.value(Characteristic.PEUR) is ABSENT
    unsaid = Card("Unsaid", values=values_from_line("10 2 2 3 3 8 - ?5"))
    assert unsaid.nerve[0] is Characteristic.NERVE
    assert unsaid.value(Characteristic.COU) is UNKNOWN
    assert Card("Empty").nerve == (Characteristic.NERVE, UNKNOWN)
    assert brave.value(Characteristic.DIS) is UNKNOWN


def test_a_shooter_has_tir_even_zero() -> None:
    assert card("Archer", TIR=0).is_shooter
    assert not card("Piquier", TIR="-").is_shooter


@pytest.mark.parametrize(
    ("text", "rank", "values", "mage", "faithful"),
    [
        ("", "Adepte", {}, True, False),
        ("Initié du Feu/Rédemption", "", {}, True, False),
        ("", "", {"POU": 3}, True, False),
        ("Dévot de Merin/10", "", {}, False, True),
        ("", "Zélote", {}, False, True),
        ("", "", {"FOI": "1-0-1"}, False, True),
        ("Bravoure", "Élite", {"POU": "-", "FOI": "-"}, False, False),
    ],
)
def test_magicians_and_faithful_are_known_by_rank_ability_or_value(
    text: str, rank: str, values: dict[str, Any], mage: bool, faithful: bool
) -> None:
    made = card("Mystique", text=text, rank=rank, **values)
    assert (made.is_mage, made.is_faithful) == (mage, faithful)


def test_a_magicians_ability_names_the_elements() -> None:
    assert card("M", text="Maître des Ténèbres et des 4 Éléments/Nécromancie").elements == (
        "darkness", "air", "water", "fire", "earth",
    )  # fmt: skip
    assert card("I", text="Fire initiate/Redemption, Immunité/Eau").elements == ("fire",)
    assert card("C").elements == ()


def test_abilities_are_asked_by_id() -> None:
    chief = card("Chef", text="Commandement/10, Alliance/Lions, Alliance/Nains")
    assert chief.has("leadership") and not chief.has("pariah")
    assert chief.parameters("alliance") == ("Lions", "Nains")


def test_the_fast_line_fills_the_places_of_the_printed_card() -> None:
    values = values_from_line("10 2 2 3 3 8 - P5 4")
    assert [str(values[c]) for c in list(values)] == ["10", "2", "2", "3", "3", "8", "-", "5", "4"]
    assert Characteristic.PEUR in values and Characteristic.POU not in values
    assert values_from_line("10\t\t3\n")[Characteristic.INI] is UNKNOWN
    assert values_from_line("10 2 2 7+1d")[Characteristic.FOR].kind is ValueKind.DICE
    assert values_from_line("10 2 2 3 3 8 - ? 4")[Characteristic.COU] is UNKNOWN


def test_a_line_that_cannot_be_read_names_the_place() -> None:
    with pytest.raises(ValueError, match="places"):
        values_from_line(" ".join("1" * 12))
    with pytest.raises(ValueError, match="ATT"):
        values_from_line("10 2 x")
