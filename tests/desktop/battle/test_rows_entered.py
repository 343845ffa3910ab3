"""Which figure is chosen as a phase of rows opens."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.battle.tasks.page import TasksPage
from rules.battle import commands as c
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import figure_card, strings


def test_the_figure_of_the_lit_row_is_chosen_as_upkeep_opens(table: BattleTable, keys: Hand) -> None:
    for key in ("a1.1", "b1.1"):
        table.context.do(c.Stun(key))
    table.context.do(c.Correct("game", {"phase": "combat"}))
    table.select("b1.1")
    keys("e")
    assert table.context.game.phase == "upkeep"
    page = table.centre.page_like(TasksPage)
    assert page.row is not None and page.row.fighter
    first = page.row.fighter
    assert table.selection == first != "b1.1"
    assert table.context.fighter_name(first) in " ".join(strings(figure_card(table))), "the panel shows it"
    keys("w")
    assert table.context.game.fighters[first].notches > 0
    table.undo()
    table.undo()
    table.select("b1.1")
    table.redo()
    assert table.context.game.phase == "upkeep" and page.row is not None
    assert table.selection == page.row.fighter
    assert table.context.fighter_name(table.selection) in " ".join(strings(figure_card(table)))
