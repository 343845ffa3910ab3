"""Where the keyboard goes when what had it is hidden: straight to what is asked next, which has a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from tests.desktop.battle.battles import example, open_table, to_activation
from tests.desktop.battle.hand import SHIFT, Hand, settle
from tests.desktop.battle.palette import search


@pytest.fixture
def table(window: Window, desk: Desk) -> BattleTable:
    """Open the rulebook's example."""
    return open_table(window, example(desk))


@pytest.fixture
def ways(table: BattleTable) -> Iterator[list[QWidget]]:
    """Note where the keyboard goes."""
    found: list[QWidget] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        found.append(now) if now is not None else None

    application.focusChanged.connect(note)
    QAccessible.setActive(True)
    yield found
    QAccessible.setActive(False)
    application.focusChanged.disconnect(note)


def said(widget: QWidget) -> tuple[QAccessible.Role, str]:
    """Give the role and the name by which it is heard."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.role(), found.text(QAccessible.Text.Name)


def test_after_the_last_order_the_keyboard_goes_to_the_roll(
    table: BattleTable, ways: list[QWidget], keys: Hand
) -> None:
    keys("\n")
    ways.clear()
    keys("\n")
    assert table.context.game.step == "roll"
    assert len(ways) == 1, ways
    role, name = said(ways[0])
    assert role is not QAccessible.Role.Client and name


def test_a_verb_that_goes_gives_the_keyboard_to_what_is_asked_next(
    table: BattleTable, ways: list[QWidget], keys: Hand
) -> None:
    to_activation(table)
    play = table.centre.button("choice.play_top")
    play.setFocus(Qt.FocusReason.TabFocusReason)
    ways.clear()
    keys(" ")
    assert not play.isVisible()
    assert ways == [table, table.prompt], "who speaks is asked at once"
    assert all(said(each)[1] for each in ways)


@pytest.mark.parametrize("key", [".", "c", "h"])
def test_a_question_that_closes_gives_the_keyboard_back_at_once(
    table: BattleTable, ways: list[QWidget], keys: Hand, key: str
) -> None:
    to_activation(table)
    assert table.context.do(c.PlayTop())
    table.setFocus()
    table.select("b1.1")
    keys(key)
    settle()
    if table.prompt is None:
        pytest.fail("nothing opened")
    ways.clear()
    keys("\x1b")
    assert table.prompt is None
    assert ways == [table], ways


def test_a_card_beside_its_figure_gives_the_keyboard_back_to_the_board(
    table: BattleTable, ways: list[QWidget], keys: Hand
) -> None:
    to_activation(table)
    table.press("a1.1")
    table.figure.more.setFocus(Qt.FocusReason.TabFocusReason)
    ways.clear()
    table.figure.close()
    assert ways == [table]


def test_who_coordinates_the_bonuses_and_the_faces_of_the_roll_are_reached_by_tab(
    table: BattleTable, keys: Hand
) -> None:
    keys("\n\n")
    panel = table.centre.shown
    assert isinstance(panel, StrategicPanel) and panel.page == "roll"
    wanted: set[QWidget] = {*panel.roll.pad.buttons}
    wanted |= {each for side in panel.roll.sides.values() for each in (side.coordinator, side.lines)}
    reached: set[QWidget | None] = set()
    for _ in range(60):
        keys("\t")
        reached.add(QApplication.focusWidget())
    assert wanted <= reached
    panel.roll.pad.buttons[4].setFocus(Qt.FocusReason.TabFocusReason)
    keys("\n")
    assert [side.tactique.dice for side in table.context.game.sides.values()].count((5,)) == 1


@pytest.mark.parametrize("forth", [True, False])
def test_the_parts_of_the_screen_are_reached_from_the_palette(
    window: Window, table: BattleTable, keys: Hand, forth: bool
) -> None:
    to_activation(table)
    table.setFocus()
    keys.press(Qt.Key.Key_F6, held=Qt.KeyboardModifier.NoModifier if forth else SHIFT)
    reached = QApplication.focusWidget()
    table.setFocus()
    words = "Next part of the screen" if forth else "Part of the screen before"
    assert search(window, words)
    keys("\n")
    assert QApplication.focusWidget() is reached
