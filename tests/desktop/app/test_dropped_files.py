"""Files dropped anywhere in the window do what opening them would, or one sentence says why not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.muster.list_picture import picture_of
from desktop.operations import army_sheet
from desktop.operations.battle import export_battle
from desktop.operations.opening import open_library
from desktop.operations.packages import pack
from desktop.shell.window import PLACES, Window
from desktop.wording.list_text import Shared
from rules.text import Refusal
from tests.db.exchange import warband
from tests.desktop.app.opened import desk_of, library_of
from tests.desktop.hands import drop_files, press, settle

CONTROL = Qt.KeyboardModifier.ControlModifier
COPY, NOTHING = Qt.DropAction.CopyAction, Qt.DropAction.IgnoreAction


def names(window: Window) -> set[str]:
    return {revision.card.name_fr for revision in desk_of(window).library.cards()}


def deepest(window: Window) -> QWidget:
    """Give the widget in the middle of the place in view."""
    place = window.current()
    assert place is not None
    return place


def battle_file(window: Window, path: Path) -> Path:
    window.go("battle").visit("example")
    written: list[bytes] = []
    battle = desk_of(window).library.battles.listed()[0]
    export_battle(desk_of(window), battle_id=battle.id, write=written.append)
    path.write_bytes(b"".join(written))
    return path


@pytest.mark.parametrize("place", [row.key for row in PLACES])
def test_in_every_place_a_table_a_list_a_battle_and_a_library_arrive(
    window: Window, qtbot: QtBot, tmp_path: Path, place: str
) -> None:
    written = battle_file(window, tmp_path / "sunday.json")
    table = tmp_path / "club.csv"
    table.write_text("name_fr,people,pa\nQuetzalia,Scorpion,12\n", encoding="utf-8")
    strange, folder = tmp_path / "notes.docx", tmp_path / "cards"
    strange.write_bytes(b"PK")
    folder.mkdir()

    shown = window.go(place)
    assert drop_files(shown, strange) is COPY
    assert "“notes.docx”" in window.strip.words and window.current() is shown
    assert drop_files(shown, folder) is COPY
    assert "“cards”" in window.strip.words

    assert drop_files(shown, table, proposed=Qt.DropAction.MoveAction) is COPY, "never moved away"
    library = library_of(window)
    qtbot.waitUntil(lambda: not library.importing.busy)
    settle()
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Quetzalia" in names(window))
    qtbot.waitUntil(lambda: not library.importing.busy)
    library.browse()

    before = len(desk_of(window).library.battles.listed())
    drop_files(window.go(place), written)
    assert window.strip.words == "The battle is imported."
    assert window.current() is window.place("battle")
    assert len(desk_of(window).library.battles.listed()) == before + 1

    other = tmp_path / "other.tact"
    open_library(other).close()
    drop_files(window.go(place), other)
    assert window.library_name == "other"


def test_a_package_and_a_roster_arrive_from_the_table_of_a_battle(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    packed = tmp_path / "club.tactpack"
    assert not isinstance(pack(desk_of(window), path=packed), Refusal)
    window.go("battle").visit("example")
    settle()
    drop_files(deepest(window), packed)
    library = library_of(window)
    qtbot.waitUntil(lambda: not library.exchange.busy)
    settle()
    assert window.current() is library and window.strip.words


def test_the_report_of_an_import_makes_room_for_the_files_that_come_next(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    library = library_of(window)

    def page_is(*, done: bool) -> bool:
        page = library.foreign.page
        return page is not None and library.pages.currentWidget() is page and page.is_done is done

    odd = warband.army().replace(b"</characteristic>", b" TODO</characteristic>", 1)
    for name, data in (("s.gst", warband.system()), ("g.cat", odd)):
        (tmp_path / name).write_bytes(data)
    drop_files(window.go("library"), tmp_path / "s.gst", tmp_path / "g.cat")
    qtbot.waitUntil(lambda: page_is(done=False))
    settle()
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page_is(done=True))
    assert "Guard" in {revision.card.name_en for revision in desk_of(window).library.cards()}
    (tmp_path / "g.cat").write_bytes(warband.army(guard=19, revision=2))
    drop_files(library, tmp_path / "g.cat")
    assert window.strip.words != "Finish or leave this page first, then import again."
    qtbot.waitUntil(lambda: page_is(done=False))


def test_what_is_being_entered_is_not_swept_away(window: Window, tmp_path: Path) -> None:
    library = library_of(window)
    window.go("library", "new")
    table = tmp_path / "club.csv"
    table.write_text("name_fr,people,pa\nQuetzalia,Scorpion,12\n", encoding="utf-8")
    drop_files(library, table)
    assert library.pages.currentWidget() is library.editing.page
    assert window.strip.words == "Finish or leave this page first, then import again."


def test_nothing_falls_beneath_a_sheet(window: Window, tmp_path: Path) -> None:
    other = tmp_path / "other.tact"
    open_library(other).close()
    press(Qt.Key.Key_Comma, CONTROL)
    assert drop_files(deepest(window), other) is NOTHING
    assert window.library_name == "club"


def test_a_file_that_falls_on_a_field_is_opened_and_not_written_there(window: Window, tmp_path: Path) -> None:
    other = tmp_path / "other.tact"
    open_library(other).close()
    library = library_of(window)
    window.go("library")
    drop_files(library.browser.search, other)
    assert library.browser.search.text() == ""
    assert window.library_name == "other"


def test_a_photo_that_falls_on_a_card_is_its_picture_and_the_code_of_a_list_is_the_list(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    library = library_of(window)
    window.go("library")
    settle()
    photo = tmp_path / "clone.png"
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(photo))
    table, row = library.browser.table, 3
    card = library.model.rows[row].card_id
    at = QPoint(60, table.rowViewportPosition(row) + 10)
    assert drop_files(table.viewport(), photo, at=at) is COPY
    assert desk_of(window).library.card(card).card.picture
    assert table.current_id() == card, "and it is looked at"
    library.undo()
    assert not desk_of(window).library.card(card).card.picture

    army = desk_of(window).library.armies()[0]
    code = tmp_path / "code.png"
    assert picture_of(Shared.of(desk_of(window), army_sheet.sheet(desk_of(window), army.id))).save(str(code))
    before = len(desk_of(window).library.armies())
    drop_files(table.viewport(), code, at=at)
    qtbot.waitUntil(lambda: len(desk_of(window).library.armies()) == before + 1)
    assert not desk_of(window).library.card(card).card.picture
