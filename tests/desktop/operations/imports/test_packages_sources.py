"""What came by a package meets the next revision of its catalogue, roster or table like what was read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from db.exchange import package
from db.exchange.package_sources import Sources
from desktop.operations import armies, offers
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables, catalogues
from desktop.operations.imports.report import ImportReport
from rules.cards import Card
from rules.values import Characteristic, Value
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile, roster, selection
from tests.desktop.operations.imports.two_libraries import (
    NOTHING,
    all_of,
    brought,
    change,
    named,
    news,
    packed,
    told,
)
from tests.desktop.outcomes import done


def revision(
    there: Path, number: int, *, guard: str = "Guard", pa: int = 17, sword: str = "Sword", price: int = 3
) -> Path:
    """Write a revision of a catalogue: a guard with a sword, and a scout."""
    bought = entry(sword, id="e-s", kind="upgrade", pa=price)
    rows = [
        entry(guard, id="e-g", pa=pa, profiles=[profile(guard, GUARD, id="p-g")], entries=[bought]),
        entry("Scout", id="e-c", pa=12, profiles=[profile("Scout", GUARD, id="p-c")]),
    ]
    path = there / f"griffins{number}.cat"
    path.write_bytes(catalogue(*rows, revision=number))
    return path


def a_roster(there: Path, guards: int = 2, name: str = "Ours", extra: tuple[str, ...] = ()) -> Path:
    figures = selection("Guard", number=guards, pa=str(17 * guards), profiles=[profile("Guard", id="p-g")],
                        entry_id="e-g")  # fmt: skip
    path = there / "list.ros"
    path.write_bytes(roster(figures, *extra, name=name))
    return path


def read(desk: Desk, *paths: Path, theirs: bool = False) -> ImportReport:
    report = catalogues.bring(desk, paths=paths, theirs=theirs)
    assert isinstance(report, ImportReport)
    return report


def names(desk: Desk) -> list[str]:
    found = (r.card.name_en for r in desk.library.cards() if r.card.people == "griffins")
    return sorted(name for name in found if name.startswith(("Guard", "Sentinel", "Scout")))


def prices(desk: Desk) -> list[tuple[str, float | None, int]]:
    return sorted((o.option.name, o.option.pa, len(o.takers)) for o in done(offers.all_offers(desk)).values())


def card_of(desk: Desk, name: str) -> str:
    return next(r.card_id for r in desk.library.cards() if r.card.name_en == name)


def test_the_next_revision_meets_what_came_by_a_package(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    read(mine, revision(tmp_path, 1))
    brought(theirs, all_of(mine, tmp_path))
    report = read(theirs, revision(tmp_path, 2, guard="Sentinel", pa=19, sword="Blade", price=4))
    assert (report.added, report.offers_added) == ([], [])
    assert names(theirs) == ["Scout", "Sentinel"] and prices(theirs) == [("Blade", 4.0, 1)]
    assert all(difference.taken for difference in report.differences), "nobody changed anything"
    read(mine, revision(tmp_path, 2, guard="Sentinel", pa=19, sword="Blade", price=4))
    assert news(brought(mine, all_of(theirs, tmp_path))) == NOTHING
    assert names(mine) == ["Scout", "Sentinel"] and prices(mine) == [("Blade", 4.0, 1)]


def test_what_was_changed_there_stays_and_the_file_is_told(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """What its catalogue said travels beside what its owner made of it."""
    read(mine, revision(tmp_path, 1))
    change(mine, card_of(mine, "Guard"), pa=Value.of(25))
    brought(theirs, all_of(mine, tmp_path))
    again = read(theirs, revision(tmp_path, 1))
    assert (again.differences, again.label) == ([], None)
    report = read(theirs, revision(tmp_path, 2, pa=19))
    row = next(d for d in report.differences if d.field == "pa")
    assert (row.base, row.theirs, row.ours, row.taken) == ("17", "19", "25", False)
    assert theirs.library.card(card_of(theirs, "Guard")).card.pa == Value.of(25)


def test_an_older_revision_takes_nothing_back(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    read(mine, revision(tmp_path, 2, pa=19))
    brought(theirs, all_of(mine, tmp_path))
    report = read(theirs, revision(tmp_path, 1))
    assert report.changed == [] and "older_than_here" in {f.reason.split(".")[1] for f in report.findings}
    assert theirs.library.card(card_of(theirs, "Guard")).card.pa == Value.of(19)


def test_two_who_read_one_catalogue_have_its_cards_once(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """Each read a revision of its own, in which a card and its option are called otherwise."""
    read(mine, revision(tmp_path, 1))
    read(theirs, revision(tmp_path, 2, guard="Sentinel", sword="Blade"))
    scout = card_of(mine, "Scout")
    change(mine, scout, note="Vu")
    report = brought(theirs, all_of(mine, tmp_path))
    assert (report.added, report.offers_added) == ([], [])
    assert names(theirs) == ["Scout", "Sentinel"] and prices(theirs) == [("Blade", 3.0, 1)]
    assert ("note", "", "Vu", "", True) in told(report)
    back = brought(mine, all_of(theirs, tmp_path))
    assert mine.library.card(scout).card.note == "Vu" and back.added == []


def test_a_list_of_a_roster_meets_the_next_one(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    read(mine, revision(tmp_path, 1), a_roster(tmp_path))
    brought(theirs, all_of(mine, tmp_path))
    report = read(theirs, a_roster(tmp_path, guards=5))
    assert report.armies_added == [] and len(report.armies_changed) == 1
    army = theirs.library.army(report.armies_changed[0])
    assert [e.figures for e in army.entries] == [5]
    alone = packed(mine, tmp_path / "alone.tactpack", army_ids=[army.id])
    assert brought(theirs, alone).armies_added == []


def test_a_list_comes_with_what_its_roster_said_of_the_cards_that_come(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    scouts = selection("Scout", pa="12", profiles=[profile("Scout", id="p-c")], entry_id="e-c")
    report = read(mine, revision(tmp_path, 1), a_roster(tmp_path, extra=(scouts,)))
    (army_id,) = report.armies_added
    armies.remove_entry(mine, army_id, entry_id="e2")
    brought(theirs, packed(mine, tmp_path / "alone.tactpack", army_ids=[army_id]))
    again = read(theirs, a_roster(tmp_path, guards=4))
    assert again.armies_added == []
    assert [e.figures for e in theirs.library.army(army_id).entries] == [4]


def test_a_table_meets_a_card_that_was_renamed_there(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("Nom;Peuple;Edition;PA\nVigile;Griffons;C3;20\n", encoding="utf-8")
    card_tables.import_tables(mine, paths=[table])
    (vigil,) = (r.card_id for r in mine.library.cards() if r.card.name_fr == "Vigile")
    change(mine, vigil, name_fr="Vigie")
    brought(theirs, all_of(mine, tmp_path))
    table.write_text("Nom;Peuple;Edition;PA\nVigile;Griffons;C3;22\n", encoding="utf-8")
    card_tables.import_tables(theirs, paths=[table])
    card = theirs.library.card(vigil).card
    assert (card.name_fr, card.pa) == ("Vigie", Value.of(22))
    assert not [r for r in theirs.library.cards() if r.card.name_fr == "Vigile"]


def test_no_word_of_a_package_makes_a_catalogue_the_source_of_a_card_of_mine(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    own = next(r for r in theirs.library.cards() if r.card.name_fr.startswith("Abel"))
    file = revision(tmp_path, 1)
    read(mine, file)
    (foreign,) = (
        key for key, origin in mine.library.memory.origins().items() if origin.thing == card_of(mine, "Guard")
    )
    forged = package.read(all_of(theirs, tmp_path).read_bytes())
    claim = Sources({"cards": {own.card_id: {foreign: None}}})
    path = tmp_path / "forged.tactpack"
    path.write_bytes(package.write(replace(forged, library="f" * 32, sources=claim)))
    brought(theirs, path)
    report = read(theirs, file)
    assert theirs.library.card(own.card_id) == own
    assert len(report.added) == 2 and names(theirs) == ["Guard", "Scout"]


@pytest.mark.parametrize("by_undo", [False, True])
def test_what_an_undo_took_back_is_not_known_any_more(
    mine: Desk, theirs: Desk, tmp_path: Path, by_undo: bool
) -> None:
    read(mine, revision(tmp_path, 1))
    brought(theirs, all_of(mine, tmp_path))
    if by_undo:
        theirs.library.undo("library")
    report = read(theirs, revision(tmp_path, 1))
    assert len(report.added) == (2 if by_undo else 0)
    assert names(theirs) == ["Guard", "Scout"]


# Two libraries that read the same file, each by itself -------------------------------------------------


def guard_of(desk: Desk) -> Card:
    return desk.library.card(card_of(desk, "Guard")).card


def fight(desk: Desk, **values: int) -> None:
    """Change characteristics of the guard."""
    new = {Characteristic(name): Value.of(value) for name, value in values.items()}
    change(desk, card_of(desk, "Guard"), values={**guard_of(desk).values, **new})


def price_sword(desk: Desk, pa: int) -> None:
    ((key, sword),) = desk.library.offers().items()
    dear = replace(sword, option=replace(sword.option, pa=pa), takers=dict.fromkeys(sword.takers, pa))
    assert offers.save_offer(desk, offer=dear, offer_id=key) == key


def test_what_each_changed_of_one_catalogue_comes_to_the_other(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """What the catalogue said to both is what either changed: no package went before."""
    for desk in (mine, theirs):
        read(desk, revision(tmp_path, 1))
    fight(mine, ATT=6)
    fight(theirs, DEF=7)
    change(theirs, card_of(theirs, "Guard"), pa=Value.of(18))
    report = brought(theirs, all_of(mine, tmp_path))
    assert told(report) == {("ATT", "4", "6", "4", True)}
    here = guard_of(theirs)
    assert (here.value(Characteristic.ATT), here.value(Characteristic.DEF), here.pa) == (
        Value.of(6), Value.of(7), Value.of(18),
    )  # fmt: skip
    back = brought(mine, all_of(theirs, tmp_path))
    assert all(d.taken for d in back.differences) and {d.field for d in back.differences} == {"DEF", "pa"}
    assert guard_of(mine) == here
    assert news(brought(theirs, all_of(mine, tmp_path))) == NOTHING


def test_what_both_changed_of_one_catalogue_is_asked(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    for desk in (mine, theirs):
        read(desk, revision(tmp_path, 1))
    fight(mine, ATT=6, INI=5)
    fight(theirs, DEF=7, INI=1)
    assert told(brought(theirs, all_of(mine, tmp_path))) == {
        ("ATT", "4", "6", "4", True), ("INI", "3", "5", "1", False),
    }  # fmt: skip
    assert guard_of(theirs).value(Characteristic.INI) == Value.of(1)


def test_what_was_emptied_of_one_catalogue_is_empty_then(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    for desk in (mine, theirs):
        read(desk, revision(tmp_path, 1))
    change(mine, card_of(mine, "Guard"), abilities=())
    fight(theirs, DEF=7)
    brought(theirs, all_of(mine, tmp_path))
    here = guard_of(theirs)
    assert (here.abilities, here.value(Characteristic.DEF)) == ((), Value.of(7))


def test_who_read_the_next_revision_keeps_what_it_says(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    read(mine, revision(tmp_path, 1))
    read(theirs, revision(tmp_path, 2, pa=18, price=5))
    fight(mine, ATT=6)
    assert told(brought(theirs, all_of(mine, tmp_path))) == {("ATT", "4", "6", "4", True)}
    assert guard_of(theirs).pa == Value.of(18) and prices(theirs) == [("Sword", 5.0, 1)]


def test_the_word_of_another_revision_is_its_owners_own(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """Who goes back to the price of the edition before meant to: no package takes it away unasked."""
    read(mine, revision(tmp_path, 1))
    read(theirs, revision(tmp_path, 2, pa=18, price=5))
    change(mine, card_of(mine, "Guard"), pa=Value.of(20))
    change(theirs, card_of(theirs, "Guard"), pa=Value.of(17))
    price_sword(mine, 6)
    price_sword(theirs, 3)
    report = brought(theirs, all_of(mine, tmp_path))
    assert [(d.ours, d.theirs, d.taken) for d in report.differences] == [
        ("17", "20", False),
        ("3", "6", False),
    ]
    assert guard_of(theirs).pa == Value.of(17) and prices(theirs) == [("Sword", 3.0, 1)]


def test_what_each_changed_of_an_option_of_one_catalogue_comes_to_the_other(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    for desk in (mine, theirs):
        read(desk, revision(tmp_path, 1))
    price_sword(mine, 6)
    report = brought(theirs, all_of(mine, tmp_path))
    assert prices(theirs) == [("Sword", 6.0, 1)] and all(d.taken for d in report.differences)


def test_what_each_changed_of_one_table_comes_to_the_other(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("Nom;Peuple;Edition;PA;ATT;DEF\nVigile;Griffons;C3;20;3;4\n", encoding="utf-8")
    for desk in (mine, theirs):
        card_tables.import_tables(desk, paths=[table])
    change(mine, named(mine, "Vigile"), pa=Value.of(22))
    change(theirs, named(theirs, "Vigile"), note="Vu")
    report = brought(theirs, all_of(mine, tmp_path))
    assert told(report) == {("pa", "20", "22", "20", True)}
    assert theirs.library.card(named(theirs, "Vigile")).card.note == "Vu"


def test_what_one_table_told_fills_what_another_one_left_open(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """Tables of one card have other columns: what the package fills is news, once."""
    for desk, columns, cells in (
        (mine, "ATT;Compétences", "3;Bravoure"),
        (theirs, "DEF;PA", "4;20"),
    ):
        table = tmp_path / "cards.csv"
        table.write_text(f"Nom;Peuple;Edition;{columns}\nVigile;Griffons;C3;{cells}\n", encoding="utf-8")
        card_tables.import_tables(desk, paths=[table])
    report = brought(theirs, all_of(mine, tmp_path))
    assert {(d.field, d.theirs, d.taken) for d in report.differences} >= {("ATT", "3", True)}
    (held,) = (r.card for r in theirs.library.cards() if r.card.name("fr") == "Vigile")
    values = [held.value(each) for each in (Characteristic.ATT, Characteristic.DEF)]
    assert (values, held.pa) == ([Value.of(3), Value.of(4)], Value.of(20))
    assert [each.fr for each in held.abilities] == ["Bravoure"]
