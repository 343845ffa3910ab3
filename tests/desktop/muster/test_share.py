"""Handing a list on: what arrives in a message, in a file, in a picture; and two lists held together."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.muster.list_picture import picture_of
from desktop.muster.place import MusterPlace
from desktop.muster.share_sheet import ShareSheet
from desktop.operations import armies, army_sheet, shared_lists
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.paper.code import modules
from desktop.shell.window import Window
from desktop.wording.list_text import FORMS, Shared
from rules.armies import Option, OptionKind
from rules.fingerprint import MOST_TEXT, content, fingerprint, payload, read
from rules.text import Message, Refusal
from tests.db.exchange import warband
from tests.desktop.muster.catalogue_lists import brought, listed
from tests.desktop.outcomes import done


def shared(desk: Desk, name: str = "Griffon (V-A-4)") -> Shared:
    army = next(army for army in desk.library.armies() if army.name == name)
    return Shared.of(desk, army_sheet.sheet(desk, army.id))


@pytest.fixture
def sheet(place: MusterPlace, window: Window) -> ShareSheet:
    """Open the panel by its key."""
    QApplication.processEvents()
    QTest.keyClick(
        QApplication.focusWidget() or window,
        Qt.Key.Key_E,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    found = window.findChild(ShareSheet)
    assert isinstance(found, ShareSheet) and found.isVisible()
    return found


def choose(sheet: ShareSheet, form: str) -> None:
    button = sheet.forms.findChild(QPushButton, form)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_brief_list_fits_a_message(desk: Desk) -> None:
    lines = FORMS["brief"](shared(desk)).split("\n")
    assert lines[0] == "Griffon (V-A-4) · Griffins of Akkylannia · C5 · 160\xa0PA · 5 cards · 8 figures"
    assert lines[1].startswith("3 Griffin conscript, Templar of the inquisition, ")
    assert lines[2] == f"Fingerprint {shared(desk).mark} · cards {shared(desk).cards_mark}"


def test_a_full_list_names_options_notes_and_unknown_prices(desk: Desk) -> None:
    found = shared(desk)
    army = found.sheet.army
    armies.set_options(desk, army.id, entry_id=army.entries[0].id, options=[Option("Fanion", pa=None)])
    armies.edit(desk, army.id, note="for Sunday", limit=200)
    text = FORMS["full"](shared(desk))
    assert "3 × Griffin conscript · C5 · 33\xa0PA + ?\n    • Fanion (?\xa0PA)\n" in text
    assert "160\xa0PA + 1 unknown / 200\xa0PA" in text
    assert "\n\n— for Sunday\n" in text


def test_each_line_of_a_note_stands_under_its_card(desk: Desk) -> None:
    found = shared(desk)
    entry = found.sheet.army.entries[0]
    armies.set_note(desk, found.sheet.army.id, entry_id=entry.id, note="Porte l'étendard\nde droite")
    assert "    — Porte l'étendard\n    — de droite" in FORMS["full"](shared(desk))


def test_markdown_shows_what_was_typed_and_obeys_none_of_it(desk: Desk) -> None:
    found = shared(desk)
    army = found.sheet.army
    evil = Option("a|b <img src=x> [x](y) `c` *d*\nx", OptionKind.ARTEFACT, 1)
    armies.set_options(desk, army.id, entry_id=army.entries[0].id, options=[evil])
    row = next(line for line in FORMS["markdown"](shared(desk)).split("\n") if "conscript" in line)
    assert r"a\|b \<img src=x\> \[x\](y) \`c\` \*d\* x" in row
    assert row.replace(r"\|", "").count("|") == 5
    assert "\n    • a|b <img src=x> [x](y) `c` *d* x [artefact] +1\xa0PA" in FORMS["full"](shared(desk))
    armies.set_note(desk, army.id, entry_id=army.entries[0].id, note="# holds the *bridge*")
    assert r"| Griffin conscript · C5<br>— \# holds the \*bridge\* |" in FORMS["markdown"](shared(desk))


def test_json_holds_numbers_and_both_names(desk: Desk) -> None:
    data = json.loads(FORMS["json"](shared(desk)))
    assert (data["points"], data["figures"], data["fingerprint"]) == (160, 8, shared(desk).mark)
    first = data["entries"][0]
    assert (first["name_fr"], first["name_en"], first["pa"]) == (
        "Conscrit du Griffon",
        "Griffin conscript",
        11,
    )


def test_the_code_holds_the_line_and_a_camera_has_its_white_edge(desk: Desk) -> None:
    assert read(FORMS["line"](shared(desk))) == content(shared(desk).sheet.muster)
    rows = modules(shared(desk).payload)
    assert rows[0][:7] == (True,) * 7 and len(rows) == len(rows[0])
    with pytest.raises(ValueError, match="Data too large"):
        modules("x" * 5000)


def test_copying_puts_the_form_chosen_on_the_clipboard(sheet: ShareSheet) -> None:
    QTest.keyClick(sheet.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text().startswith("Griffon (V-A-4) · ")
    choose(sheet, "json")
    QTest.keyClick(sheet.copy, Qt.Key.Key_Space)
    assert json.loads(QGuiApplication.clipboard().text())["name"] == "Griffon (V-A-4)"
    choose(sheet, "code")
    QTest.keyClick(sheet.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text().startswith(f"TACT3:{sheet.mark.text()}:")
    QTest.keyClick(sheet.picture, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().image().width() == 1520


def test_the_picture_shows_every_option_and_every_note(desk: Desk) -> None:
    before = picture_of(shared(desk))
    army = shared(desk).sheet.army
    entry = army.entries[0].id

    def bought(last: str) -> QImage:
        options = tuple(Option(f"Lame au nom très long, numéro {n}", pa=5) for n in range(8))
        armies.set_options(desk, army.id, entry_id=entry, options=(*options, Option(last, pa=5)))
        return picture_of(shared(desk))

    one, other = bought("Anneau"), bought("Agneau")
    assert one.size() == other.size() and one.height() > before.height() + 60
    listed = QRect(0, 0, one.width(), 600)
    assert one.copy(listed) != other.copy(listed), "the last of nine options is read"
    armies.edit(desk, army.id, note="Garder le pont. " * 20)
    assert picture_of(shared(desk)).height() > other.height() + 60


def test_saving_writes_the_form_chosen(
    sheet: ShareSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "griffon.md"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    choose(sheet, "markdown")
    QTest.keyClick(sheet.save, Qt.Key.Key_Space)
    assert target.read_text(encoding="utf-8").startswith("## Griffon (V-A-4)\n")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "where.md"), ""))
    QTest.keyClick(sheet.save, Qt.Key.Key_Space)
    assert sheet.told.startswith("The folder of") or "folder" in sheet.told


def test_a_code_is_saved_as_the_picture_of_the_list_or_as_its_line(
    sheet: ShareSheet, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(sheet, "code")
    for name in ("griffon.png", "griffon.txt"):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (str(tmp_path / name), ""))
        QTest.keyClick(sheet.save, Qt.Key.Key_Space)
        made = done(shared_lists.bring_file(desk, path=tmp_path / name)).army_id
        assert fingerprint(content(army_sheet.sheet(desk, made).muster)) == sheet.mark.text()
    assert QImage(str(tmp_path / "griffon.png")).width() == 1520


@pytest.mark.parametrize("name", ["griffon.ros", "griffon.rosz"])
def test_a_roster_is_written_and_read_again(
    sheet: ShareSheet, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    target = tmp_path / name
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    choose(sheet, "ros")
    assert sheet.text.toPlainText().startswith("<?xml")
    QTest.keyClick(sheet.save, Qt.Key.Key_Space)
    assert sheet.told == f"{name} has been saved."
    report = catalogues.bring(desk, paths=[target])
    assert isinstance(report, ImportReport)
    assert (report.added, report.changed, report.same) == ([], [], 5)
    assert (report.armies_added, report.armies_same, report.label) == ([], 1, None)


def test_two_lists_are_the_same_or_show_what_differs(sheet: ShareSheet, write: Callable[[str], None]) -> None:
    choose(sheet, "compare")
    lines = content(sheet.shared.sheet.muster)
    write(sheet.shared.payload)
    assert sheet.verdict.text() == f"The same list: {sheet.shared.mark}. Its cards say the same."
    other = "00000" if sheet.shared.cards_mark != "00000" else "11111"
    sheet.theirs.setPlainText(sheet.shared.payload.removesuffix(sheet.shared.cards_mark) + other)
    assert f"something else there: {other}, here {sheet.shared.cards_mark}" in sheet.verdict.text()
    theirs = (replace(lines[0], figures=2), *lines[2:], replace(lines[1], name="paladin"))
    sheet.theirs.setPlainText(payload(tuple(sorted(theirs))))
    assert sheet.verdict.text().startswith("Not the same list.")
    assert sheet.found.toPlainText().split("\n") == [
        "Abel the ill-tempered: here 1 × 41 PA · C5, there 2 × 41 PA · C5",
        "Only here: Griffin conscript (3 × 11 PA · C5)",
        "Only there: paladin (3 × 11 PA · C5)",
    ]
    sheet.theirs.setPlainText("hello")
    assert (sheet.verdict.text(), sheet.found.isVisible()) == ("This is not a Tacticien list.", False)
    sheet.theirs.setPlainText("")
    assert sheet.verdict.text() == ""


def test_what_only_the_other_list_has_is_written_as_it_writes_it(sheet: ShareSheet, desk: Desk) -> None:
    copy = armies.duplicate(desk, sheet.shared.sheet.army.id)
    assert not isinstance(copy, Refusal)
    (first, *_) = desk.library.army(copy).entries
    sword = (Option("Épée d’Or", OptionKind.ARTEFACT, 3.0),)
    armies.set_options(desk, copy, entry_id=first.id, options=sword)
    choose(sheet, "compare")
    sheet.theirs.setPlainText(Shared.of(desk, army_sheet.sheet(desk, copy)).payload)
    assert sheet.verdict.text().startswith("Not the same list.")
    assert "Épée d’Or +3 PA" in sheet.found.toPlainText().replace("\xa0", " ")


def test_a_file_of_the_other_player_is_opened_and_never_obeyed(
    sheet: ShareSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(sheet, "compare")
    file = tmp_path / "theirs.txt"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    file.write_text(sheet.shared.payload, encoding="utf-8")
    QTest.keyClick(sheet.open_file, Qt.Key.Key_Space)
    assert sheet.verdict.text().startswith("The same list")
    file.write_bytes(b"\xff\x00" * MOST_TEXT)
    QTest.keyClick(sheet.open_file, Qt.Key.Key_Space)
    assert sheet.verdict.text() == "This is too long to be a list."
    assert sheet.theirs.toPlainText() == "", "nobody waits until it is laid out"
    file.unlink()
    QTest.keyClick(sheet.open_file, Qt.Key.Key_Space)
    assert sheet.verdict.text().startswith("“theirs.txt” cannot be opened")


def test_the_fingerprint_is_the_same_in_two_libraries(desk: Desk) -> None:
    before = shared(desk).mark
    copy = armies.duplicate(desk, shared(desk).sheet.army.id)
    assert not isinstance(copy, Refusal)
    armies.edit(desk, copy, name="Ma liste", note="mine")
    assert shared(desk, "Ma liste").mark == before
    armies.set_figures(desk, copy, entry_id=shared(desk, "Ma liste").sheet.army.entries[0].id, figures=2)
    assert shared(desk, "Ma liste").mark != before


def test_the_letters_alone_and_a_message_around_the_line_are_compared(
    sheet: ShareSheet, write: Callable[[str], None], desk: Desk
) -> None:
    choose(sheet, "compare")
    for text in (sheet.shared.mark.lower(), f"Salut, ma liste : {sheet.shared.payload} !"):
        sheet.theirs.setPlainText(text)
        assert sheet.verdict.text().startswith(f"The same list: {sheet.shared.mark}.")
    sheet.theirs.setPlainText("K7Q2M-9XRT4")
    assert (
        sheet.verdict.text() == "Not the same list. Paste the other player’s whole line to see what differs."
    )


@pytest.mark.parametrize("form", ["brief", "full", "markdown", "json"])
def test_a_list_pasted_as_words_or_data_is_compared_by_its_fingerprint(
    sheet: ShareSheet, desk: Desk, form: str
) -> None:
    words = FORMS[form](sheet.shared)
    choose(sheet, "compare")
    sheet.theirs.setPlainText(words)
    assert sheet.verdict.text() == f"The fingerprint is the same: {sheet.shared.mark}."
    sheet.theirs.setPlainText(words.replace(sheet.shared.mark, "K7Q2M-9XRT4"))
    assert (
        sheet.verdict.text() == "Not the same list. Paste the other player’s whole line to see what differs."
    )
    sheet.theirs.setPlainText("\n".join(f"> {line}" for line in words.splitlines()))
    assert sheet.verdict.text().startswith("The fingerprint is the same"), "a mail program quoted it"
    sheet.theirs.setPlainText('{"fingerprint": 5, "tacticien_list": [')
    assert sheet.verdict.text() == "This is not a Tacticien list."


@pytest.mark.parametrize("form", ["brief", "full", "markdown", "json", "line"])
def test_the_same_list_that_costs_another_power_there_is_told_so(
    place: MusterPlace, window: Window, desk: Desk, tmp_path: Path, form: str
) -> None:
    listed(brought(place, desk, tmp_path, warband.army()), desk, "Mage")
    mine = shared(desk, "Club")
    their_whole = {**mine.whole, "costs": {"PA": 56, "POW": -5}}
    theirs = replace(mine, whole=their_whole)
    held = ShareSheet(window, mine, lambda text: _brought(desk, text))
    held.show_now()
    choose(held, "compare")
    held.theirs.setPlainText(FORMS[form](mine))
    assert "POW" not in held.verdict.text() and mine.mark in held.verdict.text()
    held.theirs.setPlainText(FORMS[form](theirs))
    said = held.verdict.text().replace("\xa0", " ")
    assert mine.mark in said and "But it costs −5 POW there, −6 POW here." in said
    held.close_panel()


def test_a_list_too_long_for_a_code_says_so_and_a_shorter_one_has_its_code(
    sheet: ShareSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(sheet, "code")
    assert sheet.code.isVisible() and not sheet.no_code.isVisible()
    monkeypatch.setattr(Shared, "code", "x" * 5000)
    choose(sheet, "brief")
    choose(sheet, "code")
    assert not sheet.code.isVisible()
    assert sheet.no_code.isVisible() and "too long for a code" in sheet.no_code.text()
    assert sheet.mark.text() == sheet.shared.mark


def test_a_line_that_a_mail_program_quoted_is_the_same_list(sheet: ShareSheet) -> None:
    line = FORMS["line"](sheet.shared)
    choose(sheet, "compare")
    middle = len(line) // 2
    sheet.theirs.setPlainText(f"> My list:\n> > {line[:middle]}\n> > {line[middle:]}")
    assert sheet.verdict.text() == f"The same list: {sheet.shared.mark}. Its cards say the same."


@pytest.mark.parametrize("form", ["brief", "full", "markdown", "json", "line"])
def test_what_the_other_player_pasted_is_kept_as_a_list(
    desk: Desk, qtbot: QtBot, form: str, window: Window
) -> None:
    found = shared(desk)
    before = {army.id for army in desk.library.armies()}
    kept = ShareSheet(window, found, lambda text: _brought(desk, text))
    kept.show_now()
    choose(kept, "compare")
    kept.theirs.setPlainText(FORMS[form](found))
    QTest.mouseClick(kept.keep, Qt.MouseButton.LeftButton)
    (made,) = [army for army in desk.library.armies() if army.id not in before]
    assert made.name in kept.verdict.text()
    assert fingerprint(content(desk.library.muster(made))) == found.mark
    kept.close_panel()


def _brought(desk: Desk, text: str) -> tuple[str, Sequence[Message]] | Refusal:
    made = shared_lists.bring(desk, text=text)
    return made if isinstance(made, Refusal) else (desk.library.army(made.army_id).name, made.told)
