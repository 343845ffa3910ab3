"""Abilities: every one that real cards print is known, and shown as it was printed."""

from __future__ import annotations

import pytest

from rules.abilities import Abilities, Ability, AbilityKind, AbilityParameter, Engine, enumerated
from rules.ability_words import Vocabulary, Word, pieces
from tests.rules.data import abilities, having, read
from tests.rules.real_names import ENGLISH, FRENCH

PHASES = {"strategic", "activation", "combat", "upkeep"}


def alike_printed(text: str) -> str:
    """Cards print the one apostrophe or the other."""
    return text.casefold().replace("'", "’")


@pytest.mark.parametrize("text", FRENCH)
def test_a_real_ability_in_french_is_known_and_reads_as_printed(text: str) -> None:
    (ability,) = having(text)
    assert ability.id
    assert alike_printed(ability.label("fr")) == alike_printed(text)
    assert having(ability.label("fr")) == (ability,), "it reads back as itself"
    assert ability.label("en")


@pytest.mark.parametrize("text", [text for text in FRENCH if "'" in text])
def test_an_ability_is_known_with_either_apostrophe(text: str) -> None:
    (straight,), (curved,) = having(text), having(text.replace("'", "’"))
    assert curved.id == straight.id != ""
    assert alike_printed(curved.parameter) == alike_printed(straight.parameter)


@pytest.mark.parametrize("text", ENGLISH)
def test_a_real_ability_in_english_is_known(text: str) -> None:
    (ability,) = having(text)
    assert ability.id
    assert ability.label("en").casefold().replace("-", " ") == text.casefold().replace("-", " ")


@pytest.mark.parametrize(
    "name",
    [
        "Féroce", "Fléau", "Dur à cuire", "Coriace", "Vulnérable", "Toxique", "Vapeur", "Immunité", "Éthéré",
        "Récupération", "Croyant", "Piété", "Commandement", "État-Major", "Alliance", "Paria", "Mercenaire",
        "Élémentaire", "Immortel", "Cible", "Tir immobile", "Arme sacrée", "Armure sacrée", "Épée-hache",
    ],
)  # fmt: skip
def test_the_catalogue_has_what_the_rules_name(name: str) -> None:
    assert abilities().find(name)


def test_the_catalogue_is_whole() -> None:
    for kind in abilities().kinds.values():
        assert kind.fr and kind.en
        assert set(kind.phases) <= PHASES
    assert abilities().kinds["hard_boiled"].engine is Engine.ACTS
    assert len(read("abilities")) == len(abilities().kinds)


@pytest.mark.parametrize(
    ("typed", "french", "english", "parameter"),
    [
        ("Initié du Feu/Rédemption", "Initié du Feu/Rédemption",
         "Initiate of Fire/Redemption", "Feu/Rédemption"),
        ("Fire and Light Adept/Theurgy", "Adepte du Feu et de la Lumière/Théurgie",
         "Fire and Light Adept/Theurgy", "Feu et Lumière/Théurgie"),
        ("Adept of Water/Faery", "Adepte de l’Eau/Féérique", "Adept of Water/Faery", "Eau/Féérique"),
        ("Immunity/fire", "Immunité/Feu", "Immunity/Fire", "Feu"),
        ("Immortel du Destin", "Immortel du Destin", "Immortal of Destiny", "Destin"),
        ("Zealot of Yllia/20", "Zélote d’Yllia/20", "Zealot of Yllia/20", "Yllia/20"),
        ("Devout of Merin/10", "Dévot de Merin/10", "Devout of Merin/10", "Merin/10"),
        ("Lames Dorsal 2/10", "Lames Dorsal 2/10", "Lames Dorsal 2/10", "2/10"),
        ("Commandement 10", "Commandement/10", "Leadership/10", "10"),
        ("fanaticism", "Fanatisme", "Fanaticism", ""),
        ("Fanaticis", "Fanaticis", "Fanaticis", ""),  # a slip is proposed, never replaced
        ("Fléau/X", "Fléau/X", "Bane/X", "X"),
        ("Initié du Chaos", "Initié du Chaos", "Initiate of Chaos", "Chaos"),
        ("Cible/+2", "Cible/+2", "Target/+2", "+2"),
    ],
)  # fmt: skip
def test_both_languages_of_an_ability(typed: str, french: str, english: str, parameter: str) -> None:
    ability = abilities().parse(typed)
    assert (ability.label("fr"), ability.label("en"), ability.parameter) == (french, english, parameter)


def test_an_unknown_ability_stays_as_typed() -> None:
    ability = abilities().parse("Danse des lames/3")
    assert (ability.id, ability.label("fr"), ability.label("en")) == (
        "",
        "Danse des lames/3",
        "Danse des lames/3",
    )
    assert abilities().parse("Typhonism").label("fr") == "Typhonisme"
    fear = abilities().parse("Fear/12")
    assert (fear.id, fear.label("fr"), fear.label("en")) == ("", "Fear/12", "Fear/12")
    assert abilities().parse("Danse 3").label("fr") == "Danse 3"


def test_a_magicians_rank_takes_in_its_elements_and_paths_and_nothing_else() -> None:
    text = (
        "Juste, Maître de la Lumière, de l'Eau et d'un Élément au choix hors interdit/Hermétisme, Féérique, "
        "Sorcellerie, Artefact/3; Danse, Corruption"
    )
    labels = [a.label("fr") for a in having(text)]
    assert labels == [
        "Juste",
        "Maître de la Lumière, de l'Eau et d'un Élément au choix hors interdit"
        "/Hermétisme, Féérique, Sorcellerie",
        "Artefact/3",
        "Danse",
        "Corruption",
    ]
    english = ", ".join(a.label("en") for a in having(text))
    assert len(having(english)) == len(labels), "the English print reads back too"
    assert [a.label("fr") for a in having("Adepte du Feu/Théurgie, Danse")] == [
        "Adepte du Feu/Théurgie",
        "Danse",
    ]
    assert having("") == ()


def test_two_prints_of_one_card_are_joined() -> None:
    (first, second) = abilities().parse_both(
        "Dur à cuire, Initié du Feu/Rédemption", "Hard boiled; Fire initiate/Redemption"
    )
    assert (first.label("fr"), first.label("en")) == ("Dur à cuire", "Hard-boiled")
    assert (second.label("fr"), second.label("en")) == (
        "Initié du Feu/Rédemption",
        "Fire initiate/Redemption",
    )
    assert [a.label("en") for a in abilities().parse_both("Danse/2", "Dance/2")] == ["Dance/2"]
    (odd,) = abilities().parse_both("Danse/deux", "Dance/two")
    assert (odd.label("fr"), odd.label("en")) == ("Danse/deux", "Dance/two")
    assert [a.label("fr") for a in abilities().parse_both("Bravoure", "Bravery, Scout")] == [
        "Bravoure",
        "Éclaireur",
    ]
    assert abilities().parse_both("", "Scout")[0].id == "scout"


def test_an_ability_without_texts_is_its_name_and_parameter() -> None:
    assert Ability("leadership", "Commandement", "Leadership", "10").label("en") == "Leadership/10"


def test_a_catalogue_with_a_double_fails_when_it_is_loaded() -> None:
    scout = AbilityKind("scout", "Éclaireur", "Scout")
    with pytest.raises(ValueError, match="twice"):
        Abilities([scout, scout])
    with pytest.raises(ValueError, match="two abilities"):
        Abilities([scout, AbilityKind("spy", "Espion", "Spy", aliases=("éclaireur",))])
    with pytest.raises(ValueError, match="colour"):
        Abilities.from_rows([{"id": "x", "fr": "X", "en": "X", "parameter": "colour"}])


def test_words_join_as_each_language_does() -> None:
    words = Vocabulary([Word("Feu", "Fire", "element", "du Feu"), Word("Peur", "Fear")])
    assert words.french("Fire and Fear", " et ") == "Feu et Peur"
    assert words.english("Glace et Feu") == "Glace et Feu", "one unknown word leaves the text alone"
    assert words.of_french("Fire") == "du Feu"
    assert (words.of_french("Peur"), words.of_french("Arïn")) == ("de Peur", "d’Arïn")
    assert words.are("Feu", "element")
    assert not words.are("Glace", "element")
    assert words.read("") is None
    assert pieces("de l'Eau, du Feu et d'un Élément") == ["Eau", "Feu", "un Élément"]
    assert AbilityParameter.PATH.is_word and not AbilityParameter.CM.is_word


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("Commandement/12,5, Vol", ["Commandement/12,5", "Vol"]),
        ("Vol,Commandement/7,5;Bravoure", ["Vol", "Commandement/7,5", "Bravoure"]),
        ("Bravoure ; . ;; Vol.", ["Bravoure", "Vol"]),
    ],
)
def test_a_comma_between_figures_is_a_decimal_one(text: str, labels: list[str]) -> None:
    assert [ability.label("fr") for ability in having(text)] == labels


JOINED = [
    ("Brutal et Bravoure", ["Brutal", "Bravoure"]),
    ("Brutal and Bravery", ["Brutal", "Bravoure"]),
    ("Brutal; Bravoure", ["Brutal", "Bravoure"]),
    ("Brutal + Bravoure", ["Brutal", "Bravoure"]),
    ("Brutal +Bravoure & Ambidextre", ["Brutal", "Bravoure", "Ambidextre"]),
    ("brutal ET bravoure, et Ambidextre", ["Brutal", "Bravoure", "Ambidextre"]),
    ("Cible/+2 et Brutal", ["Cible/+2", "Brutal"]),
    ("Immunité/Feu et Brutal", ["Immunité/Feu", "Brutal"]),
    ("Immunité/Feu et Eau", ["Immunité/Feu, Eau"]),
    ("Initié du Feu et de l’Eau", ["Initié du Feu et de l’Eau"]),
    ("Bravoure et Initié du Feu et de l’Eau et Brutal",
     ["Bravoure", "Initié du Feu et de l’Eau", "Brutal"]),
    ("Croc et Griffe", ["Croc et Griffe"]),
    ("Croc et Bravoure", ["Croc et Bravoure"]),
    ("Brutal et Griffe", ["Brutal et Griffe"]),
    ("Brutal, et Griffe", ["Brutal", "et Griffe"]),
    ("Fer et Brutal (2 et 3)", ["Fer et Brutal (2 et 3)"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "labels"), JOINED)
def test_abilities_that_a_word_or_a_sign_joins_are_told_apart(text: str, labels: list[str]) -> None:
    assert [ability.label("fr") for ability in having(text)] == labels


def test_a_name_that_holds_such_a_word_stays_whole() -> None:
    kinds = [AbilityKind("both", "Feu et Fer", "Fire and Iron"), *abilities().kinds.values()]
    catalogue = Abilities(kinds)
    for text in ("Feu et Fer", "Brutal, Fire and Iron", "feux et fers"):
        assert catalogue.parse_list(text)[-1].id == "both"


def test_every_name_of_the_catalogue_is_one_ability_and_two_are_two() -> None:
    names = [name for kind in abilities().kinds.values() for name in (kind.fr, kind.en, *kind.aliases)]
    for name in names:
        assert len(having(name)) == 1
        assert [each.id for each in having(f"{name} et Bravoure")] == [having(name)[0].id, "bravery"]


@pytest.mark.parametrize("between", [", ", "; "])
def test_what_is_enumerated_is_read_back_one_by_one(between: str) -> None:
    catalogue = abilities()
    written = (
        *catalogue.parse_list("Féroce; Immunité/Bras, Jambes"),
        Ability("", "Lame, longue", "Long, blade"),
    )
    text = enumerated(written, "fr", between)
    assert text.endswith('"Lame, longue"')
    assert [each.label("fr") for each in catalogue.parse_list(text)] == [each.label("fr") for each in written]


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        (
            "Maître du Feu, Ténèbres et Nécromancie, Brave",
            ["Maître du Feu, Ténèbres et Nécromancie", "Brave"],
        ),
        ("Initié de Tellurique, Forge et Féérique", ["Initié de Tellurique, Forge et Féérique"]),
        ("Initié du Feu, Nécromancie", ["Initié du Feu", "Nécromancie"]),
        ("Initié du Feu, Ténèbres et Tête", ["Initié du Feu", "Ténèbres et Tête"]),
    ],
)
def test_a_magicians_rank_takes_in_the_paths_that_it_goes_on_with(text: str, labels: list[str]) -> None:
    assert [ability.label("fr") for ability in having(text)] == labels
