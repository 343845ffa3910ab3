"""Which row of a phase is lit after undo and redo."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.battle.table import BattleTable
from desktop.battle.tasks.page import TasksPage
from rules.battle import commands as c
from rules.battle.rows import rows
from rules.battle.ruleset import RowSource
from tests.desktop.battle.battles import to_upkeep
from tests.desktop.battle.hand import Hand

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_undo_leads_back_to_the_row_that_is_open_again(table: BattleTable, keys: Hand) -> None:
    for key in ("a1.1", "a2.1", "b1.1"):
        table.context.do(c.Stun(key))
    to_upkeep(table)
    page = table.centre.page_like(TasksPage)
    found = rows(table.context.play.table, table.context.game)
    first = next(row for row in found if row.rule.source is RowSource.STUNNED)
    page.choose(first.id)
    keys("d")
    second = page.row
    keys("i")
    third = page.row
    assert second is not None and third is not None and len({first.id, second.id, third.id}) == 3
    for row in (second, first):
        keys.press(Qt.Key.Key_Z, held=CONTROL)
        assert page.row is not None and page.row.id == row.id and page.row.open
        assert table.selection == row.fighter
    keys.press(Qt.Key.Key_Y, held=CONTROL)
    assert page.row is not None and page.row.id == second.id, "the first one is dealt with once more"
    keys("d")
    assert table.context.game.rows == {first.id: "done", second.id: "done"}
    keys("ee")
    assert table.context.game.turn == 2
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert page.row is not None and page.row.open
