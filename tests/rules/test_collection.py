"""A list that wants more figures than its owner has says so, whatever the edition of its cards."""

from __future__ import annotations

from dataclasses import replace

from rules.collection import Owned, Shortage, miniature, shortages
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


def test_what_nobody_counted_is_not_short() -> None:
    assert shortages(muster((OLD, 3)), {}) == ()
    assert [s.owned for s in shortages(muster(OLD), {miniature(OLD): Owned("x", 0)})] == [0]
