"""The sheet of a figure tells the key of its card as it is in force, and none that does another thing now."""

from __future__ import annotations

import pytest

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from tests.desktop.battle.battles import example, open_table
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card


def hints(table: BattleTable) -> list[str]:
    """Give what the sheet of the chosen figure says of its card."""
    return [words for words in figure_card(table).visible_strings() if words.startswith("See the card")]


def keys_shown(table: BattleTable) -> list[str]:
    """Give the keys over the sheet of the chosen figure."""
    return [spot.key for spot in figure_card(table).key_spots()]


def test_a_key_that_the_player_chose_is_told_at_once(window: Window, table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    assert hints(table) == ["See the card (C)"] and keys_shown(table) == ["C"]
    window.change_settings(shortcuts={"battle.card": "I"})
    settle()
    assert hints(table) == ["See the card (I)"] and keys_shown(table) == ["I"]
    keys("i")
    assert table.prompt is not None, "that key shows the card"
    keys("\x1b")
    window.change_settings(shortcuts={"battle.card": "Ctrl+F9"})
    settle()
    assert hints(table) == ["See the card (Ctrl+F9)"]
    window.change_settings(shortcuts={"battle.card": ""})
    settle()
    assert hints(table) == ["See the card"]


@pytest.mark.parametrize(
    ("key", "order", "roll", "first"),
    [
        ("C", "See the card (C)", "See the card", "See the card (C)"),
        ("O", "See the card", "See the card", "See the card (O)"),
        ("Shift+O", "See the card", "See the card", "See the card (Shift+O)"),
        ("I; C", "See the card (I)", "See the card (I)", "See the card (I)"),
        ("C; I", "See the card (C)", "See the card (I)", "See the card (C)"),
        ("5", "See the card", "See the card", "See the card (5)"),
        ("Ctrl+F9", "See the card (Ctrl+F9)", "See the card (Ctrl+F9)", "See the card (Ctrl+F9)"),
    ],
)
def test_a_key_that_the_strategic_phase_reads_is_not_told(
    window: Window, desk: Desk, key: str, order: str, roll: str, first: str
) -> None:
    window.change_settings(shortcuts={"battle.card": key})
    table = open_table(window, example(desk))
    table.select("a1.1")
    assert hints(table) == [order]
    for side in "ab":
        assert table.context.do(c.Ready(side))
    settle()
    assert hints(table) == [roll]
    assert table.context.do(c.DeclareWinner("a"))
    settle()
    assert hints(table) == [first]
