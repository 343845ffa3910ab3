"""A roster that comes again: it is told what changed, and the owner's own work on the list stays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.catalogues import ImportChoices, Plan
from desktop.operations.imports.report import ImportReport
from desktop.wording.differences import told_words
from rules.armies import Entry, Version
from tests.desktop.operations.imports.rosters import figure, listed, path, put, the_army


def brought(desk: Desk, folder: Path, *figures: str, **more: Any) -> ImportReport:
    report = catalogues.bring(desk, paths=[path(folder, *figures, **more)])
    assert isinstance(report, ImportReport)
    return report


def decided(desk: Desk, folder: Path, *figures: str) -> ImportReport:
    """Take all that the roster says."""
    harvest = catalogues.read_files([path(folder, *figures)], desk.peoples, desk.abilities)
    first = catalogues.plan(desk, harvest)
    assert isinstance(first, Plan)
    every = frozenset((each.thing, each.field) for each in first.report.differences)
    second = catalogues.plan(desk, harvest, ImportChoices(fields=every))
    assert isinstance(second, Plan)
    report = catalogues.write(desk, second)
    assert isinstance(report, ImportReport)
    return report


def entry(desk: Desk, number: int) -> Entry:
    return the_army(desk).entries[number]


def rows(report: ImportReport) -> list[tuple[str, str, str, str, str, bool]]:
    return [(d.name, d.field, *told_words(d), d.taken) for d in report.differences]


def test_what_the_roster_left_alone_stays_as_its_owner_made_it(desk: Desk, folder: Path) -> None:
    brought(desk, folder, figure("Abel", Sword=7), figure("Guard", 3))
    army = the_army(desk)
    armies.set_note(desk, army.id, entry_id=army.entries[1].id, note="mine")
    put(desk, folder="Club", tags=("test",), versions=(Version("old", army.entries),))
    report = decided(desk, folder, figure("Abel", Blade=9), figure("Guard", 4))
    assert sorted(rows(report)) == [
        ("Le Griffon · Abel · Blade", "pa", "", "9", "", True),
        ("Le Griffon · Abel · Sword", "pa", "7", "", "7", True),
        ("Le Griffon · Guard", "figures", "3", "4", "3", True),
    ]
    assert listed(desk) == [("Abel", 1, [("Blade", 9)], ""), ("Guard", 4, [], "mine")]
    kept = the_army(desk)
    assert (kept.folder, kept.tags, [v.name for v in kept.versions]) == ("Club", ("test",), ["old"])


def test_a_price_that_both_changed_waits_for_a_word(desk: Desk, folder: Path) -> None:
    brought(desk, folder, figure("Abel", Sword=7))
    abel = entry(desk, 0)
    put(desk, entries=(replace(abel, options=tuple(replace(option, pa=5) for option in abel.options)),))
    report = brought(desk, folder, figure("Abel", Sword=9))
    assert rows(report) == [("Le Griffon · Abel · Sword", "pa", "7", "9", "5", False)]
    assert listed(desk) == [("Abel", 1, [("Sword", 5)], "")]
    again = brought(desk, folder, figure("Abel", Sword=9))
    assert (again.differences, again.label) == ([], None)
    decided(desk, folder, figure("Abel", Sword=10))
    assert listed(desk) == [("Abel", 1, [("Sword", 10)], "")]


def test_cards_come_and_go_beside_those_that_their_owner_added_and_deleted(desk: Desk, folder: Path) -> None:
    brought(desk, folder, figure("Abel"), figure("Guard", 3), figure("Clone"))
    army = the_army(desk)
    # The id of the deleted Clone serves another card now.
    mine = Entry(army.entries[2].id, army.entries[0].card_id, 1, 2, note="a second Abel")
    put(desk, entries=(*army.entries[:2], mine))
    report = brought(desk, folder, figure("Griffin", 2), figure("Abel"), figure("Clone", 2))
    assert sorted(rows(report)) == [
        ("Le Griffon · Clone", "figures", "1", "2", "", False),
        ("Le Griffon · Griffin", "figures", "", "2", "", True),
        ("Le Griffon · Guard", "figures", "3", "", "3", True),
    ]
    assert [(name, figures) for name, figures, _, _ in listed(desk)] == [
        ("Griffin", 2), ("Abel", 1), ("Abel", 2),
    ]  # fmt: skip
    decided(desk, folder, figure("Griffin", 2), figure("Abel"), figure("Clone", 3))
    assert sorted(name for name, *_ in listed(desk)) == ["Abel", "Abel", "Clone", "Griffin"]


def test_a_card_with_a_note_of_mine_is_not_taken_away_unasked(desk: Desk, folder: Path) -> None:
    brought(desk, folder, figure("Abel", Sword=7), figure("Guard", 3))
    armies.set_note(desk, the_army(desk).id, entry_id=entry(desk, 0).id, note="mine")
    report = brought(desk, folder, figure("Guard", 3))
    assert rows(report) == [("Le Griffon · Abel", "figures", "1; Sword 7", "", "1; Sword 7; mine", False)]
    assert len(listed(desk)) == 2
    assert brought(desk, folder, figure("Guard", 3)).label is None


def test_the_order_and_the_limit_follow_the_roster_where_they_were_left_alone(
    desk: Desk, folder: Path
) -> None:
    brought(desk, folder, figure("Abel"), figure("Guard", 3))
    report = brought(desk, folder, figure("Guard", 3), figure("Abel"), limit=500)
    assert rows(report) == [("Le Griffon", "limit", "400", "500", "400", True)]
    assert [name for name, *_ in listed(desk)] == ["Guard", "Abel"]
    assert the_army(desk).limit == 500


@pytest.mark.parametrize("twice", [(1, 2), (2, 1)])
def test_one_card_listed_twice_is_known_by_what_it_says(
    desk: Desk, folder: Path, twice: tuple[int, int]
) -> None:
    brought(desk, folder, figure("Abel", 1), figure("Abel", 2))
    armies.set_note(desk, the_army(desk).id, entry_id=entry(desk, 1).id, note="the two")
    brought(desk, folder, *(figure("Abel", number) for number in twice), figure("Guard"))
    assert sorted((figures, note) for _, figures, _, note in listed(desk)) == [
        (1, ""), (1, ""), (2, "the two"),
    ]  # fmt: skip
