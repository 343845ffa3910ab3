"""What every test of a window stands on: a program that is dressed, a new library, its window.

A folder says by fixtures of its own what is different there: ``spoken``, ``written_at``, ``player``, ``desk``
or ``window``.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import make
from db.library import Library
from desktop.environment.settings import Settings, SettingValues, ThemeChoice
from desktop.look import theme
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.operations.opening import desk_for, open_library
from desktop.shell.window import Window
from desktop.wording import loader
from tests.desktop import strays
from tests.desktop.clocks import at_leisure
from tests.desktop.kept import SettingsInMind, opened, read_once
from tests.desktop.unpainted import shown_unpainted
from tests.starter import rulebook_starter


@pytest.fixture(scope="session", autouse=True)
def rulebook_library() -> Iterator[None]:
    """Let new libraries begin with the rulebook's example alone: it stays while lists are added."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "starter", rulebook_starter)
        yield


@pytest.fixture(scope="session", autouse=True)
def read_before() -> Iterator[None]:
    """Turn what was read by a test before into the same values."""
    with read_once():
        yield


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """Add the bundled fonts and compile the words, once."""
    theme.add_fonts()
    make.compile_words()


@pytest.fixture(scope="session")
def english(qapp: QApplication) -> None:
    """Speak English from the first test on."""
    make.compile_words()
    loader.install(qapp, "en")


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication, english: None) -> Iterator[None]:
    """Speak English where a test left another language, so that each reads the same words in any order."""
    yield
    speak(qapp, "en")


def speak(application: QApplication, language: str) -> None:
    """Speak a language, where another one is spoken now: to read its words takes as long as a small test."""
    if QLocale().language() != loader.locale_of(language).language():
        loader.install(application, language)


@pytest.fixture
def spoken() -> str:
    """Speak English."""
    return "en"


@pytest.fixture
def written_at() -> int:
    """Write at 100 %."""
    return 100


@pytest.fixture(scope="session")
def watched(qapp: QApplication) -> Iterator[None]:
    """Note what is shown as a window of its own."""
    with strays.noticing():
        yield


@pytest.fixture
def no_strays(watched: None) -> Iterator[None]:
    """Let no part of a page be shown as a window of its own."""
    strays.seen.clear()
    yield
    assert strays.seen == []


@pytest.fixture
def dressed(
    qapp: QApplication, fonts: None, spoken: str, written_at: int, no_strays: None
) -> Iterator[QApplication]:
    """Wear light colours; whatever a test changes is put back."""
    theme.apply(qapp, ThemeChoice.LIGHT, written_at)
    speak(qapp, spoken)
    yield qapp
    # else windows that are closed already would put on the other colours and say everything again
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    speak(qapp, "en")


@pytest.fixture(scope="session")
def new_library(tmp_path_factory: pytest.TempPathFactory, rulebook_library: None) -> Path:
    """Make a new library with its starter cards, once."""
    path = tmp_path_factory.mktemp("new") / "club.tact"
    open_library(path).close()
    return path


@pytest.fixture(scope="session")
def empty_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a library that holds nothing, once."""
    path = tmp_path_factory.mktemp("empty") / "club.tact"
    Library.open(path).close()
    return path


@pytest.fixture
def library_file(tmp_path: Path, new_library: Path) -> Path:
    """Give a new library: a copy, since making one takes longer than most tests."""
    return Path(shutil.copy(new_library, tmp_path))


@pytest.fixture
def desk(library_file: Path) -> Iterator[Desk]:
    """Lay a desk with a new library, which makes no backup as it is closed."""
    library = opened(library_file)
    yield at_leisure(desk_for(library))
    library.close()


@pytest.fixture
def player() -> Mapping[str, str]:
    """Say what else the player of the settings has chosen."""
    return {}


@pytest.fixture
def settings(tmp_path: Path, spoken: str, written_at: int, player: Mapping[str, Any]) -> Settings:
    """Give settings of a player who was welcomed already; they are saved with what is chosen next."""
    chosen = SettingValues(
        welcomed=True, language=spoken, theme=ThemeChoice.LIGHT, scale=written_at, **player
    )
    return SettingsInMind(tmp_path / "config" / "settings.json", chosen)


@pytest.fixture
def window(qtbot: QtBot, dressed: QApplication, settings: Settings, desk: Desk) -> Iterator[Window]:
    """Show the window of a small laptop, unpainted while the test does not look at it."""
    shown = Window(settings)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.set_desk(desk, "club")
    with shown_unpainted(shown):
        yield shown
    shown.set_desk(None)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Let somebody listen, and note every announcement there is."""
    sentences: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            sentences.append(event.message())

    monkeypatch.setattr("desktop.widgets.spoken.tell", note)
    QAccessible.setActive(True)
    yield sentences
    QAccessible.setActive(False)
