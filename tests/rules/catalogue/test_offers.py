"""What may be chosen now, at which price."""

from __future__ import annotations

from rules.catalogue.nodes import GroupNode
from rules.catalogue.offers import OfferedGroup, offers
from tests.rules.catalogue import steps
from tests.rules.catalogue.bench import LINE, Bench, asks, at_least, at_most, change, each, entry, first, pays

_CHEAP = change("set", "pa", "1", conditions=(asks("atLeast", 1, "forge"),))
_NAMED = change("set", "name", "Runic axe", conditions=(asks("atLeast", 1, "forge"),))
_AXE = entry(
    "axe",
    costs=pays(4),
    modifiers=(_CHEAP, _NAMED),
    constraints=(
        at_most(3),
        at_most(2, "few"),
        at_most(-1, "any"),
        at_least(1),
        at_most(1, "far", scope="force"),
    ),
)
_RUNE = entry("rune", costs=pays(2), modifiers=(change("increment", "pa", "1", repeats=(each(1, "orc"),)),))
_ARMS = GroupNode(
    id="arms",
    name="Arms",
    entries=(_AXE,),
    groups=(GroupNode(id="odd", name="Odd", hidden=True, entries=(entry("club"),)),),
    constraints=(at_most(2), at_most(50, "share", percent=True)),
)
_ORC = entry("orc", groups=(_ARMS,), entries=(entry("shield", entries=(_RUNE,)),), categories=first(LINE))


def offered(bench: Bench, holder: str) -> OfferedGroup:
    evaluator = bench.evaluator()
    return offers(evaluator, evaluator.scene.by_id[holder])


def test_groups_and_entries_with_their_bounds() -> None:
    bench = Bench(_ORC, entry("forge"))
    orc = bench.choose("orc")
    bench.choose("axe", orc, 2)
    all_ = offered(bench, orc)
    assert ([one.id for one in all_.entries], [one.id for one in all_.groups], all_.number) == (
        ["shield"],
        ["arms"],
        2,
    )
    arms = all_.groups[0]
    assert (arms.name, arms.number, arms.least, arms.most, arms.hidden) == ("Arms", 2, 0, 2, False)
    assert [(one.id, one.hidden, [e.id for e in one.entries]) for one in arms.groups] == [
        ("odd", True, ["club"])
    ]
    axe = arms.entries[0]
    assert (axe.id, axe.number, axe.least, axe.most, axe.opens) == ("axe", 2, 1, 2, False)


def test_figures_of_one_selection_share_a_bound_for_each_of_them() -> None:
    bench = Bench(_ORC)
    orc = bench.choose("orc")
    bench.number(orc, 3)
    bench.choose("axe", orc)
    arms = offered(bench, orc).groups[0]
    assert (arms.most, arms.entries[0].most, arms.entries[0].least) == (6, 6, 1)


def test_prices_are_those_of_now() -> None:
    bench = Bench(_ORC, entry("forge"))
    orc = bench.choose("orc")
    axe = offered(bench, orc).groups[0].entries[0]
    assert (axe.name, axe.costs["pa"].total) == ("Axe", 4)
    bench.choose("forge")
    axe = offered(bench, orc).groups[0].entries[0]
    assert (axe.name, axe.costs["pa"].total) == ("Runic axe", 1)
    assert [reason.amount for reason in axe.costs["pa"].reasons] == [4, -3]


def test_what_is_only_offered_offers_in_turn() -> None:
    bench = Bench(_ORC)
    orc = bench.choose("orc")
    bench.choose("orc")
    evaluator = bench.evaluator()
    shield = offers(evaluator, evaluator.scene.by_id[orc]).entries[0]
    assert shield.opens
    rune = offers(evaluator, shield.spot).entries[0]
    assert rune.costs["pa"].total == 4
    assert bench.now().totals == {}


def test_a_force_offers_what_it_has_room_for() -> None:
    bench = Bench(_ORC, entry("wizard", categories=first("arcane")), entry("cart"))
    assert [one.id for one in offered(bench, bench.force).entries] == ["orc", "cart"]


def against(bench: Bench, holder: str, name: str) -> object:
    found, groups = [], [offered(bench, holder)]
    while groups:
        group = groups.pop()
        found += [one for one in group.entries if one.id == name]
        groups += group.groups
    (one,) = found
    return None if one.against is None else (one.against.code, dict(one.against.data))


def test_what_stands_against_one_more_is_the_nearest_limit() -> None:
    flag = entry("flag", constraints=(at_most(2), at_most(1, "far", scope="force", deep=True)))
    bench = Bench(entry("orc", entries=(flag,)))
    orc, second = bench.choose("orc"), bench.choose("orc")
    assert against(bench, orc, "flag") is None
    bench.choose("flag", orc)
    assert against(bench, second, "flag") == ("catalogue.full", {"name": "Flag", "counted": 1, "bound": 1})
    bench = Bench(entry("orc", groups=(_ARMS,)))
    orc = bench.choose("orc")
    bench.choose("club", orc, 2)
    assert against(bench, orc, "club") == ("catalogue.full", {"name": "Arms", "counted": 2, "bound": 2})


def test_what_goes_by_a_limit_that_the_list_does_not_have_is_open() -> None:
    per = each(100, "any", "roster", field="limit::pa", round_up=True)
    flag = entry(
        "flag", constraints=(at_most(0),), modifiers=(change("increment", "most", "1", repeats=(per,)),)
    )
    bench = Bench(entry("orc", entries=(flag,)))
    orc = bench.choose("orc")
    assert against(bench, orc, "flag") is None
    bench.roster = steps.set_limit(bench.roster, "pa", 100)
    bench.choose("flag", orc)
    assert against(bench, orc, "flag") == ("catalogue.full", {"name": "Flag", "counted": 1, "bound": 1})


def test_what_may_not_be_there_at_all_is_closed_and_money_counts_too() -> None:
    closed = entry("relic", constraints=(at_most(0),))
    dear = entry("ring", costs=pays(4), constraints=(at_most(5, field="pa"), at_most(1, "odd", field="pow")))
    hero = entry("hero", entries=(closed, dear, entry("cup", constraints=(at_most(9, field="pa"),))))
    bench = Bench(hero)
    made = bench.choose("hero")
    assert against(bench, made, "relic") == ("catalogue.hidden", {"name": "Relic", "counted": 0, "bound": 0})
    assert (against(bench, made, "ring"), against(bench, made, "cup")) == (None, None)
    bench.choose("ring", made)
    assert against(bench, made, "ring") == ("catalogue.full", {"name": "Ring", "counted": 4, "bound": 5})
    assert against(bench, bench.force, "hero") is None


def test_what_a_group_chose_by_itself_gives_way() -> None:
    orders = GroupNode(
        id="orders", name="Orders", default="none", constraints=(at_most(1),),
        entries=(entry("none"), entry("temple"), entry("lodge")),
    )  # fmt: skip
    bench = Bench(entry("knight", groups=(orders,)))
    knight = bench.choose("knight")
    bench.choose("none", knight)
    assert against(bench, knight, "temple") is None
    assert against(bench, knight, "none") == ("catalogue.full", {"name": "Orders", "counted": 1, "bound": 1})
    bench.choose("temple", knight)
    assert against(bench, knight, "lodge") == ("catalogue.full", {"name": "Orders", "counted": 1, "bound": 1})


def test_what_is_only_offered_is_limited_for_one() -> None:
    rune = entry("rune", constraints=(at_most(1),), collective=True)
    bench = Bench(
        entry("orc", entries=(entry("shield", entries=(rune, entry("strap", constraints=(at_most(1),)))),))
    )
    orc = bench.choose("orc")
    evaluator = bench.evaluator()
    shield = offers(evaluator, evaluator.scene.by_id[orc]).entries[0]
    assert [one.against for one in offers(evaluator, shield.spot).entries] == [None, None]
