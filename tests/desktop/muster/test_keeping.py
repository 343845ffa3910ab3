"""Folders and tags, named versions, two lists side by side, the edition of a list: by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from db.library import ArmyWrite
from desktop.muster.compare_sheet import CompareSheet
from desktop.muster.filing import FilingPrompt
from desktop.muster.place import MusterPlace
from desktop.muster.versions_sheet import VersionsSheet
from desktop.operations import armies, army_sheet, picking, versions
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.list_text import Shared
from rules.armies import MOST_VERSIONS, Option, OptionKind, Version
from rules.text import Message, Refusal
from tests.db.exchange import warband
from tests.desktop.clocks import far_in_the_east
from tests.desktop.fit import cut_labels
from tests.desktop.hands import settle
from tests.desktop.muster.catalogue_lists import brought
from tests.desktop.muster.catalogue_lists import listed as listed_by_catalogue
from tests.desktop.muster.in_view import first, kept, total

Press = Callable[..., None]
Write = Callable[[str], None]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def active(place: MusterPlace) -> None:
    """Let the window be the active one, on the first card."""
    QApplication.processEvents()
    first(place)


def listed(place: MusterPlace) -> list[str]:
    """Give the armies in the list."""
    return [row.name for row in place.panes.armies.armies.rows]


# Folders and tags


def test_an_army_is_filed_and_found_by_its_tag(place: MusterPlace, press: Press, write: Write) -> None:
    press(Qt.Key.Key_T)
    write("Tournois")
    press(Qt.Key.Key_Tab)
    write("club, #2007, Club\n")
    army = kept(place)
    assert (army.folder, army.tags) == ("Tournois", ("club", "2007"))
    assert place.panes.armies.armies.rows[-1].filed == "Tournois · #club #2007"
    assert place.undo_text() == "folder and tags of Griffon (V-A-4)"
    press(Qt.Key.Key_Slash)
    write("#2007")
    assert listed(place) == ["Griffon (V-A-4)"]
    write("\x1b")
    assert len(listed(place)) == 2
    place.undo()
    assert kept(place).folder == ""


def test_letters_that_no_army_has_hide_all_but_change_nothing(
    place: MusterPlace, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_Slash)
    write("zzz")
    assert listed(place) == []
    assert total(place) == "160 PA"
    write("\x1b\x1b")
    assert len(listed(place)) == 2
    assert place.panes.armies.hasFocus() and not place.panes.search.isVisible()


def test_a_name_too_long_is_refused(place: MusterPlace, desk: Desk) -> None:
    assert isinstance(versions.file_army(desk, place.controller.army_id, folder="x" * 121, tags=()), Refusal)
    many = tuple(f"t{n}" for n in range(13))
    assert isinstance(versions.file_army(desk, place.controller.army_id, folder="", tags=many), Refusal)
    assert kept(place).tags == ()


# Versions


def test_a_version_is_kept_looked_at_and_taken_back(
    window: Window, place: MusterPlace, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_V)
    write("Sunday\n")
    sheet = window.findChildren(VersionsSheet)[-1]
    assert sheet.chosen == "Sunday"
    assert "3 × Griffin conscript" in sheet.shown.toPlainText()
    write("\x1b")
    first(place)
    press(Qt.Key.Key_9)
    assert total(place) == "226 PA"
    press(Qt.Key.Key_V)
    sheet = window.findChildren(VersionsSheet)[-1]
    sheet.list.setFocus()
    press(Qt.Key.Key_Return)
    assert total(place) == "160 PA"
    assert place.undo_text() == "go back to Sunday of Griffon (V-A-4)"
    place.undo()
    assert total(place) == "226 PA"
    assert [version.name for version in kept(place).versions] == ["Sunday"]


def test_a_version_is_dated_by_the_day_of_the_place(
    window: Window, place: MusterPlace, desk: Desk, press: Press
) -> None:
    army = kept(place)
    sunday = Version("Sunday", army.entries, army.limit, "2026-11-21T23:30:00+00:00")
    written = ArmyWrite(army.id, replace(army, versions=(sunday,)))
    desk.library.write_armies(Message("step.version_kept"), [written])
    with far_in_the_east():
        press(Qt.Key.Key_V)
    told = window.findChildren(VersionsSheet)[-1].list.item(0).text()
    assert told == f"Sunday · {QLocale().toString(QDate(2026, 11, 22), QLocale.FormatType.ShortFormat)}"


def test_a_forgotten_version_comes_back_by_undo(
    window: Window, place: MusterPlace, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_V)
    write("Sunday\n")
    press(Qt.Key.Key_Delete)
    assert kept(place).versions == ()
    place.undo()
    assert len(kept(place).versions) == 1


def test_where_no_version_is_saved_the_panel_says_how_to_save_one(
    window: Window, place: MusterPlace, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_V)
    sheet = window.findChildren(VersionsSheet)[-1]
    assert sheet.shown.toPlainText().endswith("Enter a name above to save the list as it is now.")
    assert not sheet.list.isVisible(), "no empty half beside it"
    write("Sunday\n")
    assert sheet.list.isVisible() and sheet.chosen == "Sunday"


def test_a_version_has_a_name_of_its_own(place: MusterPlace, desk: Desk) -> None:
    assert versions.keep(desk, place.controller.army_id, name="Dimanche") is None
    for name in ("", " dimanche", "x" * 121):
        assert isinstance(versions.keep(desk, place.controller.army_id, name=name), Refusal)
    for n in range(MOST_VERSIONS - 1):
        assert versions.keep(desk, place.controller.army_id, name=f"v{n}") is None
    assert isinstance(versions.keep(desk, place.controller.army_id, name="one more"), Refusal)


def test_a_version_keeps_the_revisions_it_was_made_with(place: MusterPlace, desk: Desk) -> None:
    versions.keep(desk, place.controller.army_id, name="Sunday")
    pins = kept(place).pins
    for entry in kept(place).entries:
        armies.remove_entry(desk, place.controller.army_id, entry_id=entry.id)
    assert kept(place).pins == pins
    again = versions.muster_of(desk, place.controller.army_id, version="Sunday")
    assert not isinstance(again, Refusal) and again.figures == 8


# Two lists side by side


def test_two_lists_stand_side_by_side(
    window: Window, place: MusterPlace, desk: Desk, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_D, CONTROL)
    first(place)
    press(Qt.Key.Key_5)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_C)
    sheet = window.findChildren(CompareSheet)[-1]
    rows = [tuple(text.replace("\xa0", " ") for text in row) for row in sheet.rows()]
    assert rows[0] == ("Griffin conscript", "5 × 11 PA · C5", "3 × 11 PA · C5")
    assert rows[1] == ("Templar of the inquisition", "–", "1 × 24 PA · C5")
    assert rows[2][1] == rows[2][2]
    assert (
        sheet.totals.text().replace("\xa0", " ")
        == "Left: 158 PA, 9 figures. Right: 160 PA, 8 figures (+2 PA)."
    )
    write("\x1b")
    assert place.panes.entries.hasFocus()


def test_a_list_is_laid_beside_one_of_its_own_game(
    window: Window, place: MusterPlace, desk: Desk, press: Press
) -> None:
    other = armies.create(desk, name="Aurore")
    assert not isinstance(other, Refusal)
    assert not isinstance(armies.edit(desk, other, system="monconf"), Refusal)
    first(place)
    press(Qt.Key.Key_C)
    sheet = window.findChildren(CompareSheet)[-1]
    assert sheet.left.itemText(0) == "Aurore"
    assert sheet.right.currentText() not in ("Aurore", sheet.left.currentText())


def test_cards_of_one_profile_have_the_numbers_of_their_list_where_it_is_compared(
    window: Window, place: MusterPlace, desk: Desk, press: Press
) -> None:
    mine = kept(place)
    conscripts = mine.entries[0]
    armies.add_entry(desk, mine.id, card_id=conscripts.card_id, figures=conscripts.figures + 1)
    first(place)
    press(Qt.Key.Key_C)
    sheet = window.findChildren(CompareSheet)[-1]
    found = {name: words for name, words, _ in sheet.rows() if name.startswith("Griffin conscript")}
    assert {name: words[0] for name, words in found.items()} == {
        "Griffin conscript (1)": "3", "Griffin conscript (2)": "4",
    }  # fmt: skip


def test_what_a_long_line_hides_stands_in_its_hint(
    window: Window, place: MusterPlace, desk: Desk, press: Press
) -> None:
    mine = kept(place)
    sword = Option("Sword of the seven winds that nobody has ever drawn twice", OptionKind.ARTEFACT, 5.0)
    assert armies.set_options(desk, mine.id, entry_id=mine.entries[0].id, options=(sword,)) is None
    press(Qt.Key.Key_D, CONTROL)
    press(Qt.Key.Key_2)
    press(Qt.Key.Key_C)
    sheet = window.findChildren(CompareSheet)[-1]
    shown = sheet.table.topLevelItem(0)
    assert shown is not None and sword.name not in shown.text(1)
    assert all(sword.name in shown.toolTip(column) for column in (1, 2))


@pytest.mark.parametrize("scale", [100, 150])
def test_a_card_of_many_options_is_read_whole_beside_the_other_list(
    window: Window, place: MusterPlace, desk: Desk, press: Press, scale: int
) -> None:
    window.change_settings(scale=scale)
    mine = kept(place)
    swords = tuple(Option(f"Sword of the wind {n}", OptionKind.ARTEFACT, 5.0) for n in range(5))
    assert armies.set_options(desk, mine.id, entry_id=mine.entries[0].id, options=swords) is None
    first(place)
    press(Qt.Key.Key_C)
    table = window.findChildren(CompareSheet)[-1].table
    table.grab()
    long = [item for n in range(table.topLevelItemCount()) if (item := table.topLevelItem(n)) is not None]
    cell = next(item for item in long if swords[4].name in item.text(1))
    room = table.visualItemRect(cell)
    words, wide = QFontMetrics(cell.font(1)), table.header().sectionSize(1)
    lines = words.horizontalAdvance(cell.text(1)) // wide + 1
    assert lines > 1 and room.height() >= lines * words.height(), "all its lines have room"
    plain = next(item for item in long if item.text(1) == "–" or len(item.text(1)) < 20)
    assert table.visualItemRect(plain).height() < room.height()


def test_a_list_is_compared_with_its_version(
    window: Window, place: MusterPlace, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_V)
    write("Sunday\n")
    window.findChildren(VersionsSheet)[-1].compare_button.click()
    sheet = window.findChildren(CompareSheet)[-1]
    assert sheet.left.currentText() == "Griffon (V-A-4): Sunday"
    assert sheet.totals.text().replace("\xa0", " ") == "The same list: 160 PA."


# Editions


def test_the_edition_of_a_list_is_said_and_mixed_ones_are_a_note(
    place: MusterPlace, desk: Desk, write: Write
) -> None:
    armies.edit(desk, place.controller.army_id, edition="")
    assert place.panes.header.edition.line.placeholderText() == "C5"
    place.open_drawer()
    write("alahel\n")
    assert place.panes.header.edition.line.placeholderText() == "C5, C3"
    assert place.panes.entries.entries.rows[0].detail == "C5 · Troop"
    assert any("several editions: C5 (5), C3 (1)" in row for row in place.panes.checks.problems.words())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_of_the_panels_is_cut(
    window: Window, place: MusterPlace, desk: Desk, press: Press, language: str, scale: int
) -> None:
    versions.keep(desk, place.controller.army_id, name="Sunday")
    versions.file_army(desk, place.controller.army_id, folder="Tournois", tags=("club",))
    window.change_settings(language=language, scale=scale)
    QApplication.processEvents()
    first(place)
    for key, panel in (
        (Qt.Key.Key_V, VersionsSheet), (Qt.Key.Key_C, CompareSheet), (Qt.Key.Key_T, FilingPrompt),
        (Qt.Key.Key_G, None),
    ):  # fmt: skip
        press(key)
        QApplication.processEvents()
        if panel is not None:
            assert cut_labels(window.findChildren(panel)[-1]) == []
        press(Qt.Key.Key_Escape)
    assert cut_labels(place.panes) == []
    assert (window.width(), window.height()) == (1280, 800)


# Lists by catalogues, which choose spells for themselves


@pytest.fixture
def mage(place: MusterPlace, desk: Desk, tmp_path: Path) -> MusterPlace:
    """Show a list of one mage that knows a spell."""
    listed_by_catalogue(brought(place, desk, tmp_path, warband.mages()), desk, "Mage")
    choose(desk, place, "e-Fire ball")
    return place


def choose(desk: Desk, place: MusterPlace, spell: str) -> None:
    """Choose a spell for the mage of the list in view."""
    army = kept(place)
    way = (warband.SPELLS, spell)
    assert picking.tick(desk, army.id, entry_id=army.forces[0].id, way=way) is None
    settle()


def marks(desk: Desk, *armies_: str) -> set[str]:
    """Give the fingerprints of lists."""
    return {Shared.of(desk, army_sheet.sheet(desk, army)).mark for army in armies_}


def test_two_lists_are_called_the_same_only_where_their_fingerprints_are(
    window: Window, mage: MusterPlace, desk: Desk, press: Press
) -> None:
    mine = kept(mage)
    press(Qt.Key.Key_D, CONTROL)
    copy = kept(mage)
    (force,), (entry,) = copy.forces, copy.entries

    def untick(pick: str) -> None:
        picking.untick(desk, copy.id, entry_id=force.id, pick=pick)

    spells = {pick.node: pick.id for pick in force.picks}
    sword = (Option("Sword", OptionKind.ARTEFACT, 3.0),)
    edits: dict[str, Callable[[], object]] = {
        "nothing": lambda: None,
        "a note": lambda: armies.edit(desk, copy.id, note="mine"),
        "another spell": lambda: choose(desk, mage, "e-Storm"),
        "one spell less": lambda: untick(spells["e-Fire ball"]),
        "an option": lambda: armies.set_options(desk, copy.id, entry_id=entry.id, options=sword),
        "a figure": lambda: armies.set_figures(desk, copy.id, entry_id=entry.id, figures=2),
        "no card": lambda: armies.remove_entry(desk, copy.id, entry_id=entry.id),
    }
    called = {}
    for edit, do in edits.items():
        do()
        mage.visit(copy.id)
        mage.lists.compare()
        sheet = window.findChildren(CompareSheet)[-1]
        sheet.right.setCurrentIndex(sheet.right.findData(mine.id))
        same = sheet.totals.text().startswith("The same list")
        assert same is (len(marks(desk, mine.id, copy.id)) == 1), edit
        called[edit] = same, sheet.rows()
        sheet.close_panel()
    assert called["a note"][0] and not called["another spell"][0]
    (row,) = called["another spell"][1]
    assert "Storm" in row[1] and "Storm" not in row[2]


def test_a_version_shows_compares_and_brings_back_its_spells(
    window: Window, mage: MusterPlace, desk: Desk, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_V)
    write("Sunday\n")
    sheet = window.findChildren(VersionsSheet)[-1]
    assert "Fire ball" in sheet.shown.toPlainText()
    before = marks(desk, kept(mage).id)
    sheet.close_panel()
    choose(desk, mage, "e-Storm")
    press(Qt.Key.Key_V)
    sheet = window.findChildren(VersionsSheet)[-1]
    assert "Storm" not in sheet.shown.toPlainText()
    sheet.compare_button.click()
    compared = window.findChildren(CompareSheet)[-1]
    assert not compared.totals.text().startswith("The same list")
    assert ["Storm" in words for words in compared.rows()[0]] == [False, False, True]
    compared.close_panel()
    press(Qt.Key.Key_V)
    window.findChildren(VersionsSheet)[-1].take_button.click()
    assert marks(desk, kept(mage).id) == before
    mage.undo()
    assert marks(desk, kept(mage).id) != before


def test_what_the_list_itself_chose_is_a_row_of_its_own(
    window: Window, place: MusterPlace, desk: Desk, tmp_path: Path, press: Press, write: Write
) -> None:
    listed_by_catalogue(brought(place, desk, tmp_path, warband.army()), desk, "Captain", "Guard")
    army = kept(place)
    assert picking.tick(desk, army.id, entry_id=army.forces[0].id, way=("e-Standard",)) is None
    armies.remove_entry(desk, army.id, entry_id=army.entries[0].id)  # who brought it
    first(place)
    press(Qt.Key.Key_V)
    write("Sunday\n")
    sheet = window.findChildren(VersionsSheet)[-1]
    assert "The list itself\n    Standard +9" in sheet.shown.toPlainText()
    sheet.compare_button.click()
    rows = {name: here for name, here, _ in window.findChildren(CompareSheet)[-1].rows()}
    assert rows["The list itself"].replace("\xa0", " ") == "Standard +9 PA"


def test_versions_and_lists_side_by_side_tell_their_totals_in_every_currency(
    window: Window, place: MusterPlace, desk: Desk, tmp_path: Path, press: Press, write: Write
) -> None:
    listed_by_catalogue(brought(place, desk, tmp_path, warband.army()), desk, "Mage")
    first(place)
    press(Qt.Key.Key_V)
    write("Sunday\n")
    sheet = window.findChildren(VersionsSheet)[-1]
    assert sheet.shown.toPlainText().replace("\xa0", " ").startswith("56 PA, −6 POW · 1 figure\n")
    armies.set_figures(desk, kept(place).id, entry_id="e1", figures=2)
    sheet.compare_button.click()
    said = window.findChildren(CompareSheet)[-1].totals.text().replace("\xa0", " ")
    assert said == "Left: 56 PA, −6 POW, 1 figure. Right: 112 PA, −12 POW, 2 figures (+56 PA)."


def test_the_same_cards_at_another_price_in_one_currency_are_told_with_both(
    window: Window, place: MusterPlace, desk: Desk, tmp_path: Path
) -> None:
    listed_by_catalogue(brought(place, desk, tmp_path, warband.army()), desk, "Mage")
    older = kept(place).id
    newer = warband.army(revision=2).replace(b'name="POW" value="-6"', b'name="POW" value="-5"')
    listed_by_catalogue(brought(place, desk, tmp_path, newer), desk, "Mage")
    place.lists.compare()
    sheet = window.findChildren(CompareSheet)[-1]
    assert sheet.left.currentData() == kept(place).id
    sheet.right.setCurrentIndex(sheet.right.findData(older))
    said = sheet.totals.text().replace("\xa0", " ")
    assert said == "Left: 56 PA, −5 POW, 1 figure. Right: 56 PA, −6 POW, 1 figure (±0 PA)."
