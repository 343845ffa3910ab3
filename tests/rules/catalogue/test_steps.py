"""Lists built step by step."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.catalogue.editing import held_changed, selection_changed
from rules.catalogue.files import Catalogue, CostType
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import ForceNode, GroupNode
from rules.catalogue.roster import MOST, SelectionState
from rules.catalogue.shelf import Shelf
from tests.rules.catalogue import steps
from tests.rules.catalogue.bench import Bench, at_least, entry

STRAP = entry("strap", collective=True)
QUIVER = entry("quiver", collective=True, entries=(STRAP,))
ARCHER = entry("archer", entries=(QUIVER,))
BADGE = entry("badge")
CAPTAIN = entry("captain", entries=(BADGE, entry("horse", collective=True)))
UNIT = entry("unit", entries=(ARCHER, CAPTAIN))


def test_a_list_begins_with_the_limits_of_its_system() -> None:
    system = Catalogue(id="s", cost_types=(CostType(id="pa", limit=400), CostType(id="pow")))
    roster = steps.begin(Shelf((system,)), "s", "Mine")
    assert (roster.name, roster.limit("pa"), roster.limit("pow"), roster.limit("gold")) == (
        "Mine",
        400,
        -1,
        -1,
    )
    assert steps.set_limit(roster, "pa", 600).limit("pa") == 600


def test_forces_within_forces() -> None:
    wing = ForceNode(id="wing", name="Wing")
    system = Catalogue(id="system", forces=(ForceNode(id="host", name="Host", forces=(wing,)),))
    bench = Bench(UNIT, system=system)
    inner = bench.add_force("wing", bench.force)
    innermost = bench.add_force("wing", inner)
    bench.choose("unit", innermost)
    bench.roster, copy = steps.duplicate_force(bench.roster, inner)
    host = bench.roster.forces[0]
    assert [force.id for force in host.forces] == [inner, copy]
    assert [force.id for force in bench.roster.every_force()][:3] == [bench.force, inner, innermost]
    assert host.forces[1].forces[0].selections[0].id != host.forces[0].forces[0].selections[0].id
    bench.roster = steps.remove_force(bench.roster, inner)
    assert [force.id for force in bench.roster.forces[0].forces] == [copy]
    with pytest.raises(steps.NotOfferedError):
        steps.duplicate_force(bench.roster, inner)
    with pytest.raises(steps.NotOfferedError):
        bench.add_force("nobody")


def test_what_is_chosen_for_a_force_stands_apart() -> None:
    bench = Bench(UNIT)
    one, two = bench.choose("unit"), bench.choose("unit")
    assert one != two
    assert [each.number for each in bench.roster.forces[0].selections] == [1, 1]


def test_what_is_not_offered_is_refused() -> None:
    bench = Bench(UNIT)
    for holder, name in ((bench.force, "archer"), ("nobody", "unit")):
        with pytest.raises(steps.NotOfferedError):
            bench.choose(name, holder)


def test_chosen_again_it_is_one_more_unless_it_has_choices_of_its_own() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    archers, captain = bench.choose("archer", unit, 3), bench.choose("captain", unit, 2)
    assert bench.state(archers).number == 3
    assert bench.state(captain).number == 1
    assert len(bench.state(unit).selections) == 3


def test_what_is_collective_follows_the_number() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    archers = bench.choose("archer", unit, 2)
    quiver = bench.choose("quiver", archers)
    strap = bench.choose("strap", quiver)
    assert [bench.state(each).number for each in (archers, quiver, strap)] == [2, 2, 2]
    bench.number(archers, 3)
    assert [bench.state(each).number for each in (archers, quiver, strap)] == [3, 3, 3]
    bench.number(archers, 1)
    assert [bench.state(each).number for each in (archers, quiver, strap)] == [1, 1, 1]


def test_what_is_collective_is_counted_for_each() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    archers = bench.choose("archer", unit, 3)
    quiver = bench.choose("quiver", archers)
    bench.number(quiver, 2)
    assert bench.state(quiver).number == 6
    bench.roster = steps.deselect(bench.shelf, bench.roster, quiver)
    assert bench.state(quiver).number == 3
    bench.number(quiver, 0)
    assert bench.state(archers).selections == ()


def test_fewer_until_none_is_left() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    archers = bench.choose("archer", unit, 2)
    quiver = bench.choose("quiver", archers)
    for number in (1, None):
        bench.roster = steps.deselect(bench.shelf, bench.roster, archers)
        if number:
            assert [bench.state(each).number for each in (archers, quiver)] == [1, 1]
    assert bench.state(unit).selections == ()
    bench.roster = steps.deselect(bench.shelf, bench.roster, unit)
    assert bench.roster.forces[0].selections == ()


def test_what_every_model_has_less_of_than_one_goes_first() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    archers = bench.choose("archer", unit)
    quiver = bench.choose("quiver", archers)
    bench.number(archers, 2)
    bench.roster = steps.remove(bench.roster, quiver)
    quiver = bench.choose("quiver", archers)
    bench.roster = steps.deselect(bench.shelf, bench.roster, quiver)
    bench.roster = steps.deselect(bench.shelf, bench.roster, archers)
    assert bench.state(archers).selections == ()
    bench.number(archers, 0)
    assert bench.state(unit).selections == ()


def test_a_share_that_is_used_up_is_gone() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    archers = bench.choose("archer", unit)
    bench.choose("quiver", archers)
    bench.number(archers, 3)
    thin = bench.state(archers).selections[0]
    bench.roster = selection_changed(bench.roster, thin.id, lambda at: (replace(at, number=1),))
    bench.number(archers, 2)
    assert bench.state(archers).selections == ()


def test_what_is_lost_or_not_collective_stays_as_it_is() -> None:
    archer = entry("archer", entries=(QUIVER, entry("hat", hidden=True)))
    bench = Bench(entry("unit", entries=(archer,)))
    archers = bench.choose("archer", bench.choose("unit"))
    bench.choose("hat", archers)
    lost = SelectionState("lost", "nobody")
    bench.roster = held_changed(bench.roster, archers, lambda found: (*found, lost))
    for number in (3, 2):
        bench.number(archers, number)
        assert [each.number for each in bench.state(archers).selections] == [1, 1]


def test_no_number_is_beyond_all_measure() -> None:
    bench = Bench(UNIT)
    archers = bench.choose("archer", bench.choose("unit"))
    bench.number(archers, 10**9)
    assert bench.state(archers).number == MOST


def test_the_original_lets_like_selections_share_what_is_collective() -> None:
    for meaning, shared in ((Meaning.ORIGINAL, 2), (Meaning.OURS, 1)):
        bench = Bench(UNIT, meaning=meaning)
        unit = bench.choose("unit")
        one, _two = bench.choose("captain", unit), bench.choose("captain", unit)
        horse = bench.choose("horse", one)
        captains = bench.state(unit).selections
        assert sum(len(each.selections) for each in captains) == shared
        assert horse in [each.id for each in captains[0].selections]
        bench.choose("badge", one)
        bench.roster = steps.deselect(bench.shelf, bench.roster, horse, meaning)
        assert [len(each.selections) for each in bench.state(unit).selections] == [1, 0]


def test_the_number_of_what_stands_apart() -> None:
    for meaning, number in ((Meaning.ORIGINAL, 1), (Meaning.OURS, 4)):
        bench = Bench(UNIT, meaning=meaning)
        unit = bench.choose("unit")
        bench.number(unit, 4)
        assert bench.state(unit).number == number
    bench.number(bench.force, 2)
    assert len(bench.roster.forces) == 1, "a force has no number"


def test_a_group_squares_what_it_chooses_in_the_original() -> None:
    rifle = entry("rifle", collective=True)
    weapons = GroupNode(
        id="weapons", collective=True, default="rifle", entries=(rifle,), constraints=(at_least(1),)
    )
    plain = GroupNode(id="plain", entries=(entry("pin", collective=True),), constraints=(at_least(1),))
    unit = entry("unit", entries=(entry("trooper", groups=(weapons, plain)),))
    for meaning, numbers in ((Meaning.ORIGINAL, [9, 3]), (Meaning.OURS, [3, 3])):
        bench = Bench(unit, meaning=meaning)
        trooper = bench.choose("trooper", bench.choose("unit"))
        bench.choose("rifle", trooper)
        bench.choose("pin", trooper)
        bench.number(trooper, 3)
        assert [each.number for each in bench.state(trooper).selections] == numbers


def test_a_copy_has_ids_of_its_own() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    bench.choose("archer", unit)
    bench.roster, copy = steps.duplicate(bench.shelf, bench.roster, unit)
    one, two = bench.roster.forces[0].selections
    assert (one.id, two.id) == (unit, copy)
    assert one.selections[0].id != two.selections[0].id
    assert one.selections[0].entry == two.selections[0].entry


def test_words_of_the_players_own() -> None:
    bench = Bench(UNIT)
    unit = bench.choose("unit")
    bench.roster = steps.set_words(bench.roster, unit, "The old guard", "red cloaks")
    bench.roster = steps.set_words(bench.roster, bench.force, "First wave", "")
    assert (bench.state(unit).own_name, bench.state(unit).own_notes) == ("The old guard", "red cloaks")
    assert bench.roster.forces[0].own_name == "First wave"


def test_what_is_elsewhere_stays_the_very_same() -> None:
    bench = Bench(UNIT)
    one, two = bench.choose("unit"), bench.choose("unit")
    before = bench.state(one)
    bench.choose("archer", two)
    assert bench.state(one) is before
    assert steps.remove(bench.roster, "nobody").forces == bench.roster.forces
