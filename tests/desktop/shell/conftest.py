"""Dress the program for these tests, and undress it after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.environment.settings import Settings
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.operations.opening import desk_for
from desktop.shell.window import Window
from tests.desktop.kept import opened
from tests.desktop.shell.places import ROWS


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def desk() -> Desk:
    """Give a desk without a library: the window never looks into it."""
    return Desk(None, tables.peoples(), tables.abilities(), int)  # type: ignore[arg-type]


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, desk: Desk) -> Window:
    """Show a window with two small places, standing in the first."""
    shown = Window(settings, ROWS)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.set_desk(desk, "club")
    shown.go("one")
    shown.show()
    qtbot.waitExposed(shown)
    return shown


@pytest.fixture
def real_window(qtbot: QtBot, settings: Settings, library_file: Path) -> Iterator[Window]:
    """Show the window with its four places, on a library with the starter content."""
    library = opened(library_file)
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.set_desk(desk_for(library), "club")
    window.show()
    yield window
    window.set_desk(None)
    library.close()
