"""The library file behind the window: opened, copied, restored, and every trouble with a way out."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from db.errors import DiskFull, LibraryError, Unreachable
from db.library import Library
from db.lock import Lock
from desktop.app import library_session
from desktop.app.library_session import LibrarySession
from desktop.app.single_instance import Instance
from desktop.environment.paths import Paths
from desktop.environment.settings import Settings
from desktop.operations import cards
from desktop.operations.opening import desk_for, open_library
from desktop.shell.backups_sheet import BackupsSheet
from desktop.shell.welcome import Welcome
from desktop.shell.window import Window
from desktop.widgets import ask_file
from desktop.widgets.problem import ProblemPage
from rules.cards import Card
from tests.desktop.fit import cut_labels
from tests.desktop.shell.places import ROWS

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def session(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[LibrarySession]:
    """Give a session for a window of small places, with nothing open yet."""
    window = Window(settings, ROWS)
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    made = LibrarySession(window, Paths(tmp_path / "config", tmp_path / "data", tmp_path / "cache"))
    yield made
    made.close()


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """Give a library with the starter content."""
    path = tmp_path / "data" / "club.tact"
    open_library(path).close()
    return path


def problem(session: LibrarySession) -> ProblemPage:
    """Give the page that says what is wrong."""
    page = session.window.stack.currentWidget()
    assert isinstance(page, ProblemPage)
    assert cut_labels(page) == []
    return page


def ways(session: LibrarySession) -> list[str]:
    """Give the words of the ways out."""
    return [button.text() for button in problem(session).findChildren(QPushButton) if button.isVisible()]


def take(session: LibrarySession, words: str) -> None:
    """Take a way out."""
    next(b for b in problem(session).findChildren(QPushButton) if b.isVisible() and b.text() == words).click()


def test_a_library_that_is_new_is_made_with_the_starter_content(
    session: LibrarySession, tmp_path: Path
) -> None:
    session.open(tmp_path / "data" / "library.tact")
    desk = session.window.desk
    assert desk is not None
    assert len(desk.library.cards()) > 9
    assert session.window.windowTitle() == "library — Tacticien"
    assert session.window.current() is session.window.place("one")
    assert session.window.settings.values.library == str(tmp_path / "data" / "library.tact")


def test_closing_leaves_one_file(session: LibrarySession, library: Path) -> None:
    session.open(library)
    session.close()
    left = {path.name for path in library.parent.iterdir() if path.is_file()}
    assert left <= {"club.tact", "club.tact.lock"}
    assert session.window.desk is None


def test_a_library_that_was_here_and_is_gone_is_missed_not_made_anew(
    session: LibrarySession, library: Path
) -> None:
    library.rename(library.with_name("away"))
    session.open(library, make=False)
    assert ways(session) == ["Retry", "Make a new library there", "Open another library"]
    assert not library.exists()
    library.with_name("away").rename(library)
    take(session, "Retry")
    assert session.window.desk is not None


def test_a_damaged_library_is_restored_and_kept_beside(session: LibrarySession, library: Path) -> None:
    session.open(library)
    desk = session.window.desk
    assert desk is not None
    cards = len(desk.library.cards())
    assert desk.library.backups.make() is not None
    session.close()
    library.write_bytes(library.read_bytes()[:100] + os.urandom(20_000))
    damaged = library.read_bytes()
    session.open(library)
    assert session.window.desk is None
    assert ways(session) == ["Restore a backup", "Open another library"]
    take(session, "Restore a backup")
    sheet = session.window.findChildren(BackupsSheet)[-1]
    assert sheet.table.rowCount() == 1 and not sheet.rule.isVisible()
    assert cut_labels(sheet) == []
    sheet.restore.click()
    assert session.window.desk is not None
    assert len(session.window.desk.library.cards()) == cards
    assert library.with_name("club.damaged1.tact").read_bytes() == damaged
    assert "is restored" in session.window.strip.words


def test_a_backup_is_restored_into_an_open_library(session: LibrarySession, library: Path) -> None:
    session.open(library)
    desk = session.window.desk
    assert desk is not None
    backup = desk.library.backups.make()
    assert backup is not None
    heard: list[bool] = []
    desk.listen(lambda changes: heard.append(changes.whole))
    session.restore(backup.path)
    assert heard == [True]
    assert len(desk.library.backups.listed()) == 2
    assert "is restored" in session.window.strip.words
    session.restore(backup.path.with_name("none.tact"))
    assert session.window.strip.words != ""


def test_a_backup_that_cannot_be_put_in_place_says_what_to_look_at(
    session: LibrarySession, library: Path, tmp_path: Path
) -> None:
    library.write_bytes(os.urandom(20_000))
    session.open(library)
    session.restore(tmp_path / "gone.tact")
    words = session.window.strip.words
    assert words.startswith("The backup could not be restored. Check that its disk is connected")
    assert "No such file" not in words


@pytest.mark.parametrize("content", [b"not a library at all", b""])
def test_a_foreign_file_is_left_alone(session: LibrarySession, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.tact"
    path.write_bytes(content)
    session.open(path)
    assert ways(session)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "newer",
    [
        "UPDATE alembic_version SET version_num = 'from_2040'",
        "UPDATE card_revision SET data = json_set(data, '$.luck', '30') WHERE rowid = 1",
        "UPDATE army_revision SET data = json_set(data, '$.luck', '30') WHERE rowid = 1",
    ],
    ids=["tables", "a field of a card", "a field of a list"],
)
def test_a_newer_library_is_left_alone(session: LibrarySession, library: Path, newer: str) -> None:
    with sqlite3.connect(library) as raw:
        raw.execute(newer)
    raw.close()
    before = library.read_bytes()
    session.open(library)
    assert "newer" in problem(session).sentence.text()
    assert ways(session) == ["Open another library", "Open my first library"]
    assert library.read_bytes() == before
    take(session, "Open my first library")
    assert session.window.windowTitle() == "library — Tacticien"


def take_again(session: LibrarySession) -> None:
    next(b for b in session.window.strip.findChildren(QPushButton) if b.text() == "Retry").click()


def test_a_library_somebody_writes_in_is_read_only_until_retried(
    session: LibrarySession, library: Path
) -> None:
    lock = Lock(library)
    session.open(library)
    assert "here it is read-only" in session.window.strip.words
    desk = session.window.desk
    take_again(session)
    assert "here it is read-only" in session.window.strip.words
    lock.release()
    take_again(session)
    assert desk is not None and session.window.desk is desk, "what is open stays open"
    assert not desk.library.read_only
    assert session.window.strip.words == "The library can be changed again."


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_the_open_library_is_known_by_its_other_names(
    session: LibrarySession, library: Path, link: Callable[[Path, Path], None]
) -> None:
    other = library.with_name("other.tact")
    link(other, library)
    session.open(library)
    session.open(other)
    desk = session.window.desk
    assert desk is not None and desk.library.path == other and not desk.library.read_only
    assert session.window.strip.words == ""


def left_by_a_crash(library: Path, other: Path) -> None:
    """Lay what a crash leaves of a library that was written, without its log where `other` has none."""
    with open_library(library) as opened:
        cards.save_card(desk_for(opened), card=Card("Neuf"))
        left = {suffix: Path(f"{library}{suffix}").read_bytes() for suffix in ("", "-wal")}
    for suffix, data in left.items():
        Path(f"{other}{suffix}").write_bytes(data)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "This library lies in a folder of iCloud. Open it on one computer at a time"),
        ("fr", "Cette bibliothèque se trouve dans un dossier d’iCloud. Ouvrez-la sur un seul ordinateur"),
    ],
)
def test_a_library_in_a_synced_folder_is_told_in_words(
    session: LibrarySession, tmp_path: Path, language: str, words: str
) -> None:
    session.window.change_settings(language=language)
    session.open(tmp_path / "iCloud Drive" / "club.tact", make=True)
    assert words in session.window.strip.words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "This library lies on a network drive"),
        ("fr", "Cette bibliothèque se trouve sur un lecteur réseau"),
    ],
)
def test_a_library_on_a_network_drive_is_told_in_words(
    session: LibrarySession, library: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr("db.whereabouts.on_network", lambda path: True)
    session.window.change_settings(language=language)
    session.open(library)
    assert words in session.window.strip.words


def test_changes_beside_another_name_make_a_library_read_only_and_a_copy_is_the_way_out(
    session: LibrarySession, library: Path, tmp_path: Path
) -> None:
    other, link = tmp_path / "other.tact", tmp_path / "links" / "link.tact"
    left_by_a_crash(library, other)
    link.parent.mkdir()
    link.hardlink_to(other)
    session.open(link)
    desk = session.window.desk
    assert desk is not None and desk.library.read_only
    assert "may lie beside another one" in session.window.strip.words
    assert session.window.strip.verb.text() == "Save a copy"
    session.close()
    assert list(link.parent.iterdir()) == [link]


def test_a_log_of_another_library_is_told_and_a_backup_is_a_way_out(
    session: LibrarySession, library: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.tact"
    left_by_a_crash(library, other)
    other.write_bytes(library.read_bytes())
    session.open(other)
    assert "“other.tact-wal” still holds changes of another library" in problem(session).sentence.text()
    assert ways(session) == ["Retry", "Restore a backup", "Open another library"]
    (tmp_path / "other.tact-wal").rename(tmp_path / "of before")
    take(session, "Retry")
    assert session.window.desk is not None


def test_where_only_the_log_of_a_library_is_left_none_is_made_and_a_backup_is_the_way_out(
    session: LibrarySession, library: Path
) -> None:
    left_by_a_crash(library, library.with_name("other.tact"))
    with open_library(library) as opened:
        count = len(opened.cards())
        assert opened.backups.make() is not None
    library.with_name("other.tact-wal").rename(library.with_name("club.tact-wal"))
    library.unlink()
    ways_out = ["Retry", "Restore a backup", "Make a new library elsewhere", "Open another library"]
    for make in (True, False):
        session.open(library, make=make)
        assert problem(session).sentence.text().startswith("Only “club.tact-wal” is left of this library")
        assert ways(session) == ways_out
        assert not library.exists()
    take(session, "Restore a backup")
    session.window.findChildren(BackupsSheet)[-1].restore.click()
    assert session.library is not None and len(session.library.cards()) == count
    session.close()
    open_library(library).close()


def test_what_is_in_the_way_is_named(session: LibrarySession, library: Path) -> None:
    side = library.with_name("club.tact.lock")
    side.symlink_to(library.with_name("notes.txt"))
    session.open(library)
    assert "“club.tact.lock” beside this library is in the way" in problem(session).sentence.text()
    side.unlink()
    take(session, "Retry")
    assert session.window.desk is not None


def test_who_left_no_name_is_another_program(
    session: LibrarySession, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = Lock(library)
    lock.path.unlink()
    monkeypatch.setattr("db.lock.HELD_HERE", set())
    session.open(library)
    assert session.window.strip.words.startswith("Another program is using this library")
    lock.release()


@pytest.mark.timeout(30)
def test_a_pipe_is_refused(session: LibrarySession, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tact")
    session.open(tmp_path / "pipe.tact")
    assert ways(session) == ["Open another library", "Open my first library"]


def test_a_long_name_says_so_and_offers_another(session: LibrarySession, tmp_path: Path) -> None:
    session.open(tmp_path / f"{'n' * 250}.tact")
    assert "too long" in problem(session).sentence.text()
    assert ways(session)[0] == "Make a new library elsewhere"


def test_a_folder_that_cannot_be_made_says_so(session: LibrarySession, tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    session.open(tmp_path / "data" / "library.tact")
    assert "A library cannot be created there" in problem(session).sentence.text()


def test_a_damaged_log_is_said_with_the_backups_as_the_way_out(
    session: LibrarySession, library: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.tact"
    with open_library(library) as opened:
        assert opened.backups.make() is not None
        cards.save_card(desk_for(opened), card=Card("Neuf"))
        for suffix in ("", "-wal"):
            copy = bytearray(library.with_name(library.name + suffix).read_bytes())
            if suffix:
                copy[-1] ^= 1
            other.with_name(other.name + suffix).write_bytes(copy)
    session.open(other)
    strip = session.window.strip
    assert "your latest changes may be missing" in strip.words
    assert strip.verb.text() == "Restore a backup"
    strip.verb.click()
    assert session.window.findChildren(BackupsSheet)
    session.open(library)
    assert "missing" not in strip.words


def test_a_complaint_goes_with_the_library_it_was_about(session: LibrarySession, library: Path) -> None:
    session.open(library)
    session.window.say("“notes” cannot be read here.", "warn")
    session.open(library.with_name("other.tact"))
    assert session.window.strip.words == ""


def test_unfinished_copies_are_told_once(session: LibrarySession, library: Path) -> None:
    for name in ("club.tact.tacticien.restored", "club.tact.tacticien.part"):
        library.with_name(name).write_bytes(b"half")
    session.open(library)
    assert session.window.strip.words == "2 unfinished copies of an interrupted operation were removed."
    session.close()
    library.with_name("club.tact.tacticien.part").write_bytes(b"half")
    session.open(library)
    assert session.window.strip.words == "1 unfinished copy of an interrupted operation was removed."
    session.window.strip.dismiss()
    session.close()
    session.open(library)
    assert session.window.strip.words == ""


def test_a_library_that_went_while_somebody_had_it_is_told(session: LibrarySession, library: Path) -> None:
    lock = Lock(library)
    session.open(library)
    lock.release()
    library.rename(library.with_name("elsewhere.tact"))
    take_again(session)
    assert "not there any more" in session.window.strip.words


def test_the_problem_changes_language_too(session: LibrarySession, tmp_path: Path) -> None:
    session.open(tmp_path / "gone.tact", make=False)
    session.window.change_settings(language="fr")
    QCoreApplication.processEvents()
    assert ways(session)[0] == "Réessayer"


def test_a_trouble_with_another_library_leaves_the_open_one(
    session: LibrarySession, library: Path, tmp_path: Path
) -> None:
    session.open(library)
    (tmp_path / "bad.tact").write_bytes(b"x" * 5000)
    session.open(tmp_path / "bad.tact")
    assert session.window.desk is not None
    assert session.window.desk.library.path == library
    assert session.window.strip.words


def test_the_library_menu_opens_makes_and_copies(
    session: LibrarySession, library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.open(library)
    wanted = session.window.library_wanted

    def answer(path: Path) -> None:
        for name in ("getOpenFileName", "getSaveFileName"):
            monkeypatch.setattr(QFileDialog, name, staticmethod(lambda *_: (str(path), "")))

    answer(tmp_path / "copy")
    wanted.emit("copy", "")
    assert (tmp_path / "copy.tact").exists()
    assert "copy.tact" in session.window.strip.words
    answer(library)
    wanted.emit("copy", "")
    assert "already" in session.window.strip.words
    answer(tmp_path / "new")
    wanted.emit("new", "")
    assert session.window.windowTitle() == "new — Tacticien"
    answer(tmp_path / "copy.tact")
    wanted.emit("open", "")
    assert session.window.windowTitle() == "copy — Tacticien"
    wanted.emit("open", str(library))
    assert session.window.windowTitle() == "club — Tacticien"
    wanted.emit("open", str(library))
    assert session.window.desk is not None
    assert not session.window.desk.library.read_only


def test_a_window_for_a_library_that_is_open_elsewhere_closes(
    session: LibrarySession, library: Path, qtbot: QtBot
) -> None:
    first = Instance()
    first.claim(library)
    with qtbot.waitSignal(first.wanted):
        session.open(library)
    assert not session.window.isVisible()
    session.open(library.with_name("mine.tact"))
    with qtbot.waitSignal(first.wanted):
        session.open(library)
    assert session.window.strip.words == "This library is open in another window."
    first.release()
    first.deleteLater()


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_second_start_brings_the_window_forward(session: LibrarySession, library: Path) -> None:
    session.open(library)
    session.window.showMinimized()
    session.instance.wanted.emit("")
    assert not session.window.isMinimized()


@pytest.mark.parametrize(("trouble", "said"), [(DiskFull, "too full to open"), (Unreachable, "open another")])
def test_a_disk_that_fails_at_opening_is_told_of_the_library_not_of_what_was_saved(
    session: LibrarySession,
    library: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: type[LibraryError],
    said: str,
) -> None:
    def fails(path: Path, *, read_only: bool = False) -> Library:
        raise trouble(path=str(path))

    monkeypatch.setattr(library_session, "open_library", fails)
    session.open(library)
    words = " ".join(label.text() for label in problem(session).findChildren(QLabel))
    assert said in words and "save" not in words


def test_a_trouble_nobody_met_is_said_and_is_no_bug(session: LibrarySession) -> None:
    assert session.tell(DiskFull())
    assert "disk is full" in session.window.strip.words
    assert not session.tell(RuntimeError("a bug"))


# The first start ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "place", "argument"),
    [
        ("example:confrontation", "battle", ("example", "confrontation")),
        ("example:monconf", "battle", ("example", "monconf")),
        ("example:eclats", "battle", ("example", "eclats")),
        ("card", "library", "new"),
        ("import", "library", "import"),
    ],
)
def test_the_first_start_offers_each_game_and_three_ways_more_once(
    session: LibrarySession,
    library: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
    place: str,
    argument: object,
) -> None:
    went: list[tuple[str, object]] = []
    monkeypatch.setattr(session.window, "go", lambda key, asked=None: went.append((key, asked)))
    session.window.settings.change(welcomed=False)
    session.open(library)
    page = session.window.stack.currentWidget()
    assert isinstance(page, Welcome)
    assert page.ways["example:confrontation"].hasFocus(), "the keyboard begins at what has a name"
    assert page.people.accessibleName() == "Your people" and page.dice.accessibleName() == "Dice"
    assert [button.text() for button in page.ways.values()] == [
        "Play the example of Confrontation", "Play the example of MonCon’F", "Play the example of ÉCLATS",
        "Enter a card", "Import", "Restore",
    ]  # fmt: skip
    assert page.people.count() > 10
    page.ways[way].click()
    assert went == [(place, argument)]
    assert session.window.settings.values.welcomed
    session.close()
    session.open(library)
    assert went[-1] == ("one", None)


def test_who_goes_his_own_way_is_not_greeted_again(session: LibrarySession, library: Path) -> None:
    window = session.window
    window.settings.change(welcomed=False)
    session.open(library)
    assert isinstance(window.stack.currentWidget(), Welcome)
    window.verbs.actions["window.two"].trigger()
    assert window.current() is window.place("two")
    assert Settings.load(window.settings.path).values.welcomed
    window.go("one")
    session.close()
    session.open(library)
    assert window.current() is window.place("one")


def test_who_closes_the_window_at_once_is_greeted_again(session: LibrarySession, library: Path) -> None:
    session.window.settings.change(welcomed=False)
    session.open(library)
    session.window.close()
    session.close()
    assert not Settings.load(session.window.settings.path).values.welcomed


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(640, 400, 100), (800, 600, 100), (800, 600, 150), (1024, 700, 150), (1280, 720, 100), (1366, 768, 150)],
)
def test_no_word_of_the_welcome_is_cut(
    session: LibrarySession,
    library: Path,
    qtbot: QtBot,
    language: str,
    width: int,
    height: int,
    scale: int,
) -> None:
    window = session.window
    window.settings.change(welcomed=False)
    session.open(library)
    window.change_settings(language=language, scale=scale)
    window.resize(width, height)
    QCoreApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, Welcome)
    assert cut_labels(page) == []
    ways = list(page.ways.values())
    widths, heights = ({size(way) for way in ways} for size in (QWidget.width, QWidget.height))
    assert max(widths) - min(widths) <= 1 and len(heights) == 1, "no way in is larger than another"
    assert window.width() == width and ways[0].height() >= ways[0].sizeHint().height()
    for _ in range(len(ways) + 3):
        held = page.focusWidget()
        seen = QRect(held.mapTo(page, QPoint()), held.size())
        assert page.rect().contains(seen), f"{held.accessibleName() or held.objectName()} is not in view"
        qtbot.keyClick(held, Qt.Key.Key_Tab)


def test_what_is_asked_at_the_first_start_is_kept(
    session: LibrarySession, library: Path, qtbot: QtBot
) -> None:
    session.window.settings.change(welcomed=False)
    session.open(library)
    page = session.window.stack.currentWidget()
    assert isinstance(page, Welcome)
    rolled = page.dice.findChild(QPushButton, "rolled")
    qtbot.mouseClick(rolled, Qt.MouseButton.LeftButton)
    page.people.activated.emit(2)
    values = Settings.load(session.window.settings.path).values
    assert values.dice.rolls
    assert values.people == page.people.itemData(2)
    assert values.welcomed


def test_the_library_of_the_program_leads_to_the_documents_and_the_players_own_to_its_folder(
    session: LibrarySession, library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    asked: list[Path] = []
    proposed: list[str] = []

    def look(_parent: object, _title: str, folder: str, *_: object) -> tuple[str, str]:
        asked.append(Path(folder) if Path(folder).is_dir() else Path(folder).parent)
        proposed.append("" if Path(folder).is_dir() else Path(folder).name)
        return "", ""

    monkeypatch.setattr(ask_file, "LAST", ask_file.LastFolder())
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, staticmethod(look))
    mine = tmp_path / "club" / "club.tact"
    mine.parent.mkdir()
    library.rename(mine)
    for path, folder in ((library.parent / "library.tact", documents), (mine, mine.parent)):
        session.open(path)
        for verb in ("open", "new", "copy"):
            session.window.want_library(verb)
        assert asked == [folder] * 3
        assert proposed == ["", "", f"{path.stem} (copy).tact"]
        asked.clear()
        proposed.clear()
