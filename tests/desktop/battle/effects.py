"""The prompt in which an effect is put on a figure, and the sheet that shows it."""

from __future__ import annotations

from desktop.battle.centre.sheet_view import SheetView, sheet_view
from desktop.battle.prompts.effect_prompt import EffectPrompt
from desktop.battle.table import BattleTable
from tests.desktop.battle.hand import Hand


def opened(table: BattleTable, keys: Hand, fighter: str = "a1.1") -> EffectPrompt:
    table.select(fighter)
    keys("u")
    assert isinstance(table.prompt, EffectPrompt)
    return table.prompt


def pick(box: object, data: object) -> None:
    box.setCurrentIndex(box.findData(data))  # type: ignore[attr-defined]


def sheet(table: BattleTable) -> SheetView:
    return sheet_view(table.context, table.selection)
