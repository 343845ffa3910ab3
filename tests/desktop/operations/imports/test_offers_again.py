"""Options of a file that comes again: what their owner changed stays, what the file changed is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from db.library import Library
from desktop.operations import packages
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues, package_files
from desktop.operations.imports.catalogues import ImportChoices, Plan
from desktop.operations.imports.report import ImportReport
from desktop.wording.differences import told_words
from rules.armies import Option
from rules.text import Message, Refusal
from tests.db.exchange.foreign import catalogue, entry, profile
from tests.desktop.operations.imports.offered import change, paid, the_offer, told


def brought(desk: Desk, folder: Path, pa: int = 9, revision: int = 1, sword: str = "Sword") -> ImportReport:
    report = catalogues.bring(desk, paths=[told(folder, pa, revision, sword)])
    assert isinstance(report, ImportReport)
    return report


def rows(report: ImportReport) -> list[tuple[str, str, str, str, bool]]:
    return [(d.field, *told_words(d), d.taken) for d in report.differences]


def test_the_same_file_leaves_a_price_that_its_owner_changed(desk: Desk, folder: Path) -> None:
    brought(desk, folder)
    change(desk, pa=33)
    again = brought(desk, folder)
    assert paid(desk) == ("Sword", 33, [33])
    assert (again.offers_changed, again.differences, again.label) == ([], [], None)


def test_a_newer_price_is_told_beside_mine_and_taken_only_by_a_word(desk: Desk, folder: Path) -> None:
    brought(desk, folder)
    change(desk, pa=33)
    report = brought(desk, folder, pa=11, revision=2)
    assert rows(report) == [("pa", "9", "11", "33", False)]
    assert report.differences[0].name == "Sword"
    assert paid(desk) == ("Sword", 33, [33])
    assert brought(desk, folder, pa=11, revision=2).label is None

    harvest = catalogues.read_files([told(folder, 12, 3)], desk.peoples, desk.abilities)
    key, _ = the_offer(desk)
    made = catalogues.plan(desk, harvest, ImportChoices(fields=frozenset({(key, "pa")})))
    assert isinstance(made, Plan)
    catalogues.write(desk, made)
    assert paid(desk) == ("Sword", 12, [12])


def test_a_price_that_was_left_as_it_came_follows_the_file_and_is_told(desk: Desk, folder: Path) -> None:
    brought(desk, folder)
    change(desk, name="Mon épée")
    report = brought(desk, folder, pa=11, revision=2)
    assert rows(report) == [("pa", "9", "11", "9", True)]
    assert paid(desk) == ("Mon épée", 11, [11])
    named = brought(desk, folder, pa=11, revision=3, sword="Blade")
    assert rows(named) == [("name", "Sword", "Blade", "Mon épée", False)]
    assert paid(desk)[0] == "Mon épée"


def test_one_card_that_pays_another_price_is_told_by_its_name(desk: Desk, folder: Path) -> None:
    brought(desk, folder)
    key, offer = the_offer(desk)
    desk.library.write_offers(
        Message("step.offer_edited", {"name": "Sword"}),
        {key: replace(offer, takers=dict.fromkeys(offer.takers, 7.0))},
    )
    report = brought(desk, folder, pa=11, revision=2)
    assert [(d.name, d.field, d.ours, d.taken) for d in report.differences] == [
        ("Sword", "pa", "9", True), ("Sword (Guard)", "pa", "7", False),
    ]  # fmt: skip
    assert paid(desk) == ("Sword", 11, [7])


def test_who_was_taken_off_by_its_owner_stays_off_and_an_older_file_takes_nothing(
    desk: Desk, folder: Path
) -> None:
    brought(desk, folder, revision=2)
    key, offer = the_offer(desk)
    label = Message("step.offer_edited", {"name": "Sword"})
    desk.library.write_offers(label, {key: replace(offer, takers={})})
    assert brought(desk, folder, revision=2).label is None
    assert paid(desk) == ("Sword", 9, [])
    older = brought(desk, folder, pa=5, revision=1)
    assert (paid(desk)[1], rows(older)[0]) == (9, ("pa", "9", "5", "9", False))


def test_a_card_that_the_file_offers_it_no_more_pays_for_it_no_more(desk: Desk, folder: Path) -> None:
    brought(desk, folder)
    path = folder / "dirz.cat"
    alone = entry("Sword", id="e-Sword", kind="upgrade", pa=9)
    path.write_bytes(catalogue(entry("Guard", pa=20, profiles=[profile("Guard")]), alone, revision=2))
    report = catalogues.bring(desk, paths=[path])
    assert isinstance(report, ImportReport)
    assert [(d.name, d.base, d.theirs, d.taken) for d in report.differences if d.field == "pa"] == [
        ("Sword (Guard)", "9", "", True)
    ]
    assert the_offer(desk)[1].takers == {}


def test_all_that_the_command_line_hands_to_the_file_is_taken(desk: Desk, folder: Path) -> None:
    brought(desk, folder)
    change(desk, pa=33, name="Mine")
    catalogues.bring(desk, paths=[told(folder, 11, 2, "Blade")], theirs=True)
    assert the_offer(desk)[1].option == Option("Blade", pa=11, per=the_offer(desk)[1].option.per)
    assert paid(desk) == ("Blade", 11, [11])


def test_options_that_came_by_a_package_are_those_of_the_files(desk: Desk, folder: Path) -> None:
    brought(desk, folder)
    path = folder / "all.tactpack"
    assert not isinstance(packages.pack(desk, path=path), Refusal)
    with Library.open(folder / "other.tact") as library:
        other = Desk(library, desk.peoples, desk.abilities, int)
        assert not isinstance(package_files.bring(other, path=path), Refusal)
        report = brought(other, folder)
        assert (report.offers_added, report.offers_same, rows(report)) == ([], 1, [])
        assert paid(other) == ("Sword", 9, [9])
        change(other, pa=33)
        assert rows(brought(other, folder, pa=11, revision=2)) == [("pa", "9", "11", "33", False)]
