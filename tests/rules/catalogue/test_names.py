"""What a roster told of catalogues that are not here."""

from __future__ import annotations

from dataclasses import replace

from rules.armies import (
    Army,
    Entry,
    ListForce,
    ListPick,
    Option,
    Per,
    ToldCard,
    ToldChoice,
    ToldForce,
    ToldSystem,
)
from rules.catalogue.names import told_names, told_prices, untold

SYSTEM = ToldSystem("s", "Club", "1", "points", (("points", "PA"), ("pow", "POW"), ("fede", "FEDE")))


def told_army() -> Army:
    """Make a list of two mages, who bring a spell and bought a gem each, and a standard of the list."""
    spell = ToldChoice("Fire ball", costs=(("points", 0), ("pow", 2)), option=Option("Fire ball"))
    standard = ToldChoice("Standard", costs=(("points", 9),))
    gem = ToldChoice("Gem", costs=(("points", 1 / 3),))
    force = ListForce(
        "f1", "core", "cat", picks=(ListPick("o1", "b", told=spell), ListPick("o2", "s", told=standard)),
        told=ToldForce("Army Core"),
    )  # fmt: skip
    mage = Entry(
        "e1", "mage", 1, 3, node="m", force="f1", picks=(ListPick("o1", "g", per=Per.FIGURE, told=gem),),
        told=ToldCard((("points", 56), ("pow", -6)), ("o1", "o9")),
    )  # fmt: skip
    typed = Entry("e2", "typed", 1)
    return Army("a", "Club", entries=(mage, typed), forces=(force,), told=SYSTEM)


def test_what_was_told_is_counted_by_figures_and_by_currency() -> None:
    names = told_names(told_army())
    assert names is not None
    assert names.currencies["pow"] == "POW"
    assert names.totals == {"points": 56 * 3 + 1 + 9, "pow": -18 + 2}
    (mage, typed), (force,) = told_army().entries, told_army().forces
    assert names.costs_of(mage) == {"points": 169, "pow": -18}
    assert names.costs_of(force) == {"points": 9, "pow": 2}
    assert names.costs_of(typed) == {}
    assert names.others({"points": 169, "pow": -18, "odd": 2}) == {"POW": -18, "odd": 2}
    assert names.forces["f1"].name == "Army Core"


def test_a_card_brings_what_its_force_still_holds() -> None:
    names = told_names(told_army())
    assert names is not None
    assert names.brings == {"e1": ("f1/o1",), "e2": ()}
    assert names.bringers() == {"f1/o1": "e1"}


def test_what_is_given_or_limited_has_something_left() -> None:
    names = told_names(told_army())
    assert names is not None
    assert names.left(()) == {"pow": 16}
    assert names.left((("pow", 3), ("fede", 1), ("other", -1))) == {"pow": 19, "fede": 1}


def test_forces_pay_what_was_told_of_what_they_chose() -> None:
    army = told_army()
    assert [force.pa for force in told_prices(army).forces] == [9]
    bare = untold(army)
    assert told_prices(bare) is bare


def test_a_list_whose_catalogues_are_here_is_told_by_them() -> None:
    army = told_army()
    assert told_names(replace(army, catalogues=("sum",))) is None
    assert told_names(replace(army, told=None)) is None
    bare = untold(army)
    held: tuple[Entry | ListForce, ...] = (*bare.entries, *bare.forces)
    assert (bare.told, [each.told for each in held]) == (None, [None] * 3)
    assert all(pick.told is None for each in held for pick in each.picks)


def test_what_no_roster_told_is_left_out() -> None:
    army = told_army()
    (force,) = army.forces
    picks = tuple(replace(pick, told=None) for pick in force.picks)
    names = told_names(replace(army, forces=(replace(force, told=None, picks=picks),)))
    assert names is not None
    assert (names.forces, names.brings["e1"]) == ({}, ())
