"""The page of backups: what there is, one more, one restored and put back, a rule that shows what goes."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from db import backup
from db.errors import DiskFull
from db.library import Library
from desktop.app.library_session import LibrarySession
from desktop.environment.paths import Paths
from desktop.environment.settings import Settings
from desktop.operations import cards, safekeeping
from desktop.operations.desk import Desk
from desktop.operations.opening import open_library
from desktop.operations.safekeeping import ThinningRule
from desktop.shell.backups_sheet import BackupsSheet
from desktop.shell.window import Window
from rules.cards import Card
from tests.desktop.fit import cut_labels
from tests.desktop.shell.places import ROWS

Press = Callable[[Qt.Key], None]
OLD = (0.3, 1, 2, 3, 5, 9, 12, 15, 19, 33, 47, 80)
"""How many days before a certain one the backups were made; the oldest by hand."""


@pytest.fixture
def session(
    qtbot: QtBot, dressed: QApplication, settings: Settings, tmp_path: Path
) -> Iterator[LibrarySession]:
    """Give a session whose library has backups of many days."""
    window = Window(settings, ROWS)
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    path = tmp_path / "data" / "club.tact"
    with open_library(path) as library:
        made = library.backups.make("closed")
        assert made is not None
    start, _, end = made.path.name.partition(made.at.strftime("%Y%m%dT%H%M%S"))
    for days in OLD:
        at = datetime(2026, 11, 18, 12, tzinfo=UTC) - timedelta(days=days)
        reason = end.replace("closed", "by-hand") if days == OLD[-1] else end
        shutil.copy(made.path, made.path.with_name(f"{start}{at:%Y%m%dT%H%M%S}{reason}"))
    made.path.unlink()
    session = LibrarySession(window, Paths(tmp_path / "config", tmp_path / "data", tmp_path / "cache"))
    session.open(path)
    yield session
    session.close()


@pytest.fixture
def desk(session: LibrarySession) -> Desk:
    found = session.window.desk
    assert found is not None
    return found


@pytest.fixture
def sheet(session: LibrarySession) -> BackupsSheet:
    """Open the page by its key."""
    session.window.verbs.actions["window.backups"].trigger()
    return session.window.findChildren(BackupsSheet)[-1]


@pytest.fixture
def press(qtbot: QtBot, session: LibrarySession) -> Press:
    def do(key: Qt.Key) -> None:
        qtbot.keyClick(QApplication.focusWidget() or session.window, key)

    return do


def full(*_: object, **__: object) -> None:
    """Be a disk without room for a copy."""
    raise DiskFull(path="x")


def fates(sheet: BackupsSheet) -> str:
    """Tell of each backup whether it goes or stays, by its letter."""
    return "".join(row[4][0] for row in sheet.table.words())


def test_each_backup_tells_when_why_and_what_is_in_it(sheet: BackupsSheet, desk: Desk) -> None:
    rows = sheet.table.words()
    assert len(rows) == 12
    many = len(desk.library.cards())
    assert rows[0][1:3] == ("when closed", f"{many} cards · 2 armies · 0 battles")
    assert rows[-1][1] == "by hand" and rows[0][3].endswith("kB")
    assert cut_labels(sheet) == []


def test_one_is_made_by_hand_beside_the_window(
    qtbot: QtBot, sheet: BackupsSheet, desk: Desk, press: Press
) -> None:
    cards.save_card(desk, card=Card("Neuf"))
    press(Qt.Key.Key_B)
    assert not sheet.new.isEnabled()
    qtbot.waitUntil(lambda: sheet.table.rowCount() == 13)
    row = sheet.table.words()[0]
    assert row[1] == "by hand" and row[4] == "stays" and sheet.new.isEnabled()
    assert row[2].startswith(f"{len(desk.library.cards())} cards")
    assert sheet.table.currentRow() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_B, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_first_one_is_made_by_its_key(
    qtbot: QtBot, session: LibrarySession, desk: Desk, tmp_path: Path, press: Press, key: Qt.Key
) -> None:
    for path in (tmp_path / "data").rglob("*closed*"):
        path.unlink()
    for path in (tmp_path / "data").rglob("*by-hand*"):
        path.unlink()
    session.window.verbs.actions["window.backups"].trigger()
    empty = session.window.findChildren(BackupsSheet)[-1]
    assert empty.table.rowCount() == 0 and empty.empty.isVisible()
    assert empty.rule.geometry().bottom() < empty.told.geometry().top() < empty.rule.geometry().bottom() + 24
    assert empty.new.hasFocus() and not empty.hints[empty.restore].isEnabled()
    press(key)
    qtbot.waitUntil(lambda: empty.table.rowCount() == 1)
    assert empty.table.hasFocus() and not empty.empty.isVisible()


def test_those_of_one_minute_are_told_apart(
    sheet: BackupsSheet, session: LibrarySession, desk: Desk, tmp_path: Path
) -> None:
    newest = desk.library.backups.listed()[0]
    start, _, end = newest.path.name.partition(newest.at.strftime("%Y%m%dT%H%M%S"))
    for seconds in (10, 45):
        shutil.copy(newest.path, newest.path.with_name(f"{start}20261120T1530{seconds}{end}"))
    session.window.verbs.actions["window.backups"].trigger()
    days = [row[0] for row in session.window.findChildren(BackupsSheet)[-1].table.words()]
    assert len(set(days)) == len(days) == 14
    assert [day.count(":") for day in days] == [2, 2, *[1] * 12]


def test_what_thinning_removes_is_shown_before_and_can_be_changed(
    sheet: BackupsSheet, desk: Desk, press: Press
) -> None:
    assert fates(sheet) == "s" * 10 + "gs"
    for name, value in (("last", 2), ("days", 3), ("weeks", 0), ("months", 0)):
        sheet.fields[name].setValue(value)
    assert fates(sheet) == "sss" + "g" * 8 + "s"
    assert sheet.thin.text() == "Remove 8 marked"
    assert len(desk.library.backups.listed()) == 12, "nothing goes by looking"
    assert desk.library.backups.rule() == ThinningRule(2, 3, 0, 0)
    sheet.table.setCurrentCell(10, 0)
    sheet.table.setFocus()
    press(Qt.Key.Key_Space)
    assert fates(sheet) == "sss" + "g" * 7 + "ss"
    press(Qt.Key.Key_T)
    assert len(desk.library.backups.listed()) == 5 == sheet.table.rowCount()


def test_letters_of_the_verbs_do_them_while_a_number_of_the_rule_is_typed(
    sheet: BackupsSheet, desk: Desk, press: Press
) -> None:
    sheet.fields["last"].setFocus()
    press(Qt.Key.Key_2)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_3)
    assert desk.library.backups.rule().last == 2 and sheet.fields["days"].value() == 3
    gone = sheet.thin.text()
    assert gone.startswith("Remove ") and sheet.fields["days"].hasFocus()
    press(Qt.Key.Key_T)
    assert len(desk.library.backups.listed()) == 12 - int(gone.split()[1]) == sheet.table.rowCount()


def test_enter_restores_among_the_backups_and_presses_the_button_it_stands_on(
    sheet: BackupsSheet, session: LibrarySession, desk: Desk, press: Press
) -> None:
    assert sheet.table.hasFocus() and sheet.hints[sheet.restore].isEnabled()
    sheet.fields["last"].setFocus()
    assert not sheet.hints[sheet.restore].isEnabled()
    press(Qt.Key.Key_Return)
    assert sheet.isVisible() and len(desk.library.backups.listed()) == 12
    sheet.thin.setFocus()
    assert not sheet.hints[sheet.restore].isEnabled()
    press(Qt.Key.Key_Return)
    assert len(desk.library.backups.listed()) == 11
    assert sheet.table.hasFocus() and sheet.hints[sheet.restore].isEnabled()


def test_one_is_restored_by_return_and_put_back(
    session: LibrarySession, sheet: BackupsSheet, desk: Desk, press: Press
) -> None:
    cards.save_card(desk, card=Card("Neuf"))
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    library = session.library
    assert library is not None
    assert "Neuf" not in {r.card.name_fr for r in library.cards()}
    assert library.backups.listed()[0].reason == "before-restore"
    assert "is restored" in session.window.strip.words
    session.window.strip.verb.click()
    assert "Neuf" in {r.card.name_fr for r in library.cards()}


def test_all_data_in_one_file_restore_everything(
    session: LibrarySession,
    sheet: BackupsSheet,
    press: Press,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def answer(_parent: object, _title: str, proposed: str, *_: object) -> tuple[str, str]:
        asked.append(Path(proposed).name)
        return str(tmp_path / "all.tact"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    around = [datetime.now().astimezone().date()]
    press(Qt.Key.Key_S)
    around.append(datetime.now().astimezone().date())  # midnight may lie between
    assert asked in [[f"club-{day}.tact"] for day in around]
    library = session.library
    assert library is not None
    with Library.open(tmp_path / "all.tact", read_only=True) as copy:
        assert copy.cards() == library.cards() and copy.armies() == library.armies()
    cards.delete_cards(session.window.desk, card_ids=[library.cards()[0].card_id])  # type: ignore[arg-type]
    many = len(library.cards())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "all.tact"), ""))
    session.window.verbs.actions["window.backups"].trigger()
    press(Qt.Key.Key_O)
    assert len(library.cards()) == many + 1


def test_a_full_disk_is_said_on_the_page(
    qtbot: QtBot, sheet: BackupsSheet, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "copy", full)
    press(Qt.Key.Key_B)
    qtbot.waitUntil(lambda: "no backup was made" in sheet.told.text())
    assert "save" not in sheet.told.text()
    assert sheet.new.isEnabled()
    monkeypatch.undo()
    press(Qt.Key.Key_B)
    qtbot.waitUntil(lambda: sheet.table.words()[0][1] == "by hand")


def test_a_restore_on_a_full_disk_says_that_nothing_was_restored_and_is_tried_again(
    session: LibrarySession, sheet: BackupsSheet, desk: Desk, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards.save_card(desk, card=Card("Neuf"))
    monkeypatch.setattr(backup, "copy", full)
    press(Qt.Key.Key_Return)
    strip = session.window.strip
    assert "nothing was restored" in strip.words and "save" not in strip.words
    assert "Neuf" in {r.card.name_fr for r in desk.library.cards()}
    monkeypatch.undo()
    assert strip.verb.text() == "Retry"
    strip.verb.click()
    assert "is restored" in strip.words
    assert "Neuf" not in {r.card.name_fr for r in desk.library.cards()}


def test_what_cannot_be_read_is_not_restored(session: LibrarySession, desk: Desk) -> None:
    desk.library.backups.listed()[0].path.write_bytes(b"no library")
    session.window.verbs.actions["window.backups"].trigger()
    sheet = session.window.findChildren(BackupsSheet)[-1]
    assert sheet.table.words()[0][2] == "cannot be read"
    assert not sheet.restore.isEnabled()
    sheet.table.setCurrentCell(1, 0)
    assert sheet.restore.isEnabled()


def test_backups_that_nobody_may_see_are_not_said_to_be_none(
    session: LibrarySession, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = desk.library.path.parent / "backups"
    looked = Path.iterdir

    def closed(path: Path) -> Iterator[Path]:
        if path == folder:
            raise PermissionError(13, "Permission denied", str(path))
        return looked(path)

    monkeypatch.setattr(Path, "iterdir", closed)
    session.window.verbs.actions["window.backups"].trigger()
    sheet = session.window.findChildren(BackupsSheet)[-1]
    assert sheet.empty.isVisible() and str(folder) in sheet.empty.sentence.text()
    assert "cannot be looked into" in sheet.empty.sentence.text() and cut_labels(sheet) == []
    sheet.close_panel()
    monkeypatch.undo()
    session.window.verbs.actions["window.backups"].trigger()
    assert session.window.findChildren(BackupsSheet)[-1].table.rowCount() > 0


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_is_cut(session: LibrarySession, language: str, scale: int) -> None:
    session.window.change_settings(language=language, scale=scale)
    QApplication.processEvents()
    session.window.verbs.actions["window.backups"].trigger()
    sheet = session.window.findChildren(BackupsSheet)[-1]
    QApplication.processEvents()
    assert cut_labels(sheet) == []
    assert sheet.table.height() > 3 * sheet.table.rowHeight(0)
    assert (session.window.width(), session.window.height()) == (1280, 800)


def test_a_library_only_read_keeps_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "club.tact"
    open_library(path).close()
    library = open_library(path, read_only=True)
    desk = Desk(library, None, None, int)  # type: ignore[arg-type]
    assert safekeeping.set_rule(desk, rule=ThinningRule(1, 1, 1, 1)) is not None
    assert safekeeping.rule(desk) == ThinningRule()
    library.close()
