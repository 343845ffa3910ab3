"""What is no known trouble is kept and offered once, with no name in it that the player did not tick."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.app.crash import CrashKeeper
from desktop.app.program import Program
from desktop.environment import paths
from desktop.environment.crash_reports import of_error, of_fatal, read_report
from desktop.environment.last_steps import LastSteps, read_steps
from desktop.environment.settings import Settings
from desktop.operations import armies
from desktop.operations.opening import desk_for, open_library
from desktop.shell.report_sheet import ReportSheet
from desktop.shell.verbs import WindowVerbs
from tests.desktop.fit import cut_labels, low_targets
from tests.desktop.hands import click, press, settle, write

ROOT = Path(__file__).resolve().parents[3]
NAMES = ("Dimanche", "Bertrand", "Quetzalia")
Start = Callable[[], Program]


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the home of a player who has a list, in a library that is named as he is."""
    home = tmp_path / "Bertrand"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    with open_library(paths.find().library) as library:
        assert isinstance(armies.create(desk_for(library), name="Dimanche"), str)
    Settings.load(paths.find().settings).change(welcomed=True, language="en", menu_bar=False)
    return home


@pytest.fixture
def start(player: Path, dressed: QApplication, qtbot: QtBot) -> Iterator[Start]:
    """Start the program, as often as one likes; each ends before the next begins."""
    running: list[Program] = []

    def leave() -> None:
        for program in running:
            program.window.close()
            program.leave()
            delete(program.window)
        running.clear()

    def begin() -> Program:
        leave()
        program = Program(dressed)
        with qtbot.waitSignal(program.opened):
            program.show()
        program.window.activateWindow()
        settle()
        running.append(program)
        return program

    yield begin
    leave()


def sheet_of(program: Program) -> ReportSheet | None:
    """Give the report in view, None where there is none."""
    found = [each for each in program.window.findChildren(ReportSheet) if each.isVisible()]
    assert len(found) < 2
    return found[0] if found else None


def fall(_verbs: WindowVerbs) -> None:
    """Fail in a way that nobody expects, with the names of things in the words of the error."""
    raise KeyError("Quetzalia", "/home/Bertrand/Dimanche.ros")


SAID = {
    "en": ("Something went wrong. Nothing you confirmed was lost.", "Show the report"),
    "fr": (
        "Quelque chose s’est mal passé. Rien de ce que vous aviez validé n’est perdu.",
        "Ouvrir le rapport",
    ),
}


@pytest.mark.parametrize("language", SAID)
def test_a_bug_behind_a_key_is_told_at_once_and_its_report_names_nobody_unless_ticked(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(WindowVerbs, "toggle_full", fall)
    with qtbot.captureExceptions() as caught:
        program = start()
        program.window.change_settings(language=language)
        program.window.go("muster")
        press(Qt.Key.Key_F11)
        press(Qt.Key.Key_F11)
    assert len(caught) == 2
    window, (sentence, verb) = program.window, SAID[language]
    assert window.strip.words == sentence
    assert len(program.crashes.unseen()) == 1, "the same error is kept once"
    click(next(each for each in window.strip.findChildren(QPushButton) if each.text() == verb))
    settle()
    sheet = sheet_of(program)
    assert sheet is not None and sheet.happened.text() == sentence
    plain = sheet.text.toPlainText()
    for told in ("KeyError", "test_diagnosis.py, line ", "window.full", "place.muster", "Qt 6"):
        assert told in plain
    for name in (*NAMES, str(Path.home()), str(ROOT)):
        assert name not in plain
    write("\n")
    assert QApplication.clipboard().text() == plain, "as it stands in view"
    assert not cut_labels(sheet) and not low_targets(sheet)
    click(sheet.names)
    named = sheet.text.toPlainText()
    assert all(name in named for name in NAMES) and named.startswith(plain)
    click(sheet.copy)
    assert QApplication.clipboard().text() == named
    press(Qt.Key.Key_Escape)
    assert sheet_of(program) is None
    assert sheet_of(start()) is None, "who has seen it is not told again"


def test_a_report_can_be_had_by_the_palette_without_a_bug(start: Start) -> None:
    program = start()
    press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    write("report a problem\n")
    sheet = sheet_of(program)
    assert sheet is not None and sheet.happened.isHidden()
    assert "window.find" in sheet.text.toPlainText()


DYING = """
    import os, signal
    from PySide6.QtCore import QTimer, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication
    from desktop.app.program import Program
    application = QApplication([])
    program = Program(application)
    def die():
        program.window.go("muster")
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
        os.kill(os.getpid(), signal.SIGSEGV)
    program.opened.connect(die)
    program.show()
    application.exec()
    """


def test_a_program_that_dies_at_once_is_offered_at_the_next_start_and_not_after(
    start: Start, player: Path
) -> None:
    died = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(DYING)], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert died.returncode == -signal.SIGSEGV, died.stderr
    program = start()
    sheet = sheet_of(program)
    assert sheet is not None
    assert sheet.happened.text() == "Something went wrong last time. Nothing you confirmed was lost."
    assert program.window.current() is program.window.place("muster"), "nothing was held up"
    told = sheet.text.toPlainText()
    for words in ("Fatal Python error: Segmentation fault", ", in die", "place.muster", "window.settings"):
        assert words in told
    assert not any(name in told for name in (*NAMES, str(ROOT)))
    assert "library" in sheet_names(sheet)
    assert sheet_of(start()) is None


def sheet_names(sheet: ReportSheet) -> str:
    """Tick the names; give what is told then."""
    click(sheet.names)
    return sheet.text.toPlainText()


def test_the_last_steps_outlive_the_program_and_are_no_more_than_forty(tmp_path: Path) -> None:
    steps, file = LastSteps(), tmp_path / "steps.log"
    steps.keep_in(file)
    for number in range(250):
        steps.note(f"verb.{number}", "a\tname\nof two lines")
    found = read_steps(file.read_text(encoding="utf-8"))
    assert [step.what for step in found] == [f"verb.{number}" for number in range(210, 250)]
    assert {step.name for step in found} == {"a name of two lines"}
    assert len(file.read_text(encoding="utf-8").splitlines()) < 250
    steps.leave()
    assert not file.exists()


def test_a_chain_of_errors_is_told_by_kinds_and_places_alone() -> None:
    def fold(deep: int) -> None:
        if deep:
            fold(deep - 1)
        try:
            raise FileNotFoundError(2, "gone", "/home/Bertrand/x")
        except FileNotFoundError as error:
            raise ExceptionGroup("Dimanche", [ValueError("Quetzalia")]) from error

    with pytest.raises(ExceptionGroup) as caught:
        fold(100)
    report = of_error("today", caught.value, caught.value.__traceback__, [])
    assert not any(name in report.error for name in NAMES)
    kinds = [line for line in report.error.splitlines() if not line.startswith(" ")]
    assert kinds == ["FileNotFoundError (2)", "ValueError", "ExceptionGroup"]
    assert "  …" in report.error.splitlines()
    assert all(name in report.named for name in NAMES)
    assert read_report(report.text) == report


def test_of_a_dying_program_only_known_lines_are_told_without_leave() -> None:
    log = (
        "Fatal Python error: Aborted\n\nThread 0x00007f12 [Bertrand] (most recent call first):\n"
        '  File "/home/Bertrand/desktop/app/main.py", line 7 in run\n'
        '  File "/home/Bertrand/Quetzalia", line 8 in a name\nDimanche\n'
    )
    report = of_fatal("today", log, [])
    assert report.error.splitlines() == [
        "Fatal Python error: Aborted", "Thread 0x00007f12", "  main.py, line 7, in run",
    ]  # fmt: skip
    assert read_report("the words of an older release").error == ""


def test_a_report_of_the_same_second_keeps_its_own_file(tmp_path: Path) -> None:
    crashes = CrashKeeper(tmp_path)
    first = crashes.write(ValueError, ValueError(), None)
    second = crashes.write(TypeError, TypeError(), None)
    assert first != second and len(crashes.unseen()) == 2
    assert crashes.write(ValueError, ValueError(), None) == first


def test_a_program_that_died_is_told_later_where_its_report_has_no_room_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / f"fatal-{2**22 + 1}.log"
    log.write_text("Fatal Python error: Aborted\n", encoding="utf-8")
    with monkeypatch.context() as full:
        full.setattr("desktop.app.crash.open_text", no_room)
        watch(tmp_path)
    assert log.exists() and not CrashKeeper(tmp_path).unseen()
    watch(tmp_path)
    assert not log.exists() and len(CrashKeeper(tmp_path).unseen()) == 1


def no_room(path: Path, mode: str) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def watch(folder: Path) -> None:
    crashes = CrashKeeper(folder)
    crashes.install()
    crashes.uninstall()
