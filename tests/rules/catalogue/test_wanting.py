"""What catalogues choose by themselves: offered, and chosen when asked for."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalogue.files import Catalogue
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import ForceNode, GroupNode, LinkNode
from rules.catalogue.wanting import MOST_AT_ONCE, wanted
from tests.examples import examples
from tests.rules.catalogue import steps
from tests.rules.catalogue.bench import LINE, Bench, asks, at_least, at_most, change, entry, first, pays


def test_nothing_is_chosen_unasked() -> None:
    bench = Bench(entry("orc", constraints=(at_least(2, scope="force"),)))
    assert bench.roster.forces[0].selections == ()
    assert [(choice.id, more) for choice, more in wanted(bench.shelf, bench.roster, bench.force)] == [
        ("orc", 2)
    ]
    bench.choose("orc")
    assert bench.fill() == ["orc"]
    assert bench.fill() == []
    assert wanted(bench.shelf, bench.roster, "nobody") == []


def test_what_is_chosen_chooses_in_turn() -> None:
    spike = entry("spike", constraints=(at_least(1),))
    shield = entry("shield", constraints=(at_least(3),), entries=(spike,))
    orc = entry("orc", constraints=(at_least(1),), entries=(shield, entry("idle")))
    bench = Bench(orc)
    assert bench.fill() == ["orc", "shield", "shield", "shield", "spike", "spike", "spike"]
    plain = Bench(entry("orc", entries=(entry("arrow", constraints=(at_least(3),)),)))
    orc_ = plain.choose("orc")
    assert plain.fill(orc_) == ["arrow"]
    assert plain.state(orc_).selections[0].number == 3


def test_only_least_limits_of_selections_ask() -> None:
    quiet = (
        at_least(1, field="forces", scope="roster"),
        at_least(50, "share", percent=True),
        at_least(10, "dear", field="pa"),
        at_least(1, "far", scope="nowhere"),
        at_most(1),
    )
    assert Bench(entry("orc", constraints=quiet)).fill() == []


def test_limits_ask_as_they_are_changed() -> None:
    asked = change("set", "least", "1", conditions=(asks("atLeast", 1, "chief"),))
    bench = Bench(entry("orc", constraints=(at_least(0),), modifiers=(asked,)), entry("chief"))
    assert bench.fill() == []
    bench.choose("chief")
    assert bench.fill() == ["orc"]


def test_a_force_chooses_what_it_has_room_for() -> None:
    orc = entry("orc", categories=first(LINE), constraints=(at_least(1),))
    other = entry("spell", categories=first("arcane"), constraints=(at_least(1),))
    assert Bench(orc, other).fill() == ["orc"]
    system = Catalogue(id="system", forces=(ForceNode(id="bare"),))
    assert Bench(orc, other, system=system).fill() == []


def test_a_group_chooses_its_own() -> None:
    arms = GroupNode(
        id="arms", default="axe", entries=(entry("sword"), entry("axe")), constraints=(at_least(2),)
    )
    none = GroupNode(id="none", entries=(entry("pin"),), constraints=(at_least(1),))
    idle = GroupNode(id="idle", default="cap", entries=(entry("cap"),), constraints=(at_most(1),))
    bench = Bench(entry("orc", groups=(arms, none, idle)))
    orc = bench.choose("orc")
    assert bench.fill(orc) == ["axe"]
    assert bench.state(orc).selections[0].number == 2
    assert bench.fill(orc) == []


def test_a_group_asks_for_what_its_entries_did_not() -> None:
    must = entry("sword", constraints=(at_least(1),))
    arms = GroupNode(id="arms", default="axe", entries=(must, entry("axe")), constraints=(at_least(2),))
    bench = Bench(entry("orc", groups=(arms,)))
    assert bench.fill(bench.choose("orc")) == ["sword", "axe"]


def test_what_is_collective_is_chosen_for_each_model() -> None:
    bow = entry("bow", collective=True, constraints=(at_least(1),))
    bench = Bench(entry("unit", entries=(entry("orc", entries=(bow,)),)))
    orc = bench.choose("orc", bench.choose("unit"), 3)
    assert bench.fill(orc) == ["bow"]
    assert bench.state(orc).selections[0].number == 3


def test_what_chooses_itself_again_ends() -> None:
    again = LinkNode(id="again", target="snake", constraints=(at_least(1),))
    bench = Bench(
        links=(LinkNode(id="first", target="snake", constraints=(at_least(1),)),),
        shared_entries=(entry("snake", links=(again,)),),
    )
    assert bench.fill() == ["first::snake"]


def test_what_asks_for_too_many_ends() -> None:
    crowd = entry("crowd", constraints=(at_least(10**9),))
    more = entry("more", constraints=(at_least(1),))
    greedy = entry("greedy", constraints=(at_least(9),), entries=(more,))
    bench = Bench(greedy, crowd, entry("third", constraints=(at_least(9),)))
    assert len(bench.fill()) == MOST_AT_ONCE


# Any order of steps -----------------------------------------------------------------------------------

_BOW = entry("bow", collective=True, costs=pays(2), constraints=(at_most(2),))
_ORC = entry("orc", costs=pays(10), entries=(_BOW,))
_CHIEF = entry("chief", costs=pays(25), entries=(entry("badge", costs=pays(1)), _BOW))
_PRICE = change("decrement", "pa", "3", conditions=(asks("atLeast", 2, "orc", "force", deep=True),))
_UNIT = entry("unit", costs=pays(5), entries=(_ORC, _CHIEF), modifiers=(_PRICE,), constraints=(at_least(1),))


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 99), st.integers(-1, 5)), max_size=12))
@settings(max_examples=examples(60), deadline=None)
def test_totals_are_what_all_cost_whatever_was_done(orders: list[tuple[int, int, int]]) -> None:
    for meaning in Meaning:
        bench = Bench(_UNIT, meaning=meaning)
        for kind, which, number in orders:
            ids = [bench.force, *bench.now().selections]
            at = ids[which % len(ids)]
            spot = bench.evaluator().scene.by_id[at]
            if kind < 3 and spot.branch.entries:
                bench.choose(spot.branch.entries[number % len(spot.branch.entries)].id, at)
            elif kind == 3 and at != bench.force:
                bench.number(at, number)
            elif kind == 4 and at != bench.force:
                bench.roster = steps.deselect(bench.shelf, bench.roster, at, meaning)
            elif kind == 5:
                bench.fill(at)
        found = bench.now()
        spent = sum(one.costs["pa"].total or 0 for one in found.selections.values())
        assert (found.totals["pa"].total if found.totals else 0) == spent
        assert all(one.number >= 1 for one in found.selections.values())
        assert found.lost == ()
        ids = list(found.selections)
        assert len(ids) == len(set(ids)) == len(bench.evaluator().scene.selections)
        orcs = sum(one.number for one in found.selections.values() if one.entry == "orc")
        units = sum(one.number for one in found.selections.values() if one.entry == "unit")
        others = sum(
            {"orc": 10, "chief": 25, "badge": 1, "bow": 2}.get(one.entry, 0) * one.number
            for one in found.selections.values()
        )
        assert spent == others + units * (2 if orcs >= 2 else 5)
        assert bench.now() == found
