"""The command line, run here, and the library that it is told of."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app.main import main
from desktop.wording import loader
from tests.desktop.cli.command_line import Answer, Run


@pytest.fixture
def run(qapp: QApplication, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Run the command line here, in English unless it is told otherwise."""

    def do(*arguments: object) -> Answer:
        words = [str(word) for word in arguments]
        code = main(words if "--language" in words else ["--language", "en", *words])
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    yield do
    loader.install(qapp, "en")


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """Give the path of a library that is not there yet."""
    return tmp_path / "club.tact"


@pytest.fixture
def at_club(run: Run, club: Path, new_library: Path) -> Run:
    """Run the command line here on a library that is there already."""
    shutil.copy(new_library, club)
    return partial(run, "--library", club)
