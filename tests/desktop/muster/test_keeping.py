"""Folders and tags, named versions, two lists side by side, the edition of a list: by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.muster.compare_sheet import CompareSheet
from desktop.muster.filing import FilingPrompt
from desktop.muster.place import MusterPlace
from desktop.muster.versions_sheet import VersionsSheet
from desktop.operations import armies, versions
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.armies import MOST_VERSIONS, Option, OptionKind
from rules.text import Refusal
from tests.desktop.fit import cut_labels
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
