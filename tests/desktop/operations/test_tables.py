"""The tables that ship, and what a new library begins with."""

from __future__ import annotations

import pytest

from desktop.operations import tables
from rules.armies import Army, Entry, Muster
from rules.battle.tactique import coordinators_of_army
from rules.cards import Card
from rules.values import Characteristic, ValueKind

NINE = {
    "Conscrit du Griffon", "Templier de l’Inquisition", "Abel le Colérique", "Inquisiteur du Griffon",
    "Fusilier du Griffon", "Tigre de Dirz", "Clone de Dirz", "Guerrier Kératis", "Cypher Lukhan",
}  # fmt: skip


def named(name: str, edition: str = "C5") -> Card:
    (found,) = [c for c in tables.starter().cards if (c.name_fr, c.edition) == (name, edition)]
    return found


def test_the_tables_ship_with_their_defaults_first() -> None:
    assert list(tables.rulesets())[:3] == ["seeds", "c3", "c5"]
    assert set(tables.rulesets()) >= {"monconf"}
    assert list(tables.formats()) == ["c3", "c5", "free"]
    assert tables.peoples().find("Griffon") == "griffins"
    assert tables.abilities().parse("Initié du Feu/Rédemption").label("en") == "Initiate of Fire/Redemption"


def test_the_nine_cards_are_in_both_languages() -> None:
    nine = [card for card in tables.starter().cards if card.edition == "C5"]
    assert {card.name_fr for card in nine} == NINE
    assert all(card.name_en and card.source and card.pa.number for card in nine)
    assert all(card.rank.is_known for card in nine)
    assert {card.name_en for card in nine if card.rank.character} == {"Abel the ill-tempered", "Cypher Lukan"}
    inquisitor = named("Inquisiteur du Griffon")
    assert [a.label("fr") for a in inquisitor.abilities] == [
        "Fanatisme", "Guerrier-mage", "Initié du Feu/Rédemption",
    ]  # fmt: skip
    assert inquisitor.abilities[2].label("en") == "Fire initiate/Redemption"
    assert inquisitor.is_mage and inquisitor.elements == ("fire",)
    tiger = named("Tigre de Dirz")
    assert tiger.nerve[0] is Characteristic.PEUR
    assert str(tiger.value(Characteristic.MOU)) == "17.5"
    assert named("Templier de l’Inquisition").value(Characteristic.TIR).kind is ValueKind.UNKNOWN
    assert named("Clone de Dirz").value(Characteristic.TIR).kind is ValueKind.ABSENT


@pytest.mark.parametrize("card", tables.starter().cards, ids=lambda card: card.name_fr)
def test_each_starter_card_is_a_fact_with_its_edition_and_source(card: Card) -> None:
    assert card.edition and card.source
    assert card.people in tables.peoples().peoples
    assert all(ability.id for ability in card.abilities)
    assert not any(value.kind is ValueKind.TEXT for value in card.values.values())


def test_real_profiles_keep_what_makes_them_odd() -> None:
    editions = {card.edition for card in tables.starter().cards}
    assert editions == {"C3", "C5", "Fédération", "Rackham métal"}
    assert named("Killyox, l’Exilé", "C3").has("pariah")
    assert named("Drac Mac Syrö", "C3").has("mercenary")
    assert named("Isakar Le Veilleur (2)", "C3").parameters("alliance") == ("Sessairs",)
    assert named("Mirvilis, Chevalier de la Lumière", "C3").parameters("elemental") == ("Lumière",)
    assert named("Fils d’Uren", "C3").value(Characteristic.FOR).kind is ValueKind.DICE
    assert named("Azhyan Adjaran", "C3").equipment == ("Arbalète de poing (FOR 5, 10/20/40)",)
    assert not any("Kaian" in card.name_fr for card in tables.starter().cards), "no fan profile"


def test_the_two_armies_of_the_example_are_complete_and_in_order() -> None:
    griffon, scorpion = tables.starter().armies
    assert [(e.name_fr, e.figures) for e in griffon.entries] == [
        ("Conscrit du Griffon", 3), ("Templier de l’Inquisition", 1), ("Abel le Colérique", 1),
        ("Inquisiteur du Griffon", 1), ("Fusilier du Griffon", 2),
    ]  # fmt: skip
    assert (griffon.name, griffon.people) == ("Griffon (V-A-4)", "griffins")
    assert (scorpion.name, scorpion.people) == ("Scorpion (V-A-4)", "dirz")
    for army in (griffon, scorpion):
        entries = tuple(Entry(f"e{n}", e.name_fr, 1, e.figures) for n, e in enumerate(army.entries))
        cards = {(e.name_fr, 1): named(e.name_fr, e.edition) for e in army.entries}
        muster = Muster(Army("a", army.name, army.people, entries=entries), cards)
        assert all(c.eligible for c in coordinators_of_army(muster, tables.peoples()))
