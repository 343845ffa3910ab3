"""Who may coordinate (IV-B): an army of the Griffons, whose path is the Light."""

from __future__ import annotations

import pytest

from rules.battle.effects import put
from rules.battle.setup import ListedCard, SideSetup, start
from rules.battle.state import BattleCard, Effect, Game, Knowledge, Modifier, Place
from rules.battle.system import Table
from rules.battle.tactique import Candidate, coordinators_of_army, coordinators_of_side, own
from rules.cards import Card
from rules.values import Characteristic, Value
from tests.rules.data import abilities, card, muster, peoples, ruleset

CONSCRIT = card("Conscrit", DIS=4)
TABLE = Table(ruleset(), abilities(), peoples())


def before_the_game(*cards: Card, people: str = "griffins") -> dict[str, Candidate]:
    army = muster(*cards, people=people)
    names = {entry.id: army.card(entry).name_fr for entry in army.army.entries}
    return {names[c.card]: c for c in coordinators_of_army(army, peoples())}


def laid(*cards: Card | tuple[Card, int], people: str = "griffins") -> Game:
    listed = tuple(
        ListedCard(sheet=item[0], figures=item[1]) if isinstance(item, tuple) else ListedCard(sheet=item)
        for item in cards
    )
    return start(
        SideSetup(name="Griffon", people=people, cards=listed),
        SideSetup(name="Scorpion", knowledge=Knowledge.COUNTED, count=1),
    )


def at_the_table(game: Game) -> dict[str, Candidate]:
    return {c.fighter or "": c for c in coordinators_of_side(TABLE, game, "a")}


def codes(sheet: Card, *others: Card) -> tuple[str, ...]:
    """Give the reasons against a card, the same before the game and at the table."""
    here = before_the_game(sheet, *(others or (CONSCRIT,)))[sheet.name_fr]
    there = at_the_table(laid(sheet, *(others or (CONSCRIT,))))["a1.1"]
    assert here.reasons == there.reasons
    assert here.eligible is (not here.reasons)
    assert [m.code for m in here.why] == [f"coordinator.{code}" for code in here.reasons]
    return here.reasons


def test_k1_ones_own_people_may() -> None:
    assert codes(CONSCRIT) == ()


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("", ("ally",)),
        ("Alliance/Ténèbres", ("ally", "alliance_elsewhere")),
        ("Alliance/Lions", ("ally", "alliance_elsewhere")),
        ("Alliance/Griffons", ()),
        ("Alliance/Lumière", ()),
        ("Mercenaire, Alliance/Griffons", ()),
        ("Mercenaire, Alliance/Lumière", ()),
        ("Mercenaire, Alliance/Lions et Griffons", ()),
        ("Mercenaire", ("mercenary",)),
        ("Immortel/Lumière", ("immortal",)),
        ("Immortel de la Lumière", ("immortal",)),
        ("Élémentaire/Feu", ("elemental",)),
    ],
)
def test_k2_to_k5_another_people_needs_an_alliance_that_fits(text: str, reasons: tuple[str, ...]) -> None:
    stranger = card("Étranger", "Elfes Cynwälls", text, DIS=6)
    assert codes(stranger) == reasons


@pytest.mark.parametrize("text", ["Mercenaire", "Élémentaire/Feu", "Immortel/Lumière"])
def test_k4_k5_of_the_armys_own_people_they_are_welcome(text: str) -> None:
    assert codes(card("Des nôtres", text=text, DIS=5)) == ()


def test_k6_a_paria_is_barred_apart_and_alliance_does_not_lift_it() -> None:
    paria = card("Paria", text="Paria", DIS=5)
    foreign = card("Paria venu d'ailleurs", "Wolfen d’Yllia", "Paria", DIS=5)
    allied = card("Paria allié", "Wolfen d’Yllia", "Paria, Alliance/Griffons", DIS=5)
    assert codes(paria) == ("pariah",)
    assert codes(paria, card("Autre", text="Paria", DIS=2)) == ()
    assert codes(foreign, paria) == ("ally",)
    assert codes(allied) == ("pariah",)
    assert codes(allied, paria) == ()


def test_k7_without_discipline_barred_and_not_known_yet_asked_for() -> None:
    without, unknown = card("Golem", DIS="-"), card("Inconnu")
    assert codes(without) == ("no_dis",)
    assert codes(unknown) == ("dis_unknown",)
    found = before_the_game(without, unknown)
    assert not found["Golem"].asks
    assert found["Inconnu"].asks
    assert found["Inconnu"].dis is None


@pytest.mark.parametrize("place", [Place.OFF, Place.FLED, Place.DEAD, Place.CAPTURED])
def test_k8_who_is_not_on_the_table_may_not(place: Place) -> None:
    game = laid((CONSCRIT, 2)).with_fighter("a1.1", place=place)
    found = at_the_table(game)
    assert found["a1.1"].reasons == (f"place_{place.value}",)
    assert found["a1.2"].eligible


def test_k9_nobody_eligible_is_an_empty_choice() -> None:
    found = before_the_game(card("Allié", "Elfes Cynwälls", DIS=9), card("Golem", DIS="-"))
    assert not any(candidate.eligible for candidate in found.values())


def test_k10_the_discipline_is_ones_own_of_now_never_a_commanders() -> None:
    commander = card("Commandant", text="Commandement/10", DIS=6)
    game = laid(CONSCRIT, commander)
    assert at_the_table(game)["a1.1"].dis == 4
    game = game.with_fighter("a1.1", modifiers=(Modifier("DIS", 2, "Bannière"),), notches=3, stunned=True)
    assert at_the_table(game)["a1.1"].dis == 6, "wounds do not lower DIS, a spell may raise it"


def test_the_best_stands_first_then_the_asked_then_the_barred() -> None:
    found = coordinators_of_army(
        muster(card("Barré", "Elfes Cynwälls", DIS=9), card("Inconnu"), CONSCRIT, card("Abel", DIS=6)),
        peoples(),
    )
    assert [c.card for c in found] == ["e4", "e3", "e2", "e1"]


def test_where_anybody_may_roll_only_a_missing_discipline_stands_against_a_card() -> None:
    dash = Card("Muet", people="griffins", values={Characteristic.DIS: Value.parse("-")})
    army = muster(card("Étranger", "Elfes Cynwälls", DIS=5), dash, people="")
    found = coordinators_of_army(army, peoples(), anybody=True)
    assert [(c.card, c.dis, c.reasons) for c in found] == [("e1", 5, ()), ("e2", None, ("no_dis",))]


def test_a_people_that_nobody_knows_is_asked_for() -> None:
    assert before_the_game(CONSCRIT, people="")["Conscrit"].reasons == ("army_unknown",)
    assert before_the_game(card("Sans peuple", "", DIS=3))["Sans peuple"].reasons == ("people_unknown",)
    ours = card("Milice", "Ma milice", DIS=3)
    assert before_the_game(ours, people="ma MILICE")["Milice"].eligible, "own words name a people too"
    assert own(peoples(), "griffins", "Akkylannie")
    assert not own(peoples(), "", "")


def test_a_sketch_asks_for_all() -> None:
    game = laid(CONSCRIT).with_card(BattleCard(id="a1", side="a", sketch="Un capitaine"))
    (found,) = coordinators_of_side(TABLE, game, "a")
    assert found.reasons == ("people_unknown", "dis_unknown")
    assert found.asks
    assert found.printed is None


@pytest.mark.parametrize(
    ("sheet", "granted", "before", "after"),
    [
        (card("Conscrit", DIS=4), "Paria", (), ("pariah",)),
        (card("Étranger", "Elfes Cynwälls", DIS=4), "Alliance/Griffons", ("ally",), ()),
        (card("Étranger", "Elfes Cynwälls", DIS=4), "Mercenaire", ("ally",), ("mercenary",)),
    ],
)
def test_what_an_effect_grants_counts_as_on_a_card(
    sheet: Card, granted: str, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    game = laid(sheet, CONSCRIT)
    assert at_the_table(game)["a1.1"].reasons == before
    given = put(game, Effect(source="Rituel", fighters=("a1.1",), grants=(granted,)))
    assert at_the_table(given)["a1.1"].reasons == after
    assert at_the_table(given)["a2.1"].eligible


def test_the_bar_of_pariahs_falls_by_the_list_and_not_by_what_was_granted() -> None:
    game = laid(card("Paria", text="Paria", DIS=5), CONSCRIT)
    given = put(game, Effect(source="Rituel", fighters=("a2.1",), grants=("Paria",)))
    assert {key: found.reasons for key, found in at_the_table(given).items()} == {
        "a1.1": ("pariah",), "a2.1": ("pariah",),
    }  # fmt: skip
