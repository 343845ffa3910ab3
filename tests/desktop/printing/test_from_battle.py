"""From the battle onto paper by one key, in the real window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.environment.settings import Settings
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.printing.place import PrintingPlace
from desktop.shell.window import Window
from tests.desktop.outcomes import done


def test_one_key_lays_the_battle_in_view_out_on_paper(
    qtbot: QtBot, settings: Settings, desk: Desk, settled: Callable[[PrintingPlace], None]
) -> None:
    play = done(start_example(desk))
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.set_desk(desk, "club")
    window.go("battle")
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    QApplication.processEvents()
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_F, held)
    place = window.current()
    assert isinstance(place, PrintingPlace)
    settled(place)
    assert place.header.name.text() == play.setup.name
    assert place.pages.count == 2
    place.press.stop()
