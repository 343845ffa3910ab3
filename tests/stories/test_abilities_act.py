"""Every ability of which the catalogue says that the program acts, or asks, does so at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.abilities import Engine
from rules.battle import commands as c
from rules.battle.contacts import room
from rules.battle.mana import CountFaith
from rules.battle.rows import rows
from rules.battle.tactique import coordinators_of_side
from rules.confrontation.actions import shots
from rules.confrontation.hits import read_roll
from tests.stories.tabletop import Tabletop, abilities, card

GRIFFINS, GOBLINS, LIONS = "Griffons d’Akkylannie", "Gobelins de No-Dan-Kar", "Lions d’Alahan"


def struck(attacker: str = "", target: str = "", dice: tuple[int, int] = (1, 1)) -> str:
    """Strike at FOR 5 on RES 5, and give the result."""
    mine = card("Garde", GRIFFINS, attacker, FOR=5, RES=5)
    table = Tabletop.of([mine], [card("Bûshi", GOBLINS, target, FOR=5, RES=5)])
    return str(table.do(c.RollWound("b1.1", "a1.1", dice=dice)).label.data["result"])


def asked(attacker: str, dice: tuple[int, int]) -> tuple[str, ...]:
    mine = card("Garde", GRIFFINS, attacker, FOR=5, RES=5)
    table = Tabletop.of([mine], [card("Bûshi", GOBLINS, FOR=5, RES=5)])
    return tuple(read_roll(table.table, table.game, c.RollWound("b1.1", "a1.1", dice=dice)).asks)


def coordinates(text: str, people: str = GRIFFINS) -> bool:
    table = Tabletop.of([card("Lui", people, text, DIS=5), card("Autre", GRIFFINS, DIS=3)], ["Bûshi"])
    found = coordinators_of_side(table.table, table.game, "a")
    return next(each.eligible for each in found if each.fighter == "a1.1")


def sources(text: str) -> set[str]:
    """Give what upkeep asks of somebody with these abilities, besides reminding of them."""
    table = Tabletop.of([card("Lui", GRIFFINS, text, DIS=3)], ["Bûshi"])
    found = {r.rule.source.value for r in rows(table.table, table.game, "upkeep") if r.fighter == "a1.1"}
    return found - {"ability"}


def shooting(text: str) -> int:
    table = Tabletop.of([card("Fusilier", GRIFFINS, text, TIR=3)], ["Bûshi"])
    return shots(table.table, table.game, table.fighter("a1"))


def touched(text: str) -> int | None:
    table = Tabletop.of([card("Colosse", GRIFFINS, text)], ["Bûshi"])
    return room(table.table, table.game, table.fighter("a1"))


def recovered(text: str) -> int:
    table = Tabletop.of([card("Mage", GRIFFINS, f"Initié du Feu{text}", POU=3)], ["Bûshi"])
    table.do(c.Recover("a1.1", "fire", (1, 1, 5)))
    return table.fighter("a1").gems["fire"]


def kept(text: str) -> int:
    table = Tabletop.of([card("Prêtre", GRIFFINS, text, FOI="1-0-0")], ["Bûshi"])
    table.do(c.Correct("game", {"phase": "upkeep"}))
    table.do(c.Faith("a1.1", 5))
    row = next(r for r in rows(table.table, table.game) if r.rule.id == "leftover")
    table.do(c.MarkRow(row.id))
    return table.fighter("a1").faith


def counted(text: str) -> int:
    table = Tabletop.of([card("Prêtre", GRIFFINS, FOI="1-0-0"), card("Fidèle", GRIFFINS, text)], ["Bûshi"])
    table.do(CountFaith("a1.1", ("a2.1",)))
    return table.fighter("a1").faith


def asks_to_heal(text: str) -> bool:
    table = Tabletop.of([card("Troll", GRIFFINS, text)], ["Bûshi"])
    table.do(c.Notch("a1.1", 1))
    table.do(c.Correct("game", {"phase": "upkeep"}))
    return any(r.ability == "regeneration" for r in rows(table.table, table.game))


# what the table shows without the ability, and with it
PROOFS: dict[str, tuple[Callable[[], object], object, Callable[[], object], object]] = {
    "fierce": (lambda: struck(), "S", lambda: struck("Féroce"), "L"),
    "sword_axe": (lambda: struck(dice=(5, 5)), "C", lambda: struck("Épée-hache", dice=(5, 5)), "T"),
    "sacred_weapon": (lambda: struck(dice=(2, 2)), "L", lambda: struck("Arme sacrée", dice=(2, 2)), "T"),
    "sacred_armour": (lambda: struck(dice=(6, 6)), "T", lambda: struck("", "Armure sacrée", (6, 6)), "-"),
    "immunity": (lambda: struck(dice=(6, 6)), "T", lambda: struck("", "Immunité/Tête", (6, 6)), "-"),
    "tough": (lambda: struck(dice=(1, 4)), "L", lambda: struck("", "Coriace", (1, 4)), "S"),
    "ethereal": (lambda: struck(), "S", lambda: struck("", "Éthéré"), "-"),
    "vulnerable": (lambda: struck(dice=(1, 4)), "L", lambda: struck("", "Vulnérable", (1, 4)), "G"),
    "hard_boiled": (lambda: struck(dice=(3, 5)), "G", lambda: struck("", "Dur à cuire/2", (3, 5)), "L"),
    "bane": (lambda: struck(dice=(3, 3)), "L", lambda: struck("Fléau/Gobelins", dice=(3, 3)), "G"),
    "stationary_shot": (lambda: struck(dice=(3, 3)), "L", lambda: struck("Tir immobile", dice=(3, 3)), "G"),
    "toxic": (lambda: asked("", (1, 4)), (), lambda: asked("Toxique/3", (1, 4)), ("toxic",)),
    "vapour": (lambda: asked("", (1, 4)), (), lambda: asked("Vapeur/FOR", (1, 4)), ("vapour",)),
    "alliance": (
        lambda: coordinates("", LIONS), False, lambda: coordinates("Alliance/Griffons", LIONS), True,
    ),
    "pariah": (lambda: coordinates(""), True, lambda: coordinates("Paria"), False),
    "recovery": (lambda: recovered(""), 1, lambda: recovered(", Récupération/2"), 3),
    "piety": (lambda: kept(""), 0, lambda: kept("Piété/2"), 2),
    "believer": (lambda: counted(""), 1, lambda: counted("Croyant/3"), 3),
    "regeneration": (lambda: asks_to_heal(""), False, lambda: asks_to_heal("Régénération/5"), True),
    "extra_shot": (lambda: shooting(""), 1, lambda: shooting("Tir supplémentaire/1"), 2),
    "rapid_reload": (lambda: shooting(""), 1, lambda: shooting("Rechargement rapide/1"), 2),
    "huge": (lambda: touched(""), None, lambda: touched("Énorme/1"), 8),
    **{
        kind: (lambda: sources(""), set(), lambda text=text: sources(text), {"mage"})  # type: ignore[misc]
        for kind, text in {
            "initiate": "Initié du Feu", "adept": "Adepte de l’Eau", "master": "Maître de la Terre",
            "virtuoso": "Virtuose des Ténèbres/Nécromancie",
        }.items()
    },
    **{
        kind: (lambda: sources(""), set(), lambda text=text: sources(text), {"faithful"})  # type: ignore[misc]
        for kind, text in {
            "devout": "Dévot de Merin/10", "zealot": "Zélote d’Yllia/20", "dean": "Doyen d’Yllia/20",
            "avatar": "Avatar de Lilith/40",
        }.items()
    },
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted(PROOFS))
def test_an_ability_acts_as_the_catalogue_says(kind: str) -> None:
    without, before, having, after = PROOFS[kind]
    assert (without(), having()) == (before, after)


@pytest.mark.parametrize(
    ("text", "why"),
    [("Mercenaire", "mercenary"), ("Immortel/Lumière", "immortal"), ("Élémentaire/Feu", "elemental")],
)
def test_strangers_of_these_kinds_are_told_why_they_do_not_coordinate(text: str, why: str) -> None:
    table = Tabletop.of([card("Lui", LIONS, text, DIS=5), card("Autre", GRIFFINS, DIS=3)], ["Bûshi"])
    found = coordinators_of_side(table.table, table.game, "a")
    assert next(each.reasons for each in found if each.fighter == "a1.1") == (why,)


def test_nothing_that_acts_or_asks_is_left_out() -> None:
    promised = {k.id for k in abilities().kinds.values() if k.engine is not Engine.REMINDS}
    assert promised == {*PROOFS, "mercenary", "immortal", "elemental"}
