"""Dress the program for these tests, and undress it after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import make
from desktop import theme, words_loader
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.settings import Settings, ThemeChoice
from desktop.window import Window
from tests.desktop.chrome.places import ROWS


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """Add the bundled fonts and compile the words, once."""
    theme.add_fonts()
    make.compile_words()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication, fonts: None) -> Iterator[QApplication]:
    """Wear light colours at 100 %, in English; whatever a test changes is put back."""
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    words_loader.install(qapp, "en")
    yield qapp
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    words_loader.install(qapp, "en")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Give settings of a player who was welcomed already, in English."""
    made = Settings(tmp_path / "config" / "settings.json")
    made.change(welcomed=True, language="en", theme=ThemeChoice.LIGHT)
    return made


@pytest.fixture
def desk() -> Desk:
    """Give a desk without a library: the chrome never looks into it."""
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
