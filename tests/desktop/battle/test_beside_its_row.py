"""What is open beside a row stays beside it: in a window of another size, and while the lists scroll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle.battles import large, open_active
from tests.desktop.battle.hand import CONTROL, Hand, settle

Opened = Callable[[BattleTable, Hand], object]


def actions(_table: BattleTable, keys: Hand) -> None:
    keys("h")


def verbs(table: BattleTable, keys: Hand) -> None:
    table.select("b9.1")
    keys(".")


def gems(table: BattleTable, keys: Hand) -> None:
    table.select("a7.1")
    keys.press(Qt.Key.Key_G, held=CONTROL)


def card(table: BattleTable, _keys: Hand) -> None:
    table.press("a4.1")


def placed(table: BattleTable) -> QRect:
    """Give where the question or the card in view stands."""
    settle()
    if table.prompt is not None:
        assert table.prompt.isVisible()
        return table.prompt.placed
    assert table.figure.is_open
    return table.figure.popover.geometry()


def closed(table: BattleTable) -> None:
    table.figure.close()
    if table.prompt is not None:
        table.prompt.close_panel()


SMALL, USUAL, LARGE = (900, 640), (1280, 720), (1600, 900)


@pytest.mark.parametrize(("before", "size"), [(USUAL, SMALL), (SMALL, USUAL), (USUAL, LARGE)], ids=str)
@pytest.mark.parametrize("open_it", [actions, verbs, card])
def test_it_stands_where_it_would_open_in_a_window_of_another_size(
    window: Window, desk: Desk, keys: Hand, open_it: Opened, before: tuple[int, int], size: tuple[int, int]
) -> None:
    window.resize(*before)
    table = open_active(window, large(desk))
    keys("p\x1b")
    open_it(table, keys)
    settle()
    window.resize(*size)
    window.make_room()  # as it does once the size has come to rest
    stands = placed(table)
    closed(table)
    open_it(table, keys)
    assert placed(table) == stands


@pytest.mark.parametrize("open_it", [gems, card])
def test_it_follows_its_row_while_the_list_scrolls(
    window: Window, desk: Desk, keys: Hand, open_it: Opened
) -> None:
    window.resize(1280, 720)
    first, second = large(desk)
    table = open_active(window, (replace(first, cards=(*first.cards, *first.cards[:8])), second))
    open_it(table, keys)
    before, bar = placed(table), table.sides["a"].roster.verticalScrollBar()
    bar.setValue(60)
    assert bar.value() == 60
    assert placed(table).top() < before.top()
