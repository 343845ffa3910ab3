"""Limits, and what is broken of them."""

from __future__ import annotations

import pytest

from rules.catalogue.broken import BrokenKind, BrokenLimit
from rules.catalogue.files import Catalogue
from rules.catalogue.logic import ConstraintNode
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import CategoryLinkNode, CategoryNode, ForceNode, GroupNode, LinkNode
from rules.catalogue.spots import SpotKind
from tests.rules.catalogue import steps
from tests.rules.catalogue.bench import (
    HEROES,
    LINE,
    SYSTEM,
    Bench,
    asks,
    at_least,
    at_most,
    change,
    each,
    entry,
    first,
    pays,
)


def with_limits(*limits: ConstraintNode, **more: object) -> Bench:
    return Bench(
        entry("orc", categories=first(LINE), costs=pays(10), constraints=limits, **more),
        entry("troll", categories=first(LINE), costs=pays(30)),
    )


def test_too_few_and_too_many() -> None:
    bench = with_limits(at_least(1), at_most(2))
    seen = []
    for _ in range(4):
        seen.append(bench.broken())
        bench.choose("orc")
    assert seen == [["least in category"], [], [], ["most in category"]]


def test_a_broken_limit_says_why_and_leads_there() -> None:
    bench = with_limits(at_most(1, scope="force"))
    one, two = bench.choose("orc"), bench.choose("orc")
    found = bench.now().broken
    assert found == (
        BrokenLimit(
            BrokenKind.TOO_MANY, "most", "orc", "orc", "Orc", SpotKind.FORCE, bench.force, "warband", 2, 1,
            (one, two),
        ),
    )  # fmt: skip
    reason = found[0].reason
    assert (reason.code, dict(reason.data)) == ("catalogue.max", {"name": "Orc", "counted": 2, "bound": 1})


@pytest.mark.parametrize(
    ("limit", "broken"),
    [
        (at_most(1, scope="force"), ["most in force"]),
        (at_most(1, scope="roster"), ["most in roster"]),
        (at_most(1, scope="primary-category"), ["most in category"]),
        (at_most(15, field="pa", scope="force"), ["most in force"]),
        (at_most(50, percent=True), ["most in category"]),
        (at_most(66.7, percent=True), []),
        (at_most(10, field="limit::pa", percent=True, scope="roster"), ["most in roster"]),
        (at_least(25, field="limit::pa", percent=True, scope="roster"), ["least in roster"]),
        (at_most(-1), []),
        (at_most(1, field="gold"), []),
        (at_most(1, scope="nowhere"), []),
        (at_least(1, field="forces", scope="roster"), ["least in roster"]),
        (ConstraintNode(id="odd", kind="exactly", value=1), []),
    ],
)
def test_kinds_of_limits(limit: ConstraintNode, broken: list[str]) -> None:
    bench = with_limits(limit)
    bench.roster = steps.set_limit(bench.roster, "pa", 100)
    bench.choose("orc", times=2)
    bench.choose("troll")
    assert bench.broken() == broken


def test_shares_of_a_limit_that_nobody_set_are_not_checked() -> None:
    bench = with_limits(at_most(1, field="limit::pa", percent=True, scope="roster"))
    bench.choose("orc")
    assert bench.broken() == []


@pytest.mark.parametrize(
    ("limit", "more", "asked"),
    [
        (at_most(0), {"repeats": (each(100, "any", "roster", field="limit::pa"),)}, "pa"),
        (at_most(0), {"repeats": (each(100, "any", "roster"),)}, ""),
        (at_least(2), {"conditions": (asks("atLeast", 1, "any", "roster", field="limit::pa"),)}, "pa"),
        (at_least(5, field="limit::pa", scope="roster"), {}, "pa"),
        (at_most(0, field="limit::pa", percent=True, scope="roster"), {}, None),
    ],
)
def test_a_limit_that_goes_by_one_which_the_list_does_not_have_says_which(
    limit: ConstraintNode, more: dict[str, object], asked: str | None
) -> None:
    changes = (change("increment", limit.id, "2", **more),) if more else ()
    bench = with_limits(limit, modifiers=changes)
    bench.choose("orc")
    assert [broken.unset for broken in bench.now().broken] == ([] if asked is None else [asked])
    bench.roster = steps.set_limit(bench.roster, "pa", 100)
    assert not any(broken.unset for broken in bench.now().broken)


def test_what_is_hidden_by_a_limit_that_the_list_does_not_have_says_which() -> None:
    small = change(
        "set", "hidden", "true", conditions=(asks("lessThan", 800, "any", "roster", field="limit::pa"),)
    )
    bench = with_limits(modifiers=(small,))
    bench.choose("orc")
    (broken,) = bench.now().broken
    assert (broken.kind, broken.unset) == (BrokenKind.HIDDEN, "pa")


def test_limits_change() -> None:
    more = change("increment", "most", "2", conditions=(asks("atLeast", 1, "troll"),))
    some = change("set", "least", "1", conditions=(asks("atLeast", 1, "troll"),))
    bench = with_limits(at_most(1), at_least(0), modifiers=(more, some))
    assert bench.broken() == []
    bench.choose("troll")
    assert bench.broken() == ["least in category"]
    bench.choose("orc", times=3)
    assert bench.broken() == []
    bench.choose("orc")
    assert bench.broken() == ["most in category"]


def test_what_is_within_selections_counts_if_asked_for() -> None:
    sword = entry("sword", constraints=(at_most(2, scope="force", deep=True),))
    bench = Bench(entry("orc", entries=(sword,)))
    one, two = bench.choose("orc"), bench.choose("orc")
    bench.choose("sword", one, 2)
    assert bench.broken() == []
    bench.choose("sword", two)
    assert bench.broken() == ["most in force"], "once, though each of the two breaks it"


def test_what_links_share_counts_together() -> None:
    shared = entry(
        "orc",
        constraints=(at_most(1, "both", scope="force"), at_most(1, "each", scope="force", shared=False)),
    )
    links = (
        LinkNode(id="one", target="orc"),
        LinkNode(id="two", target="orc", constraints=(at_most(3, "own", scope="force"),)),
    )
    bench = Bench(shared_entries=(shared,), links=links)
    bench.choose("one")
    bench.choose("two")
    assert bench.broken() == ["both in force"]
    bench.choose("two")
    assert bench.broken() == ["both in force", "each in force"]
    bench.choose("two")
    assert bench.broken() == ["both in force", "each in force", "own in force"]
    assert bench.now().broken[-1].node == "two"


def test_each_holder_has_limits_of_its_own() -> None:
    bench = Bench(entry("orc", entries=(entry("sword", constraints=(at_least(1),)),)))
    one, two = bench.choose("orc"), bench.choose("orc")
    assert [(one_.where, one_.where_id, one_.where_entry) for one_ in bench.now().broken] == [
        (SpotKind.SELECTION, one, "orc"), (SpotKind.SELECTION, two, "orc"),
    ]  # fmt: skip
    bench.choose("sword", one)
    assert [one_.where_id for one_ in bench.now().broken] == [two]


def test_limits_of_groups() -> None:
    inner = GroupNode(id="inner", entries=(entry("axe"),))
    arms = GroupNode(
        id="arms",
        entries=(entry("sword"),),
        groups=(inner,),
        constraints=(at_least(1), at_most(2)),
        modifiers=(change("increment", "most", "1", conditions=(asks("atLeast", 1, "axe", "arms"),)),),
    )
    bench = Bench(entry("orc", groups=(arms,)))
    orc = bench.choose("orc")
    assert [(one.limit, one.entry, one.where_id) for one in bench.now().broken] == [("least", "arms", orc)]
    bench.choose("sword", orc, 2)
    bench.choose("axe", orc)
    assert bench.broken() == []
    bench.choose("axe", orc)
    assert bench.broken() == ["most in selection"]


def test_a_limit_within_a_group_is_told_of_whose_group_it_is() -> None:
    arms = GroupNode(id="arms", entries=(entry("axe", constraints=(at_most(0, scope="arms"),)),))
    bench = Bench(entry("orc", groups=(arms,)))
    bench.choose("axe", bench.choose("orc"))
    assert bench.broken() == ["most in selection"]


def test_hidden_groups_ask_nothing() -> None:
    arms = GroupNode(
        id="arms",
        hidden=True,
        entries=(entry("axe", constraints=(at_least(1),)),),
        constraints=(at_least(1, "g"),),
    )
    bench = Bench(entry("orc", groups=(arms,)))
    bench.choose("orc")
    assert bench.broken() == []


def test_what_is_collective_is_limited_for_each_model() -> None:
    bow = entry("bow", collective=True, constraints=(at_most(2),))
    arms = GroupNode(
        id="arms", entries=(bow, entry("axe", collective=True)), constraints=(at_most(2, "all"),)
    )
    bench = Bench(entry("unit", entries=(entry("orc", groups=(arms,)),)))
    orc = bench.choose("orc", bench.choose("unit"), 3)
    bow_ = bench.choose("bow", orc)
    bench.number(bow_, 2)
    assert bench.broken() == []
    bench.number(bow_, 3)
    assert bench.broken() == ["most in selection", "all in selection"]


def test_hidden_is_told_and_has_no_other_limits() -> None:
    bench = with_limits(at_least(1), at_most(0), hidden=True)
    assert bench.broken() == []
    bench.choose("orc")
    assert bench.broken() == ["hidden in category"]
    within = Bench(entry("orc", entries=(entry("sword", hidden=True),)))
    orc = within.choose("orc")
    within.choose("sword", orc, 2)
    found = within.now().broken[0]
    assert (found.kind, found.where_id, found.counted) == (BrokenKind.HIDDEN, orc, 2)


def test_the_original_looks_past_what_has_no_category() -> None:
    for meaning in Meaning:
        ours = meaning is Meaning.OURS
        group = GroupNode(
            id="pack",
            entries=(entry("wolf"),),
            constraints=(at_most(0, "pack"), at_most(0, "far", scope="force")),
        )
        bench = Bench(
            entry("orc", constraints=(at_most(0), at_most(0, "all", scope="force"))),
            entry("ghost", hidden=True),
            groups=(group,),
            meaning=meaning,
        )
        for name in ("orc", "ghost", "wolf"):
            bench.choose(name)
        told = ["most in category", "all in force", "hidden in category", "pack in force", "far in force"]
        assert bench.broken() == (told if ours else ["all in force", "far in force"])


def test_what_a_force_has_no_room_for_is_not_asked_of_it() -> None:
    bench = Bench(entry("wizard", categories=first("arcane"), constraints=(at_least(1), at_most(1))))
    assert bench.broken() == []
    bench.choose("wizard", times=2)
    assert bench.broken() == ["most in category"]


# Categories and forces --------------------------------------------------------------------------------


def army(**force: object) -> Catalogue:
    heroes = CategoryNode(
        id=HEROES,
        name="Heroes",
        constraints=(at_least(1, "hero"),),
        modifiers=(change("set", "hidden", "true", conditions=(asks("atLeast", 3, HEROES),)),),
    )
    line = CategoryLinkNode(id="l-line", target=LINE, name="Line", constraints=(at_most(1, "line"),))
    link = CategoryLinkNode(
        id="l-heroes",
        target=HEROES,
        constraints=(at_most(50, "dear", field="limit::pa", scope="roster", percent=True),),
    )
    kind = ForceNode(id="host", name="Host", categories=(link, line), **force)  # type: ignore[arg-type]
    return Catalogue(id="system", cost_types=SYSTEM.cost_types, categories=(heroes,), forces=(kind,))


def test_limits_of_categories() -> None:
    bench = Bench(
        entry("chief", categories=first(HEROES), costs=pays(60)),
        entry("orc", categories=first(LINE)),
        system=army(),
    )
    bench.roster = steps.set_limit(bench.roster, "pa", 200)
    assert bench.broken() == ["hero in force"]
    bench.choose("chief")
    bench.choose("orc", times=2)
    found = bench.now().broken
    assert [(one.limit, one.node, one.name) for one in found] == [("line", "l-line", "Line")]
    bench.choose("chief")
    assert bench.broken() == ["dear in roster", "line in force"]
    bench.choose("chief")
    assert bench.broken() == ["hidden in force", "line in force"]


def test_a_category_may_ask_after_itself() -> None:
    many = (asks("atLeast", 2, "any", "primary-category"), asks("instanceOf", 1, HEROES, "primary-category"))
    more = change("set", "hero", "3", conditions=many)
    heroes = CategoryNode(id=HEROES, constraints=(at_least(1, "hero"),), modifiers=(more,))
    force = ForceNode(
        id="host", categories=(CategoryLinkNode(target=HEROES), CategoryLinkNode(target="gone"))
    )
    bench = Bench(
        entry("chief", categories=first(HEROES)),
        system=Catalogue(id="system", categories=(heroes,), forces=(force,)),
    )
    bench.choose("chief")
    assert bench.broken() == []
    bench.choose("chief")
    assert [(one.counted, one.bound) for one in bench.now().broken] == [(2, 3)]


def test_a_hidden_category_asks_nothing() -> None:
    system = army()
    veiled = CategoryNode(id=HEROES, hidden=True, constraints=(at_least(1, "hero"),))
    bench = Bench(system=Catalogue(id="system", categories=(veiled,), forces=system.forces))
    assert bench.broken() == []


def test_limits_of_forces() -> None:
    limits = (
        at_least(2, "two", field="forces", scope="roster"),
        at_most(2, "both", field="forces", scope="roster"),
    )
    bench = Bench(system=Catalogue(id="system", forces=(ForceNode(id="host", constraints=limits),)))
    assert bench.broken() == ["two in roster"]
    bench.add_force("host")
    assert bench.broken() == []
    bench.add_force("host")
    assert bench.broken() == ["both in roster"] * 3, "each of them breaks it"


def test_limits_of_forces_within_forces() -> None:
    wing = ForceNode(
        id="wing", constraints=(at_least(1, "wing", field="forces"), at_most(1, "one", field="forces"))
    )
    bench = Bench(system=Catalogue(id="system", forces=(ForceNode(id="host", forces=(wing,)),)))
    assert [(one.limit, one.where_id) for one in bench.now().broken] == [("wing", bench.force)]
    bench.add_force("wing", bench.force)
    assert bench.broken() == []
    bench.add_force("wing", bench.force)
    assert bench.broken() == ["one in force"]


def test_what_a_force_may_cost() -> None:
    dear = at_most(50, "half", field="limit::pa", scope="roster", percent=True)
    host = ForceNode(id="host", name="Host", constraints=(dear,))
    bench = Bench(entry("orc", costs=pays(30)), system=Catalogue(
        id="system", cost_types=SYSTEM.cost_types, forces=(host, ForceNode(id="other"))))  # fmt: skip
    bench.roster = steps.set_limit(bench.roster, "pa", 100)
    bench.choose("orc")
    assert bench.broken() == []
    bench.choose("orc")
    assert bench.broken() == ["half in roster"]
    bench.roster = steps.remove(bench.roster, bench.roster.forces[0].selections[0].id)
    bench.choose("orc", bench.add_force("other"))
    assert bench.broken() == []


def test_a_force_may_limit_one_of_its_categories() -> None:
    limit = at_most(1, "few", scope=LINE, deep=True)
    link = CategoryLinkNode(target=LINE)
    host = ForceNode(id="host", categories=(link,), constraints=(limit, at_most(0, "none", scope="gone")))
    bench = Bench(
        entry("orc", categories=first(LINE)), entry("cart"), system=Catalogue(id="system", forces=(host,))
    )
    bench.choose("orc")
    bench.choose("cart")
    assert bench.broken() == []
    bench.choose("orc")
    assert bench.broken() == ["few in category"]


def test_a_hidden_force_asks_nothing_unless_others_are_in_it() -> None:
    wing = ForceNode(id="wing")
    host = ForceNode(
        id="host",
        hidden=True,
        constraints=(at_least(2, "two", field="forces", scope="roster"),),
        forces=(wing,),
    )
    bench = Bench(system=Catalogue(id="system", forces=(host,)))
    assert bench.broken() == []
    bench.add_force("wing", bench.force)
    assert bench.broken() == ["two in roster"]
