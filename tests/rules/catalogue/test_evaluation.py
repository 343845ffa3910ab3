"""Names, prices, categories and totals as modifiers make them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.catalogue.broken import BrokenKind
from rules.catalogue.files import Catalogue
from rules.catalogue.info import ShownInfo, info_of
from rules.catalogue.logic import ConditionGroupNode
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import (
    CharacteristicNode,
    ForceNode,
    GroupNode,
    InfoGroupNode,
    InfoLinkNode,
    LinkNode,
    ProfileNode,
    RuleNode,
)
from rules.catalogue.roster import SelectionState
from rules.catalogue.shelf import Shelf
from tests.rules.catalogue import steps
from tests.rules.catalogue.bench import HEROES, LINE, SYSTEM, Bench, asks, change, each, entry, first, pays


@pytest.mark.parametrize(
    ("before", "modifiers", "after"),
    [
        ("Orc", (change("set", "name", "Troll"),), "Troll"),
        ("Orc", (change("append", "name", "chief"),), "Orc chief"),
        ("Orc", (change("set", "name", "A"), change("append", "name", "B")), "A B"),
        ("Orc", (change("append", "name", "B"), change("set", "name", "A")), "A"),
        ("10", (change("increment", "name", "3"),), "13"),
        ("10", (change("decrement", "name", "3.5"),), "6.5"),
        ("Orc", (change("increment", "name", "3"),), "Orc"),
        ("10", (change("increment", "name", "three"),), "10"),
        ("10", (change("increment", "name", "inf"),), "10"),
        ("10", (change("multiply", "name", "2"),), "20"),
        ("Orc", (change("translate", "name", "Ork"),), "Orc"),
    ],
)
def test_names(before: str, modifiers: tuple[object, ...], after: str) -> None:
    bench = Bench(entry("one", modifiers=modifiers))
    one = bench.shelf.catalogues[0].entries[0]
    bench.shelf = bench.shelf.having(
        Catalogue(
            id="own", system="system", entries=(type(one)(id="one", name=before, modifiers=one.modifiers),)
        )
    )
    bench.choose("one")
    assert bench.names() == [after]


@pytest.mark.parametrize(
    ("modifiers", "price"),
    [
        ((), 10),
        ((change("set", "pa", "4"),), 4),
        ((change("increment", "pa", "0.2"), change("increment", "pa", "0.1")), 10.3),
        ((change("decrement", "pa", "30"),), -20),
        ((change("multiply", "pa", "1.5"),), 15),
        ((change("multiply", "pa", "2", repeats=(each(2, "any"),)),), 10),
        ((change("multiply", "pa", "3", repeats=(each(1, "any", times=3),)),), 270),
        ((change("multiply", "pa", "1e308"),), 10),
        ((change("multiply", "pa", "1e308", repeats=(each(1, "any", times=3),)),), 10),
        ((change("power", "pa", "3"),), 10),
        ((change("increment", "pa", "many"),), 10),
    ],
)
def test_prices(modifiers: tuple[object, ...], price: float) -> None:
    bench = Bench(entry("one", costs=pays(10), modifiers=modifiers))
    bench.choose("one")
    assert bench.total() == price


def test_prices_say_how_they_came_about() -> None:
    cheaper = change("decrement", "pa", "2", conditions=(asks("atLeast", 2, "orc"),))
    bench = Bench(entry("unit", entries=(entry("orc", costs=pays(10), modifiers=(cheaper,)),)), entry("orc"))
    orcs = bench.choose("orc", bench.choose("unit"), 3)
    assert bench.now().selections[orcs].costs["pa"].total == 30
    bench.choose("orc", times=2)
    found = bench.now()
    reasons = found.selections[orcs].costs["pa"].reasons
    told = [(reason.message.code, reason.amount) for reason in reasons]
    assert told == [("catalogue.price", 30), ("catalogue.changed_by", -6)]
    assert found.totals["pa"].total == 24
    assert [reason.amount for reason in found.totals["pa"].reasons] == [30, -6]


@pytest.mark.parametrize(
    ("guards", "by"),
    [
        ({"conditions": (asks("atLeast", 1, "two", scope="roster"),)}, "two"),
        ({"conditions": (asks("greaterThan", 0, "two", scope="roster"),)}, "two"),
        ({"conditions": (asks("lessThan", 1, "three", scope="roster"),)}, ""),
        ({"conditions": (asks("atLeast", 1, "any", scope="roster"),)}, ""),
        ({"conditions": (asks("atLeast", 1, "two", scope="roster", field="pa"),)}, ""),
        ({"groups": ("or", ("two", "three"))}, "two"),
        ({"repeats": (each(1, "two", scope="roster"),)}, "two"),
        ({}, ""),
    ],
)
def test_a_changed_price_says_which_selections_changed_it(guards: dict[str, Any], by: str) -> None:
    if "groups" in guards:
        kind, children = guards["groups"]
        conditions = tuple(asks("atLeast", 1, child, scope="roster") for child in children)
        guards = {"condition_groups": (ConditionGroupNode(kind=kind, conditions=conditions),)}
    cheaper = change("decrement", "pa", "2", **guards)
    bench = Bench(
        entry("one", costs=pays(10), modifiers=(cheaper,)), entry("two", costs=pays(1)), entry("three")
    )
    one, two = bench.choose("one"), bench.choose("two")
    changed = bench.now().selections[one].costs["pa"].reasons[1]
    assert changed.amount == -2
    assert changed.message.data == ({"names": "Two", "by": (two,)} if by else {})


def test_every_currency_counts_for_itself() -> None:
    gives = change("set", "pow", "1", conditions=(asks("atLeast", 1, "one"),))
    bench = Bench(entry("one", costs=pays(10), modifiers=(gives,)), entry("two", costs=pays(2, "pow")))
    bench.choose("one")
    bench.choose("two", times=2)
    assert (bench.total("pa"), bench.total("pow")) == (10, 5)


COUNTS_DEEP = change("increment", "pa", "10", repeats=(each(100, "ogre", field="pa", deep=True),))


def test_a_price_that_depends_on_others_waits_for_theirs() -> None:
    bench = Bench(entry("scout", costs=pays(5), modifiers=(COUNTS_DEEP,)), entry("ogre", costs=pays(250)))
    scout = bench.choose("scout")
    bench.choose("ogre")
    assert bench.now().selections[scout].costs["pa"].total == 25
    assert bench.now().loops == ()


def test_a_price_that_depends_on_itself_is_told_and_left_alone() -> None:
    def counting(other: str) -> tuple[object, ...]:
        return (change("increment", "pa", "50", repeats=(each(10, other, field="pa"),)),)

    bench = Bench(
        entry("alpha", costs=pays(100), modifiers=counting("beta")),
        entry("beta", costs=pays(100), modifiers=counting("alpha")),
        entry("gamma", costs=pays(1), modifiers=counting("alpha")),
    )
    gamma = bench.choose("gamma")
    alpha, beta = bench.choose("alpha"), bench.choose("beta")
    found = bench.now()
    assert [found.selections[each_].costs["pa"].total for each_ in (alpha, beta, gamma)] == [100, 100, 501]
    assert set(found.loops) == {alpha, beta}
    (circle,) = found.broken
    assert (circle.kind, set(circle.culprits), circle.reason.code) == (
        BrokenKind.CIRCLE, {alpha, beta}, "catalogue.loop",
    )  # fmt: skip


def test_prices_that_wait_for_too_many_are_told() -> None:
    counting = (change("increment", "pa", "1", repeats=(each(1, "any", field="pa"),)),)
    bench = Bench(entry("one", costs=pays(1), modifiers=counting))
    bench.choose("one", times=120)
    found = bench.now()
    assert found.totals["pa"].total == 120
    assert len(found.loops) == 120


def test_the_original_goes_over_prices_once() -> None:
    counting = (change("increment", "pa", "10", repeats=(each(50, "unit", field="pa"),)),)
    bench = Bench(entry("unit", costs=pays(100), modifiers=counting), meaning=Meaning.ORIGINAL)
    totals = []
    for _ in range(3):
        bench.choose("unit")
        totals.append(bench.total())
    assert totals == [100, 240, 440]


def test_categories_are_given_and_taken() -> None:
    def sorted_(*modifiers: object) -> dict[str, bool]:
        bench = Bench(entry("one", categories=first(LINE), modifiers=modifiers))
        one = bench.choose("one")
        return dict(bench.now().selections[one].categories)

    assert sorted_(change("add", "category", HEROES)) == {LINE: True, HEROES: False}
    assert sorted_(change("add", "category", LINE)) == {LINE: True}
    assert sorted_(change("remove", "category", LINE)) == {}
    assert sorted_(change("set-primary", "category", HEROES)) == {LINE: False, HEROES: True}
    assert sorted_(change("unset-primary", "category", LINE)) == {LINE: False}
    assert sorted_(change("unset-primary", "category", HEROES)) == {LINE: True}
    assert sorted_(change("set", "category", HEROES)) == {LINE: True}


def test_categories_given_count() -> None:
    rises = change("add", "category", HEROES)
    sees = change("set", "name", "Led", conditions=(asks("atLeast", 1, HEROES),))
    bench = Bench(entry("chief", modifiers=(rises,)), entry("band", modifiers=(sees,)))
    bench.choose("band")
    assert bench.names() == ["Band"]
    bench.choose("chief")
    assert bench.names() == ["Led", "Chief"]


def test_hidden_by_itself_by_its_link_or_by_its_group() -> None:
    shown = change("set", "hidden", "false", conditions=(asks("atLeast", 1, "light"),))
    odd = change("increment", "hidden", "1")
    veiled = GroupNode(id="veiled", hidden=True, entries=(entry("in-veiled"),), modifiers=(shown,))
    bench = Bench(
        entry("own", hidden=True, modifiers=(shown, odd)),
        entry("light"),
        links=(LinkNode(id="link", target="shared", hidden=True),),
        shared_entries=(entry("shared"),),
        groups=(veiled, GroupNode(id="open", entries=(entry("in-open"),))),
    )
    for name in ("own", "shared", "in-veiled", "in-open"):
        bench.choose(name)
    assert [found.hidden for found in bench.now().selections.values()] == [True, True, True, False]
    bench.choose("light")
    assert [found.hidden for found in bench.now().selections.values()] == [False, True, False, False, False]


def test_forces_have_names_pages_and_may_hide() -> None:
    many = (asks("atLeast", 2, "any", "roster", field="forces"),)
    host = ForceNode(
        id="host",
        name="Host",
        page="1",
        modifiers=(
            change("set", "name", "Hosts", conditions=many),
            change("set", "hidden", "true", conditions=many),
        ),
    )
    bench = Bench(system=Catalogue(id="system", forces=(host,)))
    assert bench.now().forces[bench.force].name == "Host"
    bench.add_force("host")
    found = bench.now().forces[bench.force]
    assert (found.name, found.hidden, found.page, found.entry) == ("Hosts", True, "1", "host")


def test_what_no_catalogue_knows_any_more_is_told() -> None:
    bench = Bench(entry("one", costs=pays(10), entries=(entry("part"),)))
    bench.choose("part", bench.choose("one"))
    bench.choose("one")
    bench.shelf = Shelf((SYSTEM, Catalogue(id="own", system="system", entries=(entry("one"),))))
    found = bench.now()
    assert [lost.entry for lost in found.lost] == ["part"]
    assert found.totals == {}
    bench.shelf = Shelf((Catalogue(id="own", entries=(entry("one"),)),))
    assert bench.evaluator().scene.roster.counted("one", True, False, False) != []
    bench.shelf = Shelf(())
    found = bench.now()
    assert [lost.entry for lost in found.lost] == ["one", "one"]
    assert isinstance(found.lost[0], SelectionState)
    assert [force.name for force in found.forces.values()] == [""]


def test_more_than_may_be_spent_is_told() -> None:
    bench = Bench(entry("one", costs=pays(10)))
    bench.choose("one", times=2)
    for limit, told in ((20, []), (19, [BrokenKind.TOO_DEAR]), (-1, [])):
        bench.roster = steps.set_limit(bench.roster, "pa", limit)
        bench.roster = steps.set_limit(bench.roster, "pow", 0)
        broken = bench.now().broken
        assert [one.kind for one in broken] == told
    bench.roster = steps.set_limit(bench.roster, "pa", 15)
    reason = bench.now().broken[0].reason
    assert (reason.code, dict(reason.data)) == ("catalogue.cost", {"name": "PA", "counted": 20, "bound": 15})


# What is shown beside ---------------------------------------------------------------------------------


def shown(bench: Bench, selection: str) -> ShownInfo:
    evaluator = bench.evaluator()
    spot = evaluator.scene.by_id[selection]
    assert spot.choice is not None
    return info_of(bench.shelf, "own", spot.choice.parts, evaluator.applying, spot)


BITE = ProfileNode(
    id="bite",
    name="Bite",
    type_id="t",
    characteristics=(CharacteristicNode(name="STR", type_id="str", value="5"),),
)
BRAVE = RuleNode(id="brave", name="Brave", description="Holds", page="3")


def test_profiles_and_rules_of_its_own_of_groups_and_links() -> None:
    louder = change("append", "description", "twice")
    inner = InfoGroupNode(id="inner", rules=(BRAVE,))
    looping = InfoGroupNode(id="loop", info_links=(InfoLinkNode(target="loop"),), info_groups=(inner,))
    stronger = InfoLinkNode(
        id="l", target="bite", modifiers=(change("increment", "str", "2"), change("set", "name", "Maul"))
    )
    one = entry(
        "one",
        profiles=(BITE,),
        rules=(BRAVE, RuleNode(id="veiled", name="Veiled", hidden=True)),
        info_groups=(looping, InfoGroupNode(id="dark", hidden=True, profiles=(BITE,))),
        info_links=(
            stronger,
            InfoLinkNode(target="nobody"),
            InfoLinkNode(target="brave", modifiers=(louder,)),
        ),
    )
    bench = Bench(one, shared_profiles=(BITE,), shared_rules=(BRAVE,), shared_info_groups=(looping,))
    found = shown(bench, bench.choose("one"))
    assert [(each_.name, each_.characteristics[0].value) for each_ in found.profiles] == [
        ("Bite", "5"), ("Maul", "7"),
    ]  # fmt: skip
    assert [each_.description for each_ in found.rules] == ["Holds", "Holds", "Holds twice"]
    assert found.rules[0] is BRAVE
