"""Tab and Shift+Tab go once round all that takes the keyboard, at every moment of the battle screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle.battles import to_activation
from tests.desktop.battle.hand import CONTROL, Hand, settle
from tests.desktop.battle.moments import Begun, confrontation, eclats, moments, monconf
from tests.desktop.tab_round import missed


@pytest.mark.parametrize("game", [confrontation, monconf, eclats])
def test_tab_goes_round_at_every_moment(
    window: Window, desk: Desk, keys: Hand, game: Callable[[Window, Desk], Begun]
) -> None:
    table, typed = game(window, desk)
    settle()
    found = {at: missed(window) for at in moments(table, keys, typed)}
    found = {at: left for at, left in found.items() if left}
    assert not found, found


def test_tab_goes_round_on_the_pages_between_and_at_the_end(window: Window, desk: Desk, keys: Hand) -> None:
    table, _ = confrontation(window, desk)
    found: dict[str, list[str]] = {}
    for some in ("o", "\x1b", "n", "\x1b", "\n\n", "c", "\x1b", "+", "\x1b"):
        keys(some)
        found[f"{some}, {len(found)}"] = missed(window)
    to_activation(table)
    keys.press(Qt.Key.Key_E, held=CONTROL)
    found["the end"] = missed(window)
    keys("p")
    assert QApplication.focusWidget() is table.centre.end.text, "the report is read by keys"
    found["the report"] = missed(window)
    keys.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is table
    found["the end again"] = missed(window)
    found = {at: left for at, left in found.items() if left}
    assert not found, found


def tabbed_to(keys: Hand, wanted: Callable[[QAbstractButton], bool]) -> QAbstractButton:
    """Walk on by Tab to a button."""
    for _ in range(60):
        keys("\t")
        now = QApplication.focusWidget()
        if isinstance(now, QAbstractButton) and wanted(now):
            return now
    raise AssertionError("Tab never leads there")


def test_enter_presses_the_button_that_tab_led_to_and_does_no_verb_of_the_phase(
    griffon: BattleTable, window: Window, keys: Hand
) -> None:
    played = griffon.context.game
    tabbed_to(keys, lambda button: button.accessibleName().startswith("Undo"))
    keys("\n")
    settle()
    assert griffon.context.game.speaking == (), "the card is in the pile again, and nothing else was done"
    keys.press(Qt.Key.Key_Y, held=CONTROL)
    keys("\x1b")
    assert griffon.context.game == played
    tabbed_to(keys, window.rail.isAncestorOf)
    keys("\n")
    settle()
    shown = window.current()
    assert griffon.context.game == played and shown is not None and shown.key != "battle"
