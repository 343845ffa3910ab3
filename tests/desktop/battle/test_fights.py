"""A fight whose last enemy falls keeps its rows on the screen until they are dealt with, by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.fights.page import FightsPage
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.row_words import row_name
from rules.battle import commands as c
from rules.battle.rows import PhaseRow, rows
from tests.desktop.battle.battles import open_combat, seated, squads, to_duel
from tests.desktop.battle.hand import CONTROL, Hand, settle, undone
from tests.stories.tabletop import card

FOOT = card("Garde", "Griffons d’Akkylannie", MOU=10, FOR=9, DIS=3)
FOE = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, RES=1, DIS=2)


def of_fights(table: BattleTable) -> list[PhaseRow]:
    """Give the rows of fights that nobody has dealt with."""
    context = table.context
    return [row for row in rows(context.play.table, context.game) if row.fighters and row.open]


def killed(table: BattleTable, keys: Hand) -> None:
    """Let the guard strike its enemy down with the key of a blow, the highest threshold each time."""
    table.select("a1.1")
    for _ in range(table.context.game.fighters["b1.1"].notches, 9):
        if not table.context.game.fighters["b1.1"].on_table:
            return
        keys("k17\n")
        if table.prompt is not None:
            keys("\n")
    raise AssertionError("nine blows kill")


@pytest.mark.parametrize("decided", [False, True])
def test_the_last_enemy_falls_and_its_pursuit_is_asked_for(
    opened: BattleTable, keys: Hand, window: Window, desk: Desk, decided: bool
) -> None:
    table = opened
    to_duel(table)
    keys("1")  # who is dominant
    if decided:
        keys("d")
    killed(table, keys)
    left = ["initiative", "dice", "passes", "pursuit", "pursued"][3 if decided else 0 :]
    assert [row.rule.id for row in of_fights(table)] == left
    verbs = [button.text() for button in table.centre.verbs.buttons]
    assert "Move done" in verbs if decided else "Decided" in verbs

    again = seated(window, open_battle(desk, battle_id=table.context.play.battle_id))
    assert [row.rule.id for row in of_fights(again)] == left, "after the battle was opened again"
    keys("dd" if decided else "ddd")
    assert of_fights(again) == []
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert [row.rule.id for row in of_fights(again)] == ["pursued"]


def test_a_fight_that_lost_somebody_names_both_camps(window: Window) -> None:
    table = open_combat(
        window, squads(FOOT, FOE, figures=(2, 2)), ("a1.1", "b1.1"), ("a1.1", "b1.2"), ("a1.2", "b1.2")
    )
    (row,) = of_fights(table)
    assert row_name(table.context, row) == "Garde A – Gobelin A, Gobelin B; Garde B – Gobelin B"
    table.context.do(c.Notch("b1.2", 4))
    (row,) = of_fights(table)
    assert row_name(table.context, row) == "Garde A, Garde B – Gobelin A, Gobelin B"


def lit(table: BattleTable) -> str:
    """Give the line of the fights that keys mean."""
    page = table.centre.shown
    assert isinstance(page, FightsPage)
    return page.draft.lit


def test_a_blow_that_was_struck_is_not_proposed_again(window: Window, keys: Hand) -> None:
    guard = card("Garde", "Griffons d’Akkylannie", MOU=10, INI=3, ATT=4, FOR=9, DEF=3, RES=6, DIS=3)
    goblin = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, INI=2, ATT=2, FOR=3, DEF=2, RES=1, DIS=2)
    fought = open_combat(window, squads(guard, goblin, figures=(2, 2)), ("a1.1", "b1.1"))
    keys("5342")
    keys("11\n")
    assert fought.prompt is None and lit(fought) == "struck", "whoever was struck strikes back"
    keys.press(Qt.Key.Key_L, held=CONTROL)
    keys("\n")
    settle()
    place = window.place("battle")
    assert isinstance(place, BattlePlace) and place.table is not None and place.table is not fought
    table = place.table
    assert lit(table) == "struck"
    keys.press(Qt.Key.Key_E)
    assert table.context.game.phase == "upkeep"
    undone(table, keys)
    assert lit(table) == "struck"
    undone(table, keys)
    assert lit(table) == "wound", "taken back, it is to be struck"
    keys.press(Qt.Key.Key_Y, held=CONTROL)
    settle()
    assert lit(table) == "struck"
