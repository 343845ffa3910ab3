"""Start the real program on a home of its own, and hold it to telling every trouble in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

import make
from desktop.app.program import Program
from desktop.environment import paths
from desktop.environment.settings import Settings, ThemeChoice
from desktop.look import theme
from desktop.operations.opening import open_library
from desktop.wording import loader
from tests.hostile.running import Start, stop


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """Add the bundled fonts and compile the words, once."""
    theme.add_fonts()
    make.compile_words()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication, fonts: None) -> Iterator[QApplication]:
    """Speak English in light colours; whatever a test changes is put back."""
    yield qapp
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    loader.install(qapp, "en")


@pytest.fixture
def start(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """Start the program on a library as a player does; at the end all of them are quit."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    settings = Settings.load(paths.find().settings)
    settings.change(welcomed=True, language="en", theme=ThemeChoice.LIGHT)
    running: list[Program] = []

    def begin(library: Path) -> Program:
        program = Program(dressed, library)
        running.append(program)
        with qtbot.waitSignal(program.opened):
            program.show()
        return program

    yield begin
    for program in running:
        stop(program)


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """Give a library with the starter content, in a folder of its own."""
    path = tmp_path / "stick à œufs" / "club.tact"
    open_library(path).close()
    return path


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Answer every dialog for a file with this path."""

    def answer(path: Path) -> None:
        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, name, lambda *_, **__: (str(path), ""))

    return answer
