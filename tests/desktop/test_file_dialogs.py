"""Every file dialog of the program, walked with the real dialog until the file lies on the disk, or is here.

What asks for a file is found in the source: one that nobody walks fails here.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from db.schema import is_library
from desktop.app.library_session import LibrarySession
from desktop.environment.paths import Paths
from desktop.environment.settings import Settings
from desktop.library.place import LibraryPlace
from desktop.muster.share_sheet import ShareSheet
from desktop.operations.battle import export_battle
from desktop.operations.desk import Desk
from desktop.printing.place import PrintingPlace
from desktop.shell.report_sheet import ReportSheet
from desktop.shell.window import Window
from desktop.widgets import ask_file
from tests.desktop.file_dialogs import (
    Dialogs,
    cancel,
    cancel_by_mouse,
    no,
    pick,
    take_by_mouse,
    take_proposed,
    then,
    type_path,
    yes,
)
from tests.desktop.hands import click, press, settle, write
from tests.house.source import files

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
# Without a screen Qt says so of dialogs, and of the names that pop up while one is typed.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
ASKING = {"ask_where", "ask_which", "ask_which_ones"}


@dataclass
class Scene:
    """The program at work on a library, with a folder for what is written."""

    window: Window
    session: LibrarySession
    folder: Path
    qtbot: QtBot

    @property
    def desk(self) -> Desk:
        """The desk of the library that is open now."""
        assert self.window.desk is not None
        return self.window.desk

    def find(self, words: str) -> None:
        """Do a verb by its words in the palette."""
        press(Qt.Key.Key_K, CONTROL)
        write(f"{words}\n")

    @property
    def library(self) -> LibraryPlace:
        """The place of the cards."""
        place = self.window.place("library")
        assert isinstance(place, LibraryPlace)
        return place

    def come_back(self) -> None:
        """Return to the window, as a system does once a dialog is closed."""
        self.window.activateWindow()
        settle()

    def play(self) -> str:
        """Open the example's battle; give its id."""
        self.window.go("battle").visit("example")
        settle()
        return str(self.desk.library.battles.listed()[0].id)


@pytest.fixture
def scene(
    qtbot: QtBot,
    dressed: QApplication,
    settings: Settings,
    tmp_path: Path,
    new_library: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Scene]:
    """Open the program on a library, and begin dialogs in an empty folder."""
    folder = tmp_path / "out"
    folder.mkdir()
    monkeypatch.setattr(ask_file, "LAST", ask_file.LastFolder(folder))
    window = Window(settings)
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    session = LibrarySession(window, Paths(tmp_path / "config", tmp_path / "data", tmp_path / "cache"))
    session.open(Path(shutil.copy(new_library, folder)))
    settle()
    yield Scene(window, session, folder, qtbot)
    session.close()


# -- the doors --------------------------------------------------------------------------------------

Reach = Callable[[Scene], None]


@dataclass
class Door:
    """A way to a dialog: what asks there, and the keys that lead to it."""

    where: str
    reach: Reach
    prepare: Reach = lambda _scene: None


@dataclass
class Writes(Door):
    """A dialog to write, with what must be in the file; ``proposes`` is the name in it, "" for none."""

    ending: str = ""
    holds: Callable[[Path], bool] = Path.exists
    proposes: str = ""
    replaces: bool = True
    folder: Callable[[Scene], Path] = lambda scene: scene.folder


@dataclass
class Reads(Door):
    """A dialog to read: the file that lies there, and how one sees that it arrived."""

    makes: Callable[[Scene, Path], None] = lambda _scene, _path: None
    name: str = ""
    state: Callable[[Scene], object] = field(default=lambda _scene: None)


def begins(start: bytes) -> Callable[[Path], bool]:
    """Hold that a file begins so."""
    return lambda path: path.read_bytes().startswith(start)


def says(words: str) -> Callable[[Path], bool]:
    """Hold that a text says something."""
    return lambda path: words in path.read_text(encoding="utf-8")


def library(scene: Scene) -> None:
    scene.window.go("library")
    settle()


def menu(row: int) -> Reach:
    """Take a row of the menu of the library file."""

    def reach(_scene: Scene) -> None:
        press(Qt.Key.Key_O, CONTROL)
        for _ in range(row):
            press(Qt.Key.Key_Down)
        write("\n")

    return reach


def backups(key: str) -> Reach:
    """Press a key of the page of backups."""

    def reach(_scene: Scene) -> None:
        press(Qt.Key.Key_B, CONTROL)
        write(key)

    return reach


def laid_out(scene: Scene) -> None:
    """Wait for the pages of the army in view."""
    place = scene.window.go("printing")
    assert isinstance(place, PrintingPlace)
    scene.qtbot.waitUntil(lambda: place.actions_set["printing.save"].isEnabled(), timeout=20_000)
    place.press.wait()
    settle()


def shared(scene: Scene) -> ShareSheet:
    """Open the sheet that shares the list in view."""
    scene.window.go("muster")
    settle()
    press(Qt.Key.Key_E, CONTROL | SHIFT)
    return next(each for each in scene.window.findChildren(ShareSheet) if each.isVisible())


def share(scene: Scene) -> None:
    shown = [each for each in scene.window.findChildren(ShareSheet) if each.isVisible()]
    sheet = shown[0] if shown else shared(scene)
    for _ in range(12):
        if QApplication.focusWidget() is sheet.save:
            break
        press(Qt.Key.Key_Tab)
    write("\n")


def compared(scene: Scene) -> None:
    """Open the page that compares with another list."""
    sheet = shared(scene)
    click(sheet.forms.buttons[-1])
    assert sheet.forms.choice() == "compare"


def compare(scene: Scene) -> None:
    click(sheet_of(scene).open_file)


def sheet_of(scene: Scene) -> ShareSheet:
    return next(each for each in scene.window.findChildren(ShareSheet) if each.isVisible())


def battle_list(scene: Scene) -> None:
    """Show the list of battles with one in it."""
    scene.play()
    press(Qt.Key.Key_L, CONTROL)


def table(scene: Scene) -> None:
    scene.play()


def write_cards(_scene: Scene, path: Path) -> None:
    path.write_text(f"name_fr,people,pa\n{path.stem},Scorpion,12\n", encoding="utf-8")


def write_battle(scene: Scene, path: Path) -> None:
    battle = scene.play()
    written: list[bytes] = []
    export_battle(scene.desk, battle_id=battle, write=written.append)
    path.write_bytes(b"".join(written))
    press(Qt.Key.Key_L, CONTROL)


def write_picture(_scene: Scene, path: Path) -> None:
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red if path.stem == "mine" else Qt.GlobalColor.blue)
    assert picture.save(str(path))


def write_library(scene: Scene, path: Path) -> None:
    """Copy the library as it is now, then change it."""
    scene.desk.library.backups.save_copy(path)


def write_line(scene: Scene, path: Path) -> None:
    path.write_text(sheet_of(scene).words, encoding="utf-8")


def cards(scene: Scene) -> object:
    """Count the cards, once a table that is being read is in; its columns are taken as they are guessed."""
    importing = scene.library.importing
    scene.qtbot.waitUntil(lambda: not importing.busy)
    page = importing.wizard.page
    if page is not None and page.isVisible():
        write("\n")
        scene.qtbot.waitUntil(lambda: not importing.busy)
    return len(scene.desk.library.cards())


def pictures(scene: Scene) -> object:
    return {revision.card.picture for revision in scene.desk.library.cards()}


def battles(scene: Scene) -> object:
    return len(scene.desk.library.battles.listed())


def library_name(scene: Scene) -> object:
    return scene.window.library_name, id(scene.window.desk)


def verdict(scene: Scene) -> object:
    sheet = sheet_of(scene)
    said = sheet.verdict.text()
    sheet.theirs.clear()
    return said


def key(letter: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Reach:
    """Press one key."""
    return lambda _scene: press(letter, held)


def report(scene: Scene) -> None:
    """Save the report from its sheet, which is open the second time."""
    shown = [each for each in scene.window.findChildren(ReportSheet) if each.isVisible()]
    if not shown:
        scene.find("report a problem")
        shown = [each for each in scene.window.findChildren(ReportSheet) if each.isVisible()]
    shown[0].save.setFocus()
    write("\n")


def of_manual(_scene: Scene) -> None:
    """Save the manual from its own window."""
    press(Qt.Key.Key_F1)
    press(Qt.Key.Key_S, CONTROL)


def find(words: str) -> Reach:
    """Do a verb by its words in the palette."""
    return lambda scene: scene.find(words)


DOORS: Sequence[Door] = (
    Writes("file_exchange.export", key(Qt.Key.Key_E, CONTROL | SHIFT), library, ".xlsx", begins(b"PK"),
           "cards.xlsx"),
    Writes("file_exchange.pack", find("save as a package"), library, ".tactpack", begins(b"PK"),
           "club.tactpack"),
    Writes("library_session._ask_new", menu(2), ending=".tact", holds=is_library, replaces=False),
    Writes("library_session._ask_new", menu(3), ending=".tact", holds=is_library, replaces=False),
    Writes("library_session._ask_new", backups("s"), ending=".tact", holds=is_library, replaces=False),
    Writes("handing.save", key(Qt.Key.Key_S, CONTROL), laid_out, ".pdf", begins(b"%PDF"),
           "Griffon (V-A-4).pdf", folder=lambda _scene: Path.home() / "Documents"),
    Writes("manual_window.save", of_manual, ending=".pdf", holds=begins(b"%PDF"),
           proposes="tacticien-manual.pdf"),
    Writes("saving.save_report", find("save the report"), table, ".txt", says("Griffon"),
           "Griffon – Scorpion (V-A-4).txt"),
    Writes("exchange.export", key(Qt.Key.Key_E), battle_list, ".json",
           lambda path: "steps" in json.loads(path.read_bytes()), "Griffon – Scorpion (V-A-4).json"),
    Writes("exchange.write_page", key(Qt.Key.Key_H), battle_list, ".html",
           lambda path: b"Battle in progress" in path.read_bytes(), "Griffon – Scorpion (V-A-4).html"),
    Writes("exchange.export", find("export"), table, ".json",
           lambda path: "steps" in json.loads(path.read_bytes()), "Griffon – Scorpion (V-A-4).json"),
    Writes("report_sheet._save", report, ending=".txt", holds=says("Qt 6"), proposes="Report.txt"),
    Writes("share_sheet._on_save", share, lambda scene: None, ".txt", says("Griffon"), "Griffon (V-A-4).txt"),
    Reads("receiving.choose", key(Qt.Key.Key_I, CONTROL), library, write_cards, "mine.csv", cards),
    Reads("picturing.choose", find("attach a picture"), library, write_picture, "mine.png", pictures),
    Reads("library_session._choose", menu(1), lambda scene: None, write_library, "other.tact", library_name),
    Reads("backups_sheet._choose", backups("o"), lambda scene: None, write_library, "other.tact",
          library_name),
    Reads("exchange.bring_in", key(Qt.Key.Key_I), lambda scene: None, write_battle, "mine.json", battles),
    Reads("share_sheet._on_open", compare, compared, write_line, "theirs.txt", verdict),
)  # fmt: skip
WRITING = [door for door in DOORS if isinstance(door, Writes)]
READING = [door for door in DOORS if isinstance(door, Reads)]


def asking() -> Iterator[str]:
    """Find every function of the program that asks for a file."""
    for path in files("desktop", suffix=".py"):
        text = path.read_text(encoding="utf-8")
        for function in ast.walk(ast.parse(text)) if any(name in text for name in ASKING) else ():
            if isinstance(function, ast.FunctionDef) and any(
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING
                for node in ast.walk(function)
            ):
                yield f"{path.stem}.{function.name}"


def test_no_dialog_is_left_out_and_none_has_another_door() -> None:
    assert set(asking()) == {door.where for door in DOORS}
    others = [path for path in files("desktop", suffix=".py") if path != Path(ask_file.__file__)]
    assert [
        path for path in others if re.search(r"\bQFileDialog[.(,\n]", path.read_text(encoding="utf-8"))
    ] == []


# -- writing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", WRITING, ids=lambda door: f"{door.where}{door.reach.__name__}")
def test_what_is_saved_lies_on_the_disk(scene: Scene, door: Writes) -> None:
    door.prepare(scene)
    folder = door.folder(scene)
    there = set(folder.iterdir())

    def save(*answers: Callable[..., None]) -> list[Path]:
        with Dialogs(*answers):
            door.reach(scene)
            settle()
        scene.come_back()
        made = [path for path in sorted(folder.iterdir()) if path.suffix == door.ending and path not in there]
        there.update(made)
        return made

    assert save(cancel) == []
    if door.proposes:
        (proposed,) = save(take_proposed)
        assert proposed.name == door.proposes and door.holds(proposed)
    if door.proposes and door.replaces:
        proposed.write_bytes(b"before")
        assert save(then(take_by_mouse, cancel_by_mouse), no) == [] and proposed.read_bytes() == b"before"
        assert save(take_by_mouse, yes) == [] and door.holds(proposed)
    else:
        assert save(cancel_by_mouse) == []
    (typed,) = save(type_path(folder / f"typed{door.ending}"))
    assert typed.name == f"typed{door.ending}" and door.holds(typed)
    (bare,) = save(type_path(folder / "bare", take_by_mouse))
    assert bare.name == f"bare{door.ending}" and door.holds(bare)


# -- reading ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", READING, ids=lambda door: door.where)
def test_what_is_chosen_arrives(scene: Scene, door: Reads) -> None:
    door.prepare(scene)
    path = scene.folder / "chosen" / door.name
    path.parent.mkdir()
    door.makes(scene, path)
    settle()

    def choose(*answers: Callable[..., None]) -> bool:
        before = door.state(scene)
        with Dialogs(*answers):
            door.reach(scene)
            settle()
        scene.come_back()
        return door.state(scene) != before

    assert not choose(cancel)
    assert not choose(then(type_path(path.with_name("gone")), cancel_by_mouse), yes)
    assert choose(type_path(path))
    other = path.with_stem("clicked")
    door.makes(scene, other)
    assert choose(pick(scene.qtbot, other))


def test_a_saved_report_says_where_it_lies_and_opens_the_folder(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def take(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    table(scene)
    target = scene.folder / "report.txt"
    with Dialogs(type_path(target)):
        scene.find("save the report")
    assert str(target) in scene.window.strip.words and target.exists()
    way = next(b for b in scene.window.strip.findChildren(QPushButton) if b.text() == "Open the folder")
    click(way)
    assert opened == [str(target.parent)]


def test_a_report_that_cannot_be_written_is_told(scene: Scene) -> None:
    table(scene)
    target = scene.folder / "away" / "report.txt"
    target.parent.mkdir()
    with Dialogs(then(lambda _dialog: shutil.rmtree(target.parent), type_path(target))):
        scene.find("save the report")
    assert "report" in scene.window.strip.words and not target.exists()
