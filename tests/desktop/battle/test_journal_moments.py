"""The journal shows where a battle is: its first moment, what redo does next, its last step in less room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from db.errors import DiskFull
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.state import Contender
from rules.battle.trial import OpenTrial
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand, settle


@pytest.fixture
def long(window: Window, table: BattleTable, keys: Hand) -> BattleTable:
    """Play a long battle with its journal in view."""
    window.resize(1920, 1080)
    play_on(table, *(c.WriteNote(f"{n} a remark") for n in range(150)))
    if not table.journal.list.isVisible():
        keys("j")
    settle()
    return table


def seen(table: BattleTable, step: int) -> bool:
    """Tell whether the whole line of a step can be read."""
    model, listed = table.journal.model, table.journal.list
    row = model.row_of(step)
    rect = listed.visualRect(model.index(row))
    return row >= 0 and listed.viewport().rect().contains(rect)


def test_the_first_moment_of_a_long_battle_shows_what_redo_does_next(long: BattleTable) -> None:
    first = long.context.play.path[0]
    long.context.go_to(None)
    settle()
    assert seen(long, first)
    long.context.redo()
    settle()
    assert seen(long, first)


def test_a_moment_within_shows_the_step_that_comes_next(long: BattleTable) -> None:
    path = long.context.play.path
    for at in (5, 60, 100):
        long.context.go_to(path[at])
        settle()
        assert seen(long, path[at]) and seen(long, path[at + 1])


def test_the_last_step_stays_in_view_when_a_strip_takes_room(
    long: BattleTable, keys: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise DiskFull

    monkeypatch.setattr(long.context.desk.library.battles, "add_step", full)
    long.context.do(OpenTrial(Contender(name="Wolf", value=6), difficulty=6))
    settle()
    head = long.context.play.head
    assert long.unsaved.isVisible() and head is not None and seen(long, head)
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    keys.press(Qt.Key.Key_Y, held=Qt.KeyboardModifier.ControlModifier)
    assert long.unsaved.isVisible() and seen(long, head)
