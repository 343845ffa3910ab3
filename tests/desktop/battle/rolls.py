"""Dice that fall as told, and what the journal tells of them."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.battle.table import BattleTable
from rules.battle.events import Rolled


def falls(table: BattleTable, *dice: int) -> Iterator[int]:
    """Let these dice fall here, and no other."""
    left = iter(dice)
    table.context.desk.roll = lambda _faces: next(left)
    return left


def journal(table: BattleTable) -> tuple[Rolled, ...]:
    return table.context.rolls()
