"""What is copied in one place or another program arrives by a paste, and what is chosen leaves by a copy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.muster.list_picture import picture_of
from desktop.muster.share_sheet import ShareSheet
from desktop.operations import army_sheet, list_files, newer_catalogues
from desktop.operations.battle import export_battle
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import open_library
from desktop.shell.window import PLACES, Window
from desktop.wording.list_text import FORMS, Shared
from rules.armies import Army
from tests.db.exchange import warband
from tests.desktop.app.opened import desk_of, library_of
from tests.desktop.hands import click, drop_files, press, settle
from tests.desktop.operations.imports.catalogues import file
from tests.desktop.outcomes import done

CONTROL = Qt.KeyboardModifier.ControlModifier


def shared(window: Window) -> Shared:
    """Give a list as it is shared."""
    return Shared.of(desk_of(window), army_sheet.sheet(desk_of(window), armies(window)[0].id))


def armies(window: Window) -> list[Army]:
    return list(desk_of(window).library.armies())


def paste(text: str = "") -> None:
    """Put a text on the clipboard, if any, and press the key."""
    if text:
        QApplication.clipboard().setText(text)
    press(Qt.Key.Key_V, CONTROL)


def test_in_every_place_a_list_arrives_as_text_as_a_line_and_as_a_picture(
    window: Window, qtbot: QtBot
) -> None:
    given, before = shared(window), len(armies(window))
    picture = picture_of(given)

    def came(place: str) -> None:
        nonlocal before
        before += 1
        qtbot.waitUntil(lambda: len(armies(window)) == before)
        assert window.current() is window.place("muster"), f"{place}: it is shown"
        assert window.strip.words.startswith("Among the armies now: "), place

    for place in (row.key for row in PLACES):
        for form in ("brief", "line", "json"):
            window.go(place)
            paste(FORMS[form](given))
            came(f"{form} in {place}")
        window.go(place)
        QApplication.clipboard().setImage(picture)
        paste()
        came(f"picture in {place}")
        press(Qt.Key.Key_Z, CONTROL)
        before -= 1
        assert len(armies(window)) == before, place
        assert window.strip.words == "", f"{place}: it is not among them any more"


@pytest.mark.parametrize("form", ["full", "markdown", "json", "line"])
def test_a_pasted_list_keeps_its_power_where_a_newer_catalogue_changes_that_alone(
    window: Window, qtbot: QtBot, tmp_path: Path, form: str
) -> None:
    desk, before = desk_of(window), len(armies(window))
    newer = warband.army(revision=2).replace(b'name="POW" value="-6"', b'name="POW" value="-5"')
    paths = [file(tmp_path, warband.system(), "s.gst"), file(tmp_path, warband.army(), "g.cat")]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
    made = done(list_files.create_of(desk, {"name": "Coven", "entries": ["Mage"]}))
    text = FORMS[form](Shared.of(desk, army_sheet.sheet(desk, made.army_id)))
    assert isinstance(catalogues.bring(desk, paths=[file(tmp_path, newer, "g.cat")]), ImportReport)
    assert newer_catalogues.take(desk, made.army_id) is True
    paste(text)
    qtbot.waitUntil(lambda: len(armies(window)) == before + 2)
    assert window.strip.words.replace("\xa0", " ") == (
        "Among the armies now: Coven (2) · 56 PA, −6 POW. “Coven” was sent with −6 POW and would cost −5 POW "
        "by the catalogues that are here: it keeps what was sent until told. "
        "Different here: Mage (−6 POW → −5 POW)."
    )


def test_a_list_that_is_not_what_its_text_says_is_told_so(window: Window, qtbot: QtBot) -> None:
    given, before = shared(window), len(armies(window))
    paste(FORMS["full"](given).replace("1 × ", "2 × ", 1))
    qtbot.waitUntil(lambda: len(armies(window)) == before + 1)
    assert window.current() is window.place("muster")
    there = f"is not quite what was sent: {given.sheet.cost.known:g} PA · {given.mark} there, "
    assert there in window.strip.words.replace("\N{NO-BREAK SPACE}", " ")


def test_cards_that_are_copied_are_a_table_that_is_pasted(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    library = library_of(window)
    window.go("library")
    settle()
    library.browser.table.selectAll()
    chosen = library.browser.table.selected_ids()
    press(Qt.Key.Key_C, CONTROL)
    text = QApplication.clipboard().text()
    assert window.strip.words == f"{len(chosen)} cards are on the clipboard, as a table."
    lines = [line.split("\t") for line in text.splitlines()]
    assert len(lines) == len(chosen) + 1 and len({len(line) for line in lines}) == 1
    assert lines[0][:3] == ["name_fr", "name_en", "people"]

    other = tmp_path / "other.tact"
    open_library(other).close()
    window.want_library("open", str(other))
    settle()
    of_other = desk_of(window).library
    paste("\n".join("\t".join(line) for line in (lines[0], ["Quetzalia", "", *lines[1][2:]])))
    qtbot.waitUntil(lambda: not library.importing.busy)
    settle()
    shown = [each.text() for each in window.findChildren(QLabel) if each.isVisible()]
    assert any(words.startswith("The clipboard · ") for words in shown), shown
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Quetzalia" in {each.card.name_fr for each in of_other.cards()})


def test_a_list_and_the_report_of_a_battle_are_copied_as_text(window: Window) -> None:
    window.go("muster", armies(window)[0].id)
    settle()
    press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == FORMS["brief"](shared(window))
    assert window.strip.words == "The list is on the clipboard."

    window.go("battle").visit("example")
    settle()
    press(Qt.Key.Key_C, CONTROL)
    of_table = QApplication.clipboard().text()
    assert "Griffon" in of_table and window.strip.words == "The report is on the clipboard."
    QApplication.clipboard().setText("")
    press(Qt.Key.Key_L, CONTROL)
    press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == of_table, "from the list of battles, too"


def test_a_battle_and_a_file_are_pasted(window: Window, tmp_path: Path) -> None:
    window.go("battle").visit("example")
    written: list[bytes] = []
    battles = desk_of(window).library.battles
    export_battle(desk_of(window), battle_id=battles.listed()[0].id, write=written.append)
    window.go("printing")
    paste(b"".join(written).decode())
    assert window.strip.words == "The battle is imported." and len(battles.listed()) == 2

    other = tmp_path / "other.tact"
    open_library(other).close()
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(other))])
    QApplication.clipboard().setMimeData(files)
    paste()
    assert window.library_name == "other"


def photo() -> None:
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    QApplication.clipboard().setImage(picture)


def test_a_photo_is_pasted_onto_the_card_looked_at_and_told_of_elsewhere(window: Window) -> None:
    library = library_of(window)
    window.go("library")
    settle()
    card = library.browser.table.current_id()
    photo()
    paste()
    assert desk_of(window).library.card(card).card.picture
    press(Qt.Key.Key_Z, CONTROL)
    assert not desk_of(window).library.card(card).card.picture


@pytest.mark.parametrize("put", [lambda: QApplication.clipboard().clear(),
                                 lambda: QApplication.clipboard().setText("see you on Sunday"),
                                 lambda: QApplication.clipboard().setText("{see you on Sunday}"),
                                 lambda: QApplication.clipboard().setText("[1, 2]\n[3, 4]")])  # fmt: skip
def test_what_nobody_reads_is_told_in_a_sentence(window: Window, put: Callable[[], None]) -> None:
    window.go("muster")
    put()
    paste()
    assert window.strip.words.startswith("Nothing on the clipboard can be read here: ")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "“The clipboard” is "), ("fr", "«\u202fLe presse-papiers\u202f» ")]
)
def test_a_battle_that_arrives_damaged_is_told_of_the_clipboard_not_of_a_file(
    window: Window, language: str, said: str
) -> None:
    window.change_settings(language=language)
    paste('{"format": "tacticien-battle", "version": 1, "steps": 7}')
    assert window.strip.words.startswith(said) and "clipboard." not in window.strip.words


def test_a_field_keeps_its_own_copy_and_paste(window: Window) -> None:
    library = library_of(window)
    window.go("library")
    library.browser.search.setFocus()
    paste("Quetzalia")
    assert library.browser.search.text() == "Quetzalia"
    press(Qt.Key.Key_A, CONTROL)
    QApplication.clipboard().setText("")
    press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "Quetzalia"


def test_another_list_is_held_against_ours_as_a_dropped_file_and_as_a_pasted_picture(
    window: Window, tmp_path: Path
) -> None:
    window.go("muster", armies(window)[0].id)
    settle()
    press(Qt.Key.Key_E, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    (sheet,) = (each for each in window.findChildren(ShareSheet) if each.isVisible())
    click(sheet.forms.buttons[-1])
    path = tmp_path / "theirs.txt"
    path.write_text(FORMS["line"](shared(window)), encoding="utf-8")
    drop_files(sheet.theirs.viewport(), path, proposed=Qt.DropAction.MoveAction)
    same = sheet.verdict.text()
    assert same and sheet.theirs.toPlainText() == path.read_text(encoding="utf-8")
    sheet.theirs.clear()
    QApplication.clipboard().setImage(picture_of(shared(window)))
    sheet.theirs.setFocus()
    paste()
    assert sheet.verdict.text() == same
    photo()
    paste()
    assert sheet.verdict.text().startswith("No code that can be read")
