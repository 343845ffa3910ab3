"""Digits choose a figure of the speaking cards as every keyboard writes them, with or without Shift."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.typed_keys import AZERTY
from rules.battle.setup import ListedCard, SideSetup
from tests.desktop.battle.battles import example, open_active
from tests.desktop.battle.hand import Hand


@pytest.fixture
def ten(window: Window, desk: Desk) -> BattleTable:
    """Let a card of ten figures speak."""
    first, second = example(desk)
    crowd = SideSetup(
        name="Griffon", people="griffins", cards=(ListedCard(sheet=first.cards[0].sheet, figures=10),)
    )
    table = open_active(window, (crowd, second), first="a")
    return table


def test_a_french_or_belgian_row_of_digits_chooses_without_shift(ten: BattleTable, keys: Hand) -> None:
    ten.setFocus()
    keys("p")
    assert len(ten.context.game.speaking) == 1
    for text, number in [*AZERTY.items(), *((str(digit), digit) for digit in range(1, 10))]:
        ten.select("a1.5")
        typed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(ten, typed)
        expected = {"-": 5, "à": 5}.get(text, number)  # − is a verb, and nobody is the 0th
        assert ten.selection == f"a1.{expected}", text
