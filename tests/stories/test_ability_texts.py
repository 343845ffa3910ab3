"""An ability acts however it is written: singular and plural, both languages, accents, apostrophes, case."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.abilities import Ability
from rules.ability_words import Vocabulary
from rules.battle import commands as c
from rules.battle.ability_use import Use, left_to_the_table, use_of
from rules.battle.effect_commands import PutEffect
from rules.battle.effects import abilities_of
from rules.battle.state import Effect
from rules.battle.system import Table
from rules.confrontation.hits import read_roll
from tests.stories.tabletop import Tabletop, card

TO_A_LIGHT_WOUND = {"dice": (3, 4), "strength": 1, "resistance": 5}


def table_with(*grants: str, printed: str = "") -> Tabletop:
    """Lay a table whose only enemy has these abilities by an effect, or printed."""
    table = Tabletop.of(["Garde"], [card("Bûshi", abilities_text=printed, RES=5)])
    if grants:
        table.do(PutEffect(Effect(source="Bénédiction", fighters=("b1.1",), grants=grants)))
    return table


def struck(table: Tabletop) -> str:
    return str(table.do(c.RollWound("b1.1", **TO_A_LIGHT_WOUND)).label.data["result"])  # type: ignore[arg-type]


WRITTEN = [
    "Immunité/Blessure légère",
    "Immunité/Blessures légères",
    "Immunités/Blessures Légères",
    "IMMUNITE / BLESSURES LEGERES",
    "immunité/blessures légères.",
    "Immunity/Light wound",
    "Immunity/Light wounds",
    "immunity/light-wounds",
]


@pytest.mark.parametrize("written", WRITTEN)
def test_an_immunity_of_light_wounds_acts_however_it_is_written(written: str) -> None:
    assert struck(table_with()) == "L"
    assert struck(table_with(written)) == "-", "granted"
    assert struck(table_with(printed=written)) == "-", "printed"


@pytest.mark.parametrize("written", WRITTEN)
def test_a_battle_kept_without_the_words_understands_them_too(written: str) -> None:
    table = table_with(written)
    table.table = Table.of(replace(table.setup, words=()))
    assert struck(table) == "-"


def test_two_spellings_of_one_ability_are_one() -> None:
    table = table_with("Immunité/Blessures légères", "Immunity/Light wounds")
    assert [a.label("fr") for a in abilities_of(table.table, table.game, table.fighter("b1"))] == [
        "Immunité/Blessure légère"
    ]


@pytest.mark.parametrize(
    ("written", "known"),
    [
        ("Tirs immobiles", "stationary_shot"),
        ("Dur à cuire/2", "hard_boiled"),
        ("Dur’à cuire / 2", "hard_boiled"),
        ("hard boiled/2", "hard_boiled"),
        ("Éthérés", "ethereal"),
        ("ETHERE", "ethereal"),
        ("Épées–haches", "sword_axe"),
        ("Fléaux/Alchimistes de Dirz", "bane"),
        ("Sacred weapons", "sacred_weapon"),
    ],
)
def test_names_are_known_in_the_plural(written: str, known: str) -> None:
    found = Tabletop.of(["Garde"], ["Bûshi"]).table.abilities.parse(written)
    assert found.id == known


def test_what_a_card_kept_unread_is_read_by_the_battle() -> None:
    """A card that was kept before its plural was known has no id for it."""
    kept = Ability("", "Immunités/Blessures légères", "Immunités/Blessures légères")
    sheet = replace(card("Bûshi", RES=5), abilities=(kept,))
    assert struck(Tabletop.of(["Garde"], [sheet])) == "-"


@pytest.mark.parametrize(
    ("written", "use"),
    [
        ("Immunité/Tête", Use.ACTS),
        ("Immunité/Feu", Use.TABLE),
        ("Immunité/Bras et Jambes", Use.ACTS),
        ("Immunité/Tête et Feu", Use.TABLE),
        ("Féroce", Use.ACTS),
        ("Toxique/2", Use.ACTS),
        ("Croyant/3", Use.ACTS),
        ("Vol/20", Use.ACTS),
        ("Tir supplémentaire/1", Use.ACTS),
        ("Acharné", Use.TABLE),
        ("Zorglub/2", Use.UNKNOWN),
    ],
)
def test_what_the_program_does_with_an_ability_is_known(written: str, use: Use) -> None:
    table = Tabletop.of(["Garde"], ["Bûshi"]).table
    ability = table.abilities.parse(written)
    assert use_of(ability, table.abilities, table.ruleset) is use
    known, unknown = left_to_the_table((ability,), table.abilities, table.ruleset)
    assert known == ((ability,) if use is Use.TABLE else ())
    assert unknown == ((ability,) if use is Use.UNKNOWN else ())


def test_no_words_are_no_word() -> None:
    assert Vocabulary().find("…") is None
    assert Tabletop.of(["Garde"], ["Bûshi"]).table.abilities.parse("…").id == ""


@pytest.mark.parametrize(
    ("written", "dice"),
    [
        ("Immunité/Bras", (2, 5)),
        ("Immunity/Arms", (2, 5)),
        ("Immunité/Abdomen", (3, 5)),
        ("Immunité/Thorax", (4, 5)),
        ("Immunity/Chest", (4, 5)),
        ("Immunité/Blessures graves", (4, 5)),
        ("Immunity/Serious wounds", (4, 5)),
        ("Immunité/Blessure critique", (5, 5)),
        ("Immunité/Tué net", (6, 6)),
    ],
)
def test_every_location_and_every_result_may_be_immune(written: str, dice: tuple[int, int]) -> None:
    for granted, found in (((), "LGCT"), ((written,), "-")):
        roll = c.RollWound("b1.1", dice=dice, strength=0, resistance=1)
        assert str(table_with(*granted).do(roll).label.data["result"]) in found


@pytest.mark.parametrize("text", ["Brutal et Bravoure", "Brutal and Bravery", "Brutal + Bravoure"])
def test_two_abilities_that_were_kept_as_one_text_are_two(text: str) -> None:
    """From an effect, a spell or a card that was kept before they were told apart."""
    table = table_with(text)
    fighter = table.game.fighters["b1.1"]
    assert {each.id for each in abilities_of(table.table, table.game, fighter)} == {"brutal", "bravery"}
    kept = replace(card("Bûshi"), abilities=(Ability("", text, text),))
    table = Tabletop.of(["Garde"], [kept])
    fighter = table.game.fighters["b1.1"]
    assert [each.id for each in abilities_of(table.table, table.game, fighter)] == ["brutal", "bravery"]


@pytest.mark.parametrize(
    ("written", "dice"),
    [
        ("Immunité/Bras et Jambes", ((2, 5), (1, 5))),
        ("Immunité/Bras & Jambes", ((2, 5), (1, 5))),
        ("Immunité/Bras, Jambes", ((2, 5), (1, 5))),
        ("Immunité/Tête et Sonné", ((5, 5), (1, 2))),
        ("Immunity/Head and Stunned", ((5, 5), (1, 2))),
        ("Immunité/Tête et Feu", ((5, 5),)),
        ("Immunity/Light and serious wounds", ((3, 3), (4, 5))),
        ("Immunité/Blessures légères et graves", ((3, 3), (4, 5))),
    ],
)
def test_each_of_several_immunities_acts(written: str, dice: tuple[tuple[int, int], ...]) -> None:
    """Each word is an immunity of its own, and no word of them a light in the dark."""
    bare, immune = table_with(), table_with(printed=written)
    for each in dice:
        assert result_of(bare, each) != "-"
        assert result_of(immune, each) == "-"
    assert len(immune.table.abilities.parse_list(written)) == 1


def result_of(table: Tabletop, dice: tuple[int, int]) -> object:
    blow = c.RollWound("b1.1", dice=dice, strength=5, resistance=5)
    return read_roll(table.table, table.game, blow).result
