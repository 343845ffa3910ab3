"""A key of the battle is a row: every system takes it or leaves it on purpose, and somebody does it."""

from __future__ import annotations

import pytest

from desktop.battle.keys import SHARED
from desktop.battle.pieces import pieces_of
from desktop.battle.screen import screen_of
from desktop.battle.table import Table
from rules.systems import KINDS

LEFT: dict[str, str] = {
    "confrontation": "",
    "monconf": "reserve_top play_both",  # Temporiser and Assaut général
    "eclats": "play_top reserve_top play_reserve play_both refuse stun wound gem spend_gem gems faith "
    "spend_faith count_faith contacts row_done row_skipped step_done step_skipped another_turn one_more "
    "one_fewer referee order_a order_b",
}
"""The shared rows that a system has no use for."""


@pytest.mark.parametrize("system", KINDS)
def test_a_system_takes_each_shared_row_or_leaves_it_on_purpose(system: str) -> None:
    taken = {row.id for row in screen_of(pieces_of(system)).keys}
    missing = [name for name in SHARED if name not in taken]
    assert missing == LEFT[system].split(), (
        f"a key of desktop/battle/keys.py that {system} has not: name it in the keys of its SCREEN "
        f"(desktop/battle/systems/{system}.py, desktop/battle/{system}/keys.py), or in LEFT here"
    )


@pytest.mark.parametrize("system", KINDS)
def test_each_row_of_a_system_has_its_gesture(system: str, table: Table) -> None:
    hands = screen_of(pieces_of(system)).hands
    for row in screen_of(pieces_of(system)).keys:
        assert hasattr(hands, row.id) or (row.id in SHARED and callable(table.verb(row.id))), (
            f"nobody does {row.id}: a method of that name of {hands}, or a line in Table._verbs"
        )


@pytest.mark.parametrize("system", KINDS)
def test_a_button_has_a_row_with_short_words(system: str) -> None:
    screen = screen_of(pieces_of(system))
    for verb in screen.verbs:
        row = screen.row(verb)
        assert row is not None and row.short, f"{verb}: a row of the keys of {system}, with its `short` words"
