"""A token dragged on another one brings both into contact; a refused drop is explained, undo parts them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.battle.dragging import Dragging
from desktop.battle.prompts.contact_prompt import ContactPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from tests.desktop.battle.hand import Hand, undone
from tests.desktop.hands import PLAIN, press, settle

LEFT = Qt.MouseButton.LeftButton


def token(window: Window, table: BattleTable, fighter: str) -> QPoint:
    """Give where a token stands in the window."""
    return table.mapTo(window, table.where(fighter).center())


def drag(window: Window, table: BattleTable, fighter: str, to: QPoint, *, let_go: bool = True) -> None:
    """Drag a token to a point of the window."""
    handle = window.windowHandle()
    start = token(window, table, fighter)
    QTest.mousePress(handle, LEFT, PLAIN, start)
    for part in (0.1, 0.5, 1):
        QTest.mouseMove(handle, start + (to - start) * part)
        settle()
    if let_go:
        QTest.mouseRelease(handle, LEFT, PLAIN, to)
        settle()


def test_a_token_on_a_token_is_a_contact(window: Window, griffon: BattleTable, keys: Hand) -> None:
    drag(window, griffon, "b1.1", token(window, griffon, "a1.1"))
    assert griffon.context.game.contacts == (("a1.1", "b1.1"),)
    assert griffon.prompt is None and not griffon.figure.is_open
    undone(griffon, keys)
    assert not griffon.context.game.contacts


def test_actions_that_are_open_make_way_for_a_contact(
    window: Window, griffon: BattleTable, keys: Hand
) -> None:
    keys("h")
    drag(window, griffon, "b1.1", token(window, griffon, "a1.1"))
    assert griffon.context.game.contacts == (("a1.1", "b1.1"),) and griffon.prompt is None


def test_the_token_is_seen_in_the_hand(window: Window, griffon: BattleTable) -> None:
    middle = griffon.mapTo(window, griffon.centre.geometry().center())
    before = window.grab().toImage()
    drag(window, griffon, "b1.1", middle, let_go=False)
    dragging = griffon.findChild(Dragging)
    assert dragging is not None and dragging.isVisible()
    assert window.grab().toImage().copy(middle.x() - 20, middle.y() - 20, 40, 40) != before.copy(
        middle.x() - 20, middle.y() - 20, 40, 40
    )
    QTest.mouseRelease(window.windowHandle(), LEFT, PLAIN, middle)
    settle()
    assert not dragging.isVisible() and not griffon.context.game.contacts
    assert griffon.prompt is None, "on no token it means nothing"


def test_a_refused_drop_says_why(window: Window, griffon: BattleTable) -> None:
    head = griffon.context.play.head
    drag(window, griffon, "a1.1", token(window, griffon, "a2.1"))
    assert isinstance(griffon.prompt, ContactPrompt)
    assert griffon.prompt.complaint.text(), "its reason stands on the sheet of the first"
    assert griffon.context.play.head == head
    press(Qt.Key.Key_Escape)
    assert griffon.prompt is None


def test_a_press_is_no_drag(window: Window, griffon: BattleTable) -> None:
    QTest.mouseClick(window.windowHandle(), LEFT, PLAIN, token(window, griffon, "b1.1"))
    settle()
    assert griffon.selection == "b1.1" and griffon.figure.is_open


def test_nothing_is_dragged_while_a_question_is_open(
    window: Window, griffon: BattleTable, keys: Hand
) -> None:
    keys("c")
    assert griffon.prompt is not None
    drag(window, griffon, "b1.1", token(window, griffon, "a1.1"))
    assert not griffon.context.game.contacts


@pytest.mark.parametrize("way", ["long", "right"])
def test_all_that_can_happen_to_a_figure_opens_on_it(
    window: Window, griffon: BattleTable, qtbot: QtBot, way: str
) -> None:
    handle, at = window.windowHandle(), token(window, griffon, "b1.1")
    if way == "right":
        QTest.mouseClick(handle, Qt.MouseButton.RightButton, PLAIN, at)
        settle()
    else:
        assert QGuiApplication.styleHints().mousePressAndHoldInterval() < 2000
        QTest.mousePress(handle, LEFT, PLAIN, at)
        qtbot.waitUntil(lambda: griffon.prompt is not None)
        QTest.mouseRelease(handle, LEFT, PLAIN, at)
        settle()
    assert isinstance(griffon.prompt, Menu) and griffon.selection == "b1.1"
    assert "wound" in griffon.prompt.grid.buttons
