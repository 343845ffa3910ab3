"""The whole program on a library of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.library_session import LibrarySession
from desktop.environment.paths import Paths
from desktop.environment.settings import Settings
from desktop.shell.window import Window
from tests.desktop.hands import settle


@pytest.fixture
def window(
    qtbot: QtBot, dressed: QApplication, settings: Settings, tmp_path: Path, new_library: Path
) -> Iterator[Window]:
    """Show the whole program on a library of its own."""
    settings.change(welcomed=True)
    window = Window(settings)
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    session = LibrarySession(window, Paths(tmp_path / "config", tmp_path / "data", tmp_path / "cache"))
    (tmp_path / "data").mkdir()
    session.open(Path(shutil.copy(new_library, tmp_path / "data")))
    settle()
    yield window
    session.close()
