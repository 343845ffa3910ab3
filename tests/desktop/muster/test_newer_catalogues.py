"""Newer catalogues than a list goes by: told in a line, shown with what they change, taken and undone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from db.library import ArmyWrite
from desktop.muster.catalogues_sheet import CataloguesSheet
from desktop.muster.checks import CheckLine
from desktop.muster.entries_list import OPTIONS
from desktop.muster.place import MusterPlace
from desktop.operations import newer_catalogues
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.shell.window import Window
from rules.armies import Entry
from rules.text import Message
from tests.db.exchange import foreign, warband
from tests.db.exchange.foreign import entry, holder, link, profile
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press, settle
from tests.desktop.muster.catalogue_lists import brought, listed, press_row
from tests.desktop.muster.in_view import kept, total
from tests.desktop.operations.imports.catalogues import file

TOLD = "The library has newer catalogues than this list."
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def older(place: MusterPlace, desk: Desk, tmp_path: Path) -> MusterPlace:
    """Look at a list whose catalogue has a newer revision: guards are dearer, swords are blades."""
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Guard")
    press_row(place, "Guard (1)", OPTIONS)
    press_row(place, "Sword")
    brought(
        place, desk, tmp_path, warband.army(guard=19, revision=2).replace(b'name="Sword"', b'name="Blade"')
    )
    settle()
    return place


def line(place: MusterPlace) -> CheckLine | None:
    found = (one for one in place.panes.checks.problems.lines if one.accessibleName().startswith(TOLD))
    return next(found, None)


def sheet(window: Window) -> CataloguesSheet:
    return window.findChildren(CataloguesSheet)[-1]


def test_a_list_says_in_one_line_that_there_are_newer_catalogues(older: MusterPlace, desk: Desk) -> None:
    assert line(older) is not None
    assert total(older) == "37 PA"
    listed(older, desk, "Guard")
    assert line(older) is None


@pytest.mark.parametrize("keys", [False, True])
def test_what_they_change_is_shown_taken_and_undone(window: Window, older: MusterPlace, keys: bool) -> None:
    if keys:
        older.panes.entries.setFocus()
        press(Qt.Key.Key_R, SHIFT)
    else:
        told = line(older)
        assert told is not None
        click(told)
    shown = sheet(window)
    assert [tuple(text.replace("\xa0", " ") for text in row) for row in shown.table.words()] == [
        ("Akkylannie Griffins [C5]", "1 → 2 · Guard (1), Guard (2), Sword → Blade"),
        ("Guard (1)", "20 PA → 22 PA"), ("Guard (2)", "17 PA → 19 PA"),
    ]  # fmt: skip
    assert shown.told.text().replace("\xa0", " ") == "The list: 37 PA; with these catalogues: 41 PA."
    assert cut_labels(shown) == []
    assert total(older) == "37 PA"
    if keys:
        press(Qt.Key.Key_Return)
    else:
        click(shown.take_button)
    assert (total(older), line(older)) == ("41 PA", None)
    assert [option.name for option in kept(older).entries[0].options] == ["Blade"]
    older.undo()
    settle()
    assert total(older) == "37 PA"
    assert line(older) is not None


def test_what_they_change_in_another_currency_alone_is_shown(
    window: Window, place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Mage")
    press_row(place, "Mage", OPTIONS)
    press_row(place, "Storm")
    newer = warband.army(revision=2).replace(b'name="POW" value="5"', b'name="POW" value="4"')
    brought(place, desk, tmp_path, newer)
    settle()
    place.panes.entries.setFocus()
    press(Qt.Key.Key_R, SHIFT)
    shown = sheet(window)
    assert [tuple(text.replace("\xa0", " ") for text in row) for row in shown.table.words()] == [
        ("Akkylannie Griffins [C5]", "1 → 2 · Storm: 5 POW → 4 POW"), ("Mage", "−1 POW → −2 POW"),
    ]  # fmt: skip
    assert shown.told.text().replace("\xa0", " ") == (
        "The list: 72 PA, −1 POW; with these catalogues: 72 PA, −2 POW."
    )
    assert cut_labels(shown) == []


def test_esc_leaves_the_list_as_it_is(window: Window, older: MusterPlace) -> None:
    older.panes.entries.setFocus()
    press(Qt.Key.Key_R, SHIFT)
    press(Qt.Key.Key_Escape)
    assert total(older) == "37 PA"
    assert older.panes.entries.hasFocus()


def test_limits_that_are_broken_then_and_what_is_known_no_more_are_told(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Captain", "Captain")
    press_row(place, "Guard", OPTIONS)
    press_row(place, "Sword")
    once = b'scope="roster" value="1"'
    newer = warband.army(revision=2).replace(once, once.replace(b"1", b"3"))
    newer = newer.replace(b'id="e-Sword"', b'id="e-Spade"').replace(b'name="Sword"', b'name="Spade"')
    brought(place, desk, tmp_path, newer)
    found = newer_catalogues.adoption(desk, kept(place).id)
    assert isinstance(found, newer_catalogues.Adoption)
    assert found.lost == {"e1": ("Sword",)}
    assert [problem.data["name"] for problem in found.mended] == ["Captain"]
    assert found.broken == ()


def test_a_list_made_before_may_go_by_the_catalogues_of_its_cards(
    window: Window, place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard", "Captain", "Mage")
    now = kept(place)
    plain = tuple(Entry(entry.id, entry.card_id, entry.revision) for entry in now.entries)
    before = replace(now, entries=plain, catalogues=(), forces=())
    desk.library.write_armies(Message("step.army_edited", {"army": now.name}), [ArmyWrite(now.id, before)])
    place.refresh()
    assert total(place) == "113 PA"
    lines = place.panes.checks.problems.lines
    told = next(one for one in lines if "catalogues of these" in one.accessibleName())
    click(told)
    rows = [tuple(text.replace("\xa0", " ") for text in row) for row in sheet(window).table.words()]
    assert ("Guard", "17 PA → 15 PA") in rows
    named = [row for row in rows if "revision" in row[1]]
    assert named == [("Akkylannie Griffins [C5]", "revision 1")], "the system has nothing that the list holds"
    words = sheet(window).told.text().replace("\xa0", " ")
    assert words == "The list: 113 PA, 0 POW; with these catalogues: 111 PA, −6 POW."
    press(Qt.Key.Key_Return)
    assert (total(place), bool(kept(place).catalogues)) == ("111 PA", True)
    assert not [words for words in place.panes.checks.words() if "catalogues of these" in words]


def test_only_files_that_change_something_are_named(
    window: Window, place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    """A new revision of the system alone changes nothing; beside another file that does, it is not named."""
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Guard")
    same = warband.system().replace(b'revision="1"', b'revision="2"', 1)
    assert same != warband.system()
    for army, told in (
        (warband.army(), [("", "Nothing changes in this list.")]),
        (warband.army(guard=19, revision=2), [
            ("Akkylannie Griffins [C5]", "1 → 2 · Guard"), ("Guard", "17 PA → 19 PA"),
        ]),
    ):  # fmt: skip
        paths = [file(tmp_path, same, "s.gst"), file(tmp_path, army, "g.cat")]
        assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
        settle()
        place.panes.entries.setFocus()
        press(Qt.Key.Key_R, SHIFT)
        rows = [tuple(text.replace("\xa0", " ") for text in row) for row in sheet(window).table.words()]
        assert rows == told
        press(Qt.Key.Key_Escape)


def test_files_that_change_something_together_alone_are_both_named(
    place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    """A guard gets a link to a drum, which the new system has: neither file changes anything alone."""

    def guard(revision: int, *links: str) -> bytes:
        found = entry("Guard", pa=17, profiles=[profile("Guard")], categories=["Troops"], links=links)
        return foreign.catalogue(found, revision=revision)

    listed(brought(place, desk, tmp_path, guard(1)), desk, "Guard")
    drum = entry("Drum", kind="upgrade", pa=4, more=warband.limits(warband.limit("min", 1)))
    more = holder("sharedSelectionEntries", [drum]) + "</gameSystem>"
    newer = warband.system().replace(b'revision="1"', b'revision="2"', 1)
    newer = newer.replace(b"</gameSystem>", more.encode())
    paths = [file(tmp_path, newer, "s.gst"), file(tmp_path, guard(2, link("e-Drum")), "g.cat")]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
    found = newer_catalogues.adoption(desk, kept(place).id)
    assert isinstance(found, newer_catalogues.Adoption)
    assert [(each.before, each.now, each.changes) for each in found.files] == [("1", "2", ())] * 2
    assert found.now.by_catalogues is not None
    assert [each.name for each in found.now.by_catalogues.asked] == ["Drum"]
