"""What may be chosen now, at which price."""

from __future__ import annotations

from rules.catalogue.nodes import GroupNode
from rules.catalogue.offers import OfferedGroup, offers
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
