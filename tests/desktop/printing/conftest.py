"""The real Printing place on a real library; what it makes beside the window is waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.environment.settings import Settings
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.printing.place import PrintingPlace
from tests.desktop.clocks import at_leisure
from tests.desktop.kept import opened


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def desk(library_file: Path) -> Iterator[Desk]:
    """Open a new library with its starter cards."""
    with opened(library_file) as library:
        yield at_leisure(Desk(library, tables.peoples(), tables.abilities(), int))


@pytest.fixture
def settled(qtbot: QtBot) -> Callable[[PrintingPlace], None]:
    """Wait until the place shows what it was asked for."""

    def wait(place: PrintingPlace) -> None:
        def shown() -> bool:
            return (
                place.actions_set["printing.save"].isEnabled()
                and place.pages.image(place.pages.page) is not None
            )

        qtbot.waitUntil(shown, timeout=20_000)
        place.press.wait()
        QApplication.processEvents()

    return wait


@pytest.fixture
def place(
    qtbot: QtBot, settings: Settings, desk: Desk, settled: Callable[[PrintingPlace], None]
) -> Iterator[PrintingPlace]:
    """Show the place before the starter library."""
    shown = PrintingPlace(settings)
    qtbot.addWidget(shown)
    shown.resize(1200, 800)
    shown.set_desk(desk)
    desk.listen(shown.on_changes)
    shown.show()
    qtbot.waitExposed(shown)
    settled(shown)
    yield shown
    shown.press.stop()
