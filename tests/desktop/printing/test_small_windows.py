"""Printing in a small window with large text: nothing of it is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from desktop.environment.settings import Settings
from desktop.operations.desk import Desk
from desktop.printing.place import PrintingPlace
from desktop.shell.window import Window
from tests.desktop.fit import cut_labels


@pytest.mark.parametrize("language", ["fr", "en"])
def test_number_and_size_of_the_pages_are_read_whole(
    qtbot: QtBot, settings: Settings, desk: Desk, settled: Callable[[PrintingPlace], None], language: str
) -> None:
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.change_settings(language=language, scale=150)
    window.set_desk(desk, "club")
    window.show()
    qtbot.waitExposed(window)
    place = window.go("printing", desk.library.armies()[0].id)
    assert isinstance(place, PrintingPlace)
    settled(place)
    window.resize(1024, 700)
    settled(place)
    assert window.width() == 1024, "nothing lies beyond the edge of the screen"
    assert place.header.zoom.isVisible() and cut_labels(place) == []
    place.press.stop()
