"""An effect is ended for one figure by one key, for all that have it by another, gain or benefit."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.battle.table import Table
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Bond, Effect, Lasting, Modifier
from tests.desktop.battle.conftest import Hand, strings
from tests.desktop.battle.test_effects import CONTROL, SHIFT, opened


def test_a_benefit_that_others_have_is_switched_off_for_one_and_ended_for_all_by_another_key(
    table: Table, keys: Hand
) -> None:
    aura = Effect(
        source="Aura", fighters=("a1.1", "a1.2"), modifiers=(Modifier("INI", 1, ""),), bond=Bond.BENEFIT,
        lasting=Lasting.GAME,
    )  # fmt: skip
    table.context.do(PutEffect(aura))
    prompt = opened(table, keys)
    assert [button.key for button in prompt.present.buttons] == ["Alt+1", "Ctrl+Shift+F1"]
    assert any("End for all 2" in words for words in strings(prompt))
    keys.press(Qt.Key.Key_F1, held=SHIFT)
    assert table.context.game.effects[0].fighters == ("a1.2",), "the other one keeps it"
    whose = f"End for {table.context.fighter_name('a1.2')}"
    assert any(whose in words for words in strings(prompt))
    keys.press(Qt.Key.Key_F1, held=SHIFT)
    assert table.context.game.effects[0].fighters == ("a1.2",), "it has none to end"
    keys.press(Qt.Key.Key_F1, held=SHIFT | CONTROL)
    assert not table.context.game.effects
