"""A list that wants more figures than its owner has says so, whatever the edition of its cards."""

from __future__ import annotations

from dataclasses import replace

from rules.collection import Owned, Shortage, by_name, known_of, miniature, shortages
from tests.rules.data import card, muster

OLD = replace(card("Conscrit du Griffon"), edition="C3")
NEW = replace(card("CONSCRIT DU GRIFFON"), edition="C5")


def test_one_miniature_has_cards_of_several_editions() -> None:
    assert miniature(OLD) == miniature(NEW) == "conscrit du griffon"
    assert miniature(replace(OLD, name_fr="", name_en="Orc")) == "orc"


def test_figures_of_both_editions_are_counted_together() -> None:
    army = muster((OLD, 3), (NEW, 2), (card("Fusilier"), 2))
    owned = {"conscrit du griffon": Owned("Conscrit du Griffon", 4)}
    assert shortages(army, owned) == (Shortage("conscrit du griffon", ("e1", "e2"), 5, 4),)
    assert shortages(army, {"conscrit du griffon": Owned("Conscrit du Griffon", 5)}) == ()


def test_a_card_with_one_name_only_is_met_by_either() -> None:
    both = replace(card("Conscrit du Griffon"), name_en="Griffin conscript")
    english = replace(card(""), name_en="Griffin Conscript", edition="C4")
    counted = {"conscrit du griffon": Owned("Conscrit du Griffon", 3, "Griffin conscript")}
    short = Shortage("conscrit du griffon", ("e1", "e2", "e3"), 5, 3)
    assert shortages(muster((OLD, 2), (both, 2), (english, 1)), counted) == (short,)
    by_english = {"griffin conscript": Owned("Griffin conscript", 1)}
    assert shortages(muster((both, 2)), by_english)[0].owned == 1
    assert known_of(OLD, by_name(by_english)) is None, "its French name alone tells nobody what it is"
    apart = {**counted, "griffin conscript": Owned("Griffin conscript", 9)}
    assert known_of(english, by_name(apart)) == Owned("Griffin conscript", 9)


def test_what_nobody_counted_is_not_short() -> None:
    assert shortages(muster((OLD, 3)), {}) == ()
    assert [s.owned for s in shortages(muster(OLD), {miniature(OLD): Owned("x", 0)})] == [0]
