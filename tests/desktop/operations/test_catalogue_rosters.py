"""Rosters keep the ids of catalogues: those that come, those that are written, and back again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from db.library import Library
from desktop.operations import armies, army_sheet, list_telling, newer_catalogues, picking, rosters, tables
from desktop.operations.brought_options import with_brought
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording.list_text import Shared, full
from rules.armies import Army, Entry, ListForce, ListPick, Per, army_cost
from rules.catalogue.listing import state_of
from rules.catalogue.names import untold
from tests.db.exchange import foreign, warband
from tests.db.exchange.foreign import profile, selection
from tests.desktop.operations.imports.catalogues import file

PATH = "link-e-Path of Fire::e-Path of Fire"
BALL = "link-e-Path of Fire::e-Fire ball"
_SPACE = "{http://www.battlescribe.net/schema/rosterSchema}"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Lay a desk with the warband read."""
    yield from laid(tmp_path, "club.tact")


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Desk]:
    """Lay another desk with the warband read."""
    yield from laid(tmp_path, "other.tact")


def laid(folder: Path, name: str) -> Iterator[Desk]:
    with Library.open(folder / name) as library:
        made = Desk(library, tables.peoples(), tables.abilities(), int)
        bring(
            made, file(folder, warband.system(), "system.gst"), file(folder, warband.army(), "griffins.cat")
        )
        yield made


def bring(desk: Desk, *paths: Path) -> ImportReport:
    report = catalogues.bring(desk, paths=paths)
    assert isinstance(report, ImportReport)
    return report


def total(desk: Desk, army: Army) -> float:
    return army_cost(desk.library.muster(army)).known


def made(desk: Desk) -> Army:
    """Make a list of three guards with swords, a captain, a mage with a spell, and a standard."""
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    army = armies.create(desk, name="Club", people="griffins", edition="C5", limit=300)
    assert isinstance(army, str)
    for name in ("Guard", "Captain", "Mage"):
        armies.add_entry(desk, army, card_id=ids[name])
    armies.set_figures(desk, army, entry_id="e1", figures=3)
    picking.tick(desk, army, entry_id="e1", way=("e-Sword",), per=Per.FIGURE)
    picking.tick(desk, army, entry_id="e3", way=(PATH, BALL))
    picking.tick(desk, army, entry_id="f1", way=("e-Standard",))
    return desk.library.army(army)


def written(desk: Desk, army: Army) -> bytes:
    return rosters.as_roster(desk, desk.library.muster(army), language="en")


def ids_of(root: Element) -> list[tuple[str | None, str | None]]:
    return [(e.get("entryId"), e.get("number")) for e in root.iter(f"{_SPACE}selection")]


def test_a_list_is_written_with_the_ids_it_was_made_of(desk: Desk) -> None:
    army = made(desk)
    assert total(desk, army) == 3 * (17 - 2 + 3) + 40 + 56 + 16 + 9
    root = fromstring(written(desk, army))
    assert (root.get("gameSystemId"), root.get("gameSystemName")) == (foreign.SYSTEM, "Confrontation [C5]")
    (force,) = root.iter(f"{_SPACE}force")
    assert (force.get("entryId"), force.get("catalogueId"), force.get("catalogueRevision")) == (
        "core", "cat-1", "1",
    )  # fmt: skip
    assert ids_of(root) == [
        ("e-Standard", "1"), ("e-Guard", "3"), ("e-Training", "1"), ("e-Sword", "3"), ("e-Captain", "1"),
        ("e-Mage", "1"), (PATH, "1"), (BALL, "1"),
    ]  # fmt: skip
    costs = {cost.get("typeId"): cost.get("value") for cost in next(root.iter(f"{_SPACE}costs"))}
    assert costs == {"points": "175", warband.POW: "-4"}  # −6 + 2


def test_it_comes_into_another_library_with_ids_and_prices_and_goes_on_there(
    desk: Desk, other: Desk, tmp_path: Path
) -> None:
    army = made(desk)
    bring(other, file(tmp_path, written(desk, army), "club.ros"))
    (came,) = other.library.armies()
    assert (total(other, came), came.catalogues) == (175, army.catalogues)
    assert state_of(came, "points").forces == state_of(army, "points").forces
    assert [[(o.name, o.pa, o.per) for o in e.options] for e in came.entries] == [
        [(o.name, o.pa, o.per) for o in e.options] for e in army.entries
    ]
    assert ids_of(fromstring(written(other, came))) == ids_of(fromstring(written(desk, army)))


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Desk]:
    """Lay a desk that no catalogue was read for."""
    with Library.open(tmp_path / "bare.tact") as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def bought(desk: Desk, army: Army) -> list[list[tuple[str, float | None, str]]]:
    muster = with_brought(desk, desk.library.muster(army))
    return [[(o.name, o.pa, o.kind) for o in entry.options] for entry in muster.army.entries]


def without_ids(told: object) -> object:
    """Return what is told of a list but for ids and revisions of cards, and for what only files can tell."""
    if isinstance(told, dict):
        apart = ("id", "card_id", "revision", "catalogues")
        return {key: without_ids(each) for key, each in told.items() if key not in apart}
    return [without_ids(each) for each in told] if isinstance(told, list) else told


def shared(desk: Desk, army: Army) -> Shared:
    return Shared.of(desk, army_sheet.sheet(desk, army.id))


def test_without_its_catalogues_it_is_told_as_with_them(desk: Desk, bare: Desk, tmp_path: Path) -> None:
    army = made(desk)
    bring(bare, file(tmp_path, written(desk, army), "club.ros"))
    (came,) = bare.library.armies()
    assert bought(bare, came) == bought(desk, army)
    assert bought(bare, came)[1][-1] == ("Standard", 9, "other")  # the captain brings it
    assert without_ids(list_telling.told(bare, came)) == without_ids(list_telling.told(desk, army))
    assert full(shared(bare, came)) == full(shared(desk, army))
    assert ids_of(fromstring(written(bare, came))) == ids_of(fromstring(written(desk, army)))


def test_what_a_card_brought_goes_with_it_and_stays_with_a_copy_of_it(
    desk: Desk, bare: Desk, tmp_path: Path
) -> None:
    bring(bare, file(tmp_path, written(desk, made(desk)), "club.ros"))
    (came,) = bare.library.armies()
    armies.set_figures(bare, came.id, entry_id="e3", figures=2)
    assert list_telling.told(bare, bare.library.army(came.id))["costs"]["POW"] == -6 * 2 + 2
    armies.remove_entry(bare, came.id, entry_id="e2")
    armies.add_entry(bare, came.id, card_id=came.entries[0].card_id)
    left = bare.library.army(came.id)
    assert [options for options in bought(bare, left) if "Standard" in {name for name, *_ in options}] == []
    assert [o.name for o in with_brought(bare, bare.library.muster(left)).own] == ["Standard"]


def test_where_its_catalogues_come_later_they_say_what_it_costs(
    desk: Desk, bare: Desk, tmp_path: Path
) -> None:
    army = made(desk)
    bring(bare, file(tmp_path, written(desk, army), "club.ros"))
    bring(bare, file(tmp_path, warband.system(), "system.gst"))
    bring(bare, file(tmp_path, warband.army(guard=20), "griffins.cat"))
    (came,) = bare.library.armies()
    assert total(bare, came) == total(desk, army)
    picking.adopt(bare, came.id)
    now = bare.library.army(came.id)
    assert (total(bare, now), now.told) == (total(desk, army) + 9, None)
    held: tuple[Entry | ListForce, ...] = (*now.entries, *now.forces)
    assert all(pick.told is None for each in held for pick in each.picks)


def test_what_a_roster_told_is_summed_up_once_for_a_view_that_reads_again(
    desk: Desk, bare: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(bare, file(tmp_path, written(desk, made(desk)), "club.ros"))
    reader = army_sheet.ArmyReader(bare)
    (line,) = reader.lines()
    assert line.others == {"POW": -4}

    def again(*_args: object) -> None:
        raise AssertionError("it is known")

    monkeypatch.setattr("desktop.operations.list_totals.others_of", again)
    assert reader.lines() == [line]


def test_where_its_catalogues_are_others_it_keeps_its_prices_until_told(
    desk: Desk, other: Desk, tmp_path: Path
) -> None:
    army = made(desk)
    armies.edit(desk, army.id, format="nobody’s")
    newer = warband.army().replace(b'revision="1"', b'revision="2"').replace(b'value="17"', b'value="20"')
    bring(other, file(tmp_path, newer, "griffins.cat"))
    report = bring(other, file(tmp_path, written(desk, desk.library.army(army.id)), "club.ros"))
    (came,) = other.library.armies()
    assert (total(other, came), came.catalogues) == (175, ())
    assert {"import.parts_otherwise", "import.no_format"} <= {finding.reason for finding in report.findings}
    offered = newer_catalogues.adoption(other, came.id)
    assert isinstance(offered, newer_catalogues.Adoption), "what they would make of it is told before"
    assert offered.now.cost.known == 184
    assert picking.adopt(other, came.id) == 3
    told = other.library.army(came.id)
    assert (total(other, told), bool(told.catalogues)) == (184, True)
    assert newer_catalogues.adoption(other, came.id) is None


def test_read_again_where_it_was_made_it_is_the_same_list(desk: Desk, tmp_path: Path) -> None:
    army = made(desk)
    report = bring(desk, file(tmp_path, written(desk, army), "club.ros"))
    assert (report.armies_added, report.armies_changed, report.differences) == ([], [], [])
    (kept,) = desk.library.armies()
    assert kept == army


def test_a_change_in_the_roster_is_taken_and_what_was_picked_stays(desk: Desk, tmp_path: Path) -> None:
    army = made(desk)
    bring(desk, file(tmp_path, written(desk, army), "club.ros"))
    text = written(desk, army).decode().replace('name="Captain" number="1"', 'name="Captain" number="2"')
    catalogues.bring(desk, paths=[file(tmp_path, text.encode(), "club.ros")], theirs=True)
    (kept,) = desk.library.armies()
    assert [e.figures for e in kept.entries] == [3, 2, 1]
    assert [e.picks for e in kept.entries] == [e.picks for e in army.entries]


def test_an_option_of_ones_own_travels_beside_those_of_the_catalogue(
    desk: Desk, other: Desk, tmp_path: Path
) -> None:
    army = made(desk)
    mage = army.entries[2]
    ring = replace(mage.options[0], name="Ring", pa=5.0, pick="")
    armies.set_options(desk, army.id, entry_id=mage.id, options=[ring, *mage.options])
    army = desk.library.army(army.id)
    bring(other, file(tmp_path, written(desk, army), "club.ros"))
    (came,) = other.library.armies()
    assert {(o.name, bool(o.pick)) for o in came.entries[2].options} == {
        ("Ring", False), ("Path of Fire", True), ("Fire ball", True),
    }  # fmt: skip
    assert total(other, came) == total(desk, army)


def test_a_roster_of_another_program_keeps_its_ids(desk: Desk, tmp_path: Path) -> None:
    ball = selection("Fire ball", entry_id=BALL, kind="upgrade", pa=0)
    path = selection("Path of Fire", entry_id=PATH, kind="upgrade", pa=16, selections=[ball])
    sword = selection("Sword", entry_id="e-Sword", kind="upgrade", number=2, pa=6)
    data = foreign.roster(
        selection("Guard", number=2, pa=30, profiles=[profile("Guard")], selections=[sword]),
        selection("Mage", pa=56, profiles=[profile("Mage")], selections=[path]),
        selection("Standard", entry_id="e-Standard", kind="upgrade", pa=9),
    ).replace(b'name="Army Core"', b'name="Army Core" entryId="core"')
    bring(desk, file(tmp_path, data, "army.ros"))
    (army,) = desk.library.armies()
    assert [(f.node, f.catalogue, [p.node for p in f.picks]) for f in army.forces] == [
        ("core", "cat-1", ["e-Standard"])
    ]
    assert [(e.node, e.pa, e.picks) for e in untold(army).entries] == [
        ("e-Guard", 15, (ListPick("o1", "e-Sword", per=Per.FIGURE),)),
        ("e-Mage", None, (ListPick("o1", PATH), ListPick("o2", BALL, under="o1"))),
    ]
    assert total(desk, army) == 30 + 6 + 56 + 16  # as the roster says
    assert picking.adopt(desk, army.id) == 2
    assert total(desk, desk.library.army(army.id)) == 2 * (17 + 3) + 56 + 16 + 9
