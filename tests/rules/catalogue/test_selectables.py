"""Entries with their links followed and their groups opened."""

from __future__ import annotations

import pytest

from rules.catalogue import selectables
from rules.catalogue.files import Catalogue, CatalogueLink
from rules.catalogue.nodes import CategoryLinkNode, EntryNode, GroupNode, LinkNode
from rules.catalogue.scene import root_branch
from rules.catalogue.selectables import Selectable
from rules.catalogue.shelf import Shelf
from rules.catalogue.unfolded import Unfolded
from tests.rules.catalogue.bench import HEROES, LINE, SYSTEM, Bench, at_least, entry, first, pays

ARROW = LinkNode(id="to-arrow", target="arrow", kind="selectionEntry", costs=pays(2))
BOW = entry("bow", links=(ARROW,), costs=pays(3), collective=False)
RELIC = EntryNode(id="relic", name="Relic")
RELICS = GroupNode(
    id="relics",
    entries=(RELIC,),
    links=(LinkNode(id="to-bow", target="bow", collective=True, entries=(entry("string"),)),),
    categories=(CategoryLinkNode(target=LINE),),
)
GUARD = entry("guard", links=(LinkNode(id="to-relics", target="relics"),), groups=(RELICS,))


def found(*entries: EntryNode) -> tuple[Selectable, ...]:
    bench = Bench(
        *entries,
        shared_entries=(entry("arrow", costs=(*pays(1), *pays(4, "pow"))), BOW),
        shared_groups=(RELICS,),
    )
    return root_branch(bench.shelf, "own").entries


def test_every_link_on_the_way_stands_before_the_id() -> None:
    guard = found(GUARD)[0]
    assert [each.id for each in guard.branch.entries] == [
        "relic", "to-bow::bow", "to-relics::relic", "to-relics::to-bow::bow",
    ]  # fmt: skip
    assert [each.group_id for each in guard.branch.entries] == [
        "relics", "relics", "to-relics::relics", "to-relics::relics",
    ]  # fmt: skip
    bow = guard.branch.by_id["to-relics::to-bow::bow"]
    assert [each.id for each in bow.branch.entries] == [
        "to-relics::to-bow::to-arrow::arrow", "to-relics::to-bow::string",
    ]  # fmt: skip
    assert bow.branch.entries[0].group_id == ""


def test_what_a_link_costs_goes_before_what_its_entry_costs() -> None:
    guard = found(GUARD)[0]
    bow = guard.branch.by_id["to-bow::bow"]
    assert (bow.costs, bow.branch.entries[0].costs) == ({"pa": 3}, {"pa": 2, "pow": 4})


def test_what_it_counts_as() -> None:
    bow = found(GUARD)[0].branch.by_id["to-relics::to-bow::bow"]
    assert bow.keys == {
        "to-relics::to-bow::bow", "bow", "to-bow", "to-relics::relics", "relics", "to-relics", "upgrade",
    }  # fmt: skip
    assert list(bow.categories) == [LINE]
    assert bow.primary == ""


def test_one_category_is_the_first_and_a_link_says_which() -> None:
    plain, primary, other = CategoryLinkNode(target=LINE), first(LINE)[0], first(HEROES)[0]
    for links in ((plain, primary), (primary, plain), (primary, other)):
        assert found(entry("one", categories=links))[0].primary == LINE
    link = LinkNode(id="link", target="one", categories=(other,))
    bench = Bench(links=(link,), shared_entries=(entry("one", categories=(primary,)),))
    one = root_branch(bench.shelf, "own").entries[0]
    assert dict(one.categories) == {HEROES: True, LINE: False}


@pytest.mark.parametrize("name", ["to-relics::relic", "to-bow", "bow", "string", "relic"])
def test_found_by_whole_id_by_link_or_by_its_own(name: str) -> None:
    choice = found(GUARD)[0].branch.called(name)
    assert (choice.id if choice is not None else None) == {
        "to-relics::relic": "to-relics::relic",
        "to-bow": "to-bow::bow",
        "bow": "to-bow::bow",
        "relic": "relic",
    }.get(name)


def test_two_of_what_has_choices_of_its_own_stand_apart() -> None:
    inner = entry("inner", entries=(entry("deep"),), collective=True)
    one, two, three, four = found(
        entry("plain", entries=(entry("a"),)),
        entry("with-collective", entries=(entry("b", entries=(entry("c", collective=True),)),)),
        entry("with-deep", entries=(entry("d", entries=(inner,)),)),
        entry("with-hidden", entries=(entry("e", entries=(entry("f", hidden=True),)),)),
    )
    assert all(each.apart for each in (one, two, three, four)), "what is chosen for a force stands apart"
    assert [each.branch.entries[0].apart for each in (one, two, three, four)] == [False, False, True, False]


def test_entries_within_themselves_end() -> None:
    again = LinkNode(id="again", target="snake", collective=True)
    bench = Bench(entry("nest", links=(LinkNode(id="to-snake", target="snake"),)),
                  shared_entries=(entry("snake", links=(again,)),))  # fmt: skip
    snake = root_branch(bench.shelf, "own").entries[0].branch.entries[0]
    assert snake.branch.entries[0].id == "to-snake::again::snake"
    assert not snake.apart


def test_groups_within_themselves_and_links_to_nowhere_are_passed_over() -> None:
    round_ = GroupNode(id="round", entries=(RELIC,), links=(LinkNode(id="again", target="round"),))
    nowhere = LinkNode(id="lost", target="nobody")
    bench = Bench(entry("one", groups=(round_,), links=(nowhere,)), shared_groups=(round_,))
    assert [each.id for each in root_branch(bench.shelf, "own").entries[0].branch.entries] == ["relic"]


def test_what_a_group_chooses_by_itself() -> None:
    groups = (
        GroupNode(id="g1", entries=(RELIC,), default="relic"),
        GroupNode(id="g2", links=(LinkNode(id="to-bow", target="bow"),), default="to-bow"),
        GroupNode(id="g3", entries=(entry("other", collective=True),), default="gone"),
        GroupNode(id="g4", groups=(GroupNode(id="g5", entries=(entry("deep"),)),)),
    )
    g1, g2, g3, g4, g5 = found(entry("one", groups=groups))[0].branch.groups
    assert [each.default.id if each.default else None for each in (g1, g2, g3, g4, g5)] == [
        "relic", "to-bow::bow", None, None, None,
    ]  # fmt: skip
    assert [each.per_model for each in (g1, g2, g3, g4)] == [False, False, True, False]
    assert [member.id for member in g4.members] == ["deep"]


def test_a_force_chooses_from_its_catalogue_its_system_and_what_it_imports() -> None:
    system = Catalogue(id="system", entries=(entry("anybody"),), forces=SYSTEM.forces)
    lent = Catalogue(
        id="lent",
        system="system",
        entries=(entry("lent-one"), entry("kept-one", imported=False)),
        links=(
            LinkNode(id="lent-link", target="shared"),
            LinkNode(id="kept-link", target="shared", imported=False),
        ),
        groups=(GroupNode(id="choices", entries=(entry("grouped"),)),),
        shared_entries=(entry("shared"),),
    )
    closed = Catalogue(id="closed", system="system", entries=(entry("never"),))
    own = Catalogue(
        id="own",
        system="system",
        entries=(entry("mine", imported=False),),
        catalogue_links=(
            CatalogueLink(target="lent", imports_entries=True),
            CatalogueLink(target="closed"),
        ),
    )
    shelf = Shelf((own, lent, closed, system))
    branch = root_branch(shelf, "own")
    assert [each.id for each in branch.entries] == [
        "mine", "anybody", "lent-one", "grouped", "lent-link::shared",
    ]  # fmt: skip
    assert [group.id for group in branch.groups] == ["choices"]
    assert root_branch(shelf, "own") is branch
    assert root_branch(shelf, "nobody").entries == ()


def test_only_what_asks_for_some_is_looked_at_while_there_is_none() -> None:
    asking, idle = entry("asking", constraints=(at_least(1),)), entry("idle", constraints=(at_least(0),))
    bench = Bench(asking, idle)
    assert [each.id for each in root_branch(bench.shelf, "own").demanding] == ["asking"]


def test_an_unfolded_thing_is_an_entry_or_a_group() -> None:
    with pytest.raises(NotImplementedError):
        _ = Unfolded(Shelf(), "", (), (), ()).node


def test_what_doubles_without_end_is_cut_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selectables, "MOST_ENTRIES", 200)

    def doubling(at: int) -> GroupNode:
        links = tuple(LinkNode(id=f"{side}{at}", target=f"g{at + 1}") for side in "ab")
        return GroupNode(id=f"g{at}", entries=(entry(f"e{at}"),), links=links)

    wide = Bench(
        entry("one", links=(LinkNode(id="in", target="g0"),)),
        shared_groups=tuple(doubling(at) for at in range(30)),
    )
    one = wide.choose("one")
    assert wide.now().cut == (one,)
    assert len(wide.evaluator().scene.by_id[one].branch.entries) <= 201
    chain = tuple(
        GroupNode(id=f"g{at}", links=(LinkNode(id=f"a{at}", target=f"g{at + 1}"),)) for at in range(2000)
    )
    deep = Bench(entry("one", links=(LinkNode(id="in", target="g0"),)), shared_groups=chain)
    one = deep.choose("one")
    assert deep.now().cut == (one,)


def test_entries_that_double_without_end_are_looked_at_once() -> None:
    def doubling(at: int) -> EntryNode:
        links = tuple(LinkNode(id=f"{side}{at}", target=f"e{at + 1}") for side in "ab")
        return entry(f"e{at}", links=links, collective=True)

    bench = Bench(entry("one", links=(LinkNode(id="in", target="e0"),)),
                  shared_entries=tuple(doubling(at) for at in range(300)))  # fmt: skip
    assert not root_branch(bench.shelf, "own").entries[0].branch.entries[0].apart
