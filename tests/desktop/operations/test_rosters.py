"""Rosters of ours meet the libraries they come to: by foreign id, by name, or as new cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import CardWrite, Library
from desktop.operations import armies, army_sheet, cards, examples, packages, tables
from desktop.operations.army_sheet import ArmySheet
from desktop.operations.desk import Desk
from desktop.operations.files import hand_over
from desktop.operations.imports import catalogues, package_files
from desktop.operations.imports.report import ImportReport
from desktop.wording.list_text import ROSTER, Shared, file_of
from rules.armies import Option, OptionKind, Per
from rules.cards import Card
from rules.fingerprint import content
from rules.text import Message, Refusal
from rules.values import Value
from tests.db.exchange.foreign import SPELL, catalogue, entry, profile, roster, selection
from tests.desktop.kept import copied

CATALOGUE = catalogue(
    entry("Guard", pa=17, profiles=[profile("Guard")]),
    entry("Flame", kind="upgrade", pa=12, profiles=[profile("Flame", SPELL, kind="Spell Card")]),
)


@pytest.fixture
def desk(tmp_path: Path, new_library: Path) -> Iterator[Desk]:
    with copied(new_library, tmp_path) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Desk]:
    """Lay another library, where nothing is."""
    with Library.open(tmp_path / "other.tact") as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def named(desk: Desk, name: str) -> ArmySheet:
    return next(
        army_sheet.sheet(desk, army.id) for army in desk.library.armies() if army.name.startswith(name)
    )


def written(desk: Desk, sheet: ArmySheet, folder: Path, name: str = "a.ros") -> Path:
    assert shared(desk, sheet, folder / name) is None
    return folder / name


def shared(desk: Desk, sheet: ArmySheet, path: Path) -> Refusal | None:
    """Write a list to a file as the window and the command line do."""
    return hand_over(path, file_of(Shared.of(desk, sheet), ROSTER, path))


def bring(desk: Desk, path: Path) -> ImportReport:
    report = catalogues.bring(desk, paths=[path])
    assert isinstance(report, ImportReport)
    return report


def test_a_list_of_ours_that_comes_back_is_that_list(desk: Desk, tmp_path: Path) -> None:
    mine = named(desk, "Griffon")
    report = bring(desk, written(desk, mine, tmp_path))
    assert (report.added, report.changed, report.same) == ([], [], 5)
    assert (report.armies_added, report.armies_same, report.label) == ([], 1, None)
    armies.set_figures(desk, mine.army.id, entry_id=mine.army.entries[0].id, figures=7)
    again = bring(desk, tmp_path / "a.ros")
    assert (again.armies_added, again.differences, again.label) == ([], [], None), "what we said ourselves"
    assert [row.field for row in again.stays] == ["figures"]
    assert desk.library.army(mine.army.id).entries[0].figures == 7


def test_a_copy_that_a_friend_changed_is_a_difference_to_our_list(
    desk: Desk, other: Desk, tmp_path: Path
) -> None:
    mine = named(desk, "Griffon").army
    (made,) = bring(other, written(desk, named(desk, "Griffon"), tmp_path)).armies_added
    theirs = other.library.army(made)
    armies.set_figures(other, made, entry_id=theirs.entries[0].id, figures=7)
    armies.remove_entry(other, made, entry_id=theirs.entries[1].id)
    armies.edit(other, made, note="Vu ensemble")
    back = written(other, army_sheet.sheet(other, made), tmp_path, "back.ros")
    report = bring(desk, back)
    assert (report.armies_added, report.armies_changed) == ([], [])
    told = {(row.field, row.theirs, row.taken) for row in report.differences}
    assert told == {("note", "Vu ensemble", False), ("figures", "7", False), ("figures", "", False)}
    assert desk.library.army(mine.id) == mine
    taken = catalogues.bring(desk, paths=[back], theirs=True)
    assert isinstance(taken, ImportReport) and taken.armies_changed == [mine.id]
    ours = desk.library.army(mine.id)
    assert content(desk.library.muster(ours)) == content(other.library.muster(other.library.army(made)))
    armies.undo(desk)
    assert desk.library.army(mine.id) == mine


def test_a_list_of_ours_that_was_deleted_stays_away_when_its_roster_comes(desk: Desk, tmp_path: Path) -> None:
    mine = named(desk, "Griffon")
    path = written(desk, mine, tmp_path)
    armies.delete(desk, mine.army.id)
    report = bring(desk, path)
    assert (report.armies_added, report.armies_same) == ([], 1)
    assert mine.army.id not in {army.id for army in desk.library.armies()}
    back = catalogues.bring(desk, paths=[path], theirs=True)
    assert isinstance(back, ImportReport) and back.armies_added == [mine.army.id]


def test_a_list_that_went_out_as_a_roster_and_comes_back_by_a_package_is_ours(
    desk: Desk, other: Desk, tmp_path: Path
) -> None:
    mine = named(desk, "Griffon")
    bring(other, written(desk, mine, tmp_path))
    assert not isinstance(packages.pack(other, path=tmp_path / "back.tactpack"), Refusal)
    report = package_files.bring(desk, path=tmp_path / "back.tactpack")
    assert not isinstance(report, Refusal)
    assert (report.armies_added, report.armies_changed) == ([], [])


def test_an_empty_library_gets_the_cards_with_the_list(desk: Desk, other: Desk, tmp_path: Path) -> None:
    mine = named(desk, "Scorpion")
    report = bring(other, written(desk, mine, tmp_path, "a.rosz"))
    assert len(report.added) == 4
    theirs = army_sheet.sheet(other, report.armies_added[0])
    assert content(theirs.muster) == content(mine.muster)
    assert (theirs.army.people, theirs.army.edition) == (mine.army.people, mine.army.edition)
    for entry_, held in zip(mine.army.entries, theirs.army.entries, strict=True):
        before, after = mine.muster.card(entry_), theirs.muster.card(held)
        assert replace(before, values={}, picture="") == replace(after, values={})


def test_a_card_of_a_catalogue_is_met_by_its_foreign_id_whatever_it_is_called_now(
    other: Desk, tmp_path: Path
) -> None:
    (tmp_path / "griffins.cat").write_bytes(CATALOGUE)
    guards = selection("Guard", number=2, pa="34", profiles=[profile("Guard")], entry_id="e-Guard")
    (tmp_path / "list.ros").write_bytes(roster(guards))
    report = catalogues.bring(other, paths=[tmp_path / "griffins.cat", tmp_path / "list.ros"])
    assert isinstance(report, ImportReport)
    (card_id,) = report.added
    card = other.library.card(card_id).card
    other.library.write_cards(
        Message("step.card_edited", {"name": "x"}), [CardWrite(card_id, replace(card, name_fr="Sentinelle"))]
    )
    (army_id,) = report.armies_added
    sword = Option("Sword", OptionKind.ARTEFACT, 3, Per.FIGURE)
    armies.set_options(other, army_id, entry_id="e1", options=[sword])
    path = written(other, army_sheet.sheet(other, army_id), tmp_path, "back.ros")
    assert b'entryId="e-Guard"' in path.read_bytes() and b'id="ros-1"' in path.read_bytes()
    again = bring(other, path)
    assert (again.added, again.changed, again.same) == ([], [], 1)
    assert (again.armies_changed, again.differences) == ([], [])
    assert other.library.army(army_id).entries[0].options == (sword,)


def test_a_roster_of_where_no_catalogues_are_knows_the_cards_that_catalogues_have_here(
    desk: Desk, tmp_path: Path
) -> None:
    mine = named(desk, "Griffon")
    path = written(desk, mine, tmp_path)
    with Library.open(tmp_path / "read.tact", starter=tables.starter()) as library:
        theirs = Desk(library, tables.peoples(), tables.abilities(), int)
        shown = {mine.muster.card(each).name("en") for each in mine.army.entries}
        figures = [entry(name, pa=17, profiles=[profile(name)]) for name in sorted(shown)]
        (tmp_path / "griffins.cat").write_bytes(catalogue(*figures))
        assert not bring(theirs, tmp_path / "griffins.cat").added
        before = named(theirs, "Griffon").army
        again = bring(theirs, path)
        assert (again.added, again.changed, again.same) == ([], [], 5)
        assert (again.armies_added, again.armies_changed, again.armies_same) == ([], [], 1)
        assert (again.differences, again.stays, again.label) == ([], [], None)
        assert named(theirs, "Griffon").army == before


def test_cards_of_one_roster_stay_apart_though_they_are_called_alike(desk: Desk, other: Desk) -> None:
    folder = Path(desk.library.path).parent
    guards = [Card("Garde", people="griffins", edition="C5", pa=Value.of(pa)) for pa in (17, 23)]
    desk.library.write_cards(Message("step.card_added"), [CardWrite(None, card) for card in guards])
    ids = [r.card_id for r in desk.library.cards() if r.card.name_fr == "Garde"]
    made = armies.create(desk, name="Gardes", people="griffins", edition="C5")
    assert isinstance(made, str)
    for card_id in ids:
        armies.add_entry(desk, made, card_id=card_id)
    path = written(desk, named(desk, "Gardes"), folder)
    for _ in range(2):
        bring(other, path)
        assert sorted(r.card.pa.number or 0 for r in other.library.cards()) == [17, 23]


def test_a_list_that_cannot_be_written_says_why(desk: Desk, tmp_path: Path) -> None:
    sheet = named(desk, "Griffon")
    refused = shared(desk, sheet, tmp_path / "no" / "a.ros")
    assert isinstance(refused, Refusal) and refused.message.code == "paper.no_folder"
    over = shared(desk, sheet, tmp_path / "club.tact")
    assert isinstance(over, Refusal) and over.message.code == "paper.over_library"
    assert cards.one_card(desk, sheet.army.entries[0].card_id)


@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_a_list_of_another_system_stays_one(desk: Desk, other: Desk, tmp_path: Path, system: str) -> None:
    added = examples.add_example(desk, system=system)
    assert not isinstance(added, Refusal)
    mine = next(army for army in desk.library.armies() if army.system == system)
    sheet = army_sheet.sheet(desk, mine.id)
    report = bring(other, written(desk, sheet, tmp_path))
    theirs = army_sheet.sheet(other, report.armies_added[0])
    assert theirs.army.system == system
    assert content(theirs.muster) == content(sheet.muster)
    shown = [r.card for r in other.library.cards()]
    with Library.open(tmp_path / "known.tact") as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, card) for card in shown])
        known = Desk(library, tables.peoples(), tables.abilities(), int)
        assert not bring(known, tmp_path / "a.ros").added
    for entry_, held in zip(sheet.army.entries, theirs.army.entries, strict=True):
        before, after = sheet.muster.card(entry_), theirs.muster.card(held)
        assert {c: str(v) for c, v in before.values.items() if str(v)} == {
            c: str(v) for c, v in after.values.items() if str(v)
        }
