"""Formats of one's own: copied, changed within what the rules can read, and undone with the armies."""

from __future__ import annotations

import pytest

from desktop.operations import armies, army_sheet, formats
from desktop.operations.desk import Desk
from rules.formats import CHECKS
from rules.text import Refusal


@pytest.fixture
def club(desk: Desk) -> str:
    """Give the id of a copy of Confrontation 3."""
    made = formats.copy(desk, format_id="c3", name="Club")
    assert isinstance(made, str)
    return made


def test_a_copy_stands_beside_the_shipped_ones_and_is_numbered(desk: Desk, club: str) -> None:
    again = formats.copy(desk, format_id=club, name="Club")
    assert isinstance(again, str)
    names = [made.fr for made in formats.formats(desk).values()]
    assert names == ["Confrontation 3", "Confrontation 5", "Jeu libre", "Club", "Club (2)"]
    assert formats.is_own(club) and not formats.is_own("c3")


def test_a_list_keeps_its_own_format_over_that_of_its_edition(desk: Desk, club: str) -> None:
    army = desk.library.armies()[0].id
    formats.set_parameter(desk, format_id=club, at=2, parameter="bands", value=((None, 1),))
    armies.edit(desk, army, format=club)
    sheet = army_sheet.sheet(desk, army)
    assert sheet.format is not None and sheet.format.fr == "Club"
    formats.delete(desk, format_id=club)
    sheet = army_sheet.sheet(desk, army)
    assert sheet.format is not None and sheet.format.id == "c5"
    armies.undo(desk)
    sheet = army_sheet.sheet(desk, army)
    assert sheet.format is not None and sheet.format.fr == "Club"


def test_a_fault_is_refused_and_leaves_the_format_as_it_was(desk: Desk, club: str) -> None:
    before = formats.formats(desk)[club]
    for refused in (
        formats.set_parameter(desk, format_id=club, at=3, parameter="figures", value="many"),
        formats.set_parameter(
            desk, format_id=club, at=2, parameter="bands", value=((40, 1), (30, 2), (None, 1))
        ),
        formats.set_limits(desk, format_id=club, limits=(200, "plenty")),
        formats.rename(desk, format_id=club, name=" "),
        formats.rename(desk, format_id=club, name="x" * 121),
        formats.copy(desk, format_id=club, name=""),
    ):
        assert isinstance(refused, Refusal)
    assert formats.formats(desk)[club] == before


def test_checks_are_added_moved_and_removed_each_as_a_step(desk: Desk, club: str) -> None:
    count = len(formats.formats(desk)[club].checks)
    for check in CHECKS:
        assert formats.add_check(desk, format_id=club, check=check) is None
    made = formats.formats(desk)[club]
    assert [row.check for row in made.checks[count:]] == list(CHECKS)
    formats.move_check(desk, format_id=club, at=count, to=0)
    assert formats.formats(desk)[club].checks[0].check == next(iter(CHECKS))
    formats.remove_check(desk, format_id=club, at=0)
    assert len(formats.formats(desk)[club].checks) == count + len(CHECKS) - 1
    armies.undo(desk)
    armies.undo(desk)
    assert formats.formats(desk)[club] == made


def test_a_format_takes_no_more_checks_than_anybody_reads(desk: Desk, club: str) -> None:
    outcomes = [formats.add_check(desk, format_id=club, check="points") for _ in range(formats.MOST_CHECKS)]
    assert isinstance(outcomes[-1], Refusal)


def test_limits_are_kept_in_order(desk: Desk, club: str) -> None:
    formats.set_limits(desk, format_id=club, limits=(400, 200, 400))
    assert formats.formats(desk)[club].limits == (200, 400)
