"""The Muster by keyboard and pointer: what a player sees change, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from db.errors import DiskFull, ReadOnly, Unreachable
from db.library import CardWrite, Library
from desktop.app.library_session import LibrarySession
from desktop.environment.paths import Paths
from desktop.muster.checks import CheckLine
from desktop.muster.entries_list import EntryList
from desktop.muster.place import MusterPlace
from desktop.muster.versions_sheet import VersionsSheet
from desktop.operations import armies, cards
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.text import Message
from rules.values import Value
from tests.desktop.fit import cut_labels
from tests.desktop.hands import settle
from tests.desktop.muster.in_view import first, kept, place_title, total

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Press = Callable[..., None]
Write = Callable[[str], None]
Click = Callable[[Any, QPoint], None]


def shown(place: MusterPlace) -> list[tuple[int, str, str]]:
    """Give figures, name and price of the rows on screen."""
    return [(r.figures, r.name, r.price.replace("\xa0", " ")) for r in place.panes.entries.listed]


# What is seen


def test_the_army_of_the_rulebook_is_shown_with_its_total(place: MusterPlace) -> None:
    assert shown(place) == [
        (3, "Griffin conscript", "33 PA"),
        (1, "Templar of the inquisition", "24 PA"),
        (1, "Abel the ill-tempered", "41 PA"),
        (1, "Griffin Inquisitor", "28 PA"),
        (2, "Griffin fusiler", "34 PA"),
    ]
    assert total(place) == "160 PA"
    assert "5 cards · 8 figures" in place.panes.header.left.text()


def test_the_price_explains_itself(place: MusterPlace) -> None:
    entries = place.panes.entries
    rect = entries.visualRect(entries.entries.index(0))
    assert (
        entries.tip_at(rect.center() + QPoint(rect.width() // 2 - 70, 0)).replace("\xa0", " ")
        == "3 × 11 PA = 33 PA"
    )


def test_an_unknown_price_is_never_counted_as_nothing(place: MusterPlace, write: Write) -> None:
    place.open_drawer()
    write("alahel\n")
    assert total(place) == "160 PA + 1 unknown"
    assert shown(place)[-1][2] == "? PA"
    rows = place.panes.checks.words()
    assert any("Price not known yet." in row and "Alahel" in row for row in rows)


def test_eligible_coordinators_come_first_and_the_others_say_why(place: MusterPlace, write: Write) -> None:
    place.open_drawer()
    write("keratis\n")
    rows = place.panes.checks.coordinators.words()
    assert rows[0] == "Abel the ill-tempered DIS 6"
    assert rows[-1] == "Keratis warrior An ally, of another people: Alchemists of Dirz."


def test_an_army_without_a_people_is_not_said_to_lose_the_roll(place: MusterPlace, desk: Desk) -> None:
    armies.edit(desk, kept(place).id, people="")
    place.redraw()
    rows = place.panes.checks.coordinators.words()
    assert rows
    assert not any("would lose" in row for row in rows)


def test_a_full_disk_offers_the_copy_that_its_sentence_speaks_of(
    window: Window, place: MusterPlace, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise DiskFull

    session = LibrarySession(window, Paths(tmp_path / "config", tmp_path / "data", tmp_path / "cache"))
    target = tmp_path / "stick.tact"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    monkeypatch.setattr(desk.library, "write_armies", full)
    place.controller.set_figures(kept(place).entries[2].id, 5)
    assert "disk is full" in window.strip.words
    verb = next(b for b in window.strip.findChildren(QPushButton) if b.isVisible())
    assert verb.text() == "Save a copy… (Ctrl+O)"
    verb.click()
    assert "stick.tact" in window.strip.words
    with Library.open(target) as copy:
        assert kept(place).name in {army.name for army in copy.armies()}
    session.deleteLater()


def test_the_sheet_of_versions_offers_the_copy_too(
    qtbot: QtBot, window: Window, place: MusterPlace, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise DiskFull

    place.lists.versions()
    sheet = window.findChild(VersionsSheet)
    assert sheet is not None and not sheet.copy_button.isVisible()
    monkeypatch.setattr(desk.library, "write_armies", full)
    sheet.field.setText("Sunday")
    sheet.keep_button.click()
    assert "disk is full" in sheet.told.text()
    with qtbot.waitSignal(place.file_wanted) as asked:
        sheet.copy_button.click()
    assert asked.args == ["copy", ""]


def test_problems_never_block_and_jump_to_their_culprit(
    qtbot: QtBot, place: MusterPlace, press: Press, write: Write
) -> None:
    place.panes.entries.select(kept(place).entries[2].id)
    place.panes.entries.setFocus()
    write("9")
    assert shown(place)[2] == (9, "Abel the ill-tempered", "369 PA")
    place.panes.entries.select(kept(place).entries[0].id)
    lines = place.panes.checks.problems.findChildren(CheckLine)
    line = next(line for line in lines if "figures on one card" in line.accessibleName())
    line.setFocus()
    press(Qt.Key.Key_Return)
    assert place.panes.entries.selected() == kept(place).entries[2].id
    assert place.panes.entries.hasFocus()


def test_the_card_of_the_selected_entry_is_on_the_right(place: MusterPlace, press: Press) -> None:
    first(place)
    assert place.panes.face.accessibleName().startswith("Griffin conscript")
    press(Qt.Key.Key_Down)
    assert place.panes.face.accessibleName().startswith("Templar of the inquisition")


# Armies


def test_a_new_army_asks_for_its_people_first_and_offers_its_cards(
    place: MusterPlace, press: Press, write: Write
) -> None:
    press(Qt.Key.Key_N, CONTROL)
    assert place.panes.peoples.isVisible() and place.panes.peoples.peoples.hasFocus()
    write("\n")
    assert (kept(place).name, kept(place).people) == ("Griffins of Akkylannia", "griffins")
    assert (kept(place).edition, kept(place).limit) == ("C5", 400)
    assert place.panes.list.currentIndex() == 1
    assert place.panes.drawer.field.hasFocus()


def test_the_details_are_typed_in_place(place: MusterPlace, write: Write) -> None:
    header = place.panes.header
    header.show_details()
    header.limit.setFocus()
    header.limit.selectAll()
    write("150\n")
    assert kept(place).limit == 150
    assert header.limit.text() == "150\xa0PA"
    assert header.left.text().startswith("10\xa0PA over")
    header.edition.line.setFocus()
    header.edition.line.selectAll()
    write("C3\n")
    header.people.setCurrentIndex(header.people.findData("dirz"))
    header.people.activated.emit(header.people.currentIndex())
    assert (kept(place).edition, kept(place).people) == ("C3", "dirz")


@pytest.mark.parametrize("typed", ["beaucoup", "-5", "200000", "12345678901"])
def test_a_limit_that_cannot_be_says_so_and_stays_to_be_mended(
    place: MusterPlace, write: Write, press: Press, typed: str
) -> None:
    header = place.panes.header
    header.show_details()
    header.limit.setFocus()
    write(f"{typed}\n")
    assert (kept(place).limit, header.limit.text()) == (None, typed)
    assert header.fault.isVisible() and header.fault.text() == "A limit is between 1 and 100,000 PA."
    header.note.setFocus()
    write("Bleus\n")
    assert (kept(place).note, header.limit.text()) == ("Bleus", typed), "the other fields go on"
    header.limit.setFocus()
    press(Qt.Key.Key_Escape)
    assert header.limit.text() == "" and not header.fault.isVisible()
    write("150\n")
    assert (kept(place).limit, header.limit.text()) == (150, "150\xa0PA")


def test_what_was_refused_goes_with_its_army(place: MusterPlace, write: Write) -> None:
    header = place.panes.header
    header.limit.setFocus()
    write("-5\n")
    place.controller.show_army(
        next(army.id for army in place.controller.armies() if army.name.startswith("Scorpion"))
    )
    assert header.limit.text() == "" and not header.fault.isVisible()


def test_an_army_keeps_its_name_when_the_field_is_emptied(place: MusterPlace, write: Write) -> None:
    name = place.panes.header.name
    name.setFocus()
    name.clear()
    write("\n")
    assert (kept(place).name, name.text()) == ("Griffon (V-A-4)", "Griffon (V-A-4)")


def test_escape_takes_the_old_words_back(place: MusterPlace, write: Write) -> None:
    name = place.panes.header.name
    name.setFocus()
    write("xyz\x1b")
    assert name.text() == "Griffon (V-A-4)"


def test_a_deleted_army_is_brought_back_by_one_verb(window: Window, place: MusterPlace, press: Press) -> None:
    place.panes.armies.setFocus()
    press(Qt.Key.Key_Delete)
    assert place_title(place) == "Scorpion (V-A-4)"
    assert window.strip.words == "Griffon (V-A-4) has been deleted."
    assert place.undo_text() == "delete Griffon (V-A-4)"
    press(Qt.Key.Key_Z, CONTROL)
    assert place_title(place) == "Griffon (V-A-4)"
    assert place.redo_text() == "delete Griffon (V-A-4)"


def test_the_copy_is_in_view(place: MusterPlace, press: Press) -> None:
    press(Qt.Key.Key_D, CONTROL)
    assert place_title(place) == "Griffon (V-A-4) (2)"


def test_without_armies_there_is_one_verb(place: MusterPlace) -> None:
    place.controller.delete()
    place.controller.delete()
    assert place.panes.middle.currentIndex() == 1
    assert place.panes.armies.nothing() == "", "nothing was searched for"
    place.panes.no_army.button("new").click()
    place.panes.peoples.peoples.taken.emit()
    assert place_title(place) == "Griffins of Akkylannia"


# Cards of the army


def test_numbers_plus_and_minus_set_the_figures(place: MusterPlace, press: Press) -> None:
    first(place)
    press(Qt.Key.Key_5)
    assert shown(place)[0] == (5, "Griffin conscript", "55 PA")
    press(Qt.Key.Key_Plus)
    assert total(place) == "193 PA"
    press(Qt.Key.Key_Minus)
    assert place.undo_text() == "5 figures of Griffin conscript"


def middle_of(entries: EntryList, key: str) -> QPoint:
    """Find where something of the first card is painted, as a hand that looks for it does."""
    rect = entries.visualRect(entries.entries.index(0))
    row = [QPoint(x, rect.center().y()) for x in range(rect.left(), rect.right())]
    found = [point for point in row if (cell := entries.cell_at(point)) is not None and cell.key == key]
    return found[len(found) // 2]


def test_plus_and_minus_are_also_clicked(place: MusterPlace, click: Click) -> None:
    entries = place.panes.entries
    for part, figures in (("more", 4), ("fewer", 3)):
        click(entries.viewport(), middle_of(entries, part))
        assert shown(place)[0][0] == figures


def test_cards_are_moved_by_keys_and_by_dragging(place: MusterPlace, press: Press) -> None:
    first(place)
    press(Qt.Key.Key_Down, ALT)
    assert [name for _, name, _ in shown(place)][:2] == ["Templar of the inquisition", "Griffin conscript"]
    entries = place.panes.entries
    assert entries.listed[entries.currentIndex().row()].name == "Griffin conscript"
    entry = entries.selected()
    entries.let_fall(entry, entries.visualRect(entries.entries.index(4)).bottomLeft() - QPoint(-50, 2))
    assert [name for _, name, _ in shown(place)][-1] == "Griffin conscript"
    assert [e.id for e in kept(place).entries] == [row.id for row in entries.listed]
    entries.let_fall(entry, entries.visualRect(entries.entries.index(0)).topLeft() + QPoint(50, 2))
    assert shown(place)[0][1] == "Griffin conscript"


def test_a_removed_card_comes_back_at_its_place(window: Window, place: MusterPlace, press: Press) -> None:
    before = shown(place)
    first(place)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Delete)
    assert len(shown(place)) == 4
    assert window.strip.words == "Templar of the inquisition has been removed."
    press(Qt.Key.Key_Z, CONTROL)
    assert shown(place) == before


def test_the_drawer_shows_ones_own_people_first_and_adds_with_return(
    place: MusterPlace, press: Press, write: Write
) -> None:
    first(place)
    press(Qt.Key.Key_A)
    drawer = place.panes.drawer
    assert drawer.field.hasFocus()
    peoples = [revision.card.people for revision in drawer.found.found]
    own = peoples.count("griffins")
    assert own > 5
    assert set(peoples[:own]) == {"griffins"}
    write("conscr\n")
    write("2 fusilier\n")
    assert shown(place)[-2:] == [(1, "Griffin conscript (2)", "11 PA"), (2, "Griffin fusiler (2)", "34 PA")]
    write("\x1b\x1b")
    assert place.panes.entries.hasFocus()
    assert place.panes.tab == "cards", "the cards stay beside the list"


def test_the_card_pointed_at_in_the_drawer_is_shown_large(
    place: MusterPlace, press: Press, write: Write
) -> None:
    place.open_drawer()
    write("tigre")
    assert place.panes.face.accessibleName().startswith("Tiger of Dirz")


def test_a_newer_card_wears_a_badge_and_is_taken_on_purpose(
    place: MusterPlace, desk: Desk, click: Click
) -> None:
    entry = kept(place).entries[0]
    card = desk.library.card(entry.card_id).card
    cards.save_card(desk, card=replace(card, pa=Value.of(12)), card_id=entry.card_id)
    entries = place.panes.entries
    assert total(place) == "160 PA"
    assert entries.listed[0].newer.replace("\xa0", " ") == "PA 11 → 12\n33 PA → 36 PA (+3)"
    badge = middle_of(entries, "newer")
    assert "PA 11 → 12" in entries.tip_at(badge)
    click(entries.viewport(), badge)
    assert total(place) == "163 PA"
    assert entries.listed[0].newer == ""


# The rest of the house


def test_print_and_play_go_to_their_places(place: MusterPlace) -> None:
    asked: list[tuple[str, object]] = []
    place.wanted.disconnect()
    place.wanted.connect(lambda key, argument: asked.append((key, argument)))
    place.controller.print_cards()
    place.controller.play()
    assert asked == [("printing", place.controller.army_id), ("battle", ("army", place.controller.army_id))]


def test_what_others_change_is_seen(place: MusterPlace, desk: Desk) -> None:
    conscript = kept(place).entries[0].card_id
    desk.library.write_cards(Message("step.card_deleted", {"name": ""}), [CardWrite(conscript, None)])
    assert shown(place)[0][1] == "Griffin conscript"


def test_the_army_of_last_time_is_in_view_again(place: MusterPlace, settings: Any) -> None:
    place.panes.armies.setCurrentIndex(place.panes.armies.armies.index(1))
    assert place_title(place) == "Scorpion (V-A-4)"
    assert settings.of_place("muster")["army"] == place.controller.army_id


def test_the_palette_finds_armies(place: MusterPlace) -> None:
    entry = next(e for e in place.palette_entries() if e.words == "Scorpion (V-A-4)")
    entry.open()
    assert place_title(place) == "Scorpion (V-A-4)"


def test_hostile_names_are_shown_not_obeyed(place: MusterPlace, write: Write) -> None:
    name = place.panes.header.name
    name.setFocus()
    name.selectAll()
    write("<b>&\"'</b> œ€—’\n")
    assert kept(place).name == "<b>&\"'</b> œ€—’"
    name.selectAll()
    name.setText("x" * 120)
    write("\n")
    assert len(kept(place).name) == 120
    name.setText("y" * 121)
    write("\n")
    assert kept(place).name == "x" * 120 and name.refused and len(name.text()) == 121
    place.grab()


def test_no_word_is_cut(window: Window, place: MusterPlace) -> None:
    """Nor where language and text size are changed while the place is in view."""
    for look in product(("fr", "en"), (100, 125, 150)):
        window.change_settings(language=look[0], scale=look[1])
        for show in (place.open_drawer, place.panes.header.show_details, place.options.open):
            first(place)
            show()
            QApplication.processEvents()
            assert cut_labels(place) == [], look
        place.panes.show_tab("card")
        QApplication.processEvents()
        assert cut_labels(place) == [], look
        assert place.panes.width() <= window.width() == 1280, look


def test_the_library_closes_under_the_muster(window: Window, place: MusterPlace) -> None:
    window.set_desk(None)
    place.refresh()
    assert place.panes.middle.currentIndex() == 1
    assert place.undo_text() == ""


@pytest.mark.parametrize("whose", ["list", "card"])
def test_a_note_of_several_lines_stands_in_one_and_keeps_them(
    place: MusterPlace, desk: Desk, press: Press, write: Write, whose: str
) -> None:
    first(place)
    note = "à peindre\nen bleu"
    if whose == "list":
        armies.edit(desk, kept(place).id, note=note)
        place.panes.header.show_details()
        field: QLineEdit = place.panes.header.note
    else:
        armies.set_note(desk, kept(place).id, entry_id=kept(place).entries[0].id, note=note)
        press(Qt.Key.Key_O)
        field = place.panes.options.note

    def held() -> str:
        return kept(place).note if whose == "list" else kept(place).entries[0].note

    assert field.text() == "à peindre / en bleu"
    field.setFocus()
    field.end(False)
    write(" clair\n")
    assert held() == "à peindre\nen bleu clair"
    field.setFocus()
    field.selectAll()
    write("rouge / vert\n")
    assert held() == "rouge\nvert", "lines are typed as they are shown"
    field.selectAll()
    write("rouge\n")
    field.selectAll()
    write("1 / 2\n")
    assert held() == "1 / 2", "a note of one line says what is typed"


def test_a_note_stands_beside_a_card(place: MusterPlace, press: Press, write: Write) -> None:
    first(place)
    press(Qt.Key.Key_O)
    place.panes.options.note.setFocus()
    write("à peindre\n")
    assert kept(place).entries[0].note == "à peindre"
    assert "à peindre" in place.panes.entries.listed[0].below


def test_a_library_that_can_only_be_read_says_so(
    qtbot: QtBot,
    window: Window,
    desk: Desk,
    place: MusterPlace,
    write: Write,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise ReadOnly(path="club.tact")

    monkeypatch.setattr(desk.library, "write_armies", refuse)
    before = shown(place)
    first(place)
    write("7")
    assert shown(place) == before
    assert window.strip.words == "This library is read-only. Save a copy elsewhere to change it."


def test_a_disk_that_does_not_answer_leaves_what_is_seen(
    window: Window, desk: Desk, place: MusterPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise Unreachable(path="club.tact")

    monkeypatch.setattr(desk.library, "armies", fail)
    place.redraw()
    assert place_title(place) == "Griffon (V-A-4)"
    assert window.strip.words.startswith("The disk does not answer.")


def test_the_verbs_speak_french(window: Window, place: MusterPlace, press: Press) -> None:
    window.change_settings(language="fr")
    place.controller.delete()
    assert window.strip.words == "Griffon (V-A-4) : armée supprimée."
    assert place.undo_text() == "suppression de Griffon (V-A-4)"
    first(place)
    place.remove()
    assert window.strip.words == "Tigre de Dirz : carte retirée."
    assert place.undo_text() == "retrait de Tigre de Dirz"


def test_playing_an_army_opens_the_set_up_with_it(window: Window, place: MusterPlace, press: Press) -> None:
    press(Qt.Key.Key_Return, CONTROL)
    current = window.current()
    assert current is not None
    assert current.key == "battle"


def test_what_was_confirmed_in_the_head_is_not_taken_back_with_esc(
    place: MusterPlace, desk: Desk, press: Press
) -> None:
    place.panes.header.show_details()
    for field, kept_as in ((place.panes.header.name, "name"), (place.panes.header.note, "note")):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "Test")
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Escape)
        press(Qt.Key.Key_Tab)
        assert field.text() == "Test"
        assert getattr(kept(place), kept_as) == "Test"


def test_return_in_the_search_opens_the_first_army_found(
    place: MusterPlace, desk: Desk, press: Press
) -> None:
    place.find_army()
    place.panes.search.setText("Scorpion")
    press(Qt.Key.Key_Return)
    assert place_title(place) == "Scorpion (V-A-4)"
    assert place.panes.armies.selected()


def test_names_that_break_and_the_scroll_bar_do_not_push_each_other(
    window: Window, place: MusterPlace
) -> None:
    window.change_settings(language="fr")
    for height in range(640, 840, 40):
        window.resize(1280, height)
        for scale in (150, 100):
            window.change_settings(scale=scale)
            QApplication.processEvents()
    assert place.panes.entries.viewport().width() > 0


def test_a_name_without_room_ends_in_an_ellipsis_until_it_is_typed_in(place: MusterPlace) -> None:
    header, name = (
        place.panes.header,
        "The Griffins of Akkylannia against the Scorpions of Dirz, again",
    )
    place.controller.edit({"name": name})
    place.panes.entries.setFocus()
    header.name.grab()
    assert header.name.seen.endswith("…") and name.startswith(header.name.seen[:-1])
    assert header.name.toolTip() == name
    header.name.setFocus()
    assert header.name.seen == name
    place.controller.edit({"name": "Griffins"})
    place.panes.entries.setFocus()
    header.name.grab()
    assert (header.name.seen, header.name.toolTip()) == ("Griffins", "")


def test_the_card_gives_way_to_many_problems_in_a_low_window(window: Window, place: MusterPlace) -> None:
    window.resize(1280, 720)
    settle()
    panes, roomy = place.panes, place.panes.face.height()
    assert place.desk is not None
    for revision in place.desk.library.cards():
        if revision.card.people == "dirz":
            armies.add_entry(place.desk, place.controller.army_id, card_id=revision.card_id)
    place.refresh()
    settle()
    lines, port = panes.checks.problems.lines, panes.checks.viewport()
    seen = [line for line in lines if line.mapTo(port, line.rect().bottomLeft()).y() < port.height()]
    assert len(lines) > 6 and len(seen) > 3
    assert roomy // 2 < panes.face.height() < roomy
