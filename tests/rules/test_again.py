"""A rematch begins afresh with the same sides, and keeps the names that play has told."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.again import again
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Knowledge, Place
from tests.stories.tabletop import Tabletop, card, counted, side


def table() -> Tabletop:
    abel = card("Abel", "Griffons d'Akkylannie", DIS=6)
    conscript = card("Conscrit", "Griffons d'Akkylannie", DIS=4)
    return Tabletop(side("Griffon", [abel, (conscript, 3)], "Griffons d'Akkylannie"), counted("Inconnu", 3))


def test_everybody_is_back_unhurt_under_the_same_mark() -> None:
    played = table()
    first = played.game
    played.do(c.Notch("a2.2", 2))
    played.do(c.Put("a1.1", Place.DEAD))
    played.do(c.MarkFigure("a2.2", nickname="Boiteux"))
    fresh = again(first, played.game)
    assert [f.notches for f in fresh.fighters_of("a2")] == [0, 0, 0]
    assert all(f.on_table for f in fresh.fighters.values())
    assert [f.nickname for f in fresh.fighters_of("a2")] == ["", "Boiteux", ""]
    assert fresh.turn == 1 and fresh.sides["a"].order == ("a1", "a2")


def test_sketches_keep_their_names_and_figures() -> None:
    played = table()
    first = played.game
    played.do(c.NameCard("b2", "Chef wolfen", 2))
    fresh = again(first, played.game)
    assert fresh.cards["b2"].sketch == "Chef wolfen"
    assert len(fresh.fighters_of("b2")) == 2
    assert [card.seen for card in fresh.cards_of("b")].count(False) == 2
    assert fresh.sides["b"].knowledge is Knowledge.COUNTED


def test_arrivals_do_not_come_again_and_changed_sides_go_back() -> None:
    played = table()
    first = played.game
    played.do(c.AddCard("a", "Invoqué"))
    played.do(c.ChangeSide("a2"))
    fresh = again(first, played.game)
    assert set(fresh.cards) == set(first.cards)
    assert fresh.cards["a2"].side == "a" and "a2" in fresh.sides["a"].order


def test_kept_orders_stay_as_far_as_their_cards_do() -> None:
    played = table()
    first = played.game
    played.do(c.SaveOrder("a", "Ruée"))
    fresh = again(first, played.game)
    assert dict(fresh.sides["a"].saved_orders) == {"Ruée": ("a1", "a2")}


def test_mages_and_faithful_begin_again_with_what_they_held_at_the_start() -> None:
    mage = ListedCard(sheet=card("Velrys"), gems={"water": 2}, faith=1)
    played = Tabletop(SideSetup(name="Temple", cards=(mage,)), counted("Inconnu", 1))
    first = played.game
    played.do(c.Gem("a1.1", "water", -2))
    played.do(c.Faith("a1.1", 3))
    fresh = again(first, played.game)
    assert fresh.fighters["a1.1"].gems == {"water": 2} and fresh.fighters["a1.1"].faith == 1
