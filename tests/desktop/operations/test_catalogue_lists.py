"""Lists made from catalogues: entries know their nodes, prices follow the list, limits are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import Library
from desktop.muster.rows import sum_lines
from desktop.operations import (
    armies,
    army_sheet,
    cards,
    catalogue_lists,
    newer,
    offers,
    packages,
    picking,
    tables,
    versions,
)
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues, package_files
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from rules.armies import Army, Entry, Option, Per, army_cost
from rules.text import Refusal
from rules.values import Value
from tests.db.exchange import foreign, warband
from tests.db.exchange.foreign import entry, holder, profile, tag
from tests.db.exchange.warband import limits
from tests.desktop.kept import copied
from tests.desktop.operations.imports.catalogues import file

PATH = "link-e-Path of Fire::e-Path of Fire"
BALL = "link-e-Path of Fire::e-Fire ball"


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    """Lay a desk with the warband read, and nothing else."""
    with copied(empty_library, tmp_path) as library:
        made = Desk(library, tables.peoples(), tables.abilities(), int)
        read(made, tmp_path)
        yield made


def read(desk: Desk, folder: Path, **more: float) -> None:
    paths = [file(folder, warband.system(), "system.gst"), file(folder, warband.army(**more), "griffins.cat")]  # type: ignore[arg-type]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)


def ids(desk: Desk) -> dict[str, str]:
    return {r.card.name("en"): r.card_id for r in desk.library.cards()}


def listed(desk: Desk, *names: str, limit: int | None = 400) -> str:
    army = armies.create(desk, name="Club", people="griffins", edition="C5", limit=limit)
    assert isinstance(army, str)
    for name in names:
        assert isinstance(armies.add_entry(desk, army, card_id=ids(desk)[name]), str)
    return army


def held(desk: Desk, army: str) -> Army:
    return desk.library.army(army)


def total(desk: Desk, army: str) -> float:
    return army_cost(desk.library.muster(held(desk, army))).known


def tick(desk: Desk, army: str, entry_id: str, *way: str, **more: object) -> None:
    assert picking.tick(desk, army, entry_id=entry_id, way=way, **more) is None  # type: ignore[arg-type]


def problems(desk: Desk, army: str) -> list[str]:
    found = army_sheet.sheet(desk, army).problems
    return [say(problem.message) for problem in found if problem.code.startswith("catalogue.")]


def test_a_card_of_a_catalogue_knows_its_node_and_its_force(desk: Desk) -> None:
    army = held(desk, listed(desk, "Guard", "Mage"))
    assert [(e.node, e.force) for e in army.entries] == [("e-Guard", "f1"), ("e-Mage", "f1")]
    assert [(f.node, f.catalogue) for f in army.forces] == [("core", "cat-1")]
    assert set(army.catalogues) == {kept.sum for kept in desk.library.catalogues.shown().values()}


def test_what_a_catalogue_gives_for_nothing_comes_with_the_card_and_is_no_option(desk: Desk) -> None:
    army = listed(desk, "Guard")
    (entry,) = held(desk, army).entries
    assert ([p.node for p in entry.picks], entry.options) == (["e-Training"], ())
    assert problems(desk, army) == []


def test_prices_of_the_rest_follow_each_change_of_the_list(desk: Desk) -> None:
    army = listed(desk, "Guard")
    armies.set_figures(desk, army, entry_id="e1", figures=3)
    assert total(desk, army) == 51  # 3 × 17
    armies.add_entry(desk, army, card_id=ids(desk)["Captain"])
    assert total(desk, army) == 85  # 3 × (17 − 2) + 40
    armies.remove_entry(desk, army, entry_id="e2")
    assert total(desk, army) == 51
    armies.undo(desk)
    assert total(desk, army) == 85


def test_a_child_brings_its_parent_and_goes_with_it(desk: Desk) -> None:
    army = listed(desk, "Mage")
    tick(desk, army, "e1", PATH, BALL)
    (entry,) = held(desk, army).entries
    assert [(o.name, o.pa, o.spell is not None) for o in entry.options] == [
        ("Path of Fire", 16, False), ("Fire ball", 0, True),
    ]  # fmt: skip
    assert total(desk, army) == 72  # 56 + 16 + 0
    made = catalogue_lists.evaluated(desk, held(desk, army))
    assert made is not None and made.found.totals[warband.POW].total == -4  # −6 + 2
    path = next(o.pick for o in entry.options if o.name == "Path of Fire")
    assert picking.untick(desk, army, entry_id="e1", pick=path) is None
    (entry,) = held(desk, army).entries
    assert (entry.options, entry.picks, total(desk, army)) == ((), (), 56)
    armies.undo(desk)
    assert total(desk, army) == 72


def test_for_each_figure_or_for_one_of_them(desk: Desk) -> None:
    army = listed(desk, "Guard")
    armies.set_figures(desk, army, entry_id="e1", figures=2)
    tick(desk, army, "e1", "e-Sword", per=Per.FIGURE)
    assert total(desk, army) == 40  # 2 × (17 + 3)
    armies.set_figures(desk, army, entry_id="e1", figures=3)
    assert total(desk, army) == 60  # 3 × (17 + 3)
    assert problems(desk, army) == []


def test_an_option_taken_out_of_the_list_is_picked_no_more(desk: Desk) -> None:
    army = listed(desk, "Mage")
    tick(desk, army, "e1", PATH, BALL)
    (entry,) = held(desk, army).entries
    own = Option("Ring", pa=5.0)
    kept = [o for o in entry.options if o.name != "Path of Fire"]
    assert armies.set_options(desk, army, entry_id="e1", options=[own, *kept]) is None
    (entry,) = held(desk, army).entries
    assert ([o.name for o in entry.options], entry.picks) == (["Ring"], ())
    assert total(desk, army) == 61  # 56 + 5


def test_what_came_for_nothing_stays_when_options_are_set(desk: Desk) -> None:
    army = listed(desk, "Guard")
    tick(desk, army, "e1", "e-Sword")
    assert armies.set_options(desk, army, entry_id="e1", options=[Option("Dog", pa=1.0)]) is None
    (entry,) = held(desk, army).entries
    assert ([p.node for p in entry.picks], problems(desk, army)) == (["e-Training"], [])


def test_an_option_that_the_library_offers_is_picked_where_the_catalogue_has_it(desk: Desk) -> None:
    army = listed(desk, "Guard", "Mage")
    (mage,) = (e for e in held(desk, army).entries if e.node == "e-Mage")
    offered = {option.name: option for _, option in offers.offers_for(desk, mage.card_id)}
    dear = replace(offered["Path of Fire"], pa=20.0)
    armies.set_options(desk, army, entry_id=mage.id, options=[offered["Fire ball"]])
    options = held(desk, army).entries[1].options
    assert [(o.name, o.pa, bool(o.pick)) for o in options] == [
        ("Path of Fire", 16, True), ("Fire ball", 0, True),
    ]  # fmt: skip
    armies.set_options(desk, army, entry_id=mage.id, options=[dear])
    assert held(desk, army).entries[1].options == (dear,)  # a price of one's own stays


def test_what_is_not_offered_is_not_ticked(desk: Desk) -> None:
    army = listed(desk, "Guard")
    refused = picking.tick(desk, army, entry_id="e1", way=("e-Banner",))
    assert isinstance(refused, Refusal) and say(refused.message) == "The catalogue does not offer this here."
    assert held(desk, army).entries[0].options == ()
    with pytest.raises(KeyError):
        picking.tick(desk, army, entry_id="e9", way=("e-Sword",))
    with pytest.raises(KeyError):
        picking.untick(desk, army, entry_id="e9", pick="o1")


def test_a_share_that_format_and_catalogue_both_limit_is_told_once(desk: Desk, tmp_path: Path) -> None:
    link = b'name="Characters" targetId="cat-Characters"'
    whole = limits(warband.limit("max", 30, field="points", id="half")).encode()
    system = warband.system().replace(link + b"/>", link + b">" + whole + b"</categoryLink>")
    assert whole in system
    system = system.replace(b'revision="1"', b'revision="2"', 1)
    assert isinstance(catalogues.bring(desk, paths=[file(tmp_path, system, "system.gst")]), ImportReport)
    army = listed(desk, "Captain", limit=60)
    found = [problem.code for problem in army_sheet.sheet(desk, army).problems]
    assert "legality.characters_share" in found and problems(desk, army) == []
    armies.edit(desk, army, limit=50)
    assert ["30" in sentence for sentence in problems(desk, army)] == [True], "half of 50 is another bound"
    army = listed(desk, "Mage", limit=60)
    tick(desk, army, "e1", "link-e-Path of Fire::e-Path of Fire")
    found = [problem.code for problem in army_sheet.sheet(desk, army).problems]
    assert "legality.characters_share" in found and problems(desk, army) == [], (
        "what its characters buy is counted by the format alone: it is one matter"
    )


def test_characters_that_are_lacking_are_told_once(desk: Desk, tmp_path: Path) -> None:
    """The format asks for one, the catalogue for one and for a price of them: all is mended by one."""
    link = b'name="%b" targetId="cat-%b"'
    least = limits(warband.limit("min", 1), warband.limit("min", 20, field="points", id="paid")).encode()
    system = warband.system().replace(b'revision="1"', b'revision="2"', 1)
    for name in (b"Characters", b"Troops"):
        of = link % (name, name)
        system = system.replace(of + b"/>", of + b">" + least + b"</categoryLink>")
    assert isinstance(catalogues.bring(desk, paths=[file(tmp_path, system, "system.gst")]), ImportReport)
    army = listed(desk, "Guard", limit=100)
    found = [problem.code for problem in army_sheet.sheet(desk, army).problems]
    assert found.count("legality.no_character") == 1
    assert problems(desk, army) == ["Troops: 17 PA; 20 PA at least."]
    army = listed(desk, "Captain", limit=100)
    assert problems(desk, army) == ["“Troops”: 0 chosen, 1 needed."]
    made = catalogue_lists.evaluated(desk, held(desk, army))
    assert made is not None and len(made.problems) == 2, "who asks for every limit is told the price, too"


def test_broken_limits_are_told_with_numbers_and_card(desk: Desk) -> None:
    army = listed(desk, "Captain", "Captain")
    told_once = [problem.code for problem in army_sheet.sheet(desk, army).problems]
    assert "legality.unique_cards" in told_once and problems(desk, army) == []
    tick(desk, listed(desk, "Guard"), "e1", "e-Sword", number=2)
    found = army_sheet.sheet(desk, next(a.id for a in desk.library.armies() if a.name == "Club (2)")).problems
    (told,) = (problem for problem in found if problem.code.startswith("catalogue."))
    assert (say(told.message), told.where) == ("“Sword”: 2 chosen, 1 at most.", "e1")


def test_the_list_chooses_for_itself_too(desk: Desk) -> None:
    army = listed(desk, "Captain")
    assert picking.tick(desk, army, entry_id="f1", way=("e-Standard",)) is None
    assert (total(desk, army), problems(desk, army)) == (49, [])  # 40 + 9
    armies.remove_entry(desk, army, entry_id="e1")
    assert problems(desk, army) == ["Standard is not open here: the card or the list rules it out."]
    (pick,) = held(desk, army).forces[0].picks
    assert picking.untick(desk, army, entry_id="f1", pick=pick.id) is None
    assert total(desk, army) == 0


def test_a_list_made_before_goes_on_without_catalogues_until_it_is_told(desk: Desk) -> None:
    old = armies.create(desk, name="Old", entries=[
        Entry("", ids(desk)["Guard"], 1, 3, (Option("Sword", pa=4.0, per=Per.FIGURE), Option("Dog", pa=1.0))),
        Entry("", ids(desk)["Captain"], 1),
    ])  # fmt: skip
    assert isinstance(old, str)
    armies.add_entry(desk, old, card_id=ids(desk)["Mage"])
    before = held(desk, old)
    assert (before.catalogues, [e.node for e in before.entries]) == ((), ["", "", ""])
    assert total(desk, old) == 3 * (17 + 4) + 1 + 40 + 56
    assert catalogue_lists.evaluated(desk, before) is None
    assert picking.adopt(desk, old) == 3
    after = held(desk, old)
    assert [e.node for e in after.entries] == ["e-Guard", "e-Captain", "e-Mage"]
    assert [(o.name, o.pa, bool(o.pick)) for o in after.entries[0].options] == [
        ("Sword", 3, True), ("Dog", 1, False),
    ]  # fmt: skip
    assert total(desk, old) == 3 * (15 + 3) + 1 + 40 + 56
    armies.undo(desk)
    assert held(desk, old) == before
    assert picking.adopt(desk, listed(desk)) == 0


def test_a_new_revision_changes_a_list_when_it_is_told(desk: Desk, tmp_path: Path) -> None:
    army = listed(desk, "Guard")
    read(desk, tmp_path, guard=19, revision=2)
    assert (total(desk, army), catalogue_lists.is_older(desk, held(desk, army))) == (17, True)
    armies.set_figures(desk, army, entry_id="e1", figures=2)
    assert total(desk, army) == 34  # still what it was made with
    assert picking.take_catalogues(desk, army) is True
    assert (total(desk, army), catalogue_lists.is_older(desk, held(desk, army))) == (38, False)
    assert picking.take_catalogues(desk, army) is False
    newer.take_newer(desk, army, entry_ids=["e1"])
    assert (total(desk, army), held(desk, army).entries[0].pa) == (38, None)


def test_a_price_that_its_owner_gave_a_card_stays_and_changes_are_added(desk: Desk) -> None:
    guard = next(r for r in desk.library.cards() if r.card.name("en") == "Guard")
    cards.save_card(desk, card=replace(guard.card, pa=Value.of(20)), card_id=guard.card_id)
    army = listed(desk, "Guard")
    assert total(desk, army) == 20
    armies.add_entry(desk, army, card_id=ids(desk)["Captain"])
    assert total(desk, army) == 58  # 20 − 2 + 40


def test_a_version_and_a_copy_keep_what_was_picked(desk: Desk) -> None:
    army = listed(desk, "Mage")
    tick(desk, army, "e1", PATH, BALL)
    versions.keep(desk, army, name="Fire")
    armies.set_options(desk, army, entry_id="e1", options=[])
    versions.take(desk, army, name="Fire")
    copy = armies.duplicate(desk, army)
    assert isinstance(copy, str)
    for each in (army, copy):
        assert (len(held(desk, each).entries[0].picks), total(desk, each)) == (2, 72)


def test_a_package_carries_what_was_picked_and_a_library_without_the_files_keeps_the_prices(
    desk: Desk, tmp_path: Path
) -> None:
    army = listed(desk, "Guard", "Captain", "Mage")
    tick(desk, army, "e3", PATH, BALL)
    packages.pack(desk, path=tmp_path / "club.tactpack")
    with Library.open(tmp_path / "theirs.tact") as library:
        theirs = Desk(library, tables.peoples(), tables.abilities(), int)
        report = package_files.bring(theirs, path=tmp_path / "club.tactpack")
        assert isinstance(report, ImportReport)
        (came,) = library.armies()
        assert [replace(e, card_id="") for e in came.entries] == [
            replace(e, card_id="") for e in held(desk, army).entries
        ]
        assert army_cost(library.muster(came)).known == 15 + 40 + 56 + 16
        armies.set_figures(theirs, came.id, entry_id="e1", figures=2)
        assert army_cost(library.muster(library.army(came.id))).known == 30 + 40 + 56 + 16


def test_a_card_of_no_catalogue_stands_beside_the_others(desk: Desk) -> None:
    army = listed(desk, "Guard")
    own = cards.save_card(desk, card=replace(desk.library.cards()[0].card, name_en="Own", pa=Value.of(8)))
    armies.add_entry(desk, army, card_id=str(own))
    entry = held(desk, army).entries[1]
    assert (entry.node, entry.force, total(desk, army)) == ("", "", 25)
    refused = picking.tick(desk, army, entry_id=entry.id, way=("e-Sword",))
    assert isinstance(refused, Refusal)


def test_a_card_of_another_people_stands_in_a_force_of_allies(desk: Desk, tmp_path: Path) -> None:
    shares = limits(
        tag("constraint", field="limit::points", scope="roster", value=30, percentValue="true", type="max",
            id="allied", shared="true")
    )  # fmt: skip
    allies = tag("forceEntry", shares + links(), id="allies", name="Allies (max 30%)", hidden="false")
    system = warband.system().replace(b"</forceEntries>", allies.encode() + b"</forceEntries>")
    clone = entry("Clone", pa=10, profiles=[profile("Clone")], categories=["Troops"])
    dirz = foreign.catalogue(clone, name="Dirz Alchemists [C5]", id="cat-2")
    paths = [file(tmp_path, data, name) for data, name in ((system, "system.gst"), (dirz, "dirz.cat"))]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
    army = listed(desk, "Guard", "Clone", "Guard", limit=30)
    kept = held(desk, army)
    kinds = {force.id: (force.node, force.catalogue) for force in kept.forces}
    assert [kinds[entry_.force] for entry_ in kept.entries] == [
        ("core", "cat-1"), ("allies", "cat-2"), ("core", "cat-1"),
    ]  # fmt: skip
    made = catalogue_lists.evaluated(desk, kept)
    assert made is not None
    assert [(say(p.message), p.where) for p in made.problems] == [
        ("Allies (max 30%): 10 PA; 9 PA at most.", "e2")
    ]
    alone = listed(desk, "Clone")
    assert [force.node for force in held(desk, alone).forces] == ["allies"]
    armies.edit(desk, alone, people="")
    nobody = armies.create(desk, name="Nobody's")
    assert isinstance(nobody, str)
    armies.add_entry(desk, nobody, card_id=ids(desk)["Clone"])
    assert [force.node for force in held(desk, nobody).forces] == ["core"]


def links() -> str:
    """Give a force room for troops."""
    return holder("categoryLinks", [
        tag("categoryLink", id="allies-troops", name="Troops", targetId="cat-Troops"),
    ])  # fmt: skip


def test_what_the_list_chose_for_itself_stands_in_the_sum_of_what_is_too_much(desk: Desk) -> None:
    army = listed(desk, "Captain", limit=40)
    tick(desk, army, held(desk, army).forces[0].id, "e-Standard")
    sheet = army_sheet.sheet(desk, army)
    over = next(p for p in sheet.problems if p.code == "legality.over_limit")
    assert sum_lines(over, sheet) == ["Captain: 40 PA", "What the list chose for itself: 9 PA", "= 49\xa0PA"]


def test_to_look_for_newer_files_lets_go_of_none_that_a_list_goes_by(desk: Desk, tmp_path: Path) -> None:
    """A list of many files would else be put together anew at each change of it."""
    others = [
        file(tmp_path, foreign.catalogue(entry(f"Beast {n}", profiles=[profile(f"Beast {n}")]),
                                         id=f"other-{n}", name=f"Other {n}"), f"other{n}.cat")
        for n in range(5)
    ]  # fmt: skip
    assert isinstance(catalogues.bring(desk, paths=others), ImportReport)
    army = held(desk, listed(desk, "Guard"))
    assert len(army.catalogues) == 7
    shelf = desk.shelves.of(desk.library, army.catalogues)
    assert not catalogue_lists.may_adopt(desk, army)
    assert desk.shelves.of(desk.library, army.catalogues) is shelf
