"""What conditions ask, where they look, and how often a modifier applies."""

from __future__ import annotations

import pytest

from rules.catalogue.files import Catalogue, CostType
from rules.catalogue.logic import ConditionGroupNode, ConditionNode, ModifierGroupNode
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import ForceNode, GroupNode, LinkNode
from tests.rules.catalogue import steps
from tests.rules.catalogue.bench import (
    HEROES,
    LINE,
    SYSTEM,
    WARBAND,
    Bench,
    asks,
    change,
    each,
    entry,
    first,
    pays,
)

SWORD = entry("sword", costs=pays(5))
ORC = entry("orc", kind="model", costs=pays(10), entries=(SWORD,), categories=first(LINE))


def holds(bench: Bench, condition: ConditionNode, selection: str) -> bool:
    """Ask a condition of a selection, by a modifier that would change its name."""
    evaluator = bench.evaluator()
    spot = evaluator.scene.by_id[selection]
    modifier = change("set", "name", "Yes", conditions=(condition,))
    made = evaluator.applying.applied([type("C", (), {"modifier": modifier, "guards": (modifier,)})()], spot)
    return bool(list(made))


@pytest.mark.parametrize(
    ("kind", "value", "answer"),
    [
        ("atLeast", 2, True), ("atLeast", 3, False), ("atMost", 2, True), ("atMost", 1, False),
        ("equalTo", 2, True), ("equalTo", 1, False), ("notEqualTo", 1, True), ("notEqualTo", 2, False),
        ("greaterThan", 1, True), ("greaterThan", 2, False), ("lessThan", 3, True), ("lessThan", 2, False),
        ("unheardOf", 2, False),
    ],
)  # fmt: skip
def test_two_are_counted(kind: str, value: float, answer: bool) -> None:
    bench = Bench(ORC)
    orc = bench.choose("orc", times=2)
    assert holds(bench, asks(kind, value, "orc"), orc) is answer


@pytest.mark.parametrize(
    ("scope", "child", "more", "counted"),
    [
        ("self", "sword", {}, 2),
        ("self", "orc", {}, 0),
        ("parent", "orc", {}, 2),
        ("force", "orc", {}, 2),
        ("force", "sword", {}, 0),
        ("force", "sword", {"deep": True}, 3),
        ("force", "any", {}, 3),
        ("force", "model", {}, 2),
        ("force", LINE, {}, 2),
        ("force", "warband", {}, 3),
        ("force", "nobody", {}, 0),
        ("roster", "orc", {}, 3),
        ("roster", "sword", {"deep": True}, 4),
        ("primary-category", "any", {}, 2),
        ("primary-catalogue", "any", {}, 3),
        ("warband", "orc", {}, 2),
        ("own", "orc", {}, 2),
        (LINE, "any", {}, 2),
        (HEROES, "any", {}, 0),
        ("orc", "any", {}, 2),
        ("roster", "any", {"field": "forces"}, 2),
        ("roster", "warband", {"field": "forces"}, 2),
        ("roster", "nobody", {"field": "forces"}, 0),
        ("force", "any", {"field": "forces"}, 0),
        ("force", "orc", {"field": "pa"}, 20),
        ("force", "any", {"field": "pa", "deep": True}, 36),
        ("force", "orc", {"field": "pow"}, 0),
        ("roster", "any", {"field": "limit::pa"}, 400),
    ],
)
def test_where_it_looks(scope: str, child: str, more: dict[str, object], counted: float) -> None:
    bench = Bench(ORC, entry("troll", costs=pays(1)))
    orc = bench.choose("orc")
    bench.choose("sword", orc, 2)
    bench.choose("sword", bench.choose("orc"))
    bench.choose("troll")
    bench.force = bench.add_force("warband")
    bench.choose("sword", bench.choose("orc"))
    bench.roster = steps.set_limit(bench.roster, "pa", 400)
    condition = asks("equalTo", counted, child, scope, **more)
    assert holds(bench, condition, orc)
    assert not holds(bench, asks("notEqualTo", counted, child, scope, **more), orc)


def test_what_cannot_be_asked_does_not_hold() -> None:
    bench = Bench(ORC)
    orc = bench.choose("orc")
    for condition in (
        asks("atLeast", 0, "any", "nowhere"),
        asks("atLeast", 0, "any", field="gold"),
        asks("atLeast", 0, ""),
        asks("atLeast", 0, "any", field="gold", percent=True),
        asks("atMost", 50, "any", field="limit::pa", percent=True),
        asks("instanceOf", 0, "orc", "nowhere"),
    ):
        assert not holds(bench, condition, orc)
    assert holds(bench, asks("notInstanceOf", 0, "orc", "nowhere"), orc)


def test_a_currency_that_asks_for_its_limit_is_told_it() -> None:
    system = Catalogue(
        id="system", cost_types=(CostType(id="pa", limit=300, asks_limit=True),), forces=(WARBAND,)
    )
    bench = Bench(ORC, system=system)
    orc = bench.choose("orc")
    assert holds(bench, asks("equalTo", 300, "any", field="pa"), orc)


def test_shares_are_of_all_that_is_in_the_scope() -> None:
    bench = Bench(ORC, entry("troll", costs=pays(30)))
    orc = bench.choose("orc")
    bench.choose("troll")
    assert holds(bench, asks("equalTo", 50, "orc", percent=True), orc)
    assert holds(bench, asks("equalTo", 25, "orc", field="pa", percent=True), orc)
    bench.roster = steps.set_limit(bench.roster, "pa", 100)
    assert holds(bench, asks("equalTo", 10, "orc", field="limit::pa", percent=True), orc)


@pytest.mark.parametrize(
    ("scope", "child", "answer"),
    [
        ("self", "sword", True), ("self", "orc", False), ("self", "upgrade", True), ("parent", "orc", True),
        ("parent", LINE, True), ("parent", "model", True), ("parent", "any", True),
        ("ancestor", "orc", True), ("ancestor", "sword", False), ("ancestor", "warband", True),
        ("force", "warband", True), ("force", "own", True), ("force", "sword", False),
        ("roster", "orc", False), ("primary-category", LINE, True), ("primary-category", HEROES, False),
        ("primary-catalogue", "own", True), ("orc", LINE, True),
    ],
)  # fmt: skip
def test_what_something_is(scope: str, child: str, answer: bool) -> None:
    bench = Bench(ORC)
    sword = bench.choose("sword", bench.choose("orc"))
    assert holds(bench, asks("instanceOf", 1, child, scope), sword) is answer
    assert holds(bench, asks("notInstanceOf", 1, child, scope), sword) is not answer


def test_ancestors_are_counted_by_us_not_by_the_original() -> None:
    for meaning in Meaning:
        bench = Bench(ORC, meaning=meaning)
        sword = bench.choose("sword", bench.choose("orc"))
        ours = meaning is Meaning.OURS
        assert holds(bench, asks("atLeast", 1, "orc", "ancestor"), sword) is ours
        assert holds(bench, asks("atLeast", 1, "", "ancestor"), sword) is ours
        assert not holds(bench, asks("atLeast", 1, "sword", "ancestor"), sword)


def test_an_entry_counts_whichever_link_it_came_by_if_shared() -> None:
    bench = Bench(
        ORC,
        shared_entries=(entry("troll"),),
        links=(LinkNode(id="one", target="troll"), LinkNode(id="two", target="troll")),
        groups=(GroupNode(id="pack", entries=(entry("wolf"),)),),
    )
    orc = bench.choose("orc")
    for name in ("one", "two", "wolf"):
        bench.choose(name)
    assert holds(bench, asks("equalTo", 2, "troll"), orc)
    assert holds(bench, asks("equalTo", 0, "troll", shared=False), orc)
    assert holds(bench, asks("equalTo", 1, "one::troll", shared=False), orc)
    assert holds(bench, asks("equalTo", 1, "pack", shared=False), orc)
    assert holds(bench, asks("instanceOf", 1, "orc", "self", shared=False), orc)


def test_a_group_is_a_scope() -> None:
    pack = GroupNode(id="pack", entries=(entry("wolf"), entry("dog")))
    bench = Bench(entry("rider", groups=(pack,), entries=(entry("cat"),)))
    rider = bench.choose("rider")
    wolf = bench.choose("wolf", rider, 2)
    bench.choose("dog", rider)
    bench.choose("cat", rider)
    assert holds(bench, asks("equalTo", 3, "any", "pack"), wolf)
    assert holds(bench, asks("equalTo", 2, "wolf", "pack"), wolf)


def test_forces_within_forces_count_if_asked_for() -> None:
    wing = ForceNode(id="wing", forces=(ForceNode(id="flight"),))
    system = Catalogue(id="system", forces=(ForceNode(id="host", forces=(wing,)),))
    bench = Bench(ORC, system=system)
    orc = bench.choose("orc")
    inner = bench.add_force("wing", bench.force)
    innermost = bench.add_force("flight", inner)
    deep = bench.choose("orc", innermost)
    assert holds(bench, asks("equalTo", 1, "orc"), orc)
    assert holds(bench, asks("equalTo", 2, "orc", child_forces=True), orc)
    assert holds(bench, asks("equalTo", 1, "any", field="forces"), orc)
    assert holds(bench, asks("equalTo", 2, "any", field="forces", child_forces=True), orc)
    assert holds(bench, asks("equalTo", 1, "orc", "roster"), orc)
    assert holds(bench, asks("equalTo", 2, "orc", "roster", child_forces=True), orc)
    assert holds(bench, asks("equalTo", 1, "orc", "primary-catalogue"), deep)
    assert holds(bench, asks("instanceOf", 1, "host", "ancestor"), deep)


def named(*modifiers: object, groups: tuple[ModifierGroupNode, ...] = ()) -> str:
    bench = Bench(entry("one", modifiers=modifiers, modifier_groups=groups), ORC)
    one = bench.choose("one")
    bench.choose("orc", times=3)
    return bench.now().selections[one].name


def test_all_conditions_or_one_of_them() -> None:
    true, false = asks("atLeast", 1, "orc"), asks("atLeast", 9, "orc")

    def asked(kind: str, *conditions: ConditionNode, **more: object) -> bool:
        group = ConditionGroupNode(kind=kind, conditions=conditions, **more)  # type: ignore[arg-type]
        return named(change("set", "name", "Yes", condition_groups=(group,))) == "Yes"

    assert asked("and", true, true)
    assert not asked("and", true, false)
    assert asked("or", false, true)
    assert not asked("or", false, false)
    assert asked("or")
    assert not asked("xor", true)
    both = ConditionGroupNode(kind="and", conditions=(true, false))
    assert asked("or", false, true, groups=(both,))
    assert not asked("and", true, groups=(both,))


@pytest.mark.parametrize(
    ("repeats", "times"),
    [
        ((each(1, "orc"),), 3),
        ((each(2, "orc"),), 1),
        ((each(2, "orc", round_up=True),), 2),
        ((each(1, "orc", times=2),), 6),
        ((each(1, "orc"), each(3, "orc")), 4),
        ((each(25, "orc", percent=True),), 3),
        ((each(1, "nobody"),), 0),
        ((each(0, "orc"),), 0),
        ((each(1, "orc", "nowhere"),), 0),
        ((each(1, ""),), 0),
        ((each(1, "any", field="limit::pa"),), 0),
    ],
)
def test_repeats(repeats: tuple[object, ...], times: int) -> None:
    assert named(change("append", "name", "+", repeats=repeats)) == " ".join(("One", *"+" * times))


def test_nothing_is_added_to_a_text_without_end() -> None:
    assert len(named(change("append", "name", "+", repeats=(each(1, "orc", times=10**9),)))) == 3 + 2 * 100


def test_a_group_of_modifiers_stands_behind_its_guard() -> None:
    add = change("append", "name", "+")
    inner = ModifierGroupNode(modifiers=(add,), repeats=(each(1, "orc"),))
    held = ModifierGroupNode(groups=(inner,), conditions=(asks("atLeast", 1, "orc"),))
    shut = ModifierGroupNode(modifiers=(add,), conditions=(asks("atLeast", 9, "orc"),))
    assert named(add, groups=(held, shut)) == "One + + + +"


def test_system_is_as_the_tests_think() -> None:
    assert [force.id for force in SYSTEM.forces] == ["warband"]
