"""Whom Fléau/X means (II-B-1): what an effect may name (II-C-1), and where nobody can tell, the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.wound_effects import Bearer
from rules.cards import Card
from rules.confrontation.hits import acting_of, doubtful_of
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card, rolled

ZOMBIE = card("Wolfen Zombie", "Limbes d’Achéron", FOR=6, RES=8)
WARRIOR = card("Guerrier orque", "Orques du Béhémoth", RES=5)
CLONE = card("Clone de Dirz", "Alchimistes de Dirz", RES=5)
KERATIS = card("Clone Kératis", "Alchimistes de Dirz", RES=5)
AKKYSHAN = card("Éclaireur", "Elfes Akkyshans", RES=5)
DWARF = card("Guerrier", "Nains de Tir-Nâ-Bor", RES=5)
SKELETON = card("Guerrier squelette", "Morts-vivants d’Achéron", RES=5)
DEAD_MERCENARY = replace(card("Revenant", "Mercenaires", RES=5), race="Mort-vivant")
GUARDIAN = replace(card("Gardien du temple", "Griffons d’Akkylannie", RES=5), classes=("templier",))
BEAST = card("Taureau", "Dévoreurs de Vile-Tis", rank="Créature", RES=5)
MAGE = card("Cypher", "Alchimistes de Dirz", rank="Initié", RES=5)
DEVOUT = card("Inquisiteur", "Griffons d’Akkylannie", rank="Dévot", RES=5)
HERO = card("Abel", "Griffons d’Akkylannie", rank="Champion 2 Spécial", RES=5)
GUARD = card("Garde", "Lions d’Alahan", rank="Régulier", RES=5)
STRANGER = card("Inconnu", RES=5)


def struck(text: str, target: Card) -> Tabletop:
    return Tabletop.of([card("Bourreau", "Lions d’Alahan", text, FOR=5)], [target])


def told(table: Tabletop) -> bool | None:
    """Tell whether the only ability acts, does not act, or nobody can tell."""
    sure = acting_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.1")
    unsure = doubtful_of(table.table, table.game, "a1.1", Bearer.ATTACKER, "b1.1")
    assert not (sure and unsure)
    return True if sure else None if unsure else False


@pytest.mark.parametrize(
    ("text", "target", "meant"),
    [
        ("Fléau/Wolfen Zombie et Mâne Dévoreur", ZOMBIE, True),
        ("Fléau/Wolfen Zombie et Mâne Dévoreur", DWARF, False),
        ("Fléau/Orques", WARRIOR, True),
        ("Bane/Orcs", WARRIOR, True),
        ("Fléau/Orques", DWARF, False),
        ("Fléau/Orques", GUARD, None),
        ("Fléau/Clones", CLONE, True),
        ("Fléau/Clones", KERATIS, None),
        ("Fléau/Elfes", AKKYSHAN, True),
        ("Fléau/Nains", DWARF, True),
        ("Fléau/Nains", AKKYSHAN, False),
        ("Fléau/Guerriers nains", DWARF, True),
        ("Fléau/Guerriers nains", AKKYSHAN, False),
        ("Fléau/Tonnerres nains", DWARF, None),
        ("Fléau/Nains et Elfes", AKKYSHAN, True),
        ("Bane/Dwarves and Elves", DWARF, True),
        ("Fléau/Mort-vivant", SKELETON, True),
        ("Fléau/Mort-vivant", DEAD_MERCENARY, True),
        ("Fléau/Mort-vivant", GUARD, False),
        ("Fléau/Templiers", GUARDIAN, True),
        ("Bane/Creatures", BEAST, True),
        ("Bane/Creatures", GUARD, False),
        ("Fléau/Élites", STRANGER, None),
        ("Fléau/Mages", MAGE, True),
        ("Fléau/Mages", GUARD, False),
        ("Fléau/Fidèles", DEVOUT, True),
        ("Fléau/Fidèles", GUARD, False),
        ("Fléau/Personnages", HERO, True),
        ("Fléau/Personnages", GUARD, False),
        ("Fléau/Personnages", STRANGER, None),
        ("Fléau/Ténèbres", CLONE, True),
        ("Fléau/Ténèbres", GUARD, False),
        ("Fléau/Ténèbres", STRANGER, None),
        ("Fléau/Griffons", GUARD, False),
        ("Fléau/Griffons", STRANGER, None),
        ("Fléau/Garde du Griffon", STRANGER, None),
        ("Fléau/Wolfen", STRANGER, None),
        ("Fléau/État-Major", GUARD, False),
        ("Fléau/X", GUARD, None),
        ("Fléau/Zorglubs", GUARD, None),
        ("Fléau/et", GUARD, None),
    ],
)
def test_a_bane_means_whom_its_words_name(text: str, target: Card, meant: bool | None) -> None:
    table = struck(text, target)
    assert told(table) is meant
    reasons = rolled(table.do(c.RollWound("b1.1", "a1.1", dice=(2, 3)))).reasons
    assert any(reason.message.code == "wound.rows" for reason in reasons) is (meant is True)


def test_whom_a_bane_alone_means_is_a_line_of_the_ruleset() -> None:
    table = struck("Fléau", replace(GUARD, name_en="Guard"))
    assert told(table) is True
    assert told(read_as(table, bane_alone="asked")) is None


def test_an_ability_that_no_catalogue_knows_may_be_hunted() -> None:
    table = struck("Fléau/Zorglubs", card("Bête", "Lions d’Alahan", "Zorglub/2", RES=5))
    assert told(table) is True
