"""On a large screen a table is read from afar: its text grows with the window, elsewhere it does not."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.battle.table import Table
from desktop.look import theme
from desktop.shell.window import Window
from tests.desktop.battle.hand import settle


def test_the_board_grows_with_the_window(window: Window, table: Table, qtbot: QtBot) -> None:
    before = theme.current().scale
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: theme.current().scale == round(before * 1.44))
    assert table.banner.letters >= 45
    window.go("library")
    assert theme.current().scale == before
    window.go("battle")
    assert theme.current().scale == round(before * 1.44)
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: theme.current().scale == before)


def test_the_text_size_of_the_settings_counts_on_top(window: Window, table: Table, qtbot: QtBot) -> None:
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: theme.current().scale == 144)
    window.change_settings(scale=125)
    assert theme.current().scale == 180
    window.change_settings(scale=100)
    assert theme.current().scale == 144


def test_a_table_leaves_room_that_a_list_of_battles_does_not_need(window: Window, table: Table) -> None:
    slim = window.rail.width()
    window.go("library")
    assert window.rail.width() > slim
    window.go("battle")
    assert window.rail.width() == slim
    assert all(button.toolTip() for button in window.rail.findChildren(type(table.banner.menu)))


def test_a_window_never_grows_over_the_edge_of_its_screen(window: Window, table: Table, qtbot: QtBot) -> None:
    """Larger text and another place are fitted into the window, as small as it is made after a large one."""
    for place in ("library", "muster", "printing", "battle"):
        window.go(place)
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: theme.current().scale == 144)
    window.change_settings(scale=150)
    window.resize(1366, 768)
    for place in ("library", "muster", "printing", "battle"):
        window.go(place)
        settle()
        assert (window.width(), window.height()) == (1366, 768), place
