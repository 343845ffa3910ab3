"""Rosters of ours meet the libraries they come to: by foreign id, by name, or as new cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import CardWrite, Library
from desktop.operations import armies, army_sheet, cards, examples, importing, tables
from desktop.operations.army_sheet import Sheet
from desktop.operations.desk import Desk
from desktop.operations.files import hand_over
from desktop.operations.importing import Report
from desktop.sharing import ROSTER, Shared, file_of
from rules.armies import Option, OptionKind, Per
from rules.fingerprint import content
from rules.text import Message, Refusal
from tests.db.exchange.foreign import SPELL, catalogue, entry, profile, roster, selection

CATALOGUE = catalogue(
    entry("Guard", pa=17, profiles=[profile("Guard")]),
    entry("Flame", kind="upgrade", pa=12, profiles=[profile("Flame", SPELL, kind="Spell Card")]),
)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with Library.open(tmp_path / "club.tact", starter=tables.starter()) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Desk]:
    """Lay another library, where nothing is."""
    with Library.open(tmp_path / "other.tact") as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def named(desk: Desk, name: str) -> Sheet:
    return next(
        army_sheet.sheet(desk, army.id) for army in desk.library.armies() if army.name.startswith(name)
    )


def written(desk: Desk, sheet: Sheet, folder: Path, name: str = "a.ros") -> Path:
    assert shared(desk, sheet, folder / name) is None
    return folder / name


def shared(desk: Desk, sheet: Sheet, path: Path) -> Refusal | None:
    """Write a list to a file as the window and the command line do."""
    return hand_over(path, file_of(Shared.of(desk, sheet), ROSTER, path))


def bring(desk: Desk, path: Path) -> Report:
    report = importing.bring(desk, paths=[path])
    assert isinstance(report, Report)
    return report


def test_a_library_that_typed_the_same_cards_meets_them(desk: Desk, tmp_path: Path) -> None:
    mine = named(desk, "Griffon")
    report = bring(desk, written(desk, mine, tmp_path))
    assert (report.added, report.changed, report.same) == ((), (), 5)
    (made,) = report.armies_added
    theirs = army_sheet.sheet(desk, made)
    assert content(theirs.muster) == content(mine.muster)
    assert {e.card_id for e in theirs.army.entries} == {e.card_id for e in mine.army.entries}
    assert bring(desk, written(desk, mine, tmp_path)).armies_same == 1


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
    report = importing.bring(other, paths=[tmp_path / "griffins.cat", tmp_path / "list.ros"])
    assert isinstance(report, Report)
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
    assert (again.added, again.changed, again.same) == ((), (), 1)
    assert (again.armies_changed, again.differences) == ((), ())
    assert other.library.army(army_id).entries[0].options == (sword,)


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
    for entry_, held in zip(sheet.army.entries, theirs.army.entries, strict=True):
        before, after = sheet.muster.card(entry_), theirs.muster.card(held)
        assert {c: str(v) for c, v in before.values.items() if str(v)} == {
            c: str(v) for c, v in after.values.items() if str(v)
        }
